import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import {
  atOnce,
  type Bench,
  type Booked,
  book,
  claimedQuarters,
  detailOf,
  first,
  openBench,
  standAt,
} from '../../../../tests/support/bookings/booked-crew.ts';
import { addRoster, type Client, openBookingWorld } from '../../../../tests/support/bookings/booking-world.ts';
import { deliverDue } from '../../../mail/sender.ts';
import { demoMailbox } from '../../../mail/transport.ts';

const NOW = '2026-11-23T01:00:00Z';
const LATER = '2026-11-23T01:05:01Z';

let manager: Client;
let bench: Bench;
let booked: Booked;

const world = await openBookingWorld();
afterAll(() => world.close());
/** Three people whose confirmations have left: two at times, one for a range. */
beforeEach(async () => {
  world.clock.set(NOW);
  manager = await world.as('manager');
  bench = await openBench(world);
  booked = await book(manager, bench, [0, 4, null]);
  await deliver();
});

const deliver = () => deliverDue({ db: world.db, now: world.clock.now }, demoMailbox);
type Row = Record<string, unknown> & { candidate_id: string; updated_at: string; to: Place | null; options: Place[] };
type Place = { roster_id: number; calendar_from_time: string };

const plan = async (body: object, client = manager) =>
  (await client.post('/bulk-changes/plan', { candidate_ids: booked.candidates, ...body })).body.rows as Row[];

/** Plans it and does what was planned for those for whom it can be done. */
async function run(action: string, more: object = {}, asked: object = {}, client = manager) {
  const rows = (await plan({ action, ...asked }, client)).filter(({ reason }) => reason === null);
  const body = {
    bulk_change_id: randomUUID(),
    action,
    ...more,
    people: rows.map(({ candidate_id, updated_at, to }) => ({
      candidate_id,
      updated_at,
      ...(to && { to: { roster_id: to.roster_id, calendar_from_time: to.calendar_from_time } }),
    })),
  };
  return { asked: body, ...(await client.post('/bulk-changes', body)) };
}
const undo = (id: string, client = manager) => client.post(`/bulk-changes/${id}/undo`, {});
const statuses = async () =>
  (await detailOf(manager, first(booked.candidates))).candidates.map(
    (one: { appointment_status: string }) => one.appointment_status,
  );
const outcomes = ({ body }: { body: { rows: { outcome: string }[] } }) => body.rows.map(({ outcome }) => outcome);

/** Mails that have not left, or have since they were looked at last. */
async function mails(state: 'waiting' | 'sent' = 'waiting') {
  const { rows } = await world.db.execute<{ kind: string; recipient: string; content: string }>(sql`
    select kind, recipient, content ->> 'text' as content from mail.outbox
    where state = ${state} and created_at >= ${NOW}::timestamptz and kind <> 'booking.confirmed.copy'
      and (entity_id = any (${`{${booked.candidates.join(',')}}`}::uuid[]) or entity = 'move') order by kind, recipient`);
  return rows;
}
const quarters = async () => (await claimedQuarters(world, bench)).map(({ position }) => position);
const kinds = async (state: 'waiting' | 'sent' = 'waiting') => (await mails(state)).map(({ kind }) => kind);

test('[bulk.cancel] chosen bookings are cancelled together, and each person gets one mail, after the time to undo it', async () => {
  const { status, body } = await run('cancel', { notes: 'Shutdown was moved.' });
  expect(status).toBe(201);
  expect(body).toMatchObject({ undo_until: '2026-11-23T01:05:00.000Z', undone: false });
  expect(await statuses()).toEqual(['Cancelled', 'Cancelled', 'Cancelled']);
  expect(await claimedQuarters(world, bench)).toEqual([]);
  await deliver();
  expect(await kinds()).toEqual(['booking.cancelled', 'booking.cancelled', 'bookings.changed']);
  world.clock.set(LATER);
  const waiting = await mails();
  await deliver();
  expect(await kinds(), 'all of them have left').toEqual([]);
  const summary = waiting.at(-1);
  expect(summary?.recipient).toBe('priya.raman@redgum.example');
  for (const said of ['3 bookings cancelled', 'Liam O’Connor', 'Mei Chen', 'Aroha Tane', 'Shutdown was moved.'])
    expect(summary?.content).toContain(said);
  expect(await undo(body.bulk_change_id)).toMatchObject({ status: 409, body: { error: { code: 'UNDO_OVER' } } });
  const { history } = await detailOf(manager, first(booked.candidates));
  expect(history.filter(({ action }: { action: string }) => action === 'candidate.cancelled')).toHaveLength(3);
});

test('[bulk.undo] one undo brings all back with their times and notes, and sends no mail', async () => {
  const before = (await detailOf(manager, first(booked.candidates))).appointment_note;
  const { body } = await run('cancel', { notes: 'A mistake.' });
  expect(outcomes(await undo(body.bulk_change_id))).toEqual(['undone', 'undone', 'undone']);
  expect(await statuses()).toEqual(['Confirmed', 'Confirmed', 'Pending']);
  expect(await quarters()).toEqual([0, 1, 4, 5]);
  const detail = await detailOf(manager, first(booked.candidates));
  expect(detail.appointment_note).toBe(before);
  expect(detail.history.map(({ action }: { action: string }) => action)).toContain('candidate.cancel-undone');
  expect(await kinds()).toEqual([]);
  // Pressed twice, it is undone once.
  expect(outcomes(await undo(body.bulk_change_id))).toEqual(['undone', 'undone', 'undone']);
});

