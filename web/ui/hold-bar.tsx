import { Clock } from 'lucide-react';
import { Button } from './button.tsx';
import { classes } from './classes.ts';
import { clock, holdTone } from './countdown.ts';

/** 'mm:ss', counting in the eye alone: it is announced elsewhere, and only when it matters. */
export function Countdown({ remainingMs, className }: { remainingMs: number; className?: string }) {
  return <span className={classes('clock', className)}>{clock(remainingMs)}</span>;
}

type HoldBarProps = {
  /** How many times are held. */
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

/** One bar for all holds. Its colour warns at two minutes and at thirty seconds, and those two are read out. */
export function HoldBar({ held, remainingMs, wholeMs, onExtend, extending = false, off, minutes = 10 }: HoldBarProps) {
  const tone = holdTone(remainingMs);
  return (
    // biome-ignore lint/a11y/useSemanticElements: no form controls of one question
    <div role="group" className={classes('hold', tone !== 'calm' && tone)} aria-label="Held times">
      <Clock className="i" />
      <div className="line">
        <span>
          <b className="strong">{held === 1 ? '1 time held.' : `${held} times held.`}</b>{' '}
          <span className="long">{held === 1 ? 'It' : 'The first'}</span> ends in{' '}
          <Countdown remainingMs={remainingMs} />
        </span>
        <span className="bar" aria-hidden="true">
          <i style={{ width: `${Math.min(100, (remainingMs / wholeMs) * 100)}%` }} />
        </span>
      </div>
      <Button size="sm" onClick={onExtend} busy={extending ? 'Keeping…' : null} off={off}>
        <span className="long">Keep {minutes} minutes more</span>
        <span className="short">
          +{minutes} min<span className="sr"> for held times</span>
        </span>
      </Button>
      <p role="status" className="sr">
        {announcements[tone]}
      </p>
    </div>
  );
}
