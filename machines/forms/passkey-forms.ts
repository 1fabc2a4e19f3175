import { formMachine } from '../form/form.machine.ts';
import { requiredMessage } from '../rules/text/required.ts';
import { refusedWithMessage } from './refusals.ts';
import { refusedAt } from './second-factor-forms.ts';

/** Adds a passkey, by the password and then by the device. Port: `save` asks both. */
export const addPasskeyForm = formMachine<{ currentPassword: string }, unknown>({
  asTyped: ['currentPassword'],
  check: ({ currentPassword }) => ({ currentPassword: requiredMessage(currentPassword) }),
  refused: refusedAt('currentPassword', 'The passkey could not be added. Try again.'),
  saved: 'Passkey added.',
  keep: () => ({ currentPassword: '' }),
  afterSave: () => 'ends',
});

export const renamePasskeyForm = formMachine<{ name: string }, unknown>({
  check: ({ name }) => ({ name: requiredMessage(name) }),
  refused: refusedWithMessage(['name']),
  saved: 'Passkey renamed.',
});
