import { cleanLine } from '../../machines/rules/text/clean-text.ts';
import { requiredMessage } from '../../machines/rules/text/required.ts';
import { fail } from '../base/errors.ts';

/** A name: one line, trimmed. @throws ServiceError 400 at `field` if it is empty */
export function nameOf(text: string, field: string): string {
  const name = cleanLine(text);
  const message = requiredMessage(name);
  return message === null ? name : fail('BAD_REQUEST', message, { field });
}
