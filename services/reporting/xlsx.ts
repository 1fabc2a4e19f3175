import { CopyEscaper, writtenAs } from './copy-escape.ts';
import type { ExportColumn } from './export-columns.ts';
import { SHEET_END, sheetHead, sheetPath, workbookFiles } from './workbook.ts';
import { type ZipEntry, zipOf } from './zip.ts';

/** A sheet has room for 1,048,576 rows, and an archive's entry for 4 GiB: what is more goes on the next sheet. */
const MOST_ROWS = 1_000_000;
const MOST_BYTES = 2 ** 31;

/**
 * A workbook, written while lines of COPY that begin with the columns are read. Every cell is text, so that nothing in it
 * is ever a formula and a phone keeps its plus and its zeros.
 */
export const xlsxOf = (
  columns: readonly ExportColumn[],
  parts: AsyncGenerator<Buffer>,
  mostRows = MOST_ROWS,
): AsyncGenerator<Buffer> => zipOf(entriesOf(columns, parts, mostRows));

async function* entriesOf(
  columns: readonly ExportColumn[],
  parts: AsyncGenerator<Buffer>,
  mostRows: number,
): AsyncGenerator<ZipEntry> {
  const headers = Buffer.from(`${columns.map(({ header }) => header).join('\t')}\n`);
  try {
    let part = await parts.next();
    async function* sheet(): AsyncGenerator<Buffer> {
      const cells = new Cells(columns.length);
      yield Buffer.from(sheetHead(columns));
      yield cells.of(headers);
      for (let bytes = 0; !part.done && cells.rows < mostRows && bytes < MOST_BYTES; part = await parts.next()) {
        const xml = cells.of(part.value);
        bytes += xml.length;
        yield xml;
      }
      yield Buffer.from(SHEET_END);
    }
    let sheets = 0;
    do yield { name: sheetPath(++sheets), data: sheet() };
    while (!part.done);
    for (const [name, xml] of Object.entries(workbookFiles(sheets))) yield { name, data: [Buffer.from(xml)] };
  } finally {
    await parts.return(undefined);
  }
}

/** What a spreadsheet reads as the sign, which XML alone would not keep as it is. */
const AS_XML = writtenAs({
  ...{ '&': '&amp;', '<': '&lt;', '>': '&gt;', '\t': '&#9;', '\n': '&#10;' },
  '\r': '_x000D_',
});
const KEPT = Buffer.from(' xml:space="preserve"');
const CELL_END = Buffer.from('</t></is></c>');
const ROW_END = Buffer.from('</row>');
const BLANK = 0x20;
/** How the two begin that XML cannot hold. */
const NO_CHARACTER = Buffer.from([0xef, 0xbf]);
/** How a spreadsheet's own escapes begin: where somebody typed one, its underscore is escaped, or it would be read as the sign. */
const ESCAPE = Buffer.from('_x');

/** The rows of a sheet, one below the other; empty cells are left out. */
class Cells {
  rows = 0;
  readonly #starts: readonly Buffer[];
  readonly #written = new CopyEscaper();

  constructor(columns: number) {
    this.#starts = Array.from({ length: columns }, (_none, index) => Buffer.from(`<c r="${lettersOf(index)}`));
  }

  of(part: Buffer): Buffer {
    const isPlain = !part.includes(NO_CHARACTER) && !part.includes(ESCAPE);
    const lines = isPlain ? part : Buffer.from(keepable(part.toString()));
    for (let from = 0; from < lines.length; ) {
      const end = lines.indexOf('\n', from);
      this.#written.reserve(7 * (end - from) + 100 * this.#starts.length);
      this.#addRow(lines, from);
      from = end + 1;
    }
    // What deflates it takes it later.
    return Buffer.from(this.#written.take());
  }

  #addRow(lines: Buffer, start: number): void {
    const written = this.#written;
    this.rows += 1;
    const rest = Buffer.from(`${this.rows}" t="inlineStr"><is><t>`);
    written.add(Buffer.from(`<row r="${this.rows}">`));
    let from = start;
    for (const cell of this.#starts) {
      const before = written.length;
      written.add(cell);
      written.add(rest);
      const text = written.length;
      from = written.addField(lines, from, AS_XML) + 1;
      if (written.length === text) {
        written.length = before;
        continue;
      }
      const isBlankAside = written.byteAt(text) === BLANK || written.byteAt(written.length - 1) === BLANK;
      if (isBlankAside) written.insert(text - 1, KEPT);
      written.add(CELL_END);
    }
    written.add(ROW_END);
  }
}

const keepable = (text: string) => text.replace(/[\ufffe\uffff]/g, '').replace(/_(?=x[\da-f]{4}_)/gi, '_x005F_');

/** A to Z, then AA and on. */
function lettersOf(index: number): string {
  const last = String.fromCharCode(65 + (index % 26));
  return index < 26 ? last : lettersOf(Math.floor(index / 26) - 1) + last;
}
