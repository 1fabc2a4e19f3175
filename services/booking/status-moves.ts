import { type BookingStatus, moveRefusal, shownStatus } from '../../machines/booking-status.machine.ts';
import { known } from '../../machines/known.ts';
import type { Caller } from '../access/caller.ts';
import { refuse } from '../errors.ts';

type Moved = { readonly candidate_name: string; readonly status: string };

/** The status as the table of moves knows it. */
export const statusOf = ({ status }: { readonly status: string }): BookingStatus => known(shownStatus(status));

/**
 * Refuses a move that the status table does not have (409) or that is not the caller's (403), by its guard's name.
 * @param field path of what named the candidate
 */
export function refuseMove(candidate: Moved, to: BookingStatus, caller: Caller, field: string): void {
  const guard = moveRefusal(statusOf(candidate), to, [...caller.permissions]);
  if (guard === null) return;
  const { candidate_name: name } = candidate;
  if (guard === 'mayMove') refuse(403, guard, `Your account may not make ${name} ${to}.`, field);
  refuse(409, guard, `${name} is ${statusOf(candidate)} and cannot become ${to}.`, field);
}
