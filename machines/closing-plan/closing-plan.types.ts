import type { PortalError } from '../lib/portal-error.ts';

/** Clinics, doctors and days to close. Days are the clinics' own, 'YYYY-MM-DD', both included. */
export interface ClosingScope {
  readonly siteIds: readonly string[];
  /** Empty: every doctor's days. */
  readonly doctorIds: readonly string[];
  /** '' until it is chosen. */
  readonly fromDay: string;
  readonly toDay: string;
  /** Further clinics that may take people. */
  readonly otherSiteIds: readonly string[];
  readonly prefer: 'nearest' | 'later';
}

/** A time at a doctor's day; ISO 8601 in UTC. */
export interface PlannedTime {
  readonly rosterId: number;
  readonly startsAt: string;
}

export interface FreePlace extends PlannedTime {
  readonly doctorName: string;
  readonly siteId: string;
  readonly siteName: string;
  readonly timeZone: string;
}

export interface PlannedPerson extends PlannedTime {
  readonly candidateId: string;
  readonly reference: string;
  readonly candidateName: string;
  readonly candidatePhone: string;
  readonly companyName: string;
  readonly packageName: string;
  readonly status: string;
  readonly doctorName: string;
  readonly siteName: string;
  readonly timeZone: string;
  readonly action: 'move' | 'phone' | 'stay';
  readonly isHere: boolean;
  readonly to: FreePlace | null;
  readonly reason: string | null;
  readonly options: readonly FreePlace[];
}

export interface Plan {
  readonly days: number;
  readonly doctors: readonly {
    readonly doctorId: string;
    readonly doctorName: string;
    readonly days: number;
    readonly closes: boolean;
  }[];
  readonly people: readonly PlannedPerson[];
  readonly holds: readonly {
    readonly siteName: string;
    readonly timeZone: string;
    readonly startsAt: string;
    readonly expiresAt: string;
  }[];
  readonly waiting: number;
}

/** Chosen by hand for one person; `to` null: they are phoned first. */
export interface Choice {
  readonly candidateId: string;
  readonly to: PlannedTime | null;
}

export interface ClosingPlanContext {
  readonly scope: ClosingScope;
  readonly choices: readonly Choice[];
  /** For the provider's staff. */
  readonly reason: string;
  /** For candidates and companies; may stay empty. */
  readonly publicReason: string;
  /** The last plan, of an earlier scope where a newer one is under way. */
  readonly plan: Plan | null;
  /** Missing or wrong fields, found before a request. */
  readonly errors: { readonly toDay?: string; readonly reason?: string };
  /** Of the last request; messages about a field are shown at that field. */
  readonly failure: PortalError | null;
  /** Of what was sent last, so that it is the same closing when it is sent again; null where it was changed since. */
  readonly closingId: string | null;
}

export type ClosingPlanEvent =
  | { type: 'scope.changed'; scope: Partial<ClosingScope> }
  | { type: 'choice.made'; choice: Choice }
  | { type: 'everybody.phoned' }
  | { type: 'choices.cleared' }
  | { type: 'reason.changed'; reason?: string; publicReason?: string }
  | { type: 'retry.pressed' }
  /** With an id for a closing that has none yet. */
  | { type: 'close.pressed'; closingId: string };

export interface PlanRequest {
  readonly scope: ClosingScope;
  readonly choices: readonly Choice[];
}

/** The proposal for one person as it was shown and accepted. */
export interface Agreement extends Choice {
  readonly seen: PlannedTime;
}

export interface StartRequest {
  readonly closingId: string;
  readonly scope: ClosingScope;
  readonly reason: string;
  readonly publicReason: string;
  readonly people: readonly Agreement[];
}
