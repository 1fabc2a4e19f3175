import { sql } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import { isRoutedPackage } from '../../catalogue/visit-routes/routed-package.ts';
import { QUARTER_MS } from '../../scheduling/slots/availability.ts';
import { findClinics } from '../../scheduling/slots/time-slots.ts';
import { bottleneckOf } from '../../scheduling/visit-routes/bottleneck.ts';
import { type CapacityQuery, resourceUse } from './capacity.ts';

/** Planning many days would keep others waiting: what is short for two weeks is short. */
const MOST_DAYS = 14;

/** The answer of getResourceCapacity. */
export async function resourceCapacity(db: Database, query: CapacityQuery) {
  const bySite = Map.groupBy(await resourceUse(db, query), ({ site_id }) => site_id);
  const clinics = [...bySite].map(([site_id, rows]) => ({
    site_id,
    site_name: rows[0]?.site_name,
    timezone: rows[0]?.timezone,
    resources: rows.map(({ kind, name, resources, open, used }) => ({ kind, name, resources, open, used })),
  }));
  const { siteId, fromDay, days } = query;
  const timeZone = clinics[0]?.timezone;
  const bottleneck = siteId && timeZone ? await clinicBottleneck(db, { siteId, timeZone }, query) : null;
  return { from_date: fromDay, days, clinics, bottleneck };
}

type Clinic = { readonly siteId: string; readonly timeZone: string };

/** Finds the kind that keeps a clinic from taking more of its most booked visit; null where one more of no kind would help. */
async function clinicBottleneck(
  db: Database,
  { siteId, timeZone }: Clinic,
  { fromDay, days, now }: Pick<CapacityQuery, 'fromDay' | 'days' | 'now'>,
) {
  const first = Temporal.PlainDate.from(fromDay);
  const startOf = (day: Temporal.PlainDate) => new Date(day.toZonedDateTime(timeZone).epochMilliseconds);
  const from = new Date(Math.max(now.getTime(), startOf(first).getTime()));
  const to = new Date(startOf(first.add({ days: Math.min(days, MOST_DAYS) })).getTime() - 1);
  const visit = await mostBookedVisit(db, { siteId, from, to });
  if (!visit || to < from) return null;
  const { clinics, stops } = await findClinics(db, {
    packageId: visit.id,
    siteIds: [siteId],
    from,
    to,
    now,
    candidateId: null,
    orgId: null,
    isProvider: true,
  });
  const rosters = clinics.get(siteId)?.rosters ?? [];
  const found =
    stops && (await bottleneckOf(stops, rosters, { first: Math.ceil(from.getTime() / QUARTER_MS), timeZone }));
  return (
    found && {
      kind: found.kind,
      names: found.names,
      full_at: found.fullAt,
      full_days: found.fullDays,
      days: found.days,
      gain: found.gain,
      package_name: visit.name,
    }
  );
}

/** The package with stops that has most appointments at the clinic then, or the first by name. */
async function mostBookedVisit(db: Database, { siteId, from, to }: { siteId: string; from: Date; to: Date }) {
  const { rows } = await db.execute<{ id: string; name: string }>(sql`
    select p.id, p.name from booking.packages p left join (
      select package_id, count(*) as visits from booking.candidates
      where clinic_id = ${siteId}::uuid and appointment_time between ${from.toISOString()}::timestamptz and ${to.toISOString()}::timestamptz
      group by package_id
    ) booked on booked.package_id = p.id
    where p.is_active and p.draft_id is null and ${isRoutedPackage(sql`p.id`)}
    order by coalesce(booked.visits, 0) desc, lower(p.name), p.id limit 1`);
  return rows[0] ?? null;
}
