import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, describe, expect, inject, test, vi } from 'vitest';
import { testDatabase } from '../../tests/support/database/database.ts';
import type { Database } from './database.ts';
import { migrate } from './migrate.ts';
import { openDatabase } from './open.ts';
import { DirectoryInUse } from './pglite/lock.ts';

const database = await testDatabase();
afterAll(() => database.close());

test('both drivers answer the same kinds of values', async () => {
  const { rows } = await database.db.execute(sql`
    select 1 as small, 'a' as text, true as yes, null as nothing, array['a', 'b'] as list, '{"a": 1}'::jsonb as json,
           '2026-11-23T09:00:00+08:00'::timestamptz as at, '2026-11-23'::date as day`);
  const [{ at, ...row } = {}] = rows;
  expect(row).toEqual({
    small: 1,
    text: 'a',
    yes: true,
    nothing: null,
    list: ['a', 'b'],
    json: { a: 1 },
    day: '2026-11-23',
  });
  expect(at).toBe('2026-11-23 01:00:00+00');
});

test('a transaction that throws leaves nothing', async () => {
  const add = sql`insert into auth.attempts (key, count, window_ends_at) values ('rolled back', 1, now())`;
  const failed = database.db.transaction(async (tx) => {
    await tx.execute(add);
    throw new Error('no');
  });
  await expect(failed).rejects.toThrow('no');
  const { rows } = await database.db.execute(sql`select 1 from auth.attempts where key = 'rolled back'`);
  expect(rows).toEqual([]);
});

test('notices reach every listener of their channel until it stops listening', async () => {
  const [first, second, other] = [vi.fn(), vi.fn(), vi.fn()];
  const stop = await database.listen('test_channel', first);
  await database.listen('test_channel', second);
  await database.listen('other_channel', other);
  await database.db.execute(sql`select pg_notify('test_channel', 'one')`);
  await vi.waitFor(() => expect(second).toHaveBeenCalledWith('one'));
  await stop();
  await database.db.execute(sql`select pg_notify('test_channel', 'two')`);
  await vi.waitFor(() => expect(second).toHaveBeenCalledWith('two'));
  expect(first.mock.calls).toEqual([['one']]);
  expect(other).not.toHaveBeenCalled();
});

test.runIf(inject('database') === 'postgres')('several LISTEN at once run one by one', async () => {
  const ask = pg.Client.prototype.query;
  let [running, most] = [0, 0];
  const query = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(async function (
    this: pg.Client,
    ...asked: unknown[]
  ) {
    running += 1;
    most = Math.max(most, running);
    await Reflect.apply(ask, this, asked);
    running -= 1;
  });
  const stops = await Promise.all(['one', 'two', 'three', 'four'].map((channel) => database.listen(channel, () => {})));
  query.mockRestore();
  expect(most).toBe(1);
  for (const stop of stops) await stop();
});

test('migrations run once, by however many processes at a time', async () => {
  const count = async () =>
    (await database.db.execute(sql`select count(*)::int as n from drizzle.__drizzle_migrations`)).rows;
  const before = await count();
  await Promise.all([migrate(database), migrate(database), migrate(database)]);
  expect(await count()).toEqual(before);
});

test('a long row of queries lets timers and requests have their turn, in a transaction too', async () => {
  const turnsDuring = async (work: () => Promise<void>) => {
    let turns = 0;
    const timer = setInterval(() => {
      turns += 1;
    }, 1);
    await work();
    clearInterval(timer);
    return turns;
  };
  const busy = async (db: Database) => {
    for (let n = 0; n < 300; n += 1) await db.execute(sql`select count(*) from generate_series(1, 2000)`);
  };
  expect(await turnsDuring(() => busy(database.db))).toBeGreaterThan(2);
  expect(await turnsDuring(() => database.db.transaction(busy))).toBeGreaterThan(2);
});

describe.runIf(inject('database') === 'pglite')('the embedded database on disk', () => {
  const folder = mkdtempSync(join(tmpdir(), 'preflight-open-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test('it starts from the template, syncs its log, and keeps what was written', async () => {
    const dataDir = join(folder, 'kept');
    const first = await openDatabase({ dataDir });
    const { rows } = await first.db.execute(sql`
      select current_setting('fsync') as fsync, current_setting('wal_sync_method') as method`);
    expect(rows).toEqual([{ fsync: 'on', method: 'open_datasync' }]);
    await first.db.execute(sql`insert into auth.attempts (key, count, window_ends_at) values ('kept', 3, now())`);
    await first.close();
    const second = await openDatabase({ dataDir });
    expect((await second.db.execute(sql`select count from auth.attempts where key = 'kept'`)).rows).toEqual([
      { count: 3 },
    ]);
    await second.close();
  });

  test('[run.lock] a second opener in this process stops and names the owner', async () => {
    const dataDir = join(folder, 'locked');
    const owner = await openDatabase({ dataDir });
    await expect(openDatabase({ dataDir })).rejects.toThrow(DirectoryInUse);
    await expect(openDatabase({ dataDir })).rejects.toThrow(`open in process ${process.pid}`);
    await owner.close();
    await (await openDatabase({ dataDir })).close();
  });

  test('[run.lock] a second opener stops and names the owner of another process; a killed owner locks no one out', async () => {
    const dataDir = join(folder, 'shared');
    const owner = spawn(process.execPath, [join(import.meta.dirname, 'open-and-stay.fixture.ts'), dataDir], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    try {
      await once(owner.stdout, 'data');
      await expect(openDatabase({ dataDir })).rejects.toThrow(`open in process ${owner.pid}`);
    } finally {
      const ended = once(owner, 'exit');
      owner.kill('SIGKILL');
      await ended;
    }
    const taken = await openDatabase({ dataDir });
    expect((await taken.db.execute(sql`select key from auth.attempts`)).rows).toEqual([{ key: 'before the kill' }]);
    await taken.close();
  });

  test('[run.directory] a damaged or an unwritable directory is refused in one sentence that says what to do', async () => {
    const broken = join(folder, 'broken');
    await (await openDatabase({ dataDir: broken })).close();
    writeFileSync(join(broken, 'database/global/pg_control'), 'nonsense');
    await expect(openDatabase({ dataDir: broken })).rejects.toMatchObject({
      name: 'UnusableDirectory',
      message: expect.stringMatching(
        /is damaged or of another version: restore the folder .*choose another DATA_DIR\.$/,
      ),
    });
    // A file in place of the folder: no permissions help there, not even the tests' own.
    const occupied = join(folder, 'occupied');
    writeFileSync(occupied, '');
    await expect(openDatabase({ dataDir: join(occupied, 'data') })).rejects.toMatchObject({
      name: 'UnusableDirectory',
      message: expect.stringMatching(/cannot be written \(ENOTDIR\): give .*choose another DATA_DIR\.$/),
    });
  });

  test('a copy of the template that was cut short is not taken for a database', async () => {
    const dataDir = join(folder, 'half');
    mkdirSync(join(dataDir, 'database.copying'), { recursive: true });
    writeFileSync(join(dataDir, 'database.copying', 'PG_VERSION'), 'nonsense');
    const opened = await openDatabase({ dataDir });
    expect(existsSync(join(dataDir, 'database.copying'))).toBe(false);
    await opened.close();
  });
});
