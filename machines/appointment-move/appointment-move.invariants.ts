import type { SnapshotFrom } from 'xstate';
import type { Invariant } from '../../lab/simulation/invariants.ts';
import type { appointmentMoveMachine } from './appointment-move.machine.ts';

type Move = Pick<SnapshotFrom<typeof appointmentMoveMachine>, 'matches' | 'context'>;

/** The last move that was answered, as the service has it; null where none was. */
interface Fact {
  readonly done: { readonly isUndone: boolean; readonly isTold: boolean } | null;
}

/** Each is true of the machine alone, at every moment. */
export const moveInvariants: readonly Invariant<Move>[] = [
  {
    promise: 'a hand that is empty holds no booking',
    holds: (move) => !move.matches('idle') || (move.context.booking === null && move.context.done === null),
  },
  {
    promise: 'what failed says why',
    holds: (move) => !move.matches('failed') || move.context.failure !== null,
  },
  {
    promise: 'only what was moved can be undone',
    holds: (move) => !(move.matches('moved') || move.matches('undoing')) || move.context.done !== null,
  },
];

/** Each is true of the machine and its service together while no call is on its way. */
export const undoInvariants: readonly Invariant<Move, Fact>[] = [
  {
    promise: 'a move that is shown as undone is undone, and no notice of it left',
    holds: (move, { done }) => !move.matches('undone') || (done?.isUndone === true && !done.isTold),
  },
];
