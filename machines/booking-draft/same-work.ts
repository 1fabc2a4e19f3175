import type { BookingDraft, CandidateDraft } from '../lib/booking.types.ts';
import { deepEqual } from '../lib/deep-equal.ts';

/** The position in the form, and the fields whose errors show. */
const PLACE: ReadonlySet<string> = new Set<keyof BookingDraft>(['step', 'current', 'touched']);

/**
 * True if a draft differs from the saved one only by the position in the form and by times that the server holds for
 * it. No work can be lost then: a hold brings its time back. It is saved with the next change, or when the page goes.
 * Compared by value, so that a problem file decides as the page did.
 */
export function isSameWork(draft: BookingDraft, saved: BookingDraft | null): boolean {
  if (draft === saved) return true;
  if (saved === null) return false;
  const before = new Map<string, unknown>(Object.entries(saved));
  return Object.entries(draft).every(([field, value]) => {
    if (field === 'candidates') return areSamePeople(draft.candidates, saved.candidates);
    return PLACE.has(field) || deepEqual(before.get(field), value);
  });
}

/** True if every candidate's time is the saved one. */
export const hasSamePicks = (draft: BookingDraft, saved: BookingDraft | null) =>
  draft.candidates.every(({ pick }, at) => deepEqual(pick, saved?.candidates[at]?.pick ?? null));

const areSamePeople = (people: readonly CandidateDraft[], saved: readonly CandidateDraft[]) =>
  people.length === saved.length && people.every((candidate, at) => isSamePerson(candidate, saved[at]));

/** A clinic without a calendar holds nothing, so its time is work. */
function isSamePerson(candidate: CandidateDraft, saved: CandidateDraft | undefined): boolean {
  const isHeldByServer = candidate.pick !== null && !candidate.pick.bookingFree;
  return deepEqual(isHeldByServer && saved ? { ...candidate, pick: saved.pick } : candidate, saved);
}
