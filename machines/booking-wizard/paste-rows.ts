import { type BookingDraft, type CandidateDraft, maxCandidates } from '../booking.types.ts';
import type { EpochMs } from '../ports.ts';
import { validateDraft } from '../rules/booking-draft.ts';
import {
  dayFault,
  type PastedRow,
  pastedColumns,
  pastedDay,
  pastedPhone,
  pastedSex,
  remarkOn,
} from '../rules/pasted-rows.ts';
import { addCandidate, editCandidate, selectCandidate, touch } from './draft-edits.ts';
import { newDraft } from './new-draft.ts';

/** Nobody yet: a row may take this place. */
const isBlank = ({ name, dob, phone, email, position, note }: CandidateDraft) =>
  !(name || dob || phone || email || position || note);

/** How many rows a draft has room for: its blank candidates, and those that can still be added. */
export const roomFor = ({ candidates }: BookingDraft) =>
  candidates.filter(isBlank).length + (maxCandidates - candidates.length);

/**
 * Rows of a spreadsheet as candidates: blank ones first, then new ones, up to five. Each cell is checked at once; one that
 * cannot be read as it should be goes into the note, so that nothing of a row is lost.
 */
export function pasteRows(draft: BookingDraft, rows: readonly PastedRow[], now: EpochMs): BookingDraft {
  let pasted = draft;
  const keys: string[] = [];
  for (const row of rows.slice(0, roomFor(draft))) {
    const blank = pasted.candidates.find(isBlank);
    if (!blank) pasted = addCandidate(pasted, now);
    const key = blank?.key ?? pasted.current;
    pasted = editCandidate(pasted, key, fieldsOf(row));
    keys.push(key);
  }
  const cells = keys.flatMap((key) => pastedColumns.map((column) => `candidates.${key}.${column}`));
  return selectCandidate(touch(pasted, cells), keys[0] ?? pasted.current);
}

/** What is wrong with a row, by column, in the words that the candidate's fields will have. */
export function rowErrors(row: PastedRow, now: EpochMs): Readonly<Partial<Record<keyof PastedRow, string>>> {
  const draft = pasteRows(newDraft({ serviceType: 'pem', sid: null }, now), [row], now);
  const errors = new Map(Object.entries(validateDraft(draft, {}, now)));
  const own: Readonly<Partial<Record<keyof PastedRow, string>>> = {
    ...(row.dob !== '' && pastedDay(row.dob) === null && { dob: dayFault(row.dob) }),
    ...(pastedSex(row.gender) === null && { gender: 'Write Female, Male or Another term.' }),
  };
  return Object.fromEntries(
    pastedColumns.flatMap((column) => {
      const message = own[column] ?? errors.get(`candidates.${draft.current}.${column}`);
      return message ? [[column, message]] : [];
    }),
  );
}

function fieldsOf({ name, dob, gender, phone, email, position }: PastedRow): Partial<CandidateDraft> {
  const [day, sex] = [pastedDay(dob), pastedSex(gender)];
  const unread = [
    ...(day === null && dob !== '' ? [remarkOn('dob', dob)] : []),
    ...(sex === null ? [remarkOn('gender', gender)] : []),
  ];
  return {
    ...{ name, phone: pastedPhone(phone), email, dob: day ?? '', gender: sex ?? '' },
    position: position === '' ? null : { id: null, name: position },
    ...(unread.length > 0 ? { note: unread.join(' ') } : {}),
  };
}
