import { type SQL, sql } from 'drizzle-orm';
import {
  HOME_VIEWS,
  type HomeViewName,
  homeViews,
  WAITING_STATUSES,
} from '../../../../machines/rules/booking/home-views.ts';
import { dayIn } from '../../../../machines/rules/calendar/dates.ts';
import { isoSql } from '../../../base/iso-time.ts';
import type { Database } from '../../../database/database.ts';
import { type BookingSearch, EVERYTHING } from '../../record/rows/booking-filter.contract.ts';
import { and, conditionsOf, type Scope } from '../../record/rows/booking-filter.ts';
import { shownNamesJoins } from '../../record/rows/booking-row.ts';
import { NAMES_NOTHING } from '../../record/rows/booking-search.ts';
import { shownStatusSql, statusColourSql } from '../../shared/booking-status-colours.ts';
import { COUNT_CAP, capped } from '../list/list-counts.ts';
import { orderOf } from '../list/list-cursor.ts';
import { pageIdsQuery } from '../list/page-ids-query.ts';

/** Number of a view's rows shown beside its count; none of a view that is not named. */
const SHOWN_ROWS: Readonly<Partial<Record<HomeViewName, number>>> = {
  ...Object.fromEntries(WAITING_STATUSES.map((status) => [status, 3])),
  changeAsked: 3,
  upcoming: 5,
  newResults: 3,
};

interface HomeQuery {
  /** Of the list's days. */
  readonly timeZone: string;
  readonly scope: Scope;
  readonly now: Date;
}

/** The answer of getHome as JSON text: every number is counted as the list counts the same filter. */
export async function home(db: Database, { timeZone, scope, now }: HomeQuery) {
  const today = dayIn(now.toISOString(), timeZone);
  const conditionsIn = conditionsOfViews({ timeZone, scope, now });
  const [counts, shown] = await Promise.all([
    homeCounts(db, { timeZone, scope, now }, HOME_VIEWS),
    firstRows(db, homeViews(today), conditionsIn, now),
  ]);
  const head = {
    today,
    counts: HOME_VIEWS.map((view, at) => {
      const total = counts[at] ?? 0;
      return { view, total: Math.min(total, COUNT_CAP), total_capped: total > COUNT_CAP };
    }),
  };
  return { json: `${JSON.stringify(head).slice(0, -1)},"bookings":${shown.rows}}`, candidateIds: shown.candidateIds };
}

/** The numbers of some views of the home page, in their order. */
export const homeCounts = (db: Database, query: HomeQuery, names: readonly HomeViewName[]) =>
  countAll(db, names.map(conditionsOfViews(query)));

function conditionsOfViews({ timeZone, scope, now }: HomeQuery) {
  const views = homeViews(dayIn(now.toISOString(), timeZone));
  return (name: HomeViewName) => {
    const search: BookingSearch = { ...EVERYTHING, ...views[name].filter, timeZone };
    return conditionsOf(search, scope, { withStatus: true, named: NAMES_NOTHING });
  };
}

/** As it is written: no higher than lists count. */
export const shownCount = (total: number): string => (total > COUNT_CAP ? `${COUNT_CAP}+` : String(total));

/** All in one statement. */
export async function countAll(db: Database, views: readonly (readonly SQL[])[]): Promise<readonly number[]> {
  const { rows } = await db.execute<{ totals: number[] }>(sql`
    select json_build_array(${sql.join(views.map(capped), sql`, `)}) as totals`);
  return rows[0]?.totals ?? [];
}

/** The first rows of each view, with what the page says of them: a short walk of an index for each. */
async function firstRows(
  db: Database,
  views: ReturnType<typeof homeViews>,
  conditionsIn: (view: HomeViewName) => readonly SQL[],
  now: Date,
) {
  const shown = HOME_VIEWS.filter((view) => view in SHOWN_ROWS).map((view, place) => {
    const limit = SHOWN_ROWS[view] ?? 0;
    // The next people are those whose time is still to come.
    const since = view === 'upcoming' ? [sql`c.appointment_time >= ${now.toISOString()}::timestamptz`] : [];
    const { sort } = views[view];
    const order = orderOf({ sort, order: sort === 'created_at' ? 'desc' : 'asc', cursor: undefined });
    const conditions = conditionsIn(view).map((condition) => and([condition, ...since]));
    const walks = pageIdsQuery(conditions, order, limit);
    return sql`(
      select ${view}::text as view, ${place}::int as place, w.id, row_number() over (order by ${order.by('w')}) as nth
      from (${walks}) w order by nth limit ${limit})`;
  });
  const { rows } = await db.execute<{ rows: string; candidate_ids: string }>(sql`
    with shown as materialized (${sql.join(shown, sql` union all `)})
    select coalesce(json_agg(json_build_object(
        'view', w.view, 'candidate_id', c.id, 'reference', c.reference, 'candidate_name', c.candidate_name,
        'candidate_phone', c.candidate_phone, 'subsidiary_name', s.site_name, 'package_name', p.name,
        'appointment_status', ${shownStatusSql(sql`c.status`)}, 'appointment_status_color', ${statusColourSql(sql`c.status`)},
        'appointment_time', ${isoSql(sql`c.appointment_time`)}, 'site_name', k.name, 'site_tz', k.timezone,
        'site_phone', nullif(k.phone, ''), 'booking_comment', b.booking_comment, 'appointment_note', c.appointment_note)
        order by w.place, w.nth), '[]')::text as rows,
      coalesce(json_agg(distinct c.id), '[]')::text as candidate_ids
    from shown w join booking.candidates c on c.id = w.id ${shownNamesJoins}`);
  const { rows: json, candidate_ids: ids } = rows[0] ?? { rows: '[]', candidate_ids: '[]' };
  return { rows: json, candidateIds: JSON.parse(ids) as string[] };
}
