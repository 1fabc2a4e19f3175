/** One column of the booking list. */
type Column = {
  readonly label: string;
  /** In parts of a hundred, where all of them are shown. */
  readonly width: number;
  /** By what a press on its head sorts. */
  readonly sort?: 'name' | 'email' | 'contact_person' | 'appointment_time' | 'created_at';
};
type Columns = Readonly<Record<string, Column>>;

/** Shown to everybody who has not chosen columns. */
const usualColumns = {
  name: { label: 'Name', width: 14, sort: 'name' },
  contact_info: { label: 'Contact info', width: 17, sort: 'email' },
  company: { label: 'Company', width: 12.8 },
  contact_person: { label: 'Contact person', width: 10.6, sort: 'contact_person' },
  appointment_time: { label: 'Appt. time', width: 9.6, sort: 'appointment_time' },
  site: { label: 'Site', width: 9.3 },
  package: { label: 'Package', width: 10.7 },
  status: { label: 'Status', width: 16 },
} as const satisfies Columns;
export type UsualColumn = keyof typeof usualColumns;

/** Shown only to people who choose them. */
const extraColumns = {
  reference: { label: 'Reference', width: 9 },
  position: { label: 'Position', width: 12 },
  po_number: { label: 'PO number', width: 10 },
  booked_on: { label: 'Booked on', width: 9.6, sort: 'created_at' },
  answer: { label: 'Candidate’s answer', width: 13 },
  outcome: { label: 'Outcome', width: 12 },
} as const satisfies Columns;
export type ExtraColumn = keyof typeof extraColumns;

/** The columns of the booking list, in their usual order. */
export const listColumns = { ...usualColumns, ...extraColumns };
export type ListColumn = UsualColumn | ExtraColumn;

const isColumn = (name: string): name is ListColumn => Object.hasOwn(listColumns, name);
export const listColumn = (name: ListColumn): Column => listColumns[name];
export const EVERY_COLUMN: readonly ListColumn[] = Object.keys(listColumns).filter(isColumn);
export const isExtraColumn = (name: ListColumn): name is ExtraColumn => Object.hasOwn(extraColumns, name);
export const USUAL_COLUMNS: readonly ListColumn[] = EVERY_COLUMN.filter((name) => !isExtraColumn(name));

/** The candidate's name: always the first column, which stays in view while the others scroll. */
export const FIXED_COLUMN: ListColumn = 'name';

/** Columns as they are stored: each once, the candidate's first; [] means the usual ones. */
export function chosenColumns(names: readonly string[]): readonly ListColumn[] {
  const known = names.filter(isColumn);
  return known[0] ? [...new Set([FIXED_COLUMN, ...known])] : [];
}

/** Of several choices the first one that says something; else the usual columns. */
export const shownColumns = (...choices: readonly (readonly ListColumn[])[]): readonly ListColumn[] =>
  choices.find((columns) => columns.length > 0) ?? USUAL_COLUMNS;
