import { isArrival, isReady, matchOf, mayComplete, problemOf } from '../../machines/result-batch/batch-rows.ts';
import type { BatchContext, BatchRow, ResultMatch } from '../../machines/result-batch/result-batch.types.ts';
import { waitsForResult } from '../../machines/rules/booking/booking-status.table.ts';
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
              outcome={outcomeChoice(row, state)}
              arrival={arrivalChoice(row, state)}
              isOpen={isOpen}
              send={send}
            />
          ))}
      </ul>
    </div>
  );
}

/** Beside the first file of a person who becomes Completed here. */
function outcomeChoice(row: BatchRow, { context }: BatchState): OutcomeChoice | null {
  const match = matchOf(row);
  if (!context.willComplete || !match || !mayComplete(context, match) || !isFirst(row, context.rows)) return null;
  return context.outcomes[match.candidateId] ?? NO_OUTCOME;
}

/** True once the missing result has arrived, asked beside the first file; null where they wait for nothing. */
function arrivalChoice(row: BatchRow, { context }: BatchState): boolean | null {
  const match = matchOf(row);
  const isAsked = context.willComplete && match && !match.isToCome && waitsForResult(match.status);
  return isAsked && isFirst(row, context.rows) ? context.arrived.includes(match.candidateId) : null;
}

const isFirst = (row: BatchRow, rows: readonly BatchRow[]) =>
  rows.find(({ candidateId }) => candidateId === row.candidateId) === row;

/** Its person was known when the upload stopped. */
const wasSending = (row: BatchRow) => !row.isMatched && matchOf(row) !== null;

const isUnclear = (row: BatchRow) => !row.isSent && !matchOf(row)?.isStored && problemOf(row) !== null;

/** Rows that need a person come first. */
const rank = (row: BatchRow) => (isUnclear(row) && row.isMatched ? 0 : row.failure ? 1 : 2);

const stepsOf = (match: ResultMatch, context: BatchContext) =>
  [match.status, ...(isArrival(context, match) ? ['Preparing Report'] : []), 'Completed'].join(' → ');

/** The effect on the candidate, shown beside the first of the files. */
function fateOf(row: BatchRow, { context }: BatchState): { tone: 'plain' | 'good' | 'bad'; text: string } | null {
  const match = matchOf(row);
  if (!match) return null;
  const refusal = context.refused.find(({ candidateId }) => candidateId === match.candidateId);
  if (refusal) return { tone: 'bad', text: `Not Completed. ${messageFor(refusal.failure)}` };
  if (context.completed.includes(match.candidateId)) return { tone: 'good', text: 'Completed' };
  if (match.status === 'Completed') return { tone: 'plain', text: 'Completed before' };
  if (!context.willComplete) return { tone: 'plain', text: `Stays ${match.status}` };
  if (!mayComplete(context, match))
    return {
      tone: 'plain',
      text: `Stays ${match.status}: ${waitsForResult(match.status) ? 'what it waits for has not arrived' : 'it cannot become Completed'}`,
    };
  const others = context.rows.filter(({ candidateId }) => candidateId === match.candidateId);
  const isWhole = others.every((each) => each.failure === null && !isUnclear(each));
  return { tone: 'plain', text: isWhole ? stepsOf(match, context) : 'Completed once every file is uploaded' };
}
