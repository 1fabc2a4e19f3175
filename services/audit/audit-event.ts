import type { Caller } from '../access/caller.ts';

/** A recorded action, named `noun.verbed` (`booking.created`). `before` and `after` contain only what changed. */
export interface AuditEvent {
  readonly action: string;
  readonly entity: string;
  readonly entityId: string;
  /** Adds the entry to the booking's chain. */
  readonly bookingId?: string | undefined;
  readonly before?: unknown;
  readonly after?: unknown;
  readonly address?: string | undefined;
  readonly at: Date;
  /** Organisations whose data an export contains. Not covered by the hash. */
  readonly candidateIds?: readonly string[] | undefined;
}

/** The actor: a caller, or the product itself (an expired hold, the seed). */
export type Actor = Pick<Caller, 'orgId' | 'name'> & { readonly accountId?: string };
