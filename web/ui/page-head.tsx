import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { classes } from './classes.ts';

/** The document's title; each page changes it. */
export const PageTitle = ({ children }: { children: string }) => <title>{`${children} – Preflight`}</title>;

/**
 * A page's h1, which takes the focus when one comes here by navigation, so that reading starts at the new page. The first
 * page of a visit leaves the focus where the browser put it.
 */
export function PageHeading({ children, className }: { children: ReactNode; className?: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  // Before a page that keeps its place goes back to it: parents' effects come after those of their children.
  useLayoutEffect(() => {
    if (!visit.moved) return;
    heading.current?.closest('.sheet')?.scrollTo({ top: 0 });
    window.scrollTo({ top: 0 });
  }, []);
  useEffect(() => {
    // After a dialog that closed with the old page has given the focus back to where it was opened from.
    const timer = setTimeout(() => visit.moved && heading.current?.focus({ preventScroll: true }));
    return () => {
      visit.moved = true;
      clearTimeout(timer);
    };
  }, []);
  return (
    <h1 ref={heading} tabIndex={-1} className={className}>
      {children}
    </h1>
  );
}

const visit = { moved: false };

type PageHeadProps = {
  title: string;
  /** What of it is shown, such as a tab: first in the document's title. */
  part?: string;
  subtitle?: ReactNode;
  /** At most one primary among them. */
  actions?: ReactNode;
  /** One line before the actions; on a phone it stands below the subtitle, where it takes nothing from the title. */
  note?: ReactNode;
  /** The actions take their own line on a phone. */
  wrap?: boolean;
};

/** Title, subtitle and actions of a page, and the document's title with them. */
export function PageHead({ title, part, subtitle, actions, note, wrap = false }: PageHeadProps) {
  return (
    <div
      className={classes(
        'head flex items-start gap-4 px-6 pt-[18px] pb-3.5 max-sm:grid max-sm:grid-cols-[minmax(0,1fr)_auto] max-sm:items-center max-sm:gap-x-3 max-sm:gap-y-0 max-sm:px-4 max-sm:py-2.5',
        wrap && 'max-sm:[&_h1]:col-span-full',
      )}
    >
      <PageTitle>{part ? `${part}, ${title}` : title}</PageTitle>
      <div className="max-sm:contents">
        <PageHeading className="font-heading text-xl tracking-[-0.017em] max-sm:py-[3px] max-sm:leading-[26px]">
          {title}
        </PageHeading>
        {subtitle ? (
          <p className="subtitle mt-px text-text-2 max-sm:col-span-full max-sm:row-start-2 max-sm:text-[13px]">
            {subtitle}
          </p>
        ) : null}
      </div>
      {actions ? (
        <div
          className={classes(
            'actions ml-auto flex flex-none items-center gap-2 pt-1 print:hidden! max-sm:self-start max-sm:p-0 max-[360px]:[&_.btn]:px-2 max-sm:[&_.btn]:h-9',
            wrap && 'max-sm:col-span-full max-sm:row-start-3 max-sm:mt-2.5 max-sm:ml-0 max-sm:flex-wrap',
            Boolean(note) && 'max-sm:contents',
          )}
        >
          {note ? (
            <>
              <div className="empty:hidden max-sm:col-span-full max-sm:row-start-3">{note}</div>
              <div className="flex items-center gap-2">{actions}</div>
            </>
          ) : (
            actions
          )}
        </div>
      ) : null}
    </div>
  );
}
