import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { defined } from '../../machines/lib/assert-defined.ts';
import { book } from '../../tests/support/bookings/booked.ts';
import { addClinic, addPackage, openBookingWorld } from '../../tests/support/bookings/booking-world.ts';
import { addExamined } from '../../tests/support/bookings/consult-world.ts';
import { call } from '../../tests/support/services.ts';
import { silentLog } from '../../tests/support/silent-log.ts';
import { runNightlyCheck } from '../audit/nightly-check.ts';
import { auditSearch } from './audit-filter.ts';
import { entryIds } from './audit-list.ts';
import { reportingService } from './reporting.service.ts';

const world = await openBookingWorld();
const reporting = reportingService(world.deps);
const [site, packageId] = [await addClinic(world.db), await addPackage(world.db, 30)];
const [manager, coralbay] = [await world.as('manager'), await world.as('coralbay')];
const liam = (await book(manager, { site, packageId })).candidateId;
const ada = (await book(coralbay, { site, packageId, name: 'Ada Wong' })).candidateId;
world.clock.pass(60_000);
await manager.get('/bookings');
await (await world.as('admin')).get('/bookings');
world.clock.pass(60_000);
await manager.get(`/candidates/${liam}`);
await (await world.as('restricted')).get('/bookings');
const examined = await addExamined(world.db, world.deps.files, manager, 1);
const { file_id, type } = defined(examined.files[0]);
await manager.get(`/consult-files?${new URLSearchParams({ candidate_id: examined.candidateId, file_id, type })}`);
await exported('manager');
afterAll(() => world.close());

async function exported(username: string) {
  const { access_token: token } = await world.signIn(username);
  const request = new Request('http://reporting/reporting/bookings/export?format=csv', {
    headers: { authorization: `Bearer ${token}` },
  });
  await (await reporting.fetch(request)).text();
}

async function search(query: Record<string, string>, username = 'admin') {
  const { access_token: token } = await world.signIn(username);
  return call(reporting, 'GET', `/reporting/audit?${new URLSearchParams(query)}`, { token });
}

interface Entry {
  id: string;
  action: string;
  account_name: string;
  company_name: string;
  people: { name: string }[];
}

const told = (entries: readonly Entry[]) => entries.map(({ action, account_name: by }) => `${action} ${by}`);

test('[audit.search] a search by person finds all access to the data: lists, exports, pages and files, by name or by one candidate', async () => {
  const { body } = await search({ candidate_id: liam });
  expect(body.people).toMatchObject([{ candidate_id: liam, name: 'Liam O’Connor' }]);
  expect(told(body.entries)).toEqual([
    'bookings.exported Priya Raman',
    'candidate.opened Priya Raman',
    'bookings.listed Helen Marsh',
    'bookings.listed Priya Raman',
    'booking.created Priya Raman',
  ]);
  const byName = (await search({ person: 'ada w' })).body;
  expect(byName.people).toMatchObject([{ candidate_id: ada }]);
  expect(told(byName.entries)).toEqual(['bookings.listed Helen Marsh', 'booking.created Sofia Marino']);
  const reference = byName.people[0].reference;
  expect((await search({ person: reference.toLowerCase() })).body.entries).toEqual(byName.entries);
  const ofFile = (await search({ candidate_id: examined.candidateId })).body.entries;
  expect(told(ofFile)).toEqual(['bookings.exported Priya Raman', 'consult-file.opened Priya Raman']);
  expect(ofFile[1].people).toMatchObject([{ candidate_id: examined.candidateId }]);
  expect((await search({ person: 'nobody at all' })).body).toMatchObject({ entries: [], people: [] });
});

test('[audit.search] a search by account finds all its actions: by part of a name, by the account, and by the whole name of a deleted one', async () => {
  const { account_id: id } = await world.signIn('restricted');
  const byId = (await search({ account_id: id })).body.entries;
  expect(byId.map(({ action }: Entry) => action)).toContain('access.refused');
  expect(new Set(byId.map(({ account_name }: Entry) => account_name)).size).toBe(1);
  const name = byId[0].account_name;
  expect((await search({ account: name.slice(0, 6) })).body.entries).toEqual(byId);
  await world.db.execute(sql`
    insert into audit.entries (id, at, org_id, account_id, account_name, action, entity, entity_id)
    values (gen_random_uuid(), now(), ${(await world.as('manager')).orgId}, gen_random_uuid(), 'Gone Person', 'session.opened', 'session', 'x')`);
  expect(told((await search({ account: 'gone person' })).body.entries)).toEqual(['session.opened Gone Person']);
});

