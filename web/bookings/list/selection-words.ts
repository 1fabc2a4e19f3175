import { commonMoves, shownStatus } from '../../../machines/booking-status.machine.ts';

/** Why bookings of these statuses have no status in common that they may become; null where they have. */
export function commonWords(statuses: readonly string[]): string | null {
  const shown = [...new Set(statuses.map((status) => shownStatus(status) ?? status))];
  const known = shown.map(shownStatus).filter((status) => status !== null);
  if (known.length === shown.length && commonMoves(known).length > 0) return null;
  return `${shown.join(' and ')} cannot be changed ${shown.length > 1 ? 'together' : 'here'}.`;
}
