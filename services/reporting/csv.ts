import { FIELD, ROW } from '../database/copy-out.ts';

/**
 * What a spreadsheet would take for a formula: fields that begin with one of these signs, wide ones included, after any
 * blanks, or with a tab or line break.
 */
const FORMULA = new RegExp(`(^|[${FIELD}${ROW}])(?=[\\t\\r\\n]|\\s*[=+\\-@\\uff1d\\uff0b\\uff0d\\uff20])`, 'g');

/** The byte order mark tells Excel that the words are UTF-8. */
const START = '\ufeff';

export const csvHead = (headers: readonly string[]) => START + csvOf(headers.join(FIELD));

/**
 * Lines of CSV (RFC 4180) from a chunk of rows, every field quoted. A field that could be a formula gets an apostrophe in
 * front, as people type it themselves: '+61 491 570 006 stays a phone number that can be read.
 */
export function csvOf(rows: string): string {
  const safe = rows.replace(FORMULA, "$1'").replaceAll('"', '""');
  return `"${safe.replaceAll(FIELD, '","').replaceAll(ROW, '"\r\n"')}"\r\n`;
}
