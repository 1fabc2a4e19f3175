import { EMPTY_FILE, PHOTO_KIND, TOO_LARGE, WRONG_KIND } from '../../machines/rules/files/paperwork-file.ts';
import { fail } from '../base/errors.ts';

export function refuseTooLarge(): never {
  fail('TOO_LARGE', TOO_LARGE, { field: 'file' });
}

export function refuseWrongKind(): never {
  fail('WRONG_KIND', WRONG_KIND, { field: 'file' });
}

export function refuseEmpty(): never {
  fail('WRONG_KIND', EMPTY_FILE, { field: 'file' });
}

/** Of a kind that phones make and many computers cannot open. */
export function refusePhotoKind(): never {
  fail('WRONG_KIND', PHOTO_KIND, { field: 'file' });
}

/** The answer of a store that is down, slow, refuses its key, or has lost a file; the reason is in the log alone. */
export const unavailable = (verb: 'stored' | 'read' | 'deleted'): never =>
  fail('UNAVAILABLE', `Files cannot be ${verb} at the moment. Try again later.`);
