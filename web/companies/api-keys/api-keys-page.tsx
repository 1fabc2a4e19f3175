import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import { hasWords } from '../../../machines/rules/text/fold.ts';
import { useEntityList } from '../../app/records/entity-list.ts';
import { EntityPanel } from '../../app/records/entity-panel.tsx';
import { useGateway } from '../../app/session/session-context.tsx';
import { Button } from '../../ui/button.tsx';
import { lazyPart } from '../../ui/loading/lazy-part.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { MyCompanyTabs } from '../my-company-tabs.tsx';
import { ApiKeysDocument } from './api-keys.documents.ts';
import { type ApiKeyRow, useKeyColumns } from './key-columns.tsx';
import { type MadeKey, NewKey, RevokeKey, RotateKey } from './key-dialogs.tsx';

const SecretDialog = lazyPart(() => import('./secret-dialog.tsx'));

type Open = { what: 'add' } | { what: 'rotate' | 'revoke'; row: ApiKeyRow } | { what: 'secret'; made: MadeKey } | null;

/** /my/company/api-keys: keys with which the company's own programs call the API. */
export default function ApiKeysPage() {
  const gateway = useGateway();
  const columns = useKeyColumns();
  const [open, setOpen] = useState<Open>(null);
  const list = useEntityList<ApiKeyRow>({
    changes: [],
    // One answer has them all.
    fetchPage: async ({ search }, _page, call) => {
      const { apiKeys } = await gateway.request(ApiKeysDocument, {}, call);
      const rows = apiKeys.filter(({ name }) => hasWords(name, search));
      return { rows, page: 1, pages: 1, total: rows.length };
    },
  });
  const close = (isChanged: boolean, made?: MadeKey) => {
    setOpen(made ? { what: 'secret', made } : null);
    if (isChanged) list.refresh();
  };
  return (
    <>
      <PageHead
        title="My Company"
        part="API keys"
        subtitle={
          <>
            Keys for your own programs · <Link href="/developers">How to use the API</Link>
          </>
        }
      />
      <MyCompanyTabs current="/my/company/api-keys" />
      <EntityPanel
        list={list}
        nouns={{ one: 'API key', many: 'API keys' }}
        columns={columns}
        idOf={({ id }) => id}
        emptyWords="With a key your own programs book and follow bookings, as your account may."
        add={
          <Button look="primary" icon={<Plus />} onClick={() => setOpen({ what: 'add' })}>
            New key
          </Button>
        }
        actionsOf={(row) => (
          <>
            {row.isOwn && row.isWorking ? (
              <Button size="sm" onClick={() => setOpen({ what: 'rotate', row })}>
                Rotate<span className="sr-only"> {row.name}</span>
              </Button>
            ) : null}
            <Button size="sm" look="danger-quiet" onClick={() => setOpen({ what: 'revoke', row })}>
              Revoke<span className="sr-only"> {row.name}</span>
            </Button>
          </>
        )}
      />
      {open?.what === 'add' ? <NewKey onClose={close} /> : null}
      {open?.what === 'rotate' ? <RotateKey row={open.row} onClose={close} /> : null}
      {open?.what === 'revoke' ? <RevokeKey row={open.row} onClose={close} /> : null}
      {open?.what === 'secret' ? <SecretDialog made={open.made} onClose={() => setOpen(null)} /> : null}
    </>
  );
}
