import { formMachine } from '../form/form.machine.ts';
import { fieldsOf } from '../form/form.types.ts';
import type { PortalError } from '../lib/portal-error.ts';
import { requiredMessage } from '../rules/text/required.ts';

export type ViewName = { name: string };
type Words = (error: PortalError) => string;

const nameForm = (saved: string, words: Words) =>
  formMachine<ViewName>({
    check: ({ name }) => ({ name: requiredMessage(name) }),
    refused: (error) => ({ text: words(error), fields: fieldsOf(error, ['name']) }),
    saved,
  });

/** A view of a list under a name of its owner's. Port: `save`. @param words of an error, as the screens say it */
export const saveViewForm = (words: Words) => nameForm('View saved.', words);
export const renameViewForm = (words: Words) => nameForm('View renamed.', words);
