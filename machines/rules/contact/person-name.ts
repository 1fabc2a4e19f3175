import { type FieldMessage, requiredMessage } from '../text/required.ts';

export const NAME_IN_LETTERS = 'Type the name in letters.';

/** Message for a candidate's whole name, which has a letter of any script: '.' and '123' are none. */
export const personNameMessage = (name: string): FieldMessage =>
  requiredMessage(name) ?? (/\p{L}/u.test(name) ? null : NAME_IN_LETTERS);
