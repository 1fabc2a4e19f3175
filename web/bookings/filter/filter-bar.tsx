import { useSelector } from '@xstate/react';
import { ListFilter as FilterIcon } from 'lucide-react';
import { useRef, useState } from 'react';
import { type Ask, type BookingFilter, NO_FILTER } from '../../../machines/booking-list-view/list-query.ts';
import { Button } from '../../ui/button.tsx';
import { Chip, CountBadge, chipRowClass } from '../../ui/chips.tsx';
import { classes } from '../../ui/classes.ts';
import { lazyPart } from '../../ui/loading/lazy-part.tsx';
import type { BookingList } from '../list/booking-list.ts';
import { ColumnsButton } from '../list/columns-button.tsx';
import { QuickSearch } from '../list/quick-search.tsx';
import type { BookingListView } from '../list/use-booking-list-view.ts';
import { chipsOf } from './filter-chips.ts';
import type { FilterItem } from './filter-lookups.ts';

export const loadFilter = () => import('./filter-panel.tsx');
const FilterPanel = lazyPart(loadFilter);

type FilterBarProps = {
  view: BookingListView;
  list: BookingList;
  /** Of an account that has one company, which no filter changes. */
  fixedCompany: { id: string; name: string } | null;
  onAsk: Ask;
};

/** Search, the Filter button with its panel, and a chip for everything that filters. */
export function FilterBar({ view, list, fixedCompany, onAsk }: FilterBarProps) {
  const { filter } = useSelector(list, ({ context }) => context.query);
  const isOpen = useSelector(view, (now) => now.matches({ open: { shown: { panel: 'open' } } }));
  const viewColumns = useSelector(view, ({ context }) => context.columns);
  const ownColumns = useSelector(view, ({ context }) => context.ownColumns);
  const button = useRef<HTMLButtonElement>(null);
  const { namedAs, learn } = useNames(list);
  const chips = chipsOf(filter, (id) => namedAs(id).name);
  const close = () => {
    view.send({ type: 'panel.closed' });
    button.current?.focus();
  };
  const apply = (filter: BookingFilter) => {
    onAsk({ filter });
    close();
  };
  return (
    <>
      <div className="toolbar max-sm:py-2">
        <QuickSearch list={list} />
        <Button
          ref={button}
          icon={<FilterIcon />}
          aria-expanded={isOpen}
          onClick={() => view.send({ type: 'panel.toggled' })}
        >
          Filter {chips.length > 0 ? <CountBadge count={chips.length} what="active" /> : null}
        </Button>
        <ColumnsButton
          viewColumns={viewColumns}
          ownColumns={ownColumns}
          onColumns={(columns) => view.send({ type: 'columns.chosen', columns })}
        />
        {chips.length > 0 || fixedCompany ? (
          <>
            <span className="sep" />
            {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form's controls */}
            <div
              className={classes(chipRowClass, chips.length > 0 ? 'max-lg:order-3 max-lg:w-full' : 'max-sm:hidden')}
              role="group"
              aria-label="Active filters"
            >
              {fixedCompany ? <Chip label="Company" value={fixedCompany.name} fixed /> : null}
              {chips.map(({ label, value, without }) => (
                <Chip key={label} label={label} value={value} onRemove={() => apply(without)} />
              ))}
              {chips.length > 0 ? (
                <Button look="link" size="sm" onClick={() => apply(NO_FILTER)}>
                  Clear filter
                </Button>
              ) : null}
            </div>
          </>
        ) : null}
      </div>
      {isOpen ? (
        <FilterPanel
          filter={filter}
          fixedCompany={fixedCompany}
          namedAs={namedAs}
          onApply={(next, names) => {
            learn(names);
            apply(next);
          }}
          onCancel={close}
        />
      ) : null}
    </>
  );
}

/** The names behind the filter's ids: of what was picked here, else as the list's answer has them. */
function useNames(list: BookingList) {
  const answered = useSelector(list, ({ context }) => context.counts?.filterNames);
  const isBusy = useSelector(list, (now) => now.hasTag('busy'));
  const [picked, setPicked] = useState<readonly FilterItem[]>([]);
  return {
    namedAs: (id: string): FilterItem =>
      [...picked, ...(answered ?? [])].find((one) => one.id === id) ?? { id, name: isBusy ? '…' : 'Unknown' },
    learn: (items: readonly FilterItem[]) => setPicked([...items, ...picked]),
  };
}
