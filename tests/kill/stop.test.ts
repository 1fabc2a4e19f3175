import { once } from 'node:events';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { defined } from '../../machines/lib/assert-defined.ts';
import { openDatabase } from '../../services/database/open.ts';
import { ownDatabase } from '../support/database/database.ts';
import { needs } from '../support/needs.ts';
import { restAs } from '../support/rest.ts';
import { startPortal } from '../support/servers/portal.ts';
import { places } from './places.ts';

/** Until the portal says that it stops. */
const untilStopping = (url: string) =>
  expect
    .poll(() => fetch(`${url}/health`).then(async (answer) => [answer.status, (await answer.json()).status]))
    .toEqual([503, 'stopping']);

/** A portal on PostgreSQL, a signed-in account, and a row of theirs that is locked until `unlock`. */
async function lockedPortal(env: Record<string, string> = {}) {
  const own = await ownDatabase('demo');
  const portal = await startPortal({ databaseUrl: own.url, env, waitForDemo: false });
  const database = await openDatabase({ databaseUrl: own.url });
  const rest = await restAs('manager', { url: `${portal.url}/api` });
  const locked = Promise.withResolvers<void>();
  const free = Promise.withResolvers<void>();
  const holding = database.db.transaction(async (tx) => {
    await tx.execute(sql`select from auth.accounts where id = ${rest.accountId}::uuid for update`);
    locked.resolve();
    await free.promise;
  });
  await locked.promise;
  const waiting = async () => {
    const { rows } = await database.db.execute<{ waiting: number }>(sql`
      select count(*)::int as waiting from pg_stat_activity
       where datname = current_database() and wait_event_type = 'Lock'`);
    return defined(rows[0]).waiting;
  };
  return {
    portal,
    rest,
    phone: async () => {
      const { rows } = await database.db.execute<{ phone: string | null }>(
        sql`select phone from auth.accounts where id = ${rest.accountId}::uuid`,
      );
      return defined(rows[0]).phone;
    },
    untilItWaits: () => expect.poll(waiting).toBe(1),
    untilNothingWaits: () => expect.poll(waiting).toBe(0),
    unlock: async () => {
      free.resolve();
      await holding;
    },
    async [Symbol.asyncDispose]() {
      free.resolve();
      await holding;
      await database.close();
      await portal.stop();
      await own.drop();
    },
  };
}

test(
  '[edge.stop] a write that waits for a lock at SIGTERM is answered whole, a new one is refused, and the end is in order',
  needs('postgres'),
  async () => {
    await using world = await lockedPortal();
    const { portal, rest } = world;
    const saved = rest.auth.PATCH('/auth/account', { body: { phone: '0400 000 001' } });
    await world.untilItWaits();
    process.kill(portal.pid, 'SIGTERM');
    await untilStopping(portal.url);
    const refused = await rest.auth.PATCH('/auth/account', { body: { phone: '0400 000 002' } });
    expect([refused.response.status, refused.response.headers.get('connection')]).toEqual([503, 'close']);
    await world.unlock();
    const { response, data } = await saved;
    expect([response.status, data?.phone]).toEqual([201, '0400 000 001']);
    expect(await portal.exitCode).toBe(0);
    expect(await world.phone()).toBe('0400 000 001');
  },
);

test(
  '[edge.stop] a write that is not done within the grace is refused and not written, also when its lock is freed',
  needs('postgres'),
  async () => {
    await using world = await lockedPortal({ SHUTDOWN_SECONDS: '0' });
    const { portal, rest } = world;
    const before = await world.phone();
    const saved = rest.auth.PATCH('/auth/account', { body: { phone: '0400 000 003' } });
    await world.untilItWaits();
    process.kill(portal.pid, 'SIGTERM');
    expect((await saved).response.status).toBe(503);
    await world.unlock();
    expect(await portal.exitCode).toBe(0);
    await world.untilNothingWaits();
    expect(await world.phone()).toBe(before);
  },
);

const BOUNDARY = 'a-boundary';
const part = (head: string, content: string) =>
  `--${BOUNDARY}\r\ncontent-disposition: form-data; ${head}\r\n\r\n${content}`;
const pdf = `%PDF-1.4\n${'% a line of a form\n'.repeat(4_000)}`;
const form = `${part('name="file"; filename="Form.pdf"', pdf)}\r\n--${BOUNDARY}--\r\n`;

for (const { name, options, open } of places)
  test(`[edge.stop] on ${name} an upload and a live stream at SIGTERM end in order`, options, async () => {
    const place = await open();
    const portal = await startPortal({ ...place.options, waitForDemo: false });
    try {
      const { authorization } = await restAs('manager', { url: `${portal.url}/api` });
      const query = 'site_ids=01980c2f-7a3e-7c41-b0d5-3f6a2b9c4d10';
      const stream = await fetch(`${portal.url}/api/booking/slot-changes?${query}`, { headers: { authorization } });
      const reader = defined(stream.body).pipeThrough(new TextDecoderStream()).getReader();
      expect((await reader.read()).value).toContain('watching');

      const upload = httpRequest(`${portal.url}/files/paperworks`, {
        method: 'POST',
        headers: { authorization, 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
      });
      const answered = once(upload, 'response').then(([answer]) => answer as IncomingMessage);
      upload.write(form.slice(0, 10_000));
      // The first part is there when a question that came later on the same machine is answered.
      await fetch(`${portal.url}/api/auth/permissions`, { headers: { authorization } });
      process.kill(portal.pid, 'SIGTERM');
      await untilStopping(portal.url);

      expect((await reader.read()).value).toContain('retry:');
      expect((await reader.read()).done, 'the stream ends, it is not cut').toBe(true);
      upload.end(form.slice(10_000));
      const answer = await answered;
      expect([answer.statusCode, JSON.parse(await text(answer)).paper_work]).toEqual([201, 'Form.pdf']);
      expect(await portal.exitCode).toBe(0);
    } finally {
      await portal.stop();
      await place.remove();
    }
  });
