import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { classes } from '../ui/classes.ts';

type CardProps = {
  title: string;
  /** Beside the title, such as its number. */
  aside?: ReactNode;
  children: ReactNode;
};

/** A part of the page under its own heading. */
export const Card = ({ title, aside, children }: CardProps) => (
  <section className="min-w-0 rounded-(--radius-lg) border border-border bg-surface shadow-low" aria-label={title}>
    <div className="flex min-h-11 items-center gap-2 border-border border-b px-4 py-1.5">
      <h2 className="font-semibold text-[14px]">{title}</h2>
      {aside}
    </div>
    {children}
  </section>
);

type NumberLinkProps = { href: string; className?: string; children: ReactNode };

/** A number leads to the bookings that it counts. */
export const NumberLink = ({ href, className, children }: NumberLinkProps) => (
  <Link
    href={href}
    className={classes(
      'inline-flex items-center gap-0.5 rounded-(--radius-sm) font-strong text-[13px] text-link tabular-nums max-sm:min-h-10',
      className,
    )}
  >
    {children}
    <ChevronRight className="size-3.5" aria-hidden />
  </Link>
);
