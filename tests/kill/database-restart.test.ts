import { once } from 'node:events';
import { createServer } from 'node:net';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { defined } from '../../machines/lib/assert-defined.ts';
import { openDatabase } from '../../services/database/open.ts';
import { bookableTimes } from '../support/bookings/bookable.ts';
import { type Shutdown, startPostgres } from '../support/database/postgres.ts';
import { postgresPrograms } from '../support/database/postgres-programs.ts';
import { openEventStream } from '../support/event-stream.ts';
import { needs } from '../support/needs.ts';
import { restAs } from '../support/rest.ts';
import { startPortal } from '../support/servers/portal.ts';
import { brokenPromises } from './ledger.ts';
import { Traffic } from './traffic.ts';

const clients = 12;
const restarts: readonly Shutdown[] = ['fast', 'immediate', 'fast', 'immediate'];

test(
  '[run.database-restart] PostgreSQL stops and comes back under 12 clients: the portal lives, answers 503 meanwhile, and serves at once',
  needs('postgres'),
  async () => {
    await using cleanup = new AsyncDisposableStack();
    const server = await startPostgres(defined(postgresPrograms()), 'restart');
    cleanup.defer(() => server.stop());
    const databaseUrl = server.url('postgres');
    const portal = await startPortal({ databaseUrl, env: { DEMO: '1' } });
    cleanup.defer(() => portal.stop());
    const health = async () => (await fetch(`${portal.url}/health`)).status;

    const rest = await restAs('manager', { url: `${portal.url}/api` });
    const times = await bookableTimes(rest, { days: 30 });
    const siteIds = [...new Set(times.map(({ siteId }) => siteId))];
    const picker = await openEventStream(
      `${portal.url}/api/booking/slot-changes?${siteIds.map((id) => `site_ids=${id}`).join('&')}`,
      rest.authorization,
    );
    cleanup.defer(() => picker.close());
    const traffic = new Traffic(rest, portal.url, times.values());
    traffic.begin(clients);

    for (const mode of restarts) {
      await traffic.everybodyServed(2);
      traffic.outageBegins();
      await server.shutDown(mode);
      await traffic.everybodyRefused();
      expect(await health(), 'without its database the portal says that it is down').toBe(503);
      await server.start();
      expect(await health(), 'it is well with the first question after the database is back').toBe(200);
      traffic.outageEnds();
      await picker.until((data) => data === '{"site_id":null,"day":null}');
      await traffic.everybodyServed(2);
      await picker.until((data) => siteIds.some((id) => data.includes(id)));
    }
    await traffic.end();
    expect(traffic.wrong).toEqual([]);

    // A client without an answer sends again under the same key, and books once, written before or not.
    for (const requests of traffic.unanswered.values()) await traffic.book(requests);
    const database = await openDatabase({ databaseUrl });
    cleanup.defer(() => database.close());
    expect(await brokenPromises(database.db, { booked: traffic.booked, held: [] })).toEqual([]);
    const [mark] = defined([...traffic.booked].at(-1));
    await expect.poll(() => mailStates(database.db, mark), { timeout: 60_000 }).toEqual(['sent']);
  },
);

test(
  '[run.database-restart] a process that starts while PostgreSQL is down waits for it, says so, and serves once it is back',
  needs('postgres'),
  async () => {
    await using cleanup = new AsyncDisposableStack();
    const server = await startPostgres(defined(postgresPrograms()), 'restart');
    cleanup.defer(() => server.stop());
    const databaseUrl = server.url('postgres');
    await server.shutDown('fast');
    // Until the portal has asked, something else answers there, and hangs up.
    const inItsPlace = createServer().listen(Number(new URL(databaseUrl).port), '127.0.0.1');
    const starting = startPortal({ databaseUrl });
    const [asked] = await once(inItsPlace, 'connection');
    inItsPlace.close();
    asked.destroy();
    await server.start();
    const portal = await starting;
    cleanup.defer(() => portal.stop());
    expect(portal.output()).toMatch(
      /The database of DATABASE_URL .* cannot be used: .* It is tried again for 30 seconds\./,
    );
    await expect.poll(async () => (await fetch(`${portal.url}/health/ready`)).status).toBe(200);
    const rest = await restAs('manager', { url: `${portal.url}/api` });
    expect((await rest.booking.GET('/booking/bookings', { params: { query: {} } })).response.status).toBe(200);
  },
);

async function mailStates(db: Awaited<ReturnType<typeof openDatabase>>['db'], mark: string): Promise<string[]> {
  const { rows } = await db.execute<{ state: string }>(sql`
    select m.state from mail.outbox m join booking.candidates c on c.id = m.entity_id
      join booking.bookings b on b.id = c.booking_id where b.po_number = ${mark}`);
  return rows.map(({ state }) => state);
}
