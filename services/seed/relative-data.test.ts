import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { BOOKING_STATUSES } from '../../machines/rules/booking/booking-status.table.ts';
import { testDatabase } from '../../tests/support/database/database.ts';
import { dueAgain } from '../booking/views/due/due.ts';
import { seedRelativeData } from './relative-data.ts';
import { VISIT_PACKAGE } from './visit-clinics.ts';

const DAY_MS = 86_400_000;
/** A Monday morning in Perth: nothing was seen within a day. */
const monday = new Date('2026-11-23T01:00:00Z');

const database = await testDatabase('demo');
await seedRelativeData({ db: database.db, now: () => monday });
afterAll(() => database.close());

const onRoute = sql`exists (select from booking.packages p where p.id = c.package_id and p.name = ${VISIT_PACKAGE})`;

async function numbers(query: ReturnType<typeof sql>): Promise<Record<string, unknown>> {
  const { rows } = await database.db.execute(query);
  return rows[0] ?? {};
}

test('rosters reach from 60 days back to 60 ahead, at every site but the free-booking one; on weekends and holidays at two', async () => {
  expect(
    await numbers(sql`
      select (min(day) <= date '2026-09-26')::int as back, (max(day) >= date '2027-01-20')::int as ahead,
        count(distinct c.name) filter (where extract(isodow from day) > 5)::int as weekends,
        count(distinct c.name) filter (where exists (
          select from booking.holidays h where h.state = c.state and h.day = r.day))::int as holidays,
        count(distinct clinic_id)::int as clinics, count(*) filter (where c.booking_free)::int as free
      from booking.rosters r join booking.clinics c on c.id = r.clinic_id`),
  ).toEqual({ back: 1, ahead: 1, weekends: 2, holidays: 2, clinics: 11, free: 0 });
});

test('each doctor has weekly hours that end with the demo’s days, and no day is left for them to make', async () => {
  expect(
    await numbers(sql`
      select (select count(*)::int from booking.rosters where pattern_id is null) as by_hand,
        count(*) filter (where until_day <> '2027-01-22' or made_until <> until_day)::int as others,
        (count(*) = count(distinct doctor_id))::int as once, (count(*) > 20)::int as many
      from booking.roster_patterns`),
  ).toEqual({ by_hand: 0, others: 0, once: 1, many: 1 });
});

test('the demo has breaks in weekly hours, a leave next week, prices, a month to bill and unread results', async () => {
  expect(
    await numbers(sql`
      select (select bool_and(jsonb_array_length(hours) = case when on_holidays then 7 else 5 end
          * case when d.kind in ('doctor', 'nurse') then 2 else 1 end)
          from booking.roster_patterns p join booking.doctors d on d.id = p.doctor_id) as breaks,
        (select json_agg(json_build_object('from', l.from_day, 'until', l.until_day, 'worked', (
          select count(*) from booking.rosters r where r.doctor_id = l.doctor_id and r.day between l.from_day and l.until_day)))
          from booking.doctor_leaves l) as leaves,
        (select count(*) > 10 from booking.package_prices) as prices,
        (select count(*) > 0 from booking.package_prices where org_id is not null) as own_prices,
        (select count(*) > 20 from booking.candidates c where c.status in ('Attended', 'Completed') and c.price_cents is not null
          and c.appointment_time between date '2026-10-01' and date '2026-11-01') as to_bill,
        (select count(*) > 3 from booking.consult_files where read_at is null and withdrawn_at is null) as unread`),
  ).toEqual({
    breaks: true,
    prices: true,
    own_prices: true,
    to_bill: true,
    unread: true,
    leaves: [{ from: '2026-11-30', until: '2026-12-04', worked: 0 }],
  });
});

test('the first company has people who are due again, and some who have expired', async () => {
  const { rows } = await database.db.execute<{ id: string }>(
    sql`select id from companies.organisations where company_name = 'Redgum Mining'`,
  );
  const query = { dueFrom: '2025-11-23', dueTo: '2027-01-22', today: '2026-11-23', page: 1, pageSize: 0 };
  const due = await dueAgain(database.db, { ...query, scope: { orgId: rows[0]?.id ?? '', ownOf: null } });
  expect(due.expired).toBeGreaterThan(0);
  expect(due.total).toBeGreaterThan(due.expired + 3);
});

test('six hundred candidates in every status', async () => {
  const { rows } = await database.db.execute<{ status: string; count: number }>(
    sql`select status, count(*)::int as count from booking.candidates c where not ${onRoute} group by status`,
  );
  expect(rows.reduce((sum, { count }) => sum + count, 0)).toBe(600);
  expect(new Set(rows.map(({ status }) => status))).toEqual(new Set([...BOOKING_STATUSES, 'PartialConfirmed']));
});

