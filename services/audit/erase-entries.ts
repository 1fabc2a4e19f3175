import { createHash } from 'node:crypto';
import { and, asc, inArray, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { entries } from './audit.tables.ts';
import { type AuditRow, audit, sealed } from './audit.ts';
import type { Actor } from './audit-event.ts';

/** The action of the entry that names the erased entries of its chain. It says nothing about anybody and is never erased. */
export const ENTRIES_ERASED = 'entries.erased';

/** An erased entry by its place in the chain, with the SHA-256 of what was left of it. */
export interface ErasedEntry {
  readonly position: number;
  readonly left: string;
}

export const leftOf = (row: AuditRow) => createHash('sha256').update(sealed(row)).digest('hex');

const BOOKINGS_PER_QUERY = 100;

interface Erasure {
  readonly bookingIds: readonly string[];
  /** The part of an entry that is kept; the entry itself where nothing is erased. */
  readonly leave: (entry: AuditRow) => AuditRow;
  readonly at: Date;
}

/**
 * Erases entries of bookings' chains. Their hashes stay, so the chain still holds; a new entry at its end names each of
 * them with a hash of what was left, so none can be erased or changed unnoticed.
 * @returns how many entries were erased
 */
export async function eraseEntries(tx: Database, actor: Actor, { bookingIds, leave, at }: Erasure): Promise<number> {
  let count = 0;
  for (let from = 0; from < bookingIds.length; from += BOOKINGS_PER_QUERY) {
    const some = bookingIds.slice(from, from + BOOKINGS_PER_QUERY);
    const rows = await tx
      .select()
      .from(entries)
      .where(and(inArray(entries.bookingId, some), isNotNull(entries.position)))
      .orderBy(asc(entries.bookingId), asc(entries.position))
      .for('update');
    for (const [bookingId, chain] of Map.groupBy(rows, (row) => row.bookingId ?? '')) {
      count += await eraseOfChain(tx, actor, { bookingId, chain, leave, at });
    }
  }
  return count;
}

async function eraseOfChain(
  tx: Database,
  actor: Actor,
  wanted: Omit<Erasure, 'bookingIds'> & {
    readonly bookingId: string;
    readonly chain: readonly (typeof entries.$inferSelect)[];
  },
): Promise<number> {
  const { bookingId, chain, leave, at } = wanted;
  const changed = chain.flatMap((row) => {
    const left = row.action === ENTRIES_ERASED ? row : { ...row, ...leave(row) };
    return sealed(left) === sealed(row) ? [] : [left];
  });
  if (changed.length === 0) return 0;
  for (const { id, before, after, accountName, address } of changed) {
    await tx
      .update(entries)
      .set({ before: before ?? null, after: after ?? null, accountName, address })
      .where(sql`${entries.id} = ${id}`);
  }
  const named: readonly ErasedEntry[] = changed.map((row) => ({ position: row.position ?? 0, left: leftOf(row) }));
  await audit(tx, actor, {
    action: ENTRIES_ERASED,
    entity: 'booking',
    entityId: bookingId,
    bookingId,
    at,
    after: { entries: named },
  });
  return changed.length;
}

/** Erases entries outside chains, which nothing seals. Who wrote them stays, unless `andWho`. */
export async function eraseUnchained(tx: Database, which: SQL, andWho: boolean): Promise<void> {
  await tx
    .update(entries)
    .set({ before: null, after: null, ...(andWho ? { accountName: '', address: null } : {}) })
    .where(sql`${entries.bookingId} is null and (${which})`);
}
