import { useState } from 'react';
import { PaperworkListDocument } from '../app/paperwork/paperwork.documents.ts';
import { DeletePaperwork, RenamePaperwork } from '../app/paperwork/paperwork-dialogs.tsx';
import { PaperworkLink } from '../app/paperwork/paperwork-link.tsx';
import { PaperworkUpload } from '../app/paperwork/paperwork-upload.tsx';
import { useEntityList } from '../app/records/entity-list.ts';
import { type EntityColumn, EntityPanel } from '../app/records/entity-panel.tsx';
import { Named } from '../app/records/entity-table.tsx';
import { useGateway } from '../app/session/session-context.tsx';
import type { PaperworkListQuery } from '../generated/graphql.ts';
import { Button } from '../ui/button.tsx';
import { fileSize } from '../ui/file-size.ts';

type Row = PaperworkListQuery['paperworkList']['items'][number];
type Open = { what: 'rename' | 'delete'; row: Row } | null;

const columns: readonly EntityColumn<Row>[] = [
  {
    name: 'Paperwork',
    width: 55,
    of: ({ id, name, link, fileName }) => (
      <Named name={link ? <PaperworkLink id={id} name={name} /> : name} second={fileName === name ? null : fileName} />
    ),
  },
  { name: 'Size', isForDesk: true, of: ({ size }) => (size === null ? 'No file' : fileSize(size)) },
];

/** An organisation's forms: found, downloaded, and where it is allowed uploaded, renamed and deleted. */
export function PaperworksPanel({ orgId, isAllowed }: { orgId: string; isAllowed: boolean }) {
  const gateway = useGateway();
  const [open, setOpen] = useState<Open>(null);
  const list = useEntityList<Row>({
    changes: ['paperwork'],
    fetchPage: async ({ search }, page, call) => {
      const { paperworkList } = await gateway.request(PaperworkListDocument, { org: orgId, search, page }, call);
      return { rows: paperworkList.items, ...paperworkList };
    },
  });
  const close = (isChanged: boolean) => {
    setOpen(null);
    if (isChanged) list.refresh();
  };
  const actionsOf = (row: Row) => (
    <>
      <Button size="sm" onClick={() => setOpen({ what: 'rename', row })}>
        Rename<span className="sr-only"> {row.name}</span>
      </Button>
      <Button size="sm" look="danger-quiet" onClick={() => setOpen({ what: 'delete', row })}>
        Delete<span className="sr-only"> {row.name}</span>
      </Button>
    </>
  );
  return (
    <>
      <EntityPanel
        list={list}
        nouns={{ one: 'paperwork', many: 'paperwork' }}
        columns={columns}
        idOf={({ id }) => id}
        actionsOf={isAllowed ? actionsOf : undefined}
        filters={
          isAllowed ? (
            <div className="ml-auto">
              <PaperworkUpload
                label="Upload paperwork"
                look="primary"
                isReversed
                org={orgId}
                temporary={false}
                onStored={list.refresh}
              />
            </div>
          ) : null
        }
        emptyWords="Forms that candidates fill in are kept here, to be added to bookings."
      />
      {open?.what === 'rename' ? <RenamePaperwork org={orgId} paperwork={open.row} onClose={close} /> : null}
      {open?.what === 'delete' ? <DeletePaperwork org={orgId} paperwork={open.row} onClose={close} /> : null}
    </>
  );
}
