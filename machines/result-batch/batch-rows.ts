import { waitsForResult } from '../rules/booking/booking-status.table.ts';
import { type OutcomeChoice, restrictionsMessage } from '../rules/booking/outcome.ts';
import { shownAppointment } from '../rules/calendar/dates.ts';
import { paperworkFileMessage } from '../rules/files/paperwork-file.ts';
import { referenceIn } from '../rules/files/result-file-name.ts';
import type { BatchContext, BatchRow, ChosenFile, ResultMatch } from './result-batch.types.ts';

/** As many files as the service matches at once. */
export const MAX_BATCH_FILES = 200;

/** The candidate chosen for a file. */
export const matchOf = ({ matches, candidateId }: BatchRow): ResultMatch | null =>
  matches.find((match) => match.candidateId === candidateId) ?? null;

/** Why the file itself is refused, whosever it is; null where it is not. */
export const mistakeOf = (row: BatchRow): string | null => paperworkFileMessage(row);

/** The reason why a file is not ready to send, or null. */
export function problemOf(row: BatchRow): string | null {
  const { name, search, matches, isMatched, kind } = row;
  const mistake = mistakeOf(row);
  if (mistake) return mistake;
  if (!isMatched) return 'It has not been looked up yet.';
  const match = matchOf(row);
  if (matches.length === 0) return `Nobody was found by “${search || name}”. Type a reference or a name.`;
  if (!match) return disagreementOf(row) ?? `${matches.length} people fit. Choose one.`;
  if (match.isToCome) return beforeVisit(match);
  if (match.isStored) return `Uploaded before: ${match.candidateName} has this file.`;
  return kind === '' ? 'Choose what it is.' : null;
}

/** The reference in the file's name is one person's, the name another's; null where they agree. */
function disagreementOf({ name, search, matches }: BatchRow): string | null {
  const reference = referenceIn(search || name);
  const [owner] = matches.filter((match) => match.reference === reference);
  const [named] = matches.filter((match) => match.reference !== reference);
  if (!owner || !named) return null;
  return `${reference} is ${owner.candidateName}’s, but the file names ${named.candidateName}. Choose whose it is.`;
}

function beforeVisit({ candidateName, appointmentTime, siteTimeZone }: ResultMatch): string {
  if (appointmentTime === null) return `${candidateName} has no appointment yet: results come after it.`;
  const { day, time } = shownAppointment(appointmentTime, siteTimeZone);
  return `${candidateName} comes on ${day} at ${time}: results come after that.`;
}

export const isReady = (row: BatchRow) => !row.isSent && problemOf(row) === null;

/** The next file to send: one that failed waits for a press. */
export const nextFile = ({ rows }: Pick<BatchContext, 'rows'>): BatchRow | null =>
  rows.find((row) => isReady(row) && row.failure === null) ?? null;

/** People whose status allows Completed, at once or because the missing result has arrived. */
export const mayComplete = ({ arrived }: Pick<BatchContext, 'arrived'>, match: ResultMatch) =>
  match.canComplete || isArrival({ arrived }, match);

/** By way of Preparing Report. */
export const isArrival = ({ arrived }: Pick<BatchContext, 'arrived'>, { candidateId, status }: ResultMatch) =>
  waitsForResult(status) && arrived.includes(candidateId);

/** People of the batch who wait for a result, by candidate id, once each. */
export const waitingPeople = ({ rows }: Pick<BatchContext, 'rows'>): readonly string[] => [
  ...new Set(
    rows.flatMap((row) => {
      const match = matchOf(row);
      return match && !match.isToCome && waitsForResult(match.status) ? [match.candidateId] : [];
    }),
  ),
];

/** People to set to Completed: all of their files are there, and their status allows it. */
export function completableOf(context: BatchContext): ResultMatch[] {
  const { rows, willComplete, completed, refused } = context;
  if (!willComplete) return [];
  const byCandidate = Map.groupBy(rows, ({ candidateId }) => candidateId);
  return [...byCandidate.values()].flatMap(([first, ...others]) => {
    const match = first ? matchOf(first) : null;
    if (!match || !mayComplete(context, match)) return [];
    const { candidateId } = match;
    const isDone = completed.includes(candidateId) || refused.some((each) => each.candidateId === candidateId);
    const isThere = (row: BatchRow | undefined) => row?.isMatched && (row.isSent || matchOf(row)?.isStored);
    return !isDone && [first, ...others].every(isThere) ? [match] : [];
  });
}

/** The outcome chosen for a candidate with Completed, or null. */
export const outcomeOf = ({ outcomes }: BatchContext, candidateId: string): OutcomeChoice | null => {
  const choice = outcomes[candidateId];
  return choice && choice.outcome !== '' ? choice : null;
};

/** Names of candidates whose restrictions are still to be written. */
export const withoutRestrictions = (context: BatchContext): string[] =>
  completing(context).flatMap(({ candidateId, candidateName }) => {
    const choice = outcomeOf(context, candidateId);
    return choice && restrictionsMessage(choice) !== null ? [candidateName] : [];
  });

/** Candidates that the batch may set to Completed, once each. */
const completing = (context: BatchContext): ResultMatch[] => {
  const matches = context.willComplete
    ? context.rows.flatMap((row) => matchOf(row) ?? []).filter((match) => mayComplete(context, match))
    : [];
  return [...new Map(matches.map((match) => [match.candidateId, match])).values()];
};

/** Nothing of the batch is still to be sent or set. */
export const isSettled = (context: BatchContext) =>
  context.rows.every((row) => !isReady(row)) && completableOf(context).length === 0;

/** New files behind those that are there, each once; what is over the limit is left out and counted. */
export function withFiles({ rows }: BatchContext, files: readonly ChosenFile[]) {
  const isNew = (file: ChosenFile) => !rows.some(({ name, size }) => name === file.name && size === file.size);
  const added = files.filter(isNew).map(
    (file): BatchRow => ({
      ...file,
      search: '',
      candidateId: null,
      matches: [],
      isMatched: false,
      isSent: false,
      failure: null,
    }),
  );
  const all = [...rows, ...added];
  return { rows: all.slice(0, MAX_BATCH_FILES), leftOut: Math.max(0, all.length - MAX_BATCH_FILES) };
}

export const unmatched = ({ rows }: Pick<BatchContext, 'rows'>) => rows.filter(({ isMatched }) => !isMatched);

/** The answer beside the files that were asked for; a single match is the choice, an earlier choice stays. */
export function withMatches(
  rows: readonly BatchRow[],
  answer: readonly (readonly ResultMatch[])[],
): readonly BatchRow[] {
  const asked = unmatched({ rows });
  return rows.map((row) => {
    const matches = answer[asked.indexOf(row)];
    if (!matches) return row;
    const single = matches.length === 1 ? (matches[0]?.candidateId ?? null) : null;
    const isThere = matches.some(({ candidateId }) => candidateId === row.candidateId);
    return { ...row, matches, isMatched: true, candidateId: isThere ? row.candidateId : single };
  });
}

export const changed = (rows: readonly BatchRow[], key: string, change: Partial<BatchRow>) =>
  rows.map((row) => (row.key === key ? { ...row, ...change } : row));

/** After a stop it is unknown whether the last file was stored, or its person Completed. */
export const withoutCertainty = (rows: readonly BatchRow[]) => rows.map((row) => ({ ...row, isMatched: false }));

export const toggled = (ids: readonly string[], id: string) =>
  ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id];
