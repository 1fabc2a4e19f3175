import { type SQL, sql } from 'drizzle-orm';
import { MOST_TRAVEL_MINUTES } from '../../../../machines/rules/booking/travel-time.ts';
import { stillClaimed } from '../slots/claims.ts';
import { workedTimes } from './worked-times.ts';

/** A clinic at which a resource works too near in time; `minutes` of travel are missing, or null where the hours overlap. */
export interface Elsewhere {
  readonly name: string;
  readonly minutes: number | null;
}

const minutesSql = (count: SQL): SQL => sql`${count} * interval '1 minute'`;

const widened = (periods: SQL, minutes: SQL): SQL => sql`(
  select range_agg(tstzrange(lower(period) - ${minutesSql(minutes)}, upper(period) + ${minutesSql(minutes)})) from unnest(${periods}) period)`;

/**
 * `Elsewhere` of a resource that is to be at a clinic for some periods, as JSON; null where nothing is in the way. The travel time
 * between two clinics is the longer one of theirs.
 * @param travel minutes of the clinic
 * @param now periods that are over then need no travel time
 */
export const elsewhereSql = (wanted: { doctor: SQL; clinic: SQL; travel: SQL; periods: SQL; now?: SQL }): SQL => sql`(
  select json_build_object('name', c.name,
    'minutes', case when not ${workedTimes} && ${wanted.periods} then greatest(c.travel_minutes, ${wanted.travel}) end)
  from booking.rosters r join booking.clinics c on c.id = r.clinic_id
  where r.doctor_id = ${wanted.doctor} and r.clinic_id <> ${wanted.clinic}
    and ${workedTimes} && ${widened(wanted.periods, sql.raw(String(MOST_TRAVEL_MINUTES)))}
    and ${workedTimes} && case when upper(${wanted.periods}) > ${wanted.now ?? sql`'-infinity'`}
      then ${widened(wanted.periods, sql`greatest(c.travel_minutes, ${wanted.travel})`)} else ${wanted.periods} end
  order by r.from_time limit 1)`;

/** Such as 'Works at Perth – Belmont at that time on 07/12/2026.' */
export const elsewhereMessage = ({ name, minutes }: Elsewhere, who: string, shownDay: string): string =>
  minutes === null
    ? `${who} at ${name} at that time on ${shownDay}.`
    : `${who} at ${name} on ${shownDay}, which leaves less than ${minutes} minutes to travel.`;

/** Some clinic has a travel time: without one nothing else is looked at. */
const isTravelled = sql`(select exists (select from booking.clinics where travel_minutes > 0))`;

/**
 * Positions of a roster's slots at which its resource would be on the way to or from what is booked or held at another clinic.
 * `own` is a claim that does not count.
 */
export const travelPositions = (roster: SQL, { own, now }: { own: SQL; now: SQL }): SQL => sql`
  select mine.position from booking.rosters here join booking.clinics site on site.id = here.clinic_id
    join booking.rosters away on away.doctor_id = here.doctor_id and away.clinic_id <> here.clinic_id and away.day = here.day
    join booking.clinics there on there.id = away.clinic_id
    join booking.claims c on c.roster_id = away.id and ${stillClaimed(now)} and c.claim_id is distinct from ${own}
    join booking.slots taken on taken.slot_id = c.slot_id
    join booking.slots mine on mine.roster_id = here.id
      and mine.from_time < taken.to_time + ${minutesSql(sql`greatest(site.travel_minutes, there.travel_minutes)`)}
      and mine.to_time > taken.from_time - ${minutesSql(sql`greatest(site.travel_minutes, there.travel_minutes)`)}
  where ${isTravelled} and here.id = ${roster}`;
