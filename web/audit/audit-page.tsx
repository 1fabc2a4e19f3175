import { useState } from 'react';
import { Link, useSearchParams } from 'wouter';
import { useGateway, usePortal } from '../app/session/session-context.tsx';
import { lazyPart } from '../ui/loading/lazy-part.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { AuditBody } from './audit-body.tsx';
import { AuditCheckNote } from './audit-check.tsx';
import { CsvExportButton } from './audit-export.tsx';
import { AuditFilterForm } from './audit-filter.tsx';
import { NO_SEARCH, nonEmptyFilter, useAuditList } from './audit-list.ts';
import { NarrowedTo } from './narrowed-to.tsx';

const SeenPeople = lazyPart(() => import('./seen-people-page.tsx'));

/** /audit: who did what, and who saw whose data, for administrators of the provider. */
export default function AuditPage() {
  const [params] = useSearchParams();
  const isOfOneAccount = params.get('view') === 'people' && params.has('account');
  return isOfOneAccount ? <SeenPeople /> : <AuditEntries />;
}

function AuditEntries() {
  const gateway = useGateway();
  const { timeZone } = usePortal();
  // The address holds the id of one candidate or one account: a row links to it, and Back leads out of it.
  const [params, setParams] = useSearchParams();
  const [search, setSearch] = useState(NO_SEARCH);
  const ids = { candidateId: params.get('candidate') ?? '', accountId: params.get('account') ?? '' };
  const list = useAuditList(gateway, timeZone, { ...search, ...ids });
  const ask = (next: typeof search) => {
    setSearch(next);
    setParams('');
    // Also with nothing changed: after a failure, or to see what is new.
    list.ask({ ...next, candidateId: '', accountId: '' });
  };
  const [cleared, setCleared] = useState(0);
  const showAll = () => {
    setCleared(cleared + 1);
    ask(NO_SEARCH);
  };
  return (
    <>
      <PageHead
        title="Audit"
        subtitle="Who did what, and who saw whose data"
        actions={
          <CsvExportButton
            path="/files/exports/audit"
            filter={() => ({ filter: nonEmptyFilter({ ...search, ...ids }), timeZone })}
          />
        }
      />
      <AuditFilterForm key={cleared} onSearch={ask} />
      <div className="grid gap-2 px-6 py-3 max-sm:px-4">
        <AuditCheckNote />
        <NarrowedTo list={list} />
        {ids.accountId ? (
          <Link
            href={`/audit?view=people&account=${ids.accountId}`}
            className="justify-self-start underline decoration-1 underline-offset-3"
          >
            Whose data this account saw
          </Link>
        ) : null}
      </div>
      <AuditBody list={list} timeZone={timeZone} onShowAll={showAll} />
    </>
  );
}
