import { useRef, useState } from 'react';
import { useSearchParams } from 'wouter';
import type { AccountKind } from '../../machines/forms/booking-account-forms.ts';
import type { OrganisationKind } from '../../machines/rules/access/usable-permissions.ts';
import { useEntityList } from '../app/records/entity-list.ts';
import { type EntityColumn, EntityPanel } from '../app/records/entity-panel.tsx';
import { ActivePill, Named, SecondLine } from '../app/records/entity-table.tsx';
import { useAccess, useGateway } from '../app/session/session-context.tsx';
import { Button } from '../ui/button.tsx';
import { pluralize } from '../ui/date-format.ts';
import { DeleteAccount, InviteAccount, ResetSecondFactor } from './account-actions.tsx';
import { AccountAdding } from './account-adding.tsx';
import { type AccountRow, AddAccount, EditAccount } from './account-dialogs.tsx';
import { AccountsDocument } from './accounts.documents.ts';
import { AssignRole } from './assign-role.tsx';
import { RoleFilter } from './role-filter.tsx';
import { mayFollowRole } from './use-roles.ts';
import { ViewAs } from './view-as.tsx';

type Open =
  | { what: 'add'; kind: AccountKind }
  | { what: 'assign' }
  | { what: 'edit' | 'see' | 'delete' | 'invite' | 'reset'; row: AccountRow }
  | null;

/** As many as the service takes at once. */
const MAX_ASSIGNED = 200;

/** Kinds of account that an organisation has, in the order of their buttons. */
const accountKinds: Readonly<Record<OrganisationKind, readonly AccountKind[]>> = {
  provider: ['admin'],
  client: ['booking', 'client', 'admin'],
};

const kinds: Readonly<Record<AccountKind, string>> = { admin: 'Administrator', client: 'Client', booking: 'Booking' };

const columns: readonly EntityColumn<AccountRow>[] = [
  {
    name: 'Person',
    width: 20,
    of: ({ contactPerson, username }) => <Named name={contactPerson || username} second={username} />,
  },
  {
    name: 'Contact info',
    width: 27,
    of: ({ email, phone }) => (
      <>
        {email}
        {phone ? <SecondLine>{phone}</SecondLine> : null}
      </>
    ),
  },
  { name: 'Account type', of: ({ kind }) => kinds[kind] },
  {
    name: 'Permissions',
    isForDesk: true,
    of: ({ permissions, role }) => (
      <>
        {pluralize(permissions.length, 'permission')}
        {role ? <SecondLine>{role}</SecondLine> : null}
      </>
    ),
  },
  {
    name: 'Status',
    of: ({ active, invited, awaitsInvitation, secondFactor }) => (
      <>
        <ActivePill active={active} />
        {invited ? <SecondLine>Invited</SecondLine> : null}
        {awaitsInvitation ? <SecondLine>Not invited yet</SecondLine> : null}
        {secondFactor ? <SecondLine>Second factor</SecondLine> : null}
      </>
    ),
  },
];

