import { sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { testDatabase } from '../../tests/support/database/database.ts';
import { testClock } from '../../tests/support/services.ts';
import type { OpenDatabase } from '../database/database.ts';
import { audit } from './audit.ts';
import { runNightlyCheck } from './nightly-check.ts';
import { type CheckedChains, checkChains, verifyChains } from './verify-chains.ts';

let database: OpenDatabase;
beforeEach(async () => {
  database = await testDatabase();
});
afterEach(() => database.close());

const actor = { orgId: uuidv7(), accountId: uuidv7(), name: 'Priya Raman' };

async function writeChain(length: number): Promise<string> {
  const bookingId = uuidv7();
  for (let n = 1; n <= length; n++) {
    await database.db.transaction((tx) =>
      audit(tx, actor, {
        action: 'booking.changed',
        entity: 'booking',
        entityId: bookingId,
        bookingId,
        after: { comment: `is ${n} – ü` },
        at: new Date('2026-11-23T01:00:00.123Z'),
      }),
    );
  }
  return bookingId;
}

const change = (statement: ReturnType<typeof sql>) => database.db.execute(statement);

async function checkAll() {
  const parts: CheckedChains[] = [];
  await verifyChains(database.db, (part) => parts.push(part));
  return {
    parts: parts.length,
    chains: parts.reduce((sum, part) => sum + part.chains, 0),
    entries: parts.reduce((sum, part) => sum + part.entries, 0),
    breaks: parts.flatMap(({ breaks }) => breaks),
  };
}

test('[audit.verify] whole chains have no break, however many queries it takes', async () => {
  for (let n = 0; n < 205; n++) await writeChain(1);
  await writeChain(3);
  expect(await checkAll()).toEqual({ parts: 3, chains: 206, entries: 208, breaks: [] });
});

test('[audit.verify] every way to tamper with a chain is named, and no other chain is', async () => {
  await writeChain(2);
  const [changed, emptied, cut, headless, extended, lost] = [
    await writeChain(3),
    await writeChain(2),
    await writeChain(3),
    await writeChain(2),
    await writeChain(2),
    await writeChain(3),
  ];
  await change(sql`update audit.entries set account_name = 'Nobody' where booking_id = ${changed} and position = 2`);
  await change(sql`delete from audit.entries where booking_id = ${emptied}`);
  await change(sql`delete from audit.entries where booking_id = ${cut} and position = 3`);
  await change(sql`delete from audit.chains where booking_id = ${headless}`);
  await change(sql`update audit.chains set position = 1 where booking_id = ${extended}`);
  await change(sql`delete from audit.entries where booking_id = ${lost} and position = 2`);
  const { breaks } = await checkAll();
  const faults = Object.fromEntries(breaks.map(({ bookingId, fault }) => [bookingId, fault]));
  expect(faults).toEqual({
    [changed]: 'Entry 2 is not what was written.',
    [emptied]: 'Entry 1 is missing: the chain had 2.',
    [cut]: 'Entry 3 is missing: the chain had 3.',
    [headless]: 'The end of the chain was deleted.',
    [extended]: 'The end of the chain was changed.',
    [lost]: 'Entry 2 is missing.',
  });
});

interface CheckRow extends Record<string, unknown> {
  day: string;
  is_over: boolean;
  chains: number;
  breaks: { bookingId: string }[];
}

async function checks(): Promise<CheckRow[]> {
  const { rows } = await database.db.execute<CheckRow>(sql`
    select day::text, finished_at is not null as is_over, chains, breaks from audit.checks order by day`);
  return rows;
}

test('[audit.nightly] each night one process checks, from two in the morning; a break is kept and logged as a fault', async () => {
  const broken = await writeChain(2);
  await change(sql`update audit.entries set action = 'x' where booking_id = ${broken} and position = 1`);
  const clock = testClock('2026-11-23T17:59:00Z'); // 01:59 in Perth
  const faults: string[] = [];
  const fault = (thrown: unknown, { service }: { service: string }) => faults.push(`${service}: ${thrown}`);
  const deps = {
    db: database.db,
    now: clock.now,
    timeZone: 'Australia/Perth',
    log: { fault, request: () => {}, note: () => {} },
  };
  const together = await Promise.all([runNightlyCheck(deps), runNightlyCheck(deps), runNightlyCheck(deps)]);
  expect(together.filter(Boolean)).toHaveLength(1);
  expect(await checks()).toMatchObject([
    { day: '2026-11-23', is_over: true, chains: 1, breaks: [{ bookingId: broken }] },
  ]);
  expect(faults).toEqual(['audit: AuditChainBroken']);
  clock.pass(60_000);
  expect(await runNightlyCheck(deps)).toBe(true);
  expect(await runNightlyCheck(deps)).toBe(false);
  expect((await checks()).map(({ day }) => day)).toEqual(['2026-11-23', '2026-11-24']);
  expect(faults).toHaveLength(2);
});

test('[audit.nightly] a check that a crash interrupted continues from its last booking, in the first free process', async () => {
  for (let n = 0; n < 130; n++) await writeChain(1);
  const clock = testClock();
  const deps = { db: database.db, now: clock.now, timeZone: 'Australia/Perth', log: quiet };
  const { afterBookingId } = await checkChains(database.db, null);
  const until = new Date(clock.now().getTime() + 60_000).toISOString();
  await change(sql`
    insert into audit.checks (day, claimed_until, started_at, after_booking_id, chains)
    values ('2026-11-23', ${until}::timestamptz, ${until}::timestamptz, ${afterBookingId}::uuid, 100)`);
  expect(await runNightlyCheck(deps)).toBe(false);
  clock.pass(60_000);
  expect(await runNightlyCheck(deps)).toBe(true);
  expect(await checks()).toMatchObject([{ is_over: true, chains: 130 }]);
});

const quiet = { request: () => {}, note: () => {}, fault: () => {} };
