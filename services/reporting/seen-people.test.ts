import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { defined } from '../../machines/lib/assert-defined.ts';
import { book } from '../../tests/support/bookings/booked.ts';
import { addClinic, addPackage, openBookingWorld } from '../../tests/support/bookings/booking-world.ts';
import { addExamined } from '../../tests/support/bookings/consult-world.ts';
import { call } from '../../tests/support/services.ts';
import { reportingService } from './reporting.service.ts';
import { seenPeople, seenSearch } from './seen-people.ts';

const world = await openBookingWorld();
const { db, clock } = world;
const reporting = reportingService(world.deps);
const [site, packageId] = [await addClinic(db), await addPackage(db, 30)];
const [manager, coralbay] = [await world.as('manager'), await world.as('coralbay')];
const liam = (await book(manager, { site, packageId })).candidateId;
const ada = (await book(coralbay, { site, packageId, name: 'Ada Wong' })).candidateId;
clock.pass(60_000);
await manager.get('/bookings');
clock.pass(60_000);
await manager.get(`/candidates/${liam}`);
const examined = await addExamined(db, world.deps.files, manager, 1);
const { file_id, type } = defined(examined.files[0]);
await manager.get(`/consult-files?${new URLSearchParams({ candidate_id: examined.candidateId, file_id, type })}`);
afterAll(() => world.close());

const period = { from_date: '2026-11-01', to_date: '2026-11-30' };

async function ask(query: Record<string, string> = {}, username = 'admin', path = 'seen-people') {
  const { access_token: token } = await world.signIn(username);
  const asked = new URLSearchParams({ account_id: manager.accountId, ...period, ...query });
  return call(reporting, 'GET', `/reporting/${path}?${asked}`, { token });
}

interface Seen {
  readonly candidate_id: string;
  readonly actions: readonly string[];
}
const waysOf = (people: readonly Seen[], id: string) => people.find(({ candidate_id }) => candidate_id === id)?.actions;

test('[audit.seen] it has everybody whose data the account was shown or changed, with how and how often, and no others', async () => {
  const { body } = await ask();
  expect(body).toMatchObject({ account_name: 'Priya Raman', whole_exports: 0, next_cursor: null });
  expect(waysOf(body.people, liam)).toEqual(['booking.created', 'bookings.listed', 'candidate.opened']);
  expect(waysOf(body.people, examined.candidateId)).toContain('consult-file.opened');
  expect(waysOf(body.people, ada)).toBeUndefined();
  expect(body.people.find((one: Seen) => one.candidate_id === liam)).toMatchObject({
    name: 'Liam O’Connor',
    reference: expect.stringMatching(/^PF-/),
    company_name: 'Redgum Mining',
    first_at: '2026-11-23T01:00:00.000Z',
    last_at: '2026-11-23T01:02:00.000Z',
    times: 3,
  });
  expect((await ask({ account_id: coralbay.accountId })).body.people).toMatchObject([{ candidate_id: ada }]);
});

test('[audit.seen] its days bound it, and a period is ordered and at most a year', async () => {
  expect((await ask({ to_date: '2026-11-22' })).body.people).toEqual([]);
  expect((await ask({ from_date: '2026-11-24' })).body.people).toEqual([]);
  expect((await ask({ from_date: '2026-12-01' })).body.error).toMatchObject({ code: 'INVALID', field: 'to_date' });
  expect((await ask({ from_date: '2025-01-01' })).body.error).toMatchObject({ code: 'INVALID', field: 'to_date' });
  expect((await ask({ cursor: 'nonsense' })).body.error).toMatchObject({ code: 'INVALID', field: 'cursor' });
});

test('[audit.seen] its pages have everybody once', async () => {
  const { body: whole } = await ask();
  const first = (await ask({ page_size: '1' })).body;
  const second = (await ask({ page_size: '1', cursor: first.next_cursor })).body;
  expect([...first.people, ...second.people]).toEqual(whole.people.slice(0, 2));
  expect((await ask({ page_size: '101' })).status).toBe(400);
});

test('[audit.seen] as CSV it has the same people; an export too large to keep names, and an erased person, are said', async () => {
  const { access_token: token } = await world.signIn('admin');
  const query = new URLSearchParams({ account_id: manager.accountId, ...period });
  const request = new Request(`http://reporting/reporting/seen-people/export?${query}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const answer = await reporting.fetch(request);
  expect(answer.headers.get('content-disposition')).toContain('seen-people-');
  const [head, ...rows] = (await answer.text()).trim().split('\n');
  expect(head).toContain('"Name","Booking","Company","First","Last","Times","Actions","Id"');
  expect(rows.map((row) => row.split(',').at(-1)?.replaceAll('"', '')).toSorted()).toEqual(
    (await ask()).body.people.map((one: Seen) => one.candidate_id).toSorted(),
  );
  expect(rows.find((row) => row.includes(liam))).toContain(
    '"Redgum Mining","23/11/2026 09:00:00","23/11/2026 09:02:00","3","booking.created; bookings.listed; candidate.opened"',
  );
  const gone = '01980c2f-7c2e-7a41-9c11-3f2b8c0d1e5a';
  await db.execute(sql`
    insert into audit.entries (id, at, org_id, account_id, account_name, action, entity, entity_id, candidate_ids)
    values (gen_random_uuid(), '2026-11-20T01:00:00Z', ${manager.orgId}, ${manager.accountId}, 'Priya Raman', 'bookings.listed',
      'organisation', 'x', array[${gone}::uuid]),
      (gen_random_uuid(), '2026-11-20T01:00:00Z', ${manager.orgId}, ${manager.accountId}, 'Priya Raman', 'bookings.exported',
      'organisation', 'x', null)`);
  const { body } = await ask();
  expect(body.whole_exports).toBe(1);
  expect(body.people.at(-1)).toMatchObject({ candidate_id: gone, name: null, reference: null });
});

test('[audit.seen] it is for administrators of the provider who manage administrators, and reading it is recorded', async () => {
  for (const username of ['manager', 'restricted']) {
    expect((await ask({}, username)).status).toBe(403);
    expect((await ask({}, username, 'seen-people/export')).status).toBe(403);
  }
  const { rows } = await db.execute(sql`
    select action, entity_id, after ->> 'from_date' as from_date, ${liam}::uuid = any (candidate_ids) as names_people
    from audit.entries where action like 'audit.people-%' and account_name = 'Helen Marsh' order by action, at desc limit 2`);
  expect(rows).toContainEqual({
    action: 'audit.people-exported',
    entity_id: manager.accountId,
    from_date: period.from_date,
    names_people: null,
  });
  const asAdmin = await ask({ account_id: (await world.as('admin')).accountId });
  expect(waysOf(asAdmin.body.people, liam), 'whoever reads the report is in the report').toContain(
    'audit.people-listed',
  );
});

test('[audit.seen] it reads the entries of its account and period alone, by an index', async () => {
  await db.execute(sql`
    insert into audit.entries (id, at, org_id, account_id, account_name, action, entity, entity_id, candidate_ids)
    select gen_random_uuid(), now() - n * interval '1 second', gen_random_uuid(), gen_random_uuid(), 'Somebody ' || n,
      'bookings.listed', 'organisation', 'x', array[gen_random_uuid()]
    from generate_series(1, 20000) n`);
  await db.execute(sql`analyze audit.entries`);
  const search = seenSearch({ account_id: manager.accountId, ...period, time_zone: 'Australia/Perth' });
  const { rows } = await db.execute<Record<'QUERY PLAN', string>>(sql`explain ${seenPeople(search, null, 51)}`);
  expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('entries_account_idx');
});
