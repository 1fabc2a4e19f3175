/** One column of the booking list. */
type Column = {
  readonly label: string;
  /** In parts of a hundred, where all of them are shown. */
  readonly width: number;
  /** By what a press on its head sorts. */
  readonly sort?: 'name' | 'email' | 'contact_person' | 'appointment_time' | 'created_at';
  /** Shown only to people who choose it. */
  readonly isExtra?: true;
};

/** The columns of the booking list, in their usual order. The usual ones come first. */
export const listColumns = {
  name: { label: 'Name', width: 14, sort: 'name' },
  contact_info: { label: 'Contact info', width: 17, sort: 'email' },
  company: { label: 'Company', width: 12.8 },
  contact_person: { label: 'Contact person', width: 10.6, sort: 'contact_person' },
  appointment_time: { label: 'Appt. time', width: 9.6, sort: 'appointment_time' },
  site: { label: 'Site', width: 9.3 },
  package: { label: 'Package', width: 10.7 },
  status: { label: 'Status', width: 16 },
  reference: { label: 'Reference', width: 9, isExtra: true },
  position: { label: 'Position', width: 12, isExtra: true },
  po_number: { label: 'PO number', width: 10, isExtra: true },
  booked_on: { label: 'Booked on', width: 9.6, sort: 'created_at', isExtra: true },
  answer: { label: 'Candidate’s answer', width: 13, isExtra: true },
  outcome: { label: 'Outcome', width: 12, isExtra: true },
} as const satisfies Readonly<Record<string, Column>>;

export type ListColumn = keyof typeof listColumns;

const isColumn = (name: string): name is ListColumn => Object.hasOwn(listColumns, name);
export const listColumn = (name: ListColumn): Column => listColumns[name];
export const EVERY_COLUMN: readonly ListColumn[] = Object.keys(listColumns).filter(isColumn);
export const USUAL_COLUMNS = EVERY_COLUMN.filter((name) => !listColumn(name).isExtra);

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
