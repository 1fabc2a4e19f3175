import { formMachine } from '../form/form.machine.ts';
import { fieldsOf } from '../form/form.types.ts';
import { failedWords } from '../lib/unanswered.ts';
import type { ApiScope } from '../rules/access/api-scopes.ts';
import { requiredMessage } from '../rules/text/required.ts';

/** `validDays` is one of the choices, as text. */
export type NewApiKey = { name: string; scopes: readonly ApiScope[]; validDays: string };

/** Port: `save` makes the key and answers its name and secret. */
export const newApiKeyForm = formMachine<NewApiKey, { name: string; secret: string }>({
  check: ({ name, scopes }) => ({
    name: requiredMessage(name),
    scopes: scopes.length === 0 ? 'Choose at least one.' : null,
  }),
  refused: (error) => ({
    text: ('reason' in error && error.reason) || failedWords(error, 'The key could not be made. Try again.'),
    fields: fieldsOf(error, ['name', 'scopes']),
  }),
  saved: 'API key made.',
  afterSave: () => 'ends',
});
