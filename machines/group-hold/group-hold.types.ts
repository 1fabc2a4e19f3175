import type { CandidateIndex, Hold } from '../lib/booking.types.ts';
import type { PortalError } from '../lib/portal-error.ts';
import type { DraftId, PackageId, SiteId } from '../lib/ports.ts';
import type { GroupPlace } from '../rules/calendar/swap-places.ts';

export type DayPart = 'any' | 'morning' | 'afternoon';

/** A candidate of the group: `key` names it in the draft, `index` at the service. */
export interface Seat {
  readonly key: string;
  readonly index: CandidateIndex;
  readonly packageId: PackageId;
  readonly minutes: number;
}

/** The group's package and size, its clinics, and the days and part of the day to search. */
export interface GroupQuery {
  readonly draftId: DraftId;
  readonly seats: readonly Seat[];
  readonly state: string;
  readonly siteIds: readonly SiteId[] | 'all';
  readonly fromDate: string;
  readonly toDate: string;
  readonly part: DayPart;
}

/** Times for all candidates; `places` follow the seats' order. */
export interface GroupProposal {
  readonly siteId: SiteId;
  readonly siteName: string;
  readonly timeZone: string;
  readonly day: string;
  readonly doctors: number;
  readonly startsAt: string;
  readonly endsAt: string;
  readonly places: readonly { readonly calendarId: number; readonly startsAt: string; readonly endsAt: string }[];
}

/** Proposals, or the reason why there are none. */
export interface GroupTimes {
  readonly proposals: readonly GroupProposal[];
  readonly whyNot: string | null;
}

export interface HoldGroup {
  readonly draftId: DraftId;
  readonly places: readonly (GroupPlace & { readonly index: CandidateIndex })[];
}

/** The held times by candidate key. */
export type GroupHeld = readonly { readonly key: string; readonly hold: Hold }[];

export interface GroupHoldContext {
  query: GroupQuery | null;
  times: GroupTimes;
  /** Why nothing was found or taken. */
  failure: PortalError | null;
  /** The candidate that is carried to another's place. */
  carried: string | null;
  taking: HoldGroup | null;
  swapping: HoldGroup | null;
  swapFailure: PortalError | null;
}

export type GroupHoldEvent =
  | { type: 'search.pressed'; query: GroupQuery }
  | { type: 'retry.pressed' }
  | { type: 'close.pressed' }
  /** One of the proposals, by its place in the list. */
  | { type: 'take.pressed'; proposal: number }
  | { type: 'chip.lifted'; key: string }
  | { type: 'chip.released' }
  /** On the place of another candidate. `places` are the times held now. */
  | { type: 'chip.dropped'; onto: string; draftId: DraftId; places: HoldGroup['places'] };
