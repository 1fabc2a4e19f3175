/** A value that a workbook can count with; a text file has it as people read it. */
export type SheetKind = 'money' | 'day' | 'time' | 'instant';

/** In the notation of spreadsheets. */
export const sheetFormats: Readonly<Record<SheetKind, string>> = {
  money: '#,##0.00',
  day: 'dd/mm/yyyy',
  time: 'hh:mm',
  instant: 'dd/mm/yyyy hh:mm',
};

const DAY_MS = 24 * 60 * 60_000;
/** Day 0 of spreadsheets. */
const FIRST_DAY = Date.UTC(1899, 11, 30);

const MONEY = /^-?\d+\.\d\d$/;
const DAY_AND_TIME = /^(?:(\d\d)\/(\d\d)\/(\d{4}))?(?: ?(\d\d):(\d\d))?$/;

/** 'DD/MM/YYYY', 'HH:mm' or both as a spreadsheet's number, an amount as its dollars; undefined for what is neither. */
export function sheetNumber(kind: SheetKind, text: string): number | undefined {
  if (kind === 'money') return MONEY.test(text) ? Number(text) : undefined;
  const [found, day, month, year, hour = '0', minute = '0'] = DAY_AND_TIME.exec(text) ?? [];
  if (!found) return undefined;
  const days = year ? (Date.UTC(Number(year), Number(month) - 1, Number(day)) - FIRST_DAY) / DAY_MS : 0;
  return days + (Number(hour) * 60 + Number(minute)) / (24 * 60);
}
