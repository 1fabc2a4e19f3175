import type { Database } from '../database/database.ts';

/** `signal` stops it between two transactions; the rows written until then are whole, and the next start continues. */
export interface RelativeData {
  readonly db: Database;
  readonly now: () => Date;
  readonly signal?: AbortSignal | undefined;
  /** About how many candidates, where there are no bookings yet. */
  readonly candidates?: number;
}
