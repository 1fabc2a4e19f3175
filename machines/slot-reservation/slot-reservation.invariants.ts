import type { SnapshotFrom } from 'xstate';
import type { Hold } from '../lib/booking.types.ts';
import { isSameTime, isServerHold } from './reservation.ts';
import type { slotReservationMachine } from './slot-reservation.machine.ts';

/** The candidate's hold in the service at `now`, epoch milliseconds. */
interface Fact {
  readonly now: number;
  readonly held: Hold | null;
}

type Reservation = Pick<SnapshotFrom<typeof slotReservationMachine>, 'matches' | 'context'>;

/** The clock ticks each second: a hold that has just ended may be shown so much longer. */
const TICK_MS = 1_000;

/** Each is true of the machine and its service together while no call is on its way. */
export const reservationInvariants: readonly {
  readonly promise: string;
  readonly holds: (reservation: Reservation, fact: Fact) => boolean;
}[] = [
  {
    promise: 'a time that is shown as held is held by the service, until the same moment and for the same package',
    holds: ({ context: { hold, package: chosen } }, { now, held }) =>
      !isServerHold(hold) ||
      (hold.expiresAt ?? 0) <= now + TICK_MS ||
      (held?.reserveId === hold.reserveId &&
        held.expiresAt === hold.expiresAt &&
        held.packageId === chosen?.id &&
        isSameTime(held.slot, hold.slot)),
  },
  {
    promise: 'where no time is shown as held, the service holds none',
    holds: ({ context: { hold } }, { held }) => isServerHold(hold) || held === null,
  },
  {
    promise: 'the picked time is the one that is held',
    holds: ({ context: { hold, pick } }) => hold === null || isSameTime(hold.slot, pick),
  },
];

export const brokenPromises = (reservation: Reservation, fact: Fact): readonly string[] =>
  reservationInvariants.filter(({ holds }) => !holds(reservation, fact)).map(({ promise }) => promise);
