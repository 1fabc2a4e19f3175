import { execFileSync } from 'node:child_process';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { describe, expect, test, vi } from 'vitest';
import { defined } from '../../machines/lib/assert-defined.ts';
import { book } from '../../tests/support/bookings/booked.ts';
import { addClinic, addPackage, openBookingWorld } from '../../tests/support/bookings/booking-world.ts';
import { ownDatabase } from '../../tests/support/database/database.ts';
import { startPgbouncer } from '../../tests/support/database/pgbouncer.ts';
import { needs } from '../../tests/support/needs.ts';
import { findProgram } from '../../tests/support/programs.ts';
import { DEFAULT_LIMITS } from './limits.ts';
import { openDatabase } from './open.ts';
import { findRoute } from './pooler.ts';
import { openPool } from './postgres-pool.ts';

const CLIENTS = 12;
/** Debian 12's PgBouncer; newer ones carry prepared statements where they are set to. */
const program = findProgram('pgbouncer');
const carriesNoNames = program && /PgBouncer 1\.(\d|1\d|20)\./.test(execFileSync(program, ['--version']).toString());

/** A database in another zone, and a pooler in front of it. */
async function pooledDatabase(cleanup: AsyncDisposableStack, mode: 'transaction' | 'session') {
  const own = await ownDatabase();
  cleanup.defer(() => own.drop());
  const name = new URL(own.url).pathname.slice(1);
  const client = new pg.Client(own.url);
  await client.connect();
  await client.query(`alter database ${name} set timezone = 'Australia/Perth'`);
  await client.end();
  const pooler = await startPgbouncer(own.url, mode);
  cleanup.defer(() => pooler.stop());
  return { direct: own.url, pooled: pooler.url(name) };
}

describe('behind PgBouncer', needs('postgres', 'pgbouncer'), () => {
  test('[run.pooler] in transaction mode many book and read at once; a copy is whole, times are in UTC, notices arrive', async () => {
    await using cleanup = new AsyncDisposableStack();
    const { direct, pooled } = await pooledDatabase(cleanup, 'transaction');
    const onNote = vi.fn();
    const database = await openDatabase({ databaseUrl: pooled, directUrl: direct, onNote });
    const world = await openBookingWorld(database);
    cleanup.defer(() => world.close());
    await database.requireNotices();
    expect(onNote.mock.calls).toEqual([
      [
        expect.stringMatching(
          /^DATABASE_URL leads through a pooler: .*(planned each time|it carries prepared statements).* with ALTER ROLE/,
        ),
      ],
    ]);
    const heard = vi.fn();
    await database.listen('test_channel', heard);
    const [site, packageId] = [await addClinic(world.db), await addPackage(world.db, 60)];
    const manager = await world.as('manager');
    const booked = await Promise.all(
      Array.from({ length: CLIENTS }, async () => {
        const { bookingId } = await book(manager, { site, packageId });
        expect((await manager.get('/bookings?page_size=50')).status).toBe(200);
        return bookingId;
      }),
    );
    const copy = defined(database.copiers.read.inOneGo(sql`select id::text from booking.bookings`, 'csv'));
    const parts: Uint8Array[] = [];
    for await (const part of copy) parts.push(part);
    for (const id of booked) expect(Buffer.concat(parts).toString()).toContain(id);
    const zones = Array.from({ length: CLIENTS }, () =>
      database.db.execute(sql`select '2026-11-23T09:00:00+08:00'::timestamptz::text as at`),
    );
    for (const { rows } of await Promise.all(zones)) expect(rows).toEqual([{ at: '2026-11-23 01:00:00+00' }]);
    await database.db.execute(sql`select pg_notify('test_channel', 'heard')`);
    await vi.waitFor(() => expect(heard).toHaveBeenCalledWith('heard'));
  });

  test('[run.pooler] in transaction mode notices use a direct connection, or the start is refused with a message', async () => {
    await using cleanup = new AsyncDisposableStack();
    const { pooled } = await pooledDatabase(cleanup, 'transaction');
    const database = await openDatabase({ databaseUrl: pooled });
    cleanup.defer(() => database.close());
    await expect(database.requireNotices()).rejects.toThrow(/does not carry LISTEN.* Set DATABASE_DIRECT_URL/);
  });

  test('[run.pooler] in session mode notices come through the pooler too', async () => {
    await using cleanup = new AsyncDisposableStack();
    const { pooled } = await pooledDatabase(cleanup, 'session');
    const database = await openDatabase({ databaseUrl: pooled });
    cleanup.defer(() => database.close());
    await database.requireNotices();
  });

  test.runIf(carriesNoNames)(
    '[run.pooler] a busy pooler is not taken for one that carries prepared statements',
    async () => {
      await using cleanup = new AsyncDisposableStack();
      const { pooled } = await pooledDatabase(cleanup, 'transaction');
      const pools = Array.from({ length: CLIENTS }, () => poolOn(pooled));
      for (const pool of pools) cleanup.defer(() => pool.end());
      let isOver = false;
      const load = pools.slice(CLIENTS / 2).map(async (pool) => {
        while (!isOver) await pool.query('select pg_sleep(0.002)');
      });
      cleanup.defer(async () => {
        isOver = true;
        await Promise.all(load);
      });
      for (let round = 0; round < 10; round++) {
        const routes = await Promise.all(pools.slice(0, CLIENTS / 2).map((pool) => findRoute(pool)));
        for (const route of routes) expect(route).toMatchObject({ isPooled: true, carriesNames: false });
      }
    },
  );

  test.runIf(carriesNoNames)(
    '[run.pooler] a pooler that carries them no more costs the statements under way, none after',
    async () => {
      await using cleanup = new AsyncDisposableStack();
      const { pooled } = await pooledDatabase(cleanup, 'transaction');
      const pool = poolOn(pooled);
      cleanup.defer(() => pool.end());
      const ask = () =>
        Array.from({ length: CLIENTS }, () => pool.query({ name: 'one', text: 'select pg_sleep(0.005)' }));
      const first = await Promise.allSettled(ask());
      expect(first.map(({ status }) => status)).toContain('rejected');
      for (let round = 0; round < 3; round++) await Promise.all(ask());
    },
  );
});

const poolOn = (url: string) => openPool({ url, limits: DEFAULT_LIMITS, onFault: () => {} });
