import { sql } from 'drizzle-orm';
import { fail } from '../../../base/errors.ts';
import type { Database } from '../../../database/database.ts';
import { travelPositions } from '../../scheduling/rosters/travel-time.ts';
import { type ClinicDays, QUARTER_MS } from '../../scheduling/slots/availability.ts';
import { instantSql, SLOT_MINUTES, stillClaimed } from '../../scheduling/slots/claims.ts';
import { limitMessage } from '../../scheduling/slots/day-limits.ts';
import { findClinics, gridOf, quarterText } from '../../scheduling/slots/time-slots.ts';
import { dayIn, namedClockIn } from '../../scheduling/slots/zone-days.ts';
import { whyNotThen } from '../../scheduling/visit-routes/short-resource.ts';

const DAY_MS = 86_400_000;
/** Days around the refused time in which a free one is looked for, and how many are offered. */
const AROUND_DAYS = 7;
const NEAREST = 3;

interface Wanted {
  readonly siteId: string;
  readonly packageId: string;
  readonly draftId: string;
  readonly orgId: string;
  readonly isProvider: boolean;
  readonly from: Date;
  readonly now: Date;
}

/** Refuses a reserve that found no free roster: why, and the nearest times that are free. */
export async function refuseTaken(db: Database, wanted: Wanted): Promise<never> {
  const search = {
    ...wanted,
    siteIds: [wanted.siteId],
    from: new Date(Math.max(wanted.now.getTime(), wanted.from.getTime() - AROUND_DAYS * DAY_MS)),
    to: new Date(wanted.from.getTime() + AROUND_DAYS * DAY_MS),
    candidateId: null,
    optimize: false,
  };
  const { clinics, ...time } = await findClinics(db, search);
  const clinic = clinics.get(wanted.siteId);
  const message =
    clinic && time.stops
      ? whyNotThen(time.stops, rostersOn(clinic, wanted.from), { ...clinic, from: wanted.from.getTime() / QUARTER_MS })
      : ((clinic && whyLimited(clinic, wanted.from)) ??
        (await why(db, wanted, time.length, clinic?.timeZone ?? 'UTC')));
  const wantedQuarter = wanted.from.getTime() / QUARTER_MS;
  const nearest = (clinic ? gridOf(clinic, search, time) : [])
    .flatMap(({ starts }) => [...starts])
    .sort(([left], [right]) => Math.abs(left - wantedQuarter) - Math.abs(right - wantedQuarter) || left - right)
    .slice(0, NEAREST)
    .map(([quarter, calendar_ids]) => ({
      site_id: wanted.siteId,
      calendar_from_time: quarterText(quarter),
      calendar_ids,
    }));
  return fail('SLOT_TAKEN', message, { field: 'calendar_from_time', details: { reason: message, nearest } });
}

const rostersOn = ({ rosters, timeZone }: ClinicDays, at: Date) =>
  rosters.filter(({ day }) => day === dayIn(at, timeZone));

/** The limit of a doctor who works then. */
function whyLimited(clinic: ClinicDays, at: Date): string | null {
  const quarter = at.getTime() / QUARTER_MS;
  const full = rostersOn(clinic, at).find(({ limit, startQuarter }) => limit?.left === 0 && startQuarter <= quarter);
  return full?.limit ? limitMessage(full.day, full.limit) : null;
}

/** The first obstacle, in the clinic's own time, without the name of the person who has it. */
async function why(db: Database, wanted: Wanted, length: number, timeZone: string): Promise<string> {
  const { from, now, siteId, draftId } = wanted;
  const way = travelPositions(sql`r.id`, { own: sql`null::uuid`, now: instantSql(now) });
  const { rows } = await db.execute<SlotsInTheWay>(sql`
    select count(s.slot_id)::int as slots, count(s.slot_id) filter (where s.available)::int as open,
      coalesce(bool_or(s.from_time = ${instantSql(from)} and s.available and c.slot_id is null), false) as begins_free,
      coalesce(bool_or(s.position in (${way})), false) as is_travel,
      coalesce(bool_or(c.kind = 'booking'), false) as booked, max(c.expires_at)::text as held_until
    from booking.rosters r join booking.doctors d on d.id = r.doctor_id and d.kind = 'doctor'
      join booking.slots s on s.roster_id = r.id
      left join booking.claims c on c.slot_id = s.slot_id and ${stillClaimed(instantSql(now))}
        and c.claim_id not in (select id from booking.reservations where draft_id = ${draftId}::uuid)
    where r.clinic_id = ${siteId}::uuid and r.day between (${instantSql(from)})::date - 1 and (${instantSql(from)})::date + 1
      and s.from_time >= ${instantSql(from)} and s.from_time < ${instantSql(from)} + ${length * SLOT_MINUTES} * interval '1 minute'`);
  return refusedTimeMessage(rows[0], length, timeZone);
}

/** State of the slots of a time that is not free. */
export interface SlotsInTheWay extends Record<string, unknown> {
  readonly slots: number;
  readonly open: number;
  /** A doctor is free then, but not for the required length. */
  readonly begins_free: boolean;
  readonly is_travel?: boolean;
  readonly booked: boolean;
  readonly held_until: string | null;
}

export function refusedTimeMessage(found: SlotsInTheWay | undefined, length: number, timeZone: string): string {
  if (!found || found.slots === 0) return 'No doctor works at this time.';
  if (found.is_travel) return 'The doctor needs this time to travel between clinics.';
  if (found.begins_free) return `There are no ${length * SLOT_MINUTES} minutes in a row from this time.`;
  if (found.booked) return 'Someone else has just taken this time.';
  if (found.held_until)
    return `Someone else has just taken this time (held until ${namedClockIn(new Date(found.held_until), timeZone)}).`;
  if (found.open < found.slots) return 'The clinic has blocked this time.';
  return `There are no ${length * SLOT_MINUTES} minutes in a row from this time.`;
}
