import { type SQL, sql } from 'drizzle-orm';
import { BOARD_CLOSES, BOARD_OPENS } from '../../../../machines/rules/calendar/board-hours.ts';
import { type BoardLanes, kindsOfLanes } from '../../../../machines/rules/calendar/board-lanes.ts';
import { fail, notFound } from '../../../base/errors.ts';
import { isoSql } from '../../../base/iso-time.ts';
import type { Database } from '../../../database/database.ts';
import { inlineNumber, statement, variable } from '../../../database/statement.ts';
import { shownName } from '../../scheduling/doctors/shown-name.ts';
import { holidaysOf, openHolidaysOf } from '../../scheduling/rosters/holidays-of.ts';
import { missingYears } from '../../scheduling/rosters/state-holidays.ts';
import { OUTSIDE } from '../../scheduling/rosters/wanted-days.ts';
import { stillClaimed } from '../../scheduling/slots/claims.ts';
import { daysFromTo } from '../../scheduling/slots/zone-days.ts';
import { shownStatusSql, statusColourSql } from '../../shared/booking-status-colours.ts';

/** A site's days as the board shows them, both included. */
export interface BoardDays {
  readonly siteId: string;
  readonly fromDay: string;
  readonly toDay: string;
  readonly lanes: BoardLanes;
}

const MOST_DAYS = 31;
/** A doctor who worked here within so many days belongs to the site, with or without a day in the shown range. */
const STAFF_DAYS = 60;

const kindsText = (lanes: BoardLanes) => `{${kindsOfLanes[lanes].join(',')}}`;

function checkDays({ fromDay, toDay }: Pick<BoardDays, 'fromDay' | 'toDay'>): void {
  if (toDay < fromDay) fail('INVALID', 'The last day is before the first.', { field: 'to_date' });
  if (daysFromTo(fromDay, toDay).length > MOST_DAYS) {
    fail('INVALID', `At most ${MOST_DAYS} days can be shown at once.`, { field: 'to_date' });
  }
}

const v = {
  siteId: variable('siteId', 'uuid'),
  fromDay: variable('fromDay', 'date'),
  toDay: variable('toDay', 'date'),
  kinds: variable('kinds', 'text[]'),
  now: variable('now', 'timestamptz'),
};
const between = (reach: number) => {
  const days = inlineNumber(reach);
  return sql`r.day between ${v.fromDay} - ${days} and ${v.toDay} + ${days}`;
};
/** Lanes are days of resources of some kinds: of a visit route the board shows their stops. */
const ofLanes = sql`join booking.doctors resource on resource.id = r.doctor_id and resource.kind = any (${v.kinds})`;
/** A slot `s` of a day `shown`: leave says more than that the doctor's hours do not reach there. */
const blockedBecause = sql`case when s.blocked_because = ${sql.raw(`'${OUTSIDE}'`)} then coalesce((
  select 'Leave: ' || l.reason from booking.doctor_leaves l
  where l.doctor_id = shown.doctor_id and shown.day between l.from_day and l.until_day limit 1), s.blocked_because)
  else s.blocked_because end`;

const holidaysShown = (of: typeof holidaysOf) => sql`(
  select coalesce(json_agg(json_build_object('day', h.day, 'name', h.name) order by h.day), '[]')
  from ${of({ id: sql`site.id`, state: sql`site.state` })} h where h.day between ${v.fromDay} and ${v.toDay})`;

const doctorsStatement = statement<{ answer: string; state: string }, keyof typeof v>(
  'board_doctors',
  sql`
    with site as (select * from booking.clinics where id = ${v.siteId}),
    staff as (
      select distinct r.doctor_id from site join booking.rosters r on r.clinic_id = site.id ${ofLanes}
      where ${between(STAFF_DAYS)}
    ), shown as (
      select r.* from site join booking.rosters r on r.clinic_id = site.id ${ofLanes} where ${between(0)}
        and (r.over_plan is null or exists (select from booking.claims c where c.roster_id = r.id and ${stillClaimed(v.now)}))
    ), slots as (
      select s.roster_id, json_agg(json_build_object('id', s.slot_id, 'from_time', ${isoSql(sql`s.from_time`)},
        'to_time', ${isoSql(sql`s.to_time`)}, 'available', s.available, 'blocked_because', ${blockedBecause})
        order by s.position) as entries
      from shown join booking.slots s on s.roster_id = shown.id group by s.roster_id
    ), worked as (
      select shown.doctor_id, json_agg(json_build_object('doctor_id', shown.doctor_id, 'site_id', shown.clinic_id,
        'roster_id', shown.id, 'day', shown.day, 'over_plan', shown.over_plan, 'from_time', ${isoSql(sql`shown.from_time`)},
        'to_time', ${isoSql(sql`shown.to_time`)}, 'entries', coalesce(slots.entries, '[]')) order by shown.day, shown.place) as list
      from shown left join slots on slots.roster_id = shown.id group by shown.doctor_id
    )
    select site.state, json_build_object('site_id', site.id, 'site_name', site.name, 'state', site.state,
      'timezone', site.timezone, 'most_over_plan', site.most_over_plan, 'has_visits', exists (
        select from booking.rosters r join booking.doctors other on other.id = r.doctor_id and other.kind <> 'doctor'
        where r.clinic_id = site.id and ${between(STAFF_DAYS)}),
      'doctors', (
        select coalesce(json_agg(json_build_object('doctor_id', d.id, 'doctor_name', ${shownName}, 'kind', d.kind,
          'slots', coalesce(worked.list, '[]')) order by d.name, d.id), '[]')
        from staff join booking.doctors d on d.id = staff.doctor_id left join worked on worked.doctor_id = d.id),
      'holidays', ${holidaysShown(holidaysOf)}, 'open_holidays', ${holidaysShown(openHolidaysOf)})::text as answer
    from site`,
);

