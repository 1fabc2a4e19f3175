import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { defined } from '../../machines/lib/assert-defined.ts';
import { type BookingWorld, openBookingWorld } from '../../tests/support/bookings/booking-world.ts';
import { ownDatabase } from '../../tests/support/database/database.ts';
import { needs } from '../../tests/support/needs.ts';
import { databaseFailure } from './database-failure.ts';
import { openDatabase } from './open.ts';

const WRITERS = 50;

describe('on PostgreSQL', needs('postgres'), () => {
  let world: BookingWorld;
  beforeAll(async () => {
    world = await openBookingWorld();
  });
  afterAll(() => world.close());

  test('[run.database-limits] one locked row and 50 who wait for it: health and other companies are answered', async () => {
    const [manager, other] = [await world.as('manager'), await world.as('coralbay')];
    const draftId = await manager.newDraft();
    const { rows } = await world.db.execute<{ name: string }>(sql`select current_database() as name`);
    const url = new URL(defined(inject('postgresUrl')));
    url.pathname = `/${defined(rows[0]).name}`;
    const locker = new pg.Client(url.href);
    await locker.connect();
    try {
      await locker.query('begin');
      await locker.query('select from booking.drafts where id = $1 for update', [draftId]);
      const save = { revision: 1, body: { step: 'time' } };
      const writers = Array.from({ length: WRITERS }, () => manager.put(`/drafts/${draftId}`, save));
      await expect.poll(() => waiting(locker)).toBeGreaterThan(0);
      expect(await world.database.isWell()).toBe(true);
      expect((await other.get('/drafts')).status).toBe(200);
      expect((await other.post('/drafts', { service_type: 'pem', body: {} })).status).toBe(201);
      expect(await waiting(locker), 'most connections are left to others').toBeLessThanOrEqual(3);
      const answers = await Promise.all(writers);
      expect(new Set(answers.map(({ status, body }) => `${status} ${body.error.code}`))).toEqual(
        new Set(['409 BUSY', '503 TOO_MANY_WAITING']),
      );
      expect(answers[0]?.body.error.message).toMatch(/This attempt changed nothing.*Try again\.$/);
    } finally {
      await locker.query('rollback');
      await locker.end();
    }
    expect((await manager.put(`/drafts/${draftId}`, { revision: 1, body: { step: 'time' } })).status).toBe(200);
  }, 60_000);

  test('[run.database-limits] a statement and an idle transaction that take too long are ended, and answered in words', async () => {
    const own = await ownDatabase();
    const limits = { statementMs: 200, lockMs: 100, idleInTransactionMs: 200 };
    const database = await openDatabase({ databaseUrl: own.url, limits });
    try {
      const slow = database.db.execute(sql`select pg_sleep(60)`);
      expect(databaseFailure(await slow.catch((error) => error))).toMatchObject({ code: 'STATEMENT_TIMEOUT' });
      const idle = database.db.transaction(async (tx) => {
        await tx.execute(sql`select 1`);
        await expect.poll(async () => (await transactions(own.url)).length).toBe(0);
        await tx.execute(sql`select 1`);
      });
      expect(databaseFailure(await idle.catch((error) => error))).toMatchObject({ code: 'UNAVAILABLE' });
      expect((await database.db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }]);
    } finally {
      await database.close();
      await own.drop();
    }
  });
});

/** Connections to this database that wait for a lock; other tests use the same server. */
async function waiting(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::int as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return defined(rows[0]).count;
}

async function transactions(url: string): Promise<unknown[]> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    const state = `select pid from pg_stat_activity where datname = current_database() and state = 'idle in transaction'`;
    return (await client.query(state)).rows;
  } finally {
    await client.end();
  }
}
