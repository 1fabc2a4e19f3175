import { sql } from 'drizzle-orm';
import { isBilled } from '../../../../machines/rules/booking/billed-statuses.ts';
import {
  type BookingStatus,
  isCorrectable,
  isCorrection,
  type StatusRequest,
  shownStatus,
  wordRefusal,
} from '../../../../machines/rules/booking/booking-status.table.ts';
import type { WebhookEvent } from '../../../../machines/rules/webhooks/webhook-events.ts';
import { audit } from '../../../audit/audit.ts';
import { fail, notFound } from '../../../base/errors.ts';
import { iso, isoSql } from '../../../base/iso-time.ts';
import type { Database } from '../../../database/database.ts';
import type { PortalFacts } from '../../../shared/http/service-deps.ts';
import { appointmentConfirmed } from '../../record/appointment-events.ts';
import { candidateForMail, nextUpdate } from '../../record/candidates/booked-candidates.ts';
import { writeWebhookEvents } from '../../record/webhook-events.ts';
import { announceResults } from '../../results/results/results-mails.ts';
import type { RosterChange } from '../../scheduling/rosters/rosters.ts';
import {
  assignAppointment,
  checkPlacement,
  findPlace,
  lockAppointment,
  type Target,
} from '../../scheduling/slots/appointment-targets.ts';
import { freeTimeAhead, retakeTime } from '../../scheduling/slots/booked-time.ts';
import { instantSql } from '../../scheduling/slots/claims.ts';
import { withClaimsLock } from '../../scheduling/slots/claims-lock.ts';
import { type SlotChange, waitingChanged } from '../../shared/changes.ts';
import { correctableFacts, refusalMessage, type StatusRow, statusOf } from '../../shared/status-moves.ts';
import type { Mover } from './moves.ts';

/** Puts a Pending booking onto a doctor's time: it is Confirmed then, and the candidate gets a mail. */
export function confirmBooking(
  db: Database,
  mover: Omit<Mover, 'undoSeconds'>,
  { candidateId, target }: { candidateId: string; target: Target },
) {
  const { caller, now, address, portal } = mover;
  return withClaimsLock(db, 'shared', async (tx) => {
    const placed = await lockAppointment(tx, candidateId);
    const { status } = placed;
    if (status !== 'Pending') {
      const message = `A booking that is ${shownStatus(status)} cannot be confirmed.`;
      fail('STATUS_CONFLICT', message, { details: { guard: 'canBecome' } });
    }
    const place = await findPlace(tx, placed, target, now);
    const verdict = checkPlacement(placed, place, target.from, now);
    if (verdict) fail(verdict.code, verdict.message, { field: 'calendar_from_time', details: verdict.details });
    await assignAppointment(tx, placed, place, { from: target.from, status: 'Confirmed', now });
    await audit(tx, caller, {
      action: 'booking.confirmed',
      entity: 'candidate',
      entityId: placed.id,
      bookingId: placed.booking_id,
      before: { status },
      address,
      at: now,
      after: {
        status: 'Confirmed',
        appointment_time: iso(target.from),
        site_name: place.site_name,
        doctor_name: place.doctor_name,
      },
    });
    await appointmentConfirmed(tx, portal, await candidateForMail(tx, placed.id), now);
    const changes = [{ site_id: place.clinic_id, day: place.day }, ...waitingChanged(placed.preferred_site_id)];
    const answer = {
      candidate_id: placed.id,
      status: 'Confirmed',
      calendar_from_time: iso(target.from),
      site_id: place.clinic_id,
    };
    return { ...answer, roster_id: place.roster_id, changes };
  });
}

interface ChangedRow extends StatusRow, Record<string, unknown> {
  id: string;
  booking_id: string;
  clinic_id: string | null;
  /** Of the appointment, at the clinic. */
  day: string | null;
  status_before: string | null;
  status_changed_at: string | null;
}

/** The statuses that webhooks tell of. */
const TOLD: Partial<Record<BookingStatus, WebhookEvent>> = {
  Arrived: 'candidate.arrived',
  Completed: 'booking.completed',
};

type Changing = RosterChange & { readonly portal: PortalFacts };

/**
 * Moves bookings along the table of statuses, or takes mistakes of the same day back: all of them or none. Who did not
 * attend gives the rest of the time back. Who comes late gets it again where it is still free; else they are Arrived
 * without it, and `withoutTime` says so. A mistake goes back only where the whole time is the booking's again.
 * @param steps one status, or several that they become one after the other
 */