/** An organisation's accounts: the provider's administrators, or the people of a client company. */
export function AccountsPanel({ orgId, isAllowed }: { orgId: string; isAllowed: boolean }) {
  const gateway = useGateway();
  const { info } = useAccess();
  const [open, setOpen] = useState<Open>(null);
  const [params, setParams] = useSearchParams();
  const role = useRef(params.get('role') ?? '');
  const list = useEntityList<AccountRow>({
    changes: ['account', 'role'],
    isPersonal: true,
    fetchPage: async ({ search, status }, page, call) => {
      const variables = { org: orgId, search, status, roleId: role.current || null, page };
      const { accounts } = await gateway.request(AccountsDocument, variables, call);
      return { ...accounts, rows: accounts.accounts };
    },
  });
  const close = (isChanged: boolean) => {
    setOpen(null);
    if (isChanged) list.refresh();
  };
  const filterByRole = (roleId: string) => {
    role.current = roleId;
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        if (roleId === '') after.delete('role');
        else after.set('role', roleId);
        return after;
      },
      { replace: true },
    );
    list.refresh();
  };
  const isOwn = info.company?.id === orgId;
  const orgKind: OrganisationKind = isOwn && info.company?.provider ? 'provider' : 'client';
  // A company's admin accounts are for one another, and for the provider, to manage.
  const managesAdmins = !isOwn || info.accountType === 'admin';
  const allowedKinds = accountKinds[orgKind].filter((kind) => isAllowed && (kind !== 'admin' || managesAdmins));
  const assignable = list.snapshot.context.rows
    .filter(({ kind }) => allowedKinds.includes(kind) && mayFollowRole(orgKind, kind))
    .slice(0, MAX_ASSIGNED);
  return (
    <>
      <EntityPanel
        list={list}
        nouns={{ one: 'account', many: 'accounts' }}
        columns={columns}
        idOf={({ id }) => id}
        hasStatus
        filters={
          allowedKinds.length > 0 ? (
            <RoleFilter orgKind={orgKind} value={params.get('role') ?? ''} onValue={filterByRole} />
          ) : null
        }
        emptyWords={
          params.get('role') ? 'No account follows this role.' : 'Whoever signs in for this organisation appears here.'
        }
        add={
          allowedKinds.length > 0 ? (
            <AccountAdding
              kinds={allowedKinds}
              onAdd={(kind) => setOpen({ what: 'add', kind })}
              onAssign={assignable.length > 0 ? () => setOpen({ what: 'assign' }) : null}
            />
          ) : null
        }
        actionsOf={(row) => (
          <RowActions row={row} isAllowed={allowedKinds.includes(row.kind)} onOpen={(what) => setOpen({ what, row })} />
        )}
      />
      {open?.what === 'add' ? <AddAccount orgId={orgId} orgKind={orgKind} kind={open.kind} onClose={close} /> : null}
      {open?.what === 'assign' ? (
        <AssignRole orgId={orgId} orgKind={orgKind} rows={assignable} onClose={close} />
      ) : null}
      {open?.what === 'edit' ? (
        <EditAccount orgId={orgId} orgKind={orgKind} account={open.row} onClose={close} />
      ) : null}
      {open?.what === 'see' ? (
        <ViewAs orgId={orgId} orgKind={orgKind} account={open.row} onClose={() => close(false)} />
      ) : null}
      {open?.what === 'delete' ? <DeleteAccount orgId={orgId} row={open.row} onClose={close} /> : null}
      {open?.what === 'reset' ? <ResetSecondFactor orgId={orgId} row={open.row} onClose={close} /> : null}
      {open?.what === 'invite' ? <InviteAccount orgId={orgId} row={open.row} onClose={close} /> : null}
    </>
  );
}

type RowActionsProps = {
  row: AccountRow;
  isAllowed: boolean;
  onOpen: (what: 'edit' | 'see' | 'delete' | 'invite' | 'reset') => void;
};

function RowActions({ row, isAllowed, onOpen }: RowActionsProps) {
  const isOwn = useAccess().info.username === row.username; // an account cannot delete itself
  const whose = <span className="sr-only"> {row.contactPerson || row.username}</span>;
  return (
    <>
      {isAllowed ? (
        <Button size="sm" onClick={() => onOpen('edit')}>
          Edit{whose}
        </Button>
      ) : null}
      <Button size="sm" look="quiet" onClick={() => onOpen('see')}>
        See as{whose}
      </Button>
      {isAllowed && !isOwn ? (
        <Button size="sm" look="danger-quiet" onClick={() => onOpen('delete')}>
          Delete{whose}
        </Button>
      ) : null}
      {isAllowed && !isOwn && row.secondFactor ? (
        <Button size="sm" look="quiet" onClick={() => onOpen('reset')}>
          Reset second factor{whose}
        </Button>
      ) : null}
      {isAllowed && (row.invited || row.awaitsInvitation) ? (
        <Button size="sm" look="quiet" onClick={() => onOpen('invite')}>
          {row.invited ? 'Invite again' : 'Invite'}
          {whose}
        </Button>
      ) : null}
    </>
  );
}
