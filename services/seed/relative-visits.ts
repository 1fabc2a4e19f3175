import { sql } from 'drizzle-orm';
import { dayIn } from '../../machines/rules/calendar/dates.ts';
import { isoSql } from '../base/iso-time.ts';
import { QUARTER_MS } from '../booking/scheduling/slots/availability.ts';
import { findClinics } from '../booking/scheduling/slots/time-slots.ts';
import { isVisitRoute, visitStops } from '../booking/scheduling/slots/visit-claims.ts';
import { routeSlots } from '../booking/scheduling/visit-routes/route-slots.ts';
import { visitPlanner } from '../booking/scheduling/visit-routes/visit-planner.ts';
import { dayResources, LONGEST_WAIT } from '../booking/scheduling/visit-routes/visit-starts.ts';
import type { Database } from '../database/database.ts';
import { random } from './random.ts';
import { writePlan } from './relative-bookings.ts';
import type { RelativeData } from './relative-run.ts';
import { findCompanies } from './relative-sources.ts';
import { demoStatuses } from './relative-status.ts';
import { VISIT_PACKAGE, visitClinics } from './visit-clinics.ts';

const DAY_MS = 86_400_000;
const SEED = 20_261_129;
const DAYS_AHEAD = 3;
/** A visit is looked for over two hours. */
const SLOTS_TRIED = 8;

/** Positions of a day, in slots, from which on a visit is looked for. */
const usualStarts = [0, 4, 10, 16, 22];

interface Site extends Record<string, unknown> {
  readonly id: string;
  readonly site_name: string;
  readonly state: string;
  readonly timezone: string;
}

/** People on a visit route: today over the whole day, one of them now, and some on the next days. */
export async function seedVisits({ db, signal }: Pick<RelativeData, 'db' | 'signal'>, now: Date): Promise<void> {
  const { rows: sites } = await db.execute<Site>(
    sql`select id, name as site_name, state, timezone from booking.clinics
      where number in (${sql.join(Object.keys(visitClinics).map(Number), sql`, `)}) order by number`,
  );
  const { rows: packages } = await db.execute<{ id: string; minutes: number; price_cents: number | null }>(
    sql`select id, minutes, (select cents from booking.package_prices where package_id = p.id limit 1) as price_cents
      from booking.packages p where name = ${VISIT_PACKAGE} and org_id is null`,
  );
  const [company, visit] = [(await findCompanies(db))[0], packages[0]];
  if (!company || !visit) return;
  const roll = random(SEED);
  const luck = { roll, now, statusOf: demoStatuses(now, roll) };
  for (const site of sites) {
    for (let ahead = 0; ahead <= DAYS_AHEAD; ahead++) {
      const at = new Date(now.getTime() + ahead * DAY_MS);
      const current = ahead === 0 ? [now.getTime()] : [];
      for (const earliest of [...current, ...usualStarts]) {
        signal?.throwIfAborted();
        const planned = await planVisit(db, { packageId: visit.id, orgId: company.id, site, at, earliest });
        if (!planned) continue;
        const { rosterId, time, stops } = planned;
        const roster = {
          ...site,
          id: rosterId,
          clinic_id: site.id,
          every_day: true,
          from_ms: time.from.getTime(),
          slots: [],
        };
        const person = { package: { ...visit, org_id: null, service_type: 'pem' as const }, roster, time };
        const createdAt = new Date(Math.min(now.getTime(), time.from.getTime()) - (1 + roll.below(9)) * DAY_MS);
        await db.transaction(async (tx) => {
          await writePlan(tx, { company, serviceType: 'pem', createdAt, people: [person] }, luck);
          await tx.execute(sql`update booking.claims c set stop = t.stop
            from json_to_recordset(${JSON.stringify(stops)}::json) as t (slot_id bigint, stop text) where c.slot_id = t.slot_id`);
        });
      }
    }
  }
  await moveOn(db, now);
}

/** Gives the people who are at a clinic the stops that are done by now, and the one that they are at. */
async function moveOn(db: Database, now: Date): Promise<void> {
  const at = sql`${now.toISOString()}::timestamptz`;
  await db.execute(sql`
    update booking.candidates c set visit_progress = (
      select jsonb_build_object('for', ${isoSql(sql`c.appointment_time`)}, 'has_left', false, 'stops', jsonb_object_agg(
        stop ->> 'name', case when (stop ->> 'to_time')::timestamptz <= ${at} then 'done'
          when (stop ->> 'from_time')::timestamptz <= ${at} then 'here' else 'expected' end))
      from json_array_elements(${visitStops}) stop)
    where c.status = 'In Progress' and ${isVisitRoute(sql`c.id`)} and c.visit_progress is null`);
}

interface WantedVisit {
  readonly packageId: string;
  readonly orgId: string;
  readonly site: Site;
  readonly at: Date;
  /** Slots after the clinic opens; an instant in milliseconds where it is the visit of just now. */
  readonly earliest: number;
}

/** The first visit of a clinic's day from then on that still fits, with its slots. */
async function planVisit(db: Database, { packageId, orgId, site, at, earliest }: WantedVisit) {
  const search = {
    packageId,
    siteIds: [site.id],
    from: at,
    to: at,
    now: at,
    candidateId: null,
    orgId,
    isProvider: true,
  };
  const { clinics, stops } = await findClinics(db, search);
  const day = dayIn(at.toISOString(), site.timezone);
  const resources = dayResources(clinics.get(site.id)?.rosters.filter((roster) => roster.day === day) ?? []);
  const opens = Math.min(...resources.map(({ startQuarter }) => startQuarter));
  const first = earliest === at.getTime() ? Math.floor(earliest / QUARTER_MS) - 1 : opens + earliest;
  if (!stops || resources.length === 0 || first < opens) return null;
  const planner = visitPlanner(stops, resources, LONGEST_WAIT);
  for (let quarter = first; quarter < first + SLOTS_TRIED; quarter++) {
    const visit = planner.planAt(quarter);
    if (!visit) continue;
    const { rosterId, to, stops: slots } = routeSlots(visit, stops, resources);
    const { rows } = await db.execute<{ slot_id: string; stop: string }>(sql`
      select s.slot_id, t.stop from json_to_recordset(${JSON.stringify(slots)}::json) as t (roster_id int, from_time timestamptz, stop text)
      join booking.slots s on s.roster_id = t.roster_id and s.from_time = t.from_time`);
    const slotIds = rows.map(({ slot_id }) => Number(slot_id));
    return { rosterId, stops: rows, time: { from: new Date(quarter * QUARTER_MS), to, slotIds } };
  }
  return null;
}
