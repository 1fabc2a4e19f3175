import { afterAll, expect, test } from 'vitest';
import { openBookingWorld } from '../../../../tests/support/bookings/booking-world.ts';
import { randomMoves } from '../../../../tests/support/bookings/random-moves.ts';

/** Here as many as take seconds; `npm run bench -- --only=moves` makes ten thousand. */
const COUNT = 250;

const world = await openBookingWorld();
afterAll(() => world.close());

test(`[admin.move] ${COUNT} random moves: none illegal is done, none legal is refused, and nothing overlaps`, async () => {
  const { orgId } = await world.as('manager');
  const outcome = await randomMoves(world.db, orgId, COUNT, 20_261_121);
  expect(outcome).toMatchObject({ wrong: [], overlaps: 0 });
  expect(outcome.accepted).toBeGreaterThan(COUNT / 20);
  expect(outcome.refused).toBeGreaterThan(COUNT / 20);
});
