import { formMachine } from '../form/form.machine.ts';
import { type FormRefusal, fieldsOf } from '../form/form.types.ts';
import type { PortalError } from '../lib/portal-error.ts';
import { failedWords } from '../lib/unanswered.ts';
import type { Permission } from '../rules/access/permissions.ts';
import type { OrganisationKind } from '../rules/access/usable-permissions.ts';
import { CHOOSE_ONE } from '../rules/booking/timeslot-choice.ts';
import { requiredMessage } from '../rules/text/required.ts';

/*
 * The forms of roles, each the form machine with its own words. Ports, each as `save`: add or change the role, assign it.
 * `updatedAt` is the version that was edited, not a field on the screen.
 */

/** `permissions` in the order of the table of flags. */
export type NewRole = { kind: OrganisationKind; name: string; permissions: readonly Permission[] };
export type RoleRecord = Omit<NewRole, 'kind'> & { updatedAt: string };
/** `roleId` is empty while none is chosen; `accounts` are ids. */
export type RoleAssignment = { roleId: string; accounts: readonly string[] };

const refusedIn =
  (text: string, fields: readonly string[]) =>
  (error: PortalError): FormRefusal => ({
    text: ('reason' in error && error.reason) || failedWords(error, text),
    fields: fieldsOf(error, fields),
  });

export const newRoleForm = formMachine<NewRole>({
  check: ({ name }) => ({ name: requiredMessage(name) }),
  refused: refusedIn('The role could not be added. Try again.', ['name', 'permissions']),
  saved: 'Role added',
  afterSave: () => 'ends',
});

export const roleForm = formMachine<RoleRecord>({
  check: ({ name }) => ({ name: requiredMessage(name) }),
  refused: refusedIn('Update error! Please try again.', ['name', 'permissions']),
  saved: 'Update success',
});

export const roleAssignmentForm = formMachine<RoleAssignment>({
  check: ({ roleId, accounts }) => ({
    roleId: roleId === '' ? CHOOSE_ONE : null,
    accounts: accounts.length === 0 ? 'Choose at least one account.' : null,
  }),
  refused: refusedIn('The role could not be assigned. Try again.', ['roleId', 'accounts', 'permissions']),
  saved: 'Role assigned',
});
