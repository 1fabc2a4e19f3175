import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { CompanyPositionsQuery } from '../generated/graphql.ts';
import { useGateway } from '../session/session-context.tsx';
import { ConfirmedAction } from '../ui/admin/confirmed-action.tsx';
import { useEntityList } from '../ui/admin/entity-list.ts';
import { type EntityColumn, EntityPanel } from '../ui/admin/entity-panel.tsx';
import { Named } from '../ui/admin/entity-table.tsx';
import { Button } from '../ui/button.tsx';
import { EntryActions } from './entry-actions.tsx';
import { CompanyPositionsDocument, DeletePositionDocument } from './named-entries.documents.ts';
import { AddPosition, EditPosition } from './position-dialogs.tsx';

type Row = CompanyPositionsQuery['companyPositions']['positions'][number];
type Open = { what: 'add' } | { what: 'edit' | 'delete'; row: Row } | null;

const columns: readonly EntityColumn<Row>[] = [{ name: 'Position', of: ({ name }) => <Named name={name} /> }];

/** A company's positions, which bookings choose a candidate's from. */
export function PositionsPanel({ orgId, isAllowed }: { orgId: string; isAllowed: boolean }) {
  const gateway = useGateway();
  const [open, setOpen] = useState<Open>(null);
  const list = useEntityList<Row>({
    failed: 'Error fetch',
    fetchPage: async ({ search }, page, signal) => {
      const variables = { org: orgId, search, page };
      const { companyPositions } = await gateway.request(CompanyPositionsDocument, variables, { signal });
      return { ...companyPositions, rows: companyPositions.positions };
    },
  });
  const close = (isChanged: boolean) => {
    setOpen(null);
    if (isChanged) list.refresh();
  };
  return (
    <>
      <EntityPanel
        list={list}
        nouns={{ one: 'position', many: 'positions' }}
        columns={columns}
        idOf={({ id }) => id}
        emptyWords="Bookings choose a candidate’s position from these, or add one as they go."
        actionsOf={
          isAllowed
            ? (row) => (
                <EntryActions
                  name={row.name}
                  onEdit={() => setOpen({ what: 'edit', row })}
                  onDelete={() => setOpen({ what: 'delete', row })}
                />
              )
            : undefined
        }
        add={
          isAllowed ? (
            <Button look="primary" icon={<Plus className="i" />} onClick={() => setOpen({ what: 'add' })}>
              Add position
            </Button>
          ) : null
        }
      />
      {open?.what === 'add' ? <AddPosition orgId={orgId} onClose={close} /> : null}
      {open?.what === 'edit' ? <EditPosition position={open.row} onClose={close} /> : null}
      {open?.what === 'delete' ? <DeletePosition row={open.row} onClose={close} /> : null}
    </>
  );
}

function DeletePosition({ row: { id, name }, onClose }: { row: Row; onClose: (isDone: boolean) => void }) {
  const gateway = useGateway();
  return (
    <ConfirmedAction
      question={`Delete ${name}?`}
      consequence="Bookings that have it keep its name. New ones no longer choose it."
      findEffects={async () => []}
      act={(signal) => gateway.request(DeletePositionDocument, { id }, { signal })}
      verb="Delete"
      verbing="Deleting…"
      words={{ done: 'Position deleted successfully', failed: 'Error Delete Position' }}
      danger
      onClose={({ isDone }) => onClose(isDone)}
    />
  );
}
