import { createHash } from 'node:crypto';
import { asc, eq, gt, inArray, sql } from 'drizzle-orm';
import { bookings } from '../booking/booking.tables.ts';
import type { Database } from '../database/database.ts';
import { type ChainBreak, chains, entries } from './audit.tables.ts';
import { type AuditRow, sealed } from './audit.ts';

const CHAINS_PER_QUERY = 100;

/** Result of one batch. `afterBookingId` is where the next batch starts, null at the end. */
export interface CheckedChains {
  readonly afterBookingId: string | null;
  readonly chains: number;
  readonly entries: number;
  readonly breaks: readonly ChainBreak[];
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
  const rows = await db
    .select({ head: chains, entry: entries, reference: bookings.reference })
    .from(chains)
    .leftJoin(entries, eq(entries.bookingId, chains.bookingId))
    .leftJoin(bookings, eq(bookings.id, chains.bookingId))
    .where(inArray(chains.bookingId, next))
    .orderBy(asc(chains.bookingId), asc(entries.position));
  const breaks: ChainBreak[] = [];
  let checked = 0;
  let read = 0;
  for (let from = 0; from < rows.length; ) {
    const { head, reference } = rows[from] as (typeof rows)[number];
    let to = from;
    while (rows[to]?.head.bookingId === head.bookingId) to += 1;
    const written = rows.slice(from, to).flatMap(({ entry }) => (entry ? [entry] : []));
    const broken = chainBreak(written, head);
    if (broken) breaks.push({ bookingId: head.bookingId, reference, ...broken });
    checked += 1;
    read += written.length;
    from = to;
  }
  const last = checked < CHAINS_PER_QUERY ? null : (rows.at(-1)?.head.bookingId ?? null);
  const headless = last === null ? await entriesWithoutHead(db) : [];
  return { afterBookingId: last, chains: checked, entries: read, breaks: [...breaks, ...headless] };
}

type ChainedRow = AuditRow & { readonly position: number | null; readonly hash: string | null };

/** The first break of a chain, entries in order; null if there is none. Without a head the end is not checked. */
export function chainBreak(
  rows: readonly ChainedRow[],
  head: { readonly position: number; readonly hash: string } | null,
): Pick<ChainBreak, 'position' | 'fault'> | null {
  let previous = '';
  for (const [index, row] of rows.entries()) {
    const position = index + 1;
    if (row.position !== position) return { position, fault: `Entry ${position} is missing.` };
    previous = createHash('sha256')
      .update(previous + sealed(row))
      .digest('hex');
    if (row.hash !== previous) return { position, fault: `Entry ${position} is not what was written.` };
  }
  if (!head || (head.position === rows.length && head.hash === previous)) return null;
  if (head.position <= rows.length) return { position: null, fault: 'The end of the chain was changed.' };
  const position = rows.length + 1;
  return { position, fault: `Entry ${position} is missing: the chain had ${head.position}.` };
}

/** Entries of a chain whose head was deleted. */
async function entriesWithoutHead(db: Database): Promise<readonly ChainBreak[]> {
  const { rows } = await db.execute<{ booking_id: string; reference: string | null }>(sql`
    select distinct e.booking_id, b.reference from audit.entries e left join booking.bookings b on b.id = e.booking_id
     where e.booking_id is not null and not exists (select from audit.chains c where c.booking_id = e.booking_id)
     order by e.booking_id limit ${CHAINS_PER_QUERY}`);
  return rows.map(({ booking_id: bookingId, reference }) => ({
    ...{ bookingId, reference, position: null, fault: 'The end of the chain was deleted.' },
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
