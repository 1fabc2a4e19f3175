import type { NewAccount } from '../../machines/forms/booking-account-forms.ts';
import type { OrganisationKind } from '../../machines/rules/access/usable-permissions.ts';
import { PHONE_HINT } from '../../machines/rules/contact/phone.ts';
import { useAccess } from '../app/session/session-context.tsx';
import { Field } from '../ui/fields/field.tsx';
import { TextInput } from '../ui/fields/inputs.tsx';
import { PermissionSwitches } from './permission-switches.tsx';
import { type Control, RoleChoice } from './role-choice.tsx';

type FieldsProps = {
  controls: { [Name in keyof NewAccount]: Control<NewAccount[Name]> };
  errors: Readonly<Record<string, string>>;
  /** The kind of organisation whose permissions can be chosen; null where there is nothing to choose. */
  orgKind: OrganisationKind | null;
  /** True if such accounts may follow a role. */
  hasRoles: boolean;
};

/** Fields for the person of an account and for its permissions. */
export function AccountFields({ controls, errors, orgKind, hasRoles }: FieldsProps) {
  const { permissions: held } = useAccess();
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Contact person" error={errors['contactPerson']}>
          <TextInput {...controls.contactPerson} maxLength={200} autoComplete="off" />
        </Field>
        <Field label="Username" error={errors['username']}>
          <TextInput
            {...controls.username}
            maxLength={100}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
        </Field>
        <Field label="Email" error={errors['email']} hint="Links that set a password go here.">
          <TextInput {...controls.email} type="email" maxLength={254} autoComplete="off" spellCheck={false} />
        </Field>
        <Field label="Phone" optional error={errors['phone']} hint={PHONE_HINT}>
          <TextInput {...controls.phone} type="tel" maxLength={50} autoComplete="off" />
        </Field>
      </div>
      {orgKind !== null && hasRoles ? (
        <RoleChoice
          orgKind={orgKind}
          control={controls.roleId}
          error={errors['roleId']}
          onPermissions={controls.permissions.onValue}
        />
      ) : null}
      {orgKind === null ? null : (
        <PermissionSwitches
          {...controls.permissions}
          orgKind={orgKind}
          held={held}
          error={errors['permissions']}
          onValue={(flags) => {
            // Changed by hand, they are the account's own.
            controls.roleId.onValue(null);
            controls.permissions.onValue(flags);
          }}
        />
      )}
    </>
  );
}
