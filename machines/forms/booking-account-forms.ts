import { formMachine } from '../form/form.machine.ts';
import { type FormRefusal, fieldsOf } from '../form/form.types.ts';
import type { Permission } from '../rules/access/permissions.ts';
import { emailMessage } from '../rules/contact/email.ts';
import { phoneMessage } from '../rules/contact/phone.ts';
import { requiredMessage } from '../rules/text/required.ts';

/*
 * The forms of an organisation's accounts, each the form machine with its own words.
 * Ports, each as `save`: add or change the account. `updatedAt` is the version that was edited, not a field on the
 * screen.
 * Source: product specification, sections 3, 6, 7 and 8.
 */

export type AccountKind = 'admin' | 'client' | 'booking';

export type NewAccount = {
  contactPerson: string;
  username: string;
  email: string;
  phone: string;
  /** In the order of the table of flags. */
  permissions: readonly Permission[];
  /** The role that they come from; null: they are the account's own. */
  roleId: string | null;
};
export type AccountRecord = NewAccount & {
  active: boolean;
  /** The provider's answer to the question about a company's last admin account. */
  mayBeLast: boolean;
  updatedAt: string;
};

/** The consequence of a company without an admin account, before the provider deletes or deactivates its last one. */
export const WITHOUT_ADMIN =
  'This is the company’s last admin account. Until you add another one, only your staff can manage its admin accounts.';

const fields = ['contactPerson', 'username', 'email', 'phone', 'permissions', 'roleId', 'active'] as const;

const check = ({ contactPerson, username, email, phone }: NewAccount) => ({
  contactPerson: requiredMessage(contactPerson),
  username: requiredMessage(username),
  email: requiredMessage(email) ?? emailMessage(email),
  phone: phoneMessage(phone),
});

/** Adds an account of one kind; its words name the kind. One that may do nothing is of no use. */
export const newAccountForm = (kind: AccountKind) =>
  formMachine<NewAccount>({
    check: (values) => ({
      ...check(values),
      permissions: values.permissions.length === 0 ? 'Switch on what this account may do, or choose a role.' : null,
    }),
    refused: (error): FormRefusal => ({
      text: `Create ${kind} account error! Please try again.`,
      fields: fieldsOf(error, fields),
    }),
    saved: `Create ${kind} account success`,
    afterSave: () => 'ends',
  });

export const accountForm = formMachine<AccountRecord>({
  check,
  refused: (error): FormRefusal => ({
    text: ('reason' in error && error.reason) || 'Update error! Please try again.',
    fields: fieldsOf(error, fields),
  }),
  saved: 'Update success',
});
