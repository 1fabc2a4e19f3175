import { formMachine } from '../form/form.machine.ts';
import { type FormRefusal, fieldsOf } from '../form/form.types.ts';
import type { PortalError } from '../lib/portal-error.ts';
import { requiredMessage } from '../rules/text/required.ts';

/** A new secret for an authenticator app. */
export type AppSecret = { secret: string; link: string };

/** After too many tries the server says how long to wait; its words go to the field that was tried. */
export const refusedAt =
  (field: string, text: string) =>
  (error: PortalError): FormRefusal => {
    const words = fieldsOf(error, [field])[field];
    if (words !== undefined) return { text: words, fields: { [field]: words } };
    return error.code === 'REJECTED' && error.reason !== ''
      ? { text: error.reason, fields: error.status === 429 ? { [field]: error.reason } : {} }
      : { text, fields: {} };
  };

const FAILED = 'The second factor could not be changed. Try again.';
type Password = { currentPassword: string };

/** Makes a secret, by the password. */
export const beginSecondFactorForm = formMachine<Password, AppSecret>({
  asTyped: ['currentPassword'],
  check: ({ currentPassword }) => ({ currentPassword: requiredMessage(currentPassword) }),
  refused: refusedAt('currentPassword', FAILED),
  saved: null,
  keep: () => ({ currentPassword: '' }),
  afterSave: () => 'ends',
});

/** Turns the second factor on by a code of the app; its answer is the recovery codes. */
export const confirmSecondFactorForm = formMachine<{ code: string }, readonly string[]>({
  check: ({ code }) => ({ code: requiredMessage(code) }),
  refused: refusedAt('code', FAILED),
  saved: 'The second factor is on.',
  keep: () => ({ code: '' }),
  afterSave: () => 'ends',
});

/** Makes new recovery codes, by the password. */
export const renewRecoveryCodesForm = formMachine<Password, readonly string[]>({
  asTyped: ['currentPassword'],
  check: ({ currentPassword }) => ({ currentPassword: requiredMessage(currentPassword) }),
  refused: refusedAt('currentPassword', 'New recovery codes could not be made. Try again.'),
  saved: null,
  keep: () => ({ currentPassword: '' }),
  afterSave: () => 'ends',
});

/** Turns it off, by the password. */
export const removeSecondFactorForm = formMachine<Password, true>({
  asTyped: ['currentPassword'],
  check: ({ currentPassword }) => ({ currentPassword: requiredMessage(currentPassword) }),
  refused: refusedAt('currentPassword', FAILED),
  saved: 'The second factor is off.',
  keep: () => ({ currentPassword: '' }),
  afterSave: () => 'ends',
});
