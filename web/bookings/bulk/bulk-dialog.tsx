import { uuidv7 } from 'uuidv7';
import { doable } from '../../../machines/bulk-change/bulk-change.machine.ts';
import type { PortalError } from '../../../machines/lib/portal-error.ts';
import { isUnanswered } from '../../../machines/lib/unanswered.ts';
import { requestIdOf } from '../../app/api/gateway-client.ts';
import { messageFor } from '../../app/messages.ts';
import { Button } from '../../ui/button.tsx';
import { clock } from '../../ui/countdown.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { SkeletonRows } from '../../ui/feedback/skeleton.tsx';
import { Banner } from '../../ui/feedback/states.tsx';
import { BulkFields } from './bulk-fields.tsx';
import { bulkLabels, outcomeText } from './bulk-labels.ts';
import { ChangedRows, PlannedRows } from './bulk-rows.tsx';
import type { BulkState, SendBulk } from './use-bulk-change.ts';

type DialogProps = { state: BulkState; send: SendBulk; open: boolean; onClose: () => void };

/** The plan for each booking before a change, and the outcome of each after it. */
export function BulkDialog(props: DialogProps) {
  return props.state.hasTag('done') ? <DoneDialog {...props} /> : <PlanDialog {...props} />;
}

function PlanDialog({ state, send, open, onClose }: DialogProps) {
  const { action, candidateIds, rows } = state.context;
  const labels = bulkLabels[action];
  const able = doable(state.context);
  const count = able.length;
  const isRunning = state.matches('running');
  // With no booking that can be changed, the dialog is still about all that were chosen.
  const concerned = count > 0 ? count : candidateIds.length;
  const references = new Set((count > 0 ? able : (rows ?? [])).map(({ reference }) => reference));
  return (
    <Dialog
      open={open}
      // Under way it is seen to its end, so that it can be undone.
      {...(isRunning ? {} : { onClose })}
      isWide
      title={labels.title(concerned, [...references])}
      text={labels.text}
      actions={
        <>
          <Button look="quiet" off={isRunning ? 'It is under way.' : null} onClick={onClose}>
            {action === 'cancel' ? 'Keep bookings' : 'Close'}
          </Button>
          <Button
            look={action === 'cancel' ? 'danger' : 'primary'}
            busy={isRunning || state.matches({ planning: 'wanted' }) ? labels.busy : null}
            off={whyOff(state, count)}
            onClick={() => send({ type: 'run.pressed', changeId: uuidv7() })}
          >
            {labels.confirm(concerned)}
          </Button>
        </>
      }
    >
      <div className="mt-4 grid gap-4">
        <BulkFields state={state} send={send} />
        <PlanFailure state={state} send={send} />
        {state.matches('planning') && !rows ? <SkeletonRows rows={3} label="Looking at each booking" /> : null}
        {state.matches('incomplete') ? <p className="text-text-2">Choose the days to see where each goes.</p> : null}
        {rows ? (
          <>
            {count < rows.length ? (
              <p role="status" className="text-text-2">
                {count === 0 ? 'None of them can be done.' : `${count} of ${rows.length} can be done; the others stay.`}
              </p>
            ) : null}
            <PlannedRows
              rows={rows}
              onChoice={
                action === 'move'
                  ? (candidateId, to) => send({ type: 'choice.made', choice: { candidateId, to } })
                  : null
              }
            />
          </>
        ) : null}
      </div>
    </Dialog>
  );
}

function whyOff(state: BulkState, count: number): string | null {
  if (state.matches('running')) return null;
  if (state.matches('incomplete')) return 'Choose the days.';
  if (!state.matches('planned')) return state.matches('planning') ? 'Looking…' : 'It is not known what this does.';
  return count === 0 ? 'None of them can be done.' : null;
}

function PlanFailure({ state, send }: Pick<DialogProps, 'state' | 'send'>) {
  const { failure } = state.context;
  const fields = (failure && 'fields' in failure && failure.fields) || {};
  const isAtField = ['poNumber', 'toDay', 'fromDay', 'notes'].some((field) => field in fields);
  if (!failure || isAtField) return null;
  return (
    <Banner
      tone="bad"
      title={
        state.matches('unplanned')
          ? 'It is not known what this does'
          : failedTitle(failure, 'This attempt changed nothing')
      }
      requestId={requestIdOf(failure)}
      retryWhat="looking"
      onRetry={() => send({ type: 'retry.pressed' })}
    >
      {messageFor(failure)} What you typed is kept.
    </Banner>
  );
}

/** A change without an answer may have been made, and a refused attempt may follow one without an answer. */
const failedTitle = (failure: PortalError, title: string) =>
  isUnanswered(failure) ? 'There was no answer: it may have been done' : title;

function DoneDialog({ state, send, open, onClose }: DialogProps) {
  const { action, change, failure } = state.context;
  if (!change) return null;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      isWide
      title={outcomeText(action, change.rows)}
      actions={
        <>
          <UndoButton state={state} send={send} />
          <Button look="primary" autoFocus onClick={onClose}>
            Close
          </Button>
        </>
      }
    >
      <div className="mt-4 grid gap-4">
        {failure ? (
          <Banner
            tone="bad"
            title={failedTitle(failure, 'This attempt undid nothing')}
            requestId={requestIdOf(failure)}
          >
            {messageFor(failure)}
          </Banner>
        ) : null}
        <ChangedRows rows={change.rows} />
      </div>
    </Dialog>
  );
}

/** While the mails wait. */
export function UndoButton({ state, send }: Pick<DialogProps, 'state' | 'send'>) {
  const isUndoing = state.matches('undoing');
  if (!state.matches('undoable') && !isUndoing) return null;
  const { change, remainingMs } = state.context;
  if (!change?.rows.some(({ outcome }) => outcome === 'done')) return null;
  return (
    <Button busy={isUndoing ? 'Undoing…' : null} onClick={() => send({ type: 'undo.pressed' })}>
      Undo <span className="tabular-nums text-text-3">{clock(remainingMs)}</span>
    </Button>
  );
}
