import { useEffect, useState } from 'react';
import { type ActorRefFrom, fromPromise, type SnapshotFrom } from 'xstate';
import {
  type Wait,
  type WaitAction,
  type WaitChange,
  waitlistMachine,
} from '../../../machines/waitlist/waitlist.machine.ts';
import { useMachine } from '../../app/machines/use-machine.ts';
import { useGateway } from '../../app/session/session-context.tsx';
import { notify } from '../../ui/feedback/toasts.ts';
import type { Detail } from '../detail/booking-detail.ts';
import { ChangeEarlierTimeDocument } from './earlier.documents.ts';

export type WaitState = SnapshotFrom<typeof waitlistMachine>;
export type SendWait = ActorRefFrom<typeof waitlistMachine>['send'];

/** The toast after a press; `wait` is the candidate's wait after it. */
function doneText(action: WaitAction, wait: Wait | null): string {
  if (action === 'take') return 'Earlier time taken';
  return wait === null ? 'No longer on the waiting list' : 'Passed on to the next person';
}

/** Hosts a booking's wait for an earlier time; what the page learns goes to it. */
export function useWaitlist({ candidateId, earlierTime }: Detail, onChanged: () => void) {
  const gateway = useGateway();
  const [machine] = useState(() =>
    waitlistMachine.provide({
      actors: {
        changeWait: fromPromise<Wait | null, WaitChange>(async ({ input: { action: what, time } }) => {
          const { changeEarlierTime } = await gateway.request(ChangeEarlierTimeDocument, { candidateId, what, time });
          return changeEarlierTime ?? null;
        }),
      },
      actions: {
        notifyChanged: ({ context }, { action }) => {
          notify({ tone: 'good', text: doneText(action, context.wait) });
          onChanged();
        },
      },
    }),
  );
  const wait = earlierTime ?? null;
  const [snapshot, send] = useMachine(machine, { input: { wait } });
  useEffect(() => send({ type: 'wait.changed', wait }), [send, wait]);
  return { snapshot, send };
}
