import { sql } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import { QUARTER_MS } from '../slots/availability.ts';
import { claimTime } from '../slots/claims.ts';
import { findClinics } from '../slots/time-slots.ts';
import { dayIn } from '../slots/zone-days.ts';
import { type RouteSlots, routeSlots, slotsOfRoute } from './route-slots.ts';
import { whyNotThen } from './short-resource.ts';
import { type DayResource, visitPlanner } from './visit-planner.ts';
import { dayResources, LONGEST_WAIT } from './visit-starts.ts';

/** A visit that begins then: its slots, or `route` null and why it cannot. */
export type VisitAt =
  | { readonly route: RouteSlots; readonly why: null }
  | { readonly route: null; readonly why: string };

interface WantedVisit {
  readonly siteId: string;
  readonly packageId: string;
  readonly from: Date;
  readonly now: Date;
  /** Days of resources that are taken rather than others of their kind, where they are free. */
  readonly preferred?: readonly number[];
  /** A claim whose slots count as free, such as the candidate's own. */
  readonly heldAs: string | null;
  /** The candidate or hold that is placed, which counts for no limit; without it `heldAs`. */
  readonly visit?: string | null;
  /** The company whose packages may be booked; without it that of a booking, which keeps its package. */
  readonly packagesOf?: string;
  readonly isProvider?: boolean;
}

/** Plans a visit on what is free; null for a package without stops. Nothing is taken. */
export async function planVisitAt(db: Database, wanted: WantedVisit): Promise<VisitAt | null> {
  const { siteId, packageId, from, now, heldAs, preferred = [], packagesOf = null, isProvider = true } = wanted;
  const own = { heldAs, visit: wanted.visit ?? heldAs };
  const search = { packageId, siteIds: [siteId], from, to: from, now, candidateId: null, ...own };
  const { clinics, stops } = await findClinics(db, { ...search, orgId: packagesOf, isProvider });
  if (!stops) return null;
  const clinic = clinics.get(siteId);
  if (!clinic) return { route: null, why: 'The clinic is not active.' };
  const rosters = clinic.rosters.filter(({ day }) => day === dayIn(from, clinic.timeZone));
  const resources = preferredFirst(dayResources(rosters), preferred);
  const start = from.getTime() / QUARTER_MS;
  const visit = visitPlanner(stops, resources, LONGEST_WAIT).planAt(start);
  if (visit) return { route: routeSlots(visit, stops, resources), why: null };
  return { route: null, why: whyNotThen(stops, rosters, { from: start, timeZone: clinic.timeZone }) };
}

/** The planner takes the first of a kind that is free. */
const preferredFirst = (resources: readonly DayResource[], preferred: readonly number[]): DayResource[] => [
  ...resources.filter(({ id }) => preferred.includes(id)),
  ...resources.filter(({ id }) => !preferred.includes(id)),
];

type Claim = Omit<Parameters<typeof claimTime>[1], 'slotIds' | 'stops'>;

/**
 * Takes all slots of a route or nothing, inside the caller's transaction.
 * @returns ids of the slots
 * @throws TimeTaken where one of them is taken; the transaction must not be committed then
 */
export async function claimVisit(tx: Database, { stops: wanted }: RouteSlots, claim: Claim): Promise<number[]> {
  const { rows } = await tx.execute<{ slot_id: string; stop: string }>(sql`
    select slot_id, stop from ${slotsOfRoute(sql`${JSON.stringify(wanted)}::json`, sql`true`)} s`);
  const slotIds = rows.map(({ slot_id }) => Number(slot_id));
  const stops = Object.fromEntries(rows.map(({ slot_id, stop }) => [slot_id, stop]));
  await claimTime(tx, { ...claim, slotIds, stops });
  return slotIds;
}
