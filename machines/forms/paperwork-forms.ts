import { formMachine } from '../form/form.machine.ts';
import { fieldsOf } from '../form/form.types.ts';
import { requiredMessage } from '../rules/text/required.ts';

/*
 * The form and the words of paperwork. Port, as `save`: rename it.
 * Source: product specification, sections 7 and 8.
 */

export const PAPERWORK_NAME_MOST = 200;
export const UPLOAD_WORDS = { done: 'Paperwork added successfully', failed: 'Error when upload paperwork' };
export const DELETE_WORDS = { done: 'Delete success', failed: 'Error when delete paperwork' };

export type PaperworkName = { name: string; updatedAt: string };

export const paperworkForm = formMachine<PaperworkName>({
  check: ({ name }) => ({ name: requiredMessage(name) }),
  refused: (error) => ({ text: 'Error when edit paperwork', fields: fieldsOf(error, ['name']) }),
  saved: 'Update success',
});
