import type { PortalError } from '../lib/portal-error.ts';

export type BulkAction = 'cancel' | 'resend' | 'po' | 'move';

export type BulkTime = { rosterId: number; startsAt: string };
export type BulkPlace = BulkTime & { doctorName: string; siteId: string; siteName: string; timeZone: string };

/** Without a site each stays at its own clinic; days as they are typed. */
export type MoveDays = { siteId: string | null; fromDay: string; toDay: string };

/** A time chosen by hand; null: it stays where it is. */
export type BulkChoice = { candidateId: string; to: BulkTime | null };

export type PlannedRow = {
  candidateId: string;
  reference: string;
  candidateName: string;
  companyName: string;
  status: string;
  siteName: string | null;
  timeZone: string | null;
  startsAt: string | null;
  updatedAt: string;
  /** Why it cannot be done for this one. */
  reason: string | null;
  /** Side effects of the change. */
  note: string | null;
  to: BulkPlace | null;
  options: readonly BulkPlace[];
};

export type ChangedRow = {
  candidateId: string;
  candidateName: string;
  outcome: 'done' | 'refused' | 'undone' | 'kept';
  reason: string | null;
};
export type BulkChange = { id: string; undoUntil: string; undone: boolean; rows: readonly ChangedRow[] };

export type PlanRequest = {
  action: BulkAction;
  candidateIds: readonly string[];
  move: MoveDays | null;
  choices: readonly BulkChoice[];
};
export type RunRequest = {
  changeId: string;
  action: BulkAction;
  notes: string;
  poNumber: string;
  people: readonly { candidateId: string; updatedAt: string; to: BulkTime | null }[];
};

/** Values typed and chosen before the change runs. */
export type BulkTyped = {
  readonly days: MoveDays;
  readonly choices: readonly BulkChoice[];
  /** Why it is cancelled or moved. */
  readonly notes: string;
  readonly poNumber: string;
};

export type BulkChangeInput = {
  /** Of what was sent last; null where it was changed since, or nothing was sent. */
  readonly changeId: string | null;
  readonly action: BulkAction;
  readonly candidateIds: readonly string[];
  /** It was done before the page was loaded. */
  readonly isResumed: boolean;
  readonly typed: BulkTyped;
};

export type BulkChangeContext = Omit<BulkChangeInput, 'typed'> &
  BulkTyped & {
    readonly rows: readonly PlannedRow[] | null;
    readonly change: BulkChange | null;
    /** Errors of the typed values. */
    readonly errors: Readonly<{ poNumber?: string; toDay?: string }>;
    readonly failure: PortalError | null;
    /** Until it can no longer be undone. */
    readonly remainingMs: number;
  };

export type BulkChangeEvent =
  | { type: 'days.changed'; days: Partial<MoveDays> }
  | { type: 'choice.made'; choice: BulkChoice }
  | { type: 'notes.changed'; notes: string }
  | { type: 'po.changed'; poNumber: string }
  | { type: 'retry.pressed' }
  /** With an id for a change that has none yet. */
  | { type: 'run.pressed'; changeId: string }
  | { type: 'undo.pressed' };
