import { newRoleForm, roleForm } from '../../machines/forms/role-forms.ts';
import { presetOf } from '../../machines/rules/access/account-presets.ts';
import { permissionChanges } from '../../machines/rules/access/permission-changes.ts';
import { coversAll } from '../../machines/rules/access/permission-groups.ts';
import { type OrganisationKind, onlyUsable } from '../../machines/rules/access/usable-permissions.ts';
import { useForm } from '../app/forms/form.tsx';
import { ConfirmedAction } from '../app/records/confirmed-action.tsx';
import { EditDialog } from '../app/records/edit-dialog.tsx';
import { useAccess, useGateway } from '../app/session/session-context.tsx';
import { Button } from '../ui/button.tsx';
import { pluralize } from '../ui/date-format.ts';
import { Field } from '../ui/fields/field.tsx';
import { Select, TextInput } from '../ui/fields/inputs.tsx';
import { PermissionSwitches } from './permission-switches.tsx';
import type { RoleRow } from './role-accounts.tsx';
import { RoleAccounts } from './role-accounts.tsx';
import { flagsOf } from './role-flags.ts';
import { AddRoleDocument, ChangeRoleDocument, DeleteRoleDocument } from './roles.documents.ts';

type Closing = { onClose: (isChanged: boolean) => void };

export const roleKinds: Readonly<Record<OrganisationKind, string>> = { provider: 'The provider', client: 'Companies' };

const flagThatManages = { provider: 'admin_accounts', client: 'company_accounts' } as const;

/** Starting permissions for a new role: the presets of the kinds of account. */
const starts = {
  provider: [['Administrator', presetOf('admin', 'provider')]],
  client: [
    ['Client account', presetOf('client', 'client')],
    ['Booking account', presetOf('booking', 'client')],
  ],
} as const;

export function AddRole({ onClose }: Closing) {
  const gateway = useGateway();
  const { permissions: held } = useAccess();
  const kinds = (['client', 'provider'] as const).filter((kind) => held.includes(flagThatManages[kind]));
  const form = useForm(
    newRoleForm,
    { kind: kinds[0] ?? 'client', name: '', permissions: [] },
    {
      save: async ({ permissions, ...facts }, signal) => {
        const input = { ...facts, permissions: [...permissions] };
        await gateway.request(AddRoleDocument, { input }, { signal });
      },
      onSaved: () => onClose(true),
    },
  );
  const { kind, permissions } = form.values;
  const kindField = form.field('kind');
  const permissionField = form.field('permissions');
  return (
    <EditDialog
      form={form}
      title="Add role"
      text="Accounts that follow it have its permissions, and change with it."
      submit="Add role"
      busy="Adding…"
      isWide
      onClose={() => onClose(false)}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Name" error={form.errors['name']}>
          <TextInput {...form.field('name')} maxLength={100} autoComplete="off" />
        </Field>
        <Field label="For accounts of">
          <Select
            {...kindField}
            choices={kinds.map((value) => ({ value, label: roleKinds[value] }))}
            onValue={(value) => {
              kindField.onValue(value);
              permissionField.onValue(onlyUsable(value, permissions));
            }}
          />
        </Field>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <span className="text-text-2">Start from</span>
        {starts[kind].map(([label, flags]) => (
          <Button
            key={label}
            size="sm"
            onClick={() => permissionField.onValue(flags.filter((flag) => coversAll(new Set(held), [flag])))}
          >
            {label}
          </Button>
        ))}
      </div>
      <PermissionSwitches {...permissionField} orgKind={kind} held={held} error={form.errors['permissions']} />
    </EditDialog>
  );
}

const labels = { name: 'Name', permissions: 'Permissions' };

/** Edits a role and shows which accounts change with it, and how. */
export function EditRole({ role, onClose }: Closing & { role: RoleRow }) {
  const gateway = useGateway();
  const { permissions: held } = useAccess();
  const { id, kind, name, updatedAt } = role;
  const before = flagsOf(role.permissions);
  const form = useForm(
    roleForm,
    { name, permissions: before, updatedAt },
    {
      save: async ({ permissions, ...facts }, signal) => {
        const input = { ...facts, permissions: [...permissions] };
        await gateway.request(ChangeRoleDocument, { id, input }, { signal });
      },
      onSaved: () => onClose(true),
    },
  );
  const permissions = form.field('permissions');
  return (
    <EditDialog form={form} title={`Edit ${name}`} labels={labels} isWide onClose={() => onClose(false)}>
      <Field label="Name" error={form.errors['name']}>
        <TextInput {...form.field('name')} maxLength={100} autoComplete="off" />
      </Field>
      <PermissionSwitches {...permissions} orgKind={kind} held={held} error={form.errors['permissions']} />
      {role.accounts ? (
        <RoleAccounts role={role} change={permissionChanges(before, form.values.permissions)} />
      ) : (
        <p className="text-text-2">No account follows this role yet.</p>
      )}
    </EditDialog>
  );
}

export function DeleteRole({ role: { id, name, accounts }, onClose }: Closing & { role: RoleRow }) {
  const gateway = useGateway();
  return (
    <ConfirmedAction
      question={`Delete ${name}?`}
      consequence="It cannot be brought back."
      findEffects={async () =>
        accounts ? [`${pluralize(accounts, 'account')} that follow it keep their permissions, as their own.`] : []
      }
      act={(signal) => gateway.request(DeleteRoleDocument, { id }, { signal })}
      verb="Delete role"
      verbing="Deleting…"
      words={{ done: 'Role deleted', failed: 'The role could not be deleted. Try again.' }}
      danger
      onClose={({ isDone }) => onClose(isDone)}
    />
  );
}
