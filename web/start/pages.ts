import type { ComponentType } from 'react';
import { type RoutePattern, routeOf } from '../../machines/rules/access/access-routes.ts';
import { loadPart } from '../ui/loading/arrived-parts.ts';
import { lazyView } from '../ui/loading/lazy-view.tsx';

type Page = {
  view: ComponentType;
  fetch: () => Promise<unknown>;
  /** Without menu and header. */
  isBare: boolean;
};

/** Every part that loads by itself; naming them lets a visit fetch what its address needs at once. */
const parts = {
  bareLayout: () => import('../frame/bare-layout.tsx'),
  bookings: () => import('../bookings/list/bookings-page.tsx'),
  detail: () => import('../bookings/detail/detail-page.tsx'),
  wizard: () => import('../new-booking/wizard-page.tsx'),
  consult: () => import('../consult/download-page.tsx'),
  account: () => import('../my-account/account-page.tsx'),
  companies: () => import('../companies/companies-page.tsx'),
  monthEnd: () => import('../companies/month-end/month-end-page.tsx'),
  companyAdd: () => import('../companies/company-add-page.tsx'),
  companyTabs: () => import('./company-tabs.tsx'),
  myCompany: () => import('../companies/my-company-page.tsx'),
  webhooks: () => import('../companies/webhooks/webhooks-page.tsx'),
  companySignIn: () => import('../companies/sign-in/sign-in-page.tsx'),
  apiKeys: () => import('../companies/api-keys/api-keys-page.tsx'),
  developers: () => import('../developers/developers-page.tsx'),
  accounts: () => import('../accounts/accounts-page.tsx'),
  roles: () => import('../accounts/roles-page.tsx'),
  subsidiaries: () => import('../companies/subsidiaries-page.tsx'),
  positions: () => import('../catalogue/positions-page.tsx'),
  projects: () => import('../catalogue/projects-page.tsx'),
  assessments: () => import('../catalogue/assessments-page.tsx'),
  packages: () => import('../catalogue/packages-page.tsx'),
  packageAdd: () => import('../catalogue/package-add-page.tsx'),
  packageEdit: () => import('../catalogue/package-edit-page.tsx'),
  sites: () => import('../sites/sites-page.tsx'),
  siteAdd: () => import('../sites/site-add-page.tsx'),
  siteEdit: () => import('../sites/site-edit-page.tsx'),
  scheduler: () => import('../scheduler/scheduler-page.tsx'),
  overview: () => import('../overview/overview-page.tsx'),
  today: () => import('../day-list/day-list-page.tsx'),
  home: () => import('../home/home-page.tsx'),
  due: () => import('../due/due-page.tsx'),
  results: () => import('../results/results-page.tsx'),
  doctors: () => import('../doctors/doctors-page.tsx'),
  doctor: () => import('../doctors/doctor-page.tsx'),
  weeklyHours: () => import('../doctors/hours-page.tsx'),
  closings: () => import('../closings/closings-page.tsx'),
  closingPlan: () => import('../closings/plan-page.tsx'),
  closing: () => import('../closings/closing-page.tsx'),
  mailTexts: () => import('../mail-texts/mail-texts-page.tsx'),
  mailText: () => import('../mail-texts/mail-text-page.tsx'),
  settings: () => import('../settings/settings-page.tsx'),
  imports: () => import('../imports/import-page.tsx'),
  audit: () => import('../audit/audit-page.tsx'),
  paperworks: () => import('../paperworks/paperworks-page.tsx'),
  notFound: () => import('../errors/not-found.tsx'),
};

export const BareLayout = lazyView(parts.bareLayout);

type PagePart = Exclude<keyof typeof parts, 'bareLayout'>;

const page = (part: PagePart, isBare = false): Page => ({
  view: lazyView<object>(parts[part]),
  fetch: () => loadPart(parts[part]),
  isBare,
});

const bookings = page('bookings');
const detail = page('detail', true);
const packageAdd = page('packageAdd');
const packageEdit = page('packageEdit');
const subsidiaries = page('subsidiaries');
const wizard = page('wizard');
const weeklyHours = page('weeklyHours');

/** Every path of the table has its page: one without does not compile. */
export const pages: Readonly<Record<RoutePattern, Page>> = {
  '/pem-bookings': bookings,
  '/my-bookings': bookings,
  '/make-booking': wizard,
  '/make-fit-test-booking': wizard,
  '/booking/download-consult-file': page('consult', true),
  '/booking/:candidateId/detail': detail,
  '/my-bookings/:candidateId': detail,
  '/packages': page('packages'),
  '/packages/add': packageAdd,
  '/packages/edit/:packageId': packageEdit,
  '/projects': page('projects'),
  '/positions': page('positions'),
  '/assessments': page('assessments'),
  '/companies': page('companies'),
  '/companies/add': page('companyAdd'),
  '/companies/:orgId/packages/add': packageAdd,
  '/companies/:orgId/packages/edit/:packageId': packageEdit,
  '/companies/:orgId/:tab': page('companyTabs'),
  '/booking-account': page('accounts'),
  '/roles': page('roles'),
  '/my/company': page('myCompany'),
  '/my/company/webhooks': page('webhooks'),
  '/my/company/sign-in': page('companySignIn'),
  '/my/company/api-keys': page('apiKeys'),
  '/developers': page('developers'),
  '/subsidiaries': subsidiaries,
  '/my/subsidiaries': subsidiaries,
  '/sites': page('sites'),
  '/sites/add': page('siteAdd'),
  '/sites/edit/:clinicId': page('siteEdit'),
  '/scheduler': page('scheduler'),
  '/paperworks': page('paperworks'),
  '/my/account': page('account'),
  '/home': page('home'),
  '/overview': page('overview'),
  '/today': page('today'),
  '/due': page('due'),
  '/results': page('results'),
  '/doctors': page('doctors'),
  '/doctors/:doctorId': page('doctor'),
  '/doctors/:doctorId/hours/new': weeklyHours,
  '/doctors/:doctorId/hours/:patternId': weeklyHours,
  '/closings': page('closings'),
  '/closings/new': page('closingPlan'),
  '/closings/:closingId': page('closing'),
  '/mail-texts': page('mailTexts'),
  '/mail-texts/:kind': page('mailText'),
  '/settings': page('settings'),
  '/month-end': page('monthEnd'),
  '/import': page('imports'),
  '/audit': page('audit'),
  '/404': page('notFound'),
};

/** Starts fetching the code of an address beside the first questions to the server, instead of after them. */
export async function fetchPageOf(path: string): Promise<void> {
  const route = routeOf(path);
  const wanted = (route && pages[route.pattern]) ?? pages['/pem-bookings']; // the root leads to the list
  await Promise.all([wanted.isBare ? loadPart(parts.bareLayout) : null, wanted.fetch()]);
}
