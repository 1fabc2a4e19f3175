import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { POLICY_RULE } from '../../../../machines/rules/booking/policy.ts';
import { PO_REQUIRED } from '../../../../machines/rules/booking/purchase-order.ts';
import { RESERVE_FIRST } from '../../../../machines/rules/booking/timeslot-choice.ts';
import { BIRTH_AGE } from '../../../../machines/rules/calendar/birth-date.ts';
import { RANGE_LENGTH, RANGE_ORDER } from '../../../../machines/rules/calendar/preferred-range.ts';
import { ISO_DAY_FORMAT, NO_SUCH_DAY } from '../../../../machines/rules/calendar/typed-day.ts';
import { DUPLICATE_EMAILS, EMAIL_FORMAT, EMAIL_LIST_FORMAT } from '../../../../machines/rules/contact/email.ts';
import { NAME_IN_LETTERS } from '../../../../machines/rules/contact/person-name.ts';
import { PHONE_FORMAT } from '../../../../machines/rules/contact/phone.ts';
import { REQUIRED } from '../../../../machines/rules/text/required.ts';
import {
  addClinic,
  addPackage,
  addRoster,
  type Client,
  openBookingWorld,
  storeCompanyDetails,
} from '../../../../tests/support/bookings/booking-world.ts';
import { needs } from '../../../../tests/support/needs.ts';
import { holidays } from '../../booking.tables.ts';

const EIGHT = '2026-11-24T00:00:00Z';
const NOW = '2026-11-23T01:00:00Z';
const UNKNOWN = '01980c2f-0000-7000-8000-000000000000';
const at = (quarters: number) => `${new Date(Date.parse(EIGHT) + quarters * 900_000).toISOString().slice(0, 19)}Z`;

let manager: Client;
let booker: Client;
let site: string;
let roster: number;
let draft: string;
let keys = 0;

const world = await openBookingWorld();
const medical = await addPackage(world.db, 30);
afterAll(() => world.close());

beforeEach(async () => {
  world.clock.set(NOW);
  [manager, booker] = [await world.as('manager'), await world.as('booker')];
  site = await addClinic(world.db);
  roster = await addRoster(world.db, site, EIGHT, 4);
  draft = await manager.newDraft();
});

type BodyChange = Record<string, unknown>;

const person = (change: BodyChange = {}) => ({
  candidate_name: 'Liam O’Connor',
  candidate_dob: '1991-03-14',
  candidate_gender: 'Male',
  candidate_phone: '0491570006',
  candidate_email: 'liam.oconnor@example.com',
  candidate_position: 'Electrician',
  package_id: medical,
  ...change,
});
const header = (change: BodyChange = {}) => ({
  org_id: manager.orgId,
  service_type: 'pem',
  result_email: 'results@redgum.example;hse@redgum.example',
  invoice_email: 'accounts@redgum.example',
  contact_name: 'Priya Raman',
  contact_phone: '08 5550 1420',
  contact_email: 'priya.raman@redgum.example',
  policy_accepted: true,
  ...change,
});
const body = (candidates: object[], change: BodyChange = {}) => ({
  draft_id: draft,
  header: header(change),
  candidates,
});
const nextKey = () => `create-booking-${++keys}`;
const create = (payload: object, client = manager, key = nextKey()) =>
  client.post('/bookings', payload, { 'idempotency-key': key });

async function hold(index = 0, quarter = index * 2, change: BodyChange = {}): Promise<string> {
  const answer = await manager.post('/reservations', {
    site_id: site,
    package_id: medical,
    calendar_ids: [roster],
    calendar_from_time: at(quarter),
    draft_id: draft,
    candidate_index: index,
    ...change,
  });
  return answer.body.reserve_id;
}

/** A preferred range, which needs no hold. */
const wish = (change: BodyChange = {}) =>
  person({ preferred_site_id: site, preferred_from_date: '2026-12-01', preferred_to_date: '2026-12-31', ...change });

