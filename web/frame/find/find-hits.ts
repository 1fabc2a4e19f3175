import { mayOpen } from '../../../machines/rules/access/access-routes.ts';
import { FIND_ACTIONS, LOG_OUT, PAGE_SYNONYMS } from '../../../machines/rules/access/find-actions.ts';
import type { MenuEntry } from '../../../machines/rules/access/menu.ts';
import type { Permission } from '../../../machines/rules/access/permissions.ts';
import { beginsWords, hasWords } from '../../../machines/rules/text/fold.ts';
import { isWebAddress } from '../../../machines/rules/text/url.ts';
import { bookingAddress } from '../../app/booking-address.ts';
import { formatAppointment, statusLabel } from '../../app/booking-format.ts';
import type { FindQuery, FindQueryVariables } from '../../generated/graphql.ts';
import { formatDate, formatDay, ownZone } from '../../ui/date-format.ts';

/** Something that was found, what tells it from others of its name, and where it is shown. */
export type FoundHit = {
  /** Of the record; of a page its address. */
  id: string;
  href: string;
  /** For its history entry: words that are not allowed in an address. */
  state?: object;
  group: string;
  name: string;
  detail: string;
  /** Its status, or why it is of no use now. */
  mark?: string;
  colour?: string | null;
  /** Choosing it logs out. */
  logsOut?: boolean;
  /** Choosing it sends this account's invitation again, and opens no page. */
  invites?: { org: string; accountId: string };
};

/** The account that searches. */
export type Finder = {
  permissions: readonly Permission[];
  orgId: string | undefined;
  timeZone: string;
  /** The clinic that this account has on its board and day list. */
  siteId: string | null;
};

/** Variables of the search: only lists whose page the account may open. */
export const findVariables = ({ permissions, timeZone, siteId }: Finder, words: string): FindQueryVariables => {
  const opens = (path: string) => mayOpen(permissions, path);
  return {
    words: words.trim(),
    timeZone,
    siteId: permissions.includes('calendar') ? siteId : null,
    withBookings: opens('/pem-bookings'),
    withCompanies: opens('/companies'),
    withSubsidiaries: opens('/subsidiaries') || opens('/companies'),
    withAccounts: opens('/booking-account') || opens('/companies'),
    withSites: opens('/sites'),
    withDoctors: opens('/doctors'),
    withPackages: opens('/packages'),
  };
};

/** Actions and pages of the menu by their names and other words for them; without words all pages. They need no answer. */
export const pageHits = (entries: readonly MenuEntry[], words: string): FoundHit[] => [
  ...(words.trim() === '' ? [] : actionHits(entries, words)),
  ...pagesOf(entries)
    .filter(({ href, name }) => hasWords(name, words) || beginsWords(`${name} ${PAGE_SYNONYMS[href] ?? ''}`, words))
    .map(({ href, name }) => ({ id: href, href, name, group: 'Pages', detail: '' })),
];

const pagesOf = (entries: readonly MenuEntry[]) =>
  entries
    .filter(({ isExternal, href, children }) => !(isExternal && isWebAddress(href)) && children.length === 0)
    .concat(entries.flatMap(({ children }) => children));

/** Those of pages that the menu has, or of pages below them. */
function actionHits(entries: readonly MenuEntry[], words: string): FoundHit[] {
  const pages = pagesOf(entries);
  return FIND_ACTIONS.filter(
    ({ name, href, synonyms }) =>
      (href === null || pages.some((page) => href === page.href || href.startsWith(`${page.href}/`))) &&
      beginsWords(`${name} ${synonyms}`, words),
  ).map(({ name, href, detail = '' }) => ({
    id: `action ${name}`,
    href: href ?? '',
    group: 'Actions',
    name,
    detail,
    ...(name === LOG_OUT ? { logsOut: true } : {}),
  }));
}

/** An answer as one list, in the order in which it is shown. */
export const hitsOf = (found: FindQuery, finder: Finder): FoundHit[] => [
  ...bookingHits(found.foundBookings, finder),
  ...(found.companies?.companies ?? []).map(({ id, companyName, active }) => ({
    id,
    href: `/companies/${id}/general`,
    group: 'Companies',
    name: companyName,
    detail: '',
    ...inactive(active),
  })),
  ...(found.foundSubsidiaries ?? []).map((row) => subsidiaryHit(row, finder)),
  ...(found.foundAccounts ?? []).flatMap((row) => [accountHit(row, finder), ...linkAgainHit(row, finder)]),
  ...(found.clinicSites?.sites ?? []).map(({ id, name, address, suburb, postcode, state, isActive }) => ({
    id,
    href: `/sites/edit/${id}`,
    group: 'Sites',
    name,
    detail: [address, suburb, `${state} ${postcode}`].filter(Boolean).join(', '),
    ...inactive(isActive),
  })),
  ...(found.doctors?.items ?? []).map(({ id, name }) => ({
    id,
    href: `/doctors/${id}`,
    group: 'Resources',
    name,
    detail: '',
  })),
  ...(found.packages?.packages ?? []).map(({ id, name, duration, isActive }) => ({
    id,
    href: `/packages/edit/${id}`,
    group: 'Packages',
    name,
    detail: `${duration} minutes`,
    ...inactive(isActive),
  })),
];

