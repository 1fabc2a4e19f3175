import { useState } from 'react';
import { type ActorRefFrom, fromPromise, type SnapshotFrom } from 'xstate';
import { bulkChangeMachine } from '../../../machines/bulk-change/bulk-change.machine.ts';
import type {
  BulkAction,
  BulkChange,
  PlannedRow,
  PlanRequest,
  RunRequest,
} from '../../../machines/bulk-change/bulk-change.types.ts';
import { everySecond } from '../../app/session/every-second.ts';
import { useGateway, useServerClock } from '../../app/session/session-context.tsx';
import { useMachine } from '../../lab-host/use-machine.ts';
import { BulkChangePlanDocument, RunBulkChangeDocument, UndoBulkChangeDocument } from './bulk.documents.ts';

export type BulkState = SnapshotFrom<typeof bulkChangeMachine>;
export type SendBulk = ActorRefFrom<typeof bulkChangeMachine>['send'];

/** Hosts a change of several bookings; whatever it is called, its id stays, so that a press that is repeated is one. */
export function useBulkChange(action: BulkAction, candidateIds: readonly string[], onChanged: () => void) {
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
        undo: fromPromise<BulkChange, { changeId: string }>(
          async ({ input: { changeId: id } }) => (await gateway.request(UndoBulkChangeDocument, { id })).undoBulkChange,
        ),
        clock: everySecond(clock.now),
      },
      actions: { bookingsChanged: onChanged },
    }),
  );
  const [input] = useState(() => ({
    ...{ changeId: crypto.randomUUID(), action, candidateIds },
    days: { siteId: null, fromDay: '', toDay: '' },
  }));
  const [snapshot, send] = useMachine(machine, { input });
  return { snapshot, send };
}
