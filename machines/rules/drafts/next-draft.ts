import type { BookingDraft, CandidateDraft } from '../../lib/booking.types.ts';
import type { EpochMs } from '../../lib/ports.ts';
import type { PastedRow } from '../booking/pasted-rows.ts';
import { newDraft } from './new-draft.ts';
import { pasteRows, roomFor } from './paste-rows.ts';

/**
 * The booking after one that was sent: its company, addresses and references, its first candidate's clinics and days, the package
 * that most had, and the first of the rows that found no place in it. What was said about that booking alone stays with it.
 * @returns `left`, the rows that find no place in this one either
 */
export function nextDraft(
  sent: BookingDraft,
  rows: readonly PastedRow[],
  now: EpochMs,
): { draft: BookingDraft; left: readonly PastedRow[] } {
  const blank = newDraft(sent, now);
  const room = roomFor(blank);
  const header = { ...sent.header, resultEmailText: '', paperworkIds: [], comment: '' };
  const pasted = pasteRows({ ...blank, header }, rows.slice(0, room), now);
  const shared = sharedBy(sent.candidates);
  const candidates = pasted.candidates.map((candidate) => ({ ...candidate, ...shared }));
  return { draft: { ...pasted, candidates }, left: rows.slice(room) };
}

/** A custom package is one candidate's alone. */
function sharedBy(candidates: readonly CandidateDraft[]): Partial<CandidateDraft> {
  const packages = candidates.flatMap(({ package: chosen }) => (chosen && !chosen.custom ? [chosen] : []));
  const count = (id: string) => packages.filter((chosen) => chosen.id === id).length;
  const [usual] = packages.toSorted((one, other) => count(other.id) - count(one.id));
  const [first] = candidates;
  return { ...(usual && { package: usual }), ...(first && { choice: first.choice }) };
}
