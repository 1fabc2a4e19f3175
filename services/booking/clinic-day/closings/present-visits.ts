import { sql } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import type { FreePlaces, Wish } from './free-places.ts';

/** Positions of the slots that a visit route has now, by candidate and roster. */
export type PresentVisits = ReadonlyMap<string, ReadonlyMap<number, readonly number[]>>;

/** The booked visit routes among these candidates; one with a single doctor's time is missing. */
export async function presentVisits(db: Database, candidateIds: readonly string[]): Promise<PresentVisits> {
  if (candidateIds.length === 0) return new Map();
  const { rows } = await db.execute<{ candidate_id: string; roster_id: number; positions: number[] }>(sql`
    select claim_id as candidate_id, roster_id, array_agg(position::int) as positions from booking.claims
    where claim_id = any (${`{${candidateIds.join(',')}}`}::uuid[]) and kind = 'booking' and stop is not null
    group by claim_id, roster_id`);
  const byCandidate = Map.groupBy(rows, ({ candidate_id }) => candidate_id);
  return new Map(
    [...byCandidate].map(([id, ofOne]) => [id, new Map(ofOne.map((row) => [row.roster_id, row.positions]))]),
  );
}

/** A wish's part for a candidate with a visit route: its stops, and its present slots that are free for it. */
export function visitOf(
  { candidate_id, package_id }: { candidate_id: string; package_id: string },
  free: FreePlaces,
  present: PresentVisits,
): Pick<Wish, 'visit'> {
  const [own, stops] = [present.get(candidate_id), free.stopsOf(package_id)];
  return own && stops ? { visit: { stops, own } } : {};
}
