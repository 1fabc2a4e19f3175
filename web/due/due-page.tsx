import { useState } from 'react';
import type { DueFilter } from '../generated/graphql.ts';
import { PageHead } from '../ui/page-head.tsx';
import { DueFilterForm } from './due-filter.tsx';
import { DueList } from './due-list.tsx';

/** /due: whose examination is to be repeated, and their bookings in one press. */
export default function DuePage() {
  const [search, setSearch] = useState<{ filter: DueFilter; page: number }>({ filter: {}, page: 1 });
  const key = JSON.stringify(search);
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <PageHead title="Due again" subtitle="Whose examination is to be repeated, and who has expired" />
      <DueFilterForm onSearch={(filter) => setSearch({ filter, page: 1 })} />
      <DueList key={key} {...search} onPage={(page) => setSearch({ ...search, page })} />
    </div>
  );
}
