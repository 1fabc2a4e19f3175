import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import { useEntityList } from '../app/records/entity-list.ts';
import { type EntityColumn, EntityPanel } from '../app/records/entity-panel.tsx';
import { ActivePill, Named } from '../app/records/entity-table.tsx';
import { useGateway, useIsProvider } from '../app/session/session-context.tsx';
import type { CompaniesQuery } from '../generated/graphql.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { CompaniesDocument } from './companies.documents.ts';
import { SwitchCompany } from './switch-company.tsx';

type Row = CompaniesQuery['companies']['companies'][number];

const columns: readonly EntityColumn<Row>[] = [
  {
    name: 'Company',
    width: 44,
    of: ({ id, companyName }) => <Named name={<Link href={`/companies/${id}/general`}>{companyName}</Link>} />,
  },
  { name: 'Services', of: ({ fitTest }) => (fitTest ? 'Medical, fit test' : 'Medical') },
  { name: 'Results', isForDesk: true, of: ({ otp }) => (otp ? 'One-time password' : 'Direct download') },
  { name: 'Status', of: ({ active }) => <ActivePill active={active} /> },
];

/** /companies: the provider's clients. */
export default function CompaniesPage() {
  const gateway = useGateway();
  const [switched, setSwitched] = useState<Row | null>(null);
  const list = useEntityList<Row>({
    fetchPage: async ({ search, status }, page, signal) => {
      const { companies } = await gateway.request(CompaniesDocument, { search, status, page }, { signal });
      return { ...companies, rows: companies.companies };
    },
  });
  const isProvider = useIsProvider();
  const add = isProvider ? (
    <ButtonLink href="/companies/add" look="primary" icon={<Plus />}>
      Add company
    </ButtonLink>
  ) : null;
  return (
    <>
      <PageHead title="Companies" subtitle="Client companies, their people and what they can book" />
      <EntityPanel
        list={list}
        nouns={{ one: 'company', many: 'companies' }}
        columns={columns}
        idOf={({ id }) => id}
        hasStatus
        add={add}
        emptyWords="A company appears here as soon as it is added."
        actionsOf={
          isProvider
            ? (row) => (
                <Button
                  size="sm"
                  look={row.enable ? 'danger-quiet' : 'default'}
                  className={row.enable ? 'max-sm:first:-ml-[9px]' : ''}
                  onClick={() => setSwitched(row)}
                >
                  {row.enable ? 'Deactivate' : 'Activate'}
                  <span className="sr-only"> {row.companyName}</span>
                </Button>
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
