import {
  type BookingDraft,
  type CandidateDraft,
  type Hold,
  maxCandidates,
  type StoredHold,
} from '../../lib/booking.types.ts';
import type { EpochMs } from '../../lib/ports.ts';
import { isSameTime } from '../booking/same-time.ts';
import { newCandidate, newDraft } from './new-draft.ts';

/**
 * A draft out of what the server kept, which an older version of the portal may have written: what is missing or of
 * another kind takes its blank value.
 */
export function readDraft(body: unknown, now: EpochMs): BookingDraft {
  const blank = newDraft({ serviceType: 'pem', sid: null }, now);
  const draft = fitted(blank, body);
  const stored = draft.candidates.slice(0, maxCandidates).map((one, at) => readCandidate(one, `c${at + 1}`, now));
  const candidates = stored.length > 0 ? stored : blank.candidates;
  const current = candidates.some(({ key }) => key === draft.current) ? draft.current : (candidates[0]?.key ?? '');
  return { ...draft, header: fitted(blank.header, draft.header), candidates, current };
}

function readCandidate(stored: unknown, key: string, now: EpochMs): CandidateDraft {
  const blank = newCandidate(key, 0, now);
  const candidate = fitted(blank, stored);
  return { ...candidate, choice: fitted(blank.choice, candidate.choice) };
}

function fitted<Value extends object>(blank: Value, stored: unknown): Value {
  if (typeof stored !== 'object' || stored === null) return blank;
  const found = new Map(Object.entries(stored));
  const fields = Object.entries(blank).map(([field, value]) => {
    const saved: unknown = found.get(field);
    return [field, isAlike(value, saved) ? saved : value];
  });
  return { ...blank, ...Object.fromEntries(fields) };
}

/** A field that is null when blank takes any value; every other field must keep its type. */
const isAlike = (blank: unknown, saved: unknown) =>
  saved !== undefined &&
  (blank === null ||
    (typeof blank === typeof saved && Array.isArray(blank) === Array.isArray(saved) && saved !== null));

/** The hold of a candidate as the service lists it; the time picked before is the same one, or was never saved. */
export function restoredHold({ pick }: CandidateDraft, stored: StoredHold): Hold {
  const { reserveId, packageId, siteId, siteName, timeZone, startsAt, calendarId, endsAt, expiresAt } = stored;
  const input = { siteId, siteName, timeZone, startsAt, calendarIds: [calendarId], bookingFree: false };
  return {
    reserveId,
    packageId,
    slot: pick && isSameTime(pick, input) ? { ...pick, calendarIds: [calendarId] } : input,
    endsAt,
    expiresAt,
  };
}

/** Identifies a draft that is sent repeatedly: one key, one booking. */
export const idempotencyKey = (draftId: string) => `draft-${draftId}`;
