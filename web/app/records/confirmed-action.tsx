import { CircleAlert } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import { fromPromise } from 'xstate';
import {
  type ActionMessages,
  confirmedActionMachine,
} from '../../../machines/confirmed-action/confirmed-action.machine.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { SkeletonLine } from '../../ui/feedback/skeleton.tsx';
import { notifyBy } from '../../ui/feedback/toasts.ts';
import { errorClass } from '../../ui/fields/control-classes.ts';
import { useMachine } from '../machines/use-machine.ts';
import { messageFor } from '../messages.ts';
import { EffectList } from './effect-list.tsx';
import { useUnsureChange } from './unsure-changes.ts';

type ActionProps = {
  /** The question, such as 'Deactivate Redgum Mining?'. */
  question: string;
  /** Always follows from the action. */
  consequence: string;
  /** One line for each thing that is affected; asked before the action is offered. */
  findEffects: (signal: AbortSignal) => Promise<readonly string[]>;
  /** Pages with what it affects, and with what can be done about it; shown once there is something. */
  links?: readonly { readonly href: string; readonly text: string; readonly state?: object }[];
  act: (signal: AbortSignal) => Promise<unknown>;
  /** The verb of the question, and the same going on. */
  verb: string;
  verbing: string;
  /** The snackbars of the specification. */
  words: Omit<ActionMessages, 'reasonFor'>;
  danger?: boolean;
  onClose: (outcome: { isDone: boolean }) => void;
};

/** An action that first shows what it affects. It is mounted while its question is open. */
export function ConfirmedAction(props: ActionProps) {
  const { question, consequence, verb, verbing, links = [], danger = false } = props;
  const [snapshot, send] = useAction(props);
  const { effects, failure } = snapshot.context;
  const isLooking = snapshot.matches('looking');
  return (
    <Dialog
      open
      onClose={() => send({ type: 'action.cancelled' })}
      title={question}
      text={consequence}
      actions={
        <>
          <Button look="quiet" autoFocus onClick={() => send({ type: 'action.cancelled' })}>
            Cancel
          </Button>
          {snapshot.matches('unknown') ? (
            <Button onClick={() => send({ type: 'retry.pressed' })}>Try again</Button>
          ) : (
            <Button
              look={danger ? 'danger' : 'primary'}
              busy={snapshot.matches('acting') ? verbing : null}
              aria-disabled={isLooking}
              onClick={() => send({ type: 'action.confirmed' })}
            >
              {verb}
            </Button>
          )}
        </>
      }
    >
      {isLooking ? (
        <div role="status" aria-label="Checking what this affects" className="mt-3 grid gap-2">
          <SkeletonLine width={70} />
          <SkeletonLine width={50} />
        </div>
      ) : null}
      {effects.length > 0 ? (
        <EffectList label="What this affects">
          {effects.map((effect) => (
            <li key={effect}>{effect}</li>
          ))}
        </EffectList>
      ) : null}
      {effects.length > 0 && links.length > 0 ? (
        <p className="mt-2.5 flex flex-wrap gap-x-4 [&_a]:min-h-6">
          {links.map(({ href, text, state }) => (
            <Link key={text} href={href} {...(state && { state })}>
              {text}
            </Link>
          ))}
        </p>
      ) : null}
      {failure ? (
        <p className={`${errorClass} mt-3`} role="alert">
          <CircleAlert />
          {failure}
        </p>
      ) : null}
    </Dialog>
  );
}

function useAction({ findEffects, act, words, onClose }: ActionProps) {
  const tracked = useUnsureChange();
  const [machine] = useState(() =>
    confirmedActionMachine({ ...words, reasonFor: messageFor }).provide({
      actors: {
        findEffects: fromPromise(({ signal }) => findEffects(signal)),
        act: fromPromise(async ({ signal }) => void (await tracked(act(signal)))),
      },
      actions: {
        showNotice: notifyBy,
        close: (_, outcome) => onClose(outcome),
      },
    }),
  );
  return useMachine(machine);
}
