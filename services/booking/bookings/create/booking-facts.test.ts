import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import {
  addClinic,
  addPackage,
  addRoster,
  openBookingWorld,
} from '../../../../tests/support/bookings/booking-world.ts';
import { generalPlans } from '../../../../tests/support/database/database.ts';
import { needs } from '../../../../tests/support/needs.ts';
import { claimOf } from '../../shared/idempotency.ts';
import { findFacts } from './booking-facts.ts';
import { claimAndLock } from './claim-and-lock.ts';

const EIGHT = '2026-11-24T00:00:00Z';
const NOW = new Date('2026-11-23T01:00:00Z');
const CALLS = 20;

describe('the facts that a booking is checked against', needs('postgres'), () => {
  test.each([1, 5])('for %i candidates is planned once, however many rows the tables have', async (people) => {
    const world = await openBookingWorld();
    const manager = await world.as('manager');
    const site = await addClinic(world.db);
    const roster = await addRoster(world.db, site, EIGHT, 4);
    const packageId = await addPackage(world.db, 15);
    const draft = await manager.newDraft();
    const held: string[] = [];
    for (let nth = 0; nth < people; nth++) {
      const { body } = await manager.post('/reservations', {
        site_id: site,
        package_id: packageId,
        calendar_ids: [roster],
        calendar_from_time: new Date(Date.parse(EIGHT) + nth * 900_000).toISOString(),
        draft_id: draft,
        candidate_index: nth,
      });
      held.push(body.reserve_id);
    }
    await world.db.execute(sql`
      insert into booking.packages select (json_populate_record(p, json_build_object('id', gen_random_uuid()))).*
      from booking.packages p, generate_series(1, 3000) where p.id = ${packageId}::uuid`);
    await world.db.execute(sql`
      with copied as (
        insert into booking.drafts select (json_populate_record(d, json_build_object('id', gen_random_uuid()))).*
        from booking.drafts d, generate_series(1, 2000) where d.id = ${draft}::uuid returning id)
      insert into booking.reservations
      select (json_populate_record(h, json_build_object('id', gen_random_uuid(), 'draft_id', copied.id))).*
      from booking.reservations h, copied where h.id = ${held[0]}::uuid`);
    await world.db.execute(sql`analyze booking.packages, booking.reservations, booking.drafts`);
    const candidates = held.map((reserve_id) => ({ package_id: packageId, reserve_id }));
    const header = { org_id: manager.orgId, contact_email: 'priya.raman@redgum.example', service_type: 'pem' };
    const body = { draft_id: draft, header, candidates } as unknown as Parameters<typeof findFacts>[2];
    const general = await world.db.transaction(async (tx) => {
      for (let call = 0; call < CALLS; call++) {
        expect(await claimAndLock(tx, claimOf(manager.accountId, `planned-once-${call}`, body, NOW), body)).toBe(true);
        expect((await findFacts(tx, manager.accountId, body, NOW)).holds).toHaveLength(people);
      }
      return [await generalPlans(tx, 'booking_lock_facts'), await generalPlans(tx, 'booking_facts')];
    });
    await world.close();
    // PostgreSQL looks at the values of the first five.
    expect(Math.min(...general)).toBeGreaterThanOrEqual(CALLS - 5);
  });
});
