import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useEntityList } from '../../app/records/entity-list.ts';
import { EntityPanel } from '../../app/records/entity-panel.tsx';
import { MoreMenu } from '../../app/records/more-menu.tsx';
import { useGateway } from '../../app/session/session-context.tsx';
import { Button } from '../../ui/button.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { MyCompanyTabs } from '../my-company-tabs.tsx';
import { DeliveryLog } from './delivery-log.tsx';
import { useEndpointColumns } from './endpoint-columns.tsx';
import { AddEndpoint, EditEndpoint, type EndpointRow, type MadeSecret, SecretDialog } from './endpoint-dialogs.tsx';
import { DeleteEndpoint, ResumeEndpoint, RotateSecret, SendTest } from './endpoint-questions.tsx';
import { WebhooksDocument } from './webhooks.documents.ts';

type What = 'edit' | 'rotate' | 'resume' | 'delete' | 'test' | 'log';
type Open = { what: 'add' } | { what: What; row: EndpointRow } | { what: 'secret'; made: MadeSecret } | null;

/** /my/company/webhooks: the endpoints of the company's own programs, each with its log. */
export default function WebhooksPage() {
  const gateway = useGateway();
  const columns = useEndpointColumns();
  const [open, setOpen] = useState<Open>(null);
  const list = useEntityList<EndpointRow>({
    changes: [],
    // One answer has them all.
    fetchPage: async ({ search }, _page, call) => {
      const { webhookEndpoints } = await gateway.request(WebhooksDocument, {}, call);
      const rows = webhookEndpoints.filter(({ url }) => url.includes(search.trim()));
      return { rows, page: 1, pages: 1, total: rows.length };
    },
  });
  const close = (isChanged: boolean, made?: MadeSecret) => {
    setOpen(made ? { what: 'secret', made } : null);
    if (isChanged) list.refresh();
  };
  const itemsOf = (row: EndpointRow) => [
    { label: 'Log', onPress: () => setOpen({ what: 'log', row }) },
    // The endpoint of a hiring system is kept by its orders.
    ...(row.dialect === 'standard' ? ownItems(row) : []),
    { label: 'Delete', isDanger: true, onPress: () => setOpen({ what: 'delete', row }) },
  ];
  const ownItems = (row: EndpointRow) => [
    { label: 'Send a test', onPress: () => setOpen({ what: 'test', row }) },
    { label: 'Edit', onPress: () => setOpen({ what: 'edit', row }) },
    ...(row.pausedAt === null ? [] : [{ label: 'Resume', onPress: () => setOpen({ what: 'resume', row }) }]),
    { label: 'Rotate secret', onPress: () => setOpen({ what: 'rotate', row }) },
  ];
  return (
    <>
      <PageHead title="My Company" part="Webhooks" subtitle="Events are posted to your own programs, signed" />
      <MyCompanyTabs current="/my/company/webhooks" />
      {open?.what === 'log' ? (
        <DeliveryLog endpoint={open.row} onBack={() => close(true)} />
      ) : (
        <EntityPanel
          list={list}
          nouns={{ one: 'webhook endpoint', many: 'webhook endpoints' }}
          columns={columns}
          idOf={({ id }) => id}
          hasMenus
          emptyWords="Each event you choose is posted to your program, signed, and tried again for three days."
          add={
            <Button look="primary" icon={<Plus />} onClick={() => setOpen({ what: 'add' })}>
              Add endpoint
            </Button>
          }
          actionsOf={(row) => <MoreMenu isOfRow label={`Actions for ${row.url}`} items={itemsOf(row)} />}
        />
      )}
      {open?.what === 'add' ? <AddEndpoint onClose={close} /> : null}
      {open?.what === 'edit' ? <EditEndpoint row={open.row} onClose={close} /> : null}
      {open?.what === 'rotate' ? <RotateSecret row={open.row} onClose={close} /> : null}
      {open?.what === 'resume' ? <ResumeEndpoint row={open.row} onClose={close} /> : null}
      {open?.what === 'delete' ? <DeleteEndpoint row={open.row} onClose={close} /> : null}
      {open?.what === 'secret' ? <SecretDialog made={open.made} onClose={() => setOpen(null)} /> : null}
      {open?.what === 'test' ? (
        <SendTest row={open.row} onClose={(isDone) => setOpen(isDone ? { what: 'log', row: open.row } : null)} />
      ) : null}
    </>
  );
}
