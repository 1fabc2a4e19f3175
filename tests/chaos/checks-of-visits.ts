import { sql } from 'drizzle-orm';
import { routedAssessments } from '../../services/booking/catalogue/visit-routes/routed-package.ts';
import { type RoutedAssessment, stopsOf } from '../../services/booking/catalogue/visit-routes/stops-of.ts';
import { SLOT_MINUTES } from '../../services/booking/scheduling/slots/claims.ts';
import type { Database } from '../../services/database/database.ts';

interface ClaimedStop extends Record<string, unknown> {
  readonly id: string;
  readonly package_id: string;
  readonly stop: string;
  readonly slots: number;
  readonly resources: number;
}

/** Visits, booked, held or offered, that have not all of their stops, each with all of its time and resources. */
export async function halfVisits(db: Database, now: Date): Promise<string[]> {
  const { rows } = await db.execute<ClaimedStop>(sql`
    select c.claim_id::text as id, coalesce(k.package_id, h.package_id) as package_id, c.stop,
      count(distinct s.from_time)::int as slots, count(distinct c.roster_id)::int as resources
    from booking.claims c join booking.slots s on s.slot_id = c.slot_id
      left join booking.reservations h on h.id = c.claim_id
      left join booking.own_moves m on m.hold_id = c.claim_id
      left join booking.earlier_time_offers o on o.id = c.claim_id
      left join booking.candidates k on k.id = coalesce(m.candidate_id, o.candidate_id, c.claim_id)
      left join booking.bookings b on b.id = k.booking_id
    where c.stop is not null and (c.expires_at is null or c.expires_at > ${now.toISOString()}::timestamptz)
      and (k.id is null or b.po_number like 'CHAOS-%')
    group by 1, 2, 3`);
  const packages = await stopsOfPackages(db);
  return [...Map.groupBy(rows, ({ id }) => id)].flatMap(([id, claimed]) => {
    const wanted = packages.get(claimed[0]?.package_id ?? '') ?? [];
    const missing = wanted.filter(({ name, slots, needs }) => {
      const stop = claimed.find((one) => one.stop === name);
      return !stop || stop.slots < slots || stop.resources < needs.length;
    });
    return wanted.length > 0 && missing.length === 0
      ? []
      : [`visit ${id} has not all of ${missing.map(({ name }) => name)}`];
  });
}

async function stopsOfPackages(db: Database) {
  const { rows } = await db.execute<{ id: string; list: RoutedAssessment[] | null }>(sql`
    select p.id, ${routedAssessments(sql`p.id`)} as list from booking.packages p
    where p.id in (select package_id from booking.candidates union select package_id from booking.reservations)`);
  return new Map(rows.map(({ id, list }) => [id, stopsOf(list ?? [], SLOT_MINUTES)]));
}

/** Visits that were booked in the run: nothing that never happened is proven. */
export async function bookedVisits(db: Database): Promise<number> {
  const { rows } = await db.execute<{ visits: number }>(sql`
    select count(distinct c.claim_id)::int as visits from booking.claims c
      join booking.candidates k on k.id = c.claim_id join booking.bookings b on b.id = k.booking_id
    where c.stop is not null and b.po_number like 'CHAOS-%'`);
  return rows[0]?.visits ?? 0;
}
