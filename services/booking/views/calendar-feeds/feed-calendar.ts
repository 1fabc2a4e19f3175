import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { filterOf } from '../../../../machines/rules/booking/booking-filter.ts';
import { calendarFile } from '../../../../machines/rules/calendar/calendar-file.ts';
import { mayReadBookings, type StandingAccount, standingAccounts } from '../../../access/standing-account.ts';
import { fail } from '../../../base/errors.ts';
import { isoSql } from '../../../base/iso-time.ts';
import type { Database } from '../../../database/database.ts';
import { fromRest } from '../../../shared/http/rest-names.ts';
import type { PortalFacts } from '../../../shared/http/service-deps.ts';
import { hashOf } from '../../../shared/secret-tokens.ts';
import { siteAddressSql } from '../../record/candidates/booked-candidates.ts';
import { calendarEventOf } from '../../record/mails/booking-mails.ts';
import { EVERYTHING } from '../../record/rows/booking-filter.contract.ts';
import { and, conditionsOf, scopeOf } from '../../record/rows/booking-filter.ts';
import { recordsNamed } from '../../record/rows/booking-search.ts';
import { listFilterNames } from '../../shared/booking.names.ts';
import { shownStatusSql } from '../../shared/booking-status-colours.ts';
import { orderOf } from '../list/list-cursor.ts';
import type { ViewFilter } from '../list/list-views.routes.ts';
import { pageIdsQuery } from '../list/page-ids-query.ts';
import { isBackwards } from '../list/view-counts.ts';

const MAX_EVENTS = 500;
const DAYS_BACK = 30;
const REFRESH_MINUTES = 60;

export interface ReadFeed {
  readonly feedId: string;
  readonly account: StandingAccount;
  readonly viewName: string | null;
  readonly filter: ViewFilter;
}

interface FeedRow extends Record<string, unknown> {
  id: string;
  account_id: string;
  name: string | null;
  filter: ViewFilter | null;
}

/**
 * @throws ServiceError 404 for an address that is unknown, ended, or of an account that may see no bookings: all alike
 */
export async function findFeed(db: Database, link: string, now: Date): Promise<ReadFeed> {
  const { rows } = await db.execute<FeedRow>(sql`
    select f.id, f.account_id, v.name, v.filter
    from booking.calendar_feeds f left join booking.list_views v on v.id = f.view_id where f.hash = ${hashOf(link)}`);
  const [feed] = rows;
  const [account] = feed ? await standingAccounts(db, sql`a.id = ${feed.account_id}::uuid`) : [];
  if (!(feed && account && mayReadBookings(account))) return fail('NOT_FOUND', 'This calendar address has ended.');
  await db.execute(sql`
    update booking.calendar_feeds set read_at = ${now.toISOString()}::timestamptz
    where id = ${feed.id}::uuid and (read_at is null or read_at < ${now.toISOString()}::timestamptz - interval '1 hour')`);
  return { feedId: feed.id, account, viewName: feed.name, filter: feed.filter ?? {} };
}

interface EventRow extends Record<string, unknown> {
  candidate_id: string;
  candidate_name: string;
  company_name: string;
  package_name: string;
  reference: string;
  status: string;
  appointment_time: string;
  appointment_end: string;
  site_name: string | null;
  site_address: string | null;
  calendar_sequence: number;
  updated_at: string;
}

/** The feed as an iCalendar file, the earliest appointments first: what its account may see now, of its view's filter. */
export async function feedCalendar(db: Database, portal: PortalFacts, feed: ReadFeed, now: Date) {
  const rows = await feedRows(db, portal, feed, now);
  const events = rows.map((row) => eventOf(portal, feed.account, row));
  const name = [portal.providerName, feed.viewName].filter(Boolean).join(': ');
  const calendar = calendarFile(events, undefined, { name, refreshMinutes: REFRESH_MINUTES });
  const version = createHash('sha256').update(calendar).digest('base64url').slice(0, 22);
  return { calendar, version, candidateIds: rows.map(({ candidate_id }) => candidate_id) };
}

/** A reader of several companies sees the company's name. Of the examination there is its package and nothing else. */
function eventOf(portal: PortalFacts, { isProvider }: StandingAccount, row: EventRow) {
  const who = isProvider ? `${row.candidate_name} (${row.company_name})` : row.candidate_name;
  return calendarEventOf(portal, row, {
    title: `${who}: ${row.package_name}`,
    sequence: row.calendar_sequence,
    madeAt: new Date(row.updated_at),
    isCancelled: row.status === 'Cancelled',
  });
}

async function feedRows(db: Database, { timeZone }: PortalFacts, { account, viewName, filter }: ReadFeed, now: Date) {
  const { search = '', sort: _sort, order: _order, columns: _columns, ...fields } = fromRest(listFilterNames, filter);
  const asked = { ...EVERYTHING, ...filterOf(fields), search, timeZone };
  if (isBackwards(asked)) return [];
  const scope = scopeOf(account, { isMine: false });
  const since = new Date(now.getTime() - DAYS_BACK * 86_400_000).toISOString();
  const conditions = conditionsOf(asked, scope, {
    withStatus: true,
    named: await recordsNamed(db, asked, scope),
  }).map((condition) =>
    and([
      condition,
      sql`c.appointment_time >= ${since}::timestamptz`,
      // A view says itself which statuses it shows.
      ...(viewName === null ? [sql`c.status <> 'Cancelled'`] : []),
    ]),
  );
  const order = orderOf({ sort: 'appointment_time', order: 'asc', cursor: undefined });
  const { rows } = await db.execute<EventRow>(sql`
    select c.id as candidate_id, c.candidate_name, o.company_name, p.name as package_name, b.reference,
      ${shownStatusSql(sql`c.status`)} as status, c.calendar_sequence,
      ${isoSql(sql`c.appointment_time`)} as appointment_time, ${isoSql(sql`c.appointment_end`)} as appointment_end,
      k.name as site_name, ${siteAddressSql} as site_address, ${isoSql(sql`c.updated_at`)} as updated_at
    from (select w.id, w.key from (${pageIdsQuery(conditions, order, MAX_EVENTS)}) w order by ${order.by('w')} limit ${MAX_EVENTS}) w
      join booking.candidates c on c.id = w.id
      join booking.bookings b on b.id = c.booking_id
      join booking.packages p on p.id = c.package_id
      join companies.organisations o on o.id = c.org_id
      left join booking.clinics k on k.id = c.clinic_id
    order by ${order.by('w')}`);
  return rows;
}
