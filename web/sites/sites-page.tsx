import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import { useEntityList } from '../app/records/entity-list.ts';
import { type EntityColumn, EntityPanel } from '../app/records/entity-panel.tsx';
import { ActivePill, Named, SecondLine } from '../app/records/entity-table.tsx';
import { useGateway } from '../app/session/session-context.tsx';
import type { ClinicSitesQuery } from '../generated/graphql.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { ClinicSitesDocument } from './sites.documents.ts';
import { SwitchSite } from './switch-site.tsx';

type Row = ClinicSitesQuery['clinicSites']['sites'][number];

const kindOf = ({ isExternal, bookingFree, sandbox }: Row) =>
  [isExternal ? 'Partner’s' : 'Our own', bookingFree ? 'free booking' : null, sandbox ? 'sandbox' : null]
    .filter(Boolean)
    .join(', ');

const columns: readonly EntityColumn<Row>[] = [
  {
    name: 'Site',
    width: 25,
    of: ({ id, number, name, suburb, state }) => (
      <Named name={<Link href={`/sites/edit/${id}`}>{name}</Link>} second={`${number} · ${suburb}, ${state}`} />
    ),
  },
  {
    name: 'Contact',
    width: 23,
    of: ({ phone, email }) => (
      <>
        {phone}
        <SecondLine>{email}</SecondLine>
      </>
    ),
  },
  { name: 'Time zone', width: 15, isForDesk: true, of: ({ timezone }) => timezone },
  { name: 'Kind', width: 9, isForDesk: true, of: kindOf },
  { name: 'Status', of: ({ isActive }) => <ActivePill active={isActive} /> },
];

/** /sites: the provider's clinic sites. */
export default function SitesPage() {
  const gateway = useGateway();
  const [switched, setSwitched] = useState<Row | null>(null);
  const list = useEntityList<Row>({
    changes: ['site'],
    failed: 'Error when find site',
    fetchPage: async ({ search, status }, page, call) => {
      const variables = { search, active: status === 'active', page };
      const { clinicSites } = await gateway.request(ClinicSitesDocument, variables, call);
      return { ...clinicSites, rows: clinicSites.sites };
    },
  });
  return (
    <>
      <PageHead title="Sites" subtitle="Clinics that candidates are booked at" />
      <EntityPanel
        list={list}
        nouns={{ one: 'site', many: 'sites' }}
        firstStep="site"
        columns={columns}
        idOf={({ id }) => id}
        hasStatus
        emptyWords="A site can be booked once it is added and has rosters, or is free-booking."
        actionsOf={(row) => (
          <>
            <ButtonLink href={`/sites/edit/${row.id}`} size="sm">
              Edit<span className="sr-only"> {row.name}</span>
            </ButtonLink>
            <Button size="sm" look={row.isActive ? 'danger-quiet' : 'default'} onClick={() => setSwitched(row)}>
              {row.isActive ? 'Deactivate' : 'Activate'}
              <span className="sr-only"> {row.name}</span>
            </Button>
          </>
        )}
        add={
          <ButtonLink href="/sites/add" look="primary" icon={<Plus />}>
            Add site
          </ButtonLink>
        }
      />
      {switched ? (
        <SwitchSite
          site={switched}
          onClose={({ isDone }) => {
            setSwitched(null);
            if (isDone) list.refresh();
          }}
        />
      ) : null}
    </>
  );
}
