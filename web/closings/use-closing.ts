import { useEffect, useState } from 'react';
import { type ActorRefFrom, fromPromise, type SnapshotFrom } from 'xstate';
import { closingProgressMachine } from '../../machines/closing-progress/closing-progress.machine.ts';
import type { Closing, ReopenHow } from '../../machines/closing-progress/closing-progress.types.ts';
import { useMachine } from '../app/machines/use-machine.ts';
import { useGateway } from '../app/session/session-context.tsx';
import { useServerMinute } from '../app/session/use-server-minute.ts';
import type { WholeClosingFragment } from '../generated/graphql.ts';
import { ClosingDocument, ReopenClosingDocument } from './closings.documents.ts';

export type ProgressState = SnapshotFrom<typeof closingProgressMachine>;
export type SendProgress = ActorRefFrom<typeof closingProgressMachine>['send'];

const toClosing = ({ undoUntil, list, ...summary }: WholeClosingFragment): Closing => ({
  summary,
  undoUntil,
  people: list,
});

/** Hosts a closing under way; one that is over is looked at again twice a minute, as people are phoned and moved. */
export function useClosing(closingId: string) {
  const gateway = useGateway();
  const now = useServerMinute();
  const [machine] = useState(() =>
    closingProgressMachine.provide({
      actors: {
        read: fromPromise<Closing, { closingId: string }>(async ({ input: { closingId: id }, signal }) =>
          toClosing((await gateway.request(ClosingDocument, { id }, { signal })).closing),
        ),
        reopen: fromPromise<Closing, { closingId: string; how: ReopenHow }>(
          async ({ input: { closingId: id, how }, signal }) =>
            toClosing((await gateway.request(ReopenClosingDocument, { id, how }, { signal })).reopenClosing),
        ),
      },
    }),
  );
  const [snapshot, send] = useMachine(machine, { input: { closingId } });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the time that passes is what asks again
  useEffect(() => send({ type: 'closing.changed' }), [send, now]);
  return { snapshot, send, now };
}
