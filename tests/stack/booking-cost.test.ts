import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import {
  addClinic,
  addPackage,
  addRoster,
  type BookingWorld,
  openBookingWorld,
} from '../support/bookings/booking-world.ts';
import { needs } from '../support/needs.ts';

const EIGHT = '2026-11-24T00:00:00Z';

const header = {
  service_type: 'pem',
  result_email: 'results@redgum.example',
  invoice_email: 'accounts@redgum.example',
  contact_name: 'Priya Raman',
  contact_phone: '08 5550 1420',
  contact_email: 'priya.raman@redgum.example',
  policy_accepted: true,
};
const person = (nth: number) => ({
  candidate_name: 'Liam O’Connor',
  candidate_dob: '1991-03-14',
  candidate_gender: 'Male',
  candidate_phone: '0491570006',
  candidate_email: `${nth}@home.example`,
  candidate_position: 'Electrician',
});

const isNotice = ([asked]: readonly unknown[]) =>
  typeof asked === 'object' && asked !== null && 'name' in asked && String(asked.name).startsWith('booking_tell');

describe('the cost of a booking in statements', needs('postgres'), () => {
  const ask = pg.Client.prototype.query;
  const released = Promise.withResolvers<void>();
  /** Notices of changes are kept back: nothing else may wait for them. */
  const query = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
    this: pg.Client,
    ...asked: unknown[]
  ) {
    const send = () => Reflect.apply(ask, this, asked);
    return isNotice(asked) ? void released.promise.then(send) : send();
  });
  let world: BookingWorld;
  beforeAll(async () => {
    world = await openBookingWorld();
  });
  afterAll(async () => {
    released.resolve();
    await world.close();
    query.mockRestore();
  });

  /** Counts the statements of some work until it is answered, begin and commit among them. */
  async function statementsOf<Answer>(work: () => Promise<Answer>) {
    query.mockClear();
    const answer = await work();
    return { answer, statements: query.mock.calls.filter((asked) => !isNotice(asked)).length };
  }

  test('a save, a hold and free times are one statement each, a booking of five is 6; none waits for its notice', async () => {
    const heard: string[] = [];
    const stop = await world.database.listen('slots_changed', (notice) => heard.push(notice));
    const manager = await world.as('manager');
    const site = await addClinic(world.db);
    const roster = await addRoster(world.db, site, EIGHT, 4);
    const packageId = await addPackage(world.db, 15);
    const draft = await manager.newDraft();
    const at = (nth: number) => new Date(Date.parse(EIGHT) + nth * 900_000).toISOString();
    const hold = (nth: number) =>
      manager.post('/reservations', {
        site_id: site,
        package_id: packageId,
        calendar_ids: [roster],
        calendar_from_time: at(nth),
        draft_id: draft,
        candidate_index: nth,
      });
    const times = `/time-slots?package_id=${packageId}&site_ids=${site}&calendar_from_time=${EIGHT}&calendar_to_time=2026-11-24T09:00:00Z&time_zone=Australia/Perth`;
    const body = { revision: 1, body: { step: 'time' } };

    // The first of each may open a connection, whose limits are set by a statement of their own.
    await Promise.all([times, times, times].map(manager.get));
    const held = [(await hold(0)).body.reserve_id];
    expect((await statementsOf(() => manager.get(times))).statements).toBe(1);
    expect((await statementsOf(() => manager.put(`/drafts/${draft}`, body))).statements).toBe(1);
    for (const nth of [1, 2, 3, 4]) {
      const { answer, statements } = await statementsOf(() => hold(nth));
      expect(statements).toBe(1);
      held.push(answer.body.reserve_id);
    }
    const booking = {
      draft_id: draft,
      header: { org_id: manager.orgId, ...header },
      candidates: held.map((reserve_id, nth) => ({ ...person(nth), package_id: packageId, reserve_id })),
    };
    const { answer, statements } = await statementsOf(() =>
      manager.post('/bookings', booking, { 'idempotency-key': 'booking-cost-1' }),
    );
    expect(answer.status, JSON.stringify(answer.body)).toBe(201);
    expect(answer.body.candidates).toHaveLength(5);
    expect(statements).toBe(6);
    expect(heard).toEqual([]);
    released.resolve();
    await expect.poll(() => heard.join()).toContain(manager.orgId);
    expect(heard.join()).toContain(site);
    await stop();
  });
});
