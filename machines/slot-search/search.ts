import { fromCallback } from 'xstate';
import type { ClinicTimes, Hold, Slot, SlotQuery } from '../lib/booking.types.ts';
import type { PortalError } from '../lib/portal-error.ts';
import type { EpochMs, SiteId } from '../lib/ports.ts';
import type { HolidayOfSites } from '../rules/calendar/holidays.ts';

/** Days are `YYYY-MM-DD`; the answer lists holidays of the state and of clinics in it. */
export interface HolidaysInput {
  fromDate: string;
  toDate: string;
  timeZone: string;
  state: string;
}

/** A clinic's day whose free times changed anywhere; both null where anything may have changed unheard. */
export type SlotsChanged =
  | { type: 'slots.changed'; siteId: SiteId; day: string }
  | { type: 'slots.changed'; siteId: null; day: null };

/** A hold of this draft, with its candidate's number from 1. */
export interface OwnHold {
  key: string;
  number: number;
  hold: Hold;
}

export interface SlotSearchInput {
  /** Null while there is nothing to ask for: no package, no clinic or no dates yet. */
  query: SlotQuery | null;
  own: readonly OwnHold[];
  now: EpochMs;
}

export interface SlotSearchContext extends SlotSearchInput {
  clinics: readonly ClinicTimes[];
  /** Holidays of the state searched; null until they are known. */
  holidays: readonly HolidayOfSites[] | null;
  /** Days that changed since the last answer, by `dayKey`. */
  changed: readonly string[];
  /** Times taken by another booking while they were on screen; shown struck through for 4 s. */
  justTaken: readonly Slot[];
  /** Days whose times all show, by `dayKey`. */
  unfolded: Readonly<Record<string, true>>;
  failure: PortalError | null;
}

export type SlotSearchEvent =
  | { type: 'query.changed'; query: SlotQuery | null; now: EpochMs }
  | { type: 'holds.changed'; own: readonly OwnHold[] }
  | { type: 'search.againPressed' }
  | { type: 'day.toggled'; siteId: SiteId; day: string }
  | { type: 'taken.faded'; slots: readonly Slot[] }
  | SlotsChanged;

/**
 * The stream of `slots.changed` for the clinics on screen. At each connect it reports that anything may have changed:
 * changes between a search's answer and an open stream are missed.
 */
export const slotChangesPort = fromCallback<SlotsChanged, { siteIds: readonly SiteId[] }>(() => {
  throw new Error('The slot changes have no body: the host provides one.');
});

export const dayKey = (siteId: SiteId, day: string) => `${siteId} ${day}`;
