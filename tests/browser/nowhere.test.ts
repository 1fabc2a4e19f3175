import { defined } from '../../machines/lib/assert-defined.ts';
import { pages, type RoutePattern } from '../../machines/rules/access/page-table.ts';
import { expect, expectNoViolations, forgive, signIn, test } from '../support/browser/browser.ts';
import { answerOf, restAs } from '../support/rest.ts';

/** Patterns that name a record. */
type Named = Extract<RoutePattern, `${string}/:${string}`>;
type Nowhere = { readonly what: string; readonly back: string; readonly as?: 'booker' };

const resource: Nowhere = { what: 'Resource', back: '/doctors' };
const company: Nowhere = { what: 'Company', back: '/companies' };

/** A pattern that is not in this table does not compile. */
const nowhere: Readonly<Record<Named, Nowhere>> = {
  '/booking/:candidateId/detail': { what: 'Booking', back: '/pem-bookings' },
  '/my-bookings/:candidateId': { what: 'Booking', back: '/my-bookings' },
  '/closings/:closingId': { what: 'Closing', back: '/closings' },
  '/packages/edit/:packageId': { what: 'Package', back: '/packages' },
  '/companies/:orgId/packages/add': company,
  '/companies/:orgId/packages/edit/:packageId': { what: 'Package', back: '/companies/ID/packages' },
  '/companies/:orgId/:tab': company,
  '/mail-texts/:kind': { what: 'Mail text', back: '/mail-texts' },
  '/sites/edit/:clinicId': { what: 'Site', back: '/sites' },
  '/doctors/:doctorId': resource,
  '/doctors/:doctorId/hours/new': resource,
  '/doctors/:doctorId/hours/:patternId': resource,
};

const ids = { unknown: '01a22f8e-0000-7000-8000-000000000000', mistyped: '01a22f8e-0000' };
const at = (pattern: string, id: string) => pattern.replace('/:tab', '/positions').replaceAll(/:\w+/g, id);

test('every page that names a record is in the table', () => {
  const named = pages.map(({ pattern }) => pattern).filter((pattern) => pattern.includes('/:'));
  expect(Object.keys(nowhere).sort()).toEqual(named.sort());
});

test.for(Object.entries(ids))(
  '[route.no-record] an address whose id is %s says what was not found, offers no second try, and leads to its list',
  async ([, id], { page }) => {
    await signIn(page, 'admin');
    await page.locator('#main h1').waitFor();
    for (const [pattern, { what, back }] of Object.entries(nowhere)) {
      await page.goto(at(pattern, id));
      await page.getByRole('heading', { name: `${what} not found` }).waitFor();
      await page.getByText(/^The address is mistyped, this was deleted, or your account may not open it\.$/).waitFor();
      expect(await page.getByRole('button', { name: /^Try again/ }).count(), pattern).toBe(0);
      const link = page.locator('#main a.btn');
      expect(new URL((await link.getAttribute('href')) ?? '', page.url()).pathname, pattern).toBe(
        back.replace('ID', id),
      );
    }
    await expectNoViolations(page);
    await page.goto(`/make-booking?draft=${id}`);
    await page.getByText('This unfinished booking is no longer there').waitFor();
    await page.getByRole('link', { name: 'See the bookings' }).click();
    await page.waitForURL('**/pem-bookings');
    forgive(page, /40[04]/);
  },
);

test('[route.no-record] a booking of another company is not found by a client', async ({ page, portal }) => {
  const admin = await restAs('admin', { url: `${portal.url}/api` });
  const manager = await restAs('manager', { url: `${portal.url}/api` });
  const { bookings } = await answerOf(admin.booking.GET('/booking/bookings', { params: { query: {} } }));
  const foreign = defined(bookings.find(({ org_id }) => org_id !== manager.orgId));
  await signIn(page, 'manager');
  await page.locator('#main h1').waitFor();
  await page.goto(`/booking/${foreign.candidate_id}/detail`);
  await page.getByRole('heading', { name: 'Booking not found' }).waitFor();
  forgive(page, /40[34]/);
});