async function rowsOf(table: 'bookings' | 'candidates' | 'claims' | 'reservations' | 'idempotency'): Promise<number> {
  const { rows } = await world.db.execute<{ count: number }>(
    sql`select count(*)::int as count from booking.${sql.identifier(table)}`,
  );
  return rows[0]?.count ?? -1;
}
const written = async () => Promise.all((['bookings', 'candidates', 'idempotency'] as const).map(rowsOf));

describe('booking', () => {
  test('[call.create][data.candidate] five candidates on five times: each Confirmed at its time, with one reference', async () => {
    const people = [];
    for (const index of [0, 1, 2, 3, 4]) {
      people.push(
        person({
          reserve_id: await hold(index),
          candidate_name: `Candidate ${index}`,
          calendar_from_time_raw: '08:00',
        }),
      );
    }
    const { status, body: created } = await create(body(people));
    expect(status).toBe(201);
    expect(created).toMatchObject({ booking_id: expect.any(String), reference: expect.stringMatching(/^PF-\d{6}$/) });
    expect(created.candidates).toEqual(
      [0, 1, 2, 3, 4].map((index) => ({
        candidate_id: expect.any(String),
        index,
        status: 'Confirmed',
        appointment_time: at(index * 2),
        site_id: site,
        site_name: expect.stringContaining('Perth'),
        site_tz: 'Australia/Perth',
        sms_at: expect.any(String),
      })),
    );
    const { rows } = await world.db.execute(sql`
      select kind, expires_at from booking.claims where claim_id = any (
        select id from booking.candidates where booking_id = ${created.booking_id}::uuid)`);
    expect(rows).toHaveLength(10);
    expect(rows.every((row) => row['kind'] === 'booking' && row['expires_at'] === null)).toBe(true);
  });

  test('[wizard.sent-elsewhere] a time in the draft that no candidate used is given back, and the draft is closed: it tells its booking', async () => {
    const used = await hold(0);
    await hold(1);
    const before = await rowsOf('claims');
    const { status, body: created } = await create(body([person({ reserve_id: used })]));
    expect(status).toBe(201);
    expect(await rowsOf('claims')).toBe(before - 2);
    const candidates = created.candidates.map(({ sms_at: _at, ...known }: Record<string, unknown>) => known);
    expect((await manager.get(`/drafts/${draft}`)).body.booking).toEqual({ ...created, candidates });
    expect((await manager.get('/drafts')).body.drafts.map((each: { draft_id: string }) => each.draft_id)).not.toContain(
      draft,
    );
  });

  test('[wizard.sent-elsewhere] a draft that was sent cannot be thrown away: the refusal names its booking', async () => {
    const { body: created } = await create(body([person({ reserve_id: await hold(0) })]));
    const { status, body: refused } = await manager.delete(`/drafts/${draft}`);
    expect([status, refused.error]).toEqual([409, expect.objectContaining({ code: 'DRAFT_SENT' })]);
    expect(JSON.stringify(refused)).toContain(created.reference);
  });

  test('[wizard.when] a preferred site and range leave it Pending, without a time', async () => {
    const { body: created } = await create(body([wish()]));
    expect(created.candidates[0]).toMatchObject({
      status: 'Pending',
      appointment_time: '0001-01-01T00:00:00Z',
      site_id: site,
    });
  });

  test('[slots.free] a free-booking time is Confirmed where the rule offers it, and refused where not', async () => {
    const sydney = await addClinic(world.db, { bookingFree: true, timezone: 'Australia/Sydney', state: 'NSW' });
    await world.db
      .insert(holidays)
      .values({ state: 'NSW', day: '2026-12-25', name: 'Christmas Day', source: 'test', year: 2026 })
      .onConflictDoNothing();
    const free = (from_time: string) => person({ reserve_id: 'free-1', preferred_site_id: sydney, from_time });
    // 15:45, the last start, and 16:00 in Sydney; a Saturday; a holiday; yesterday.
    expect((await create(body([free('2026-11-24T04:45:00Z')]))).body.candidates[0]).toMatchObject({
      status: 'Confirmed',
      appointment_time: '2026-11-24T04:45:00Z',
      site_id: sydney,
    });
    draft = await manager.newDraft();
    for (const time of [
      '2026-11-24T05:00:00Z',
      '2026-11-28T00:00:00Z',
      '2026-12-24T23:00:00Z',
      '2026-11-20T00:00:00Z',
    ]) {
      const answer = await create(body([free(time)]));
      expect(answer).toMatchObject({ status: 422, body: { error: { field: 'candidates.0.from_time' } } });
    }
    const rostered = await create(body([person({ reserve_id: 'free-1', preferred_site_id: site, from_time: at(0) })]));
    expect(rostered.body.error.field).toBe('candidates.0.reserve_id');
  });

  test('[call.create] the time that was shown must be the one that is held', async () => {
    const reserve_id = await hold(0);
    const before = await written();
    const other = await create(body([person({ reserve_id, from_time: at(1) })]));
    expect(other).toMatchObject({ status: 422, body: { error: { field: 'candidates.0.from_time' } } });
    expect(await written()).toEqual(before);
    const same = await create(body([person({ reserve_id, from_time: '2026-11-24T08:00:00+08:00' })]));
    expect(same.body.candidates[0]).toMatchObject({ status: 'Confirmed', appointment_time: at(0) });
  });

  test('further details of the choice are accepted and have no effect', async () => {
    const added = {
      time_slots: [{ calendar_ids: [roster] }],
      time_slots_detail: [{ start: at(0) }],
      listLocation: [{ id: site }],
      calendar_from_time_raw: '2026-11-24T08:00',
      preferred_site_name: 'As the screen called it',
    };
    const { body: created } = await create(body([wish(added)]));
    const { rows } = await world.db.execute(sql`
      select preferred_site_name, appointment_time from booking.candidates where booking_id = ${created.booking_id}::uuid`);
    expect(rows).toMatchObject([{ preferred_site_name: expect.stringContaining('Perth – Street') }]);
    expect(created.candidates[0]).toMatchObject({ status: 'Pending' });
  });

  test('[wizard.payload][perm.client] the maker comes from the token, whatever the payload says', async () => {
    const { body: created } = await create(body([wish({ created_by: UNKNOWN })]));
    const { rows } = await world.db.execute(sql`
      select created_by, contact_account_id from booking.bookings where id = ${created.booking_id}::uuid`);
    expect(rows).toEqual([{ created_by: manager.accountId, contact_account_id: manager.accountId }]);
  });
});

