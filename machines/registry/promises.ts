import type { AnyMachineSnapshot } from 'xstate';
import { brokenOf, type Invariant } from '../../lab/simulation/invariants.ts';
import { moveInvariants } from '../appointment-move/appointment-move.invariants.ts';
import { draftInvariants } from '../booking-draft/booking-draft.invariants.ts';
import { wizardInvariants } from '../booking-wizard/booking-wizard.invariants.ts';
import { bulkInvariants } from '../bulk-change/bulk-change.invariants.ts';
import { closingInvariants } from '../closing-plan/closing-plan.invariants.ts';
import { sessionInvariants } from '../session/session.invariants.ts';
import { reservationInvariants } from '../slot-reservation/slot-reservation.invariants.ts';

type Broken = (snapshot: AnyMachineSnapshot) => readonly string[];

const of =
  <Snapshot>(invariants: readonly Invariant<Snapshot>[]): Broken =>
  (snapshot) =>
    brokenOf(invariants, snapshot as Snapshot, undefined);

/** By the id of the machine. */
const promises: Readonly<Record<string, Broken>> = {
  appointmentMove: of(moveInvariants),
  bookingDraft: of(draftInvariants),
  bookingWizard: of(wizardInvariants),
  bulkChange: of(bulkInvariants),
  closingPlan: of(closingInvariants),
  session: of(sessionInvariants),
  slotReservation: of(reservationInvariants),
};

/** The promises of a machine alone that do not hold, in words. */
export const brokenPromisesOf: Broken = (snapshot) => promises[snapshot.machine.id]?.(snapshot) ?? [];
