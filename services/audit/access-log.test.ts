import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { book } from '../../tests/support/bookings/booked.ts';
import {
  addClinic,
  addPackage,
  addRoster,
  type BookingWorld,
  openBookingWorld,
} from '../../tests/support/bookings/booking-world.ts';
import { call } from '../../tests/support/services.ts';
import { bookingService } from '../booking/booking.service.ts';
import { companiesService } from '../companies/companies.service.ts';
import { plainPdf } from '../files/plain-pdf.ts';
import { reportingService } from '../reporting/reporting.service.ts';
import { recordAccess } from './access-log.ts';
import { recordRefusal } from './refusals.ts';

let world: BookingWorld;
let site: string;
/** Rows of Redgum, and of another company. */
let candidate: string;
let foreign: string;

beforeAll(async () => {
  world = await openBookingWorld();
  site = await addClinic(world.db);
  const packageId = await addPackage(world.db, 30);
  const roster = await addRoster(world.db, site, '2026-11-24T00:00:00Z', 4);
  const at = { roster, from: '2026-11-24T00:00:00Z' };
  candidate = (await book(await world.as('manager'), { site, packageId, at })).candidateId;
  foreign = (await book(await world.as('coralbay'), { site, packageId, name: 'Ada Wong' })).candidateId;
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.db.execute(sql`delete from audit.entries where booking_id is null`);
  await world.db.execute(sql`delete from auth.attempts`);
  world.clock.pass(60_000);
});

interface Entry extends Record<string, unknown> {
  action: string;
  account_name: string;
  entity_id: string;
  count: number;
  after: Record<string, unknown> | null;
  candidate_ids: string[] | null;
  address: string | null;
}

/** Entries outside chains, without those of new sessions. */
async function recorded(): Promise<Entry[]> {
  const { rows } = await world.db.execute<Entry>(sql`
    select action, account_name, entity_id, count, after, to_json(candidate_ids) as candidate_ids, address
    from audit.entries where booking_id is null and action <> 'session.opened' order by at, id`);
  return rows;
}

const tryLogin = (username: string, password: string, address = '203.0.113.9') =>
  call(world.auth, 'POST', '/auth/login', { body: { username, password }, headers: { 'x-forwarded-for': address } });

test('[audit.refusals] a failed sign-in names the account and the address, never what was typed', async () => {
  await tryLogin('manager', 'wrong');
  await tryLogin('hunter2', 'wrong');
  const [first, second, ...more] = await recorded();
  expect(more).toEqual([]);
  expect(first).toMatchObject({ action: 'sign-in.failed', account_name: 'Priya Raman', address: '203.0.113.9' });
  expect(second).toMatchObject({ action: 'sign-in.failed', account_name: '', address: '203.0.113.9' });
  expect(JSON.stringify([first, second])).not.toMatch(/hunter2|wrong/);
});

test('[audit.refusals] guesses within a minute are one row with their count, and the lock-out is a row of its own', async () => {
  for (let n = 0; n < 8; n++) await tryLogin('manager', 'wrong');
  expect(await recorded()).toMatchObject([
    { action: 'sign-in.failed', count: 5 },
    { action: 'access.locked-out', account_name: 'Priya Raman', count: 3, after: { status: 429 } },
  ]);
  world.clock.pass(60_000);
  await tryLogin('manager', 'wrong');
  expect(await recorded()).toHaveLength(3);
});

test('[audit.refusals] a flood from many addresses leaves 64 rows a minute at most, and counts every try', async () => {
  for (let n = 0; n < 200; n++) {
    await recordRefusal(world.db, {
      operationId: 'login',
      status: 401,
      code: 'WRONG_CREDENTIALS',
      path: '/auth/login',
      at: world.clock.now(),
      caller: null,
      triedUsername: `nobody${n}`,
      address: `198.51.${n >> 8}.${n & 255}`,
    });
  }
  const rows = await recorded();
  expect(rows.length).toBeLessThanOrEqual(64);
  expect(rows.reduce((sum, { count }) => sum + count, 0)).toBe(200);
});

test('[audit.refusals] 403 by permission and 404 by scope are recorded with who and what, repeats in one row', async () => {
  const restricted = await world.as('restricted');
  for (let n = 0; n < 3; n++) expect((await restricted.get('/bookings')).status).toBe(403);
  const manager = await world.as('manager');
  expect((await manager.get(`/candidates/${foreign}`)).status).toBe(404);
  expect((await manager.get(`/candidates/${site}`)).status).toBe(404);
  const rows = await recorded();
  expect(rows).toMatchObject([
    { action: 'access.refused', entity_id: 'listBookings', count: 3, after: { status: 403, code: 'FORBIDDEN' } },
    {
      action: 'access.refused',
      account_name: 'Priya Raman',
      entity_id: 'getBookingDetail',
      count: 2,
      after: { status: 404, code: 'NOT_FOUND', path: `/booking/candidates/${foreign}` },
    },
  ]);
});

