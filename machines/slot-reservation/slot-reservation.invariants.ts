import type { SnapshotFrom } from 'xstate';
import { brokenOf, type Invariant } from '../../lab/simulation/invariants.ts';
import type { Hold } from '../lib/booking.types.ts';
import { isSameTime } from '../rules/booking/same-time.ts';
import { isServerHold } from './reservation.ts';
import type { slotReservationMachine } from './slot-reservation.machine.ts';

/** The candidate's hold in the service at `now`, epoch milliseconds. */
interface Fact {
  readonly now: number;
  readonly held: Hold | null;
}

type Reservation = Pick<SnapshotFrom<typeof slotReservationMachine>, 'matches' | 'context'>;

/** The clock ticks each second: a hold that has just ended may be shown so much longer. */
const TICK_MS = 1_000;

/** Each is true of the machine alone, at every moment. */
export const reservationInvariants: readonly Invariant<Reservation>[] = [
  {
    promise: 'what is shown as held is the picked time',
    holds: (snapshot) => {
      const { hold, pick } = snapshot.context;
      return !snapshot.matches('held') || (hold !== null && isSameTime(hold.slot, pick));
    },
  },
  {
    promise: 'after a call without an answer nothing counts as held',
    holds: (snapshot) => !snapshot.matches('unanswered') || snapshot.context.hold === null,
  },
  {
    promise: 'a time that was not held says why',
    holds: (snapshot) =>
      !(snapshot.matches('refused') || snapshot.matches('expired')) || snapshot.context.failure !== null,
  },
];

/** Each is true of the machine and its service together while no call is on its way. */
export const holdInvariants: readonly Invariant<Reservation, Fact>[] = [
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
];

export const brokenPromises = (reservation: Reservation, fact: Fact): readonly string[] => [
  ...brokenOf(reservationInvariants, reservation, undefined),
  ...brokenOf(holdInvariants, reservation, fact),
];
