import { Check, LoaderCircle, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { matchOf, mistakeOf } from '../../machines/result-batch/batch-rows.ts';
import type { BatchRow, ResultMatch } from '../../machines/result-batch/result-batch.types.ts';
import {
  hasRestrictions,
  isOutcome,
  MAX_RESTRICTIONS,
  OUTCOMES,
  type OutcomeChoice,
  restrictionsMessage,
} from '../../machines/rules/booking/outcome.ts';
import { shownDay } from '../../machines/rules/calendar/dates.ts';
import { RESULT_TYPES } from '../../machines/rules/files/result-types.ts';
import { messageFor } from '../app/messages.ts';
import { Button, IconButton } from '../ui/button.tsx';
import { classes } from '../ui/classes.ts';
import { clinicDayAndTime } from '../ui/date-format.ts';
import { ProgressLine } from '../ui/feedback/progress-line.tsx';
import { inputClass, selectClass } from '../ui/fields/control-classes.ts';
import { Checkbox } from '../ui/fields/switches.tsx';
import { fileSize } from '../ui/file-size.ts';
import type { SendBatch } from './use-result-batch.ts';

type RowProps = {
  row: BatchRow;
  /** The reason why it cannot be sent as it is. */
  problem: string | null;
  /** Bytes that have left, of the file on its way. */
  sent: number | null;
  /** Its turn comes. */
  isWaiting: boolean;
  isLookedUp: boolean;
  /** The effect on the status. */
  fate: { tone: 'plain' | 'good' | 'bad'; text: string } | null;
  /** The outcome of the examination; null where this row has no field for it. */
  outcome: OutcomeChoice | null;
  /** True once the missing result has arrived; null where it is not asked beside this file. */
  arrival: boolean | null;
  /** True if anything can be changed now. */
  isOpen: boolean;
  send: SendBatch;
};

const ROW = classes(
  'grid grid-cols-[minmax(0,1.2fr)_170px_minmax(0,1.6fr)_minmax(0,1fr)_32px] items-start gap-x-4 gap-y-2 border-border border-b px-4 py-2.5 sm:px-6',
  'max-md:grid-cols-[minmax(0,1fr)_32px]',
);
const TONES = { plain: 'text-text-2', good: 'text-success', bad: 'text-danger' };

/** One file: what it is, whose it is, what becomes of it. */
export function FileRow(props: RowProps) {
  const { row, problem, sent, isWaiting, isLookedUp, fate, outcome, arrival, isOpen, send } = props;
  const { key, name, size, kind, isSent, failure } = row;
  const match = matchOf(row);
  // The candidate and type of a refused file do not matter.
  const isAsked = isOpen && !isSent && mistakeOf(row) === null;
  const label = RESULT_TYPES.find(({ value }) => value === kind)?.label;
  const isFixed = !isAsked || match?.isStored === true;
  return (
    <li className={ROW} aria-label={name}>
      <p className="min-w-0 break-words font-strong max-md:col-start-1 max-md:row-start-1">
        {name} <span className="block font-normal text-sm text-text-3">{fileSize(size)}</span>
      </p>
      <div className="max-md:col-span-full max-md:empty:hidden">
        {isFixed ? (
          label && <p className="py-1 text-text-2">{label}</p>
        ) : (
          <select
            aria-label={`What ${name} is`}
            className={selectClass()}
            value={kind}
            aria-invalid={kind === '' && match !== null}
            onChange={(event) => {
              const type = RESULT_TYPES.find(({ value }) => value === event.target.value);
              if (type) send({ type: 'kind.chosen', key, kind: type.value });
            }}
          >
            {kind === '' ? (
              <option value="" disabled hidden>
                Choose
              </option>
            ) : null}
            {RESULT_TYPES.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        )}
      </div>
      <div className="grid min-w-0 gap-1.5 max-md:col-span-full max-md:empty:hidden">
        {match ? <Person match={match} /> : null}
        {match && arrival !== null && isOpen ? (
          <Checkbox checked={arrival} onValue={() => send({ type: 'arrival.toggled', candidateId: match.candidateId })}>
            What {match.candidateName} waited for ({match.status}) has arrived
          </Checkbox>
        ) : null}
        {match && outcome ? <RowOutcome match={match} outcome={outcome} isOpen={isOpen} send={send} /> : null}
        {isAsked && !match && row.matches.length > 0 ? <PersonChoice row={row} send={send} /> : null}
        {isAsked && (!match || match.isToCome) ? <PersonSearch row={row} send={send} /> : null}
        {isLookedUp ? <p className="text-text-2">Looking up…</p> : null}
      </div>
      <div className="grid min-w-0 gap-0.5 text-sm max-md:col-span-full">
        <Progress name={name} size={size} sent={sent} isWaiting={isWaiting} isSent={isSent} />
        {failure ? (
          <p role="alert" className="text-danger">
            Not uploaded. {messageFor(failure)}
          </p>
        ) : null}
        {problem && !isLookedUp ? <p className={match?.isStored ? 'text-text-2' : 'text-warning'}>{problem}</p> : null}
        {fate ? <p className={TONES[fate.tone]}>{fate.text}</p> : null}
      </div>
      {isOpen && !isSent ? (
        <IconButton
          label={`Leave ${name} out`}
          className="max-md:col-start-2 max-md:row-start-1"
          onClick={() => send({ type: 'file.removed', key })}
        >
          <X />
        </IconButton>
      ) : null}
    </li>
  );
}

type ProgressProps = Pick<RowProps, 'sent' | 'isWaiting'> & Pick<BatchRow, 'name' | 'size' | 'isSent'>;

function Progress({ name, size, sent, isWaiting, isSent }: ProgressProps) {
  if (isSent) {
    return (
      <p className="flex items-center gap-1 text-success">
        <Check className="size-4" aria-hidden /> Uploaded
      </p>
    );
  }
  if (sent !== null) {
    return (
      <p className="flex items-center gap-2">
        <LoaderCircle className="size-4 flex-none animate-spin" aria-hidden />
        <ProgressLine className="w-full max-w-40" label={`Uploading ${name}`} most={size} value={sent} />
      </p>
    );
  }
  return isWaiting ? <p className="text-text-3">Waits for its turn</p> : null;
}

const Person = ({ match }: { match: ResultMatch }) => (
  <p className="min-w-0">
    <b className="font-strong">{match.candidateName}</b> <span className="text-text-2">{match.reference}</span>
    <span className="block text-sm text-text-2">{factsOf(match)}</span>
  </p>
);

type OutcomeProps = { match: ResultMatch; outcome: OutcomeChoice; isOpen: boolean; send: SendBatch };

/** Asked once for each person, beside the first of the files. */
function RowOutcome({ match: { candidateId, candidateName, outcome: stored }, outcome, isOpen, send }: OutcomeProps) {
  if (!isOpen) return outcome.outcome === '' ? null : <p className="text-sm text-text-2">{outcome.outcome}</p>;
  const choose = (choice: OutcomeChoice) => send({ type: 'outcome.chosen', candidateId, choice });
  return (
    <div className="grid gap-1.5">
      <select
        aria-label={`Outcome of ${candidateName}`}
        className={selectClass()}
        value={outcome.outcome}
        onChange={({ target: { value } }) => choose({ ...outcome, outcome: isOutcome(value) ? value : '' })}
      >
        <option value="">{stored ? `Stays ${stored}` : 'No outcome yet'}</option>
        {OUTCOMES.map((value) => (
          <option key={value}>{value}</option>
        ))}
      </select>
      {hasRestrictions(outcome.outcome) ? (
        <input
          aria-label={`Restrictions of ${candidateName}, no health details`}
          placeholder="Eg. no work at heights"
          className={inputClass()}
          maxLength={MAX_RESTRICTIONS}
          aria-invalid={restrictionsMessage(outcome) !== null}
          value={outcome.restrictions}
          onChange={({ target }) => choose({ ...outcome, restrictions: target.value })}
        />
      ) : null}
    </div>
  );
}

function factsOf({ companyName, dateOfBirth, appointmentTime, siteTimeZone }: ResultMatch): string {
  const when = appointmentTime && siteTimeZone ? clinicDayAndTime(siteTimeZone, appointmentTime) : null;
  const born = shownDay(dateOfBirth);
  return [companyName, born && `born ${born}`, when].filter(Boolean).join(' · ');
}

const PersonChoice = ({ row: { key, name, matches }, send }: Pick<RowProps, 'row' | 'send'>) => (
  <select
    aria-label={`Whose ${name} is`}
    className={selectClass()}
    value=""
    aria-invalid
    onChange={(event) => send({ type: 'candidate.chosen', key, candidateId: event.target.value })}
  >
    <option value="" disabled hidden>
      Choose the person
    </option>
    {matches.map((match) => (
      <option key={match.candidateId} value={match.candidateId}>
        {[match.candidateName, match.reference, factsOf(match), match.status].join(' · ')}
      </option>
    ))}
  </select>
);

/** A reference or a name typed in place of the file's. */
function PersonSearch({ row: { key, name, search }, send }: Pick<RowProps, 'row' | 'send'>) {
  const [typed, setTyped] = useState(search);
  const input = useRef<HTMLInputElement>(null);
  return (
    <form
      className="flex gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (typed.trim() === '') input.current?.focus();
        else send({ type: 'search.entered', key, search: typed.trim() });
      }}
    >
      <input
        ref={input}
        aria-label={`Reference or name for ${name}`}
        placeholder="PF-204817 or a name"
        className={inputClass()}
        maxLength={100}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Button type="submit" size="lg">
        Find<span className="sr-only"> the person for {name}</span>
      </Button>
    </form>
  );
}
