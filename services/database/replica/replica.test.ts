import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { defined } from '../../../machines/lib/assert-defined.ts';
import { book } from '../../../tests/support/bookings/booked.ts';
import {
  addClinic,
  addPackage,
  type BookingWorld,
  openBookingWorld,
} from '../../../tests/support/bookings/booking-world.ts';
import { startPostgres } from '../../../tests/support/database/postgres.ts';
import { postgresPrograms } from '../../../tests/support/database/postgres-programs.ts';
import { type PostgresReplica, startReplica } from '../../../tests/support/database/postgres-replica.ts';
import { needs } from '../../../tests/support/needs.ts';
import { call } from '../../../tests/support/services.ts';
import { bookingService } from '../../booking/booking.service.ts';
import type { Service } from '../../shared/http/service.ts';
import type { OpenDatabase } from '../database.ts';
import { databaseFailure } from '../database-failure.ts';
import { openDatabase } from '../open.ts';

describe('with a streaming replica', needs('postgres'), () => {
  const cleanup = new AsyncDisposableStack();
  const notes: string[] = [];
  let world: BookingWorld;
  let replica: PostgresReplica;
  let database: OpenDatabase;
  /** The same service in another process: it shares the database alone. */
  let elsewhere: Service;
  let token: string;
  let urls: { databaseUrl: string; readUrl: string };
  let where: { site: string; packageId: string };

  beforeAll(async () => {
    const programs = defined(postgresPrograms());
    const primary = await startPostgres(programs, 'restart');
    cleanup.defer(() => primary.stop());
    replica = await startReplica(programs, primary);
    cleanup.defer(() => replica.stop());
    urls = { databaseUrl: primary.url('postgres'), readUrl: replica.url('postgres') };
    database = await openDatabase({ ...urls, onNote: (message) => notes.push(message) });
    world = await openBookingWorld(database);
    cleanup.defer(() => world.close());
    const { kind: _kind, ...other } = await openDatabase(urls);
    cleanup.defer(() => other.close());
    elsewhere = bookingService({ ...world.deps, ...other });
    token = (await world.signIn('manager')).access_token;
    where = { site: await addClinic(world.db), packageId: await addPackage(world.db, 60) };
    await untilRead();
  });
  afterAll(() => cleanup.disposeAsync());

  /** Until lists are read from the replica, and it has everything. */
  async function untilRead() {
    const { rows } = await world.db.execute<{ position: string }>(
      sql`select pg_current_wal_insert_lsn()::text as position`,
    );
    const { position } = defined(rows[0]);
    await vi.waitFor(() => expect(database.replica?.hasReplayed(position)).toBe(true), { timeout: 60_000 });
  }
  async function onReplica(statement: string) {
    const client = new pg.Client(replica.url('postgres'));
    await client.connect();
    await client.query(statement).finally(() => client.end());
  }
  const references = async (service: Service, bearer: string) => {
    const { status, body } = await call(service, 'GET', '/booking/bookings?page_size=100', { token: bearer });
    expect(status, JSON.stringify(body)).toBe(200);
    return body.bookings.map((row: { booking_id: string }) => row.booking_id);
  };
  const listed = () => references(world.booking, token);
  const bookOne = async () => (await book(await world.as('manager'), where)).bookingId;

  test('[run.standby] a standby that a balancer takes for the primary answers 503 to every reader and writer', async () => {
    for (const statement of ['select from auth.written_positions', 'delete from booking.claims']) {
      const refused: unknown = await onReplica(statement).catch((error: unknown) => error);
      expect(databaseFailure(refused), statement).toMatchObject({ code: 'UNAVAILABLE' });
    }
  });

  test('[run.read-own-writes] an account sees its booking in the next list of every process, while others read the replica', async () => {
    const { access_token: other } = await world.signIn('admin');
    const before = await bookOne();
    await untilRead();
    await onReplica('select pg_wal_replay_pause()');
    const after = await bookOne();
    for (const service of [world.booking, elsewhere]) {
      expect(await references(service, token)).toEqual(expect.arrayContaining([before, after]));
    }
    const others = await references(world.booking, other);
    expect([others.includes(before), others.includes(after)], 'the replica is read').toEqual([true, false]);
    await onReplica('select pg_wal_replay_resume()');
    await untilRead();
    expect(await references(world.booking, other)).toContain(after);
  });

  test('[run.replica-dead] a crash of the replica fails no list; it is read again when it is back', async () => {
    const made = await bookOne();
    await untilRead();
    notes.length = 0;
    await replica.crash();
    for (let time = 0; time < 10; time++) expect(await listed()).toContain(made);
    expect(notes).toContainEqual(
      expect.stringMatching(/^The replica .* does not answer: lists are read from the primary\.$/),
    );
    await replica.start();
    await untilRead();
    expect(notes.at(-1)).toBe('The replica of DATABASE_READ_URL is read again.');
    expect(await listed()).toContain(made);
  });

  test('[run.replica-dead] a frozen replica delays no request by more than two checks of it', async () => {
    const made = await bookOne();
    await untilRead();
    replica.freeze();
    try {
      const began = performance.now();
      const answers = await Promise.all([listed(), listed(), listed(), exported()]);
      expect(performance.now() - began).toBeLessThan(6_000);
      for (const answer of answers) expect(answer).toContain(made);
      const later = performance.now();
      await listed();
      expect(performance.now() - later, 'nobody asks it any more').toBeLessThan(1_000);
    } finally {
      replica.thaw();
    }
    await untilRead();
  });

  /** The copy of an export: the ids of all bookings. */
  async function exported(): Promise<string> {
    const copy = defined(database.copiers.read.inOneGo(sql`select id::text from booking.bookings`, 'csv'));
    const parts: Uint8Array[] = [];
    for await (const part of copy) parts.push(part);
    return Buffer.concat(parts).toString();
  }

  test('[run.replica-dead] a portal starts while its replica is down', async () => {
    await replica.crash();
    const opened = await openDatabase(urls);
    expect((await opened.read.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }]);
    await opened.close();
    await replica.start();
  });
});
