import { holdsAny, type Permission } from './permissions.ts';
import type { OrganisationKind } from './usable-permissions.ts';

type ServiceType = 'pem' | 'fit_test';
export type MenuService = { sid: string; name: string; serviceType: ServiceType };
export type MenuEntry = { name: string; href: string; isExternal: boolean; children: readonly MenuEntry[] };

/**
 * `isReady` is false while an entry's page is not built: it stays hidden until then. `onlyFor`: people of the other
 * kind of organisation have nothing there.
 */
type Row = {
  name: string;
  href: string;
  anyOf: readonly Permission[];
  isReady: boolean;
  onlyFor?: OrganisationKind;
};

/** Paths of the booking wizard by service type. */
export const bookingPaths: Readonly<Record<ServiceType, string>> = {
  pem: '/make-booking',
  fit_test: '/make-fit-test-booking',
};

const MAKE_BOOKING = 'Make Booking';
const SCHEDULER = 'Scheduler';

/** Names, order and permissions of the menu. Source: specification, section 2. */
const ROWS: readonly Row[] = [
  { name: 'Bookings', href: '/pem-bookings', anyOf: ['view_bookings', 'my_bookings'], isReady: true },
  { name: 'Home', href: '/home', anyOf: ['view_bookings', 'my_bookings'], isReady: true, onlyFor: 'client' },
  { name: MAKE_BOOKING, href: bookingPaths.pem, anyOf: ['make_bookings'], isReady: true },
  { name: SCHEDULER, href: '/scheduler', anyOf: ['calendar'], isReady: true },
  { name: 'Today', href: '/today', anyOf: ['calendar'], isReady: true },
  { name: 'Overview', href: '/overview', anyOf: ['calendar'], isReady: true },
  { name: 'Results', href: '/results', anyOf: ['calendar'], isReady: true },
  { name: 'Closings', href: '/closings', anyOf: ['calendar'], isReady: true },
  { name: 'Due again', href: '/due', anyOf: ['view_bookings', 'my_bookings'], isReady: true },
  { name: 'Packages', href: '/packages', anyOf: ['packages'], isReady: true },
  { name: 'Assessments', href: '/assessments', anyOf: ['packages'], isReady: true, onlyFor: 'provider' },
  { name: 'Positions', href: '/positions', anyOf: ['positions'], isReady: true },
  { name: 'Companies', href: '/companies', anyOf: ['companies'], isReady: true },
  { name: 'Month end', href: '/month-end', anyOf: ['companies'], isReady: true, onlyFor: 'provider' },
  { name: 'Booking Account', href: '/booking-account', anyOf: ['accounts', 'admin_accounts'], isReady: true },
  {
    name: 'Roles',
    href: '/roles',
    anyOf: ['company_accounts', 'admin_accounts'],
    isReady: true,
    onlyFor: 'provider',
  },
  { name: 'Mail texts', href: '/mail-texts', anyOf: ['admin_accounts'], isReady: true, onlyFor: 'provider' },
  { name: 'Settings', href: '/settings', anyOf: ['admin_accounts'], isReady: true, onlyFor: 'provider' },
  { name: 'Import', href: '/import', anyOf: ['companies'], isReady: true },
  { name: 'Sites', href: '/sites', anyOf: ['sites'], isReady: true },
  { name: 'Resources', href: '/doctors', anyOf: ['calendar'], isReady: true },
  { name: 'Paperwork', href: '/paperworks', anyOf: ['paperworks'], isReady: true },
  { name: 'Projects', href: '/projects', anyOf: ['projects'], isReady: true },
  { name: 'Subsidiaries', href: '/subsidiaries', anyOf: ['subsidiaries'], isReady: true },
  { name: 'My Bookings', href: '/my-bookings', anyOf: ['my_bookings'], isReady: true },
  { name: 'My Company', href: '/my/company', anyOf: ['my_company'], isReady: true },
  { name: 'My Subsidiaries', href: '/my/subsidiaries', anyOf: ['my_subsidiary'], isReady: true },
  { name: 'My Account', href: '/my/account', anyOf: [], isReady: true },
  { name: 'Audit', href: '/audit', anyOf: ['admin_accounts'], isReady: true },
];

const isFor = ({ onlyFor }: Row, kind: OrganisationKind) => onlyFor === undefined || onlyFor === kind;

/** Menu entries for people of such an organisation, and the permissions that show each. */
export const menuRules = (kind: OrganisationKind): readonly Pick<Row, 'name' | 'anyOf'>[] =>
  ROWS.filter((row) => row.isReady && isFor(row, kind));

const BOOKING_ROWS: readonly Row[] = [
  { name: 'Medical (pre-employment)', href: bookingPaths.pem, anyOf: [], isReady: true },
  { name: 'Fit Test', href: bookingPaths.fit_test, anyOf: [], isReady: true },
];

/**
 * The menu of an account.
 * @param options `schedulerUrl`: address of a board elsewhere (null: the portal's own) · `includeUnready`: pages not
 * built yet too · `kind`: of the account's organisation
 */
export function menuEntriesFor(
  held: readonly Permission[],
  services: readonly MenuService[],
  {
    schedulerUrl = null,
    includeUnready = false,
    kind = 'client',
  }: { schedulerUrl?: string | null; includeUnready?: boolean; kind?: OrganisationKind } = {},
): readonly MenuEntry[] {
  const isShown = ({ isReady, name }: Row) =>
    isReady || includeUnready || (name === SCHEDULER && schedulerUrl !== null);
  const entry = ({ name, href }: Row): MenuEntry => ({ name, href, isExternal: false, children: [] });
  return ROWS.filter((row) => isShown(row) && isFor(row, kind) && holdsAny(held, row.anyOf)).map((row) => {
    if (row.name === SCHEDULER) return { ...entry(row), href: schedulerUrl ?? row.href, isExternal: true };
    if (row.name !== MAKE_BOOKING) return entry(row);
    return { ...entry(row), children: [...BOOKING_ROWS.filter(isShown).map(entry), ...services.map(serviceEntry)] };
  });
}

const serviceEntry = ({ sid, name, serviceType }: MenuService): MenuEntry => ({
  name,
  href: `${bookingPaths[serviceType]}?sid=${encodeURIComponent(sid)}`,
  isExternal: false,
  children: [],
});

/** Contact person, else username, else email, else account type, else 'Account'; blanks count as missing. */
export const accountName = (
  info: {
    contactPerson?: string | null;
    username?: string | null;
    email?: string | null;
    accountType?: string | null;
  } | null,
): string =>
  [info?.contactPerson, info?.username, info?.email, info?.accountType].map((name) => name?.trim()).find(Boolean) ??
  'Account';