test('[bulk.resumed] a change is answered to its account alone, as long as it can be undone', async () => {
  const { body } = await run('cancel');
  const path = `/bulk-changes/${body.bulk_change_id}`;
  expect((await manager.get(path)).body).toEqual(body);
  expect((await (await world.as('booker')).get(path)).status).toBe(404);
  await undo(body.bulk_change_id);
  expect((await manager.get(path)).status).toBe(404);
  const { body: second } = await run('cancel');
  world.clock.pass(5 * 60_000 - 1);
  expect((await manager.get(`/bulk-changes/${second.bulk_change_id}`)).status).toBe(200);
  world.clock.pass(1);
  expect((await manager.get(`/bulk-changes/${second.bulk_change_id}`)).status).toBe(404);
});

test('[bulk.undo] a time taken by another booking meanwhile stays taken: that cancellation remains, gives its reason, and sends its mail', async () => {
  const { body } = await run('cancel');
  await book(manager, bench, [0]);
  const answer = await undo(body.bulk_change_id);
  expect(outcomes(answer)).toEqual(['kept', 'undone', 'undone']);
  expect(answer.body.rows[0].reason).toMatch(/^Its time is gone\. Dr .* is booked at 08:00\.$/);
  expect(await statuses()).toEqual(['Cancelled', 'Confirmed', 'Pending']);
  expect(await kinds()).toEqual(['booking.cancelled', 'bookings.changed']);
});

test('[bulk.plan] each booking for which it cannot be done says why before anything is done, and stays as it is', async () => {
  const [liam, mei] = booked.candidates;
  await standAt(world, String(liam), 'Completed');
  await world.db.execute(sql`update booking.candidates set candidate_email = '' where id = ${mei}::uuid`);
  const reasons = async (action: string) => (await plan({ action })).map(({ reason }) => reason);
  expect(await reasons('cancel')).toEqual(['It is Completed and cannot be cancelled.', null, null]);
  expect(await reasons('resend')).toEqual([
    'It is Completed: there is nothing to confirm.',
    'There is no email address that mail could go to.',
    null,
  ]);
  expect(await reasons('move')).toEqual([
    'It is Completed and cannot become Rescheduled.',
    null,
    'It has no time yet: pick one on its page.',
  ]);
  // If it is sent all the same, the answer is the same, and the others are changed.
  const people = (await plan({ action: 'cancel' })).map(({ candidate_id, updated_at }) => ({
    candidate_id,
    updated_at,
  }));
  const { body } = await manager.post('/bulk-changes', { bulk_change_id: randomUUID(), action: 'cancel', people });
  expect(outcomes({ body })).toEqual(['refused', 'done', 'done']);
  expect(await statuses()).toEqual(['Completed', 'Cancelled', 'Cancelled']);
});

test('[bulk.plan] a booking that was changed after it was looked at is left alone; unknown and foreign ones are not found', async () => {
  const people = (await plan({ action: 'cancel' })).map(({ candidate_id, updated_at }) => ({
    candidate_id,
    updated_at,
  }));
  await world.db.execute(sql`
    update booking.candidates set updated_at = updated_at + interval '1 second' where id = ${booked.candidates[1]}::uuid`);
  const { body } = await manager.post('/bulk-changes', { bulk_change_id: randomUUID(), action: 'cancel', people });
  expect(body.rows[1]).toMatchObject({ outcome: 'refused', reason: 'It was changed meanwhile: look at it again.' });
  expect(await statuses()).toEqual(['Cancelled', 'Confirmed', 'Cancelled']);
  const stranger = await world.as('coralbay');
  for (const candidate_ids of [booked.candidates, [randomUUID()]])
    expect((await stranger.post('/bulk-changes/plan', { action: 'cancel', candidate_ids })).status).toBe(404);
  expect(await undo(body.bulk_change_id, stranger)).toMatchObject({ status: 404 });
});

test('[bulk.po] a PO number goes to the whole booking, is found in the list, and goes back with one undo', async () => {
  const together = await run('po', { po_number: 'PO-990' });
  expect(outcomes(together), 'three of one booking').toEqual(['done', 'done', 'done']);
  expect((await detailOf(manager, first(booked.candidates))).po_number).toBe('PO-990');
  await undo(together.body.bulk_change_id);
  const other = await book(manager, bench, [8]);
  booked = { ...booked, candidates: [first(booked.candidates), first(other.candidates)] };
  await deliver();
  const rows = await plan({ action: 'po' });
  expect(rows.map(({ note }) => note)).toEqual([
    'Also changes Mei Chen and Aroha Tane, who are in this booking too.',
    null,
  ]);
  const { body } = await run('po', { po_number: ' PO-991 ' });
  expect(outcomes({ body })).toEqual(['done', 'done']);
  const found = await manager.get('/bookings?search=PO-991&time_zone=Australia/Perth');
  expect(found.body.bookings).toHaveLength(4);
  expect((await run('po', { po_number: 'PO-991' })).body.rows[0]).toMatchObject({
    outcome: 'refused',
    reason: 'The booking has this PO number already.',
  });
  await undo(body.bulk_change_id);
  expect((await detailOf(manager, first(booked.candidates))).po_number).toBe('');
  const missing = await run('po', { po_number: '  ' });
  expect(missing).toMatchObject({ status: 422, body: { error: { field: 'po_number' } } });
  expect(await kinds()).toEqual([]);
});

