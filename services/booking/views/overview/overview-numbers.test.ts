import { readdir, readFile } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { defined } from '../../../../machines/lib/assert-defined.ts';
import { type OverviewView, overviewFilter, PENDING_AGES } from '../../../../machines/rules/booking/overview-views.ts';
import { book } from '../../../../tests/support/bookings/booked.ts';
import {
  addClinic,
  addPackage,
  addRoster,
  MONDAY,
  openBookingWorld,
} from '../../../../tests/support/bookings/booking-world.ts';
import { addListed } from '../../../../tests/support/bookings/listed-booking.ts';
import { toRest } from '../../../shared/http/rest-names.ts';
import { listFilterNames } from '../../shared/booking.names.ts';

let index = 0;

const world = await openBookingWorld();
const manager = await world.as('manager');
const perth = await addClinic(world.db, { name: 'Perth' });
const darwin = await addClinic(world.db, { name: 'Darwin', state: 'NT', timezone: 'Australia/Darwin' });
await addClinic(world.db, { name: 'Nothing yet' });
const medical = await addPackage(world.db, 30);
const add = (site: string, status: string, when: { appointment?: string; createdAt?: string }) =>
  addListed(world.db, { site, medical, index: index++ }, { client: manager, status, ...when });
// It is Monday 23/11/2026, 09:00 in Perth. A booking made late on Saturday there was made two days ago.
for (const [createdAt, site] of [
  ['2026-11-23T00:30:00Z', perth],
  ['2026-11-21T16:00:00Z', perth],
  ['2026-11-21T15:59:00Z', darwin],
  ['2026-11-20T01:00:00Z', perth],

  ['2026-11-16T01:00:00Z', perth],
  ['2026-11-15T01:00:00Z', perth],
  ['2026-01-15T01:00:00Z', darwin],
] as [string, string][])
  await add(site, 'Pending', { createdAt });
for (const [status, day, site] of [
  ['Did Not Attend', '2026-11-20', perth],
  ['Did Not Attend', '2026-11-20', darwin],
  ['Did Not Attend', '2026-11-01', perth],
  ['Completed', '2026-11-19', perth],

  ['Completed', '2026-11-18', perth],
  ['Pending Bloods', '2026-11-19', perth],
  ['Worker to Return', '2026-11-19', perth],
  ['Cancelled', '2026-11-19', perth],

  ['Confirmed', '2026-11-20', perth],
  ['Completed', '2026-11-10', darwin],
] as [string, string, string][])
  await add(site, status, { appointment: `${day}T08:00:00+08:00` });
await world.db.execute(sql`
    update booking.candidates set attended_at = appointment_time, completed_at = appointment_time
      + case when appointment_time < '2026-11-19' then interval '60 hours' else interval '20 hours' end
    where status = 'Completed'`);
afterAll(() => world.close());

interface Numbers {
  site_id: string;
  site_name: string;
  pending: number[];
  missed: number;
  expected: number;
  completed: number;
  median_hours: number | null;
  of_90_hours: number | null;
}
const numbersOf = async (query: string): Promise<{ today: string; all: Numbers; clinics: Numbers[] }> =>
  (await (await world.as('admin')).get(`/overview/numbers?${query}`)).body;

/** The list's count under a view's own filter. */
async function listed(view: OverviewView, days: number, site: string): Promise<number> {
  const fields = Object.entries(toRest(listFilterNames, overviewFilter(view, { today: MONDAY, days, site }))).flatMap(
    ([name, value]) => [value].flat().map((one): [string, string] => [name, one]),
  );
  const query = new URLSearchParams([...fields.filter(([, one]) => one !== ''), ['is_count', 'true']]);
  return (await (await world.as('admin')).get(`/bookings?${query}`)).body.total;
}

test('[overview.numbers] pending by age and who did not come, of all and by clinic, with the time from examined to results', async () => {
  const { today, all, clinics } = await numbersOf('days=14');
  expect(today).toBe(MONDAY);
  expect(all).toEqual({
    pending: [2, 2, 1, 2],
    missed: 2,
    expected: 7,
    completed: 3,
    median_hours: 60,
    of_90_hours: 60,
  });
  expect(clinics.map(({ site_name }) => site_name)).toEqual(['Darwin', 'Perth']);
  expect(clinics[0]).toMatchObject({ pending: [0, 1, 0, 1], missed: 1, expected: 2, completed: 1, median_hours: 60 });
  expect(clinics[1]).toMatchObject({ pending: [2, 1, 1, 1], missed: 1, expected: 5, completed: 2, median_hours: 40 });
  expect((await numbersOf('days=30')).all).toMatchObject({ missed: 3, expected: 8 });
  expect(await numbersOf(`days=14&site_id=${darwin}`)).toMatchObject({
    all: { pending: [0, 1, 0, 1], missed: 1, expected: 2 },
    clinics: [{ site_name: 'Darwin' }],
  });
});

test('[overview.numbers] every number is what the booking list shows under the filter that it leads to', async () => {
  for (const days of [14, 30]) {
    const { all, clinics } = await numbersOf(`days=${days}`);
    for (const { site_id = '', pending, missed, expected, completed } of [all, ...clinics]) {
      for (const [age, view] of PENDING_AGES.entries()) expect(await listed(view, days, site_id)).toBe(pending[age]);
      expect(await listed('pending', days, site_id)).toBe(pending.reduce((sum, one) => sum + one, 0));
      expect(await listed('missed', days, site_id)).toBe(missed);
      expect(await listed('expected', days, site_id)).toBe(expected);
      expect(await listed('completed', days, site_id)).toBe(completed);
    }
  }
});

test('[overview.numbers] a visit is timed from the first status after the examination to Completed', async () => {
  const from = `${MONDAY}T02:00:00Z`;
  const site = await addClinic(world.db, { name: 'Hobart', state: 'TAS', timezone: 'Australia/Hobart' });
  const roster = await addRoster(world.db, site, from, 1);
  const { candidateId } = await book(manager, { site, packageId: medical, at: { roster, from } });
  for (const [at, status] of [
    [`${MONDAY}T02:05:00Z`, 'Arrived'],
    [`${MONDAY}T02:10:00Z`, 'In Progress'],
    [`${MONDAY}T02:40:00Z`, 'Pending Bloods'],
    ['2026-11-24T00:00:00Z', 'Preparing Report'],
    ['2026-11-24T04:40:00Z', 'Completed'],
  ] as const) {
    world.clock.set(at);
    const admin = await world.as('admin');
    expect((await admin.put('/statuses', { candidate_ids: [candidateId], status })).status, status).toBe(200);
  }
  expect((await numbersOf(`days=14&site_id=${site}`)).all).toMatchObject({
    missed: 0,
    expected: 1,
    completed: 1,
    median_hours: 26,
    of_90_hours: 26,
  });

  // Events from before the columns were there are read from the audit.
  const times = async () =>
    (
      await world.db.execute(
        sql`select attended_at, completed_at from booking.candidates where id = ${candidateId}::uuid`,
      )
    ).rows;
  const written = await times();
  await world.db.execute(
    sql`update booking.candidates set attended_at = null, completed_at = null where id = ${candidateId}::uuid`,
  );
  const folder = new URL('../../../database/migrations/', import.meta.url);
  const name = defined((await readdir(folder)).find((file) => file.endsWith('_overview.sql')));
  const migration = await readFile(new URL(name, folder), 'utf8');
  await world.db.execute(sql.raw(defined(migration.split('--> statement-breakpoint').at(-1))));
  expect(await times()).toEqual(written);
});
