import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { classes } from '../../ui/classes.ts';

const tones = {
  plain: 'border-border bg-surface text-text-3',
  good: 'border-transparent bg-success-soft text-success',
  blue: 'border-transparent bg-accent-soft text-accent-soft-text',
  bad: 'border-transparent bg-danger-soft text-danger',
};

export type Tone = keyof typeof tones;

/** Events, newest first, their marks joined by a line. */
export const Timeline = ({ gap = 'gap-4', children }: { gap?: string; children: ReactNode }) => (
  <ol className={classes('relative grid px-4 pt-3.5 pb-4', gap)}>{children}</ol>
);

type EntryProps = { Icon: LucideIcon; tone?: Tone | undefined; title: ReactNode; children: ReactNode };

export const TimelineEntry = ({ Icon, tone = 'plain', title, children }: EntryProps) => (
  <li className="relative grid grid-cols-[24px_minmax(0,1fr)] gap-x-2.5 not-last:before:absolute not-last:before:top-[26px] not-last:before:-bottom-3.5 not-last:before:left-[11.5px] not-last:before:w-px not-last:before:bg-border">
    <span className={classes('grid size-6 place-items-center rounded-full border', tones[tone])}>
      <Icon className="size-[13px]" />
    </span>
    <div>
      <p className="pt-0.5">{title}</p>
      {children}
    </div>
  </li>
);

/** A quieter line below: when, by whom, to whom. */
export const TimelineLine = ({ isBad = false, children }: { isBad?: boolean; children: ReactNode }) => (
  <p className={classes('pt-0.5 text-xs tabular-nums', isBad ? 'text-danger' : 'text-text-3')}>{children}</p>
);
