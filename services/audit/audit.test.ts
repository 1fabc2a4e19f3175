import { asc, eq, sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import { afterAll, expect, test } from 'vitest';
import { testDatabase } from '../../tests/support/database/database.ts';
import { entries } from './audit.tables.ts';
import { audit } from './audit.ts';
import { lookAtChain } from './verify-chains.ts';

const database = await testDatabase();
afterAll(() => database.close());

const actor = { orgId: uuidv7(), accountId: uuidv7(), name: 'Priya Raman' };
const at = new Date('2026-11-23T01:00:00.123Z');

const write = (bookingId: string, n: number) =>
  database.db.transaction((tx) =>
    audit(tx, actor, {
      action: 'booking.changed',
      entity: 'booking',
      entityId: bookingId,
      bookingId,
      before: { comment: `was ${n}`, nested: { z: 1, a: null } },
      after: { comment: `is ${n} – ü`, n: 0.5 },
      at,
    }),
  );
const chainOf = (bookingId: string) =>
  database.db.select().from(entries).where(eq(entries.bookingId, bookingId)).orderBy(asc(entries.position));

test('entries of a booking form a chain, in one order however many write at once', async () => {
  const bookingId = uuidv7();
  await Promise.all(Array.from({ length: 8 }, (_, n) => write(bookingId, n)));
  const chain = await chainOf(bookingId);
  expect(chain).toHaveLength(8);
  expect(lookAtChain(chain, null).broken).toBeNull();
});

test('an entry that was changed, moved or taken out breaks the chain', async () => {
  const bookingId = uuidv7();
  for (const n of [1, 2, 3]) await write(bookingId, n);
  const [first, second, third] = await chainOf(bookingId);
  if (!first || !second || !third) throw new Error('three entries were written');
  expect(lookAtChain([first, second, third], null).broken).toBeNull();
  expect(lookAtChain([first, third], null).broken).toEqual({ position: 2, fault: 'Entry 2 is missing.' });
  expect(lookAtChain([second, first, third], null).broken).toEqual({ position: 1, fault: 'Entry 1 is missing.' });
  await database.db.execute(sql`update audit.entries set after = '{"comment": "was never"}' where id = ${second.id}`);
  expect(lookAtChain(await chainOf(bookingId), null).broken).toEqual({
    position: 2,
    fault: 'Entry 2 is not what was written.',
  });
});

test('an entry goes with its transaction', async () => {
  const bookingId = uuidv7();
  await write(bookingId, 1);
  const failed = database.db.transaction(async (tx) => {
    await audit(tx, actor, { action: 'booking.cancelled', entity: 'booking', entityId: bookingId, bookingId, at });
    throw new Error('no');
  });
  await expect(failed).rejects.toThrow('no');
  await write(bookingId, 2);
  const chain = await chainOf(bookingId);
  expect(chain.map((entry) => entry.action)).toEqual(['booking.changed', 'booking.changed']);
  expect(lookAtChain(chain, null).broken).toBeNull();
});

test('an entry without a booking is recorded outside the chains', async () => {
  await database.db.transaction((tx) =>
    audit(tx, actor, { action: 'session.opened', entity: 'session', entityId: 's1', address: '203.0.113.1', at }),
  );
  const [entry] = await database.db.select().from(entries).where(eq(entries.entityId, 's1'));
  expect(entry).toMatchObject({ accountName: 'Priya Raman', address: '203.0.113.1', position: null, hash: null, at });
});
