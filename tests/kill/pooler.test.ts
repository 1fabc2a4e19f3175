import pg from 'pg';
import { expect, test } from 'vitest';
import { defined } from '../../machines/lib/assert-defined.ts';
import { bookableTimes } from '../support/bookings/bookable.ts';
import { ownDatabase } from '../support/database/database.ts';
import { startPgbouncer } from '../support/database/pgbouncer.ts';
import { openEventStream } from '../support/event-stream.ts';
import { needs } from '../support/needs.ts';
import { restAs } from '../support/rest.ts';
import { startPortal } from '../support/servers/portal.ts';
import { Traffic } from './traffic.ts';

const CLIENTS = 12;

/** A database, and a pooler in front of it that lends its connections for a transaction each. */
async function pooledDatabase(cleanup: AsyncDisposableStack) {
  const own = await ownDatabase('demo');
  cleanup.defer(() => own.drop());
  const { pathname } = new URL(own.url);
  const pooler = await startPgbouncer(own.url);
  cleanup.defer(() => pooler.stop());
  return { direct: own.url, pooled: pooler.url(pathname.slice(1)) };
}

test('[run.pooler] behind PgBouncer in transaction mode 12 clients book, hold and read; notices and exports come through', {
  ...needs('postgres', 'pgbouncer'),
  tags: ['long'],
}, async () => {
  await using cleanup = new AsyncDisposableStack();
  const { direct, pooled } = await pooledDatabase(cleanup);
  const client = new pg.Client(direct);
  await client.connect();
  // Whatever zone the server is in: times that leave the database are read as UTC.
  await client.query(`alter database ${new URL(direct).pathname.slice(1)} set timezone = 'Australia/Perth'`);
  await client.end();
  const portal = await startPortal({ databaseUrl: pooled, env: { DATABASE_DIRECT_URL: direct } });
  cleanup.defer(() => portal.stop());
  expect(portal.output().match(/DATABASE_URL leads through a pooler: [^"]*/g)).toEqual([
    expect.stringMatching(
      /(planned each time.*|it carries prepared statements); set statement_timeout, .* with ALTER ROLE/,
    ),
  ]);

  const rest = await restAs('manager', { url: `${portal.url}/api` });
  const times = await bookableTimes(rest, { days: 30 });
  const siteIds = [...new Set(times.map(({ siteId }) => siteId))];
  const query = siteIds.map((id) => `site_ids=${id}`).join('&');
  const picker = await openEventStream(`${portal.url}/api/booking/slot-changes?${query}`, rest.authorization);
  cleanup.defer(() => picker.close());
  const traffic = new Traffic(rest, portal.url, times.values());
  traffic.begin(CLIENTS);
  await picker.until((data) => siteIds.some((id) => data.includes(id)));
  await traffic.everybodyServed(2);
  await traffic.end();
  expect(traffic.wrong).toEqual([]);

  const exported = await fetch(`${portal.url}/api/reporting/bookings/export?format=csv&sort=created_at&order=desc`, {
    headers: { authorization: rest.authorization },
  });
  const file = await exported.text();
  for (const mark of traffic.booked.keys()) expect(file).toContain(mark);
  const at = defined([...traffic.booked.values()][0]);
  const listed = await rest.booking.GET('/booking/bookings', { params: { query: { page_size: 100 } } });
  expect(JSON.stringify(listed.data), 'a time is the one that was booked').toContain(
    new Date(at).toISOString().slice(0, 16),
  );
});

test('[run.pooler] a pooler that loses notices is refused at start, in words', {
  ...needs('postgres', 'pgbouncer'),
  tags: ['long'],
}, async () => {
  await using cleanup = new AsyncDisposableStack();
  const { pooled } = await pooledDatabase(cleanup);
  await expect(startPortal({ databaseUrl: pooled, waitForDemo: false })).rejects.toThrow(
    /ended with 1 .*\nDATABASE_URL leads through a pooler that does not carry LISTEN.*Set DATABASE_DIRECT_URL/s,
  );
});

test('[run.pooler] a database that cannot be reached is named at start, without its password', async () => {
  const refused = await startPortal({
    databaseUrl: 'postgres://me:secret@127.0.0.1:9/portal',
    env: { DATABASE_WAIT_SECONDS: '1' },
  }).catch((error) => error);
  expect(refused.message).toMatch(/It is tried again for 1 seconds\./);
  expect(refused.message).toMatch(
    /\nThe database of DATABASE_URL \(127.0.0.1:9\/portal\) cannot be used: .*ECONNREFUSED/,
  );
  expect(refused.message).not.toContain('secret');
});
