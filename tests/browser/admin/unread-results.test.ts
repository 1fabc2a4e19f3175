import { expect, expectNoViolations, signIn, test } from '../../support/browser/browser.ts';

test('[results.unread-by-company] the provider sees in how many bookings a company has not read its results', async ({
  page,
}) => {
  await signIn(page, 'admin');
  await page.goto('/companies');
  await page.getByLabel('Sort').selectOption('Most unread results');
  const row = page.getByRole('row').filter({ hasText: 'Redgum Mining' });
  const link = row.getByRole('link', { name: /^\d+ unread results$/ });
  const told = Number.parseInt((await link.textContent()) ?? '', 10);
  expect(told).toBeGreaterThan(0);
  await expectNoViolations(page);
  await link.press('Enter');
  await page.waitForURL(/results=Unread/);
  // The list that the number opens has as many.
  const boxes = page.getByRole('checkbox', { name: /^Select (?!all)/ });
  await boxes.first().waitFor();
  expect(await boxes.count()).toBe(told);
});
