import type { Permission } from '../../machines/rules/access/permissions.ts';
import type { OrganisationKind } from '../../machines/rules/access/usable-permissions.ts';
import { Field } from '../ui/fields/field.tsx';
import { Select } from '../ui/fields/inputs.tsx';
import { flagsOf } from './role-flags.ts';
import { useRoles } from './use-roles.ts';

export type Control<Value> = { name: string; value: Value; onValue: (value: Value) => void; onBlur: () => void };

type RoleChoiceProps = {
  orgKind: OrganisationKind;
  control: Control<string | null>;
  error: string | undefined;
  /** The permissions of the role that was chosen. */
  onPermissions: (flags: readonly Permission[]) => void;
};

const NONE = 'none';

/** The role that an account follows; a choice sets its permissions. Hidden where there is no role to choose. */
export function RoleChoice({ orgKind, control, error, onPermissions }: RoleChoiceProps) {
  const roles = useRoles(orgKind);
  if (roles === null || roles.length === 0) return null;
  const choices = [
    { value: NONE, label: 'No role: permissions of its own' },
    ...roles.map(({ id, name }) => ({ value: id, label: name })),
  ];
  const choose = (picked: string) => {
    const role = roles.find(({ id }) => id === picked);
    control.onValue(role?.id ?? null);
    if (role) onPermissions(flagsOf(role.permissions));
  };
  return (
    <Field label="Role" error={error} hint="The account changes with its role.">
      <Select {...control} value={control.value || NONE} choices={choices} onValue={choose} />
    </Field>
  );
}
