import { formatCount } from '../../machines/rules/text/format-count.ts';
import type { CompanyEffectsQuery } from '../generated/graphql.ts';

const counted = (count: number, one: string, many: string) => `${formatCount(count)} ${count === 1 ? one : many}`;

/** The effects of switching a company on or off, one line for each kind of thing that there is. */
export function companyImpactMessages(
  { accounts, accountsSignedIn, openBookings, drafts, subsidiaries }: CompanyEffectsQuery['companyEffects'],
  on: boolean,
): readonly string[] {
  const lines: [number, string][] = on
    ? [
        [accounts, `${counted(accounts, 'account', 'accounts')} can sign in again.`],
        [subsidiaries, `${counted(subsidiaries, 'subsidiary', 'subsidiaries')} can be booked for again.`],
      ]
    : [
        [
          accounts,
          `${counted(accounts, 'account', 'accounts')} can no longer sign in; ${counted(accountsSignedIn, 'is', 'are')} signed in now and refused at the next step.`,
        ],
        [openBookings, `${counted(openBookings, 'open booking stays as it is', 'open bookings stay as they are')}.`],
        [
          drafts,
          `${counted(drafts, 'unfinished booking waits', 'unfinished bookings wait')} until it is active again.`,
        ],
        [subsidiaries, `${counted(subsidiaries, 'subsidiary', 'subsidiaries')} can no longer be booked for.`],
      ];
  return lines.filter(([count]) => count > 0).map(([, words]) => words);
}

export const subsidiaryImpactMessages = (openBookings: number): readonly string[] =>
  openBookings === 0
    ? []
    : [`${counted(openBookings, 'open booking stays as it is', 'open bookings stay as they are')}.`];