describe('all or none', () => {
  test('[call.create] one expired hold fails the whole booking, keeps the others’ holds and writes nothing', async () => {
    const first = await hold(0);
    world.clock.pass(5 * 60_000);
    const second = await hold(1);
    world.clock.pass(5 * 60_000);
    const before = await written();
    const answer = await create(body([person({ reserve_id: second }), person({ reserve_id: first })]));
    expect(answer).toMatchObject({
      status: 409,
      body: { error: { code: 'HOLD_EXPIRED', field: 'candidates.1.reserve_id' } },
    });
    expect(await written()).toEqual(before);
    expect((await manager.get(`/drafts/${draft}`)).body.holds).toEqual([
      expect.objectContaining({ reserve_id: second }),
    ]);
  });

  test('[call.create] a hold of another account, of another draft and an unknown one have the same answer', async () => {
    const mine = await hold(0);
    const others = await booker.newDraft();
    const theirs = (
      await booker.post('/reservations', {
        site_id: site,
        package_id: medical,
        calendar_ids: [roster],
        calendar_from_time: at(8),
        draft_id: others,
        candidate_index: 0,
      })
    ).body.reserve_id;
    const before = await written();
    draft = await manager.newDraft();
    const answers = [];
    for (const reserve_id of [mine, theirs, UNKNOWN, 'nonsense'])
      answers.push(await create(body([person({ reserve_id })])));
    expect(new Set(answers.map((answer) => JSON.stringify([answer.status, answer.body])))).toHaveLength(1);
    expect(answers[0]).toMatchObject({ status: 409, body: { error: { code: 'HOLD_EXPIRED' } } });
    expect(await written()).toEqual(before);
  });

  test('a package that does not fit the hold, and one hold for two candidates', async () => {
    const reserve_id = await hold(0);
    const long = await addPackage(world.db, 60);
    expect(await create(body([person({ reserve_id, package_id: long })]))).toMatchObject({
      status: 409,
      body: { error: { code: 'HOLD_UNFIT', field: 'candidates.0.package_id' } },
    });
    expect(await create(body([person({ reserve_id }), person({ reserve_id })]))).toMatchObject({
      status: 422,
      body: { error: { field: 'candidates.1.reserve_id' } },
    });
  });

  test('[slots.exclusive] an expired hold taken by another draft is not booked, even by a clock that is behind', async () => {
    const reserve_id = await hold(0);
    await world.db.execute(sql`delete from booking.claims where claim_id = ${reserve_id}::uuid and position = 1`);
    const before = await written();
    expect((await create(body([person({ reserve_id })]))).body.error.code).toBe('HOLD_EXPIRED');
    expect(await written()).toEqual(before);
  });
});

