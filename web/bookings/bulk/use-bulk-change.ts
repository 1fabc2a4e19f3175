import { useEffect, useState } from 'react';
import { type ActorRefFrom, fromPromise, type SnapshotFrom } from 'xstate';
import { bulkChangeMachine } from '../../../machines/bulk-change/bulk-change.machine.ts';
import type {
  BulkChange,
  PlannedRow,
  PlanRequest,
  RunRequest,
} from '../../../machines/bulk-change/bulk-change.types.ts';
import { useMachine } from '../../app/machines/use-machine.ts';
import { everySecond } from '../../app/session/every-second.ts';
import { useGateway, useServerClock } from '../../app/session/session-context.tsx';
import {
  BulkChangePlanDocument,
  RunBulkChangeDocument,
  UndoableBulkChangeDocument,
  UndoBulkChangeDocument,
} from './bulk.documents.ts';
import { bulkDraft, saveBulkDraft } from './bulk-draft.ts';
import type { BulkRequest } from './undoable-change.ts';
import { clearUndoable, saveUndoable } from './undoable-change.ts';

export type BulkState = SnapshotFrom<typeof bulkChangeMachine>;
export type SendBulk = ActorRefFrom<typeof bulkChangeMachine>['send'];

/** Hosts a change of several bookings. */
export function useBulkChange({ action, candidateIds, changeId }: BulkRequest, onChanged: () => void) {
  const gateway = useGateway();
  const clock = useServerClock();
  const [machine] = useState(() =>
    bulkChangeMachine.provide({
      actors: {
        findPlan: fromPromise<readonly PlannedRow[], PlanRequest>(async ({ input, signal }) => {
          const variables = { ...input, candidateIds: [...input.candidateIds], choices: [...input.choices] };
          return (await gateway.request(BulkChangePlanDocument, variables, { signal })).bulkChangePlan;
        }),
        run: fromPromise<BulkChange, RunRequest>(async ({ input: { changeId: id, people, ...rest } }) => {
          const variables = { ...rest, id, people: [...people] };
          return (await gateway.request(RunBulkChangeDocument, variables)).runBulkChange;
        }),
        loadChange: fromPromise<BulkChange, { changeId: string }>(async ({ input: { changeId: id }, signal }) => {
          const options = { signal, kind: 'background' } as const;
          return (await gateway.request(UndoableBulkChangeDocument, { id }, options)).undoableBulkChange;
        }),
        undo: fromPromise<BulkChange, { changeId: string }>(
          async ({ input: { changeId: id } }) => (await gateway.request(UndoBulkChangeDocument, { id })).undoBulkChange,
        ),
        clock: everySecond(clock.now),
      },
      actions: { notifyBookingsChanged: onChanged },
    }),
  );
  const [input] = useState(() => ({
    changeId: changeId ?? null,
    action,
    candidateIds,
    isResumed: changeId !== undefined,
    typed: bulkDraft(action, candidateIds),
  }));
  const [snapshot, send] = useMachine(machine, { input });
  useStoredChange(snapshot);
  return { snapshot, send };
}

/** Keeps typed values for the next dialog, and an undoable change for a reload. */
function useStoredChange(snapshot: BulkState) {
  const { changeId, action, candidateIds, isResumed, days, choices, notes, poNumber } = snapshot.context;
  const isDone = snapshot.hasTag('done');
  const isOver = snapshot.matches('over') || snapshot.matches('gone');
  useEffect(() => {
    if (isResumed) return;
    saveBulkDraft(action, candidateIds, isDone ? null : { days, choices, notes, poNumber });
  }, [action, candidateIds, isResumed, isDone, days, choices, notes, poNumber]);
  useEffect(() => {
    if (isOver) clearUndoable();
    else if (isDone && changeId !== null) saveUndoable(changeId, action);
  }, [changeId, action, isDone, isOver]);
}
