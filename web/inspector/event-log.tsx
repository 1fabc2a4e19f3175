import { spokenState } from '../../machines/models/spoken.ts';
import { differences } from './context-diff.ts';
import type { StepInfo } from './messages.ts';

type LogProps = {
  steps: readonly StepInfo[];
  filter: string;
  /** The step that is looked at; null is the newest, and follows. */
  at: number | null;
  onAt: (at: number | null) => void;
};

const time = new Intl.DateTimeFormat('en-AU', { timeStyle: 'medium', hourCycle: 'h23' });

/** What happened, newest first; choosing one looks back at it. */
export function EventLog({ steps, filter, at, onAt }: LogProps) {
  const wanted = filter.trim().toLowerCase();
  const rows = steps
    .map((step, index) => ({ step, index, before: steps[index - 1] }))
    .filter(({ step }) => step.event.type.toLowerCase().includes(wanted))
    .reverse();
  return (
    <ol className="insp-log">
      {rows.map(({ step, index, before }) => (
        <li key={`${step.at} ${index}`}>
          <button
            type="button"
            aria-current={index === (at ?? steps.length - 1) ? 'step' : undefined}
            onClick={() => onAt(index === steps.length - 1 ? null : index)}
          >
            <time dateTime={new Date(step.at).toISOString()}>{time.format(step.at)}</time>
            <span>
              <b>{step.event.type}</b>
              <span className="insp-way">{wayOf(before, step)}</span>
              <Changes before={before} step={step} />
            </span>
          </button>
        </li>
      ))}
    </ol>
  );
}

const wayOf = (before: StepInfo | undefined, { value }: StepInfo) => {
  const [from, to] = [before && spokenState(before.value), spokenState(value)];
  return from === undefined || from === to ? to : `${from} → ${to}`;
};

const SHOWN_CHANGES = 4;

function Changes({ before, step }: { before: StepInfo | undefined; step: StepInfo }) {
  if (!before) return null;
  const changes = differences(before.context, step.context);
  return (
    <>
      {changes.slice(0, SHOWN_CHANGES).map(({ path, before: old, after }) => (
        <span key={path} className="insp-change">
          {path}: {old ?? 'none'} → {after ?? 'none'}
        </span>
      ))}
      {changes.length > SHOWN_CHANGES ? (
        <span className="insp-change">and {changes.length - SHOWN_CHANGES} more</span>
      ) : null}
    </>
  );
}