export function changeStatuses(
  db: Database,
  change: Changing,
  { candidateIds, steps }: { candidateIds: readonly string[]; steps: readonly BookingStatus[] },
): Promise<{ changed: number; withoutTime: string[]; changes: SlotChange[] }> {
  const ids = [...new Set(candidateIds)];
  return withClaimsLock(db, 'shared', async (tx) => {
    const withoutTime: string[] = [];
    const changes: SlotChange[] = [];
    for (const to of steps) {
      const step = await changeStatus(tx, change, { ids, to });
      withoutTime.push(...step.withoutTime);
      changes.push(...step.changes);
    }
    return { changed: ids.length, withoutTime, changes };
  });
}

async function changeStatus(
  tx: Database,
  { caller, now, address, portal }: Changing,
  { ids, to }: { ids: readonly string[]; to: BookingStatus },
) {
  const { rows } = await tx.execute<ChangedRow>(sql`
    select c.id, c.booking_id, c.clinic_id, c.candidate_name, c.status, c.status_before,
      (c.appointment_time at time zone k.timezone)::date::text as day,
      ${isoSql(sql`c.appointment_time`)} as appointment_time, k.timezone as site_tz,
      ${isoSql(sql`c.status_changed_at`)} as status_changed_at
    from booking.candidates c left join booking.clinics k on k.id = c.clinic_id
    where c.id = any (${`{${ids.join(',')}}`}::uuid[]) order by c.id for update of c`);
  if (rows.length < ids.length) notFound('Candidate');
  refuseStatuses(rows, to, { held: [...caller.permissions], now: now.getTime() });
  const isExamined = isBilled(to);
  const withoutTime: string[] = [];
  const changes: SlotChange[] = [];
  for (const row of rows) {
    const time = await timeFor(tx, row, to, now);
    changes.push(...time.changes);
    if (time.isTaken) withoutTime.push(row.id);
    if (row.clinic_id && row.day) changes.push({ site_id: row.clinic_id, day: row.day });
    const isBack = isCorrection(correctableFacts(row), to);
    await tx.execute(sql`
      update booking.candidates set status = ${isBack ? row.status_before : to},
        status_before = ${isBack || !isCorrectable(to) ? null : row.status},
        status_changed_at = ${isBack || !isCorrectable(to) ? null : now.toISOString()}::timestamptz,
        attended_at = ${isExamined ? sql`coalesce(attended_at, ${instantSql(now)})` : isBack ? null : sql`attended_at`},
        completed_at = ${to === 'Completed' ? instantSql(now) : sql`completed_at`},
        updated_at = ${nextUpdate(instantSql(now))}
      where id = ${row.id}::uuid`);
    await audit(tx, caller, {
      action: isBack ? 'status.corrected' : 'status.changed',
      entity: 'candidate',
      entityId: row.id,
      bookingId: row.booking_id,
      address,
      at: now,
      before: { status: statusOf(row) },
      after: { status: to, ...(time.isTaken && { time_taken: time.isTaken }) },
    });
    const told = isBack ? undefined : TOLD[to];
    if (told) await writeWebhookEvents(tx, told, [row.id], { now });
    if (to === 'Completed') await announceResults(tx, portal, row.id, now);
  }
  return { withoutTime, changes };
}

/** The doctor's time under a new status: given back, taken again, or left as it is. */
async function timeFor(tx: Database, row: ChangedRow, to: BookingStatus, now: Date) {
  if (to === 'Did Not Attend') return { isTaken: null, changes: await freeTimeAhead(tx, row.id, now) };
  if (row.status !== 'Did Not Attend') return { isTaken: null, changes: [] };
  const { verdict, changes } = await retakeTime(tx, row.id, now);
  if (verdict && to !== 'Arrived') {
    const words = `${row.candidate_name} cannot be ${to} again: ${verdict.message} Pick another time instead.`;
    fail(verdict.code, `Nothing was changed: ${words}`, { field: 'status' });
  }
  return { isTaken: verdict?.message ?? null, changes };
}

const MOST_SAID = 5;

/** Names who cannot become that, each with the reason; `details.guard` is the first one's. */
function refuseStatuses(rows: readonly ChangedRow[], to: BookingStatus, request: StatusRequest): void {
  const refused = rows.flatMap((row) => {
    const facts = correctableFacts(row);
    const guard = wordRefusal(facts, to, request);
    return guard ? [{ row, guard, words: refusalMessage(guard, facts, to) }] : [];
  });
  const [first] = refused;
  if (!first) return;
  const said = refused.slice(0, MOST_SAID).map(({ row, words }) => `${row.candidate_name} ${words}`);
  const more = refused.length > MOST_SAID ? ` ${refused.length - MOST_SAID} more cannot either.` : '';
  fail('STATUS_CONFLICT', `Nothing was changed: ${said.join(' ')}${more}`, {
    field: 'status',
    details: {
      guard: first.guard,
      refused: refused.map(({ row, guard }) => ({ candidate_id: row.id, status: statusOf(row), guard })),
    },
  });
}