describe('[wizard.idempotent] the same key', () => {
  test('[wizard.idempotent] answers the first result again, also when sixteen arrive at once', async () => {
    const payload = body([person({ reserve_id: await hold(0) })]);
    const before = await rowsOf('bookings');
    const answers = await Promise.all(Array.from({ length: 16 }, () => create(payload, manager, 'twice-submitted')));
    expect(answers.every(({ status }) => status === 201)).toBe(true);
    expect(new Set(answers.map((answer) => answer.body.booking_id)).size).toBe(1);
    expect(await rowsOf('bookings')).toBe(before + 1);
    expect((await create(payload, manager, 'twice-submitted')).body).toEqual(answers[0]?.body);
  });

  test('[wizard.idempotent] with another body is refused; another account’s key is another key', async () => {
    await create(body([wish()]), manager, 'shared-key-1');
    draft = await manager.newDraft();
    expect(await create(body([wish({ candidate_name: 'Else' })]), manager, 'shared-key-1')).toMatchObject({
      status: 422,
      body: { error: { code: 'IDEMPOTENCY_KEY_REUSED' } },
    });
    draft = await booker.newDraft();
    expect((await create(body([wish()]), booker, 'shared-key-1')).status).toBe(201);
  });

  test('[wizard.idempotent] a refused try leaves the key free for the corrected one', async () => {
    expect((await create(body([wish({ candidate_email: 'liam@' })]), manager, 'corrected-1')).status).toBe(422);
    expect((await create(body([wish()]), manager, 'corrected-1')).status).toBe(201);
  });

  test('is needed', async () => {
    expect((await manager.post('/bookings', body([wish()]))).status).toBe(400);
  });
});

