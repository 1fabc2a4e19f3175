import { expect, test } from 'vitest';
import { menuEntriesFor } from '../../../machines/rules/access/menu.ts';
import { PERMISSIONS } from '../../../machines/rules/access/permissions.ts';
import type { FindQuery } from '../../generated/graphql.ts';
import { type Finder, hitsOf, pageHits } from './find-hits.ts';

const account = {
  id: 'a1',
  orgId: 'redgum',
  orgName: 'Redgum Mining',
  name: 'Daniel Kerr',
  username: 'dan.kerr',
  email: 'dan@redgum.example',
  active: true,
  invited: true,
  locked: false,
  lastSignInAt: null,
};
const provider: Finder = {
  permissions: ['companies', 'company_accounts'],
  orgId: 'banksia',
  timeZone: 'Australia/Perth',
  siteId: null,
};
const found = (more: object = {}): FindQuery => ({ foundAccounts: [{ ...account, ...more }] });
const names = (query: FindQuery, finder = provider) => hitsOf(query, finder).map(({ name }) => name);

test('[find.link-again] an account that waits for its password has its link sent again from the hit', () => {
  const again = hitsOf(found(), provider)[1];
  expect(again).toMatchObject({
    name: 'Send link again: Daniel Kerr',
    invites: { org: 'redgum', accountId: 'a1' },
    detail: 'To dan@redgum.example; the earlier link is void then.',
  });
});

test('[find.link-again] an account without an open invitation has no link to send again, and only an account that may invite sends one', () => {
  for (const more of [{ invited: false }, { active: false }]) expect(names(found(more))).toEqual(['Daniel Kerr']);
  expect(names(found(), { ...provider, permissions: ['companies'] })).toEqual(['Daniel Kerr']);
  expect(names(found(), { ...provider, orgId: 'redgum', permissions: ['accounts'] })).toHaveLength(2);
});

test('[find.subsidiaries] a subsidiary opens the list of its company with it alone', () => {
  const site = { id: 's1', name: 'Newman Operations', alias: 'Newman', orgId: 'redgum', orgName: 'Redgum Mining' };
  const query: FindQuery = { foundSubsidiaries: [{ ...site, active: false }] };
  expect(hitsOf(query, provider)).toEqual([
    {
      id: 's1',
      group: 'Subsidiaries',
      name: 'Newman Operations',
      detail: 'Redgum Mining · Newman',
      mark: 'Inactive',
      href: '/companies/redgum/subsidiary?search=Newman+Operations&status=inactive',
    },
  ]);
  const own: Finder = { ...provider, orgId: 'redgum', permissions: ['subsidiaries'] };
  expect(hitsOf(query, own)[0]?.href).toBe('/subsidiaries?search=Newman+Operations&status=inactive');
});

const entries = menuEntriesFor(['make_bookings', 'my_bookings', 'calendar', 'companies'], [], { kind: 'provider' });
const shown = (words: string) => pageHits(entries, words).map(({ group, name }) => `${group}: ${name}`);

test.each([
  ['make booking', 'Actions: Make Booking'],
  ['Booking', 'Actions: Make Booking'],
  ['booking new', 'Actions: Make Booking'],
  ['fit test', 'Actions: Make Fit Test Booking'],
  ['crew', 'Actions: Book a crew'],
  ['password', 'Actions: Change password'],
  ['calendar', 'Actions: Appointments in my calendar'],
  ['log out', 'Actions: Log out'],
  ['sign out', 'Actions: Log out'],
  ['holiday', 'Actions: Close days'],
  ['clinics', 'Pages: Sites'],
  ['clients', 'Pages: Companies'],
])('[find.actions] “%s” finds %s first, by its name or another word for it', (words, first) => {
  const all = menuEntriesFor(['make_bookings', 'calendar', 'companies', 'sites'], [], { kind: 'provider' });
  expect(pageHits(all, words).map(({ group, name }) => `${group}: ${name}`)[0]).toBe(first);
});

test('[find.actions] an action that the account may not perform is not in its search', () => {
  const booker = menuEntriesFor(['my_bookings'], []);
  for (const words of ['make booking', 'crew', 'add company', 'close days'])
    expect(pageHits(booker, words)).toEqual([]);
  expect(pageHits(booker, 'calendar').map(({ name }) => name)).toEqual(['Appointments in my calendar', 'My Account']);
});

test('the board is found by “calendar” too, and without words there are pages alone', () => {
  expect(shown('calendar')).toContain('Pages: Scheduler');
  expect(new Set(pageHits(entries, ' ').map(({ group }) => group))).toEqual(new Set(['Pages']));
});

test('a package lasts as long as everywhere else: as its appointment', () => {
  const row = { id: 'p1', name: 'Driver medical', orgId: null, duration: 135, isActive: true };
  expect(hitsOf({ packages: { packages: [row] } }, provider)[0]?.detail).toBe('135 minutes');
});

test('a time and a phone number are not broken over two lines', () => {
  const row = {
    candidateId: 'c1',
    reference: 'PF-1',
    candidateName: 'Anh Okafor',
    candidatePhone: '0491 570 713',
    companyName: 'Redgum Mining',
    siteName: 'Perth – Hay Street',
    siteTimeZone: 'Australia/Perth',
    appointmentTime: '2026-11-23T02:00:00Z',
    preferredFromDate: null,
    preferredToDate: null,
    status: 'Confirmed',
    statusColor: '',
  };
  const [hit] = hitsOf({ foundBookings: { bookings: [row], nearest: null } }, provider);
  expect(hit?.detail.split(' · ')).toEqual([
    'PF-1',
    'Redgum Mining',
    '23/11/2026\u00a010:00\u00a0AWST',
    'Perth – Hay Street',
    '0491\u00a0570\u00a0713',
  ]);
});

test('[find.open] a page is found by the word of its address, whatever its name', () => {
  const all = menuEntriesFor(PERMISSIONS, [], { kind: 'provider' });
  for (const { href } of all.filter(({ children, isExternal }) => children.length === 0 && !isExternal)) {
    const word = href.split('/').at(-1)?.replace('-', ' ') ?? '';
    expect(
      pageHits(all, word).map((hit) => hit.href),
      word,
    ).toContain(href);
  }
});
