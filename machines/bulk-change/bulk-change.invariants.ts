import type { SnapshotFrom } from 'xstate';
import type { Invariant } from '../../lab/simulation/invariants.ts';
import type { bulkChangeMachine } from './bulk-change.machine.ts';

type Bulk = Pick<SnapshotFrom<typeof bulkChangeMachine>, 'matches' | 'context' | 'hasTag'>;

/** Each change that the service made, by its id. */
interface Fact {
  readonly made: ReadonlyMap<string, { readonly poNumber: string; readonly isUndone: boolean }>;
}

const isShown = (bulk: Bulk) => bulk.matches('undoable') || bulk.matches('over');

/** Each is true of the machine alone, at every moment. */
export const bulkInvariants: readonly Invariant<Bulk>[] = [
  {
    promise: 'what is shown as done has its rows',
    holds: (bulk) => !bulk.hasTag('done') || bulk.context.change !== null,
  },
  { promise: 'what runs has an id', holds: (bulk) => !bulk.matches('running') || bulk.context.changeId !== null },
];

/** Each is true of the machine and its service together while no call is on its way. */
export const changeInvariants: readonly Invariant<Bulk, Fact>[] = [
  {
    promise: 'what is shown as done was done, with the words on the screen',
    holds: (bulk, { made }) =>
      !isShown(bulk) || made.get(bulk.context.change?.id ?? '')?.poNumber === bulk.context.poNumber.trim(),
  },
  {
    promise: 'what is shown as undone is undone',
    holds: (bulk, { made }) =>
      !isShown(bulk) || bulk.context.change?.undone !== true || made.get(bulk.context.change.id)?.isUndone === true,
  },
];
