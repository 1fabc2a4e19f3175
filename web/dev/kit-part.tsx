import type { ReactNode } from 'react';
import { classes } from '../ui/classes.ts';

type KitPartProps = { title: string /** Columns of twelve. */; span?: string; children: ReactNode };

/** A card of the components sheet. */
export const KitPart = ({ title, span = 'col-span-4 max-lg:col-span-6', children }: KitPartProps) => (
  <section
    className={classes('min-w-0 rounded-(--radius-lg) border border-border px-4 pt-3 pb-4 max-sm:col-auto', span)}
  >
    <h2 className="mb-3 text-xs font-[550] text-text-3">{title}</h2>
    {children}
  </section>
);
