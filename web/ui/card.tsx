import type { ReactNode } from 'react';
import { classes } from './classes.ts';

type CardProps = {
  title: string;
  /** Beside the title, such as a number or a link. */
  aside?: ReactNode;
  className?: string;
  children: ReactNode;
};

export const cardClass =
  'rounded-lg border border-border bg-surface shadow-low print:mb-[10pt] print:break-inside-avoid print:shadow-none';

/** A part of a page in a frame, under its own heading. */
export const Card = ({ title, aside, className, children }: CardProps) => (
  <section className={classes(cardClass, 'min-w-0', className)} aria-label={title}>
    <div className="flex min-h-11 items-center gap-2 border-border border-b px-4 py-1.5">
      <h2 className="font-semibold text-[14px]">{title}</h2>
      {aside}
    </div>
    {children}
  </section>
);