describe('[valid.server] every rule of the form holds here, at its field', () => {
  const email = 'liam@example';
  test.each<[string, string, () => object]>([
    ['header.result_email', REQUIRED, () => body([wish()], { result_email: ' ' })],
    ['header.result_email', EMAIL_LIST_FORMAT, () => body([wish()], { result_email: `a@b.co; ${email}` })],
    ['header.result_email', DUPLICATE_EMAILS, () => body([wish()], { result_email: 'a@b.co;A@B.co' })],
    ['header.invoice_email', EMAIL_FORMAT, () => body([wish()], { invoice_email: email })],
    ['header.contact_name', REQUIRED, () => body([wish()], { contact_name: '' })],
    ['header.contact_phone', PHONE_FORMAT, () => body([wish()], { contact_phone: '12' })],
    ['header.contact_email', EMAIL_FORMAT, () => body([wish()], { contact_email: email })],
    ['header.policy_accepted', POLICY_RULE, () => body([wish()], { policy_accepted: false })],
    ['candidates.0.candidate_name', REQUIRED, () => body([wish({ candidate_name: '' })])],
    ['candidates.0.candidate_name', NAME_IN_LETTERS, () => body([wish({ candidate_name: '123' })])],
    ['candidates.0.candidate_dob', REQUIRED, () => body([wish({ candidate_dob: '' })])],
    ['candidates.0.candidate_dob', NO_SUCH_DAY, () => body([wish({ candidate_dob: '1991-02-30' })])],
    ['candidates.0.candidate_dob', ISO_DAY_FORMAT, () => body([wish({ candidate_dob: '14/3/91' })])],
    ['candidates.0.candidate_dob', BIRTH_AGE, () => body([wish({ candidate_dob: '0091-03-14' })])],
    ['candidates.0.candidate_gender', REQUIRED, () => body([wish({ candidate_gender: '' })])],
    ['candidates.0.candidate_position', REQUIRED, () => body([wish({ candidate_position: '' })])],
    ['candidates.1.candidate_phone', PHONE_FORMAT, () => body([wish(), wish({ candidate_phone: '0491 570' })])],
    ['candidates.1.candidate_email', EMAIL_FORMAT, () => body([wish(), wish({ candidate_email: email })])],
    ['candidates.0.reserve_id', RESERVE_FIRST, () => body([person()])],
    ['candidates.0.preferred_site_id', REQUIRED, () => body([wish({ preferred_site_id: null })])],
    ['candidates.0.preferred_from_date', REQUIRED, () => body([wish({ preferred_from_date: '' })])],
    ['candidates.0.preferred_to_date', RANGE_ORDER, () => body([wish({ preferred_to_date: '2026-11-30' })])],
    ['candidates.0.preferred_to_date', RANGE_LENGTH, () => body([wish({ preferred_to_date: '2027-01-01' })])],
  ])('[valid.server] %s: %s', async (field, message, payload) => {
    const before = await written();
    const answer = await create(payload());
    expect(answer).toMatchObject({
      status: 422,
      body: { error: { field, message, details: { fields: { [field]: message } } } },
    });
    expect(await written()).toEqual(before);
  });

  test('an unknown time zone is refused at its field', async () => {
    const { status, body: answer } = await create(body([wish({ timezone: 'Perth' })]));
    expect([status, answer.error.field]).toEqual([400, 'candidates.0.timezone']);
  });

  test.each([
    'liam@example.com\r\nBcc: all@evil.example',
    'liam@example.com\nall@evil.example',
    'liam@exam\tple.com',
    'liam@example.com\u2028all@evil.example',
  ])('[valid.email] %j is refused wherever an address goes, and no mail is written', async (sly) => {
    const before = await written();
    const { status, body: answer } = await create(
      body([wish({ candidate_email: sly })], { contact_email: sly, invoice_email: sly, result_email: sly }),
    );
    expect([status, answer.error.details.fields]).toEqual([
      422,
      {
        'header.result_email': EMAIL_LIST_FORMAT,
        'header.invoice_email': EMAIL_FORMAT,
        'header.contact_email': EMAIL_FORMAT,
        'candidates.0.candidate_email': EMAIL_FORMAT,
      },
    ]);
    expect(await written()).toEqual(before);
  });

  test('[valid.text] names, phones, emails and notes are stored without what cannot be seen, in one spelling', async () => {
    const person = {
      candidate_name: '\u202eZoe\u0308\u200b  O’Connor\r\nJr\u0007',
      candidate_phone: '+61\u200b (0)491 570 006',
      candidate_email: 'Zoë <zoe@example.com>;',
      appointment_note: ' Gate 3\u0000 \r\nask  for Mia ',
    };
    const { status, body: made } = await create(body([wish(person)], { contact_name: 'Priya\u00ad Raman' }));
    expect(status).toBe(201);
    const { body: detail } = await manager.get(`/candidates/${made.candidates[0].candidate_id}`);
    expect(detail).toMatchObject({
      candidate_name: 'Zoë O’Connor Jr',
      candidate_phone: '0491 570 006',
      candidate_email: 'zoe@example.com',
      appointment_note: 'Gate 3\nask for Mia',
      contact_name: 'Priya Raman',
    });
    const unseen = await create(body([wish({ candidate_name: '\u2060\u3164' })]));
    expect(unseen.body.error.details.fields).toEqual({ 'candidates.0.candidate_name': REQUIRED });
  });

  test('[valid.server] a sign that no database keeps is refused at its field', async () => {
    const before = await written();
    const unkept = (field: string) => ({ status: 422, body: { error: { code: 'INVALID', field } } });
    const halfName = body([wish(), wish({ candidate_name: 'Liam \ud83d' })]);
    expect(await create(halfName)).toMatchObject({
      status: 400,
      body: { error: { code: 'BAD_REQUEST', field: 'candidates.1.candidate_name' } },
    });
    expect(await written()).toEqual(before);
    const half = { step: 'candidates', candidates: [{ name: 'Liam \ud83d' }] };
    const saved = await manager.post('/drafts', { service_type: 'pem', body: half });
    expect(saved).toMatchObject(unkept('body.candidates.0.name'));
    expect(await manager.get('/bookings?search=%00')).toMatchObject(unkept('search'));
  });

  test('[valid.server] all faults at once, each at its field', async () => {
    const { body: answer } = await create(
      body([wish({ candidate_name: '', candidate_email: email })], { contact_name: '' }),
    );
    expect(answer.error.details.fields).toEqual({
      'header.contact_name': REQUIRED,
      'candidates.0.candidate_name': REQUIRED,
      'candidates.0.candidate_email': EMAIL_FORMAT,
    });
  });

  test.each<[string, () => object, number]>([
    ['no candidate', () => body([]), 400],
    ['six candidates', () => body(Array.from({ length: 6 }, () => wish())), 400],
    ['a field nobody asked for', () => body([wish({ status: 'Completed' })]), 400],
    ['a missing field', () => ({ header: header() }), 400],
    ['another company', () => body([wish()], { org_id: UNKNOWN }), 404],
    ['an unknown subsidiary', () => body([wish()], { subsidiary_id: UNKNOWN }), 404],
    ['paperwork that is unknown or was deleted', () => body([wish()], { paperwork_ids: [UNKNOWN] }), 422],
    ['an unknown service', () => body([wish()], { sid: UNKNOWN }), 404],
    ['an unknown draft', () => ({ ...body([wish()]), draft_id: UNKNOWN }), 404],
    ['an unknown package', () => body([wish({ package_id: UNKNOWN })]), 422],
    ['an unknown site', () => body([wish({ preferred_site_id: UNKNOWN })]), 422],
    ['a package of another service', () => body([wish()], { service_type: 'fit_test' }), 422],
  ])('refuses %s', async (_what, payload, status) => {
    const before = await written();
    expect((await create(payload())).status).toBe(status);
    expect(await written()).toEqual(before);
  });
});

