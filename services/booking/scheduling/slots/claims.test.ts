import { sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import { afterAll, describe, expect, test } from 'vitest';
import { addBooker } from '../../../../tests/support/bookings/booker.ts';
import { addClinic, addPackage, addRoster } from '../../../../tests/support/bookings/booking-world.ts';
import { generalPlans, testDatabase } from '../../../../tests/support/database/database.ts';
import type { Database } from '../../../database/database.ts';
import { drafts } from '../../booking.tables.ts';
import { reserve } from '../../drafts/holds/reserve.ts';
import { claimTime, instantSql, TimeTaken } from './claims.ts';

const CALLERS = 16;
/** `npm run test:long` has five times as many. */
const ROUNDS = 200;
const now = new Date('2026-11-23T01:00:00Z');
const holdExpiry = new Date(now.getTime() + 600_000);
const DAY_MS = 86_400_000;
const SLOT_MS = 900_000;

const database = await testDatabase();
const booker = await addBooker(database.db, now);
const siteId = await addClinic(database.db);
const packageId = await addPackage(database.db, 30);
afterAll(() => database.close());

const startOf = (day: number) => new Date(Date.parse('2026-11-24T00:00:00Z') + day * DAY_MS);

async function newDrafts(): Promise<string[]> {
  const { accountId, orgId: of } = booker;
  const rows = Array.from({ length: CALLERS }, () => ({
    id: uuidv7(),
    accountId,
    orgId: of,
    serviceType: 'pem' as const,
  }));
  await database.db
    .insert(drafts)
    .values(rows.map((row) => ({ ...row, revision: 1, body: {}, createdAt: now, updatedAt: now })));
  return rows.map(({ id }) => id);
}

const hold = (draftId: string, rosterIds: readonly number[], from: Date, candidateIndex = 0, db = database.db) =>
  reserve(db, booker.values, {
    reserveId: uuidv7(),
    draftId,
    candidateIndex,
    siteId,
    packageId,
    rosterIds,
    from,
    replaces: null,
    now,
    expiresAt: holdExpiry,
  });

async function slotsOf(rosterId: number): Promise<number[]> {
  const { rows } = await database.db.execute<{ slot_id: number | string }>(
    sql`select slot_id from booking.slots where roster_id = ${rosterId} order by position`,
  );
  return rows.map(({ slot_id }) => Number(slot_id));
}

/** Pairs of live holds of one doctor that overlap. */
async function doubles(): Promise<number> {
  const { rows } = await database.db.execute<{ doubles: number }>(sql`
    select count(*)::int as doubles from booking.reservations a join booking.reservations b
      on a.roster_id = b.roster_id and a.id < b.id and a.from_time < b.to_time and b.from_time < a.to_time
    where a.expires_at > ${instantSql(now)} and b.expires_at > ${instantSql(now)}`);
  return rows[0]?.doubles ?? -1;
}

/** Claims that no hold knows of, and holds without all of their claims. */
async function halves(): Promise<number> {
  const { rows } = await database.db.execute<{ halves: number }>(sql`
    select count(*)::int as halves from (
      select claim_id, count(*) as slots from booking.claims where kind = 'hold' group by claim_id
    ) c full join booking.reservations h on h.id = c.claim_id where c.slots is distinct from h.slot_count`);
  return rows[0]?.halves ?? -1;
}

const orgId = uuidv7();
const claim = { kind: 'hold', orgId, expiresAt: holdExpiry, now } as const;
const wins = async (attempts: Promise<unknown>[]) =>
  (await Promise.allSettled(attempts)).filter((outcome) => {
    if (outcome.status === 'rejected' && !(outcome.reason instanceof TimeTaken)) throw outcome.reason;
    return outcome.status === 'fulfilled';
  }).length;

const oneWinner = (rounds: number, firstDay: number) => async () => {
  const winners = new Map<number, number>();
  let slots: number[] = [];
  for (let round = 0; round < rounds; round++) {
    if (slots.length === 0)
      slots = await slotsOf(await addRoster(database.db, siteId, startOf(firstDay + round).toISOString(), 8));
    const slotIds = slots.splice(0, 1);
    const won = await wins(
      Array.from({ length: CALLERS }, () =>
        database.db.transaction((tx) => claimTime(tx, { ...claim, slotIds, claimId: uuidv7() })),
      ),
    );
    winners.set(won, (winners.get(won) ?? 0) + 1);
  }
  expect(Object.fromEntries(winners)).toEqual({ 1: rounds });
  await database.db.execute(sql`delete from booking.claims`);
};
const what = `${CALLERS} callers want one slot: exactly one gets it`;

test(`[slots.exclusive] ${what}, ${ROUNDS} rounds out of ${ROUNDS}`, oneWinner(ROUNDS, 0), 240_000);
test(
  `[slots.exclusive] ${what}, 1000 rounds out of 1000`,
  { tags: ['long'], timeout: 240_000 },
  oneWinner(1_000, 2_000),
);

test('[slots.exclusive] the planted fault: without the key, looking first and taking then gives one slot to several', async () => {
  await database.db.execute(sql`create table booking.unguarded (slot_id bigint, claim_id uuid)`);
  const look = async (slotId: number) => {
    const { rows } = await database.db.execute(sql`select from booking.unguarded where slot_id = ${slotId}`);
    if (rows.length > 0) throw new TimeTaken();
    await database.db.execute(sql`insert into booking.unguarded values (${slotId}, ${uuidv7()}::uuid)`);
  };
  let most = 0;
  for (let slotId = 1; slotId <= 20; slotId++) {
    most = Math.max(most, await wins(Array.from({ length: CALLERS }, () => look(slotId))));
  }
  expect(most).toBeGreaterThan(1);
});

describe(`${CALLERS} callers reserve at once`, () => {
  test('[slots.exclusive] one time of one doctor: one is held, the others have nothing', async () => {
    const draftIds = await newDrafts();
    for (let round = 0; round < 40; round++) {
      // Days of its own: no other doctor of the site has the same time.
      const from = startOf(ROUNDS + round);
      const rosterId = await addRoster(database.db, siteId, from.toISOString(), 1);
      const answers = await Promise.all(draftIds.map((id) => hold(id, [rosterId], from)));
      expect(answers.filter(({ held }) => held)).toHaveLength(1);
    }
    expect([await doubles(), await halves()]).toEqual([0, 0]);
  }, 120_000);

  test('[slots.exclusive] times that overlap by a slot, while swapping: no slot is shared, nothing is left half taken', async () => {
    const draftIds = await newDrafts();
    const [first, second] = [startOf(100), startOf(101)];
    const rosters = [
      await addRoster(database.db, siteId, first.toISOString(), 5),
      await addRoster(database.db, siteId, second.toISOString(), 5),
    ];
    let swaps = 0;
    for (let round = 0; round < 15; round++) {
      const answers = await Promise.all(
        draftIds.map((id, caller) => {
          const place = (caller * 7 + round * 3) % 38;
          const day = place < 19 ? first : second;
          return hold(id, rosters, new Date(day.getTime() + (place % 19) * SLOT_MS));
        }),
      );
      swaps += answers.filter(({ held }) => held).length;
      expect([await doubles(), await halves()]).toEqual([0, 0]);
    }
    expect(swaps).toBeGreaterThan(CALLERS);
  }, 120_000);

  test('[slots.exclusive] different times: no request is refused', async () => {
    const draftIds = await newDrafts();
    const from = startOf(200);
    const rosterId = await addRoster(database.db, siteId, from.toISOString(), 8);
    const answers = await Promise.all(
      draftIds.map((id, caller) => hold(id, [rosterId], new Date(from.getTime() + caller * 2 * SLOT_MS))),
    );
    expect(answers.every(({ held }) => held)).toBe(true);
  });

  test('[slots.exclusive] one time of as many doctors as callers: each gets one', async () => {
    const draftIds = await newDrafts();
    const from = startOf(201);
    const rosters = await Promise.all(draftIds.map(() => addRoster(database.db, siteId, from.toISOString(), 1)));
    const answers = await Promise.all(draftIds.map((id) => hold(id, rosters, from)));
    expect(new Set(answers.map(({ held }) => held?.roster_id)).size).toBe(CALLERS);
    expect([await doubles(), await halves()]).toEqual([0, 0]);
  });

  test('[slots.exclusive] one candidate in many tabs: one hold is left, and only its time is taken', async () => {
    const [draftId = ''] = await newDrafts();
    const from = startOf(202);
    const rosterId = await addRoster(database.db, siteId, from.toISOString(), 8);
    await Promise.all(
      Array.from({ length: CALLERS }, (_value, tab) =>
        hold(draftId, [rosterId], new Date(from.getTime() + tab * 2 * SLOT_MS)),
      ),
    );
    const { rows } = await database.db.execute(sql`select from booking.reservations where draft_id = ${draftId}::uuid`);
    expect(rows).toHaveLength(1);
    expect([await doubles(), await halves()]).toEqual([0, 0]);
  });
});

/** Days of one more doctor: the more rosters a clinic has, the rarer one time looks to the planner. */
const manyDays = (db: Database, days: number) =>
  db.execute(sql`
    with doctor as (insert into booking.doctors (id, name) values (${uuidv7()}::uuid, 'Dr Many Days') returning id),
    days as (
      insert into booking.rosters (clinic_id, doctor_id, day, from_time, to_time)
      select ${siteId}::uuid, doctor.id, day, day + interval '1 hour', day + interval '9 hours'
      from doctor, generate_series(timestamp '2030-01-01', timestamp '2030-01-01' + (${days}::int - 1) * interval '1 day', '1 day') day
      returning id, clinic_id, doctor_id, from_time)
    insert into booking.slots (roster_id, clinic_id, doctor_id, position, from_time, to_time)
    select id, clinic_id, doctor_id, n, from_time + n * interval '15 minutes', from_time + (n + 1) * interval '15 minutes'
    from days, generate_series(0, 31) n`);

test('a reserve is planned once, at a clinic with many rosters too: planning it costs several times what it does', async () => {
  const [draftId = ''] = await newDrafts();
  const from = startOf(203);
  const rosterId = await addRoster(database.db, siteId, from.toISOString(), 8);
  await manyDays(database.db, 1_000);
  await database.db.execute(sql`analyze booking.rosters, booking.slots, booking.doctors`);
  const plans = await database.db.transaction(async (tx) => {
    for (let time = 0; time < 12; time++) {
      const answer = await hold(draftId, [rosterId], new Date(from.getTime() + time * SLOT_MS), 0, tx);
      expect(answer.held).not.toBeNull();
    }
    return generalPlans(tx, 'booking_reserve');
  });
  expect(plans).toBeGreaterThan(0);
});

test('takes all of an appointment or nothing', async () => {
  const slots = await slotsOf(await addRoster(database.db, siteId, startOf(300).toISOString(), 2));
  const take = (slotIds: number[]) =>
    database.db.transaction((tx) =>
      claimTime(tx, { ...claim, slotIds, claimId: uuidv7(), kind: 'booking', expiresAt: null }),
    );
  await take(slots.slice(2, 4));
  await expect(take(slots.slice(0, 4))).rejects.toBeInstanceOf(TimeTaken);
  await take(slots.slice(0, 2));
});

test('[slots.expiry] a hold that ran out gives way to the next caller at once, a booking never does', async () => {
  const slots = await slotsOf(await addRoster(database.db, siteId, startOf(301).toISOString(), 1));
  const take = (slotIds: number[], kind: 'hold' | 'booking', at: Date) =>
    database.db.transaction((tx) =>
      claimTime(tx, {
        slotIds,
        kind,
        orgId,
        claimId: uuidv7(),
        now: at,
        expiresAt: kind === 'hold' ? holdExpiry : null,
      }),
    );
  const [first = 0, second = 0] = slots;
  await take([first], 'hold', now);
  await take([second], 'booking', now);
  await expect(take([first], 'hold', new Date(holdExpiry.getTime() - 1))).rejects.toBeInstanceOf(TimeTaken);
  await take([first], 'hold', holdExpiry);
  await expect(take([second], 'hold', new Date(holdExpiry.getTime() + DAY_MS))).rejects.toBeInstanceOf(TimeTaken);
});
