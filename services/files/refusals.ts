import { TOO_LARGE, WRONG_KIND } from '../../machines/rules/files/paperwork-file.ts';
import { fail } from '../shared/http/errors.ts';

export function refuseTooLarge(): never {
  fail('TOO_LARGE', TOO_LARGE, { field: 'file' });
}

export function refuseWrongKind(): never {
  fail('WRONG_KIND', WRONG_KIND, { field: 'file' });
}

/** What a store answers when it is down, slow, refuses its key, or has lost a file; why is in the log alone. */
export const unavailable = (verb: 'stored' | 'read' | 'deleted'): never =>
  fail('UNAVAILABLE', `Files cannot be ${verb} at the moment. Try again later.`);
