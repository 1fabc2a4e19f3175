import { useSelector } from '@xstate/react';
import { columnSortedBy } from '../../../machines/rules/booking/column-order.ts';
import { type ListColumn, listColumn } from '../../../machines/rules/booking/list-columns.ts';
import { useRetryWhenBack } from '../../app/records/use-retry-when-back.ts';
import type { BookingSort } from '../../generated/graphql.ts';
import { Button } from '../../ui/button.tsx';
import { Banner } from '../../ui/feedback/states.tsx';
import { sortLabels } from './sort-labels.ts';
import type { BookingListView } from './use-booking-list-view.ts';

type NotesProps = {
  view: BookingListView;
  sort: BookingSort;
  columns: readonly ListColumn[];
  /** The list itself got no answer, and says so for everything on the page. */
  isListAway: boolean;
};
type BannersProps = Pick<NotesProps, 'view' | 'isListAway'>;

/** Rare notes on a list: a search or columns that the server could not save, and an order that no column head shows. */
export default function ListNotes({ view, sort, columns, isListAway }: NotesProps) {
  return (
    <>
      <UnsavedSearchBanner view={view} isListAway={isListAway} />
      <UnsavedColumnsBanner view={view} isListAway={isListAway} />
      <HiddenSort view={view} sort={sort} columns={columns} />
    </>
  );
}

/** The search works all the same; only its address does not find it elsewhere. */
function UnsavedSearchBanner({ view, isListAway }: BannersProps) {
  const isUnsaved = useSelector(view, (now) => now.matches({ open: { shown: { search: { unsaved: 'failed' } } } }));
  useRetryWhenBack(isUnsaved, () => view.send({ type: 'saving.retried' }));
  if (!isUnsaved || isListAway) return null;
  return (
    <div className="px-4 pb-4 sm:px-6">
      <Banner
        tone="warn"
        title="This search could not be saved"
        onRetry={() => view.send({ type: 'saving.retried' })}
        retryWhat="keeping the search"
      >
        Its link will not work for others. In this tab it stays, also after a reload.
      </Banner>
    </div>
  );
}

/** The list shows them all the same; only the next device does not. */
function UnsavedColumnsBanner({ view, isListAway }: BannersProps) {
  const isUnsaved = useSelector(view, (now) => now.matches({ open: { shown: { columns: 'failed' } } }));
  useRetryWhenBack(isUnsaved, () => view.send({ type: 'columns.retried' }));
  if (!isUnsaved || isListAway) return null;
  return (
    <div className="px-4 pb-4 sm:px-6">
      <Banner
        tone="warn"
        title="Your columns are not kept yet"
        onRetry={() => view.send({ type: 'columns.retried' })}
        retryWhat="keeping the columns"
      >
        The server could not be reached. They are shown until you load the page again.
      </Banner>
    </div>
  );
}

/** An address or a saved view may sort by a column that is not shown. */
function HiddenSort({ view, sort, columns }: Omit<NotesProps, 'isListAway'>) {
  const column = columnSortedBy(sort);
  if (!column || columns.includes(column)) return null;
  const show = () => {
    view.send({ type: 'columns.chosen', columns: [...columns, column] });
    // This button goes with the line: the focus goes to the head that appears.
    setTimeout(() => document.querySelector<HTMLElement>('.list-table th[aria-sort$="ending"] button')?.focus());
  };
  return (
    <p className="px-6 pb-2 text-sm text-text-2 max-sm:hidden">
      Sorted by {sortLabels[sort]}, in a column that is hidden.{' '}
      <Button look="link" size="sm" onClick={show}>
        Show {listColumn(column).label}
      </Button>
    </p>
  );
}
