import type { SnapshotFrom } from 'xstate';
import type { Invariant } from '../../lab/simulation/invariants.ts';
import type { bookingWizardMachine } from './booking-wizard.machine.ts';

type Wizard = Pick<SnapshotFrom<typeof bookingWizardMachine>, 'matches' | 'context'>;

/** The references of the bookings that the service made of the wizard's draft. */
interface Fact {
  readonly bookings: readonly string[];
}

/** Each is true of the machine alone, at every moment. */
export const wizardInvariants: readonly Invariant<Wizard>[] = [
  {
    promise: 'the result is shown exactly where there is a booking',
    holds: (snapshot) => snapshot.matches({ submission: 'sent' }) === (snapshot.context.created !== null),
  },
  {
    promise: 'a time is held for candidates of the form alone',
    holds: ({ context: { draft, holds } }) =>
      Object.keys(holds).every((key) => draft.candidates.some((candidate) => candidate.key === key)),
  },
];

/** Each is true of the machine and its service together while no call is on its way. */
export const bookingInvariants: readonly Invariant<Wizard, Fact>[] = [
  { promise: 'one draft becomes one booking at most', holds: (_, { bookings }) => bookings.length <= 1 },
  {
    promise: 'a booking that is shown is in the service',
    holds: ({ context: { created } }, { bookings }) => created === null || bookings.includes(created.reference),
  },
  {
    promise: 'a form whose draft was booked shows the booking, or says that something went wrong',
    holds: (snapshot, { bookings }) =>
      bookings.length === 0 || !snapshot.matches({ submission: 'open' }) || snapshot.context.sendFailure !== null,
  },
];
