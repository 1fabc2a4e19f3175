import type { PortalError } from '../lib/portal-error.ts';
import type { ImportKind } from '../rules/import/import-columns.ts';

/** A file as far as an import needs to know it; the host keeps its bytes under `key`. `size` is in bytes. */
export interface ImportFile {
  readonly key: string;
  readonly name: string;
  readonly size: number;
}

/** The service's result on a file, in numbers of rows; the host keeps the rows. */
export interface ImportResult {
  readonly total: number;
  /** Rows with something wrong. */
  readonly faulty: number;
  /** Faults of the whole file. */
  readonly faults: number;
  /** Every row was made. */
  readonly imported: boolean;
}

export interface ImportContext {
  readonly kind: ImportKind;
  readonly file: ImportFile | null;
  /** Names this import: sent twice, it is done once. */
  readonly importId: string | null;
  readonly result: ImportResult | null;
  readonly failure: PortalError | null;
}

export type ImportEvent =
  | { type: 'kind.chosen'; kind: ImportKind }
  | { type: 'file.chosen'; file: ImportFile }
  | { type: 'import.pressed'; importId: string }
  | { type: 'undo.pressed' }
  /** To undo the import that was made before the page was loaded. */
  | { type: 'earlier.pressed'; importId: string; rows: number }
  | { type: 'retry.pressed' }
  | { type: 'another.pressed' };

export interface CheckRequest {
  readonly kind: ImportKind;
  readonly key: string;
}

export interface UndoRequest {
  readonly kind: ImportKind;
  readonly importId: string;
}

export interface ImportRequest extends CheckRequest {
  readonly importId: string;
}
