import type { Permission } from './permissions.ts';
import type { OrganisationKind } from './usable-permissions.ts';

export type MenuGroup = 'work' | 'manage' | 'mine' | 'security';

/** One page of the signed-in portal. */
interface PageRow {
  /** Its address: a `:name` matches one path segment. */
  readonly pattern: string;
  /** Its name in the menu and in lists of pages. */
  readonly name: string;
  /** The permissions of which one is needed; an empty list opens it to every signed-in account. */
  readonly anyOf: readonly Permission[];
  /** The file of its component, in `web/` and without ending. */
  readonly view: string;
  /** Without menu and header. */
  readonly isBare?: true;
  /** Its place in the menu: groups and their entries have the order of this table. */
  readonly menu?: {
    readonly group: MenuGroup;
    /** The entry's name, where it leads to more than this page. */
    readonly name?: string;
    /** People of the other kind of organisation have nothing there. */
    readonly onlyFor?: OrganisationKind;
    /** The permissions that show the entry, where they are not those of the page. */
    readonly anyOf?: readonly Permission[];
  };
}

/**
 * Every page in the order of the menu; of two patterns that match an address the first one counts. `npm run generate` writes how each component loads.
 * Source: specification, section 2, and pages of ours.
 */
const pageTable = [
  {
    pattern: '/pem-bookings',
    name: 'Bookings',
    anyOf: ['view_bookings', 'my_bookings'],
    view: 'bookings/list/bookings-page',
    menu: { group: 'work' },
  },
  {
    pattern: '/booking/download-consult-file',
    name: 'Download of results',
    anyOf: [],
    view: 'consult/download-page',
    isBare: true,
  },
  {
    pattern: '/booking/:candidateId/detail',
    name: 'A booking’s own page',
    anyOf: ['view_bookings'],
    view: 'bookings/detail/detail-page',
    isBare: true,
  },
  {
    pattern: '/home',
    name: 'Home',
    anyOf: ['view_bookings', 'my_bookings'],
    view: 'home/home-page',
    menu: { group: 'work', onlyFor: 'client' },
  },
  {
    pattern: '/make-booking',
    name: 'Make Booking, medical',
    anyOf: ['make_bookings'],
    view: 'new-booking/wizard-page',
    menu: { group: 'work', name: 'Make Booking' },
  },
  {
    pattern: '/make-fit-test-booking',
    name: 'Make Booking, fit test',
    anyOf: ['make_bookings'],
    view: 'new-booking/wizard-page',
  },
  {
    pattern: '/scheduler',
    name: 'Scheduler',
    anyOf: ['calendar'],
    view: 'scheduler/scheduler-page',
    menu: { group: 'work' },
  },
  { pattern: '/today', name: 'Today', anyOf: ['calendar'], view: 'day-list/day-list-page', menu: { group: 'work' } },
  {
    pattern: '/overview',
    name: 'Overview',
    anyOf: ['calendar'],
    view: 'overview/overview-page',
    menu: { group: 'work' },
  },
  { pattern: '/results', name: 'Results', anyOf: ['calendar'], view: 'results/results-page', menu: { group: 'work' } },
  {
    pattern: '/closings',
    name: 'Closings',
    anyOf: ['calendar'],
    view: 'closings/closings-page',
    menu: { group: 'work' },
  },
  { pattern: '/closings/new', name: 'Closings: close days', anyOf: ['calendar'], view: 'closings/plan-page' },
  {
    pattern: '/closings/:closingId',
    name: 'Closings: one of them',
    anyOf: ['calendar'],
    view: 'closings/closing-page',
  },
  {
    pattern: '/due',
    name: 'Due again',
    anyOf: ['view_bookings', 'my_bookings'],
    view: 'due/due-page',
    menu: { group: 'work' },
  },
  {
    pattern: '/packages',
    name: 'Packages',
    anyOf: ['packages'],
    view: 'catalogue/packages-page',
    menu: { group: 'manage' },
  },
  { pattern: '/packages/add', name: 'Packages: add one', anyOf: ['packages'], view: 'catalogue/package-add-page' },
  {
    pattern: '/packages/edit/:packageId',
    name: 'Packages: edit one',
    anyOf: ['packages'],
    view: 'catalogue/package-edit-page',
  },
  {
    pattern: '/assessments',
    name: 'Assessments',
    anyOf: ['packages'],
    view: 'catalogue/assessments-page',
    menu: { group: 'manage', onlyFor: 'provider' },
  },
  {
    pattern: '/positions',
    name: 'Positions',
    anyOf: ['positions'],
    view: 'catalogue/positions-page',
    menu: { group: 'manage' },
  },
  {
    pattern: '/companies',
    name: 'Companies',
    anyOf: ['companies'],
    view: 'companies/companies-page',
    menu: { group: 'manage' },
  },
  { pattern: '/companies/add', name: 'Companies: add one', anyOf: ['companies'], view: 'companies/company-add-page' },
  {
    pattern: '/companies/:orgId/packages/add',
    name: 'A company’s packages: add one',
    anyOf: ['companies'],
    view: 'catalogue/package-add-page',
  },
  {
    pattern: '/companies/:orgId/packages/edit/:packageId',
    name: 'A company’s packages: edit one',
    anyOf: ['companies'],
    view: 'catalogue/package-edit-page',
  },
  { pattern: '/companies/:orgId/:tab', name: 'A company’s tabs', anyOf: ['companies'], view: 'start/company-tabs' },
  {
    pattern: '/month-end',
    name: 'Month end',
    anyOf: ['companies'],
    view: 'companies/month-end/month-end-page',
    menu: { group: 'manage', onlyFor: 'provider' },
  },
  {
    pattern: '/booking-account',
    name: 'Booking Account',
    anyOf: ['accounts', 'admin_accounts'],
    view: 'accounts/accounts-page',
    menu: { group: 'manage' },
  },
  {
    pattern: '/roles',
    name: 'Roles',
    anyOf: ['company_accounts', 'admin_accounts'],
    view: 'accounts/roles-page',
    menu: { group: 'manage', onlyFor: 'provider' },
  },
  {
    pattern: '/mail-texts',
    name: 'Mail texts',
    anyOf: ['admin_accounts'],
    view: 'mail-texts/mail-texts-page',
    menu: { group: 'manage', onlyFor: 'provider' },
  },
  {
    pattern: '/mail-texts/:kind',
    name: 'Mail texts: one of them',
    anyOf: ['admin_accounts'],
    view: 'mail-texts/mail-text-page',
  },
  {
    pattern: '/settings',
    name: 'Settings',
    anyOf: ['admin_accounts'],
    view: 'settings/settings-page',
    menu: { group: 'manage', onlyFor: 'provider' },
  },
  { pattern: '/import', name: 'Import', anyOf: ['companies'], view: 'imports/import-page', menu: { group: 'manage' } },
  { pattern: '/sites', name: 'Sites', anyOf: ['sites'], view: 'sites/sites-page', menu: { group: 'manage' } },
  { pattern: '/sites/add', name: 'Sites: add one', anyOf: ['sites'], view: 'sites/site-add-page' },
  { pattern: '/sites/edit/:clinicId', name: 'Sites: edit one', anyOf: ['sites'], view: 'sites/site-edit-page' },
  {
    pattern: '/doctors',
    name: 'Resources',
    anyOf: ['calendar'],
    view: 'doctors/doctors-page',
    menu: { group: 'manage' },
  },
  { pattern: '/doctors/:doctorId', name: 'Resources: one of them', anyOf: ['calendar'], view: 'doctors/doctor-page' },
  {
    pattern: '/doctors/:doctorId/hours/new',
    name: 'Resources: add weekly hours',
    anyOf: ['calendar'],
    view: 'doctors/hours-page',
  },
  {
    pattern: '/doctors/:doctorId/hours/:patternId',
    name: 'Resources: change weekly hours',
    anyOf: ['calendar'],
    view: 'doctors/hours-page',
  },
  {
    pattern: '/paperworks',
    name: 'Paperwork',
    anyOf: [],
    view: 'paperworks/paperworks-page',
    menu: { group: 'manage', anyOf: ['paperworks'] },
  },
  {
    pattern: '/projects',
    name: 'Projects',
    anyOf: ['projects'],
    view: 'catalogue/projects-page',
    menu: { group: 'manage' },
  },
  {
    pattern: '/subsidiaries',
    name: 'Subsidiaries',
    anyOf: ['subsidiaries'],
    view: 'companies/subsidiaries-page',
    menu: { group: 'manage' },
  },
  {
    pattern: '/my-bookings',
    name: 'My Bookings',
    anyOf: ['my_bookings'],
    view: 'bookings/list/bookings-page',
    menu: { group: 'mine' },
  },
  {
    pattern: '/my-bookings/:candidateId',
    name: 'An own booking’s page',
    anyOf: ['my_bookings'],
    view: 'bookings/detail/detail-page',
    isBare: true,
  },
  {
    pattern: '/my/company',
    name: 'My Company',
    anyOf: ['my_company'],
    view: 'companies/my-company-page',
    menu: { group: 'mine' },
  },
  {
    pattern: '/my/company/webhooks',
    name: 'My Company: webhooks',
    anyOf: ['my_company'],
    view: 'companies/webhooks/webhooks-page',
  },
  {
    pattern: '/my/company/sign-in',
    name: 'My Company: sign-in',
    anyOf: ['accounts'],
    view: 'companies/sign-in/sign-in-page',
  },
  {
    pattern: '/my/company/api-keys',
    name: 'My Company: API keys',
    anyOf: ['accounts'],
    view: 'companies/api-keys/api-keys-page',
  },
  { pattern: '/developers', name: 'Developers', anyOf: [], view: 'developers/developers-page' },
  {
    pattern: '/my/subsidiaries',
    name: 'My Subsidiaries',
    anyOf: ['my_subsidiary'],
    view: 'companies/subsidiaries-page',
    menu: { group: 'mine' },
  },
  { pattern: '/my/account', name: 'My Account', anyOf: [], view: 'my-account/account-page', menu: { group: 'mine' } },
  {
    pattern: '/audit',
    name: 'Audit',
    anyOf: ['admin_accounts'],
    view: 'audit/audit-page',
    menu: { group: 'security' },
  },
  { pattern: '/404', name: 'Page not found', anyOf: [], view: 'errors/not-found' },
] as const satisfies readonly PageRow[];

export type RoutePattern = (typeof pageTable)[number]['pattern'];
export type ViewName = (typeof pageTable)[number]['view'];

export interface Page extends PageRow {
  readonly pattern: RoutePattern;
  readonly view: ViewName;
}

/** The same rows, whichever of their fields they have. */
export const pages: readonly Page[] = pageTable;