test('[audit.reads] a list is one row with who, what was asked for and whose rows were shown', async () => {
  const manager = await world.as('manager');
  for (let n = 0; n < 3; n++) await manager.get('/bookings?search=liam&page_size=20&is_count=true');
  await (await world.as('booker')).get('/my-bookings');
  expect(await recorded()).toMatchObject([
    {
      action: 'bookings.listed',
      account_name: 'Priya Raman',
      count: 3,
      candidate_ids: [candidate],
      after: { search: 'liam', sort: 'created_at' },
    },
    { action: 'bookings.listed', account_name: 'Daniel Kerr', count: 1, candidate_ids: [] },
  ]);
  await (await world.as('admin')).get('/bookings');
  expect(new Set((await recorded()).at(-1)?.candidate_ids)).toEqual(new Set([candidate, foreign]));
});

test('[audit.reads] a list costs one statement more, whatever its length', async () => {
  const { access_token: token } = await world.signIn('manager');
  const requests: string[] = [];
  const db = new Proxy(world.db, {
    get(target, name) {
      if (name === '_') requests.push('named');
      if (['insert', 'update', 'execute', 'select', 'transaction'].includes(String(name))) requests.push(String(name));
      const value: unknown = Reflect.get(target, name);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  const booking = bookingService({ ...world.deps, db });
  requests.splice(0);
  expect((await call(booking, 'GET', '/booking/bookings', { token })).status).toBe(200);
  // Beside the statement that finds the caller.
  expect(requests).toEqual(['named', 'named']);
  expect(await recorded()).toHaveLength(1);
});

test('[audit.reads] data whose access cannot be recorded is not returned', async () => {
  const manager = await world.as('manager');
  await world.db.execute(sql`alter table audit.entries add constraint no_lists check (action <> 'bookings.listed')`);
  try {
    expect((await manager.get('/bookings')).status).toBe(500);
  } finally {
    await world.db.execute(sql`alter table audit.entries drop constraint no_lists`);
  }
  expect((await manager.get('/bookings')).status).toBe(200);
});

test('reads at once are written by few statements; one that cannot be written fails alone', async () => {
  let statements = 0;
  const db = new Proxy(world.db, {
    get(target, name) {
      if (name === '_') statements += 1;
      return Reflect.get(target, name);
    },
  });
  const read = (entityId: string) =>
    recordAccess(db, null, {
      action: 'board.opened',
      entity: 'clinic',
      entityId,
      after: { n: 1 },
      at: world.clock.now(),
    });
  const names = Array.from({ length: 60 }, (_, n) => (n === 7 ? 'not\0text' : `clinic ${n % 20}`));
  const written = await Promise.allSettled(names.map(read));
  expect(written.flatMap(({ status }, n) => (status === 'rejected' ? [n] : []))).toEqual([7]);
  // Two at once, one with all others, and these by themselves because of the one.
  expect(statements).toBeLessThanOrEqual(3 + 58);
  expect((await recorded()).map(({ count }) => count).toSorted()).toEqual([...Array(1).fill(2), ...Array(19).fill(3)]);
  statements = 0;
  await Promise.all(names.filter((_, n) => n !== 7).map(read));
  expect(statements).toBeLessThanOrEqual(3);
  const rows = await recorded();
  expect(rows).toHaveLength(20);
  expect(rows.reduce((sum, { count }) => sum + count, 0)).toBe(118);
  expect(rows[0]).toMatchObject({ account_name: '', after: { n: 1 }, candidate_ids: null, address: null });
});

test('[audit.reads] the board and who waits for a time are reads as well', async () => {
  const admin = await world.as('admin');
  const days = 'from_date=2026-11-23&to_date=2026-11-29';
  expect((await admin.get(`/scheduler/bookings?site_id=${site}&${days}`)).status).toBe(200);
  expect((await admin.get(`/scheduler/bookings?site_id=${site}&${days}`)).status).toBe(200);
  expect((await admin.get(`/scheduler/pending?site_id=${site}`)).status).toBe(200);
  expect(await recorded()).toMatchObject([
    { action: 'board.opened', entity_id: site, count: 2, candidate_ids: [candidate] },
    { action: 'waiting-list.opened', count: 1, candidate_ids: [foreign] },
  ]);
});

test('[audit.reads] an export keeps whose rows left', async () => {
  const { access_token: token } = await world.signIn('manager');
  const reporting = reportingService(world.deps);
  const request = new Request('http://reporting/reporting/bookings/export?format=csv', {
    headers: { authorization: `Bearer ${token}` },
  });
  await (await reporting.fetch(request)).text();
  expect(await recorded()).toMatchObject([{ action: 'bookings.exported', candidate_ids: [candidate] }]);
});

test('[audit.reads] a paperwork that was opened is in the audit', async () => {
  const { access_token: token, org } = await world.signIn('manager');
  const companies = companiesService(world.deps);
  const form = new FormData();
  form.append('file', new File([new Uint8Array(plainPdf('Form', ['One line.']))], 'form.pdf'));
  const upload = { method: 'POST', headers: { authorization: `Bearer ${token}` }, body: form };
  const answer = await companies.fetch(new Request(`http://companies/companies/paperworks?org=${org}`, upload));
  const { id } = await answer.json();
  expect((await call(companies, 'GET', `/companies/paperworks/${id}/file`, { token })).status).toBe(200);
  expect((await recorded()).at(-1)).toMatchObject({
    action: 'paperwork.opened',
    entity_id: id,
    account_name: 'Priya Raman',
    after: { file_name: 'form.pdf' },
  });
});
