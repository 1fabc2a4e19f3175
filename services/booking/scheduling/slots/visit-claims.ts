import { type SQL, sql } from 'drizzle-orm';
import type { StopState } from '../../../../machines/visit-route/visit-route.types.ts';
import { isoSql } from '../../../base/iso-time.ts';

/** A stop of a booked visit route, as `visitStops` gives it. */
export interface VisitStop {
  readonly name: string;
  readonly from_time: string;
  readonly to_time: string;
  readonly state: StopState;
  /** People first. */
  readonly resources: readonly string[];
}

/** Progress of a visit route, as a candidate's row has it; it counts for the appointment at `for` alone. */
export interface StoredVisit {
  readonly for: string;
  readonly has_left: boolean;
  readonly stops: Readonly<Record<string, StopState>>;
}

/** Progress of the visit of a candidate `c` at the present time; null where nothing was done. */
const presentVisit = sql`case when c.visit_progress ->> 'for' = ${isoSql(sql`c.appointment_time`)} then c.visit_progress end`;
/** If a candidate `c` broke the present visit off. */
export const hasLeftSql = sql`coalesce((${presentVisit} -> 'has_left')::boolean, false)`;

/** The stops of the booked visit route of a candidate `c` in the order of their times, as JSON; null where there are none. Clean-up is no part of them. */
export const visitStops = sql`(
  select json_agg(json_build_object('name', stop, 'from_time', ${isoSql(sql`begins`)}, 'to_time', ${isoSql(sql`ends`)},
    'state', coalesce(${presentVisit} -> 'stops' ->> stop, 'expected'),
    'resources', resources) order by begins, stop)
  from (
    select stop, min(begins) as begins, min(ends) as ends, array_agg(name order by is_thing, name) as resources
    from (
      select k.stop, d.name, d.kind in ('room', 'booth', 'device') as is_thing, min(s.from_time) as begins, max(s.to_time) as ends
      from booking.claims k join booking.slots s on s.slot_id = k.slot_id join booking.doctors d on d.id = s.doctor_id
      where k.claim_id = c.id and k.kind = 'booking' and k.stop is not null
      group by k.stop, d.id
    ) used group by stop
  ) stops)`;

/** If the time of a claim id, a hold's or a candidate's, is a visit route of several stops. */
export const isVisitRoute = (claimId: SQL): SQL => sql`exists (
  select from booking.claims stop_claim where stop_claim.claim_id = ${claimId} and stop_claim.stop is not null)`;
