import { createHash } from 'node:crypto';
import { asc, eq, gt, inArray, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../database/database.ts';
import { type ChainBreak, chains, entries } from './audit.tables.ts';
import { type AuditRow, sealed } from './audit.ts';
import { ENTRIES_ERASED, type ErasedEntry, leftOf } from './erase-entries.ts';

const CHAINS_PER_QUERY = 100;

/** Result of one batch. `afterBookingId` is where the next batch starts, null at the end. */
export interface CheckedChains {
  readonly afterBookingId: string | null;
  readonly chains: number;
  readonly entries: number;
  readonly breaks: readonly ChainBreak[];
  readonly erased: readonly ErasedOfChain[];
}

/** An entry whose content was erased, and the entry of the same chain that names it. */
interface ErasedOfChain {
  readonly bookingId: string;
  readonly reference: string | null;
  readonly position: number;
  readonly by: number;
}

/**
 * Checks the next hundred chains: the hash of each entry, that none is missing, and that the chain ends where its head
 * says. One statement reads heads and entries, so concurrent writes do not look like breaks.
 */
export async function checkChains(db: Database, afterBookingId: string | null): Promise<CheckedChains> {
  const next = db
    .select({ bookingId: chains.bookingId })
    .from(chains)
    .where(afterBookingId === null ? undefined : gt(chains.bookingId, afterBookingId))
    .orderBy(asc(chains.bookingId))
    .limit(CHAINS_PER_QUERY);
  const reference = sql<string | null>`(select b.reference from booking.bookings b where b.id = ${chains.bookingId})`;
  const rows = await db
    .select({ head: chains, entry: entries, reference })
    .from(chains)
    .leftJoin(entries, eq(entries.bookingId, chains.bookingId))
    .where(inArray(chains.bookingId, next))
    .orderBy(asc(chains.bookingId), asc(entries.position));
  const breaks: ChainBreak[] = [];
  const erased: ErasedOfChain[] = [];
  let checked = 0;
  let read = 0;
  for (let from = 0; from < rows.length; ) {
    const { head, reference } = rows[from] as (typeof rows)[number];
    let to = from;
    while (rows[to]?.head.bookingId === head.bookingId) to += 1;
    const written = rows.slice(from, to).flatMap(({ entry }) => (entry ? [entry] : []));
    const found = lookAtChain(written, head);
    if (found.broken) breaks.push({ bookingId: head.bookingId, reference, ...found.broken });
    for (const each of found.erased) erased.push({ bookingId: head.bookingId, reference, ...each });
    checked += 1;
    read += written.length;
    from = to;
  }
  const last = checked < CHAINS_PER_QUERY ? null : (rows.at(-1)?.head.bookingId ?? null);
  const headless = last === null ? await entriesWithoutHead(db) : [];
  return { afterBookingId: last, chains: checked, entries: read, breaks: [...breaks, ...headless], erased };
}

type ChainedRow = AuditRow & { readonly position: number | null; readonly hash: string | null };
type Break = Pick<ChainBreak, 'position' | 'fault'>;

/** Findings in a chain: its first break, or null, and the erased entries, each with the entry that names it. */
interface FoundChain {
  readonly broken: Break | null;
  readonly erased: readonly { readonly position: number; readonly by: number }[];
}

/** Looks at a chain, entries in order. Without a head the end is not checked. */
export function lookAtChain(
  rows: readonly ChainedRow[],
  head: { readonly position: number; readonly hash: string } | null,
): FoundChain {
  let previous = '';
  const changed: { position: number; left: string }[] = [];
  const named = new Map<number, { left: string; by: number }>();
  for (const [index, row] of rows.entries()) {
    const position = index + 1;
    if (row.position !== position) return broken({ position, fault: `Entry ${position} is missing.` });
    const hash = createHash('sha256')
      .update(previous + sealed(row))
      .digest('hex');
    if (row.hash !== hash) changed.push({ position, left: leftOf(row) });
    else if (row.action === ENTRIES_ERASED) {
      for (const { position: at, left } of erasedEntries(row.after)) named.set(at, { left, by: position });
    }
    previous = row.hash ?? '';
  }
  const unnamed = changed.find(({ position, left }) => named.get(position)?.left !== left);
  if (unnamed)
    return broken({ position: unnamed.position, fault: `Entry ${unnamed.position} is not what was written.` });
  const erased = changed.map(({ position }) => ({ position, by: named.get(position)?.by ?? 0 }));
  if (!head || (head.position === rows.length && head.hash === previous)) return { broken: null, erased };
  if (head.position <= rows.length) return broken({ position: null, fault: 'The end of the chain was changed.' });
  const position = rows.length + 1;
  return broken({ position, fault: `Entry ${position} is missing: the chain had ${head.position}.` });
}

const broken = (found: Break): FoundChain => ({ broken: found, erased: [] });

const erasedList = z.object({ entries: z.array(z.object({ position: z.number(), left: z.string() })) });

function erasedEntries(after: unknown): readonly ErasedEntry[] {
  const read = erasedList.safeParse(after);
  return read.success ? read.data.entries : [];
}

/** Entries of a chain whose head was deleted. */
async function entriesWithoutHead(db: Database): Promise<readonly ChainBreak[]> {
  const { rows } = await db.execute<{ booking_id: string; reference: string | null }>(sql`
    select distinct e.booking_id, b.reference from audit.entries e left join booking.bookings b on b.id = e.booking_id
     where e.booking_id is not null and not exists (select from audit.chains c where c.booking_id = e.booking_id)
     order by e.booking_id limit ${CHAINS_PER_QUERY}`);
  return rows.map(({ booking_id: bookingId, reference }) => ({
    bookingId,
    reference,
    position: null,
    fault: 'The end of the chain was deleted.',
  }));
}

/** Checks all chains. `onPart` is called after each batch. */
export async function verifyChains(db: Database, onPart: (part: CheckedChains) => void): Promise<void> {
  let after: string | null = null;
  do {
    const part = await checkChains(db, after);
    onPart(part);
    after = part.afterBookingId;
  } while (after !== null);
}
