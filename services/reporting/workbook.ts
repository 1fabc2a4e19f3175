import type { ExportColumn } from './export-columns.ts';

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const KIND = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** Where the sheets are in a workbook's archive, the first being 1. */
export const sheetPath = (sheet: number) => `xl/worksheets/sheet${sheet}.xml`;

/** What stands before a sheet's rows: the columns' widths, and a first row that stays in sight. */
export const sheetHead = (columns: readonly ExportColumn[]) =>
  `${XML}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" ` +
  `activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${columns.map(columnWidth).join('')}</cols><sheetData>`;
export const SHEET_END = '</sheetData></worksheet>';

const columnWidth = ({ width }: ExportColumn, index: number) =>
  `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`;

/** The other files of a workbook's archive (ECMA-376, parts 1 and 2), by their paths, once it is known how many sheets there are. */
export function workbookFiles(count: number): Readonly<Record<string, string>> {
  const sheets = Array.from({ length: count }, (_none, index) => index + 1);
  return {
    'xl/workbook.xml': `${XML}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${sheets
      .map((sheet) => `<sheet name="Bookings${sheet > 1 ? ` ${sheet}` : ''}" sheetId="${sheet}" r:id="sheet${sheet}"/>`)
      .join('')}</sheets></workbook>`,
    'xl/styles.xml':
      `${XML}<styleSheet xmlns="${MAIN}"><fonts count="1"><font><sz val="11"/><name val="Calibri"/></font></fonts>` +
      '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>' +
      '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>' +
      '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>' +
      '<cellXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/></cellXfs>' +
      '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>',
    'xl/_rels/workbook.xml.rels': relationships([
      ...sheets.map((sheet) => [`sheet${sheet}`, 'worksheet', sheetPath(sheet).slice('xl/'.length)] as const),
      ['styles', 'styles', 'styles.xml'],
    ]),
    '_rels/.rels': relationships([['workbook', 'officeDocument', 'xl/workbook.xml']]),
    '[Content_Types].xml': `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>${[
      contentType('xl/workbook.xml', 'sheet.main'),
      contentType('xl/styles.xml', 'styles'),
      ...sheets.map((sheet) => contentType(sheetPath(sheet), 'worksheet')),
    ].join('')}</Types>`,
  };
}

const contentType = (path: string, kind: string) => `<Override PartName="/${path}" ContentType="${KIND}.${kind}+xml"/>`;

const relationships = (all: readonly (readonly [id: string, kind: string, target: string])[]) =>
  `${XML}<Relationships xmlns="${PACKAGE}/relationships">${all
    .map(([id, kind, target]) => `<Relationship Id="${id}" Type="${OFFICE}/${kind}" Target="${target}"/>`)
    .join('')}</Relationships>`;
