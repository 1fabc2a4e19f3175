import { defined } from '../../../machines/lib/assert-defined.ts';
import { expect, expectNoViolations, signIn, test } from '../../support/browser/browser.ts';
import { answerOf, restAs } from '../../support/rest.ts';

test('[results.unread-by-company] the provider sees in how many bookings a company has not read its results, and has acknowledged them', async ({
  page,
  portal,
}) => {
  await signIn(page, 'admin');
  await page.goto('/companies');
  await page.getByLabel('Sort').selectOption('Most unread results');
  const row = page.getByRole('row').filter({ hasText: 'Redgum Mining' });
  const link = row.getByRole('link', { name: /^\d+ unread results$/ });
  const told = Number.parseInt((await link.textContent()) ?? '', 10);
  expect(told).toBeGreaterThan(0);
  const admin = await restAs('admin', { url: `${portal.url}/api` });
  const { companies } = await answerOf(
    admin.companies.GET('/companies/companies', { params: { query: { name: 'redgum' } } }),
  );
  const query = {
    company: [defined(companies[0]).id],
    results: ['Acknowledged' as const],
    page_size: 1,
    is_count: true,
  };
  const { total: count } = await answerOf(admin.booking.GET('/booking/bookings', { params: { query } }));
  expect(count).toBeGreaterThan(0);
  await row.getByText(`${count} acknowledged`, { exact: true }).waitFor();
  await expectNoViolations(page);
  await link.press('Enter');
  await page.waitForURL(/results=Unread/);
  // The list that the number opens has as many, on one page or several.
  const shown = page.getByText(/^Showing \d/);
  await expect.poll(async () => Number(/(\d+)$/.exec((await shown.textContent()) ?? '')?.[1])).toBe(told);
});
