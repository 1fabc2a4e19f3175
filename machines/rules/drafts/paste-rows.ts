import {
  type BookingCompany,
  type BookingDraft,
  type CandidateDraft,
  maxCandidates,
  type UsualPackage,
} from '../../lib/booking.types.ts';
import type { EpochMs } from '../../lib/ports.ts';
import { validateDraft } from '../booking/booking-draft.ts';
import { type PastedRow, pastedColumns, pastedDay, pastedSex } from '../booking/pasted-rows.ts';
import { DEFAULT_TIME_ZONE, dayIn, shownDay } from '../calendar/dates.ts';
import { readEmail } from '../contact/email.ts';
import { formatPhone } from '../contact/phone.ts';
import { addCandidate, editCandidate, selectCandidate, touch } from './draft-edits.ts';
import { plain, shareWithPasted } from './last-booking.ts';
import { newDraft } from './new-draft.ts';

/** No candidate is entered, whatever the position: a row may take this place. */
const isFree = ({ name, dob, phone, email, note }: CandidateDraft) => !(name || dob || phone || email || note);

/** Number of rows that fit into a draft: its free places, and those that can still be added. */
export const roomFor = ({ candidates }: BookingDraft) =>
  candidates.filter(isFree).length + (maxCandidates - candidates.length);

/**
 * The free place that a row takes: one of its position, or of none; any where the row says none, or no other can be added. A place
 * keeps its position where the row says none, or the same.
 */
function placeFor({ candidates }: BookingDraft, row: PastedRow) {
  const free = candidates.filter(isFree);
  const own = free.find(({ position }) => position && plain(position.name) === plain(row.position));
  const isAny = row.position === '' || candidates.length === maxCandidates;
  const place = own ?? free.find(({ position }) => isAny || !position);
  const position = own || row.position === '' ? (place?.position ?? null) : { id: null, name: row.position };
  return { place, position };
}

/**
 * Rows of a spreadsheet as candidates: free places first, then new ones, up to five. Each cell is checked at once; one
 * that cannot be read is put into its field as pasted, with its error. A row without a position gets its place's.
 */
export function pasteRows(
  draft: BookingDraft,
  rows: readonly PastedRow[],
  now: EpochMs,
  usual: readonly UsualPackage[] = [],
): BookingDraft {
  let pasted = draft;
  const keys: string[] = [];
  for (const row of rows.slice(0, roomFor(draft))) {
    const { place, position } = placeFor(pasted, row);
    if (!place) pasted = addCandidate(pasted, now);
    const key = place?.key ?? pasted.current;
    pasted = editCandidate(pasted, key, { ...fieldsOf(row, now), position });
    keys.push(key);
  }
  const cells = keys.flatMap((key) => pastedColumns.map((column) => `candidates.${key}.${column}`));
  const shared = shareWithPasted(pasted, keys, usual);
  return selectCandidate(touch(shared, cells), keys[0] ?? shared.current);
}

/**
 * Errors of a row by column, in the words of the candidate's fields.
 * @param company the booking's company, which may let its candidates fill in blank fields
 */
export function rowErrors(
  row: PastedRow,
  now: EpochMs,
  company: BookingCompany | null,
): Readonly<Partial<Record<keyof PastedRow, string>>> {
  const blank = newDraft({ serviceType: 'pem', sid: null }, now);
  const draft = pasteRows({ ...blank, header: { ...blank.header, company } }, [row], now);
  const errors = new Map(Object.entries(validateDraft(draft, {}, now)));
  return Object.fromEntries(
    pastedColumns.flatMap((column) => {
      const message = errors.get(`candidates.${draft.current}.${column}`);
      return message ? [[column, message]] : [];
    }),
  );
}

/** A candidate's fields out of a row. */
function fieldsOf(row: PastedRow, now: EpochMs): Partial<CandidateDraft> {
  const { name, dob, gender, phone, email, note } = row;
  const today = dayIn(new Date(now).toISOString(), DEFAULT_TIME_ZONE);
  return {
    name,
    dob: pastedDay(dob, today) ?? dob,
    gender: pastedSex(gender) ?? gender,
    phone: formatPhone(phone),
    email: readEmail(email),
    note,
  };
}

/** A row as it is read: a day as DD/MM/YYYY, a sex in the form's own words. */
export function readRow(row: PastedRow, now: EpochMs): PastedRow {
  const { dob = '', gender = '', phone = '', email = '' } = fieldsOf(row, now);
  return { ...row, dob: shownDay(dob), gender, phone, email };
}
