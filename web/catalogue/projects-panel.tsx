import { useEntityList } from '../app/records/entity-list.ts';
import type { EntityColumn } from '../app/records/entity-panel.tsx';
import { ActivePill, Named } from '../app/records/entity-table.tsx';
import { useGateway } from '../app/session/session-context.tsx';
import type { CompanyProjectsQuery } from '../generated/graphql.ts';
import { CompanyProjectsDocument, DeleteProjectDocument } from './named-entries.documents.ts';
import { NamedEntriesPanel } from './named-entries-panel.tsx';
import { AddProject, EditProject } from './project-dialogs.tsx';

type Row = CompanyProjectsQuery['companyProjects']['projects'][number];

const columns: readonly EntityColumn<Row>[] = [
  { name: 'Project', width: 55, of: ({ name }) => <Named name={name} /> },
  { name: 'Status', of: ({ disable }) => <ActivePill active={!disable} /> },
];

/** A company's projects, which bookings are made for; a closed one is inactive. */
export function ProjectsPanel({ orgId, isAllowed }: { orgId: string; isAllowed: boolean }) {
  const gateway = useGateway();
  const list = useEntityList<Row>({
    changes: ['project'],
    fetchPage: async ({ search, status }, page, call) => {
      const variables = { org: orgId, search, active: status === 'active', page };
      const { companyProjects } = await gateway.request(CompanyProjectsDocument, variables, call);
      return { ...companyProjects, rows: companyProjects.projects };
    },
  });
  return (
    <NamedEntriesPanel
      list={list}
      columns={columns}
      isAllowed={isAllowed}
      nouns={{ one: 'project', many: 'projects' }}
      hasStatus
      emptyWords="A booking can name one of these. New ones can be added while booking."
      add={(close) => <AddProject orgId={orgId} onClose={close} />}
      edit={(row, close) => <EditProject project={row} onClose={close} />}
      remove={(id, signal) => gateway.request(DeleteProjectDocument, { id }, { signal })}
      removeWords={{ done: 'Delete success', failed: 'Delete error' }}
    />
  );
}
