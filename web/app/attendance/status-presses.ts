import {
  type BookingStatus,
  isCorrection,
  type StatusRequest,
  shownStatus,
  wordRefusal,
} from '../../../machines/rules/booking/booking-status.table.ts';

type Entry = {
  status: string;
  startsAt: string;
  statusBefore?: string | null;
  statusChangedAt?: string | null;
};

/** Statuses that are one press, the usual one first and the way back last; results are the booking page's matter. */
const presses = ['Arrived', 'In Progress', 'Attended', 'Did Not Attend', 'Confirmed', 'Rescheduled'] as const;

export type Press = { to: BookingStatus; label: string; isBack: boolean };

/** The statuses that one press can give this person now. */
export function pressesOf(entry: Entry, timeZone: string, request: StatusRequest): readonly Press[] {
  const status = shownStatus(entry.status);
  if (status === null) return [];
  const { startsAt, statusChangedAt } = entry;
  const statusBefore = entry.statusBefore === null ? null : shownStatus(entry.statusBefore ?? '');
  const facts = { status, startsAt, timeZone, statusBefore, statusChangedAt: statusChangedAt ?? null };
  return presses
    .filter((to) => wordRefusal(facts, to, request) === null)
    .map((to) => {
      const isBack = isCorrection(facts, to);
      return { to, isBack, label: isBack ? `Back to ${to}` : to };
    })
    .toSorted((one, other) => Number(one.isBack) - Number(other.isBack));
}
