import { useCallback, useRef, useState } from 'react';
import { uuidv7 } from 'uuidv7';
import { type ActorRefFrom, fromPromise, type SnapshotFrom } from 'xstate';
import { sentOutcome } from '../../machines/forms/booking-forms.ts';
import { defined } from '../../machines/lib/assert-defined.ts';
import { isSettled } from '../../machines/result-batch/batch-rows.ts';
import { resultBatchMachine } from '../../machines/result-batch/result-batch.machine.ts';
import type {
  CompleteRequest,
  MatchRequest,
  ResultMatch,
  SendRequest,
} from '../../machines/result-batch/result-batch.types.ts';
import { resultTypeIn } from '../../machines/rules/files/result-file-name.ts';
import { useLeaveGuard } from '../app/forms/leave-guard.ts';
import { useMachine } from '../app/machines/use-machine.ts';
import { SetOutcomeDocument } from '../app/outcome/outcome.documents.ts';
import { useGateway } from '../app/session/session-context.tsx';
import { resultsOf, sendFile } from '../app/upload/send-file.ts';
import { CompleteResultsDocument, MatchResultsDocument } from './results.documents.ts';

export type BatchState = SnapshotFrom<typeof resultBatchMachine>;
export type SendBatch = ActorRefFrom<typeof resultBatchMachine>['send'];

const unsaved = { what: () => 'Results that are not uploaded' };

/** Hosts a batch: the dropped files stay here, and the machine knows them by their keys. */
export function useResultBatch() {
  const gateway = useGateway();
  const files = useRef(new Map<string, File>());
  const proceed = useRef(() => {});
  const [machine] = useState(() =>
    resultBatchMachine.provide({
      actors: {
        matchFiles: fromPromise<readonly (readonly ResultMatch[])[], MatchRequest>(async ({ input, signal }) => {
          const variables = { files: [...input.files] };
          const { matchResults } = await gateway.request(MatchResultsDocument, variables, { signal });
          return matchResults.map(({ candidates }) => candidates);
        }),
        sendFile: sendFile<unknown, SendRequest>(gateway.stream, ({ key, candidateId, kind }) => ({
          file: defined(files.current.get(key)),
          ...resultsOf(candidateId, { file_type: kind }),
        })),
        complete: fromPromise<unknown, CompleteRequest>(async ({ input, signal }) => {
          const { candidateId, isArrival, outcome } = input;
          if (outcome) await gateway.request(SetOutcomeDocument, { candidateId, ...sentOutcome(outcome) }, { signal });
          const through = isArrival ? 'Preparing Report' : null;
          return gateway.request(CompleteResultsDocument, { candidateIds: [candidateId], through }, { signal });
        }),
      },
      // Once nothing stops it any more: until then the guard would ask again.
      actions: { leave: () => queueMicrotask(() => proceed.current()) },
    }),
  );
  const [snapshot, send, actor] = useMachine(machine);
  const isUnsent = useCallback(() => {
    const now = actor.getSnapshot();
    return !now.matches({ leaving: 'left' }) && !isSettled(now.context);
  }, [actor]);
  const onStopped = useCallback(
    (there: () => void) => {
      proceed.current = there;
      send({ type: 'leave.requested' });
    },
    [send],
  );
  useLeaveGuard(isUnsent, onStopped, unsaved);
  const choose = (chosen: Iterable<File>) => {
    const added = [...chosen].map((file) => ({ key: uuidv7(), file }));
    for (const { key, file } of added) files.current.set(key, file);
    send({
      type: 'files.chosen',
      files: added.map(({ key, file: { name, size } }) => ({ key, name, size, kind: resultTypeIn(name) })),
    });
  };
  return { snapshot, send, choose };
}
