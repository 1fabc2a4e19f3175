import { commonMoves, type StatusRequest, shownStatus } from '../../../machines/rules/booking/booking-status.table.ts';
import { allStatusFacts, type StatusSource } from '../status-facts.ts';

const LATER = Date.parse('9999-01-01T00:00:00Z');

/** Why these bookings have no status in common that they may become now; null where they have. */
export function commonStatusMessage(bookings: readonly StatusSource[], request: StatusRequest): string | null {
  const facts = allStatusFacts(bookings);
  if (commonMoves(facts, request).length > 0) return null;
  const shown = [...new Set(bookings.map(({ status }) => shownStatus(status) ?? status))];
  if (commonMoves(facts, { ...request, now: LATER }).length > 0) {
    return `${shown.join(' and ')} can be changed from the day of the appointment on.`;
  }
  return `${shown.join(' and ')} cannot be changed ${shown.length > 1 ? 'together' : 'here'}.`;
}
