import type { ReactNode } from 'react';
import type { PortalError } from '../../machines/lib/portal-error.ts';
import { FetchFailure } from '../app/records/fetch-failure.tsx';
import { classes } from '../ui/classes.ts';
import { SkeletonRows } from '../ui/feedback/skeleton.tsx';

type SectionProps<Thing> = {
  title: string;
  /** Explains the figures and how they are counted. */
  note?: ReactNode;
  /** Beside the title. */
  aside?: ReactNode;
  /** The subject of a retry. */
  what: string;
  record: {
    data: Thing | null;
    failure: PortalError | null;
    /** The data is of another period or clinic than the requested one. */
    isStale: boolean;
    retry: () => void;
  };
  children: (data: Thing) => ReactNode;
};

/** A part of the page that loads and fails by itself; the old content stays while it is read again. */
export function Section<Thing>({ title, note, aside, what, record, children }: SectionProps<Thing>) {
  const { data, failure, isStale, retry } = record;
  return (
    <section className="min-w-0 rounded-(--radius-lg) border border-border bg-surface shadow-low" aria-label={title}>
      <div className="flex min-h-12 flex-wrap items-center gap-x-4 gap-y-1.5 px-4 py-2 max-sm:px-3">
        <div className="min-w-0">
          <h2 className="font-semibold text-[14px]">{title}</h2>
          {note ? <p className="text-[13px] text-text-2">{note}</p> : null}
        </div>
        {aside}
      </div>
      {failure ? (
        <div className="px-4 pb-3">
          <FetchFailure failure={failure} what={what} onRetry={retry}>
            {data ? ' What was known before is still shown.' : null}
          </FetchFailure>
        </div>
      ) : null}
      {data ? (
        <div aria-busy={isStale} className={classes(isStale && 'opacity-60')}>
          {children(data)}
        </div>
      ) : failure ? null : (
        <SkeletonRows rows={6} label={`Loading ${what}`} />
      )}
    </section>
  );
}

export const HEAD = 'h-9 border-border border-y bg-sunken px-3 text-left text-text-2 text-xs font-[550] align-middle';
export const CELL = 'border-border border-b px-3 py-2 align-middle';
export const NUMBER = 'text-right tabular-nums whitespace-nowrap';
