import { sql } from 'drizzle-orm';
import { afterAll, expect, inject, test } from 'vitest';
import { openBookingWorld } from '../../tests/support/bookings/booking-world.ts';
import { audit } from '../audit/audit.ts';
import type { Database } from '../database/database.ts';
import { reportingService } from './reporting.service.ts';

const world = await openBookingWorld();
const { db, clock } = world;
const reporting = reportingService(world.deps);
afterAll(() => world.close());

/** An entry of an account, as its service writes it. */
async function write(tx: Database, username: string, entityId: string, at: Date) {
  const { account_id: accountId, org: orgId } = await world.signIn(username);
  const actor = { accountId, orgId, name: username };
  await audit(tx, actor, { action: 'project.created', entity: 'project', entityId, at });
}

interface Line {
  cursor: string;
  entity_id: string;
  action: string;
}

async function follow(username: string, query: Record<string, string> = {}) {
  const { access_token: token } = await world.signIn(username);
  const request = new Request(`http://reporting/reporting/audit-events?${new URLSearchParams(query)}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const answer = await reporting.fetch(request);
  const text = await answer.text();
  const lines: Line[] = answer.ok
    ? text
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line))
    : [];
  return { status: answer.status, lines };
}

/** The entities of all lines, page by page. */
async function followAll(username: string, limit: number) {
  const found: Line[] = [];
  for (;;) {
    const after = found.at(-1)?.cursor;
    const { lines } = await follow(username, { limit: String(limit), ...(after && { after }) });
    if (lines.length === 0)
      return found.filter(({ action }) => action === 'project.created').map((one) => one.entity_id);
    found.push(...lines);
  }
}

test('[audit.follow] page by page each entry comes once, oldest first, and the provider alone gets every company’s', async () => {
  const at = clock.now();
  for (let index = 0; index < 7; index++) await write(db, index % 2 ? 'coralbay' : 'manager', `p-${index}`, at);
  expect(await followAll('admin', 3), 'not before they are settled').toEqual([]);
  clock.pass(121_000);
  const all = await followAll('admin', 3);
  expect(all.toSorted()).toEqual(['p-0', 'p-1', 'p-2', 'p-3', 'p-4', 'p-5', 'p-6']);
  expect((await followAll('manager', 2)).toSorted()).toEqual(['p-0', 'p-2', 'p-4', 'p-6']);
  expect((await follow('booker')).status).toBe(403);
  expect((await follow('admin', { after: 'nothing' })).status).toBe(422);
});

test('[audit.follow] while an earlier entry is not committed a later one waits for it', async ({ skip }) => {
  skip(inject('database') === 'pglite', 'The embedded database has one connection.');
  clock.pass(300_000);
  const [last] = (await follow('admin')).lines.slice(-1);
  const query = last ? { after: last.cursor } : {};
  const earlier = clock.now();
  const later = new Date(earlier.getTime() + 1);
  const given = async () => (await follow('admin', query)).lines.map((line) => line.entity_id);
  await db.transaction(async (tx) => {
    await write(tx, 'manager', 'earlier', earlier);
    await write(db, 'manager', 'later', later);
    await tx.execute(sql`select pg_sleep(0.1)`);
    clock.pass(120_050);
    expect(await given()).not.toContain('later');
  });
  expect((await given()).filter((id) => id === 'earlier' || id === 'later')).toEqual(['earlier', 'later']);
});
