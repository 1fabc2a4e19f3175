import { expectNoViolations, signIn, test } from '../../support/browser/browser.ts';

test('[digest.page] the Monday mail is switched on by keyboard, says when it leaves, and is still on after a reload', async ({
  openPage,
}) => {
  const page = await openPage({ viewport: { width: 390, height: 844 } });
  await signIn(page, 'manager');
  await page.goto('/my/account');
  const card = page.getByRole('region', { name: 'Monday mail' });
  const wanted = card.getByRole('switch', { name: 'Mail me each Monday' });
  await card.getByText(/The next one: Mon \d\d\/\d\d\/\d{4},? 07:00/).waitFor();
  await wanted.focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await page.getByText('The Monday mail was changed.').waitFor();
  await expectNoViolations(page);
  await page.reload();
  await card.getByRole('switch', { name: 'Mail me each Monday', checked: true }).waitFor();
});
