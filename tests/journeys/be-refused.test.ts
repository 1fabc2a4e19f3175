import { expect, signIn, test } from '../support/browser/engine.ts';

test('[route.denied] a page that the account may not open says what is missing and who can give it', {
  tags: ['walk'],
}, async ({ screen: page }) => {
  await signIn(page, 'booker');
  await page.goto('/packages');
  await page.getByRole('heading', { level: 1, name: 'Access Denied' }).waitFor();
  await page.getByText("You don't have permission to access this page.").waitFor();
  await page.getByText('An administrator of Redgum Mining can give it to you.').waitFor();
  await page.getByRole('link', { name: 'Go Home' }).click();
  await page.getByRole('heading', { level: 1, name: 'Bookings' }).waitFor();
});

test('[valid.email] a mistyped form says what is wrong at its field and keeps what was typed', async ({
  screen: page,
}) => {
  await signIn(page, 'booker');
  await page.goto('/make-booking');
  const results = page.getByLabel('Receiving Results Email');
  await results.fill('results@redgum');
  await page.getByLabel('Receiving Invoices Email').fill('');
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await page.getByText('Must be email format and separated by semicolons.').waitFor();
  await page.getByText('2 errors here').waitFor();
  await page.reload();
  await page.getByText('results@redgum', { exact: true }).waitFor();
  expect(await page.getByLabel('Company').first().inputValue()).toBe('Redgum Mining');
});
