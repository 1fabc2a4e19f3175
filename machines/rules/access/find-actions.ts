import { bookingPaths } from './menu.ts';

/** Something that a person wants to do, by its name and by other words for it. */
export interface FindAction {
  readonly name: string;
  /** Its page, which decides who may do it; `logOut` has none. */
  readonly href: string | null;
  readonly synonyms: string;
  /** The place on the page, if the name does not say it. */
  readonly detail?: string;
}

export const LOG_OUT = 'Log out';

/** Found before everything else, in this order. */
export const FIND_ACTIONS: readonly FindAction[] = [
  {
    name: 'Make Booking',
    href: bookingPaths.pem,
    synonyms: 'new booking add bookings book medical pre-employment appointment candidate',
    detail: 'A medical (pre-employment)',
  },
  {
    name: 'Make Fit Test Booking',
    href: bookingPaths.fit_test,
    synonyms: 'new booking add bookings book fit test mask respirator appointment candidate',
  },
  {
    name: 'Book a crew',
    href: bookingPaths.pem,
    synonyms: 'crews group gang team again',
    detail: 'Crews, in Make Booking',
  },
  { name: 'Add company', href: '/companies/add', synonyms: 'new company client customer' },
  { name: 'Add site', href: '/sites/add', synonyms: 'new site clinic location' },
  { name: 'Add package', href: '/packages/add', synonyms: 'new package assessments' },
  { name: 'Close days', href: '/closings/new', synonyms: 'new closing holiday closed shut clinic' },
  {
    name: 'Change password',
    href: '/my/account',
    synonyms: 'new password passphrase secret',
    detail: 'In My Account',
  },
  {
    name: 'Appointments in my calendar',
    href: '/my/account',
    synonyms: 'calendar addresses feed subscribe outlook google ical',
    detail: 'In My Account',
  },
  { name: LOG_OUT, href: null, synonyms: 'logout sign out signout leave exit' },
];

/** Other words for pages of the menu, by address. */
export const PAGE_SYNONYMS: Readonly<Record<string, string>> = {
  '/pem-bookings': 'pem list candidates appointments',
  '/scheduler': 'calendar board diary hours slots',
  '/today': 'day list waiting room arrivals check in',
  '/overview': 'dashboard capacity free times',
  '/results': 'upload files reports',
  '/closings': 'holidays closed days',
  '/due': 'expired recall again reminder',
  '/packages': 'medicals assessments prices',
  '/assessments': 'tests catalogue',
  '/companies': 'clients customers',
  '/booking-account': 'users people logins admins staff',
  '/roles': 'permissions rights',
  '/mail-texts': 'emails templates',
  '/month-end': 'billing invoices statements xero myob all companies',
  '/settings': 'brand name phone opening hours hold minutes billing xero myob account tax terms',
  '/import': 'csv spreadsheet excel upload',
  '/sites': 'clinics locations addresses',
  '/doctors': 'doctors nurses technicians rooms booths devices equipment rosters working hours leave',
  '/paperworks': 'paperworks forms documents',
  '/my/company': 'settings reminders details api keys developers webhooks sign-in sso identity provider',
  '/my/account': 'profile password devices email settings calendar',
  '/audit': 'log history',
};
