import type { SnapshotFrom } from 'xstate';
import type { Invariant } from '../../lab/simulation/invariants.ts';
import type { closingPlanMachine } from './closing-plan.machine.ts';
import type { StartRequest } from './closing-plan.types.ts';

type Closing = Pick<SnapshotFrom<typeof closingPlanMachine>, 'matches' | 'context'>;

/** Each is true of the machine alone, at every moment. */
export const closingInvariants: readonly Invariant<Closing>[] = [
  {
    promise: 'what may have begun keeps its id',
    holds: (closing) => !closing.matches('unanswered') || closing.context.closingId !== null,
  },
  {
    promise: 'nothing is closed before its plan is seen',
    holds: (closing) => !(closing.matches('planned') || closing.matches('starting')) || closing.context.plan !== null,
  },
];

/** True of the machine and its service together while no call is on its way. */
export const startedInvariants: readonly Invariant<Closing, { started: readonly StartRequest[] }>[] = [
  {
    promise: 'a closing that is shown as begun has begun',
    holds: (closing, { started }) => !closing.matches('started') || started.length > 0,
  },
];