test('booked slots are claimed, slot by slot, and no others', async () => {
  expect(
    await numbers(sql`
      with needed as (
        select c.id, case when c.status in ('Pending', 'Cancelled') then 0
          else (extract(epoch from c.appointment_end - c.appointment_time) / 900)::int end as slots
        from booking.candidates c where not ${onRoute}
      ), taken as (
        select k.claim_id, count(*)::int as slots from booking.claims k
        join booking.slots s on s.slot_id = k.slot_id join booking.candidates c on c.id = k.claim_id
        where s.roster_id = c.roster_id and s.from_time >= c.appointment_time and s.to_time <= c.appointment_end and s.available
        group by k.claim_id
      )
      select count(*) filter (where needed.slots <> coalesce(taken.slots, 0))::int as wrong,
        (select count(*)::int from booking.claims where stop is null) - sum(coalesce(taken.slots, 0))::int as strays
      from needed left join taken on taken.claim_id = needed.id`),
  ).toEqual({ wrong: 0, strays: 0 });
});

test('[visit.demo] two clinics have people on a visit route, today and later, each with a nurse, a booth, a room and a doctor', async () => {
  const { rows } = await database.db.execute(sql`
    select k.name, count(distinct (c.appointment_time at time zone k.timezone)::date)::int > 1 as days,
      bool_and(c.status = 'Cancelled' or stops.kinds = array['booth', 'doctor', 'nurse', 'room']) as whole,
      bool_or(c.appointment_time <= ${monday.toISOString()}::timestamptz and c.appointment_end > ${monday.toISOString()}::timestamptz) as here
    from booking.candidates c join booking.clinics k on k.id = c.clinic_id cross join lateral (
      select array_agg(distinct d.kind order by d.kind) as kinds
      from booking.claims cl join booking.rosters r on r.id = cl.roster_id join booking.doctors d on d.id = r.doctor_id
      where cl.claim_id = c.id and cl.stop is not null) stops
    where ${onRoute} group by k.name order by k.name`);
  expect(rows).toEqual([
    { name: 'Karratha – Balmoral Road', days: true, whole: true, here: true },
    { name: 'Perth – Hay Street', days: true, whole: true, here: true },
  ]);
  const { rows: under } = await database.db.execute<{ stops: Record<string, string> | null }>(sql`
    select c.visit_progress -> 'stops' as stops from booking.candidates c where ${onRoute} and c.status = 'In Progress'`);
  expect(under.length).toBeGreaterThan(0);
  expect(under.every(({ stops }) => Object.values(stops ?? {}).some((state) => state !== 'expected'))).toBe(true);
});

test('every booking has an account of its company, is made before its appointment and before now, and has its history', async () => {
  expect(
    await numbers(sql`
      select count(*) filter (where a.org_id <> b.org_id)::int as foreigners,
        count(*) filter (where b.created_at > ${monday.toISOString()}::timestamptz)::int as future,
        count(*) filter (where not exists (select from audit.entries e where e.booking_id = b.id))::int as silent
      from booking.bookings b join auth.accounts a on a.id = b.created_by`),
  ).toEqual({ foreigners: 0, future: 0, silent: 0 });
});

test('a later day adds what has come into reach and changes nothing else', async () => {
  const count = sql`select (select count(*)::int from booking.rosters) as rosters, (select count(*)::int from booking.slots) as slots,
    (select count(*)::int from booking.candidates) as candidates`;
  const before = await numbers(count);
  await seedRelativeData({ db: database.db, now: () => monday });
  expect(await numbers(count)).toEqual(before);
  await seedRelativeData({ db: database.db, now: () => new Date(monday.getTime() + 4 * DAY_MS) });
  const after = await numbers(count);
  expect(after).toMatchObject({ candidates: before['candidates'] });
  expect(Number(after['rosters'])).toBeGreaterThan(Number(before['rosters']));
});

test('an abort signal stops it between two transactions', async () => {
  await expect(seedRelativeData({ db: database.db, now: () => monday, signal: AbortSignal.abort() })).rejects.toThrow(
    /abort/i,
  );
});

test.each([
  ['a Saturday morning in Perth', '2026-12-04T23:05:00Z'],
  ['a Sunday afternoon', '2026-12-06T05:00:00Z'],
  ['Christmas Day', '2026-12-25T01:00:00Z'],
  ['New Year’s Day', '2027-01-01T03:00:00Z'],
])('on %s two clinics work: people have arrived, and others are still to come', async (_day, instant) => {
  const own = await testDatabase('demo');
  await seedRelativeData({ db: own.db, now: () => new Date(instant), candidates: 100 });
  const { rows } = await own.db.execute(sql`
    select c.name, count(distinct r.id)::int as doctors,
      bool_or(a.appointment_time <= ${instant} and a.status in ('Arrived', 'In Progress')) as here,
      bool_or(a.appointment_time > ${instant}) as coming
    from booking.rosters r join booking.clinics c on c.id = r.clinic_id join booking.candidates a on a.roster_id = r.id
    where r.day = (${instant}::timestamptz at time zone c.timezone)::date group by c.name order by c.name`);
  await own.close();
  expect(rows).toHaveLength(2);
  expect(rows).toEqual([
    { name: 'Adelaide – Pirie Street', doctors: 1, here: true, coming: true },
    { name: 'Karratha – Balmoral Road', doctors: 2, here: true, coming: true },
  ]);
});
