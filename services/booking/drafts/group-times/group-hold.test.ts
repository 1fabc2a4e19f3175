import { sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addBooker } from '../../../../tests/support/bookings/booker.ts';
import { addClinic, addPackage, addRoster } from '../../../../tests/support/bookings/booking-world.ts';
import { testDatabase } from '../../../../tests/support/database/database.ts';
import type { OpenDatabase } from '../../../database/database.ts';
import { drafts } from '../../booking.tables.ts';
import { instantSql } from '../../scheduling/slots/claims.ts';
import { reserve } from '../holds/reserve.ts';
import { holdGroup } from './group-hold.ts';
import { groupTimes } from './group-times.ts';

const CALLERS = 12;
const now = new Date('2026-11-23T01:00:00Z');
const expiresAt = new Date(now.getTime() + 600_000);
const DAY_MS = 86_400_000;
const startOf = (day: number) => new Date(Date.parse('2026-11-24T00:00:00Z') + day * DAY_MS);

let database: OpenDatabase;
let siteId: string;
/** Thirty minutes and forty-five. */
let packages: readonly string[];
let booker: Awaited<ReturnType<typeof addBooker>>;

beforeAll(async () => {
  database = await testDatabase();
  booker = await addBooker(database.db, now);
  siteId = await addClinic(database.db);
  packages = [await addPackage(database.db, 30), await addPackage(database.db, 45)];
});
afterAll(() => database.close());

async function newDraft(): Promise<string> {
  const id = uuidv7();
  const { accountId, orgId } = booker;
  const body = { id, accountId, orgId, serviceType: 'pem' as const, revision: 1, body: {} };
  await database.db.insert(drafts).values({ ...body, createdAt: now, updatedAt: now });
  return id;
}

const packageOf = (nth: number) => packages[nth % 2] ?? '';
const place = (nth: number, rosterId: number, from: Date) => ({
  reserveId: uuidv7(),
  candidateIndex: nth,
  siteId,
  packageId: packageOf(nth),
  rosterId,
  from,
});
const take = (draftId: string, places: ReturnType<typeof place>[]) =>
  holdGroup(database.db, booker.values, { draftId, places, now, expiresAt });

/** Overlapping live holds of one doctor; claims that no hold knows of, or holds without all of theirs; drafts with a part. */
async function faults(size: number) {
  const { rows } = await database.db.execute<{ doubles: number; halves: number; parts: number }>(sql`
    select (
      select count(*)::int from booking.reservations a join booking.reservations b
        on a.roster_id = b.roster_id and a.id < b.id and a.from_time < b.to_time and b.from_time < a.to_time
      where a.expires_at > ${instantSql(now)} and b.expires_at > ${instantSql(now)}) as doubles, (
      select count(*)::int from (
        select claim_id, count(*) as slots from booking.claims where kind = 'hold' group by claim_id
      ) c full join booking.reservations h on h.id = c.claim_id where c.slots is distinct from h.slot_count) as halves, (
      select count(*)::int from (
        select from booking.reservations group by draft_id having count(*) <> ${size}) part) as parts`);
  return rows[0];
}
const none = { doubles: 0, halves: 0, parts: 0 };

test('[slots.group-hold] many simultaneous requests for overlapping rows: no double booking, no part of a group, and at least one succeeds', async () => {
  for (let round = 0; round < 12; round++) {
    const from = startOf(round);
    const rosters = [
      await addRoster(database.db, siteId, from.toISOString(), 4),
      await addRoster(database.db, siteId, from.toISOString(), 4),
    ];
    const draftIds = await Promise.all(Array.from({ length: CALLERS }, newDraft));
    const answers = await Promise.all(
      draftIds.map((draftId, caller) => {
        // Five in a row with one doctor, or three and two with both; each caller a quarter later than the one before.
        const at = (quarters: number) => new Date(from.getTime() + ((caller % 6) + quarters) * 900_000);
        const [one = 0, other = 0] = caller % 2 ? rosters : rosters.toReversed();
        const row = [0, 2, 5, 7, 10].map((quarters, nth) => place(nth, one, at(quarters)));
        const split = [0, 2, 5].map((quarters, nth) => place(nth, one, at(quarters)));
        return take(draftId, caller % 3 ? row.slice(0, 5) : [...split, place(3, other, at(0)), place(4, other, at(3))]);
      }),
    );
    expect(answers.filter(({ held }) => held.length > 0).length).toBeGreaterThan(0);
    expect(answers.map(({ held }) => held.length).filter((count) => count !== 0 && count !== 5)).toEqual([]);
    expect(await faults(5)).toEqual(none);
  }
});

