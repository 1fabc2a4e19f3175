import {
  completableOf,
  isReady,
  matchOf,
  waitingPeople,
  withoutRestrictions,
} from '../../machines/result-batch/batch-rows.ts';
import type { BatchRow } from '../../machines/result-batch/result-batch.types.ts';
import { Button } from '../ui/button.tsx';
import { pluralize } from '../ui/date-format.ts';
import { Checkbox } from '../ui/fields/switches.tsx';
import type { BatchState, SendBatch } from './use-result-batch.ts';

/** The state of the batch, and its buttons. */
export function BatchBar({ state, send }: { state: BatchState; send: SendBatch }) {
  const { rows, willComplete, completed, refused } = state.context;
  const ready = rows.filter(isReady);
  const failed = rows.filter(({ failure }) => failure !== null).length + refused.length;
  const people = new Set(ready.map(({ candidateId }) => candidateId)).size;
  const sent = rows.filter(({ isSent }) => isSent).length;
  const hasLeft = failed > 0 || rows.some(isOpenRow);
  const waiting = completableOf(state.context).length;
  return (
    <div className="toolbar">
      <p role="status" className="font-strong tabular-nums">
        {progressText(state, { ready: ready.length, people, sent, failed, completed: completed.length })}
      </p>
      <span className="ml-auto flex flex-wrap items-center gap-3">
        {state.matches({ batch: 'reviewing' }) ? (
          <>
            <AllArrived state={state} send={send} />
            <Checkbox checked={willComplete} onValue={() => send({ type: 'completion.toggled' })}>
              Then set people to Completed
            </Checkbox>
            <Button look="quiet" onClick={() => send({ type: 'batch.cleared' })}>
              Clear
            </Button>
            <Button
              look="primary"
              off={offWhy(state, ready.length + waiting)}
              onClick={() => send({ type: 'upload.pressed' })}
            >
              {uploadLabel(ready.length, waiting)}
            </Button>
          </>
        ) : null}
        {state.matches({ batch: 'sending' }) || state.matches({ batch: 'completing' }) ? (
          <Button onClick={() => send({ type: 'cancel.pressed' })}>Stop</Button>
        ) : null}
        {state.matches({ batch: 'done' }) ? (
          <>
            <Button look={hasLeft ? 'quiet' : 'primary'} onClick={() => send({ type: 'batch.cleared' })}>
              Next files
            </Button>
            {hasLeft ? (
              <Button look="primary" onClick={() => send({ type: 'retry.pressed' })}>
                Back to what is left
              </Button>
            ) : null}
          </>
        ) : null}
      </span>
    </div>
  );
}

/** One tick for everyone's result: a batch of bloods takes no tick for each person. */
function AllArrived({ state: { context }, send }: { state: BatchState; send: SendBatch }) {
  const people = context.willComplete ? waitingPeople(context) : [];
  const open = people.filter((candidateId) => !context.arrived.includes(candidateId));
  if (people.length < 2) return null;
  const toggle = () => {
    for (const candidateId of open.length > 0 ? open : people) send({ type: 'arrival.toggled', candidateId });
  };
  return (
    <Checkbox checked={open.length === 0} partly={open.length > 0 && open.length < people.length} onValue={toggle}>
      What all {people.length} waited for has arrived
    </Checkbox>
  );
}

function offWhy({ context }: BatchState, work: number): string | null {
  const [name] = withoutRestrictions(context);
  if (name !== undefined) return `Write the restrictions of ${name} first.`;
  return work === 0 ? 'No file is ready.' : null;
}

function uploadLabel(files: number, people: number): string {
  if (files > 0) return `Upload ${pluralize(files, 'file')}`;
  return people > 0 ? `Set ${pluralPeople(people)} to Completed` : 'Upload files';
}

const isOpenRow = (row: BatchRow) => !row.isSent && !matchOf(row)?.isStored;
const pluralPeople = (count: number) => (count === 1 ? '1 person' : `${count} people`);

type Counts = { ready: number; people: number; sent: number; failed: number; completed: number };

function progressText(state: BatchState, { ready, people, sent, failed, completed }: Counts): string {
  const { rows } = state.context;
  if (state.matches({ batch: 'matching' })) return `Looking up ${pluralize(rows.length, 'file')}…`;
  if (state.matches({ batch: 'sending' })) return `Uploading file ${sent + 1} of ${sent + ready}…`;
  if (state.matches({ batch: 'completing' }))
    return `Setting ${pluralPeople(completableOf(state.context).length)} to Completed…`;
  if (state.matches({ batch: 'done' })) {
    const left = rows.filter(isOpenRow).length;
    return [
      `${pluralize(sent, 'file')} uploaded`,
      completed > 0 ? `${pluralPeople(completed)} Completed, the results addresses are mailed in two minutes` : null,
      failed > 0 ? `${failed} failed` : null,
      left > 0 ? `${left} left` : null,
    ]
      .filter(Boolean)
      .join(' · ');
  }
  const stored = rows.filter((row) => !row.isSent && matchOf(row)?.isStored).length;
  const left = rows.length - ready - sent - stored;
  return [
    ready > 0
      ? `${pluralize(ready, 'file')} ready for ${pluralPeople(people)}`
      : sent === 0
        ? 'No file is ready yet'
        : null,
    sent > 0 ? `${sent} uploaded` : null,
    stored > 0 ? `${stored} uploaded before` : null,
    left > 0 ? `${left} not ready` : null,
  ]
    .filter(Boolean)
    .join(' · ');
}
