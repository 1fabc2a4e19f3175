import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { openBookingWorld } from '../../../../tests/support/bookings/booking-world.ts';
import { addWaitingCrowd, offersMade } from '../../../../tests/support/bookings/waiting-crowd.ts';
import { urlOf } from '../../../../tests/support/database/database.ts';
import { needs } from '../../../../tests/support/needs.ts';

const NOW = '2026-11-23T01:00:30Z';

const world = await openBookingWorld();
afterAll(() => world.close());

test('[earlier.thousand] two processes, 1,000 waiting candidates and a day that opens: each gets at most one offer and one mail about it, and no time has two', {
  ...needs('postgres'),
  timeout: 120_000,
}, async () => {
  const { orgId } = await world.as('manager');
  await addWaitingCrowd(world.db, orgId, { count: 1_000, first: new Date('2026-11-24T00:00:00Z') });
  const url = await urlOf(world.db);
  const fixture = join(import.meta.dirname, 'run-earlier-times.fixture.ts');
  const both = await Promise.all(
    [0, 1].map(async () => {
      const child = spawn(process.execPath, [fixture, url, NOW], { stdio: ['pipe', 'pipe', 'inherit'] });
      await once(child.stdout, 'data');
      return child;
    }),
  );
  for (const child of both) child.stdin.write('go\n');
  const codes = await Promise.all(both.map(async (child) => (await once(child, 'close'))[0]));
  expect(codes).toEqual([0, 0]);
  expect(await offersMade(world.db)).toEqual({ offers: 512, people: 512, places: 512, mails: 512 });
  const { rows } = await world.db.execute(sql`
      select claim_id from booking.claims where kind = 'hold' group by claim_id having count(*) <> 2`);
  expect(rows, 'each offer is a hold of both its slots').toEqual([]);
});