const inactive = (isActive: boolean) => (isActive ? {} : { mark: 'Inactive' });

/** Bookings of a name that is not quite the one typed say so in their group. */
const bookingHits = (found: FindQuery['foundBookings'], finder: Finder): FoundHit[] =>
  (found?.bookings ?? []).map((row) => ({
    ...bookingHit(row, finder),
    ...(found?.nearest ? { group: `Bookings of “${found.nearest}”` } : {}),
  }));

type BookingFound = NonNullable<FindQuery['foundBookings']>['bookings'][number];

/** A time or a number stays on one line of a phone. */
const unbroken = (text: string) => text.replaceAll(' ', '\u00a0');

function bookingHit(row: BookingFound, { permissions }: Finder): FoundHit {
  const { candidateId, reference, candidateName, candidatePhone, companyName, siteName, status } = row;
  const when = formatAppointment(row);
  const time = when ? [when.word, when.first, when.second, when.zone].filter(Boolean).join(' ') : '';
  const parts = [reference, companyName, unbroken(time), siteName, unbroken(candidatePhone ?? '')];
  return {
    href: bookingAddress(candidateId, permissions),
    state: { from: 'bookings' },
    id: candidateId,
    group: 'Bookings',
    name: candidateName,
    colour: row.statusColor,
    mark: statusLabel(status),
    detail: parts.filter(Boolean).join(' · '),
  };
}

type AccountFound = NonNullable<FindQuery['foundAccounts']>[number];

function accountHit(row: AccountFound, { permissions, orgId }: Finder): FoundHit {
  const { name, username, email, active, invited, locked, lastSignInAt } = row;
  const isOwn = row.orgId === orgId && mayOpen(permissions, '/booking-account');
  const list = isOwn ? '/booking-account' : `/companies/${row.orgId}/accounts`;
  const signedIn = lastSignInAt ? `signed in ${formatDay(formatDate(ownZone(), lastSignInAt))}` : 'never signed in';
  const mark = !active ? 'Inactive' : locked ? 'Locked for now' : invited ? 'Invited' : undefined;
  return {
    href: active ? list : `${list}?status=inactive`,
    state: { listSearch: username },
    id: row.id,
    group: 'Accounts',
    name,
    ...(mark ? { mark } : {}),
    detail: [row.orgName, username === name ? null : username, email, signedIn].filter(Boolean).join(' · '),
  };
}

/** An account that waits for its password, where the finder may invite: the link is sent again at one press. */
function linkAgainHit({ id, orgId, name, email, active, invited }: AccountFound, finder: Finder): FoundHit[] {
  const isOwn = orgId === finder.orgId;
  const flags = isOwn ? (['accounts', 'admin_accounts'] as const) : (['company_accounts'] as const);
  if (!active || !invited || !flags.some((flag) => finder.permissions.includes(flag))) return [];
  return [
    {
      id: `invite ${id}`,
      href: '',
      group: 'Accounts',
      name: `Send link again: ${name}`,
      detail: `To ${email}; the earlier link is void then.`,
      invites: { org: orgId, accountId: id },
    },
  ];
}

type SubsidiaryFound = NonNullable<FindQuery['foundSubsidiaries']>[number];

function subsidiaryHit({ id, name, alias, orgId, orgName, active }: SubsidiaryFound, finder: Finder): FoundHit {
  const isOwn = orgId === finder.orgId && mayOpen(finder.permissions, '/subsidiaries');
  const query = new URLSearchParams({ search: name, ...(active ? {} : { status: 'inactive' }) });
  return {
    id,
    group: 'Subsidiaries',
    name,
    href: `${isOwn ? '/subsidiaries' : `/companies/${orgId}/subsidiary`}?${query}`,
    detail: [orgName, alias === name ? null : alias].filter(Boolean).join(' · '),
    ...inactive(active),
  };
}