// The embedded database has one connection: nothing comes between two statements of a transaction.
test(
  'a package that is deleted at the very moment of booking is refused at its candidate',
  needs('postgres'),
  async () => {
    const doomed = await addPackage(world.db, 30);
    const booking = await world.db.transaction(async (tx) => {
      await tx.execute(sql`delete from booking.packages where id = ${doomed}::uuid`);
      const booking = create(body([wish({ package_id: doomed })]));
      await expect
        .poll(async () => {
          const { rows } = await world.db.execute<{ count: number }>(sql`
            select count(*)::int as count from pg_stat_activity
             where datname = current_database() and wait_event_type = 'Lock'`);
          return rows[0]?.count;
        })
        .toBe(1);
      return { booking };
    });
    const { status, body: answer } = await booking.booking;
    expect([status, answer.error.field]).toEqual([422, 'candidates.0.package_id']);
  },
);

describe('the company details of a booking', () => {
  test('[companies.po] without a purchase order number it is refused at that field, blanks being none', async () => {
    await storeCompanyDetails(world.db, manager.orgId, { poRequired: true });
    for (const po_number of [undefined, null, '', '  ']) {
      expect(await create(body([wish()], { po_number }))).toMatchObject({
        status: 422,
        body: { error: { code: 'INVALID', field: 'header.po_number', message: PO_REQUIRED } },
      });
    }
    expect((await create(body([wish()], { po_number: 'PO-88213' }))).status).toBe(201);
    await storeCompanyDetails(world.db, manager.orgId, {});
  });

  test('[companies.own-packages] a package for every company is refused where those are withheld, its own is not', async () => {
    await storeCompanyDetails(world.db, manager.orgId, { ownPackagesOnly: true });
    const lookup = async () => (await manager.get('/bookable-packages?service_type=pem&unlimited=true')).body.data;
    expect((await lookup()).filter((one: { org_id: string | null }) => one.org_id === null)).toEqual([]);
    expect(await create(body([wish()]))).toMatchObject({
      status: 422,
      body: { error: { field: 'candidates.0.package_id' } },
    });
    const own = await addPackage(world.db, 30);
    await world.db.execute(sql`update booking.packages set org_id = ${manager.orgId}::uuid where id = ${own}::uuid`);
    expect((await create(body([wish({ package_id: own })]))).status).toBe(201);
    await storeCompanyDetails(world.db, manager.orgId, {});
    expect((await lookup()).length).toBeGreaterThan(1);
  });
});

