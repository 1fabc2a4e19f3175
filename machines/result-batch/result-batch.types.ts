import type { PortalError } from '../lib/portal-error.ts';
import type { OutcomeChoice } from '../rules/booking/outcome.ts';
import type { ResultType } from '../rules/files/result-types.ts';
import type { UploadNews } from '../upload/upload.machine.ts';

/** A candidate to whom a file may belong. */
export interface ResultMatch {
  readonly candidateId: string;
  readonly reference: string;
  readonly candidateName: string;
  readonly dateOfBirth: string;
  readonly companyName: string;
  /** ISO 8601 in UTC; null without a time. */
  readonly appointmentTime: string | null;
  readonly siteTimeZone: string | null;
  readonly status: string;
  /** As the provider said it before; null without one. */
  readonly outcome: string | null;
  /** Whether the status can become Completed now. */
  readonly canComplete: boolean;
  /** The appointment is still to come: there can be no results yet. */
  readonly isToCome: boolean;
  /** A file of this name and size is among their results already. */
  readonly isStored: boolean;
}

/** A dropped file, as far as a batch needs to know it; the host keeps the file itself under `key`. `size` is in bytes. */
export interface ChosenFile {
  readonly key: string;
  readonly name: string;
  readonly size: number;
  /** What the file is, by its name; '' until somebody says. */
  readonly kind: ResultType | '';
}

export interface BatchRow extends ChosenFile {
  /** Typed to find the candidate by; '' while the file's name does. */
  readonly search: string;
  readonly matches: readonly ResultMatch[];
  /** Whether the matches are as the service knows them; a stopped upload leaves open what was stored. */
  readonly isMatched: boolean;
  readonly candidateId: string | null;
  readonly isSent: boolean;
  readonly failure: PortalError | null;
}

export interface BatchContext {
  readonly rows: readonly BatchRow[];
  /** Files left out, because a batch has an end. */
  readonly leftOut: number;
  /** Whether the people whose files are all there become Completed. */
  readonly willComplete: boolean;
  /** What is said of a candidate's fitness with Completed, by candidate id; who has none here keeps what stands. */
  readonly outcomes: Readonly<Record<string, OutcomeChoice>>;
  /** For whom what a Pending … status waited for has arrived, by candidate id: they become Completed as well. */
  readonly arrived: readonly string[];
  /** The file on its way, and how many bytes of it have left. */
  readonly sending: { readonly key: string; readonly sent: number } | null;
  /** Candidates by id. */
  readonly completed: readonly string[];
  readonly refused: readonly { readonly candidateId: string; readonly failure: PortalError }[];
  /** What stopped the whole batch, until the next press. */
  readonly failure: PortalError | null;
}

export type BatchEvent =
  | { type: 'files.chosen'; files: readonly ChosenFile[] }
  | { type: 'kind.chosen'; key: string; kind: ResultType }
  | { type: 'candidate.chosen'; key: string; candidateId: string }
  | { type: 'search.entered'; key: string; search: string }
  | { type: 'file.removed'; key: string }
  | { type: 'outcome.chosen'; candidateId: string; choice: OutcomeChoice }
  | { type: 'arrival.toggled'; candidateId: string }
  | { type: 'completion.toggled' }
  | { type: 'upload.pressed' }
  | { type: 'cancel.pressed' }
  | { type: 'retry.pressed' }
  | { type: 'batch.cleared' }
  | { type: 'leave.requested' }
  | { type: 'leave.confirmed' }
  | { type: 'leave.cancelled' }
  | UploadNews<unknown>;

/** What is asked of `matchFiles`, in the order of its answer. */
export interface MatchRequest {
  readonly files: readonly { readonly name: string; readonly size: number; readonly search: string }[];
}

/** What is asked of `sendFile`. */
export interface SendRequest {
  readonly key: string;
  readonly candidateId: string;
  readonly kind: ResultType;
}

/** What is asked of `complete`. */
export interface CompleteRequest {
  readonly candidateId: string;
  /** By way of Preparing Report: what they waited for has arrived. */
  readonly isArrival: boolean;
  /** Null leaves the outcome as it stands. */
  readonly outcome: OutcomeChoice | null;
}