test('[slots.group-hold] groups and single holds for the same times, at once: nothing is shared or left half taken', async () => {
  for (let round = 0; round < 10; round++) {
    const from = startOf(100 + round);
    const rosterId = await addRoster(database.db, siteId, from.toISOString(), 2);
    const [group, ...singles] = await Promise.all(Array.from({ length: 6 }, newDraft));
    await Promise.all([
      take(group ?? '', [place(0, rosterId, from), place(1, rosterId, new Date(from.getTime() + 1_800_000))]),
      ...singles.map((draftId, nth) =>
        reserve(database.db, booker.values, {
          reserveId: uuidv7(),
          draftId,
          candidateIndex: 0,
          siteId,
          packageId: packageOf(0),
          rosterIds: [rosterId],
          from: new Date(from.getTime() + nth * 900_000),
          replaces: null,
          now,
          expiresAt,
        }),
      ),
    ]);
    const { doubles, halves } = (await faults(5)) ?? {};
    expect({ doubles, halves }).toEqual({ doubles: 0, halves: 0 });
    const { rows } = await database.db.execute<{ count: number }>(
      sql`select count(*)::int as count from booking.reservations where draft_id = ${group}::uuid`,
    );
    expect([0, 2]).toContain(rows[0]?.count);
  }
});

test('[slots.group-hold] two candidates change places in one step; a refused group keeps what was held', async () => {
  const from = startOf(200);
  const rosterId = await addRoster(database.db, siteId, from.toISOString(), 2);
  const later = (quarters: number) => new Date(from.getTime() + quarters * 900_000);
  const draftId = await newDraft();
  const held = async () => {
    const { rows } = await database.db.execute<{ nth: number; quarters: number }>(sql`
      select candidate_index as nth, (extract(epoch from from_time - ${instantSql(from)}) / 900)::int as quarters
      from booking.reservations where draft_id = ${draftId}::uuid order by candidate_index`);
    return rows.map(({ nth, quarters }) => [nth, quarters]);
  };
  await take(draftId, [place(0, rosterId, from), place(1, rosterId, later(2))]);
  expect(await held()).toEqual([
    [0, 0],
    [1, 2],
  ]);
  const swapped = await take(draftId, [place(1, rosterId, from), place(0, rosterId, later(3))]);
  expect(swapped.held.map(({ candidate_index }) => candidate_index)).toEqual([0, 1]);
  expect(await held()).toEqual([
    [0, 3],
    [1, 0],
  ]);
  const other = await newDraft();
  await take(other, [place(0, rosterId, later(5))]);
  const refused = await take(draftId, [place(0, rosterId, from), place(1, rosterId, later(3))]);
  expect([refused.held, refused.tried]).toEqual([[], false]);
  expect(await held()).toEqual([
    [0, 3],
    [1, 0],
  ]);
  const overlapping = await take(draftId, [place(0, rosterId, from), place(1, rosterId, later(1))]);
  expect([overlapping.held, overlapping.has_overlap]).toEqual([[], true]);
});

test('[slots.group-hold] everybody takes the first of what is proposed, until nothing is: all whole, none shared', async () => {
  const other = await addClinic(database.db);
  const from = startOf(300);
  for (const doctor of [1, 2]) await addRoster(database.db, other, new Date(from.getTime() + doctor).toISOString(), 5);
  await database.db.execute(sql`delete from booking.claims`);
  await database.db.execute(sql`delete from booking.reservations`);
  const day = from.toISOString().slice(0, 10);
  const asked = { siteIds: [other], fromDay: day, toDay: day, part: 'any' as const, orgId: booker.orgId, now };
  const question = { ...asked, packageIds: [0, 1, 2, 3].map(packageOf), draftId: null };
  const bookOne = async (): Promise<number> => {
    const draftId = await newDraft();
    for (;;) {
      const { proposals } = await groupTimes(database.db, question, { isProvider: false });
      const [first] = proposals;
      if (!first) return 0;
      const places = first.places.map((one, nth) => ({
        ...place(nth, one.calendar_id, new Date(one.calendar_from_time)),
        siteId: other,
      }));
      if ((await take(draftId, places)).held.length === 4) return 1;
    }
  };
  const won = await Promise.all(Array.from({ length: CALLERS }, bookOne));
  // Two doctors of 20 quarters; a group takes 10 of them, in a row or side by side.
  expect(won.filter(Boolean).length).toBeGreaterThanOrEqual(3);
  expect(await faults(4)).toEqual(none);
});