describe('[perm.client] the accounts that may book for a company', () => {
  test('[perm.client] the provider books for any company; an account without make_bookings cannot book', async () => {
    const admin = await world.as('admin');
    draft = await admin.newDraft();
    const booked = await create(body([wish()], { org_id: manager.orgId }), admin);
    expect(booked.status).toBe(201);
    expect((await create(body([wish()], { org_id: admin.orgId }), admin)).status).toBe(404);
    expect((await create(body([wish()]), await world.as('restricted'))).status).toBe(403);
  });

  test('fit tests only for a company and a subsidiary that have them', async () => {
    const mask = await addPackage(world.db, 15, { serviceType: 'fit_test' });
    const harbourline = await world.as('harbourline');
    draft = await harbourline.newDraft();
    const answer = await create(
      body([wish({ package_id: mask })], { org_id: harbourline.orgId, service_type: 'fit_test' }),
      harbourline,
    );
    expect(answer.body.error.code).toBe('FIT_TEST_OFF');
    const { rows } = await world.db.execute<{ id: string; fit_test: boolean }>(
      sql`select id, fit_test from companies.subsidiaries where org_id = ${manager.orgId}::uuid`,
    );
    draft = await manager.newDraft();
    for (const { id, fit_test } of rows
      .toSorted((left, right) => Number(left.fit_test) - Number(right.fit_test))
      .slice(-2)) {
      const { status } = await create(
        body([wish({ package_id: mask })], { service_type: 'fit_test', subsidiary_id: id }),
      );
      expect(status, `fit_test ${fit_test}`).toBe(fit_test ? 201 : 422);
      draft = await manager.newDraft();
    }
  });

  test('a subsidiary that is switched off takes no bookings', async () => {
    const { rows } = await world.db.execute<{ id: string }>(sql`
      update companies.subsidiaries set enable = false where id in (
        select id from companies.subsidiaries where org_id = ${manager.orgId}::uuid limit 1) returning id`);
    const subsidiary_id = rows[0]?.id;
    expect((await create(body([wish()], { subsidiary_id }))).body.error.field).toBe('header.subsidiary_id');
    await world.db.execute(sql`update companies.subsidiaries set enable = true`);
  });
});
