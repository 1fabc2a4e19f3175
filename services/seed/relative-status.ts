import { BOOKING_STATUSES, type BookingStatus } from '../../machines/rules/booking/booking-status.table.ts';
import type { Random } from './random.ts';

const DAY_MS = 86_400_000;
/** As an older system wrote it; the service shows it as Confirmed. */
type StoredStatus = BookingStatus | 'PartialConfirmed';

const ahead = { Confirmed: 70, PartialConfirmed: 6, Rescheduled: 14, Cancelled: 10 };

/** Usual status of a booking, by the days since its appointment. */
const stages: readonly { until: number; weights: Readonly<Partial<Record<StoredStatus, number>>> }[] = [
  { until: 0, weights: ahead },
  { until: 1 / 20, weights: { Arrived: 50, 'In Progress': 40, 'Did Not Attend': 10 } },
  {
    until: 1,
    weights: {
      'In Progress': 22,
      Arrived: 14,
      Attended: 26,
      'Preparing Report': 20,
      'Did Not Attend': 8,
      'Worker to Return': 10,
    },
  },
  {
    until: 14,
    weights: {
      Completed: 34,
      'Preparing Report': 10,
      Attended: 8,
      'Did Not Attend': 6,
      'Worker to Return': 4,
      Cancelled: 6,
      'Pending Occ-Phys': 4,
      'Pending AMA Review': 4,
      'Pending Lungscreen': 4,
      'Pending RSHQ': 4,
      'Pending GCMS': 4,
      'Pending Chest X-Ray': 4,
      'Pending Drug Results': 6,
      'Pending Bloods': 4,
    },
  },
  {
    until: Number.POSITIVE_INFINITY,
    weights: {
      Completed: 70,
      'Did Not Attend': 6,
      Cancelled: 10,
      'Awaiting Company': 5,
      'Awaiting Worker': 5,
      'Pending Correspondence': 4,
    },
  },
];

/** Rolls a status for each appointment; the rare ones come first, so that the demo has every one of them. */
export function demoStatuses(now: Date, roll: Random): (appointment: Date) => StoredStatus {
  const missing = new Set<StoredStatus>(
    BOOKING_STATUSES.filter((status) => status !== 'Pending' && !(status in ahead)),
  );
  return (appointment) => {
    const days = (now.getTime() - appointment.getTime()) / DAY_MS;
    const { weights } = stages.find(({ until }) => days < until) ?? { weights: { Completed: 1 } };
    // Yesterday's work may still be in progress: on a Monday nothing was seen within a day.
    const wanted = days > 0.5 && days < 5 ? [...missing][0] : undefined;
    const status = wanted ?? roll.weigh<StoredStatus>(weights);
    missing.delete(status);
    return status;
  };
}
