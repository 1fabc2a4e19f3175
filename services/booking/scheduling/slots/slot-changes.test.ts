import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { defined } from '../../../../machines/lib/assert-defined.ts';
import {
  addClinic,
  addPackage,
  addRoster,
  type BookingWorld,
  type Client,
  openBookingWorld,
  TUESDAY,
} from '../../../../tests/support/bookings/booking-world.ts';
import { call } from '../../../../tests/support/services.ts';

const EIGHT = '2026-11-24T00:00:00Z';

type Session = Awaited<ReturnType<BookingWorld['signIn']>>;

let manager: Client;
let token: string;
let site: string;
let elsewhere: string;
let rosters: Map<string, number>;

const world = await openBookingWorld();
const medical = await addPackage(world.db, 30);
afterAll(() => world.close());
beforeEach(async () => {
  manager = await world.as('manager');
  token = (await world.signIn('manager')).access_token;
  [site, elsewhere] = [await addClinic(world.db), await addClinic(world.db)];
  rosters = new Map();
  for (const clinic of [site, elsewhere]) rosters.set(clinic, await addRoster(world.db, clinic, EIGHT, 1));
});

/** The stream of a clinic: `next` answers the next message that is no comment, `end` hangs up. */
async function watch(siteIds: string[], by = token) {
  const hangUp = new AbortController();
  const query = siteIds.map((id) => `site_ids=${id}`).join('&');
  const request = new Request(`http://booking/booking/slot-changes?${query}`, {
    headers: { authorization: `Bearer ${by}` },
    signal: hangUp.signal,
  });
  const response = await world.booking.fetch(request);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('text/event-stream');
  const reader = defined(response.body).pipeThrough(new TextDecoderStream()).getReader();
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
  const end = () => {
    hangUp.abort();
    // Node forgets to pass the signal on where the request has been collected meanwhile: it is kept until here.
    expect(request.signal.aborted).toBe(true);
  };
  return { next, end };
}

async function reserve(clinic: string): Promise<{ draft: string; reserveId: string }> {
  const draft = await manager.newDraft();
  const { status, body } = await manager.post('/reservations', {
    site_id: clinic,
    package_id: medical,
    calendar_ids: [rosters.get(clinic)],
    calendar_from_time: EIGHT,
    draft_id: draft,
    candidate_index: 0,
  });
  expect(status).toBe(201);
  return { draft, reserveId: body.reserve_id };
}

test('[slots.live] a hold, its release and a deleted draft reach the subscribers of the clinic only', async () => {
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

test('[slots.live] another process gets the change too', async () => {
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

test.each([
  [
    'somebody signs out',
    (session: Session) => call(world.auth, 'POST', '/auth/logout', { token: session.access_token }),
  ],
  [
    'the account is switched off',
    ({ account_id }: Session) =>
      world.db.execute(sql`update auth.accounts set active = false where id = ${account_id}::uuid`),
  ],
  [
    'the company is switched off',
    ({ org }: Session) =>
      world.db.execute(sql`update companies.organisations set enable = false where id = ${org}::uuid`),
  ],
  [
    'the account may do less than before',
    ({ account_id }: Session) =>
      world.db.execute(sql`
        update auth.account_permissions set permissions = '{my_bookings}' where account_id = ${account_id}::uuid`),
  ],
])('[edge.streams] a stream ends when %s, and no other does', async (_why, happens) => {
  const session = await world.signIn('coralbay');
  const [own, other] = [await watch([site], session.access_token), await watch([site])];
  await happens(session);
  expect(await own.next()).toBe('ended');
  await reserve(site);
  expect(await other.next()).toEqual({ site_id: site, day: TUESDAY });
  other.end();
  await world.db.execute(sql`update auth.accounts set active = true`);
  await world.db.execute(sql`update companies.organisations set enable = true`);
});

test('[edge.streams] an account has at most twenty streams, and a place again when one of them ends', async () => {
  const streams = [];
  for (let nth = 0; nth < 20; nth += 1) streams.push(await watch([site]));
  const oneMore = () =>
    world.booking.fetch(
      new Request(`http://booking/booking/slot-changes?site_ids=${site}`, {
        headers: { authorization: `Bearer ${token}` },
      }),
    );
  const refused = await oneMore();
  expect([refused.status, (await refused.json()).error.code]).toEqual([429, 'TOO_MANY_STREAMS']);
  const other = await watch([site], (await world.signIn('booker')).access_token);
  streams[0]?.end();
  expect(await streams[0]?.next()).toBe('ended');
  const again = await watch([site]);
  for (const stream of [...streams, other, again]) stream.end();
});

test('a stream needs a signed-in account', async () => {
  const response = await world.booking.fetch(new Request(`http://booking/booking/slot-changes?site_ids=${site}`));
  expect(response.status).toBe(401);
});
