import { Plus } from 'lucide-react';
import { useState } from 'react';
import { ConfirmedAction } from '../app/records/confirmed-action.tsx';
import { useEntityList } from '../app/records/entity-list.ts';
import { type EntityColumn, EntityPanel } from '../app/records/entity-panel.tsx';
import { ActivePill, Named, StatePill } from '../app/records/entity-table.tsx';
import { ImportLink } from '../app/records/import-link.tsx';
import { useOpenBookingsLinks } from '../app/records/open-bookings.ts';
import { useGateway } from '../app/session/session-context.tsx';
import type { SubsidiariesQuery } from '../generated/graphql.ts';
import { Button } from '../ui/button.tsx';
import { SubsidiariesDocument, SubsidiaryEffectsDocument, SwitchSubsidiaryDocument } from './companies.documents.ts';
import { subsidiaryImpactMessages } from './impact-messages.ts';
import { AddSubsidiary, EditSubsidiary } from './subsidiary-dialogs.tsx';

type Row = SubsidiariesQuery['subsidiaries']['subsidiaries'][number];
/** `edit` is the update mode of /my/subsidiaries. */
type Mode = 'manage' | 'edit' | 'read';
type Open = { what: 'add' } | { what: 'edit' | 'switch'; row: Row } | null;

const columns: readonly EntityColumn<Row>[] = [
  {
    name: 'Subsidiary',
    width: 40,
    of: ({ siteName, alias }) => <Named name={siteName} second={alias === siteName ? null : alias} />,
  },
  { name: 'Services', of: ({ fitTest }) => (fitTest ? 'Medical, fit test' : 'Medical') },
  {
    name: 'Status',
    of: ({ enable, active }) =>
      enable && !active ? <StatePill on={false}>Company inactive</StatePill> : <ActivePill active={active} />,
  },
];

/** A company's own sites; what can be done with them is the mode's. */
export function SubsidiaryPanel({ orgId, mode }: { orgId: string; mode: Mode }) {
  const gateway = useGateway();
  const [open, setOpen] = useState<Open>(null);
  const list = useEntityList<Row>({
    changes: ['subsidiary'],
    fetchPage: async ({ search, status }, page, call) => {
      const variables = { org: orgId, search, status, page };
      const { subsidiaries } = await gateway.request(SubsidiariesDocument, variables, call);
      return { ...subsidiaries, rows: subsidiaries.subsidiaries };
    },
  });
  const close = (isChanged: boolean) => {
    setOpen(null);
    if (isChanged) list.refresh();
  };
  const canManage = mode === 'manage';
  const actionsOf = (row: Row) => (
    <>
      <Button size="sm" onClick={() => setOpen({ what: 'edit', row })}>
        Edit<span className="sr-only"> {row.siteName}</span>
      </Button>
      {canManage ? (
        <Button
          size="sm"
          look={row.enable ? 'danger-quiet' : 'default'}
          onClick={() => setOpen({ what: 'switch', row })}
        >
          {row.enable ? 'Deactivate' : 'Activate'}
          <span className="sr-only"> {row.siteName}</span>
        </Button>
      ) : null}
    </>
  );
  return (
    <>
      <EntityPanel
        list={list}
        nouns={{ one: 'subsidiary', many: 'subsidiaries' }}
        columns={columns}
        idOf={({ id }) => id}
        hasStatus
        emptyWords="Bookings can be made for the company itself; a subsidiary is one of its sites."
        actionsOf={mode === 'read' ? undefined : actionsOf}
        add={
          canManage ? (
            <div className="flex flex-wrap items-center gap-2">
              <ImportLink kind="subsidiaries" />
              <Button look="primary" icon={<Plus />} onClick={() => setOpen({ what: 'add' })}>
                Add subsidiary
              </Button>
            </div>
          ) : null
        }
      />
      {open?.what === 'add' ? <AddSubsidiary orgId={orgId} onClose={close} /> : null}
      {open?.what === 'edit' ? <EditSubsidiary orgId={orgId} subsidiary={open.row} onClose={close} /> : null}
      {open?.what === 'switch' ? <SwitchSubsidiary orgId={orgId} row={open.row} onClose={close} /> : null}
    </>
  );
}

function SwitchSubsidiary({ orgId, row, onClose }: { orgId: string; row: Row; onClose: (isDone: boolean) => void }) {
  const gateway = useGateway();
  const on = !row.enable;
  const variables = { org: orgId, siteId: row.id };
  const links = useOpenBookingsLinks({ company: orgId, subsidiary: row.id }, 'its');
  return (
    <ConfirmedAction
      question={`${on ? 'Activate' : 'Deactivate'} ${row.siteName}?`}
      consequence={on ? 'It can be booked for again.' : 'Nobody can book for it any more. Nothing is deleted.'}
      findEffects={async (signal) => {
        const { subsidiaryEffects } = await gateway.request(SubsidiaryEffectsDocument, variables, { signal });
        return on ? [] : subsidiaryImpactMessages(subsidiaryEffects.openBookings);
      }}
      links={on ? [] : links}
      act={(signal) => gateway.request(SwitchSubsidiaryDocument, { ...variables, on }, { signal })}
      verb={on ? 'Activate' : 'Deactivate'}
      verbing={on ? 'Activating…' : 'Deactivating…'}
      words={
        on
          ? { done: 'Activate subsidiary success', failed: 'Activate subsidiary error! Please try again.' }
          : { done: 'Delete subsidiary success', failed: 'Delete subsidiary error! Please try again.' }
      }
      danger={!on}
      onClose={({ isDone }) => onClose(isDone)}
    />
  );
}
