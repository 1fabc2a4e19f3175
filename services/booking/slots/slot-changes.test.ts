import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { known } from '../../../machines/known.ts';
import {
  addClinic,
  addPackage,
  addRoster,
  type BookingWorld,
  type Client,
  openBookingWorld,
  TUESDAY,
} from '../../../tests/support/booking-world.ts';

const EIGHT = '2026-11-24T00:00:00Z';

let world: BookingWorld;
let manager: Client;
let token: string;
let site: string;
let elsewhere: string;
let rosters: Map<string, number>;
let medical: string;

beforeAll(async () => {
  world = await openBookingWorld();
  medical = await addPackage(world.db, 30);
});
afterAll(() => world.close());
beforeEach(async () => {
  manager = await world.as('manager');
  token = (await world.signIn('manager')).access_token;
  [site, elsewhere] = [await addClinic(world.db), await addClinic(world.db)];
  rosters = new Map();
  for (const clinic of [site, elsewhere]) rosters.set(clinic, await addRoster(world.db, clinic, EIGHT, 1));
});

/** The stream of a clinic: `next` answers the next message that is no comment, `end` hangs up. */
async function watch(siteIds: string[]) {
  const hangUp = new AbortController();
  const query = siteIds.map((id) => `site_ids=${id}`).join('&');
  const response = await world.booking.fetch(
    new Request(`http://booking/booking/slot-changes?${query}`, {
      headers: { authorization: `Bearer ${token}` },
      signal: hangUp.signal,
    }),
  );
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('text/event-stream');
  const reader = known(response.body).pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  const next = async (): Promise<unknown> => {
    for (;;) {
      const end = text.indexOf('\n\n');
      if (end >= 0) {
        const message = text.slice(0, end);
        text = text.slice(end + 2);
        if (message.startsWith('data: ')) return JSON.parse(message.slice(6));
        continue;
      }
      const { value, done } = await reader.read();
      if (done) return 'ended';
      text += value;
    }
  };
  return { next, end: () => hangUp.abort() };
}

async function reserve(clinic: string): Promise<{ draft: string; reserveId: string }> {
  const draft = await manager.newDraft();
  const { status, body } = await manager.post('/reservations', {
    ...{ site_id: clinic, package_id: medical, calendar_ids: [rosters.get(clinic)], calendar_from_time: EIGHT },
    ...{ draft_id: draft, candidate_index: 0 },
  });
  expect(status).toBe(201);
  return { draft, reserveId: body.reserve_id };
}

test('[slots.live] a hold, its release and a draft thrown away reach who watches the clinic, and nobody else', async () => {
  const [here, both] = [await watch([site]), await watch([site, elsewhere])];
  await reserve(elsewhere);
  expect(await both.next()).toEqual({ site_id: elsewhere, day: TUESDAY });
  const { reserveId } = await reserve(site);
  // The first thing heard here is of this clinic: the other one's change has gone by.
  expect(await here.next()).toEqual({ site_id: site, day: TUESDAY });
  expect(await both.next()).toEqual({ site_id: site, day: TUESDAY });
  await manager.delete(`/reservations/${reserveId}`);
  expect(await here.next()).toEqual({ site_id: site, day: TUESDAY });
  const { draft } = await reserve(site);
  expect(await here.next()).toEqual({ site_id: site, day: TUESDAY });
  await manager.delete(`/drafts/${draft}`);
  expect(await here.next()).toEqual({ site_id: site, day: TUESDAY });
  here.end();
  both.end();
});

test('[slots.live] another process hears of it too', async () => {
  const heard = Promise.withResolvers<string>();
  const stop = await world.database.listen('slots_changed', heard.resolve);
  await reserve(site);
  expect(JSON.parse(await heard.promise)).toEqual([{ site_id: site, day: TUESDAY }]);
  await stop();
});

test('the stream ends with its request', async () => {
  const stream = await watch([site]);
  stream.end();
  expect(await stream.next()).toBe('ended');
});

test('a stream needs a signed-in account', async () => {
  const response = await world.booking.fetch(new Request(`http://booking/booking/slot-changes?site_ids=${site}`));
  expect(response.status).toBe(401);
});
