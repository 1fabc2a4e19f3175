import { Clock } from 'lucide-react';
import { classes } from '../ui/classes.ts';

type NoTimeCardProps = { title: string; children: string; className?: string };

/** A placeholder for the card of the held time. */
export const NoTimeCard = ({ title, children, className }: NoTimeCardProps) => (
  <div
    className={classes(
      'grid justify-items-center gap-1 rounded-xl px-5 py-7 text-center',
      'border-[1.5px] border-dashed border-[color-mix(in_srgb,var(--border-strong)_55%,var(--border))]',
      className,
    )}
  >
    <Clock className="text-text-3" />
    <p className="font-strong">{title}</p>
    <p className="text-xs text-text-3">{children}</p>
  </div>
);
