import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { book, openBench } from '../../../../tests/support/bookings/booked-crew.ts';
import { openBookingWorld } from '../../../../tests/support/bookings/booking-world.ts';

const world = await openBookingWorld();
afterAll(() => world.close());

test('[bulk.files] chosen bookings say which files can be downloaded now: withdrawn ones and other companies’ cannot', async () => {
  const manager = await world.as('manager');
  const { candidates } = await book(manager, await openBench(world), [0, 4, null]);
  const add = (nth: number, name: string, withdrawn: boolean) =>
    world.db.execute(sql`
      insert into booking.consult_files (id, candidate_id, org_id, file_type, file_name, file_key, content_type, size,
        created_by, created_at, withdrawn_at)
      values (${randomUUID()}::uuid, ${candidates[nth]}::uuid, ${manager.orgId}::uuid, 'medical_report', ${name}, ${name},
        'application/pdf', 9, ${manager.accountId}::uuid, now(), ${withdrawn ? sql`now()` : sql`null`})`);
  await add(0, 'Report.pdf', false);
  await add(0, 'Audiogram.pdf', false);
  await add(1, 'Wrong.pdf', true);
  const query = candidates.map((id) => `candidate_ids=${id}`).join('&');
  const { body } = await manager.get(`/result-files?${query}`);
  expect(body.candidates.map((one: { candidate_name: string }) => one.candidate_name)).toEqual([
    'Liam O’Connor',
    'Mei Chen',
    'Aroha Tane',
  ]);
  const names = body.candidates.map(({ files }: { files: { file_name: string }[] }) =>
    files.map(({ file_name }) => file_name),
  );
  expect(names).toEqual([['Report.pdf', 'Audiogram.pdf'], [], []]);
  expect((await (await world.as('coralbay')).get(`/result-files?${query}`)).status).toBe(404);
});
