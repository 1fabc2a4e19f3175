import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { classes } from '../ui/classes.ts';

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
