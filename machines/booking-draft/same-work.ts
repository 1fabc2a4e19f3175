import type { BookingDraft } from '../lib/booking.types.ts';
import { deepEqual } from '../lib/deep-equal.ts';

/** Where one is in the form. */
const PLACE: ReadonlySet<string> = new Set<keyof BookingDraft>(['step', 'current']);

/**
 * Whether a draft differs from the saved one by nothing but the step and the candidate in view. That is no work that could be
 * lost: it is saved with the next change, or when the page goes. Compared by value, so that a problem file decides as the page did.
 */
export function isSameWork(draft: BookingDraft, saved: BookingDraft | null): boolean {
  if (draft === saved) return true;
  if (saved === null) return false;
  const before = new Map<string, unknown>(Object.entries(saved));
  return Object.entries(draft).every(([field, value]) => PLACE.has(field) || deepEqual(before.get(field), value));
}
