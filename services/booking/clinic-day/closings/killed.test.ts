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
import { startClosing } from '../../../../tests/support/bookings/closing.ts';
import { urlOf } from '../../../../tests/support/database/database.ts';
import { needs } from '../../../../tests/support/needs.ts';
import { random } from '../../../seed/random.ts';

const KILLS = 50;
const PEOPLE = 90;
const NOW = '2026-11-23T01:00:30Z';
/** A process is killed within this time after a person's move: somewhere in the next one's. */
const LONGEST_MS = 12;

let world: BookingWorld;
beforeAll(async () => {
  world = await openBookingWorld();
});
afterAll(() => world.close());

/** Begins to work through what waits. */
const startRunner = (url: string) =>
  spawn(process.execPath, [join(import.meta.dirname, 'run-closings.fixture.ts'), url, NOW], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });

/** Resolves once so many people were moved, or where there is no one left to move. */
async function movedBy(child: ReturnType<typeof startRunner>, people: number): Promise<void> {
  let told = '';
  for await (const text of child.stdout) {
    told += text;
    if (told.split('.').length > people || told.includes('done')) return;
  }
}

test('a closing killed fifty times on its way notifies each candidate exactly once', {
  ...needs('postgres'),
  timeout: 600_000,
}, async () => {
  const [admin, manager] = [await world.as('admin'), await world.as('manager')];
  const site = await addClinic(world.db);
  const packageId = await addPackage(world.db, 15);
  const closes = await Promise.all([0, 1, 2].map(() => addRoster(world.db, site, `${TUESDAY}T00:00:00Z`, 10)));
  // Ten fewer free times than people: the last ones are phoned.
  await addRoster(world.db, site, '2026-11-25T00:00:00Z', 10);
  await addRoster(world.db, site, '2026-11-25T00:00:00Z', 10);
  for (let nth = 0; nth < PEOPLE; nth += 1) {
    const from = new Date(Date.parse(`${TUESDAY}T00:00:00Z`) + Math.floor(nth / 3) * 900_000).toISOString();
    await book(manager, { site, packageId, at: { roster: closes[nth % 3] ?? 0, from }, name: `Person ${nth}` });
  }
  const begun = await startClosing(admin, { site_ids: [site], from_day: TUESDAY, to_day: TUESDAY }, 'Killed');
  const id = begun.closing_id;
  expect(begun).toMatchObject({ people: PEOPLE, done: 0 });

  const url = await urlOf(world.db);
  const dice = random(9);
  for (let kill = 0; kill < KILLS; kill += 1) {
    const child = startRunner(url);
    await movedBy(child, dice.below(3));
    await pause(dice.below(LONGEST_MS));
    child.kill('SIGKILL');
    await once(child, 'close');
  }
  const halfWay = (await admin.get(`/closings/${id}`)).body;
  const last = startRunner(url);
  await once(last, 'close');

  const closing = (await admin.get(`/closings/${id}`)).body;
  expect(halfWay.done, 'the kills came in the middle').toBeGreaterThan(KILLS / 2);
  expect(halfWay.status).toBe('closing');
  expect(closing).toMatchObject({ status: 'closed', done: PEOPLE, moved: 80, to_phone: 10 });
  const { rows } = await world.db.execute<{ moves: number; mails: number; people: number }>(sql`
      select moves, mails, count(*)::int as people from (
        select count(distinct v.id)::int as moves, count(m.id)::int as mails from booking.closing_people p
        left join booking.moves v on v.candidate_id = p.candidate_id
        left join mail.outbox m on m.entity = 'move' and m.entity_id = v.id
        where p.closing_id = ${id}::uuid group by p.candidate_id) each
      group by moves, mails order by moves`);
  expect(rows).toEqual([
    { moves: 0, mails: 0, people: 10 },
    { moves: 1, mails: 2, people: 80 },
  ]);
});
