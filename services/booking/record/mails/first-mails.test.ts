import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { book, first, mailsTo, openBench, quarter } from '../../../../tests/support/bookings/booked-crew.ts';
import { openBookingWorld } from '../../../../tests/support/bookings/booking-world.ts';

const world = await openBookingWorld();
afterAll(() => world.close());
beforeEach(() => world.clock.set('2026-11-23T01:00:00Z'));

type Summary = { recipient: string; subject: string; text: string; html: string; calendar: string | null };

async function summariesOf(bookingId: string): Promise<Summary[]> {
  const { rows } = await world.db.execute<Summary>(sql`
    select recipient, subject, content->>'text' as text, content->>'html' as html,
      content->'attachments'->0->>'content' as calendar
    from mail.outbox where entity = 'booking' and entity_id = ${bookingId}::uuid and kind = 'booking.summary'`);
  return rows;
}

test('[mail.summary] the booking person gets one mail about all candidates, with their times as one calendar file', async () => {
  const manager = await world.as('manager');
  const { bookingId, candidates } = await book(manager, await openBench(world), [0, 2, null]);
  const mails = await summariesOf(bookingId);
  expect(mails).toHaveLength(1);
  const { recipient, subject, text, html, calendar } = first(mails);
  expect(recipient).toBe('priya.raman@redgum.example');
  expect(subject).toMatch(/^PF-\d+: 3 candidates booked$/);
  for (const said of [
    'Liam O’Connor: Tue 24/11/2026 08:00 (Perth time)',
    'Mei Chen: Tue 24/11/2026 08:30 (Perth time)',
    'Aroha Tane: No time yet: 01/12/2026 to 31/12/2026',
  ]) {
    expect(text).toContain(said);
  }
  expect(html).toContain('Tue 24/11/2026 08:30 (Perth time)');
  expect(text).toContain(`https://portal.example/booking/${candidates[0]}/detail`);
  expect(calendar?.match(/^UID:.+$/gm)?.map((line) => line.trim())).toEqual(
    candidates.slice(0, 2).map((id) => `UID:${id}@portal.example`),
  );
  const kinds = await Promise.all(candidates.map(async (id) => (await mailsTo(world, id)).map(({ kind }) => kind)));
  expect(kinds, 'the candidates get what they got before').toEqual([['booking.confirmed'], ['booking.confirmed'], []]);
});

test('[mail.summary] a booking without a time has a summary without a calendar file', async () => {
  const { bookingId } = await book(await world.as('manager'), await openBench(world), [null]);
  expect(first(await summariesOf(bookingId))).toMatchObject({
    subject: expect.stringMatching(/: 1 candidate booked$/),
    calendar: null,
  });
});

test('[mail.calendar] every later copy has the entries of the summary again, with higher numbers; a cancelled one goes', async () => {
  const manager = await world.as('manager');
  const bench = await openBench(world);
  const { bookingId, candidates } = await book(manager, bench, [0]);
  const liam = first(candidates);
  const to = (at: number) => ({ roster_id: bench.roster, calendar_from_time: quarter(at) });
  await world.db.execute(sql`update mail.outbox set state = 'sent'`);
  expect((await manager.post(`/bookings/${bookingId}/notification`, { candidate_id: liam })).status).toBe(201);
  const admin = await world.as('admin');
  const moved = await admin.post(`/candidates/${liam}/move-appointment`, { ...to(4), seen: to(0) });
  expect(moved.status).toBe(200);
  await world.db.execute(sql`update mail.outbox set state = 'sent'`);
  expect((await manager.put(`/bookings/${bookingId}/cancel`, { candidate_id: [liam] })).status).toBe(200);
  const { rows } = await world.db.execute<{ kind: string; calendar: string }>(sql`
    select kind, content->'attachments'->0->>'content' as calendar from mail.outbox
    where recipient = 'priya.raman@redgum.example' and org_id = ${manager.orgId}::uuid
      and content->'attachments'->0->>'content' like ${`%UID:${liam}@%`} order by id`);
  expect(rows.map(({ kind }) => kind)).toEqual([
    'booking.summary',
    'booking.confirmed.copy',
    'booking.moved.copy',
    'booking.cancelled.copy',
  ]);
  const numbers = rows.map(({ calendar }) => Number(/SEQUENCE:(\d+)/.exec(calendar)?.[1]));
  expect(numbers).toEqual([...new Set(numbers)].toSorted((one, other) => one - other));
  expect(rows.map(({ calendar }) => /METHOD:(\w+)/.exec(calendar)?.[1])).toEqual([
    'PUBLISH',
    'PUBLISH',
    'PUBLISH',
    'CANCEL',
  ]);
});

test('a candidate’s mail says whom at the company to call, by name and phone', async () => {
  const { candidates } = await book(await world.as('manager'), await openBench(world), [0]);
  const [confirmation] = await mailsTo(world, first(candidates));
  expect(confirmation?.text).toContain(
    'Open your appointment to confirm or ask for another time; or call Priya Raman, 08 5550 1420.',
  );
});
