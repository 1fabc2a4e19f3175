/** @module-tag walk */

import type { Page } from 'playwright-core';
import { defined } from '../../../machines/lib/assert-defined.ts';
import { expect, signIn, test } from '../../support/browser/browser.ts';
import { answerOf, type Rest, restAs } from '../../support/rest.ts';

const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
const companyNamed = (company_name: string) => ({
  company: { company_name, enable: true, otp: false },
  fit_test: false,
  seed_positions: false,
});

test('[records.live] open lists show another person’s additions, each in place', async ({ page, portal }) => {
  const admin = await restAs('admin', { url: `${portal.url}/api` });
  const manager = await restAs('manager', { url: `${portal.url}/api` });
  const { orgId } = manager;
  const { data } = await answerOf(admin.booking.GET('/booking/packages', { params: { query: { page_size: 1 } } }));
  const packageId = defined(data[0]).package_id;
  const price = { package_id: packageId, company_id: orgId, from_day: '2027-03-01', cents: 43_210 };
  await signIn(page, 'admin');
  for (const [path, shown, wanted, change] of changes(orgId)) {
    await page.goto(path.replace('{org}', orgId));
    await page.getByRole('row').filter({ hasText: shown }).first().waitFor();
    expect(await row(page, wanted).count()).toBe(0);
    await change(admin);
    await row(page, wanted).waitFor();
  }
  await page.goto(`/companies/${orgId}/prices`);
  await page
    .getByText(/price of its own|prices of its own/i)
    .first()
    .waitFor();
  await answerOf(admin.booking.POST('/booking/prices', { body: price }));
  await page.getByText('432.10').first().waitFor();
});

const person = (username: string) => ({
  username,
  contact_person: 'Una Livewell',
  phone: '',
  email: `${username}@redgum.example`,
  permissions: [],
});

/** The page, a row that it shows, the row to come, and the change by another account that makes it. */
const changes = (orgId: string): readonly [string, string, string, (admin: Rest) => Promise<unknown>][] => [
  [
    '/companies?search=mining',
    'Redgum Mining',
    'Liveware Mining',
    ({ companies }) => answerOf(companies.POST('/companies/companies', { body: companyNamed('Liveware Mining') })),
  ],
  [
    '/companies/{org}/accounts',
    'Priya Raman',
    'Una Livewell',
    ({ auth }) =>
      answerOf(
        auth.POST('/auth/organisations/{org_id}/client-accounts', {
          params: { path: { org_id: orgId } },
          body: person('una.livewell'),
        }),
      ),
  ],
  [
    '/roles',
    'permission',
    'Live supervisor',
    ({ auth }) =>
      answerOf(
        auth.POST('/auth/roles', { body: { kind: 'client', name: 'Live supervisor', permissions: ['view_bookings'] } }),
      ),
  ],
  [
    '/assessments?search=audiometry',
    'Audiometry',
    'Audiometry live',
    ({ booking }) =>
      answerOf(
        booking.POST('/booking/catalogue/assessments', {
          body: { category: 'Hearing', name: 'Audiometry live', minutes: 15, preparation: '', price_cents: null },
        }),
      ),
  ],
];

test('[records.live] a change elsewhere dims no row, takes no focus and keeps the pages that were loaded', async ({
  page,
  portal,
}) => {
  const admin = await restAs('admin', { url: `${portal.url}/api` });
  const add = (name: string) =>
    answerOf(admin.companies.POST('/companies/companies', { body: companyNamed(`Zz ${name}`) }));
  for (let n = 100; n < 160; n++) await add(`company ${n}`);
  await signIn(page, 'admin');
  await page.goto('/companies?search=Zz');
  await page.getByRole('button', { name: 'Load more' }).click();
  const last = row(page, 'Zz company 159').getByRole('button', { name: 'More for Zz company 159' });
  await last.focus();
  await page.evaluate(() => {
    const rows = document.querySelector('tbody');
    new MutationObserver(() => document.body.toggleAttribute('data-dimmed', true)).observe(rows as Element, {
      attributes: true,
      attributeFilter: ['data-stale', 'inert'],
    });
  });
  await add('company 130 live');
  await row(page, 'Zz company 130 live').waitFor();
  expect(await last.evaluate((button) => document.activeElement === button)).toBe(true);
  expect(await page.locator('body').getAttribute('data-dimmed')).toBeNull();
  await row(page, 'Zz company 159').waitFor();
});
