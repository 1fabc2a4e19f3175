import type { Message } from '../text/required.ts';

/** What a file chooser offers first; the service looks at the content. */
export const PAPERWORK_TYPES = '.pdf,.png,.jpg,.jpeg,.docx';
export const PAPERWORK_HINT = 'PDF, PNG, JPG or Word (.docx), at most 10 MB.';

const MOST_BYTES = 10 * 1024 * 1024;

export const paperworkFileMessage = (size: number): Message =>
  size > MOST_BYTES ? 'The file is larger than 10 MB.' : null;
