import { Plus } from 'lucide-react';
import { useState } from 'react';
import { hasWords } from '../../machines/rules/text/fold.ts';
import { useEntityList } from '../app/records/entity-list.ts';
import { type EntityColumn, EntityPanel } from '../app/records/entity-panel.tsx';
import { useAccess, useGateway } from '../app/session/session-context.tsx';
import { Button } from '../ui/button.tsx';
import { pluralize } from '../ui/date-format.ts';
import { PageHead } from '../ui/page-head.tsx';
import type { RoleRow } from './role-accounts.tsx';
import { AddRole, DeleteRole, EditRole, roleKinds } from './role-dialogs.tsx';
import { RolesDocument } from './roles.documents.ts';

type Open = { what: 'add' } | { what: 'edit' | 'delete'; row: RoleRow } | null;

const columns: readonly EntityColumn<RoleRow>[] = [
  { name: 'Role', width: 34, of: ({ name }) => <b className="font-[550]">{name}</b> },
  { name: 'For accounts of', of: ({ kind }) => roleKinds[kind] },
  { name: 'Permissions', of: ({ permissions }) => pluralize(permissions.length, 'permission') },
  { name: 'Accounts', of: ({ accounts }) => pluralize(accounts ?? 0, 'account') },
];

/** /roles: named sets of permissions, which accounts follow. */
export default function RolesPage() {
  const gateway = useGateway();
  const { permissions: held } = useAccess();
  const [open, setOpen] = useState<Open>(null);
  const list = useEntityList<RoleRow>({
    changes: ['role', 'account'],
    // There are at most 200: one answer has them all.
    fetchPage: async ({ search }, _page, call) => {
      const { roles } = await gateway.request(RolesDocument, {}, call);
      const rows = roles.filter(({ name }) => hasWords(name, search));
      return { rows, page: 1, pages: 1, total: rows.length };
    },
  });
  const close = (isChanged: boolean) => {
    setOpen(null);
    if (isChanged) list.refresh();
  };
  const manages = ({ kind }: Pick<RoleRow, 'kind'>) =>
    held.includes(kind === 'provider' ? 'admin_accounts' : 'company_accounts');
  return (
    <>
      <PageHead title="Roles" subtitle="Named sets of permissions, which accounts follow" />
      <EntityPanel
        list={list}
        nouns={{ one: 'role', many: 'roles' }}
        columns={columns}
        idOf={({ id }) => id}
        emptyWords="A role is a named set of permissions. An account that follows it changes with it."
        add={
          <Button look="primary" icon={<Plus />} onClick={() => setOpen({ what: 'add' })}>
            Add role
          </Button>
        }
        actionsOf={(row) =>
          manages(row) ? (
            <>
              <Button size="sm" onClick={() => setOpen({ what: 'edit', row })}>
                Edit<span className="sr-only"> {row.name}</span>
              </Button>
              <Button size="sm" look="danger-quiet" onClick={() => setOpen({ what: 'delete', row })}>
                Delete<span className="sr-only"> {row.name}</span>
              </Button>
            </>
          ) : null
        }
      />
      {open?.what === 'add' ? <AddRole onClose={close} /> : null}
      {open?.what === 'edit' ? <EditRole role={open.row} onClose={close} /> : null}
      {open?.what === 'delete' ? <DeleteRole role={open.row} onClose={close} /> : null}
    </>
  );
}
