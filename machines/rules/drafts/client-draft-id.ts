import { type Brand, type DraftId, id } from '../../lib/ports.ts';

/** One open page of the wizard, named by a UUID of version 7: it writes a draft, save by save. */
export type VisitId = Brand<string, 'VisitId'>;

const DIGITS = 4;

/**
 * The id of the nth draft (from 0) that a visit begins: the visit's own, its last digits counted up. The page knows it before
 * the server does, so that a page that goes in the middle of its first save can save once more.
 */
export function draftIdOf(visitId: VisitId, nth: number): DraftId {
  const head = visitId.slice(0, -DIGITS);
  const tail = (Number.parseInt(visitId.slice(-DIGITS), 16) + nth) % 16 ** DIGITS;
  return id<DraftId>(head + tail.toString(16).padStart(DIGITS, '0'));
}
