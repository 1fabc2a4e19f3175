import { describeState, eventLabel } from '../../model/describe-path.ts';
import type { StepInfo } from '../../recorder/messages.ts';
import { useRoving } from '../use-roving.ts';
import { BrokenLines } from './broken-lines.tsx';
import { differences, leaves } from './context-diff.ts';

type LogProps = {
  steps: readonly StepInfo[];
  filter: string;
  /** The step that is looked at; null is the newest, and follows. */
  held: StepInfo | null;
  onHold: (step: StepInfo | null) => void;
};

const line = 'block text-text-2';

const time = new Intl.DateTimeFormat('en-AU', { timeStyle: 'medium', hourCycle: 'h23' });

/** True if an event's name has the words wanted; '-clock' leaves those with them out. */
function isWanted({ event: { type } }: StepInfo, filter: string): boolean {
  const words = filter.toLowerCase().split(/\s+/).filter(Boolean);
  const name = `${eventLabel(type)} ${type}`.toLowerCase();
  const has = (word: string) => name.includes(word);
  return words.every((word) => (word.startsWith('-') && word.length > 1 ? !has(word.slice(1)) : has(word)));
}

/** Events, newest first. The arrow keys move through them and look back at each step. */
export function EventLog({ steps, filter, held, onHold }: LogProps) {
  const last = steps.at(-1);
  const shown = held ?? last;
  const rows = steps
    .map((step, at) => ({ step, at, before: steps[at - 1] }))
    .filter(({ step }) => isWanted(step, filter))
    .reverse();
  const hold = (step: StepInfo | undefined) => step && onHold(step === last ? null : step);
  const roving = useRoving<HTMLDivElement>({ onMove: (item) => hold(steps[Number(item.dataset['item'])]) });
  if (rows.length === 0) return <p className="text-text-3 text-xs">No step matches.</p>;
  return (
    <div
      className="mt-2 overflow-auto @max-[1100px]:max-h-[50dvh] @min-[1100px]:min-h-0 @min-[1100px]:flex-1"
      role="listbox"
      aria-label="Steps, newest first"
      {...roving}
    >
      {rows.map(({ step, at, before }) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the list has the keys of all its steps
        <div
          key={`${step.at} ${at}`}
          role="option"
          data-item={at}
          tabIndex={-1}
          className="grid cursor-pointer grid-cols-[64px_minmax(0,1fr)] gap-2 rounded-md px-2 py-1.5 font-mono font-normal text-xs wrap-anywhere hover:bg-hover focus-visible:-outline-offset-2 aria-selected:bg-selected"
          aria-selected={step === shown}
          onClick={() => hold(step)}
        >
          <time className="text-text-2" dateTime={new Date(step.at).toISOString()}>
            {time.format(step.at)}
          </time>
          <span>
            <b>{eventLabel(step.event.type)}</b>
            {step.from === null ? null : <span className="text-text-3"> from {step.from}</span>}
            {step === held ? <Carried {...step.event} /> : null}
            <span className={line}>{wayOf(before, step)}</span>
            <BrokenLines broken={step.broken} />
            <Changes before={before} step={step} />
          </span>
        </div>
      ))}
    </div>
  );
}

const isRegions = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Changes of state; of parallel regions only those that changed. */
function partsOf(from: unknown, to: unknown, name = ''): string[] {
  if (describeState(from) === describeState(to)) return [];
  const keys = isRegions(from) && isRegions(to) ? Object.keys(to) : [];
  if (isRegions(from) && isRegions(to) && keys.join() === Object.keys(from).join())
    return keys.flatMap((key) => partsOf(from[key], to[key], name === '' ? key : `${name}.${key}`));
  return [`${name === '' ? '' : `${name}: `}${describeState(from)} → ${describeState(to)}`];
}

function wayOf(before: StepInfo | undefined, { event, value, taken }: StepInfo): string {
  if (!before) return describeState(value);
  const parts = partsOf(before.value, value);
  if (parts.length > 0) return parts.join(', ');
  return taken.length === 0 && event.type !== 'xstate.init' ? 'nothing took it' : 'stays';
}

const [SHOWN_FACTS, SHOWN_CHANGES] = [10, 4];

/** Data of the selected step's event. */
function Carried({ type: _type, ...facts }: StepInfo['event']) {
  const carried = leaves(facts).filter(([path]) => path !== '' && path !== 'actorId');
  return (
    <>
      {carried.slice(0, SHOWN_FACTS).map(([path, text]) => (
        <span key={path} className="block text-text">
          {path}: {text}
        </span>
      ))}
      <More than={SHOWN_FACTS} of={carried} />
    </>
  );
}

const More = ({ than, of }: { than: number; of: readonly unknown[] }) =>
  of.length > than ? <span className={line}>and {of.length - than} more</span> : null;

function Changes({ before, step }: { before: StepInfo | undefined; step: StepInfo }) {
  if (!before) return null;
  const changes = differences(before.context, step.context);
  return (
    <>
      {changes.slice(0, SHOWN_CHANGES).map(({ path, before: old, after }) => (
        <span key={path} className={line}>
          {path}: {old ?? 'none'} → {after ?? 'none'}
        </span>
      ))}
      <More than={SHOWN_CHANGES} of={changes} />
    </>
  );
}
