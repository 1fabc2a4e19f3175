/** Ways of reopening a closing; `moveBack` mails those who go back. */
export type ReopenHow = 'undo' | 'moveBack' | 'daysOnly';

export interface ClosingSummary {
  readonly closingId: string;
  readonly sites: readonly string[];
  /** Empty: every doctor's days. */
  readonly doctors: readonly string[];
  readonly fromDay: string;
  readonly toDay: string;
  readonly reason: string;
  readonly status: 'closing' | 'closed' | 'undoing' | 'undone' | 'reopening' | 'reopened';
  readonly createdBy: string;
  readonly createdAt: string;
  readonly people: number;
  readonly done: number;
  readonly moved: number;
  readonly toPhone: number;
}

export interface ClosingPerson {
  readonly candidateId: string;
  readonly reference: string;
  readonly candidateName: string;
  readonly candidatePhone: string;
  readonly companyName: string;
  readonly packageName: string;
  readonly fromSite: string;
  readonly fromTimeZone: string;
  readonly fromTime: string;
  readonly toSite: string | null;
  readonly toDoctor: string | null;
  readonly toTimeZone: string | null;
  readonly toTime: string | null;
  /** Null: their turn has not come. */
  readonly outcome: 'moved' | 'phone' | 'elsewhere' | 'undone' | 'returned' | 'kept' | null;
  readonly why: string | null;
  readonly toPhone: boolean;
  /** Moved, and would not go back if the days reopened now: why. */
  readonly staysBecause: string | null;
}

export interface Closing {
  readonly summary: ClosingSummary;
  /** Until when all of it can be undone; the mails leave then. ISO 8601 in UTC. */
  readonly undoUntil: string;
  readonly people: readonly ClosingPerson[];
}
