import { formMachine } from '../form/form.machine.ts';
import { type FormRefusal, fieldsOf } from '../form/form.types.ts';
import type { PortalError } from '../lib/portal-error.ts';
import { confirmMessage, passwordMessage } from '../rules/account/password.ts';
import { emailMessage } from '../rules/contact/email.ts';
import { phoneMessage } from '../rules/contact/phone.ts';
import { requiredMessage } from '../rules/text/required.ts';

/*
 * The forms of an account's own pages, each the form machine with its own rules and words.
 * Ports, each as `save`: mail a link · set the password by the link · change the password · change contact details.
 * Source: product specification, sections 5, 7 and 8.
 */

const UNKNOWN_EMAIL = 'This email address is not registered on our system, please try another one.';
const INVALID_TOKEN = 'Token is invalid. Try again.';
const TRY_AGAIN = 'Error occured. Try again.';
const PASSWORD_UPDATED = 'Password has been updated successfully.';
const WRONG_PASSWORD = 'Wrong current password. Please try again.';
const PASSWORD_ERROR = 'Error when changing password';
const ACCOUNT_UPDATED = 'Update account information successfully.';
const ACCOUNT_ERROR = 'Error when updating my account';

export type ForgottenPassword = { email: string };
export type NewPassword = { password: string; confirm: string };
export type PasswordChange = { currentPassword: string } & NewPassword;
export type ContactDetails = { contactPerson: string; phone: string; email: string };
/** `savedEmail` is the stored address and not typed. A changed address requires the password, which is never stored. */
export type MyAccount = ContactDetails & { currentPassword: string; savedEmail: string };

/** True if the form requires the password. */
export const isNewEmail = ({ email, savedEmail }: Pick<MyAccount, 'email' | 'savedEmail'>) =>
  email.trim() !== savedEmail;

const newPasswordMessages = ({ password, confirm }: NewPassword) => ({
  password: requiredMessage(password) ?? passwordMessage(password),
  confirm: requiredMessage(confirm) ?? confirmMessage(password, confirm),
});

/** After too many tries the server says how long to wait; its words go to the field that was tried. */
const waitAt = (error: PortalError, field: string) =>
  error.code === 'REJECTED' && error.status === 429 ? { [field]: error.reason } : {};

const isStatus = (error: PortalError, status: number) => error.code === 'REJECTED' && error.status === status;

/** Asks for a link by email; the next page says where to look. */
export const forgotPasswordForm = formMachine<ForgottenPassword>({
  check: ({ email }) => ({ email: requiredMessage(email) ?? emailMessage(email) }),
  refused: (error): FormRefusal =>
    error.code === 'NOT_FOUND'
      ? { text: UNKNOWN_EMAIL, fields: { email: UNKNOWN_EMAIL } }
      : { text: TRY_AGAIN, fields: waitAt(error, 'email') },
  saved: null,
});

/** Sets a new password by the mailed link. */
export const resetPasswordForm = formMachine<NewPassword>({
  asTyped: ['password', 'confirm'],
  check: newPasswordMessages,
  refused: (error): FormRefusal =>
    isStatus(error, 401)
      ? { text: INVALID_TOKEN, fields: {} }
      : { text: TRY_AGAIN, fields: { ...fieldsOf(error, ['password']), ...waitAt(error, 'password') } },
  saved: PASSWORD_UPDATED,
  afterSave: () => 'ends',
  keep: () => ({ password: '', confirm: '' }),
});

/** Changes a known password. Nothing of it stays in the form. */
export const changePasswordForm = formMachine<PasswordChange>({
  asTyped: ['currentPassword', 'password', 'confirm'],
  check: (values) => ({ currentPassword: requiredMessage(values.currentPassword), ...newPasswordMessages(values) }),
  refused: (error): FormRefusal => {
    const fields = fieldsOf(error, ['currentPassword', 'password']);
    if (error.code !== 'BAD_REQUEST') return { text: PASSWORD_ERROR, fields: waitAt(error, 'currentPassword') };
    const { password } = fields;
    return password === undefined
      ? { text: WRONG_PASSWORD, fields: { currentPassword: WRONG_PASSWORD } }
      : { text: password, fields };
  },
  saved: PASSWORD_UPDATED,
  keep: () => ({ currentPassword: '', password: '', confirm: '' }),
});

/** Changes one's own contact details; the form then holds them as the server wrote them. */
export const myAccountForm = formMachine<MyAccount, ContactDetails>({
  asTyped: ['currentPassword'],
  check: ({ contactPerson, phone, email, currentPassword, savedEmail }) => ({
    contactPerson: requiredMessage(contactPerson),
    phone: phoneMessage(phone),
    email: requiredMessage(email) ?? emailMessage(email),
    currentPassword: isNewEmail({ email, savedEmail }) ? requiredMessage(currentPassword) : null,
  }),
  refused: (error): FormRefusal => ({
    text: ACCOUNT_ERROR,
    fields: {
      ...fieldsOf(error, ['contactPerson', 'phone', 'email', 'currentPassword']),
      ...waitAt(error, 'currentPassword'),
    },
  }),
  saved: ACCOUNT_UPDATED,
  keep: (_sent, answer) => ({ ...answer, currentPassword: '', savedEmail: answer.email }),
});

/** Switches the Monday mail on or off. */
export const mondayDigestForm = formMachine<{ isWanted: boolean }, { isWanted: boolean }>({
  check: () => ({}),
  refused: (): FormRefusal => ({ text: 'The Monday mail could not be changed. Try again.', fields: {} }),
  saved: 'The Monday mail was changed.',
  keep: (_sent, answer) => answer,
});
