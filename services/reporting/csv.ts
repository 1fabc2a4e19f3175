import { CopyEscaper, writtenAs } from './copy-escape.ts';
import type { ExportColumn } from './export-columns.ts';

/** The byte order mark tells Excel that the words are UTF-8. */
const START = '\ufeff';
const [BETWEEN, END, APOSTROPHE] = [Buffer.from('","'), Buffer.from('"\r\n'), Buffer.from("'")];
const QUOTE = BETWEEN.subarray(0, 1);
const AS_CSV = writtenAs({ '"': '""' });

/**
 * A file of CSV (RFC 4180) from lines of COPY that begin with the columns, every field quoted. A field that
 * could be a formula gets an apostrophe in front, as people type it themselves: '+61 491 570 006 stays a phone number
 * that can be read.
 */
export async function* csvOf(columns: readonly ExportColumn[], parts: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  yield Buffer.from(`${START}"${columns.map(({ header }) => header).join('","')}"\r\n`);
  const written = new CopyEscaper();
  for await (const lines of parts) {
    for (let from = 0; from < lines.length; ) {
      const end = lines.indexOf('\n', from);
      written.reserve(2 * (end - from) + 4 * columns.length + END.length);
      for (let column = 0; column < columns.length; column++) {
        written.add(column === 0 ? QUOTE : BETWEEN);
        const start = written.length;
        from = written.addField(lines, from, AS_CSV) + 1;
        if (isFormula(written, start)) written.insert(start, APOSTROPHE);
      }
      written.add(END);
      from = end + 1;
    }
    yield written.take();
  }
}

/**
 * What a spreadsheet would take for a formula: fields that begin with one of these signs, wide ones included, after any
 * blanks, or with a tab or line break.
 */
const FORMULA = /^(?:[\t\r\n]|\s*[=+\-@\uff1d\uff0b\uff0d\uff20])/;

/** Most fields begin with a letter or a digit, and need no text to be made of them. */
function isFormula(written: CopyEscaper, start: number): boolean {
  if (start === written.length) return false;
  const first = written.byteAt(start);
  const isPlain = (first > 0x40 && first < 0x80) || (first >= 0x30 && first < 0x3a);
  return !isPlain && FORMULA.test(written.textFrom(start));
}
