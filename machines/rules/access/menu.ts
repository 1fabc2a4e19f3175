import { type MenuGroup, pages } from './page-table.ts';
import { holdsAny, type Permission } from './permissions.ts';
import type { OrganisationKind } from './usable-permissions.ts';

type ServiceType = 'pem' | 'fit_test';
export type MenuService = { sid: string; name: string; serviceType: ServiceType };
export type MenuEntry = {
  name: string;
  href: string;
  isExternal: boolean;
  group: MenuGroup;
  children: readonly MenuEntry[];
};

/** Paths of the booking wizard by service type. */
export const bookingPaths: Readonly<Record<ServiceType, string>> = {
  pem: '/make-booking',
  fit_test: '/make-fit-test-booking',
};

const MAKE_BOOKING = 'Make Booking';
const SCHEDULER = 'Scheduler';

interface Row {
  readonly name: string;
  readonly href: string;
  readonly anyOf: readonly Permission[];
  readonly group: MenuGroup;
  readonly onlyFor: OrganisationKind | undefined;
}

/** Names, order and permissions of the menu. Source: specification, section 2. */
const ROWS: readonly Row[] = pages.flatMap(({ pattern: href, name, anyOf, menu }) =>
  menu ? [{ name, href, anyOf, onlyFor: undefined, ...menu }] : [],
);

/** Menu entries for people of such an organisation, and the permissions that show each. */
export const menuRules = (kind: OrganisationKind): readonly Row[] =>
  ROWS.filter(({ onlyFor }) => onlyFor === undefined || onlyFor === kind);

/**
 * The menu of an account.
 * @param options `schedulerUrl`: address of a board elsewhere (null: the portal's own) · `kind`: of the account's organisation
 */
export const menuEntriesFor = (
  held: readonly Permission[],
  services: readonly MenuService[],
  { schedulerUrl = null, kind = 'client' }: { schedulerUrl?: string | null; kind?: OrganisationKind } = {},
): readonly MenuEntry[] =>
  menuRules(kind)
    .filter(({ anyOf }) => holdsAny(held, anyOf))
    .map(({ name, href, group }) => {
      const entry = { name, href, group, isExternal: false, children: [] };
      if (name === SCHEDULER) return { ...entry, href: schedulerUrl ?? href, isExternal: true };
      if (name !== MAKE_BOOKING) return entry;
      return {
        ...entry,
        children: [
          { ...entry, name: 'Medical (pre-employment)', href: bookingPaths.pem },
          { ...entry, name: 'Fit Test', href: bookingPaths.fit_test },
          ...services.map((service) => ({ ...entry, name: service.name, href: servicePath(service) })),
        ],
      };
    });

const servicePath = ({ sid, serviceType }: MenuService) =>
  `${bookingPaths[serviceType]}?sid=${encodeURIComponent(sid)}`;

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
