import { sql } from 'drizzle-orm';
import { serves } from '../../../../machines/rules/booking/assessment-needs.ts';
import type { StopState } from '../../../../machines/visit-route/visit-route.types.ts';
import type { Database } from '../../../database/database.ts';
import { QUARTER_MS } from '../slots/availability.ts';
import { findClinics } from '../slots/time-slots.ts';
import { visitStops } from '../slots/visit-claims.ts';
import { clockIn, dayIn } from '../slots/zone-days.ts';
import { moveStop } from './moved-stop.ts';
import { routeSlots } from './route-slots.ts';
import type { VisitAt } from './visit-at.ts';
import type { PlannedStop } from './visit-planner.ts';
import { dayResources, LONGEST_WAIT } from './visit-starts.ts';

interface WantedStop {
  readonly candidateId: string;
  readonly siteId: string;
  readonly packageId: string;
  readonly stop: string;
  readonly rosterId: number;
  readonly from: Date;
  readonly now: Date;
}

interface OwnStop extends Record<string, unknown> {
  readonly stop: string;
  readonly from: number;
  readonly rosters: number[];
  readonly state: StopState;
}

/** Plans a visit with one stop elsewhere and the others as they are; nothing is taken. `from` is the visit's start then. */
export async function planStopAt(db: Database, wanted: WantedStop): Promise<VisitAt & { readonly from: Date }> {
  const { candidateId, siteId, packageId, stop: name, rosterId, from, now } = wanted;
  const refused = (why: string) => ({ route: null, why, from });
  const own = await ownStops(db, candidateId);
  if (own.find(({ stop }) => stop === name)?.state !== 'expected') return refused(`${name} is not ahead any more.`);
  const search = { packageId, siteIds: [siteId], from, to: from, now, candidateId: null, heldAs: candidateId };
  const { clinics, stops } = await findClinics(db, { ...search, orgId: null, isProvider: true });
  const clinic = clinics.get(siteId);
  const index = stops?.findIndex((one) => one.name === name) ?? -1;
  if (!stops || !clinic || index < 0 || own.some(({ stop }) => !stops.some((one) => one.name === stop)))
    return refused('The stops of the package have changed. Reschedule the booking.');
  const { timeZone } = clinic;
  const resources = dayResources(clinic.rosters.filter(({ day }) => day === dayIn(from, timeZone)));
  const plan = own.map((one): PlannedStop => {
    const left = resources.filter(({ id }) => one.rosters.includes(id));
    const at = stops.findIndex((other) => other.name === one.stop);
    const chosen = (stops[at]?.needs ?? []).map((need) => {
      const [found] = left.splice(
        left.findIndex((resource) => serves(resource, need)),
        1,
      );
      return found?.id ?? 0;
    });
    return { stop: at, from: one.from, resources: chosen };
  });
  const clock = (quarter: number) => clockIn(new Date(quarter * QUARTER_MS), timeZone);
  const move = { stop: index, resource: rosterId, from: from.getTime() / QUARTER_MS };
  const moved = moveStop({ stops, resources, longestWait: LONGEST_WAIT, clock }, plan, move);
  if (typeof moved === 'string') return refused(moved);
  return { route: routeSlots(moved, stops, resources), why: null, from: new Date(moved.from * QUARTER_MS) };
}

async function ownStops(db: Database, candidateId: string): Promise<readonly OwnStop[]> {
  const { rows } = await db.execute<OwnStop>(sql`
    select k.stop, (extract(epoch from min(s.from_time)) / 900)::int as from, array_agg(distinct k.roster_id) as rosters,
      (select one ->> 'state' from booking.candidates c, json_array_elements(${visitStops}) one
        where c.id = ${candidateId}::uuid and one ->> 'name' = k.stop) as state
    from booking.claims k join booking.slots s on s.slot_id = k.slot_id
    where k.claim_id = ${candidateId}::uuid and k.kind = 'booking' and k.stop is not null
    group by k.stop`);
  return rows;
}
