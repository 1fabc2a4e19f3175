import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { Link, useSearchParams } from 'wouter';
import { addressOf } from '../../machines/booking-list-view/list-query.ts';
import { NO_FILTER, RESULT_STATES } from '../../machines/rules/booking/booking-filter.ts';
import { dayIn } from '../../machines/rules/calendar/dates.ts';
import { useEntityList } from '../app/records/entity-list.ts';
import { type EntityColumn, EntityPanel } from '../app/records/entity-panel.tsx';
import { ActivePill, Named, SecondLine } from '../app/records/entity-table.tsx';
import { ImportLink } from '../app/records/import-link.tsx';
import { MoreMenu } from '../app/records/more-menu.tsx';
import { useGateway, useIsProvider } from '../app/session/session-context.tsx';
import type { CompaniesQuery, CompanySort } from '../generated/graphql.ts';
import { ButtonLink } from '../ui/button.tsx';
import { formatDay, ownZone } from '../ui/date-format.ts';
import { toolbarSelectClass } from '../ui/fields/control-classes.ts';
import { PageHead } from '../ui/page-head.tsx';
import { CompaniesDocument } from './companies.documents.ts';
import { SwitchCompany } from './switch-company.tsx';

type Row = CompaniesQuery['companies']['companies'][number];

/** The booking list with exactly what the number counts. */
const unreadOf = (company: string) =>
  `/pem-bookings?${addressOf({ ...NO_FILTER, company: [company], results: [RESULT_STATES[0]], sort: 'created_at', order: 'desc', view: '' })}`;

const columns: readonly EntityColumn<Row>[] = [
  {
    name: 'Company',
    width: 26,
    of: ({ id, companyName, sandbox }) => (
      <Named
        name={<Link href={`/companies/${id}/general`}>{companyName}</Link>}
        {...(sandbox ? { second: 'Sandbox' } : {})}
      />
    ),
  },
  { name: 'Services', of: ({ fitTest }) => (fitTest ? 'Medical, fit test' : 'Medical') },
  { name: 'Results', width: 12, isForDesk: true, of: ({ otp }) => (otp ? 'One-time password' : 'Direct download') },
  { name: 'Accounts', isForDesk: true, of: ({ accounts }) => accounts },
  {
    name: 'Last booking',
    width: 13,
    of: ({ lastBookedAt }) => (
      <>
        <span className="sm:hidden">Last booking: </span>
        {lastBookedAt ? formatDay(dayIn(lastBookedAt, ownZone())) : 'none yet'}
      </>
    ),
  },
  {
    name: 'Unread results',
    width: 14,
    isForDesk: true,
    of: ({ id, unreadResults, acknowledgedResults }) => (
      <>
        {unreadResults ? (
          <Link href={unreadOf(id)}>
            {unreadResults}
            <span className="sr-only"> unread results</span>
          </Link>
        ) : (
          <span className="text-text-3">none</span>
        )}
        {acknowledgedResults ? <SecondLine>{acknowledgedResults} acknowledged</SecondLine> : null}
      </>
    ),
  },
  { name: 'Status', of: ({ active }) => <ActivePill active={active} /> },
];

const sorts = [
  { value: 'name', label: 'By name' },
  { value: 'accounts', label: 'Most accounts' },
  { value: 'last_booking', label: 'Latest booking' },
  { value: 'unread_results', label: 'Most unread results' },
] as const satisfies readonly { value: CompanySort; label: string }[];

const sortIn = (params: URLSearchParams): CompanySort =>
  sorts.find(({ value }) => value === params.get('sort'))?.value ?? 'name';

function withSort(before: URLSearchParams, by: CompanySort) {
  const after = new URLSearchParams(before);
  if (by === 'name') after.delete('sort');
  else after.set('sort', by);
  return after;
}

/** /companies: the provider's clients. */
export default function CompaniesPage() {
  const gateway = useGateway();
  const [switched, setSwitched] = useState<Row | null>(null);
  const [params, setParams] = useSearchParams();
  const sort = sortIn(params);
  const asked = useRef(sort);
  const list = useEntityList<Row>({
    changes: ['company', 'account'],
    fetchPage: async ({ search, status }, page, call) => {
      const by = asked.current;
      const variables = { search, status, page, sort: by, descending: by !== 'name' };
      const { companies } = await gateway.request(CompaniesDocument, variables, call);
      return { ...companies, rows: companies.companies };
    },
  });
  const sortBy = (by: CompanySort) => {
    asked.current = by;
    setParams((before) => withSort(before, by), { replace: true });
    list.refresh();
  };
  const isProvider = useIsProvider();
  const add = isProvider ? (
    <div className="flex flex-wrap items-center gap-2">
      <ImportLink kind="companies" />
      <ButtonLink href="/companies/add" look="primary" icon={<Plus />}>
        Add company
      </ButtonLink>
    </div>
  ) : null;
  return (
    <>
      <PageHead title="Companies" subtitle="Client companies, their people and what they can book" />
      <EntityPanel
        list={list}
        nouns={{ one: 'company', many: 'companies' }}
        firstStep="company"
        columns={columns}
        idOf={({ id }) => id}
        hasStatus
        add={add}
        filters={
          <select
            className={toolbarSelectClass()}
            aria-label="Sort"
            value={sort}
            onChange={({ target }) => sortBy(sorts.find(({ value }) => value === target.value)?.value ?? 'name')}
          >
            {sorts.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        }
        hasMenus
        emptyWords="A company appears here as soon as it is added."
        actionsOf={
          isProvider
            ? (row) => (
                <MoreMenu
                  isOfRow
                  label={`More for ${row.companyName}`}
                  items={[
                    {
                      label: row.enable ? 'Deactivate' : 'Activate',
                      isDanger: row.enable,
                      onPress: () => setSwitched(row),
                    },
                  ]}
                />
              )
            : undefined
        }
      />
      {switched ? (
        <SwitchCompany
          company={switched}
          onClose={({ isDone }) => {
            setSwitched(null);
            if (isDone) list.refresh();
          }}
        />
      ) : null}
    </>
  );
}
