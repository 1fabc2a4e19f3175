import type { ReactNode } from 'react';
import { emptyStateClass } from './empty-state-classes.ts';

type BlankProps = {
  /** Why there is nothing. */
  title: string;
  children?: ReactNode;
  /** The next step, as buttons or links. */
  actions?: ReactNode;
  art?: ReactNode;
  level?: 2 | 3;
};

/** An empty place that says why and what to do next. */
export function EmptyState({ title, children, actions, art, level = 2 }: BlankProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={emptyStateClass}>
      {art}
      <Heading className={level === 3 ? 'font-semibold text-lg' : 'font-heading text-xl tracking-[-0.017em]'}>
        {title}
      </Heading>
      {children ? <p className="text-text-2">{children}</p> : null}
      {actions ? <div className="mt-3 flex flex-wrap items-center justify-center gap-2">{actions}</div> : null}
    </div>
  );
}
