import { Clock } from 'lucide-react';
import { Button } from './button.tsx';
import { classes } from './classes.ts';
import { clock, holdTone } from './countdown.ts';

/** 'mm:ss', counting in the eye alone: it is announced elsewhere, and only when it matters. */
export function Countdown({ remainingMs, className }: { remainingMs: number; className?: string }) {
  return <span className={classes('font-[650] tabular-nums', className)}>{clock(remainingMs)}</span>;
}

type HoldBarProps = {
  /** The number of held times. */
  held: number;
  /** Until the first hold ends. */
  remainingMs: number;
  /** The length of a hold, for the bar. */
  wholeMs: number;
  onExtend: () => void;
  extending?: boolean;
  /** Why it cannot be kept longer, such as the 30 minutes being used up. */
  off?: string | null;
  /** Minutes one extension adds. */
  minutes?: number;
};

const announcements = { calm: '', warn: 'Held times end in two minutes.', late: 'Held times end in 30 seconds.' };

const bar =
  'hold mx-6 mb-3.5 grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-3 rounded-md border py-[7px] pr-2 pl-3 text-text in-[.reschedule]:m-0 max-sm:mx-4 max-sm:mb-3 max-sm:gap-2.5';

/** `--tone` colours the icon, the clock and the bar. */
const tones = {
  calm: 'border-accent-line bg-accent-soft [--tone:var(--accent-soft-text)]',
  warn: 'border-warning-line bg-warning-soft [--tone:var(--warning)]',
  late: 'border-danger-line bg-danger-soft [--tone:var(--danger)]',
};

/** One bar for all holds. Its colour warns at two minutes and at thirty seconds, and those two are read out. */
export function HoldBar({ held, remainingMs, wholeMs, onExtend, extending = false, off, minutes = 10 }: HoldBarProps) {
  const tone = holdTone(remainingMs);
  return (
    // biome-ignore lint/a11y/useSemanticElements: no form controls of one question
    <div role="group" className={classes(bar, tones[tone])} aria-label="Held times">
      <Clock className="text-(--tone)" />
      <div className="flex min-w-0 items-center gap-3.5 max-sm:grid max-sm:gap-[5px]">
        <span className="whitespace-nowrap max-[360px]:whitespace-normal">
          <b className="font-strong">{held === 1 ? '1 time held.' : `${held} times held.`}</b>{' '}
          <span className="max-sm:hidden">{held === 1 ? 'It' : 'The first'}</span>{' '}
          <span className="inline-block max-sm:first-letter:uppercase">ends in</span>{' '}
          <Countdown remainingMs={remainingMs} className="text-(--tone)" />
        </span>
        <span
          className="relative h-1 flex-1 overflow-hidden rounded-[2px] bg-(--tone)/22 max-sm:w-full max-sm:flex-none forced-colors:bg-[CanvasText]"
          aria-hidden="true"
        >
          <i
            className="absolute inset-y-0 left-0 rounded-[2px] bg-(--tone) forced-colors:bg-[Highlight]"
            style={{ width: `${Math.min(100, (remainingMs / wholeMs) * 100)}%` }}
          />
        </span>
      </div>
      <Button size="sm" onClick={onExtend} busy={extending ? 'Keeping…' : null} off={off}>
        <span className="max-sm:hidden">Keep {minutes} minutes more</span>
        <span className="sm:hidden">
          +{minutes} min<span className="sr-only"> for held times</span>
        </span>
      </Button>
      <p role="status" className="sr-only">
        {announcements[tone]}
      </p>
    </div>
  );
}
