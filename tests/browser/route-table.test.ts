import type { Page } from 'playwright-core';
import { COMPANY_TABS } from '../../machines/rules/access/access-routes.ts';
import { holdsAny, type Permission } from '../../machines/rules/access/permissions.ts';
import { presets } from '../../services/auth/accounts/presets.ts';
import { expect, signIn, test } from '../support/browser/browser.ts';
import type { DemoLogin } from '../support/browser/page.ts';
import { answerOf, restAs } from '../support/rest.ts';

type Route = { path: string; anyOf: readonly Permission[] };

/** The specification's table of routes, with ids that exist. */
async function routesOf(url: string): Promise<readonly Route[]> {
  const rest = await restAs('admin', { url: `${url}/api` });
  const { bookings } = await answerOf(rest.booking.GET('/booking/bookings', { params: { query: { page_size: 1 } } }));
  const { companies } = await answerOf(
    rest.companies.GET('/companies/companies', { params: { query: { name: 'redgum' } } }),
  );
  const { sites } = await answerOf(rest.booking.GET('/booking/clinic-sites'));
  const orgId = String(companies[0]?.id);
  const packages = await answerOf(rest.booking.GET('/booking/packages-lookup', { params: { query: { org: orgId } } }));
  const packageId = String(packages.data[0]?.package_id);
  const company = `/companies/${orgId}`;
  const route = (path: string, ...anyOf: readonly Permission[]): Route => ({ path, anyOf });
  return [
    route('/pem-bookings', 'view_bookings', 'my_bookings'),
    route('/my-bookings', 'my_bookings'),
    route(`/my-bookings/${bookings[0]?.candidate_id}`, 'my_bookings'),
    route('/make-booking', 'make_bookings'),
    route('/make-fit-test-booking', 'make_bookings'),
    route(`/booking/${bookings[0]?.candidate_id}/detail`, 'view_bookings'),
    route('/booking/download-consult-file'),
    route('/packages', 'packages'),
    route('/packages/add', 'packages'),
    route(`/packages/edit/${packageId}`, 'packages'),
    route('/projects', 'projects'),
    route('/positions', 'positions'),
    route('/assessments', 'packages'),
    route('/booking-account', 'accounts', 'admin_accounts'),
    route('/roles', 'company_accounts', 'admin_accounts'),
    route('/companies', 'companies'),
    route('/companies/add', 'companies'),
    ...COMPANY_TABS.map((tab) => route(`${company}/${tab}`, 'companies')),
    route(`${company}/packages/add`, 'companies'),
    route(`${company}/packages/edit/${packageId}`, 'companies'),
    route('/my/company', 'my_company'),
    route('/my/company/webhooks', 'my_company'),
    route('/my/company/api-keys', 'accounts'),
    route('/my/company/sign-in', 'accounts'),
    route('/developers'),
    route('/subsidiaries', 'subsidiaries'),
    route('/my/subsidiaries', 'my_subsidiary'),
    // The external link, while no other address is configured.
    route('/scheduler', 'calendar'),
    route('/sites', 'sites'),
    route('/sites/add', 'sites'),
    route(`/sites/edit/${sites[0]?.uuid}`, 'sites'),
    route('/paperworks'),
    route('/my/account'),
    route('/mail-texts', 'admin_accounts'),
    route('/mail-texts/booking.confirmed', 'admin_accounts'),
    route('/month-end', 'companies'),
    route('/settings', 'admin_accounts'),
    route('/audit', 'admin_accounts'),
    route('/404'),
  ];
}

const STAFF_ONLY: readonly Permission[] = ['companies', 'company_accounts', 'admin_accounts', 'calendar', 'sites'];

const heading = (page: Page) => page.getByRole('heading', { level: 1 }).first();

/** Opens what the address promises, or says that it may not be opened. */
async function shows(page: Page, { path, anyOf }: Route, held: readonly Permission[]) {
  await heading(page).waitFor();
  if (!holdsAny(held, anyOf)) {
    await page.getByRole('heading', { level: 1, name: 'Access Denied' }).waitFor();
    await page.getByText("You don't have permission to access this page.").waitFor();
    // Only the admin of these accounts is of the provider, and holds everything: the others are of a company.
    const isOfStaff = anyOf.every((flag) => STAFF_ONLY.includes(flag));
    const why = isOfStaff ? 'Only Banksia Health staff can open this page.' : /of Redgum Mining can give it to you\.$/;
    await page.getByText(why).waitFor();
    return;
  }
  await expect.poll(() => heading(page).textContent(), { message: path }).not.toMatch(/^(Access Denied|Loading)?$/);
  expect(new URL(page.url()).pathname, path).toBe(path);
  if (path !== '/404') expect(await heading(page).textContent(), path).not.toBe('Page not found');
}

/** As a link of the portal does: without reloading the page. */
const follow = (page: Page, path: string) => page.evaluate((to) => history.pushState(null, '', to), path);

test('[route.table][route.guard] every page of the table opens by its typed address, and waits for the code of the wizard only there', {
  tags: ['long'],
}, async ({ page, portal }) => {
  const withWizard = new Set<string>();
  page.on('request', (request) => {
    if (/\/assets\/wizard-[\w-]{7}\.js$/.test(request.url())) withWizard.add(new URL(request.frame().url()).pathname);
  });
  await signIn(page, 'admin');
  for (const route of await routesOf(portal.url)) {
    await page.goto(route.path);
    await shows(page, route, presets.admin);
  }
  expect([...withWizard]).toEqual(['/make-booking', '/make-fit-test-booking']);
});

const title =
  '[route.table][route.guard][route.denied] by link every page of the table opens to %s, or is denied, as the permissions say';

async function followAll(login: DemoLogin, page: Page, portal: { url: string }) {
  await signIn(page, login);
  await heading(page).waitFor();
  for (const route of await routesOf(portal.url)) {
    await follow(page, route.path);
    await shows(page, route, presets[login]);
  }
}

// The account with all permissions, and the one with the fewest.
test.for(['restricted'] as const)(title, (login, { page, portal }) => followAll(login, page, portal));
test.for(['admin'] as const)(title, { tags: ['walk'] }, (login, { page, portal }) => followAll(login, page, portal));
test.for(['manager', 'booker'] as const)(title, { tags: ['long'] }, (login, { page, portal }) =>
  followAll(login, page, portal),
);