test('[audit.search] company, action and days narrow it, alone and together', async () => {
  const { orgId } = await world.as('manager');
  const company = (await search({ company: orgId, action: 'bookings.listed' })).body.entries;
  expect(told(company)).toEqual(['bookings.listed Priya Raman']);
  expect(company[0].company_name).toBe('Redgum Mining');
  expect((await search({ person: 'liam', account: 'helen', action: 'bookings.listed' })).body.entries).toHaveLength(1);
  expect((await search({ person: 'liam', to_date: '2026-11-22' })).body.entries).toEqual([]);
  expect((await search({ person: 'liam', from_date: '2026-11-23', to_date: '2026-11-23' })).body.entries).not.toEqual(
    [],
  );
  expect((await search({ from_date: '2026-11-24', to_date: '2026-11-23' })).status).toBe(422);
});

test('[audit.search] its pages hold every entry once, newest first, while new ones are written', async () => {
  const all: Entry[] = [];
  for (let cursor: string | null = ''; cursor !== null; ) {
    const { body } = await search({ person: 'o', page_size: '2', ...(cursor ? { cursor } : {}) });
    all.push(...body.entries);
    cursor = body.next_cursor;
  }
  const whole = (await search({ person: 'o', page_size: '100' })).body.entries;
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  expect(whole.map(({ id }: Entry) => id).filter((id: string) => all.some((one) => one.id === id))).toEqual(
    all.map(({ id }) => id),
  );
  expect((await search({ cursor: 'nonsense' })).status).toBe(422);
});

test('[audit.search] it is for administrators of the provider who manage administrators, and searching is recorded', async () => {
  for (const username of ['manager', 'restricted']) expect((await search({}, username)).status).toBe(403);
  await search({ person: 'liam' });
  const { body } = await search({ action: 'audit.searched' });
  expect(body.entries[0]).toMatchObject({ account_name: 'Helen Marsh', after: { person: 'liam' } });
});

test('[audit.export] the export as CSV has the same entries, and is recorded first', async () => {
  const { access_token: token } = await world.signIn('admin');
  const headers = { authorization: `Bearer ${token}` };
  const answer = await reporting.fetch(
    new Request(`http://reporting/reporting/audit/export?candidate_id=${liam}`, { headers }),
  );
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  const [head, ...rows] = (await answer.text()).trim().split('\n');
  expect(head).toContain('"When","Account","Company","Action","Times","People"');
  expect(rows).toHaveLength(5);
  expect(rows[1]).toMatch(
    /^"23\/11\/2026 09:02:00","Priya Raman","Redgum Mining","candidate.opened","1","Liam O’Connor"/,
  );
  expect((await search({ action: 'audit.exported' })).body.entries).toHaveLength(1);
});

test('[audit.nightly] the same administrators see the result of the last check', async () => {
  const { access_token: token } = await world.signIn('admin');
  const check = async () => (await call(reporting, 'GET', '/reporting/audit/check', { token })).body.check;
  expect(await check()).toBeNull();
  await world.db.execute(sql`update audit.entries set account_name = 'Nobody' where action = 'booking.created'
    and booking_id = (select booking_id from booking.candidates where id = ${ada})`);
  await runNightlyCheck({ ...world.deps, log: silentLog, timeZone: 'Australia/Perth' });
  expect(await check()).toMatchObject({ break_count: 1, breaks: [{ fault: 'Entry 1 is not what was written.' }] });
  const { access_token: client } = await world.signIn('manager');
  expect((await call(reporting, 'GET', '/reporting/audit/check', { token: client })).status).toBe(403);
});

test('[audit.search] each way to search has an index: none reads every entry', async () => {
  await world.db.execute(sql`
    insert into audit.entries (id, at, org_id, account_id, account_name, action, entity, entity_id, candidate_ids)
    select gen_random_uuid(), now() - n * interval '1 second', gen_random_uuid(), gen_random_uuid(), 'Somebody ' || n,
      'bookings.listed', 'organisation', 'x', array[gen_random_uuid(), gen_random_uuid()]
    from generate_series(1, 20000) n`);
  await world.db.execute(sql`analyze audit.entries`);
  const { account_id: accountId, org } = await world.signIn('manager');
  const from = { time_zone: 'Australia/Perth' };
  for (const filter of [
    { candidate_id: liam },
    { account_id: accountId },
    { account: 'priya' },
    { company: org },
    {},
  ]) {
    const found = await auditSearch(world.db, { ...from, ...filter });
    const { rows } = await world.db.execute<Record<'QUERY PLAN', string>>(sql`explain ${entryIds(found, null, 51)}`);
    const lines = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(lines, JSON.stringify(filter)).not.toContain('Seq Scan on entries');
  }
});
