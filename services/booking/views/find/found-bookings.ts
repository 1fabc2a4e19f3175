import { type SQL, sql } from 'drizzle-orm';
import { wholeReference } from '../../../../machines/rules/booking/whole-reference.ts';
import { dayIn } from '../../../../machines/rules/calendar/dates.ts';
import type { Database } from '../../../database/database.ts';
import { inlineNumber } from '../../../database/statement.ts';
import { type BookingSearch, EVERYTHING } from '../../record/rows/booking-filter.contract.ts';
import { and, conditionsOf, type Scope } from '../../record/rows/booking-filter.ts';
import { NAMES_NOTHING, recordsNamed } from '../../record/rows/booking-search.ts';
import { NO_TIME } from '../../shared/no-time.ts';
import { nearestName } from './misspelled.ts';

interface Wanted {
  readonly search: string;
  readonly timeZone: string;
  /** The caller's clinic. */
  readonly siteId: string | undefined;
  readonly limit: number;
  readonly now: Date;
}

/** The order of what was found: a whole reference, then today at the caller's clinic, then the nearest day. */
const rank = { reference: 0, todayHere: 1, timed: 2, untimed: 3 };

/**
 * Ids of the candidates that a search finds, best first. Where none has the words, the name nearest to them is searched
 * instead, and answered as `nearest`.
 */
export async function foundBookings(db: Database, scope: Scope, wanted: Wanted) {
  const ids = await idsOf(db, scope, wanted);
  if (ids.length > 0) return { ids, nearest: null };
  const nearest = await nearestName(db, wanted.search, anyOf(conditionsOf(EVERYTHING, scope, all)));
  if (nearest === null) return { ids, nearest };
  return { ids: await idsOf(db, scope, { ...wanted, search: nearest }), nearest };
}

async function idsOf(db: Database, scope: Scope, wanted: Wanted): Promise<readonly string[]> {
  const { search, timeZone, limit } = wanted;
  const filter: BookingSearch = { ...EVERYTHING, search, timeZone };
  const named = await recordsNamed(db, filter, scope);
  const reference = wholeReference(search);
  const walks = [
    ...(reference === null ? [] : [referenceWalk(reference, scope)]),
    ...conditionsOf(filter, scope, { withStatus: true, named }).flatMap((condition) => walksOf(condition, wanted)),
  ];
  const { rows } = await db.execute<{ id: string }>(sql`
    select id from (${sql.join(walks, sql` union all `)}) walks
    group by id order by min(rank), min(nearness), min(place), id limit ${inlineNumber(limit)}`);
  return rows.map(({ id }) => id);
}

const all = { withStatus: true, named: NAMES_NOTHING };
const anyOf = (conditions: readonly SQL[]) => sql`(${sql.join([...conditions], sql` or `)})`;

const referenceWalk = (reference: string, scope: Scope) => sql`
  (select c.id, ${inlineNumber(rank.reference)} as rank, 0 as nearness, c.candidate_index::float8 as place from booking.candidates c
   where c.booking_id in (select id from booking.bookings where reference = ${reference})
     and ${anyOf(conditionsOf(EVERYTHING, scope, all))})`;

/** Short walks along the indexes by time: the next and the last of each alternative, and those without a time. */
function walksOf(condition: SQL, { timeZone, siteId, limit, now }: Wanted): SQL[] {
  const day = Temporal.PlainDate.from(dayIn(now.toISOString(), timeZone));
  const instant = (plain: Temporal.PlainDate) =>
    sql`${new Date(plain.toZonedDateTime(timeZone).epochMilliseconds).toISOString()}::timestamptz`;
  const [today, tomorrow] = [instant(day), instant(day.add({ days: 1 }))];
  const time = sql`c.appointment_time`;
  const secondsFrom = sql`extract(epoch from ${time} - ${today})::float8`;
  const walk = (parts: { rank: number; nearness: SQL; place: SQL; where: SQL; order: SQL }) => sql`
    (select c.id, ${inlineNumber(parts.rank)} as rank, ${parts.nearness}::int as nearness, ${parts.place} as place
     from booking.candidates c where ${and([condition, parts.where])} order by ${parts.order} limit ${inlineNumber(limit)})`;
  const here =
    siteId === undefined ? [] : [sql`c.clinic_id = ${siteId}::uuid and ${time} >= ${today} and ${time} < ${tomorrow}`];
  return [
    ...here.map((where) =>
      walk({ rank: rank.todayHere, nearness: sql`0`, place: secondsFrom, where, order: sql`${time}, c.id` }),
    ),
    walk({
      rank: rank.timed,
      nearness: sql`2 * floor(${secondsFrom} / 86400)`,
      place: secondsFrom,
      where: sql`${time} >= ${today}`,
      order: sql`${time}, c.id`,
    }),
    walk({
      rank: rank.timed,
      nearness: sql`1 + 2 * ceil(-${secondsFrom} / 86400)`,
      place: sql`-${secondsFrom}`,
      where: sql`${time} < ${today} and ${time} > ${NO_TIME}::timestamptz`,
      order: sql`${time} desc, c.id desc`,
    }),
    walk({
      rank: rank.untimed,
      nearness: sql`0`,
      place: sql`-extract(epoch from c.created_at)::float8`,
      where: sql`${time} = ${NO_TIME}::timestamptz`,
      order: sql`c.created_at desc, c.id desc`,
    }),
  ];
}
