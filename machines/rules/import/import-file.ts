import type { FieldMessage } from '../text/required.ts';
import { columnsOf, type ImportKind, MAX_IMPORT_BYTES } from './import-columns.ts';

const TOO_LARGE = 'The file is larger than 1 MB. Split it.';

export const importFileMessage = (size: number): FieldMessage => (size > MAX_IMPORT_BYTES ? TOO_LARGE : null);

/** A file with the headings alone; the mark at its start tells Excel that it is UTF-8. */
export const templateOf = (kind: ImportKind) =>
  `\uFEFF${columnsOf(kind)
    .map(([, { heading }]) => heading)
    .join(',')}\r\n`;
