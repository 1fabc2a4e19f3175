import { formMachine } from '../form/form.machine.ts';
import { fieldsOf } from '../form/form.types.ts';
import type { PortalError } from '../lib/portal-error.ts';
import type { ListColumn } from '../rules/booking/list-columns.ts';
import { requiredMessage } from '../rules/text/required.ts';

/** `withColumns`: it brings the columns that the list shows when it is saved. */
export type ViewName = { name: string; withColumns: boolean };
type Words = (error: PortalError) => string;

const nameForm = (saved: string, afterSave: 'ends' | 'stays', words: Words) =>
  formMachine<ViewName, readonly ListColumn[]>({
    check: ({ name }) => ({ name: requiredMessage(name) }),
    refused: (error) => ({ text: words(error), fields: fieldsOf(error, ['name']) }),
    saved,
    afterSave: () => afterSave,
  });

/** A view of a list under a name of its owner's. Port: `save`. @param words of an error, as the screens say it */
export const saveViewForm = (words: Words) => nameForm('View saved.', 'ends', words);
export const renameViewForm = (words: Words) => nameForm('View renamed.', 'stays', words);
