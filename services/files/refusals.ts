import { fail } from '../shared/http/errors.ts';

export function refuseTooLarge(): never {
  fail('TOO_LARGE', 'The file is larger than 10 MB.', { field: 'file' });
}

export function refuseWrongKind(): never {
  fail('WRONG_KIND', 'Only PDF, PNG, JPG and Word (.docx) files are taken.', { field: 'file' });
}

/** What a store answers when it is down, slow, refuses its key, or has lost a file; why is in the log alone. */
export const unavailable = (verb: 'stored' | 'read' | 'deleted'): never =>
  fail('UNAVAILABLE', `Files cannot be ${verb} at the moment. Try again later.`);