/** The answer of getSchedulerDoctors as JSON text, in one query whatever the number of doctors. */
export async function schedulerDoctors(db: Database, { lanes, ...days }: BoardDays, now: Date): Promise<string> {
  checkDays(days);
  const [found] = await doctorsStatement(db, { ...days, kinds: kindsText(lanes), now: now.toISOString() });
  const { answer, state } = found ?? notFound('Site');
  const years = [days.fromDay, days.toDay].map((day) => Number(day.slice(0, 4)));
  const missing = await missingYears(db, now, { states: [state], years });
  return `${answer.slice(0, -1)},"missing_years":${JSON.stringify(missing.map(({ year }) => year))}}`;
}

const paged = {
  ...v,
  pageSize: variable('pageSize', 'integer'),
  offset: variable('offset', 'integer'),
};
const onBoard = (time: SQL) =>
  sql`extract(epoch from (${time} at time zone site.timezone)::time) / 3600 between ${sql.raw(`${BOARD_OPENS} and ${BOARD_CLOSES}`)}`;
const bookingsStatement = statement<{ total: number; list: string; shown_ids: string }, keyof typeof paged>(
  'board_bookings',
  sql`
    with site as (select * from booking.clinics where id = ${v.siteId}),
    taken as (
      select c.claim_id, c.kind, c.roster_id, c.stop, min(r.doctor_id::text) as doctor_id,
        min(r.from_time) + (max(c.position) + 1) * interval '15 minutes' as until,
        min(r.from_time) + min(c.position) filter (where c.stop is not null) * interval '15 minutes' as stop_begins
      from site join booking.rosters r on r.clinic_id = site.id and r.day between ${v.fromDay} and ${v.toDay} ${ofLanes}
      join booking.claims c on c.roster_id = r.id and ${stillClaimed(paged.now)}
      group by c.claim_id, c.kind, c.roster_id, c.stop
    ), blocks as (
      -- Who did not attend keeps only what had begun.
      select taken.*, coalesce(stop_begins, p.appointment_time) as from_time,
        case when stop is null then least(p.appointment_end, taken.until) else taken.until end as to_time, null::timestamptz as expires_at,
        p.booking_id, p.id as candidate_id, b.reference, p.candidate_name, o.company_name, k.name as package_name,
        b.service_type, p.status
      from taken join booking.candidates p on p.id = taken.claim_id and taken.kind = 'booking'
      join booking.bookings b on b.id = p.booking_id join booking.packages k on k.id = p.package_id
      join companies.organisations o on o.id = p.org_id
      union all
      select taken.*, coalesce(stop_begins, h.from_time), least(h.to_time, taken.until), h.expires_at, null, null, null, null, null, null, null, null
      from taken join booking.reservations h on h.id = taken.claim_id and taken.kind = 'hold'
      union all
      select taken.*, o.from_time, o.to_time, o.expires_at, null, null, null, null, null, null, null, null
      from taken join booking.earlier_time_offers o on o.id = taken.claim_id and taken.kind = 'hold'
    ), kept as (
      select blocks.* from blocks, site where (${onBoard(sql`from_time`)}) or (${onBoard(sql`to_time`)})
    ), wanted as (
      select * from kept order by from_time, roster_id, claim_id, stop limit ${paged.pageSize} offset ${paged.offset}
    )
    select (select count(*)::int from kept) as total,
      (select coalesce(json_agg(candidate_id) filter (where candidate_id is not null), '[]')::text from wanted) as shown_ids, (
      select coalesce(json_agg(json_build_object('kind', kind, 'block_id', claim_id, 'stop', stop, 'roster_id', roster_id,
        'doctor_id', doctor_id, 'calendar_from_time', ${isoSql(sql`from_time`)}, 'calendar_to_time', ${isoSql(sql`to_time`)},
        'expires_at', ${isoSql(sql`expires_at`)}, 'booking_id', booking_id, 'candidate_id', candidate_id,
        'reference', reference, 'candidate_name', candidate_name, 'company_name', company_name,
        'package_name', package_name, 'service_type', service_type, 'status', ${shownStatusSql(sql`status`)},
        'status_color', case when status is not null then ${statusColourSql(sql`status`)} end)
        order by from_time, roster_id, claim_id, stop), '[]')
      from wanted)::text as list
    from site`,
);

/**
 * A page of getSchedulerBookings as JSON text. It starts from the claims of the site's days, so that what was cancelled is
 * not there and the time does not grow with the years behind.
 */
export async function schedulerBookings(
  db: Database,
  days: BoardDays & { page: number; pageSize: number },
  now: Date,
): Promise<{ json: string; candidateIds: readonly string[] }> {
  checkDays(days);
  const { siteId, fromDay, toDay, lanes, page, pageSize } = days;
  const asked = {
    siteId,
    fromDay,
    toDay,
    kinds: kindsText(lanes),
    pageSize,
    offset: (page - 1) * pageSize,
    now: now.toISOString(),
  };
  const [found] = await bookingsStatement(db, asked);
  const { total, list, shown_ids: ids } = found ?? notFound('Site');
  const pages = Math.max(1, Math.ceil(total / pageSize));
  return {
    json: `{"bookings":${list},"page":${page},"page_size":${pageSize},"pages":${pages},"total":${total}}`,
    candidateIds: JSON.parse(ids) as string[],
  };
}
