import { roleAssignmentForm } from '../../machines/forms/role-forms.ts';
import { permissionChanges } from '../../machines/rules/access/permission-changes.ts';
import type { OrganisationKind } from '../../machines/rules/access/usable-permissions.ts';
import { useForm } from '../app/forms/form.tsx';
import { EditDialog } from '../app/records/edit-dialog.tsx';
import { useGateway } from '../app/session/session-context.tsx';
import { pluralize } from '../ui/date-format.ts';
import { errorClass } from '../ui/fields/control-classes.ts';
import { Field } from '../ui/fields/field.tsx';
import { Select } from '../ui/fields/inputs.tsx';
import { Checkbox } from '../ui/fields/switches.tsx';
import type { AccountRow } from './account-dialogs.tsx';
import { flagsOf } from './role-flags.ts';
import { AssignRoleDocument } from './roles.documents.ts';
import { useRoles } from './use-roles.ts';

type AssignRoleProps = {
  orgId: string;
  orgKind: OrganisationKind;
  /** Those that can be chosen. */
  rows: readonly AccountRow[];
  onClose: (isChanged: boolean) => void;
};

/** The chosen accounts follow a role, all or none; the gains and losses of each are listed beside it. */
export function AssignRole({ orgId, orgKind, rows, onClose }: AssignRoleProps) {
  const gateway = useGateway();
  const roles = useRoles(orgKind);
  const form = useForm(
    roleAssignmentForm,
    { roleId: '', accounts: [] },
    {
      save: async ({ roleId, accounts: ids }, signal) => {
        const accounts = rows
          .filter(({ id }) => ids.includes(id))
          .map(({ id, updatedAt }) => ({ accountId: id, updatedAt }));
        await gateway.request(AssignRoleDocument, { org: orgId, roleId, accounts }, { signal });
      },
      onSaved: () => onClose(true),
    },
  );
  const role = roles?.find(({ id }) => id === form.values.roleId);
  const { name, value: chosen, onValue: choose, onBlur } = form.field('accounts');
  const turn = (id: string, isOn: boolean) => choose(isOn ? [...chosen, id] : chosen.filter((one) => one !== id));
  const isAll = chosen.length === rows.length;
  return (
    <EditDialog
      form={form}
      title="Assign role"
      text="The accounts get what the role holds, lose what it does not, and change with it from now on."
      submit={chosen.length === 0 ? 'Assign' : `Assign to ${pluralize(chosen.length, 'account')}`}
      busy="Assigning…"
      isWide
      onClose={() => onClose(false)}
    >
      <Field
        label="Role"
        error={form.errors['roleId']}
        hint={roles?.length === 0 ? 'There is no role for these accounts yet.' : undefined}
      >
        <Select
          {...form.field('roleId')}
          choices={(roles ?? []).map(({ id, name: label }) => ({ value: id, label }))}
          empty={roles === null ? 'Loading roles…' : 'Choose a role'}
        />
      </Field>
      <fieldset className="rounded-md border border-border p-3">
        <legend className="px-1 font-[550]">Accounts</legend>
        <Checkbox
          name={name}
          checked={isAll}
          partly={chosen.length > 0 && !isAll}
          onBlur={onBlur}
          onValue={(isOn) => choose(isOn ? rows.map(({ id }) => id) : [])}
        >
          All {rows.length} of the list
        </Checkbox>
        <ul className="mt-2 grid max-h-80 gap-2 overflow-y-auto border-t border-border pt-2">
          {rows.map((row) => (
            <li key={row.id}>
              <Checkbox checked={chosen.includes(row.id)} onBlur={onBlur} onValue={(isOn) => turn(row.id, isOn)}>
                {row.contactPerson || row.username}
                <span className="block text-sm text-text-2">
                  {role
                    ? permissionChanges(flagsOf(row.permissions), flagsOf(role.permissions))
                    : (row.role ?? 'No role')}
                </span>
              </Checkbox>
            </li>
          ))}
        </ul>
      </fieldset>
      {form.errors['accounts'] ? (
        <p className={errorClass} role="alert">
          {form.errors['accounts']}
        </p>
      ) : null}
      {form.errors['permissions'] ? (
        <p className={errorClass} role="alert">
          {form.errors['permissions']}
        </p>
      ) : null}
    </EditDialog>
  );
}
