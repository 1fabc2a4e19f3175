import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { type Bench, book, openBench } from '../../../../tests/support/bookings/booked-crew.ts';
import { addPackage, type Client, openBookingWorld } from '../../../../tests/support/bookings/booking-world.ts';

let manager: Client;
let bench: Bench;

const world = await openBookingWorld();
afterAll(() => world.close());
beforeEach(async () => {
  world.clock.set('2026-11-23T01:00:00Z');
  manager = await world.as('manager');
  bench = await openBench(world);
});

const lastOf = async (client = manager, type = 'pem') =>
  (await client.get(`/last-booking?service_type=${type}`)).body.last;

test('[wizard.defaults] the defaults are the account’s last booking: addresses, order, clinics and package; of one type, and of this account alone', async () => {
  await book(manager, bench, [0, 2]);
  expect(await lastOf()).toMatchObject({
    subsidiary: null,
    result_email: 'results@redgum.example',
    invoice_email: 'accounts@redgum.example',
    po_number: '',
    place: { site_ids: [bench.site] },
    package: { package_id: bench.medical, minutes: 30 },
  });
  expect(await lastOf(manager, 'fit_test')).toBeNull();
  expect(await lastOf(await world.as('coralbay'))).toBeNull();
});

test('[wizard.defaults] a clinic or package that is no longer offered is left out', async () => {
  await book(manager, bench, [0]);
  await world.db.execute(sql`update booking.clinics set is_active = false where id = ${bench.site}::uuid`);
  await world.db.execute(sql`update booking.packages set is_active = false where id = ${bench.medical}::uuid`);
  const last = await lastOf();
  expect(last).toMatchObject({ place: null, package: null });
  expect(JSON.stringify(last.usual_packages)).not.toContain(bench.medical);
});

test('[wizard.usual-package] a position’s usual package is the one that most of the account’s candidates had', async () => {
  const other = await addPackage(world.db, 30);
  await book(manager, bench, [0, 2], { candidate_position: 'Scaffolder' });
  await book(manager, { ...bench, medical: other }, [4], { candidate_position: ' scaffolder ' });
  const usual = (await lastOf()).usual_packages.filter(({ position }: { position: string }) =>
    /scaffolder/i.test(position),
  );
  expect(usual).toEqual([{ position: 'Scaffolder', package: expect.objectContaining({ package_id: bench.medical }) }]);
});

test('[wizard.lately-used] packages and clinics that the account booked lately come first, the last one first', async () => {
  const other = await addPackage(world.db, 30);
  world.clock.pass(60_000);
  await book(manager, { ...bench, medical: other }, [4]);
  world.clock.pass(60_000);
  await book(manager, bench, [0]);
  const query = 'page_size=1000&recent_first=true';
  const { data } = (await manager.get(`/bookable-packages?service_type=pem&${query}`)).body;
  expect(data.slice(0, 2).map(({ package_id }: { package_id: string }) => package_id)).toEqual([bench.medical, other]);
  const { sites } = (await manager.get(`/bookable-clinic-sites?${query}`)).body;
  expect(sites[0].uuid).toBe(bench.site);
});
