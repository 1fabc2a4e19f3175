import { Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { inputClass } from '../../ui/fields/control-classes.ts';
import { SegmentedControl } from '../../ui/fields/segmented.tsx';
import type { EntityList, EntityStatus } from './entity-list.ts';

const statuses = [
  { value: 'active', label: 'Active' },
  { value: 'inactive', label: 'Inactive' },
] as const satisfies readonly { value: EntityStatus; label: string }[];

type ToolbarProps<Row> = {
  list: EntityList<Row>;
  nouns: { many: string };
  hasStatus: boolean;
  filters: ReactNode;
  add: ReactNode;
};

/** Searches a second after the last keystroke. */
export function EntityToolbar<Row>({ list, nouns, hasStatus, filters, add }: ToolbarProps<Row>) {
  const { search, query } = list.snapshot.context;
  return (
    <div className="toolbar [nav+&]:pt-3">
      <div className="with-icon search w-[280px] max-sm:w-auto max-sm:flex-[1_1_100%]">
        <Search />
        <input
          className={inputClass()}
          type="search"
          placeholder="Search..."
          aria-label={`Search ${nouns.many}`}
          value={search}
          onChange={(event) => list.send({ type: 'search.typed', search: event.target.value })}
        />
      </div>
      {hasStatus ? (
        <SegmentedControl
          label="Status"
          value={query.status}
          choices={statuses}
          onValue={(status) => list.ask({ status })}
        />
      ) : null}
      {filters}
      {add ? <div className="ml-auto max-sm:ml-0">{add}</div> : null}
    </div>
  );
}
