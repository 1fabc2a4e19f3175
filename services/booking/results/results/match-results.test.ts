import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { openBookingWorld } from '../../../../tests/support/bookings/booking-world.ts';
import { addExamined } from '../../../../tests/support/bookings/consult-world.ts';

/** Two of one booking, and a namesake of another company who came earlier. */
const world = await openBookingWorld();
const admin = await world.as('admin');
const [manager, coralbay] = [await world.as('manager'), await world.as('coralbay')];
const set = (id: string, values: { name: string; reference: string; daysAgo: number; status: string }) =>
  world.db.execute(sql`
      update booking.candidates set candidate_name = ${values.name}, reference = ${values.reference},
        status = ${values.status}, appointment_time = ${world.clock.now().toISOString()}::timestamptz - ${values.daysAgo} * interval '1 day'
      where id = ${id}::uuid`);
const [liam, mia, namesake] = [
  await addExamined(world.db, world.deps.files, manager),
  await addExamined(world.db, world.deps.files, manager),
  await addExamined(world.db, world.deps.files, coralbay),
];
await world.db.execute(sql`
    update booking.bookings set reference = 'PF-900001' where id = ${liam.bookingId}::uuid`);
await world.db.execute(sql`
    update booking.candidates set booking_id = ${liam.bookingId}::uuid, candidate_index = 1 where id = ${mia.candidateId}::uuid`);
await set(liam.candidateId, { name: 'Liam O’Connor', reference: 'PF-900001', daysAgo: 2, status: 'Attended' });
await set(mia.candidateId, { name: 'Mia Walker', reference: 'PF-900001', daysAgo: 2, status: 'Confirmed' });
await set(namesake.candidateId, { name: 'Mia Walker', reference: 'PF-900002', daysAgo: 20, status: 'Completed' });
afterAll(() => world.close());

async function match(...files: { name: string; size?: number; search?: string }[]) {
  const { status, body } = await admin.post('/results/match', {
    files: files.map(({ name, size = 10, search = '' }) => ({ name, size, search })),
  });
  expect(status).toBe(200);
  return body.files.map(({ candidates }: { candidates: { candidate_name: string; reference: string }[] }) =>
    candidates.map(({ candidate_name, reference }) => `${candidate_name} ${reference}`),
  );
}

test('[results.match] the reference finds the booking; a name beside it finds the person of it', async () => {
  expect(
    await match(
      { name: 'PF-900001 report.pdf' },
      { name: 'pf900001_walker_mia.pdf' },
      { name: "PF-900001 O'Connor Liam.pdf" },
      { name: 'PF-999999.pdf' },
    ),
  ).toEqual([
    ['Liam O’Connor PF-900001', 'Mia Walker PF-900001'],
    ['Mia Walker PF-900001'],
    ['Liam O’Connor PF-900001'],
    [],
  ]);
});

test('[results.match] without a reference the name finds everybody of that name who came lately, the last first', async () => {
  expect(await match({ name: 'Walker, Mia audiogram.pdf' }, { name: 'scan 12.pdf' })).toEqual([
    ['Mia Walker PF-900001', 'Mia Walker PF-900002'],
    [],
  ]);
  expect(await match({ name: 'scan 12.pdf', search: 'Mia Walker' })).toEqual([
    ['Mia Walker PF-900001', 'Mia Walker PF-900002'],
  ]);
});

test('[results.match] a name that is not the reference’s is answered beside it, whenever that person comes', async () => {
  await set(namesake.candidateId, { name: 'Ada Novak', reference: 'PF-900002', daysAgo: -3, status: 'Confirmed' });
  expect(
    await match(
      { name: 'PF-900001 Ada Novak report.pdf' },
      { name: 'PF-900001 Mia Walker and Ada Novak.pdf' },
      { name: 'PF-999999 Ada Novak.pdf' },
    ),
  ).toEqual([['Ada Novak PF-900002', 'Liam O’Connor PF-900001', 'Mia Walker PF-900001'], ['Mia Walker PF-900001'], []]);
  const { body } = await admin.post('/results/match', {
    files: [{ name: 'PF-900001 Ada Novak.pdf', size: 1, search: '' }],
  });
  const toCome = body.files[0].candidates.map(({ is_to_come: is }: { is_to_come: boolean }) => is);
  expect(toCome).toEqual([true, false, false]);
  await set(namesake.candidateId, { name: 'Mia Walker', reference: 'PF-900002', daysAgo: 20, status: 'Completed' });
});

test('[results.match] it says who can be Completed, and which file is stored already', async () => {
  const { rows } = await world.db.execute<{ name: string; size: number }>(sql`
    select f.file_name as name, f.size from booking.consult_files f join booking.candidates c on c.id = f.candidate_id
    where c.candidate_name = 'Liam O’Connor' limit 1`);
  const [stored] = rows;
  const files = [
    { ...stored, search: 'PF-900001 Liam O’Connor' },
    { ...stored, size: 1, search: 'PF-900001 Mia Walker' },
  ];
  const { body } = await admin.post('/results/match', { files });
  expect(body.files[0].candidates).toMatchObject([{ can_complete: true, is_stored: true, status: 'Attended' }]);
  expect(body.files[1].candidates).toMatchObject([{ can_complete: false, is_stored: false, status: 'Confirmed' }]);
});

test('whom it showed is written down, and a client’s people may not ask', async () => {
  await match({ name: 'PF-900001.pdf' });
  const { rows } = await world.db.execute<{ ids: number }>(sql`
    select cardinality(candidate_ids) as ids from audit.entries where action = 'results.matched' order by at desc limit 1`);
  expect(rows).toEqual([{ ids: 2 }]);
  const asked = await (await world.as('manager')).post('/results/match', {
    files: [{ name: 'PF-900001.pdf', size: 1, search: '' }],
  });
  expect(asked.status).toBe(403);
});
