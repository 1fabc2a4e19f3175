import { sql } from 'drizzle-orm';
import type { ServiceKind } from '../../../../machines/rules/booking/day-limits.ts';
import type { Caller } from '../../../access/caller.ts';
import { fail, notFound } from '../../../base/errors.ts';
import type { Database } from '../../../database/database.ts';
import { offeredTo } from '../../catalogue/packages/offered-to.ts';
import { isRoutedPackage } from '../../catalogue/visit-routes/routed-package.ts';
import { type ClinicDays, QUARTER_MS } from '../../scheduling/slots/availability.ts';
import { SLOT_MINUTES } from '../../scheduling/slots/claims.ts';
import { forService } from '../../scheduling/slots/day-limits.ts';
import { clinicsWithStops, quarterText } from '../../scheduling/slots/time-slots.ts';
import { clockIn } from '../../scheduling/slots/zone-days.ts';
import { type DayPart, type GroupPlan, type GroupSearch, planGroup } from './group-plan.ts';
import { newEffort, oneDoctorsStop } from './group-visits.ts';

const DAY_MS = 86_400_000;
const LEAD_MS = 300_000;
/** The first and two more to choose from. */
const PROPOSALS = 3;
const MOST_DAYS = 31;

export interface GroupQuestion {
  /** One for each candidate, in their order. */
  readonly packageIds: readonly string[];
  readonly siteIds: readonly string[];
  readonly fromDay: string;
  readonly toDay: string;
  readonly part: DayPart;
  readonly draftId: string | null;
  readonly orgId: string;
  readonly now: Date;
}

/** Clinics and times at which all candidates fit, earliest first; without any, how many would. */
export async function groupTimes(db: Database, question: GroupQuestion, { isProvider }: Pick<Caller, 'isProvider'>) {
  const { packageIds, siteIds, fromDay, toDay, part, now } = question;
  requireDays(question);
  const { lengths, routedIds, serviceType } = await packagesOf(db, question, isProvider);
  // A day of the clinic's own calendar begins and ends up to half a day away from one in UTC.
  const [from, to] = [new Date(Date.parse(fromDay) - DAY_MS / 2), new Date(Date.parse(toDay) + (3 * DAY_MS) / 2)];
  const { clinics: found, stopsOf } = await clinicsWithStops(db, { siteIds, from, to, now }, routedIds);
  const clinics = siteIds
    .map((siteId) => found.get(siteId) ?? notFound('Site'))
    .map((clinic) => ({ ...clinic, rosters: clinic.rosters.map((roster) => forService(roster, serviceType)) }));
  const firstQuarter = Math.ceil((now.getTime() + LEAD_MS) / QUARTER_MS);
  const oneDoctors = new Map(lengths.map((length) => [length, oneDoctorsStop(length)]));
  const seats = lengths.map((length, nth) => ({
    stops: stopsOf.get(packageIds[nth] ?? '') ?? oneDoctors.get(length) ?? [],
    from: null,
  }));
  const search = {
    lengths,
    fromDay,
    toDay,
    part,
    firstQuarter,
    ...(stopsOf.size > 0 && { seats, effort: newEffort() }),
  };
  const plans = planGroup(clinics, search, PROPOSALS);
  return { proposals: plans.map(toProposal), ...(plans.length === 0 && { why_not: whyNone(clinics, search) }) };
}

function requireDays({ fromDay, toDay }: GroupQuestion): void {
  const days = (Date.parse(toDay) - Date.parse(fromDay)) / DAY_MS;
  if (days < 0) fail('INVALID', 'The window ends before it starts.', { field: 'to_date' });
  if (days >= MOST_DAYS) fail('INVALID', `The window must not be longer than ${MOST_DAYS} days.`, { field: 'to_date' });
}

/** Slots of each package, in the order asked, which packages are booked as visit routes, and the kind of visit of all of them. */
async function packagesOf(db: Database, { packageIds, draftId, orgId }: GroupQuestion, isProvider: boolean) {
  const { rows } = await db.execute<{ id: string; minutes: number; service_type: ServiceKind; is_routed: boolean }>(sql`
    select p.id, p.minutes, p.service_type, ${isRoutedPackage(sql`p.id`)} as is_routed from booking.packages p
    where p.id = any (${`{${packageIds.join(',')}}`}::uuid[]) and p.is_active
      and (p.draft_id is null or p.draft_id = ${draftId}::uuid) and (${offeredTo(sql`${orgId}::uuid`)} or ${isProvider})`);
  const minutes = new Map(rows.map((row) => [row.id, row.minutes]));
  return {
    lengths: packageIds.map((id) => Math.ceil((minutes.get(id) ?? notFound('Package')) / SLOT_MINUTES)),
    routedIds: rows.flatMap(({ id, is_routed }) => (is_routed ? id : [])),
    serviceType: rows[0]?.service_type ?? notFound('Package'),
  };
}

const toProposal = ({ clinic, day, doctors, from, to, places }: GroupPlan) => ({
  site_id: clinic.siteId,
  site_name: clinic.name,
  timezone: clinic.timeZone,
  day,
  doctors,
  calendar_from_time: quarterText(from),
  calendar_to_time: quarterText(to),
  places: places.map((place) => ({
    calendar_id: place.rosterId,
    calendar_from_time: quarterText(place.from),
    calendar_to_time: quarterText(place.to),
  })),
});

const parts = { any: '', morning: ' before 12:00', afternoon: ' after 12:00' } as const;

/** The reason why no clinic has all of them: no doctor works, or how many fit at most and where. */
function whyNone(clinics: readonly ClinicDays[], search: GroupSearch) {
  const { lengths, seats, fromDay, toDay, part } = search;
  if (clinics.every(({ bookingFree }) => bookingFree))
    return {
      code: 'BOOKING_FREE' as const,
      message: 'These clinics need no held times. Pick a time for each candidate.',
    };
  const days = clinics.flatMap(({ rosters }) => rosters.filter(({ day }) => fromDay <= day && day <= toDay));
  if (days.length === 0)
    return { code: 'NO_ROSTER' as const, message: 'No doctor works at these clinics on these days.' };
  for (let count = lengths.length - 1; count > 0; count--) {
    const [plan] = planGroup(clinics, first(search, count), 1);
    if (!plan) continue;
    const at = clockIn(new Date(plan.from * QUARTER_MS), plan.clinic.timeZone);
    const [year, month, day] = plan.day.split('-');
    const where = `${plan.clinic.name}, ${day}/${month}/${year}, ${at}`;
    // Routes are not tried in every combination.
    const none = seats ? `No times for all ${lengths.length} together were found` : `All ${lengths.length} fit nowhere`;
    const message = `${none} on these days${parts[part]}. ${count} would: ${where}.`;
    return { code: 'NO_ROOM' as const, message };
  }
  if (search.effort && search.effort.left <= 0)
    return {
      code: 'NO_ROOM' as const,
      message: `No times for all ${lengths.length} together were found. Look at fewer days or clinics.`,
    };
  const full = seats ? 'This visit has no free start' : 'Every doctor is full';
  return { code: 'FULL' as const, message: `${full} on these days${parts[part]}.` };
}

const first = (search: GroupSearch, count: number): GroupSearch => ({
  ...search,
  lengths: search.lengths.slice(0, count),
  ...(search.seats && { seats: search.seats.slice(0, count) }),
});
