import { sql } from 'drizzle-orm';
import { defined } from '../../../../machines/lib/assert-defined.ts';
import {
  type OwnEvent,
  type OwnFacts,
  type OwnSnapshot,
  type OwnState,
  ownAppointmentPhase,
  ownStateOf,
} from '../../../../machines/own-appointment/own-appointment.machine.ts';
import { missingDetails } from '../../../../machines/rules/booking/fill-in.ts';
import { audit } from '../../../audit/audit.ts';
import { fail } from '../../../base/errors.ts';
import { isoSql } from '../../../base/iso-time.ts';
import type { Database } from '../../../database/database.ts';
import { writeMail } from '../../../mail/outbox.ts';
import { eventMail } from '../../../mail/texts/event-mail.ts';
import type { Origin } from '../../../shared/http/origin.ts';
import type { PortalFacts } from '../../../shared/http/service-deps.ts';
import { detailsOf } from '../../bookings/change/booking-rules.ts';
import {
  type BookedCandidate,
  candidateForMail,
  lockBookedCandidate,
} from '../../record/candidates/booked-candidates.ts';
import { about, COPY } from '../../record/mails/booking-mails.ts';
import { factsOf, openBookingAction, valuesOf } from '../../record/mails/mail-parts.ts';
import { addCandidateMessage } from '../questions/messages.ts';

export interface OwnAppointment {
  readonly candidate: BookedCandidate;
  readonly state: OwnState;
  /** When the candidate said to come at this time; null while not. */
  readonly confirmedAt: string | null;
  /** When the candidate asked the company for another time; null if they did not. */
  readonly askedAt: string | null;
  /** SEQUENCE of the calendar entry that was mailed last. */
  readonly calendarSequence: number;
}

interface OwnRow extends Record<string, unknown> {
  readonly confirmed_at: string | null;
  readonly asked_at: string | null;
  readonly calendar_sequence: number;
}

interface OwnAppointmentChange extends Origin {
  readonly candidateId: string;
}

export const stateOf = ({ status, appointment_time: at }: BookedCandidate, now: Date): OwnState =>
  ownStateOf(status, at, now.getTime());

/** The candidate's allowed actions on the own appointment now; `own` has what is known beyond the booking's row. */
export const ownPhase = (candidate: BookedCandidate, now: Date, own: Partial<OwnFacts> = {}): OwnSnapshot =>
  ownAppointmentPhase(
    {
      appointment: stateOf(candidate, now),
      isIncomplete: missingDetails(detailsOf(candidate)).length > 0,
      isWithDoctor: candidate.roster_id !== null,
      ...own,
    },
    now.getTime(),
  );

export async function ownAppointment(db: Database, candidateId: string, now: Date): Promise<OwnAppointment> {
  const [candidate, { rows }] = await Promise.all([
    candidateForMail(db, candidateId),
    db.execute<OwnRow>(sql`
      select case when attendance_confirmed_for = appointment_time then ${isoSql(sql`attendance_confirmed_at`)} end as confirmed_at,
        case when change_asked_for = appointment_time then ${isoSql(sql`change_asked_at`)} end as asked_at,
        calendar_sequence
      from booking.candidates where id = ${candidateId}::uuid`),
  ]);
  const { confirmed_at: confirmedAt, asked_at: askedAt, calendar_sequence: calendarSequence } = defined(rows[0]);
  return { candidate, state: stateOf(candidate, now), confirmedAt, askedAt, calendarSequence };
}

/**
 * The candidate says to come at the present time. Saying it twice changes nothing.
 * @throws ServiceError 409 where there is no time ahead
 */
export async function confirmAttendance(
  db: Database,
  { candidateId, now, address }: OwnAppointmentChange,
): Promise<void> {
  await db.transaction(async (tx) => {
    const { candidate, may } = await lockAhead(tx, candidateId, now);
    if (!may({ type: 'attendance.confirmed' })) return;
    await tx.execute(sql`
      update booking.candidates set attendance_confirmed_for = appointment_time,
        attendance_confirmed_at = ${now.toISOString()}::timestamptz, change_asked_for = null, change_asked_at = null
      where id = ${candidateId}::uuid`);
    await audit(tx, actorOf(candidate), {
      ...eventOf('candidate.attendance.confirmed', candidate, now, address),
      after: { appointment_time: candidate.appointment_time },
    });
  });
}

/**
 * Asks the company for another time, in the booking's messages and by mail to the booking person; the appointment stays until they move it.
 * @throws ServiceError 409 where there is no time ahead, or the company was told already
 */
export async function requestAnotherTime(
  db: Database,
  portal: PortalFacts,
  { candidateId, message, now, address }: OwnAppointmentChange & { readonly message: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    const { candidate, may } = await lockAhead(tx, candidateId, now);
    if (!may({ type: 'change.asked' })) fail('CONFLICT', `${candidate.company_name} has been told already.`);
    await tx.execute(sql`
      update booking.candidates set change_asked_for = appointment_time, change_asked_at = ${now.toISOString()}::timestamptz,
        attendance_confirmed_for = null, attendance_confirmed_at = null
      where id = ${candidateId}::uuid`);
    await audit(tx, actorOf(candidate), {
      ...eventOf('candidate.change.asked', candidate, now, address),
      after: { appointment_time: candidate.appointment_time, message },
    });
    await addCandidateMessage(tx, candidate, message, now);
    await writeRequest(tx, portal, candidate, message, now);
  });
}

async function writeRequest(tx: Database, portal: PortalFacts, candidate: BookedCandidate, words: string, now: Date) {
  const mail = await eventMail(tx, 'candidate.change-asked', {
    values: { ...valuesOf(candidate), message: words },
    facts: factsOf(candidate),
    from: portal,
    action: openBookingAction(portal, candidate.candidate_id),
  });
  const to = candidate.contact_email;
  await writeMail(tx, { ...about(candidate, `candidate.change-asked${COPY}`), to, ...mail }, now);
}

/** The candidate, locked, and what may be done about the time ahead. @throws ServiceError 409 where there is none */
async function lockAhead(tx: Database, candidateId: string, now: Date) {
  const candidate = await lockBookedCandidate(tx, candidateId);
  const words = {
    arranging: 'There is no time yet.',
    past: 'The time of this appointment has passed.',
    cancelled: 'This appointment is cancelled.',
  };
  const state = stateOf(candidate, now);
  if (state !== 'ahead') fail('NOT_ACTIVE', words[state]);
  const phase = ownPhase(candidate, now, { answer: await answerOf(tx, candidateId) });
  return { candidate, may: (event: OwnEvent) => phase.can(event) };
}

/** The candidate's answer about the present time. */
async function answerOf(tx: Database, candidateId: string): Promise<OwnFacts['answer']> {
  const { rows } = await tx.execute<{ answer: OwnFacts['answer'] }>(sql`
    select case when attendance_confirmed_for = appointment_time then 'confirmed'
      when change_asked_for = appointment_time then 'asked' else 'none' end as answer
    from booking.candidates where id = ${candidateId}::uuid`);
  return defined(rows[0]).answer;
}

const actorOf = ({ org_id: orgId, candidate_name: name }: BookedCandidate) => ({ orgId, name });

const eventOf = (action: string, candidate: BookedCandidate, at: Date, address: string | undefined) => ({
  action,
  entity: 'candidate',
  entityId: candidate.candidate_id,
  bookingId: candidate.booking_id,
  at,
  address,
});
