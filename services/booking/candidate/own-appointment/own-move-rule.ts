import { sql } from 'drizzle-orm';
import {
  type OwnSnapshot,
  ownAppointmentPhase,
  ownStateOf,
} from '../../../../machines/own-appointment/own-appointment.machine.ts';
import type { ServiceKind } from '../../../../machines/rules/booking/day-limits.ts';
import { OWN_MOVE_NOTICE_HOURS } from '../../../../machines/rules/booking/own-move.ts';
import { isoSql } from '../../../base/iso-time.ts';
import type { Database } from '../../../database/database.ts';
import { QUARTER_MS } from '../../scheduling/slots/availability.ts';
import { instantSql, SLOT_MINUTES } from '../../scheduling/slots/claims.ts';
import { forService } from '../../scheduling/slots/day-limits.ts';
import { clinicsWithStops, gridOf, quarterText } from '../../scheduling/slots/time-slots.ts';
import { isVisitRoute } from '../../scheduling/slots/visit-claims.ts';
import { dayIn } from '../../scheduling/slots/zone-days.ts';

interface MoveRow extends Record<string, unknown> {
  readonly status: string;
  readonly appointment_time: string;
  readonly is_moved: boolean;
  readonly days: number;
  readonly clinic_id: string;
  readonly package_id: string;
  readonly service_type: ServiceKind;
  readonly candidate_id: string;
  readonly timezone: string;
  readonly anchor_day: string;
  /** Slots that the appointment takes, with the waits of a visit route. */
  readonly length: number;
  readonly is_route: boolean;
  readonly hold_id: string | null;
  readonly held_roster_id: number | null;
  readonly held_time: string | null;
  readonly expires_at: string | null;
}

/** The days and times a candidate may choose from, and the time held for it now. */
export interface AllowedMove extends MoveRow {
  readonly from: Date;
  readonly to: Date;
  readonly fromDay: string;
  readonly untilDay: string;
  readonly phase: OwnSnapshot;
}

const NOTICE_MS = OWN_MOVE_NOTICE_HOURS * 3_600_000;

/** Within what the company allows; null where it allows nothing, or the appointment is too near, over or without a held time. */
export async function allowedMove(db: Database, candidateId: string, now: Date): Promise<AllowedMove | null> {
  const earliest = new Date(now.getTime() + NOTICE_MS);
  const { rows } = await db.execute<MoveRow>(sql`
    select c.status, ${isoSql(sql`c.appointment_time`)} as appointment_time,
      coalesce(m.moved_to = c.appointment_time, false) as is_moved, s.own_move_days as days, c.clinic_id, c.package_id, c.id as candidate_id,
      (select service_type from booking.bookings b where b.id = c.booking_id) as service_type, k.timezone,
      (case when m.moved_to = c.appointment_time then m.anchor_day else (c.appointment_time at time zone k.timezone)::date end)::text
        as anchor_day,
      (extract(epoch from c.appointment_end - c.appointment_time) / 60 / ${sql.raw(String(SLOT_MINUTES))})::int as length,
      ${isVisitRoute(sql`c.id`)} as is_route, m.hold_id, case when m.expires_at > ${instantSql(now)} then m.roster_id end as held_roster_id,
      case when m.expires_at > ${instantSql(now)} then ${isoSql(sql`m.from_time`)} end as held_time,
      case when m.expires_at > ${instantSql(now)} then ${isoSql(sql`m.expires_at`)} end as expires_at
    from booking.candidates c
      join booking.clinics k on k.id = c.clinic_id and k.is_active and not k.booking_free
      join booking.reminder_settings s on s.org_id = c.org_id and s.own_move_days > 0
      left join booking.own_moves m on m.candidate_id = c.id
    where c.id = ${candidateId}::uuid and c.roster_id is not null and c.appointment_time >= ${instantSql(earliest)}`);
  const row = rows[0];
  if (!row) return null;
  const move = { heldUntil: row.expires_at === null ? null : Date.parse(row.expires_at), isMoved: row.is_moved };
  const phase = ownAppointmentPhase(
    { appointment: ownStateOf(row.status, row.appointment_time, now.getTime()), move },
    now.getTime(),
  );
  if (!phase.can({ type: 'times.opened' })) return null;
  const anchor = Temporal.PlainDate.from(row.anchor_day);
  const first = startOf(anchor.subtract({ days: row.days }), row.timezone);
  const last = startOf(anchor.add({ days: row.days + 1 }), row.timezone).getTime() - 1;
  const from = new Date(Math.max(first.getTime(), earliest.getTime()));
  const untilDay = anchor.add({ days: row.days }).toString();
  return { ...row, from, to: new Date(last), fromDay: dayIn(from, row.timezone), untilDay, phase };
}

const startOf = (day: Temporal.PlainDate, timeZone: string) =>
  new Date(day.toZonedDateTime({ timeZone }).epochMilliseconds);

/** Free starts by day, each with the days of resources that have its beginning; of the clinic where the appointment is. */
export async function freeDays(db: Database, move: AllowedMove, now: Date) {
  const { from, to, clinic_id, package_id, service_type, length, is_route } = move;
  // Times that overlap the present one are left out: they are no other appointment. A visit route may overlap itself elsewhere.
  const window = { siteIds: [clinic_id], from, to, now, visit: move.candidate_id };
  const { clinics, stopsOf } = await clinicsWithStops(db, window, is_route ? [package_id] : []);
  const found = clinics.get(clinic_id);
  if (!found) return [];
  const clinic = { ...found, rosters: found.rosters.map((roster) => forService(roster, service_type)) };
  const time = { length, stops: stopsOf.get(package_id) ?? null };
  return gridOf(clinic, { from, to, now, optimize: false }, time).flatMap(({ day, starts }) => {
    const times = [...starts].filter(([at]) => !isPresentTime(move, at)).sort(([a], [b]) => a - b);
    return times.length === 0 ? [] : [{ day, times: new Map(times.map(([at, ids]) => [quarterText(at), ids])) }];
  });
}

/** Of a visit route; the present time of an appointment with a doctor is taken by its own claims. */
const isPresentTime = ({ is_route, appointment_time }: AllowedMove, start: number): boolean =>
  is_route && start === Date.parse(appointment_time) / QUARTER_MS;
