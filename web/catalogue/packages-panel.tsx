import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import { useEntityList } from '../app/records/entity-list.ts';
import { type EntityColumn, EntityPanel } from '../app/records/entity-panel.tsx';
import { ActivePill, Named } from '../app/records/entity-table.tsx';
import { ImportLink } from '../app/records/import-link.tsx';
import { useGateway, useIsProvider } from '../app/session/session-context.tsx';
import type { PackagesQuery } from '../generated/graphql.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { pluralize } from '../ui/date-format.ts';
import { DeletePackage, SwitchPackage } from './package-actions.tsx';
import { PackagesDocument } from './packages.documents.ts';

export type PackageRow = PackagesQuery['packages']['packages'][number];
type Open = { what: 'delete' | 'switch'; row: PackageRow } | null;

const validityLabel = (months: number) => (months === 0 ? '' : `After ${pluralize(months, 'month')}`);

const services = { pem: 'Medical', fit_test: 'Fit test' };

const contents = ({ assessments }: PackageRow) => assessments.map(({ name }) => name).join(', ');

/**
 * Packages of an organisation: its own, and those for every company, which only the provider changes.
 * @param orgId the company of a tab; null on /packages, for one's own organisation
 */
export function PackagesPanel({ orgId, isAllowed }: { orgId: string | null; isAllowed: boolean }) {
  const gateway = useGateway();
  const isProvider = useIsProvider();
  const [open, setOpen] = useState<Open>(null);
  const list = useEntityList<PackageRow>({
    changes: ['package', 'price'],
    fetchPage: async ({ search, status }, page, call) => {
      const variables = { org: orgId, search, active: status === 'active', page };
      const { packages } = await gateway.request(PackagesDocument, variables, call);
      return { ...packages, rows: packages.packages };
    },
  });
  const base = orgId === null ? '/packages' : `/companies/${orgId}/packages`;
  const isOurs = (row: PackageRow) => isAllowed && (row.orgId !== null || (isProvider && orgId === null));
  const close = ({ isDone }: { isDone: boolean }) => {
    setOpen(null);
    if (isDone) list.refresh();
  };
  const columns: readonly EntityColumn<PackageRow>[] = [
    {
      name: 'Package',
      width: 35,
      of: (row) => (
        <Named
          name={isOurs(row) ? <Link href={`${base}/edit/${row.id}`}>{row.name}</Link> : row.name}
          second={contents(row)}
        />
      ),
    },
    { name: 'Service', of: ({ serviceType }) => services[serviceType] },
    { name: 'Appointment', of: ({ duration }) => `${duration} minutes` },
    { name: 'Due again', isForDesk: true, of: ({ validityMonths }) => validityLabel(validityMonths) },
    { name: 'Offered to', isForDesk: true, of: (row) => (row.orgId === null ? 'Every company' : 'This company') },
    { name: 'Status', of: ({ isActive }) => <ActivePill active={isActive} /> },
  ];
  return (
    <>
      <EntityPanel
        list={list}
        nouns={{ one: 'package', many: 'packages' }}
        firstStep="package"
        columns={columns}
        idOf={({ id }) => id}
        hasStatus
        emptyWords="A package is what a candidate is booked for: assessments under one name."
        actionsOf={
          isAllowed ? (row) => <RowActions row={row} base={base} isOurs={isOurs(row)} onOpen={setOpen} /> : undefined
        }
        add={
          isAllowed ? (
            <div className="flex flex-wrap items-center gap-2">
              <ImportLink kind="packages" />
              <ButtonLink href={`${base}/add`} look="primary" icon={<Plus />}>
                Add package
              </ButtonLink>
            </div>
          ) : null
        }
      />
      {open?.what === 'delete' ? <DeletePackage row={open.row} onClose={close} /> : null}
      {open?.what === 'switch' ? <SwitchPackage row={open.row} onClose={close} /> : null}
    </>
  );
}

type RowActionsProps = {
  row: PackageRow;
  base: string;
  /** Ours to change; any can be copied. */
  isOurs: boolean;
  onOpen: (open: Open) => void;
};

/** One that bookings have is switched off instead of deleted. */
function RowActions({ row, base, isOurs, onOpen }: RowActionsProps) {
  const name = <span className="sr-only"> {row.name}</span>;
  const copy = (
    <ButtonLink href={`${base}/add?from=${row.id}`} size="sm">
      Copy{name}
    </ButtonLink>
  );
  if (!isOurs) return copy;
  return (
    <>
      <ButtonLink href={`${base}/edit/${row.id}`} size="sm">
        Edit{name}
      </ButtonLink>
      {copy}
      {row.isActive ? null : (
        <Button size="sm" onClick={() => onOpen({ what: 'switch', row })}>
          Activate{name}
        </Button>
      )}
      {row.inUse ? (
        row.isActive ? (
          <Button size="sm" look="danger-quiet" onClick={() => onOpen({ what: 'switch', row })}>
            Deactivate{name}
          </Button>
        ) : null
      ) : (
        <Button size="sm" look="danger-quiet" onClick={() => onOpen({ what: 'delete', row })}>
          Delete{name}
        </Button>
      )}
    </>
  );
}
