import { readDay } from '../calendar/typed-day.ts';
import { isEmail, readEmail } from '../contact/email.ts';
import { isPhone } from '../contact/phone.ts';
import { type PastedRow, pastedColumns, pastedSex } from './pasted-rows.ts';

/** A column of a paste: a field of a candidate, a part of the name, or none. */
export type PastedSource = keyof PastedRow | 'first' | 'last' | null;
type Known = Exclude<PastedSource, null>;
type Lines = readonly (readonly string[])[];

/** Headings in English and German, in lower case and with letters alone. */
const HEADINGS: Readonly<Record<Known, string>> = {
  name: 'name fullname candidate candidatename employee employeename worker person namen vollername mitarbeiter',
  first: 'firstname first givenname givennames forename vorname vornamen',
  last: 'lastname last surname familyname nachname familienname zuname',
  dob: 'dob dateofbirth birthdate birthday birth born geburtsdatum geburtstag geboren geb gebdatum',
  gender: 'sex gender assignedsexatbirth sexatbirth sexassignedatbirth geschlecht',
  phone:
    'phone phonenumber phoneno mobile mobilenumber mobileno mobilephone telephone tel telefon telefonnummer handy handynummer mobil rufnummer',
  email: 'email emailaddress mail emailadresse mailadresse',
  position: 'position job jobtitle role occupation trade title beruf stelle funktion tätigkeit',
  note: 'note notes comment comments remark remarks notiz notizen bemerkung bemerkungen kommentar',
};

const byHeading: ReadonlyMap<string, PastedSource> = new Map(
  (Object.keys(HEADINGS) as Known[]).flatMap((source) => HEADINGS[source].split(' ').map((word) => [word, source])),
);

/** The source that a heading names. */
export const sourceOf = (heading: string): PastedSource =>
  byHeading.get(heading.toLowerCase().replace(/\P{L}/gu, '')) ?? null;

/** Fields that cells show by themselves. A day before a phone: 14031991 could be both. */
const SHOWN_BY_CELLS: readonly (readonly [Known, (cell: string) => boolean])[] = [
  ['email', (cell) => isEmail(readEmail(cell))],
  ['dob', (cell) => readDay(cell).day !== null],
  ['phone', isPhone],
  ['gender', (cell) => pastedSex(cell) !== null],
];

/** The field that most cells of a column show. */
function shownBy(cells: readonly string[]): PastedSource {
  const filled = cells.filter((cell) => cell !== '');
  const isMost = (fits: (cell: string) => boolean) => filled.filter(fits).length * 2 > filled.length;
  return SHOWN_BY_CELLS.find(([, fits]) => isMost(fits))?.[0] ?? null;
}

const columnsOf = (lines: Lines): readonly (readonly string[])[] =>
  Array.from({ length: Math.max(0, ...lines.map((cells) => cells.length)) }, (_, at) =>
    lines.map((cells) => cells[at] ?? ''),
  );

/**
 * True if the first line has headings: none of its cells has a digit or an address, and one is a known heading, or
 * heads cells of another kind than its own text.
 */
export function hasHeadings([first = [], ...others]: Lines): boolean {
  if (first.some((cell) => /[\d@]/.test(cell))) return false;
  if (first.some((cell) => sourceOf(cell) !== null)) return true;
  const shown = columnsOf(others).map(shownBy);
  return (
    shown.some((source) => source !== null && source !== 'gender') &&
    shown.every((source, at) => source === null || source === 'gender' || (first[at] ?? '') !== '')
  );
}

/** The sources of columns under headings; a column of an unknown heading is what its cells show, if no other column is that. */
export function headedSources(headings: readonly string[], lines: Lines): readonly PastedSource[] {
  const named = headings.map(sourceOf);
  const isUsual = named.every((source, at) => source === pastedColumns[at]);
  if (isUsual) return pastedColumns;
  return withGuesses(
    columnsOf([headings, ...lines]).map((_, at) => named[at] ?? null),
    columnsOf(lines),
    ['name'],
  );
}

/** The usual order, unless the cells show that it is another one. */
export function unheadedSources(lines: Lines): readonly PastedSource[] {
  const columns = columnsOf(lines);
  const shown = columns.map(shownBy);
  const isUsual = shown.every((source, at) => source === null || source === pastedColumns[at]);
  return isUsual
    ? pastedColumns
    : withGuesses(
        columns.map(() => null),
        columns,
        ['name', 'position', 'note'],
      );
}

/** @param words fields of columns with letters, in the order in which they are given away */
function withGuesses(
  known: readonly PastedSource[],
  columns: readonly (readonly string[])[],
  words: readonly Known[],
): readonly PastedSource[] {
  const sources = [...known];
  const isFree = (source: Known) =>
    !sources.includes(source) && !(source === 'name' && (sources.includes('first') || sources.includes('last')));
  for (const [at, cells] of columns.entries()) {
    const shown = sources[at] === null ? shownBy(cells) : null;
    if (shown !== null && isFree(shown)) sources[at] = shown;
  }
  for (const source of words) {
    const at = columns.findIndex(
      (cells, place) =>
        sources[place] === null && shownBy(cells) === null && cells.some((cell) => /^[\p{L}'’ .,-]+$/u.test(cell)),
    );
    if (at !== -1 && isFree(source)) sources[at] = source;
  }
  return sources;
}
