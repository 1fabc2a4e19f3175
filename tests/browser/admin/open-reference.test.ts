import { expectNoViolations, signIn, test } from '../../support/browser/browser.ts';

test('[api.document] a stranger reads the reference without an account, and an account reads the same page', async ({
  openPage,
}) => {
  const page = await openPage({ viewport: { width: 390, height: 844 }, colorScheme: 'dark' });
  await page.goto('/developers');
  await page.getByText('Book it', { exact: true }).waitFor();
  await page.getByRole('link', { name: 'Sign in to make a key' }).waitFor();
  await page.getByText('/api/v1/booking/greenhouse/send_test', { exact: false }).first().waitFor();
  await expectNoViolations(page);
  await page.goto('/projects');
  await page.waitForURL('**/login');
  const member = await openPage();
  await signIn(member, 'manager');
  await member.goto('/developers');
  await member.getByRole('link', { name: 'API keys', exact: true }).waitFor();
});
