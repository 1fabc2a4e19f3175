import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { addClinic, addPackage, openBookingWorld } from '../../../../tests/support/bookings/booking-world.ts';
import { addListed } from '../../../../tests/support/bookings/listed-booking.ts';
import { runDigests } from './run-digests.ts';

/** The Monday after the one of the tests' clock, at 07:00 in Perth. */
const NEXT_MONDAY = '2026-11-29T23:00:00Z';

const world = await openBookingWorld();
const manager = await world.as('manager');
const booker = await world.as('booker');
const place = { site: await addClinic(world.db), medical: await addPackage(world.db, 30) };
const people = [
  [manager, 'Liam Waiting', 'Awaiting Company', '2026-11-20T08:00+08:00'],
  [manager, 'Ann Today', 'Confirmed', '2026-11-30T08:00+08:00'],
  [booker, 'Bo Later', 'Confirmed', '2026-12-03T08:00+08:00'],
] as const;
for (const [index, [client, name, status, appointment]] of people.entries())
  await addListed(world.db, { ...place, index }, { client, name, status, appointment });
beforeEach(async () => {
  world.clock.set('2026-11-25T01:00:00Z');
  await world.db.execute(sql`delete from booking.monday_digests`);
  await world.db.execute(sql`delete from mail.outbox`);
});
afterAll(() => world.close());

/** With a new sign-in: the clock moves by weeks. */
const choose = async (login: string, isWanted: boolean) =>
  (await world.as(login)).put('/monday-digest', { is_wanted: isWanted });
const run = () => runDigests({ ...world.deps, now: () => new Date(world.clock.now()) });
const at = async (instant: string) => {
  world.clock.set(instant);
  await run();
};
const mails = async () => {
  const { rows } = await world.db.execute<{ recipient: string; text: string }>(sql`
    select recipient, content->>'text' as text from mail.outbox where kind = 'account.monday-digest' order by recipient`);
  return rows;
};

test('[digest.choose] an account that subscribes gets the mail from the next Monday on, until it unsubscribes', async () => {
  expect((await (await world.as('manager')).get('/monday-digest')).body).toEqual({
    is_wanted: false,
    next_at: new Date(NEXT_MONDAY).toISOString(),
  });
  expect((await choose('manager', true)).body).toEqual({
    is_wanted: true,
    next_at: new Date(NEXT_MONDAY).toISOString(),
  });
  expect((await choose('manager', true)).status, 'twice is once').toBe(200);
  await run();
  expect(await mails(), 'nothing before its Monday').toEqual([]);
  await at(NEXT_MONDAY);
  expect(await mails()).toHaveLength(1);
  await choose('manager', false);
  await at('2026-12-06T23:00:00Z');
  expect(await mails()).toHaveLength(1);
  const { rows } = await world.db.execute<{ action: string }>(sql`
    select action from audit.entries where action like 'monday-digest.%' order by at`);
  expect(rows.map(({ action }) => action)).toEqual(['monday-digest.chosen', 'monday-digest.ended']);
});

test('[digest.scope] it counts what its reader may see, without a name; who has nothing, or is switched off, gets none', async () => {
  for (const login of ['manager', 'booker', 'coralbay']) await choose(login, true);
  await at(NEXT_MONDAY);
  const [ofBooker, ofManager, ...others] = (await mails()).toSorted(
    (one, other) => one.text.length - other.text.length,
  );
  expect(others).toEqual([]);
  expect(linesOf(ofManager?.text)).toEqual({
    'Waiting for you': '1',
    Today: '1',
    'This week': '2',
    'Not confirmed': '2',
  });
  expect(linesOf(ofBooker?.text)).toEqual({ 'This week': '1', 'Not confirmed': '1' });
  expect(ofManager?.text).not.toMatch(/Liam|Ann|Bo Later/);
  await world.db.execute(sql`update auth.accounts set active = false where id = ${booker.accountId}::uuid`);
  await at('2026-12-06T23:00:00Z');
  expect(await mails()).toHaveLength(3);
  await world.db.execute(sql`update auth.accounts set active = true where id = ${booker.accountId}::uuid`);
});

test('[digest.once] two processes write one mail; a Monday that a stopped portal missed is left out', async () => {
  await choose('manager', true);
  world.clock.set(NEXT_MONDAY);
  await Promise.all([run(), run()]);
  await run();
  expect(await mails()).toHaveLength(1);
  await at('2026-12-08T23:00:01Z');
  expect(await mails(), 'on Wednesday').toHaveLength(1);
  await at('2026-12-13T23:00:00Z');
  expect(await mails(), 'the next one as usual').toHaveLength(2);
});

/** The lines that do not say 0. */
function linesOf(text = ''): Record<string, string> {
  const lines = [
    ...text.matchAll(/^(Waiting for you|Today|This week|Not confirmed|New results|Waiting for the clinic): +(\S+)$/gm),
  ];
  return Object.fromEntries(lines.filter(([, , count]) => count !== '0').map(([, name, count]) => [name, count]));
}
