import { sql } from 'drizzle-orm';
import { defined } from '../../../../machines/lib/assert-defined.ts';
import type { ServiceKind } from '../../../../machines/rules/booking/day-limits.ts';
import type { Database } from '../../../database/database.ts';
import { isRoutedPackage } from '../../catalogue/visit-routes/routed-package.ts';
import type { Stop } from '../../catalogue/visit-routes/stops-of.ts';
import { positionsFrom, QUARTER_MS, type RosterDay, withFree, withTaken } from '../../scheduling/slots/availability.ts';
import { forService } from '../../scheduling/slots/day-limits.ts';
import { clinicsWithStops } from '../../scheduling/slots/time-slots.ts';
import { dayIn } from '../../scheduling/slots/zone-days.ts';
import type { RouteSlots } from '../../scheduling/visit-routes/route-slots.ts';
import { whyNotThen } from '../../scheduling/visit-routes/short-resource.ts';
import { visitDay, withoutSlots } from '../../scheduling/visit-routes/visit-day.ts';
import { groupVisits } from './group-visits.ts';

/** The time that one candidate of a draft is to have. */
export interface WantedPlace {
  readonly reserveId: string;
  readonly candidateIndex: number;
  readonly siteId: string;
  readonly packageId: string;
  readonly rosterId: number;
  readonly from: Date;
  /** Of a package with stops: the slots to take. Without them nothing is taken. */
  readonly route?: RouteSlots;
}

/** The first candidate of a group without a route beside the others. */
export interface RefusedPlace {
  readonly candidateIndex: number;
  readonly from: Date;
  readonly timeZone: string;
  readonly why: string;
}

interface Places {
  readonly draftId: string;
  readonly places: readonly WantedPlace[];
  readonly now: Date;
}

/** Plans a route for each place of a package with stops, on what is free. Earlier holds of these candidates count as free. */
export async function planPlaces(
  db: Database,
  { draftId, places, now }: Places,
): Promise<{ places: readonly WantedPlace[]; refused?: RefusedPlace }> {
  const times = places.map(({ from }) => from.getTime());
  const siteIds = [...new Set(places.map(({ siteId }) => siteId))];
  const window = { siteIds, from: new Date(Math.min(...times)), to: new Date(Math.max(...times)), now };
  const packages = await packagesOf(db, places);
  const slotsOf = new Map([...packages].map(([id, { slots }]) => [id, slots]));
  const routedIds = [...slotsOf].flatMap(([id, slots]) => (slots === null ? id : []));
  const { service_type: serviceType } = defined(packages.get(defined(places[0]).packageId));
  const { clinics, stopsOf } = await clinicsWithStops(db, window, routedIds);
  const own = await heldSlots(db, draftId, places);
  const zoneOf = ({ siteId }: WantedPlace) => clinics.get(siteId)?.timeZone ?? 'UTC';
  const routes = new Map<string, WantedPlace>();
  for (const ofDay of Map.groupBy(places, (one) => `${one.siteId} ${dayIn(one.from, zoneOf(one))}`).values()) {
    const first = defined(ofDay[0]);
    const day = dayIn(first.from, zoneOf(first));
    const rosters = (clinics.get(first.siteId)?.rosters ?? [])
      .filter((roster) => roster.day === day)
      .map((roster) => withFree(roster, own.get(roster.rosterId) ?? []))
      .map((roster) => withTaken(roster, doctorsSlots(roster, ofDay, slotsOf)))
      .map((roster) => forService(roster, serviceType));
    const visits = ofDay.flatMap((place) => {
      const stops = stopsOf.get(place.packageId);
      return stops ? { place, stops, from: quarterOf(place) } : [];
    });
    const found = groupVisits(visits, visitDay(rosters), 0);
    if (!found) return { places, refused: firstRefused(visits, rosters, zoneOf(first)) };
    for (const { nth, route } of found) {
      const { place } = defined(visits[nth]);
      routes.set(place.reserveId, { ...place, route });
    }
  }
  // A package that has lost its stops meanwhile has its doctor's time.
  const withoutRoute = ({ route: _route, ...place }: WantedPlace) => place;
  return { places: places.map((place) => routes.get(place.reserveId) ?? withoutRoute(place)) };
}

type Visit = { readonly place: WantedPlace; readonly stops: readonly Stop[]; readonly from: number };

function firstRefused(visits: readonly Visit[], rosters: readonly RosterDay[], timeZone: string): RefusedPlace {
  let free = rosters;
  for (const [nth, { place, stops, from }] of visits.entries()) {
    const beside = groupVisits(visits.slice(0, nth + 1), visitDay(rosters), 0);
    const why = beside ? null : whyNotThen(stops, free, { from, timeZone });
    if (why !== null) return { candidateIndex: place.candidateIndex, from: place.from, timeZone, why };
    free = (beside ?? []).reduce<readonly RosterDay[]>((left, { route }) => withoutSlots(left, route.stops), rosters);
  }
  throw new Error('A group of visits that fits was refused.');
}

const quarterOf = ({ from }: WantedPlace) => from.getTime() / QUARTER_MS;

/** Positions of a roster that the group's candidates without stops take. */
const doctorsSlots = (
  { rosterId, startQuarter }: RosterDay,
  places: readonly WantedPlace[],
  slotsOf: ReadonlyMap<string, number | null>,
): number[] =>
  places
    .filter((place) => place.rosterId === rosterId)
    .flatMap((place) => positionsFrom(quarterOf(place) - startQuarter, slotsOf.get(place.packageId) ?? 0));

/** The slots of each package with one doctor, null of one with stops, and its kind of visit. */
async function packagesOf(db: Database, places: readonly WantedPlace[]) {
  const ids = `{${places.map(({ packageId }) => packageId).join(',')}}`;
  const { rows } = await db.execute<{ id: string; service_type: ServiceKind; slots: number | null }>(sql`
    select p.id, p.service_type, case when not ${isRoutedPackage(sql`p.id`)} then ceil(p.minutes / 15.0)::int end as slots
    from booking.packages p where p.id = any (${ids}::uuid[])`);
  return new Map(rows.map((row) => [row.id, row]));
}

/** Positions that these candidates of the draft hold, by roster. */
async function heldSlots(db: Database, draftId: string, places: readonly WantedPlace[]) {
  const indexes = `{${places.map(({ candidateIndex }) => candidateIndex).join(',')}}`;
  const { rows } = await db.execute<{ roster_id: number; positions: number[] }>(sql`
    select c.roster_id, array_agg(c.position::int) as positions
    from booking.reservations h join booking.claims c on c.claim_id = h.id and c.kind = 'hold'
    where h.draft_id = ${draftId}::uuid and h.candidate_index = any (${indexes}::smallint[]) group by c.roster_id`);
  return new Map(rows.map(({ roster_id, positions }) => [roster_id, positions]));
}
