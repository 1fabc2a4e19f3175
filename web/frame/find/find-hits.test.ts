import { expect, test } from 'vitest';
import type { FindQuery } from '../../generated/graphql.ts';
import { type Finder, hitsOf } from './find-hits.ts';

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

test('[find.link-again] nobody else’s is, and not by who may not invite', () => {
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