test('[bulk.move] each moves to the same clock time of the day where it is free, no two to one, and back with one undo', async () => {
  const wednesday = await addRoster(world.db, bench.site, '2026-11-25T00:00:00Z', 3);
  const move = { site_id: null, from_day: '2026-11-25', to_day: '2026-11-26' };
  const rows = await plan({ action: 'move', move });
  expect(rows.map(({ to }) => to?.calendar_from_time ?? null)).toEqual([
    '2026-11-25T00:00:00Z',
    '2026-11-25T01:00:00Z',
    null,
  ]);
  // Chosen by hand, the first goes where the second would have: the second takes the next best.
  const taken = { roster_id: wednesday, calendar_from_time: '2026-11-25T01:00:00Z' };
  const choices = [{ candidate_id: first(booked.candidates), to: taken }];
  const { body, asked } = await run('move', { notes: 'Flights changed.' }, { move, choices });
  expect(asked.people.map(({ to }: { to?: Place }) => to?.calendar_from_time)).toEqual([
    '2026-11-25T01:00:00Z',
    '2026-11-25T00:30:00Z',
  ]);
  expect(outcomes({ body })).toEqual(['done', 'done']);
  expect(await statuses()).toEqual(['Rescheduled', 'Rescheduled', 'Pending']);
  expect(await claimedQuarters(world, bench), 'the old times are free').toEqual([]);
  const written = await mails();
  expect(written.map(({ kind }) => kind)).toEqual(['booking.moved', 'booking.moved', 'bookings.changed']);
  expect(written[0]?.content, 'a company moved it, not the clinic').not.toContain('the clinic moved');
  expect(written[2]?.content).toContain('Tue 24/11/2026 08:00');
  expect(outcomes(await undo(body.bulk_change_id))).toEqual(['undone', 'undone']);
  expect(await statuses()).toEqual(['Confirmed', 'Confirmed', 'Pending']);
  expect(await quarters()).toEqual([0, 1, 4, 5]);
  expect(await kinds()).toEqual([]);
});

test('[bulk.move] days in the wrong order, too many, and a clinic that is not there are refused at their fields', async () => {
  const refused = async (move: object) => {
    const days = { site_id: null, from_day: '2026-11-25', to_day: '2026-11-26', ...move };
    const body = { action: 'move', candidate_ids: booked.candidates, move: days };
    const answer = await manager.post('/bulk-changes/plan', body);
    return [answer.status, answer.body.error.field];
  };
  expect(await refused({ to_day: '2026-11-24' })).toEqual([422, 'move.to_day']);
  expect(await refused({ to_day: '2026-12-26' })).toEqual([422, 'move.to_day']);
  expect(await refused({ site_id: randomUUID() })).toEqual([404, 'site_id']);
});

test('[bulk.resend] confirmations go out once more after the time to undo it, one to each, and none after an undo', async () => {
  const { body } = await run('resend');
  expect(outcomes({ body })).toEqual(['done', 'done', 'done']);
  expect(await kinds()).toEqual(['booking.confirmed', 'booking.confirmed', 'booking.confirmed', 'bookings.changed']);
  expect((await plan({ action: 'resend' }))[0]).toMatchObject({ reason: 'A confirmation is on its way already.' });
  expect(outcomes(await undo(body.bulk_change_id))).toEqual(['undone', 'undone', 'undone']);
  expect(await kinds()).toEqual([]);
});

test('[bulk.once] sent twice at once, it is done once, and both are answered alike', async () => {
  const people = (await plan({ action: 'cancel' })).map(({ candidate_id, updated_at }) => ({
    candidate_id,
    updated_at,
  }));
  const body = { bulk_change_id: randomUUID(), action: 'cancel', people };
  const answers = await atOnce(world, first(booked.candidates), [
    () => manager.post('/bulk-changes', body),
    () => manager.post('/bulk-changes', body),
  ]);
  expect(answers.map(outcomes)).toEqual([
    ['done', 'done', 'done'],
    ['done', 'done', 'done'],
  ]);
  expect(await kinds()).toEqual(['booking.cancelled', 'booking.cancelled', 'bookings.changed']);
  const other = await manager.post('/bulk-changes', { ...body, notes: 'Shutdown was moved.' });
  expect([other.status, other.body.error.code], 'other words under the same id').toEqual([
    422,
    'IDEMPOTENCY_KEY_REUSED',
  ]);
});
