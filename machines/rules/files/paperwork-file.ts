import type { FieldMessage } from '../text/required.ts';

/** File types of the file chooser; the service looks at the content. */
export const PAPERWORK_TYPES = '.pdf,.png,.jpg,.jpeg,.docx';
export const PAPERWORK_HINT = 'PDF, PNG, JPG or Word (.docx), at most 10 MB.';

const MOST_BYTES = 10 * 1024 * 1024;
export const TOO_LARGE = 'The file is larger than 10 MB.';
export const WRONG_KIND = 'Only PDF, PNG, JPG and Word (.docx) files are taken.';

export const EMPTY_FILE = 'This file is empty.';
export const PHOTO_KIND =
  'Many computers cannot open HEIC and WebP photos. Save it as PDF or JPG: on an iPhone, open it in Photos, choose Share and Print, and share the preview.';

/** Two to four signs behind the last dot that begin with a letter: 'Dr. Rao' and '24.11.2026' say no kind. */
const EXTENSION = /\.[a-z][a-z0-9]{1,3}$/i;

const isOtherKind = (name: string): boolean => {
  const extension = EXTENSION.exec(name)?.[0];
  return extension !== undefined && !PAPERWORK_TYPES.split(',').includes(extension.toLowerCase());
};

/** Checks that a page can make before a file is sent. */
export function paperworkFileMessage({ name, size }: { name: string; size: number }): FieldMessage {
  if (size > MOST_BYTES) return TOO_LARGE;
  if (size === 0) return EMPTY_FILE;
  if (/\.(?:hei[cf]|webp)$/i.test(name)) return PHOTO_KIND;
  return isOtherKind(name) ? WRONG_KIND : null;
}
