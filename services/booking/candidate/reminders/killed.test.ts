/** @module-tag long */

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { book } from '../../../../tests/support/bookings/booked.ts';
import {
  addClinic,
  addPackage,
  addRoster,
  type BookingWorld,
  openBookingWorld,
  TUESDAY,
} from '../../../../tests/support/bookings/booking-world.ts';
import { urlOf } from '../../../../tests/support/database/database.ts';
import { needs } from '../../../../tests/support/needs.ts';
import { random } from '../../../seed/random.ts';

const PEOPLE = 120;
const KILLS = 4;
/** A process is killed within this time after the start signal: somewhere in its work. */
const LONGEST_MS = 60;

let world: BookingWorld;
beforeAll(async () => {
  world = await openBookingWorld();
});
afterAll(() => world.close());

async function ready(url: string, now: string) {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'run-reminders.fixture.ts'), url, now], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  child.stdin.on('error', () => {});
  await once(child.stdout, 'data');
  return child;
}

test('[remind.once] two processes at once, killed again and again, remind everybody exactly once', {
  ...needs('postgres'),
  timeout: 580_000,
}, async () => {
  const manager = await world.as('manager');
  const site = await addClinic(world.db);
  const packageId = await addPackage(world.db, 15);
  world.clock.set('2026-11-20T01:00:00Z');
  const rosters = await Promise.all(
    Array.from({ length: 12 }, () => addRoster(world.db, site, `${TUESDAY}T00:00:00Z`, 3)),
  );
  for (let nth = 0; nth < PEOPLE; nth += 1) {
    const from = new Date(Date.parse(`${TUESDAY}T00:00:00Z`) + Math.floor(nth / 12) * 900_000).toISOString();
    await book(manager, { site, packageId, at: { roster: rosters[nth % 12] ?? 0, from }, name: `Person ${nth}` });
  }
  const url = await urlOf(world.db);
  // Planned on Friday, all due on Monday noon: a day before by mail and by SMS.
  const planner = await ready(url, '2026-11-20T01:00:30Z');
  planner.stdin.write('go\n');
  await once(planner, 'close');
  const dice = random(7);
  let cut = 0;
  for (let kill = 0; kill < KILLS; kill += 1) {
    const both = await Promise.all([ready(url, '2026-11-23T04:00:00Z'), ready(url, '2026-11-23T04:00:00Z')]);
    for (const child of both) child.stdin.write('go\n');
    await pause(dice.below(LONGEST_MS));
    for (const child of both) child.kill('SIGKILL');
    await Promise.all(both.map((child) => (child.exitCode === null ? once(child, 'close') : null)));
    const { rows } = await world.db.execute<{ left: number }>(sql`
        select count(*)::int as left from booking.reminders where state = 'planned' and send_at <= '2026-11-23T04:00:00Z'`);
    if (rows[0]?.left) cut += 1;
  }
  expect(cut, 'kills that left work undone').toBeGreaterThan(0);
  const both = await Promise.all([ready(url, '2026-11-23T04:00:00Z'), ready(url, '2026-11-23T04:00:00Z')]);
  for (const child of both) child.stdin.write('go\n');
  await Promise.all(both.map((child) => once(child, 'close')));

  const { rows } = await world.db.execute<{ kind: string; people: number; mails: number }>(sql`
      select kind, count(distinct entity_id)::int as people, count(*)::int as mails
      from mail.outbox where kind in ('reminder.1d', 'reminder.1d.sms') group by kind order by kind`);
  expect(rows).toEqual([
    { kind: 'reminder.1d', people: PEOPLE, mails: PEOPLE },
    { kind: 'reminder.1d.sms', people: PEOPLE, mails: PEOPLE },
  ]);
});
