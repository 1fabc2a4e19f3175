import { sql } from 'drizzle-orm';
import type { HomeViewName } from '../../../../machines/rules/booking/home-views.ts';
import { isEmail } from '../../../../machines/rules/contact/email.ts';
import { mayReadBookings, type StandingAccount, standingAccounts } from '../../../access/standing-account.ts';
import { writeMails } from '../../../mail/outbox.ts';
import { currentMailText, mailOf } from '../../../mail/texts/event-mail.ts';
import type { ServiceDeps } from '../../../shared/http/service-deps.ts';
import { scopeOf } from '../../record/rows/booking-filter.ts';
import { homeCounts, shownCount } from '../home/home.ts';
import { mondayOf } from './mondays.ts';

export type DigestRunnerDeps = Pick<ServiceDeps, 'db' | 'now' | 'portal'>;

/** Nothing is announced on it: a Monday comes by itself. */
export const digestChannel = 'digests_due';

const KIND = 'account.monday-digest';
const AT_ONCE = 20;
/** A portal that was down on Monday writes no Monday's mail on Wednesday. */
const LATEST_MS = 24 * 60 * 60_000;
/** The mail's numbers, by the home page's names. */
const LINES = {
  needsAction: 'Waiting for you',
  today: 'Today',
  thisWeek: 'This week',
  unanswered: 'Not confirmed',
  newResults: 'New results',
  pending: 'Waiting for the clinic',
} as const satisfies Partial<Record<HomeViewName, string>>;
const VIEWS = Object.keys(LINES) as (keyof typeof LINES)[];

/**
 * Writes the mails of this Monday, one for each account that asked for it and has something to read. A mail and the
 * record that it was written are one transaction; rows locked by another process are skipped.
 * @returns how many accounts had their turn
 */
export async function runDigests(deps: DigestRunnerDeps, signal?: AbortSignal): Promise<number> {
  let done = 0;
  while (!signal?.aborted) {
    const count = await writeSome(deps);
    if (count === 0) break;
    done += count;
  }
  return done;
}

function writeSome({ db, now: clock, portal }: DigestRunnerDeps): Promise<number> {
  return db.transaction(async (tx) => {
    const now = clock();
    const monday = mondayOf(now, portal.timeZone);
    const { rows } = await tx.execute<{ account_id: string }>(sql`
      update booking.monday_digests set last_monday = ${monday.day}::date where account_id in (
        select account_id from booking.monday_digests where last_monday < ${monday.day}::date
        order by last_monday limit ${AT_ONCE} for update skip locked)
      returning account_id`);
    const isLate = now.getTime() - monday.at.getTime() > LATEST_MS;
    if (rows.length === 0 || isLate) return rows.length;
    const ids = rows.map(({ account_id }) => account_id);
    const accounts = await standingAccounts(tx, sql`a.id = any (${`{${ids.join(',')}}`}::uuid[])`);
    const text = await currentMailText(tx, KIND);
    for (const account of accounts.filter(mayGetOne)) {
      const scope = scopeOf(account, { isMine: false });
      const counts = await homeCounts(tx, { timeZone: portal.timeZone, scope, now }, VIEWS);
      if (counts.every((count) => count === 0)) continue;
      const facts = VIEWS.map((view, at) => [LINES[view], shownCount(counts[at] ?? 0)] as const);
      const action = { label: 'Open the portal', href: `${portal.publicUrl}/home` };
      const mail = mailOf(text, { values: { name: account.name }, facts, action, from: portal });
      const about = { kind: KIND, entity: 'account', entityId: account.accountId, orgId: account.orgId };
      await writeMails(tx, [{ ...about, ...mail, to: account.email, sendBefore: monday.next }], now);
    }
    return rows.length;
  });
}

const mayGetOne = (account: StandingAccount) => isEmail(account.email) && mayReadBookings(account);

/** Milliseconds until the next Monday. */
export const untilNextDigest = ({ now, portal }: DigestRunnerDeps): number => {
  const at = now();
  return mondayOf(at, portal.timeZone).next.getTime() - at.getTime();
};
