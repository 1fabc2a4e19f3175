import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import {
  addClinic,
  addPackage,
  type Client,
  openBookingWorld,
} from '../../../../tests/support/bookings/booking-world.ts';
import { addListed } from '../../../../tests/support/bookings/listed-booking.ts';

const world = await openBookingWorld();
afterAll(() => world.close());
const [manager, booker] = [await world.as('manager'), await world.as('booker')];
const [coralBay, admin] = [await world.as('coralbay'), await world.as('admin')];
const place = { site: await addClinic(world.db), medical: await addPackage(world.db, 30) };
let index = 0;
const add = (client: Client, name: string, appointment: string, status = 'Confirmed') =>
  addListed(world.db, { ...place, index: index++ }, { client, name, status, appointment });
await add(manager, 'Liam O’Connor', '2026-11-25T08:00+08:00');
await add(manager, 'Mia Cancelled', '2026-11-25T08:00+08:00', 'Cancelled');
await add(coralBay, 'Ann Elsewhere', '2026-11-25T08:00+08:00');
await world.db.execute(sql`update booking.candidates set appointment_end = appointment_time + interval '30 minutes'`);
const { rows } = await world.db.execute<{ dob: string; reference: string }>(sql`
  select candidate_dob::text as dob, reference from booking.candidates where candidate_name = 'Liam O’Connor'`);
const { dob, reference } = rows[0] as { dob: string; reference: string };

/** At the clinic’s clock, on the day of the others. */
const asks = (candidate_name: string, from: string, to: string, candidate_dob = dob) => ({
  candidate_name,
  candidate_dob,
  from_time: `2026-11-25T${from}:00+08:00`,
  to_time: `2026-11-25T${to}:00+08:00`,
});
const overlapsOf = async (client: Client, people: object[], org?: string) =>
  (await client.post('/overlapping-appointments', { people, ...(org && { org }) })).body.overlaps;

test('[wizard.conflicts] a person who has another appointment at the same time is named with its reference, whatever the case of the name', async () => {
  const people = [asks('Nobody Else', '08:00', '08:30'), asks('liam o’connor', '08:15', '09:00')];
  expect(await overlapsOf(manager, people)).toEqual([
    {
      person: 1,
      reference,
      site_name: expect.stringContaining('Perth'),
      site_tz: 'Australia/Perth',
      appointment_time: '2026-11-25T00:00:00Z',
    },
  ]);
});

test('[wizard.conflicts] a time right after, another date of birth and a cancelled appointment are no overlap', async () => {
  const person = 'Liam O’Connor';
  expect(
    await overlapsOf(manager, [
      asks(person, '08:30', '09:00'),
      asks(person, '07:30', '08:00'),
      asks(person, '08:00', '08:30', '1970-01-01'),
      asks('Mia Cancelled', '08:00', '08:30'),
    ]),
  ).toEqual([]);
});

test('[wizard.conflicts] another company’s appointments are not named, and with my_bookings alone none of other people’s', async () => {
  const [liam, ann] = [asks('Liam O’Connor', '08:00', '08:30'), asks('Ann Elsewhere', '08:00', '08:30')];
  expect(await overlapsOf(manager, [ann])).toEqual([]);
  expect(await overlapsOf(booker, [liam])).toEqual([]);
  expect((await manager.post('/overlapping-appointments', { people: [ann], org: coralBay.orgId })).status).toBe(404);
  expect(await overlapsOf(admin, [ann], coralBay.orgId)).toHaveLength(1);
});

test('[audit.reads] each named appointment is recorded with its reader, and an empty answer is not', async () => {
  const readersOf = async (name: string) => {
    const { rows } = await world.db.execute<{ by: string }>(sql`
      select distinct e.account_id as by from audit.entries e, booking.candidates c
      where e.action = 'overlaps.read' and c.id = any (e.candidate_ids) and c.candidate_name = ${name}`);
    return rows.map(({ by }) => by);
  };
  await overlapsOf(manager, [asks('Liam O’Connor', '08:00', '08:30')]);
  await overlapsOf(coralBay, [asks('Liam O’Connor', '08:00', '08:30')]);
  expect(await readersOf('Liam O’Connor')).toEqual([manager.accountId]);
});
