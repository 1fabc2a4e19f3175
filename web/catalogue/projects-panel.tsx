import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { CompanyProjectsQuery } from '../generated/graphql.ts';
import { useGateway } from '../session/session-context.tsx';
import { ConfirmedAction } from '../ui/admin/confirmed-action.tsx';
import { useEntityList } from '../ui/admin/entity-list.ts';
import { type EntityColumn, EntityPanel } from '../ui/admin/entity-panel.tsx';
import { ActivePill, Named } from '../ui/admin/entity-table.tsx';
import { Button } from '../ui/button.tsx';
import { EntryActions } from './entry-actions.tsx';
import { CompanyProjectsDocument, DeleteProjectDocument } from './named-entries.documents.ts';
import { AddProject, EditProject } from './project-dialogs.tsx';

type Row = CompanyProjectsQuery['companyProjects']['projects'][number];
type Open = { what: 'add' } | { what: 'edit' | 'delete'; row: Row } | null;

const columns: readonly EntityColumn<Row>[] = [
  { name: 'Project', width: 55, of: ({ name }) => <Named name={name} /> },
  { name: 'Status', of: ({ disable }) => <ActivePill active={!disable} /> },
];

/** A company's projects, which bookings are made for; a closed one is inactive. */
export function ProjectsPanel({ orgId, isAllowed }: { orgId: string; isAllowed: boolean }) {
  const gateway = useGateway();
  const [open, setOpen] = useState<Open>(null);
  const list = useEntityList<Row>({
    fetchPage: async ({ search, status }, page, signal) => {
      const variables = { org: orgId, search, active: status === 'active', page };
      const { companyProjects } = await gateway.request(CompanyProjectsDocument, variables, { signal });
      return { ...companyProjects, rows: companyProjects.projects };
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
        nouns={{ one: 'project', many: 'projects' }}
        columns={columns}
        idOf={({ id }) => id}
        hasStatus
        emptyWords="Bookings are made for one of these, or add one as they go."
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
              Add project
            </Button>
          ) : null
        }
      />
      {open?.what === 'add' ? <AddProject orgId={orgId} onClose={close} /> : null}
      {open?.what === 'edit' ? <EditProject project={open.row} onClose={close} /> : null}
      {open?.what === 'delete' ? <DeleteProject row={open.row} onClose={close} /> : null}
    </>
  );
}

function DeleteProject({ row: { id, name }, onClose }: { row: Row; onClose: (isDone: boolean) => void }) {
  const gateway = useGateway();
  return (
    <ConfirmedAction
      question={`Delete ${name}?`}
      consequence="Bookings that have it keep its name. New ones no longer choose it."
      findEffects={async () => []}
      act={(signal) => gateway.request(DeleteProjectDocument, { id }, { signal })}
      verb="Delete"
      verbing="Deleting…"
      words={{ done: 'Delete success', failed: 'Delete error' }}
      danger
      onClose={({ isDone }) => onClose(isDone)}
    />
  );
}
