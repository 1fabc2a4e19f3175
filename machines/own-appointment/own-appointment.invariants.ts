import type { Invariant } from '../../lab/simulation/invariants.ts';
import type { OwnSnapshot } from './own-appointment.machine.ts';

/** The phase as the machine has it after the candidate's action, from the facts just before that action. */
interface Fact {
  readonly foreseen: OwnSnapshot;
}

const text = ({ value }: OwnSnapshot) => JSON.stringify(value);

/** True of the phase that a page reads after the candidate's action, if no other change came between. */
export const ownInvariants: readonly Invariant<OwnSnapshot, Fact>[] = [
  {
    promise: 'an action leads where the machine says',
    holds: (read, { foreseen }) => text(read) === text(foreseen),
  },
];
