import type { BookingDraft, CandidateDraft } from '../lib/booking.types.ts';
import { deepEqual } from '../lib/deep-equal.ts';

/** Where one is in the form, and which of its errors show. */
const PLACE: ReadonlySet<string> = new Set<keyof BookingDraft>(['step', 'current', 'touched', 'candidates']);

/**
 * Whether a draft differs from the saved one by nothing but the place in the form and times that the server holds for it. That is
 * no work that could be lost: a hold brings its time back. It is saved with the next change, or when the page goes. Compared by
 * value, so that a problem file decides as the page did.
 */
export function isSameWork(draft: BookingDraft, saved: BookingDraft | null): boolean {
  if (draft === saved) return true;
  if (saved === null) return false;
  const before = new Map<string, unknown>(Object.entries(saved));
  return (
    Object.entries(draft).every(([field, value]) => PLACE.has(field) || deepEqual(before.get(field), value)) &&
    draft.candidates.length === saved.candidates.length &&
    draft.candidates.every((candidate, at) => isSamePerson(candidate, saved.candidates[at]))
  );
}

/** Whether every candidate's time is the saved one. */
export const hasSamePicks = (draft: BookingDraft, saved: BookingDraft | null) =>
  draft.candidates.every(({ pick }, at) => deepEqual(pick, saved?.candidates[at]?.pick ?? null));

/** A clinic without a calendar holds nothing, so its time is work. */
function isSamePerson(candidate: CandidateDraft, saved: CandidateDraft | undefined): boolean {
  const isHeldByServer = candidate.pick !== null && !candidate.pick.bookingFree;
  return deepEqual(isHeldByServer && saved ? { ...candidate, pick: saved.pick } : candidate, saved);
}
