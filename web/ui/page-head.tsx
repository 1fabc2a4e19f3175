import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import { PageHeading, PageTitle } from './page-heading.tsx';

type PageHeadProps = {
  title: string;
  /** The shown part of the page, such as a tab: first in the document's title. */
  part?: string;
  subtitle?: ReactNode;
  /** At most one primary among them. */
  actions?: ReactNode;
  /** One line before the actions; on a phone it is below the subtitle, where it takes nothing from the title. */
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
