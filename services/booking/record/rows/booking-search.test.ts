import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { defined } from '../../../../machines/lib/assert-defined.ts';
import {
  addClinic,
  addPackage,
  type BookingWorld,
  type Client,
  openBookingWorld,
} from '../../../../tests/support/bookings/booking-world.ts';
import { addListed, type Listed } from '../../../../tests/support/bookings/listed-booking.ts';

let world: BookingWorld;
let admin: Client;
let manager: Client;
let coralBay: Client;
let site: string;
let medical: string;
let count = 0;

const add = (listed: Listed) => addListed(world.db, { site, medical, index: count++ }, listed);

beforeAll(async () => {
  world = await openBookingWorld();
  [admin, manager, coralBay] = [await world.as('admin'), await world.as('manager'), await world.as('coralbay')];
  [site, medical] = [await addClinic(world.db, { name: 'Hay Street' }), await addPackage(world.db, 30)];
});
afterAll(() => world.close());

async function idsOf(query: Record<string, string>, client = manager) {
  const { body } = await client.get(`/bookings?${new URLSearchParams({ page_size: '100', ...query })}`);
  return body.bookings.map((row: { candidate_id: string }) => row.candidate_id);
}

test.each([
  ['Ngāti Kahu', ['Ngati', 'ngāti kahu', 'KAHU NGATI']],
  ['Amelia O’Brien', ['obrien', "O'Brien", 'o’brien amelia', 'OʼBrien', 'O\u00B4Brien']],
  ["Liam O'Connor", ['O’Connor', 'oconnor liam']],
  ['Jörg Müller', ['muller', 'müller jorg', 'Mu\u0308ller']],
  ['Tom  Hart', ['hart tom', 'Hart, Tom', 'tom hart', '\u202Atom hart\u202C']],
  ['Anne-Marie Groß', ['anne marie', 'gross, anne-marie']],
])('[search.folded] %s is found however the name is written', async (name, searches) => {
  const id = await add({ client: manager, name });
  for (const search of searches) {
    expect(await idsOf({ search }), search).toEqual([id]);
    expect(await idsOf({ candidate_name: search }), search).toEqual([id]);
  }
  expect(await idsOf({ search: `${searches[0]} zzz` })).toEqual([]);
});

test('a reference is found with its hyphen, with a blank, and with neither', async () => {
  const id = await add({ client: manager, name: 'Reference Holder', phone: '+61 491 570 156' });
  await world.db.execute(sql`update booking.candidates set reference = 'PF-205110' where id = ${id}::uuid`);
  for (const search of ['PF-205110', 'pf 205110', 'pf205110', '205110'])
    expect(await idsOf({ search }), search).toEqual([id]);
  // Digits of the phone are no reference.
  expect(await idsOf({ search: 'pf 570156' })).toEqual([]);
});

test('a phone is found however it was typed', async () => {
  const id = await add({ client: manager, name: 'Phone Holder', phone: '+61 491 577 644' });
  const typed = ['+61 (0)491 577 644', '0061 491 577 644', '61491577644', 'tel:0491577644', '\u202A0491 577 644\u202C'];
  for (const search of [...typed, 'holder 0491 577 644', '０４９１ 577']) {
    expect(await idsOf({ search }), search).toEqual([id]);
  }
  for (const phone of typed) expect(await idsOf({ phone }), phone).toEqual([id]);
});

test('a date of birth is found however it was typed', async () => {
  const id = await add({ client: manager, name: 'Birthday Holder' });
  await world.db.execute(sql`update booking.candidates set candidate_dob = '1987-02-09' where id = ${id}::uuid`);
  for (const search of ['09/02/1987', '9/2/1987', '9-2-1987', '1987-02-09', 'holder 9/2/1987'])
    expect(await idsOf({ search }), search).toEqual([id]);
});

test('a search for a clinic’s name finds it as the place of the time and as the preferred one, and counts each candidate once', async () => {
  const there = await addClinic(world.db, { name: 'Kalgoorlie – Hannan Street' });
  const timed = await add({
    client: coralBay,
    name: 'Has Time',
    status: 'Confirmed',
    appointment: '2026-12-01T02:00:00Z',
  });
  const waiting = await add({ client: coralBay, name: 'Still Waits' });
  const named = await add({ client: coralBay, name: 'Hannan Street' });
  await world.db.execute(sql`
    update booking.candidates set clinic_id = ${there}::uuid where id in (${timed}::uuid, ${named}::uuid)`);
  await world.db.execute(sql`
    update booking.candidates set clinic_id = null, preferred_site_id = ${there}::uuid where id = ${waiting}::uuid`);
  for (const client of [coralBay, admin]) {
    const found = await idsOf({ search: 'hannan street' }, client);
    expect(found.toSorted()).toEqual([timed, waiting, named].toSorted());
    const { body } = await client.get('/bookings?search=street, hannan&is_count=true');
    expect(body.total).toBe(3);
  }
  expect(await idsOf({ search: 'hannan street' }, manager)).toEqual([]);
});

test('companies are found by their words in any order', async () => {
  const { rows } = await world.db.execute<{ name: string }>(
    sql`select company_name as name from companies.organisations where id = ${coralBay.orgId}::uuid`,
  );
  const [first = '', second = ''] = defined(rows[0]).name.split(' ');
  expect((await idsOf({ search: `${second}, ${first}` }, admin)).length).toBeGreaterThan(2);
});
