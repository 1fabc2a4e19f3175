import type { CSSProperties } from 'react';
import type { ListSort } from '../../../machines/booking-list-view/list-query.ts';
import { Field } from '../../ui/fields/field.tsx';
import { Select } from '../../ui/fields/inputs.tsx';
import type { BookingCounts } from './booking-list.ts';
import { StatusCounts } from './status-counts.tsx';

const options: readonly (ListSort & { label: string })[] = [
  { sort: 'created_at', order: 'desc', label: 'Newest booking first' },
  { sort: 'appointment_time', order: 'asc', label: 'Earliest appointment' },
  { sort: 'appointment_time', order: 'desc', label: 'Latest appointment' },
  { sort: 'name', order: 'asc', label: 'Name, A to Z' },
  { sort: 'name', order: 'desc', label: 'Name, Z to A' },
  { sort: 'email', order: 'asc', label: 'Email, A to Z' },
  { sort: 'email', order: 'desc', label: 'Email, Z to A' },
  { sort: 'contact_person', order: 'asc', label: 'Contact person, A to Z' },
  { sort: 'contact_person', order: 'desc', label: 'Contact person, Z to A' },
];

const sortKey = ({ sort, order }: ListSort) => `${sort} ${order}`;
const choices = options.map((option) => ({ value: sortKey(option), label: option.label }));

/** As high as the search above it. */
const AS_SEARCH = { '--control-form': 'var(--control)' } as CSSProperties;

type CardSortProps = { view: ListSort; onView: (view: ListSort) => void; counts: BookingCounts | null };

/** On a phone the rows are cards without column heads: the sort is chosen here. The counts beside it are one above the other, so that its words fit. */
export default function CardSort({ view, onView, counts }: CardSortProps) {
  const pick = (value: string) => {
    const option = options.find((each) => sortKey(each) === value);
    if (option) onView({ sort: option.sort, order: option.order });
  };
  return (
    <div className="flex items-center gap-3 px-4 pb-2" style={AS_SEARCH}>
      <Field label="Sort by" className="min-w-0 flex-1 [&>label]:sr-only">
        <Select value={sortKey(view)} choices={choices} onValue={pick} />
      </Field>
      <StatusCounts counts={counts} className="flex-col! items-start! justify-center gap-0! leading-4" />
    </div>
  );
}
