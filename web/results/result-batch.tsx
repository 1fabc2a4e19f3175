import { isReady, matchOf, problemOf } from '../../machines/result-batch/batch-rows.ts';
import type { BatchRow } from '../../machines/result-batch/result-batch.types.ts';
import { NO_OUTCOME, type OutcomeChoice } from '../../machines/rules/booking/outcome.ts';
import { requestIdOf } from '../app/api/gateway-client.ts';
import { messageFor } from '../app/messages.ts';
import { Banner } from '../ui/feedback/states.tsx';
import { BatchBar } from './batch-bar.tsx';
import { FileRow } from './file-row.tsx';
import type { BatchState, SendBatch } from './use-result-batch.ts';

/** The files of a batch with what becomes of each, and the one press that uploads them. */
export function ResultBatch({ state, send }: { state: BatchState; send: SendBatch }) {
  const { rows, leftOut, failure, sending } = state.context;
  const isOpen = state.matches({ batch: 'reviewing' });
  const needChoice = rows.filter((row) => isUnclear(row)).length;
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <BatchBar state={state} send={send} />
      <div className="grid gap-2 px-4 pb-3 empty:hidden sm:px-6">
        {failure ? (
          <Banner
            tone="bad"
            title={isOpen && rows.some(wasSending) ? 'The upload stopped' : 'The files were not looked up'}
            requestId={requestIdOf(failure)}
            retryWhat="looking the files up"
            onRetry={() => send({ type: 'retry.pressed' })}
          >
            {messageFor(failure)} Nothing that you chose is lost. Whatever was stored is not uploaded again.
          </Banner>
        ) : null}
        {leftOut > 0 ? (
          <Banner tone="warn" title="Only 200 files at once">
            {leftOut === 1 ? '1 file was' : `${leftOut} files were`} left out. Drop them when these are done.
          </Banner>
        ) : null}
      </div>
      <ul
        aria-label={needChoice > 0 ? `Files, ${needChoice} of them need a choice` : 'Files'}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is reached by keyboard
        tabIndex={0}
        className="min-h-0 flex-1 overflow-y-auto border-border border-t"
      >
        {rows
          .toSorted((one, other) => rank(one) - rank(other))
          .map((row) => (
            <FileRow
              key={row.key}
              row={row}
              problem={row.isSent ? null : problemOf(row)}
              sent={sending?.key === row.key ? sending.sent : null}
              isWaiting={!row.isSent && isReady(row) && row.failure === null && state.hasTag('busy')}
              isLookedUp={!row.isMatched && state.matches({ batch: 'matching' })}
              fate={fateOf(row, state)}
              outcome={askedOutcome(row, state)}
              isOpen={isOpen}
              send={send}
            />
          ))}
      </ul>
    </div>
  );
}

/** Beside the first file of a person who becomes Completed here. */
function askedOutcome(row: BatchRow, { context: { rows, outcomes, willComplete } }: BatchState): OutcomeChoice | null {
  const match = matchOf(row);
  if (!willComplete || !match?.canComplete) return null;
  const first = rows.find(({ candidateId }) => candidateId === match.candidateId);
  return first === row ? (outcomes[match.candidateId] ?? NO_OUTCOME) : null;
}

/** Its person was known when the upload stopped. */
const wasSending = (row: BatchRow) => !row.isMatched && matchOf(row) !== null;

const isUnclear = (row: BatchRow) => !row.isSent && !matchOf(row)?.isStored && problemOf(row) !== null;

/** What needs a person stands first. */
const rank = (row: BatchRow) => (isUnclear(row) && row.isMatched ? 0 : row.failure ? 1 : 2);

/** What becomes of the candidate, beside the first of the files. */
function fateOf(row: BatchRow, { context }: BatchState): { tone: 'plain' | 'good' | 'bad'; text: string } | null {
  const match = matchOf(row);
  if (!match) return null;
  const refusal = context.refused.find(({ candidateId }) => candidateId === match.candidateId);
  if (refusal) return { tone: 'bad', text: `Not Completed. ${messageFor(refusal.failure)}` };
  if (context.completed.includes(match.candidateId)) return { tone: 'good', text: 'Completed' };
  if (match.status === 'Completed') return { tone: 'plain', text: 'Completed before' };
  if (!context.willComplete) return { tone: 'plain', text: `Stays ${match.status}` };
  if (!match.canComplete) return { tone: 'plain', text: `Stays ${match.status}: it cannot become Completed` };
  const others = context.rows.filter(({ candidateId }) => candidateId === match.candidateId);
  const isWhole = others.every((each) => each.failure === null && !isUnclear(each));
  return { tone: 'plain', text: isWhole ? `${match.status} → Completed` : 'Completed once every file is uploaded' };
}
