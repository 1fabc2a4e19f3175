import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { defined } from '../../../../machines/lib/assert-defined.ts';
import { newBooking } from '../../../../tests/support/bookings/bookable.ts';
import {
  addClinic,
  addPackage,
  addRoster,
  type BookingWorld,
  type Client,
  openBookingWorld,
} from '../../../../tests/support/bookings/booking-world.ts';

/** Fewer on the embedded database, where one statement follows the other. */
const TRIES = inject('database') === 'postgres' ? 140 : 8;
const AT_ONCE = 7;
const EIGHT = '2026-11-24T00:00:00Z';
const SLOTS_A_DAY = 40;

let world: BookingWorld;
let manager: Client;
let siteId: string;
let packageId: string;
const rosters: number[] = [];

beforeAll(async () => {
  world = await openBookingWorld();
  manager = await world.as('manager');
  [siteId, packageId] = [await addClinic(world.db), await addPackage(world.db, 15)];
  while (rosters.length * SLOTS_A_DAY < 2 * TRIES) rosters.push(await addRoster(world.db, siteId, EIGHT, 10));
});
afterAll(() => world.close());

/** The time of a number: each is another slot of some doctor. */
const timeOf = (number: number) => ({
  siteId,
  packageId,
  rosterId: defined(rosters[Math.floor(number / SLOTS_A_DAY)]),
  startsAt: new Date(Date.parse(EIGHT) + (number % SLOTS_A_DAY) * 15 * 60_000).toISOString(),
});

const reserve = (draftId: string, candidateIndex: number, { rosterId, startsAt }: ReturnType<typeof timeOf>) =>
  manager.post('/reservations', {
    site_id: siteId,
    package_id: packageId,
    calendar_ids: [rosterId],
    calendar_from_time: startsAt,
    draft_id: draftId,
    candidate_index: candidateIndex,
  });

/** One draft with a held time; at the same moment a second time is held, it is sent, and it is thrown away. */
async function race(number: number): Promise<number[]> {
  const draftId = await manager.newDraft();
  const time = timeOf(2 * number);
  const { body: held } = await reserve(draftId, 0, time);
  const body = newBooking(manager, time, { draftId, reserveId: held.reserve_id }, `RACE-${number}`);
  const calls = [
    () => reserve(draftId, 1, timeOf(2 * number + 1)),
    () => manager.post('/bookings', body, { 'idempotency-key': randomUUID() }),
    // Not in every race: without a delete, the draft is sent.
    ...(number % 3 === 0 ? [] : [() => manager.delete(`/drafts/${draftId}`)]),
  ];
  // The first call has an advantage; each is first in its turn.
  const turned = [...calls.slice(number % calls.length), ...calls.slice(0, number % calls.length)];
  return (await Promise.all(turned.map((begin) => begin()))).map(({ status }) => status);
}

test('[slots.draft-race] a draft that is held for, sent and deleted at once leaves no claim without an owner', async () => {
  const statuses: number[] = [];
  const numbers = Array.from({ length: TRIES }, (_, number) => number).values();
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (const number of numbers) statuses.push(...(await race(number)));
    }),
  );
  expect(statuses.filter((status) => ![201, 204, 404, 409].includes(status))).toEqual([]);
  expect(await countOf(ownerlessClaims), 'claims that nobody can release').toBe(0);
  expect(await countOf(holdsOfSentDrafts), 'live holds of drafts that were sent').toBe(0);
  expect(await countOf(sql`from booking.bookings`), 'drafts that were sent').toBeGreaterThan(0);
}, 180_000);

const ownerlessClaims = sql`from booking.claims c where not exists (select from booking.reservations where id = c.claim_id)
  and not exists (select from booking.candidates where id = c.claim_id)`;
const holdsOfSentDrafts = sql`from booking.reservations h join booking.drafts d on d.id = h.draft_id
  where d.sent_booking_id is not null`;

async function countOf(rows: ReturnType<typeof sql>): Promise<number> {
  const { rows: counted } = await world.db.execute<{ count: number }>(sql`select count(*)::int as count ${rows}`);
  return defined(counted[0]).count;
}
