import { useEntityList } from '../app/records/entity-list.ts';
import type { EntityColumn } from '../app/records/entity-panel.tsx';
import { Named } from '../app/records/entity-table.tsx';
import { useGateway } from '../app/session/session-context.tsx';
import type { CompanyPositionsQuery } from '../generated/graphql.ts';
import { CompanyPositionsDocument, DeletePositionDocument } from './named-entries.documents.ts';
import { NamedEntriesPanel } from './named-entries-panel.tsx';
import { AddPosition, EditPosition } from './position-dialogs.tsx';

type Row = CompanyPositionsQuery['companyPositions']['positions'][number];

const columns: readonly EntityColumn<Row>[] = [{ name: 'Position', of: ({ name }) => <Named name={name} /> }];

/** A company's positions, which bookings choose a candidate's from. */
export function PositionsPanel({ orgId, isAllowed }: { orgId: string; isAllowed: boolean }) {
  const gateway = useGateway();
  const list = useEntityList<Row>({
    changes: ['position'],
    failed: 'Error fetch',
    fetchPage: async ({ search }, page, call) => {
      const variables = { org: orgId, search, page };
      const { companyPositions } = await gateway.request(CompanyPositionsDocument, variables, call);
      return { ...companyPositions, rows: companyPositions.positions };
    },
  });
  return (
    <NamedEntriesPanel
      list={list}
      columns={columns}
      isAllowed={isAllowed}
      nouns={{ one: 'position', many: 'positions' }}
      emptyWords="A candidate’s position is one of these. New ones can be added while booking."
      add={(close) => <AddPosition orgId={orgId} onClose={close} />}
      edit={(row, close) => <EditPosition position={row} onClose={close} />}
      remove={(id, signal) => gateway.request(DeletePositionDocument, { id }, { signal })}
      removeWords={{ done: 'Position deleted successfully', failed: 'Error Delete Position' }}
    />
  );
}
