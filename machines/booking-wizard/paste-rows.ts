import { type BookingDraft, type CandidateDraft, maxCandidates, type UsualPackage } from '../lib/booking.types.ts';
import type { EpochMs } from '../lib/ports.ts';
import { validateDraft } from '../rules/booking/booking-draft.ts';
import { type PastedRow, pastedColumns, pastedDay, pastedPhone, pastedSex } from '../rules/booking/pasted-rows.ts';
import { DEFAULT_TIME_ZONE, dayIn, shownDay } from '../rules/calendar/dates.ts';
import { addCandidate, editCandidate, selectCandidate, touch } from './drafts/draft-edits.ts';
import { shareWithPasted } from './drafts/last-booking.ts';
import { newDraft } from './drafts/new-draft.ts';

/** Nobody yet: a row may take this place. */
const isBlank = ({ name, dob, phone, email, position, note }: CandidateDraft) =>
  !(name || dob || phone || email || position || note);

/** How many rows a draft has room for: its blank candidates, and those that can still be added. */
export const roomFor = ({ candidates }: BookingDraft) =>
  candidates.filter(isBlank).length + (maxCandidates - candidates.length);

/**
 * Rows of a spreadsheet as candidates: blank ones first, then new ones, up to five. Each cell is checked at once; one that
 * cannot be read stands in its field as it was pasted, with what is wrong with it.
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
    const blank = pasted.candidates.find(isBlank);
    if (!blank) pasted = addCandidate(pasted, now);
    const key = blank?.key ?? pasted.current;
    pasted = editCandidate(pasted, key, fieldsOf(row, now));
    keys.push(key);
  }
  const cells = keys.flatMap((key) => pastedColumns.map((column) => `candidates.${key}.${column}`));
  const shared = shareWithPasted(pasted, keys, usual);
  return selectCandidate(touch(shared, cells), keys[0] ?? shared.current);
}

/** What is wrong with a row, by column, in the words that the candidate's fields will have. */
export function rowErrors(row: PastedRow, now: EpochMs): Readonly<Partial<Record<keyof PastedRow, string>>> {
  const draft = pasteRows(newDraft({ serviceType: 'pem', sid: null }, now), [row], now);
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
  const { name, dob, gender, phone, email, position } = row;
  const today = dayIn(new Date(now).toISOString(), DEFAULT_TIME_ZONE);
  return {
    name,
    dob: pastedDay(dob, today) ?? dob,
    gender: pastedSex(gender) ?? gender,
    phone: pastedPhone(phone),
    email,
    position: position === '' ? null : { id: null, name: position },
  };
}

/** A row as it is read: a day as DD/MM/YYYY, a sex in the form's own words. */
export function readRow(row: PastedRow, now: EpochMs): PastedRow {
  const { dob = '', gender = '', phone = '' } = fieldsOf(row, now);
  return { ...row, dob: shownDay(dob), gender, phone };
}
