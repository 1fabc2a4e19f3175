import type { Database } from '../../../database/database.ts';
import type { QueryAuthorization } from '../../../shared/http/operation.ts';
import { planVisitAt } from '../../scheduling/visit-routes/visit-at.ts';
import { MOST_ATTEMPTS, type Reserved, type ReserveInput, reserve } from './reserve.ts';

/**
 * Holds all stops of a visit from a start, or none: plans them on what is free, takes them in one statement, and plans again where
 * another caller was first with one of them.
 * @param first what `reserve` answered without the slots of a route
 * @param packagesOf the company whose packages may be booked
 */
export async function reserveRoute(
  db: Database,
  values: QueryAuthorization['values'],
  input: ReserveInput,
  { first, packagesOf, isProvider }: { first: Reserved; packagesOf: string; isProvider: boolean },
): Promise<Reserved> {
  const { siteId, packageId, from, now, rosterIds: preferred } = input;
  const packages = { packagesOf, isProvider, visit: first.visit };
  const visit = { siteId, packageId, from, now, preferred, heldAs: first.replaced, ...packages };
  let row = first;
  for (let attempt = 1; attempt <= MOST_ATTEMPTS && !row.held; attempt++) {
    const route = (await planVisitAt(db, visit))?.route;
    if (!route) return row;
    row = await reserve(db, values, { ...input, route });
    if (row.same || row.draft !== 'open') return row;
  }
  return row;
}
