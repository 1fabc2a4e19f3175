import { useState } from 'react';
import { useSearchParams } from 'wouter';
import type { LookupItem } from '../../machines/lookup/lookup.types.ts';
import { useIsProvider } from '../app/session/session-context.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { type DueSearch, dueAddress, dueSearchFrom } from './due-address.ts';
import { DueFilterForm } from './due-filter.tsx';
import { DueList } from './due-list.tsx';

/** /due: people whose examination is to be repeated, booked in one press. The query is in the address. */
export default function DuePage() {
  const [params, setParams] = useSearchParams();
  const [names, setNames] = useState<readonly LookupItem[]>([]);
  const search = dueSearchFrom(params, !useIsProvider());
  const ask = (next: DueSearch) => setParams(dueAddress(next));
  // Pressed again with nothing changed, 'Search' asks again: after a failure, or to see what is new.
  const [searches, setSearches] = useState(0);
  const onSearch = (filter: DueSearch['filter']) => {
    setSearches(searches + 1);
    ask({ filter, page: 1 });
  };
  const key = `${searches} ${dueAddress(search)}`;
  return (
    <div className="flex flex-1 flex-col">
      <PageHead title="Due again" subtitle="Whose examination is to be repeated, and who has expired" />
      <DueFilterForm filter={search.filter} names={names} onSearch={onSearch} />
      <DueList key={key} {...search} onNames={setNames} onPage={(page) => ask({ ...search, page })} />
    </div>
  );
}
