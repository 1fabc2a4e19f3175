import { jsonb, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { bookingSchema } from '../../shared/booking-schema.ts';

const instant = () => timestamp({ withTimezone: true });

export const bulkActions = ['cancel', 'resend', 'po', 'move'] as const;
export type BulkAction = (typeof bulkActions)[number];

/** The data that undoes one booking's change: its mails that have not left, and its former values. */
export interface BulkUndo {
  readonly mail_ids?: readonly string[];
  /** Of a cancelled one. `was_moving`: notices of a move had not left and were withdrawn. */
  readonly status?: string;
  readonly note?: string;
  readonly was_moving?: boolean;
  readonly updated_at?: string;
  readonly move_id?: string;
  /** Of a booking whose PO number was set; absent where another of its candidates set it. */
  readonly po_before?: string;
}

/** One booking of a bulk change and what became of it. */
export interface BulkRow {
  readonly candidate_id: string;
  readonly candidate_name: string;
  readonly outcome: 'done' | 'refused' | 'undone' | 'kept';
  /** Why it was refused, or was not taken back. */
  readonly reason: string | null;
  readonly undo: BulkUndo | null;
}

/**
 * Several bookings changed together. `id` is made by the sender: the same one sent again changes nothing twice. Each
 * account has ids of its own, so that an id does not reveal whether another account has it.
 */
export const bulkChanges = bookingSchema.table(
  'bulk_changes',
  {
    id: uuid().notNull(),
    accountId: uuid().notNull(),
    orgId: uuid().notNull(),
    action: text({ enum: bulkActions }).notNull(),
    poNumber: text().notNull().default(''),
    rows: jsonb().$type<readonly BulkRow[]>().notNull(),
    /** Summaries for booking persons, which wait as long as it can be undone. */
    mailIds: uuid().array().notNull(),
    createdAt: instant().notNull(),
    undoUntil: instant().notNull(),
    undoneAt: instant(),
  },
  (row) => [primaryKey({ columns: [row.accountId, row.id] })],
);
