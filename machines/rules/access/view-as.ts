import { type RoutePattern, routePermissions } from './access-routes.ts';
import { rootRedirect } from './landing.ts';
import { menuRules } from './menu.ts';
import { holdsAny, type Permission } from './permissions.ts';
import { type OrganisationKind, onlyUsable } from './usable-permissions.ts';

/** One entry or page: whether an account gets it, and any one of which permissions it needs (none: everybody). */
export type VisiblePage = { name: string; isOpen: boolean; needs: readonly Permission[] };

type PagePattern = Exclude<RoutePattern, '/404'>;

/** Names of pages; a page of the menu has its name there. */
const pageNames: Readonly<Record<PagePattern, string>> = {
  '/pem-bookings': 'Bookings',
  '/my-bookings': 'My Bookings',
  '/make-booking': 'Make Booking, medical',
  '/make-fit-test-booking': 'Make Booking, fit test',
  '/booking/download-consult-file': 'Download of results',
  '/booking/:candidateId/detail': 'A booking’s own page',
  '/my-bookings/:candidateId': 'An own booking’s page',
  '/packages': 'Packages',
  '/packages/add': 'Packages: add one',
  '/packages/edit/:packageId': 'Packages: edit one',
  '/projects': 'Projects',
  '/positions': 'Positions',
  '/assessments': 'Assessments',
  '/booking-account': 'Booking Account',
  '/companies': 'Companies',
  '/companies/add': 'Companies: add one',
  '/companies/:orgId/packages/add': 'A company’s packages: add one',
  '/companies/:orgId/packages/edit/:packageId': 'A company’s packages: edit one',
  '/companies/:orgId/:tab': 'A company’s tabs',
  '/my/company': 'My Company',
  '/my/company/webhooks': 'My Company: webhooks',
  '/my/company/sign-in': 'My Company: sign-in',
  '/my/company/api-keys': 'My Company: API keys',
  '/developers': 'Developers',
  '/subsidiaries': 'Subsidiaries',
  '/my/subsidiaries': 'My Subsidiaries',
  '/sites': 'Sites',
  '/sites/add': 'Sites: add one',
  '/sites/edit/:clinicId': 'Sites: edit one',
  '/scheduler': 'Scheduler',
  '/paperworks': 'Paperwork',
  '/my/account': 'My Account',
  '/home': 'Home',
  '/due': 'Due again',
  '/today': 'Today',
  '/overview': 'Overview',
  '/results': 'Results',
  '/doctors': 'Resources',
  '/doctors/:doctorId': 'Resources: one of them',
  '/doctors/:doctorId/hours/new': 'Resources: add weekly hours',
  '/doctors/:doctorId/hours/:patternId': 'Resources: change weekly hours',
  '/closings': 'Closings',
  '/closings/new': 'Closings: close days',
  '/closings/:closingId': 'Closings: one of them',
  '/roles': 'Roles',
  '/import': 'Import',
  '/mail-texts': 'Mail texts',
  '/mail-texts/:kind': 'Mail texts: one of them',
  '/month-end': 'Month end',
  '/settings': 'Settings',
  '/audit': 'Audit',
};

/** Pages that an account of such an organisation sees, and the rule that hides the rest; no session of it is begun. */
export function visiblePages(
  permissions: readonly Permission[],
  kind: OrganisationKind,
): {
  /** The page's name. */
  landing: string;
  menu: readonly VisiblePage[];
  pages: readonly (VisiblePage & { pattern: PagePattern })[];
} {
  const held = onlyUsable(kind, permissions);
  const seen = (name: string, needs: readonly Permission[]): VisiblePage => ({
    name,
    needs,
    isOpen: holdsAny(held, needs),
  });
  return {
    landing: pageNames[rootRedirect(held)],
    menu: menuRules(kind).map(({ name, anyOf }) => seen(name, anyOf)),
    pages: routePermissions.flatMap(({ pattern, anyOf }) =>
      pattern === '/404' ? [] : [{ ...seen(pageNames[pattern], anyOf), pattern }],
    ),
  };
}
