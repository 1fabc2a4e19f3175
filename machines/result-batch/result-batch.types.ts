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
  /** The status can become Completed now. */
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
  /** The type of the file, by its name; '' until it is chosen. */
  readonly kind: ResultType | '';
}

export interface BatchRow extends ChosenFile {
  /** Typed to find the candidate by; '' while the file's name does. */
  readonly search: string;
  readonly matches: readonly ResultMatch[];
  /** The matches are the service's; after a stopped upload it is unknown which files were stored. */
  readonly isMatched: boolean;
  readonly candidateId: string | null;
  readonly isSent: boolean;
  readonly failure: PortalError | null;
}

export interface BatchContext {
  readonly rows: readonly BatchRow[];
  /** Files left out, because a batch has an end. */
  readonly leftOut: number;
  /** People whose files are all there become Completed. */
  readonly willComplete: boolean;
  /** Outcomes to set with Completed, by candidate id; candidates without one here keep their outcome. */
  readonly outcomes: Readonly<Record<string, OutcomeChoice>>;
  /** For whom what a Pending … status waited for has arrived, by candidate id: they become Completed as well. */
  readonly arrived: readonly string[];
  /** The file on its way, and how many bytes of it have left. */
  readonly sending: { readonly key: string; readonly sent: number } | null;
  /** Candidates by id. */
  readonly completed: readonly string[];
  readonly refused: readonly { readonly candidateId: string; readonly failure: PortalError }[];
  /** The error that stopped the whole batch, until the next press. */
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

/** Input of `matchFiles`, in the order of its answer. */
export interface MatchRequest {
  readonly files: readonly { readonly name: string; readonly size: number; readonly search: string }[];
}

/** Input of `sendFile`. */
export interface SendRequest {
  readonly key: string;
  readonly candidateId: string;
  readonly kind: ResultType;
}

/** Input of `complete`. */
export interface CompleteRequest {
  readonly candidateId: string;
  /** By way of Preparing Report: what they waited for has arrived. */
  readonly isArrival: boolean;
  /** Null leaves the outcome unchanged. */
  readonly outcome: OutcomeChoice | null;
}
