import type { PortalError } from '../lib/portal-error.ts';
import type { Period } from '../rules/calendar/weekly-hours.ts';

/** Weekly hours as they are being written. Days are the clinic's own, 'YYYY-MM-DD' or what was typed. */
export interface PatternDraft {
  /** '' until it is chosen. */
  readonly siteId: string;
  readonly fromDay: string;
  /** '' while no end is known. */
  readonly untilDay: string;
  readonly weeks: 1 | 2;
  /** A day of a week A, where weeks alternate. */
  readonly weekA: string;
  readonly hours: readonly Period[];
  readonly onHolidays: boolean;
}

/** A candidate who is booked outside the hours. */
export interface OutsidePerson {
  readonly candidateId: string;
  readonly reference: string;
  readonly candidateName: string;
  readonly companyName: string;
  readonly siteName: string;
  readonly timeZone: string;
  readonly startsAt: string;
}

/** Days that the hours would make and leave out, and the people affected. */
export interface PatternPlan {
  readonly days: number;
  /** The last day that is made today. */
  readonly horizon: string;
  readonly skipped: readonly { readonly day: string; readonly reason: string }[];
  readonly people: readonly OutsidePerson[];
}

export interface RosterPatternContext {
  readonly draft: PatternDraft;
  /** The weekly hours that the new ones take the place of. */
  readonly replacesPatternId: string | null;
  /** Of what was sent last, so that hours which are sent again are the same; null where they were changed since. */
  readonly newPatternId: string | null;
  /** The last plan, of an earlier draft where a newer one is under way. */
  readonly plan: PatternPlan | null;
  /** By field; a period's by its place, as `hours.0`. */
  readonly errors: Readonly<Record<string, string>>;
  /** Of the last request; messages about a field are shown at that field. */
  readonly failure: PortalError | null;
}

export type RosterPatternEvent =
  | { type: 'draft.changed'; changes: Partial<PatternDraft> }
  | { type: 'retry.pressed' }
  /** With an id for hours that have none yet. */
  | { type: 'save.pressed'; newPatternId: string };

export type PatternRequest = Pick<RosterPatternContext, 'draft' | 'replacesPatternId'>;
export type SaveRequest = PatternRequest & { readonly newPatternId: string };
