import { defined } from '../../../machines/lib/assert-defined.ts';
import {
  type BookingStatus,
  type CorrectableFacts,
  isVisitToCome,
  moveRefusal,
  type StatusFacts,
  type StatusGuard,
  shownStatus,
} from '../../../machines/rules/booking/booking-status.table.ts';
import { shownAppointment } from '../../../machines/rules/calendar/dates.ts';
import type { Caller } from '../../access/caller.ts';
import { fail } from '../../base/errors.ts';

/** A candidate's row as far as its status goes; `appointment_time` is the empty date where there is none. */
export type StatusRow = {
  readonly candidate_name: string;
  readonly status: string;
  readonly appointment_time: string;
  readonly site_tz: string | null;
};

/** The status as the table of moves knows it. */
export const statusOf = ({ status }: { readonly status: string }): BookingStatus => defined(shownStatus(status));

export const statusFacts = (row: StatusRow): StatusFacts => ({
  status: statusOf(row),
  startsAt: row.appointment_time.startsWith('0001-') ? null : row.appointment_time,
  timeZone: row.site_tz,
});

export const correctableFacts = (
  row: StatusRow & { readonly status_before: string | null; readonly status_changed_at: string | null },
): CorrectableFacts => ({
  ...statusFacts(row),
  statusBefore: row.status_before === null ? null : shownStatus(row.status_before),
  statusChangedAt: row.status_changed_at,
});

/** The reason why it cannot become that, as a sentence that continues after the candidate's name. */
export function refusalMessage(
  guard: StatusGuard,
  { status, startsAt, timeZone }: StatusFacts,
  to: BookingStatus,
): string {
  const { day, time } = shownAppointment(startsAt, timeZone);
  const zone = `${(timeZone ?? 'UTC').replace(/^.*\//, '').replaceAll('_', ' ')} time`;
  const words: Readonly<Record<StatusGuard, string>> = {
    canBecome: `is ${status} and cannot become ${to}.`,
    mayMove: `cannot be made ${to} by your account.`,
    isAppointmentDay: `has the appointment on ${day} (${zone}) and cannot become ${to} before that day.`,
    hasStarted: `has the appointment on ${day} at ${time} (${zone}) and cannot become ${to} before it starts.`,
    isSameDay: `did not become ${status} today: going back to ${to} is possible on the same day only.`,
  };
  return words[guard];
}

/**
 * Refuses a move that the status table does not have (409) or that is not the caller's (403); `details.guard` names the guard.
 * @param field path of what named the candidate
 */
export function refuseMove(
  candidate: StatusRow,
  to: BookingStatus,
  { caller, now, field }: { caller: Caller; now: Date; field: string },
): void {
  const facts = statusFacts(candidate);
  const guard = moveRefusal(facts, to, { held: [...caller.permissions], now: now.getTime() });
  if (guard === null) return;
  const { candidate_name: name } = candidate;
  const details = { guard };
  if (guard === 'mayMove') fail('FORBIDDEN', `Your account may not make ${name} ${to}.`, { field, details });
  fail('STATUS_CONFLICT', `${name} ${refusalMessage(guard, facts, to)}`, { field, details });
}

/** There are no results before the appointment: a file then is another person's. @throws ServiceError 409 STATUS_CONFLICT */
export function refuseBeforeVisit(candidate: StatusRow, now: Date): void {
  const facts = statusFacts(candidate);
  if (!isVisitToCome(facts, now.getTime())) return;
  const { day, time } = shownAppointment(facts.startsAt, facts.timeZone);
  const when = facts.startsAt === null ? 'has no appointment yet' : `has the appointment on ${day} at ${time}`;
  fail('STATUS_CONFLICT', `${candidate.candidate_name} ${when}: results are uploaded after it.`);
}
