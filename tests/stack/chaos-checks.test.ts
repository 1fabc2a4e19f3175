import { sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { defined } from '../../machines/lib/assert-defined.ts';
import { makeItNoon } from '../chaos/candidate-links.ts';
import { findingsOf } from '../chaos/checks.ts';
import { Ledger } from '../chaos/ledger.ts';
import { broken } from '../chaos/report.ts';
import type { ChaosResult } from '../chaos/run.ts';
import { type Bench, book, openBench, quarter } from '../support/bookings/booked-crew.ts';
import { type Client, openBookingWorld } from '../support/bookings/booking-world.ts';

let client: Client;
let bench: Bench;
let ledger: Ledger;
let bookingId: string;
let candidateId: string;

const world = await openBookingWorld();
afterAll(() => world.close());
beforeEach(async () => {
  client = await world.as('manager');
  // Each test looks at its own damage alone.
  await world.db.execute(sql`
    truncate booking.own_moves, booking.earlier_time_offers, booking.earlier_time_requests, booking.reminders, booking.claims,
      booking.reservations, booking.drafts, booking.candidates, booking.bookings, mail.outbox cascade`);
  bench = await openBench(world);
  const made = await book(client, bench, [0]);
  [bookingId, candidateId] = [made.bookingId, defined(made.candidates[0])];
  await world.db.execute(sql`update booking.bookings set po_number = 'CHAOS-1' where id = ${bookingId}::uuid`);
  ledger = new Ledger();
  ledger.acknowledged(bookingId, 'booking.created');
  const place = { siteId: bench.site, startsAt: quarter(0), rosterId: bench.roster };
  const told = { mark: 'CHAOS-1', bookingId, candidateId, packageId: bench.medical, ...place } as const;
  ledger.booked.push({ ...told, status: 'Confirmed', note: 'Starts on swing.' });
});

const findings = () => findingsOf(world.db, ledger, world.clock.now());
const nothing = { doubles: [], lost: [], half: [], blocked: [], missingAudit: [], toldTwice: [], offeredToTwo: [] };

test('[run.chaos] a state that matches its answers breaks no promise', async () => {
  expect(await findings()).toEqual(nothing);
});

const damages: [name: keyof typeof nothing, what: string, damage: () => Promise<unknown>][] = [
  [
    'doubles',
    'two bookings at one time',
    async () => {
      const { candidates } = await book(client, bench, [4]);
      await world.db.execute(sql`
        update booking.candidates set appointment_time = ${quarter(0)}::timestamptz where id = ${candidates[0]}::uuid`);
    },
  ],
  [
    'doubles',
    'one order booked twice',
    async () => {
      const { bookingId: again } = await book(client, bench, [4]);
      await world.db.execute(sql`update booking.bookings set po_number = 'CHAOS-1' where id = ${again}::uuid`);
    },
  ],
  ['lost', 'a status that nobody was told', () => setCandidate(sql`status = 'Cancelled'`)],
  ['lost', 'a note of before', () => setCandidate(sql`appointment_note = ''`)],
  ['lost', 'a booking that was refused', async () => ledger.notBooked.push('CHAOS-1')],
  [
    'doubles',
    'a stop of a visit route at a time that another has',
    async () => {
      const { candidates } = await book(client, bench, [8]);
      await world.db.execute(sql`
        update booking.claims set claim_id = ${candidateId}::uuid, stop = 'Hearing'
        where claim_id = ${defined(candidates[0])}::uuid`);
    },
  ],
  [
    'half',
    'a booking without its second quarter',
    () =>
      world.db.execute(sql`
        delete from booking.claims where slot_id in (
          select max(slot_id) from booking.claims where claim_id = ${candidateId}::uuid)`),
  ],
  [
    'half',
    'a visit without a stop of its package',
    () => world.db.execute(sql`update booking.claims set stop = 'Audiometry' where claim_id = ${candidateId}::uuid`),
  ],
  [
    'blocked',
    'a claim of nobody',
    () =>
      world.db.execute(sql`insert into booking.claims (slot_id, roster_id, position, claim_id, kind, org_id)
      select slot_id, roster_id, position, ${uuidv7()}::uuid, 'booking', ${client.orgId}::uuid
      from booking.slots where roster_id = ${bench.roster} and position = 9`),
  ],
  [
    'blocked',
    'a hold of a draft that was sent',
    async () => {
      const draft_id = await client.newDraft();
      await client.post('/reservations', {
        site_id: bench.site,
        package_id: bench.medical,
        calendar_ids: [bench.roster],
        draft_id,
        calendar_from_time: quarter(4),
        candidate_index: 0,
      });
      await world.db.execute(sql`
        update booking.drafts set sent_booking_id = ${bookingId}::uuid where id = ${draft_id}::uuid`);
    },
  ],
  ['missingAudit', 'a change that is not written down', async () => ledger.acknowledged(bookingId, 'booking.moved')],
  [
    'missingAudit',
    'a changed entry',
    () =>
      world.db.execute(sql`update audit.entries set account_name = 'Somebody' where booking_id = ${bookingId}::uuid`),
  ],
  [
    'toldTwice',
    'a second confirmation',
    () =>
      world.db.execute(sql`
        insert into mail.outbox (id, kind, org_id, entity, entity_id, recipient, subject, state, tries, next_try_at, send_before, created_at)
        select ${uuidv7()}::uuid, kind, org_id, entity, entity_id, recipient, subject, state, tries, next_try_at, send_before, created_at
        from mail.outbox where kind = 'booking.confirmed' and entity_id = ${candidateId}::uuid`),
  ],
  [
    'half',
    'a group of which one was booked',
    async () => {
      const [told] = ledger.booked;
      ledger.booked.push({ ...defined(told), candidateId: uuidv7() });
    },
  ],
  ['half', 'an offer without its time', () => offer(candidateId, 4)],
  ['half', 'a move that is held without its time', () => ownHold(4)],
  [
    'blocked',
    'an offer that was declined and still has its time',
    async () => {
      await claimFor(await offer(candidateId, 4), 4);
      await world.db.execute(sql`update booking.earlier_time_offers set outcome = 'declined'`);
    },
  ],
  [
    'blocked',
    'the held move of a cancelled appointment',
    async () => {
      await claimFor(await ownHold(4), 4);
      await setCandidate(sql`status = 'Cancelled'`);
    },
  ],
  [
    'offeredToTwo',
    'one time offered to two',
    async () => {
      const { candidates } = await book(client, bench, [8]);
      await offer(candidateId, 4);
      await offer(defined(candidates[0]), 5);
    },
  ],
  [
    'offeredToTwo',
    'a time offered that another has',
    async () => {
      const { candidates } = await book(client, bench, [8]);
      await offer(defined(candidates[0]), 0);
    },
  ],
  [
    'offeredToTwo',
    'a time offered that another holds for a move',
    async () => {
      const { candidates } = await book(client, bench, [8]);
      await ownHold(4);
      await offer(defined(candidates[0]), 4);
    },
  ],
  ['toldTwice', 'a clinic told of a move that was not made', () => mailOf('candidate.moved')],
  ['toldTwice', 'a candidate told of a move that was not made', () => mailOf('booking.rescheduled')],
  [
    'toldTwice',
    'an offer mailed twice',
    async () => {
      await claimFor(await offer(candidateId, 4), 4);
      await mailOf('earlier.offered');
      await mailOf('earlier.offered');
    },
  ],
  [
    'toldTwice',
    'a reminder mailed twice',
    async () => {
      await world.db.execute(sql`
        insert into booking.reminders (candidate_id, for_time, moment, channel, send_at, state)
        values (${candidateId}::uuid, ${quarter(0)}::timestamptz, '1d', 'mail', now(), 'written')`);
      await mailOf('reminder.1d');
      await mailOf('reminder.1d');
    },
  ],
];

test.each(damages)('[run.chaos] %s: %s is seen', async (name, _what, damage) => {
  await damage();
  const seen = await findings();
  expect(seen[name]).not.toEqual([]);
});

const setCandidate = (change: ReturnType<typeof sql>) =>
  world.db.execute(sql`update booking.candidates set ${change} where id = ${candidateId}::uuid`);

const AHEAD = '2026-11-23T02:00:00Z';

/** Of two quarters from there on. */
async function offer(id: string, at: number): Promise<string> {
  const { rows } = await world.db.execute<{ id: string }>(sql`
    insert into booking.earlier_time_offers (id, request_id, candidate_id, roster_id, from_time, to_time, offered_at, expires_at)
    values (${uuidv7()}::uuid, ${uuidv7()}::uuid, ${id}::uuid, ${bench.roster}, ${quarter(at)}::timestamptz,
      ${quarter(at + 2)}::timestamptz, now(), ${AHEAD}::timestamptz) returning id::text as id`);
  return defined(rows[0]).id;
}

async function ownHold(at: number): Promise<string> {
  const { rows } = await world.db.execute<{ id: string }>(sql`
    insert into booking.own_moves (candidate_id, hold_id, roster_id, from_time, expires_at)
    values (${candidateId}::uuid, ${uuidv7()}::uuid, ${bench.roster}, ${quarter(at)}::timestamptz, ${AHEAD}::timestamptz)
    returning hold_id::text as id`);
  return defined(rows[0]).id;
}

const claimFor = (id: string, at: number) =>
  world.db.execute(sql`
    insert into booking.claims (slot_id, roster_id, position, claim_id, kind, org_id, expires_at)
    select slot_id, roster_id, position, ${id}::uuid, 'hold', ${client.orgId}::uuid, ${AHEAD}::timestamptz
    from booking.slots where roster_id = ${bench.roster} and position in (${at}, ${at + 1})`);

const mailOf = (kind: string) =>
  world.db.execute(sql`
    insert into mail.outbox (id, kind, org_id, entity, entity_id, recipient, subject, state, tries, next_try_at, send_before, created_at)
    select ${uuidv7()}::uuid, ${kind}, org_id, entity, entity_id, recipient, subject, state, tries, next_try_at, send_before, created_at
    from mail.outbox where kind = 'booking.confirmed' and entity_id = ${candidateId}::uuid`);

test.each([
  [1_500, 82, 1],
  [1_500, 83, 0],
  [20_000, 399, 1],
  [20_000, 400, 0],
])(
  '[run.chaos] of %i calls %i accepted reserves break %i promises: a run without them proves nothing',
  async (operations, reserves, count) => {
    const none = { endedByThemselves: [], errors: [] };
    const result = { ...(await findings()), ...none, operations, reserves } as unknown as ChaosResult;
    expect(broken(result)['too few reserves']).toHaveLength(count);
  },
);

test('[run.chaos] the clinics are where it is noon, whatever the hour of the run', async () => {
  for (const hour of Array.from({ length: 24 }, (_, nth) => nth)) {
    const now = new Date(Date.UTC(2026, 10, 25, hour, 40));
    await makeItNoon(world.db, now);
    const { rows } = await world.db.execute<{ hour: number }>(sql`
      select distinct extract(hour from ${now.toISOString()}::timestamptz at time zone timezone)::int as hour from booking.clinics`);
    expect(rows, `at ${hour} o’clock`).toEqual([{ hour: 12 }]);
  }
});
