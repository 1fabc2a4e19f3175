import { afterAll, expect, test } from 'vitest';
import { book, hold } from '../../../tests/support/bookings/booked.ts';
import { mailsTo } from '../../../tests/support/bookings/booked-crew.ts';
import { addClinic, addPackage, addRoster, openBookingWorld } from '../../../tests/support/bookings/booking-world.ts';

const world = await openBookingWorld();
afterAll(() => world.close());

/** Tuesday 07:30 at each clinic, which is still Monday in UTC. It is a quarter of an hour before the first of them. */
const places = [
  {
    zone: 'Australia/Brisbane',
    state: 'QLD',
    from: '2026-11-23T21:30:00Z',
    next: '2026-11-23T22:00:00Z',
    until: '07:25 AEST',
  },
  {
    zone: 'Australia/Perth',
    state: 'WA',
    from: '2026-11-23T23:30:00Z',
    next: '2026-11-24T00:00:00Z',
    until: '05:25 AWST',
  },
] as const;

test.each(places)(
  'an appointment at 07:30 in $zone is of its own day, in mails, in the day list and where a time is refused',
  async ({ zone, state, from, next, until }) => {
    world.clock.set('2026-11-23T21:15:00Z');
    const manager = await world.as('manager');
    const site = await addClinic(world.db, { timezone: zone, state });
    const roster = await addRoster(world.db, site, from, 2);
    const packageId = await addPackage(world.db, 30);
    const { candidateId } = await book(manager, { site, packageId, at: { roster, from } });

    const [confirmation] = await mailsTo(world, candidateId);
    expect(confirmation?.text).toContain('Tue 24/11/2026 07:30');
    const feed = await world.as('admin');
    const listed = async (day: string) => {
      const { body } = await feed.get(`/scheduler/day-list?site_id=${site}&day=${day}`);
      return body.entries.map(({ candidate_id }: { candidate_id: string }) => candidate_id);
    };
    expect([await listed('2026-11-23'), await listed('2026-11-24'), await listed('2026-11-25')]).toEqual([
      [],
      [candidateId],
      [],
    ]);

    await hold(manager, { site, packageId, at: { roster, from: next } });
    await expect(hold(await world.as('coralbay'), { site, packageId, at: { roster, from: next } })).rejects.toThrow(
      `Someone else has just taken this time (held until ${until}).`,
    );
  },
);
