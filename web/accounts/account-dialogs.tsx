import { useState } from 'react';
import {
  type AccountKind,
  accountForm,
  newAccountForm,
  WITHOUT_ADMIN,
} from '../../machines/forms/booking-account-forms.ts';
import { startingPermissions } from '../../machines/rules/access/account-presets.ts';
import type { OrganisationKind } from '../../machines/rules/access/usable-permissions.ts';
import { useForm } from '../app/forms/form.tsx';
import { EditDialog } from '../app/records/edit-dialog.tsx';
import { useAccess, useGateway } from '../app/session/session-context.tsx';
import type { AccountsQuery } from '../generated/graphql.ts';
import { Checkbox, Switch } from '../ui/fields/switches.tsx';
import { AccountFields } from './account-fields.tsx';
import { AddAccountDocument, ChangeAccountDocument } from './accounts.documents.ts';
import { flagsOf } from './role-flags.ts';
import { mayFollowRole } from './use-roles.ts';

export type AccountRow = AccountsQuery['accounts']['accounts'][number];
type Closing = { orgId: string; orgKind: OrganisationKind; onClose: (isChanged: boolean) => void };

export const kindLabels: Readonly<Record<AccountKind, string>> = {
  admin: 'admin account',
  client: 'client account',
  booking: 'booking account',
};

export function AddAccount({ orgId, orgKind, kind, onClose }: Closing & { kind: AccountKind }) {
  const gateway = useGateway();
  const { permissions: held } = useAccess();
  const [machine] = useState(() => newAccountForm(kind));
  const isCompanyAdmin = kind === 'admin' && orgKind === 'client';
  const permissions = startingPermissions(new Set(held), kind, orgKind);
  const form = useForm(
    machine,
    { contactPerson: '', username: '', email: '', phone: '', permissions, roleId: null },
    {
      save: async (input, signal) => {
        const variables = { org: orgId, kind, input: { ...input, permissions: [...input.permissions] } };
        await gateway.request(AddAccountDocument, variables, { signal });
      },
      onSaved: () => onClose(true),
    },
  );
  const controls = {
    contactPerson: form.field('contactPerson'),
    username: form.field('username'),
    email: form.field('email'),
    phone: form.field('phone'),
    permissions: form.field('permissions'),
    roleId: form.field('roleId'),
  };
  return (
    <EditDialog
      form={form}
      title={`Add ${kindLabels[kind]}`}
      text={
        isCompanyAdmin
          ? 'An invitation by email sets its password; it is good for a week. The account holds every permission of the company, and may give them.'
          : 'An invitation by email sets its password; it is good for a week.'
      }
      submit="Add and invite"
      busy="Adding…"
      isWide
      onClose={() => onClose(false)}
    >
      <AccountFields
        controls={controls}
        errors={form.errors}
        orgKind={isCompanyAdmin ? null : orgKind}
        hasRoles={!isCompanyAdmin}
      />
    </EditDialog>
  );
}

const labels = {
  contactPerson: 'Contact person',
  username: 'Username',
  email: 'Email',
  phone: 'Phone',
  active: 'Active',
  permissions: 'Permissions',
};

export function EditAccount({ orgId, orgKind, account, onClose }: Closing & { account: AccountRow }) {
  const gateway = useGateway();
  const { info } = useAccess();
  const { id: accountId, kind, username, email, active, updatedAt } = account;
  const values = {
    contactPerson: account.contactPerson ?? '',
    username,
    email,
    phone: account.phone ?? '',
    permissions: flagsOf(account.permissions),
    roleId: account.roleId ?? null,
    active,
    mayBeLast: false,
    updatedAt,
  };
  const asksAboutLast = account.isLastAdmin && orgKind === 'client' && info.company?.provider === true;
  const form = useForm(accountForm, values, {
    save: async (input, signal) => {
      // A role that was deleted meanwhile is an empty text here.
      const { permissions, roleId, mayBeLast, ...details } = input;
      const wanted = {
        ...details,
        permissions: [...permissions],
        roleId: roleId || null,
        ...(asksAboutLast && { mayBeLast }),
      };
      const variables = { org: orgId, kind, accountId, input: wanted };
      await gateway.request(ChangeAccountDocument, variables, { signal });
    },
    onSaved: () => onClose(true),
  });
  const controls = {
    contactPerson: form.field('contactPerson'),
    username: form.field('username'),
    email: form.field('email'),
    phone: form.field('phone'),
    permissions: form.field('permissions'),
    roleId: form.field('roleId'),
  };
  const { value: isActive, ...activeField } = form.field('active');
  const mayBeLast = form.field('mayBeLast');
  return (
    <EditDialog
      form={form}
      title={`Edit ${account.contactPerson || username}`}
      labels={labels}
      isWide
      onClose={() => onClose(false)}
    >
      <AccountFields
        controls={controls}
        errors={form.errors}
        orgKind={orgKind}
        hasRoles={mayFollowRole(orgKind, kind)}
      />
      <Switch
        {...activeField}
        checked={isActive}
        hint="An inactive account is signed out at its next step."
        error={form.errors['active']}
      >
        Active
      </Switch>
      {asksAboutLast && !isActive ? (
        <div className="grid gap-2">
          <p>{WITHOUT_ADMIN}</p>
          <Checkbox checked={mayBeLast.value} onValue={mayBeLast.onValue}>
            Deactivate it all the same
          </Checkbox>
        </div>
      ) : null}
    </EditDialog>
  );
}
