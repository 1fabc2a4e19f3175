import { sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { defined } from '../../../../machines/lib/assert-defined.ts';
import { SEARCHED } from '../../../../machines/rules/booking/searched.ts';
import {
  addClinic,
  addPackage,
  addRoster,
  type BookingWorld,
  type Client,
  openBookingWorld,
} from '../../../../tests/support/bookings/booking-world.ts';
import { addListed, type Listed } from '../../../../tests/support/bookings/listed-booking.ts';
import { statusColours } from '../../shared/booking-status-colours.ts';
import { NO_TIME } from '../../shared/no-time.ts';

let world: BookingWorld;
let admin: Client;
let manager: Client;
let booker: Client;
let coralBay: Client;
let site: string;
let medical: string;
let count = 0;

/** A booking of one candidate straight into the tables: what is tested here is reading. */
const add = (provided: Listed) => addListed(world.db, { site, medical, index: count++ }, provided);

beforeAll(async () => {
  world = await openBookingWorld();
  [admin, manager, booker, coralBay] = [
    await world.as('admin'),
    await world.as('manager'),
    await world.as('booker'),
    await world.as('coralbay'),
  ];
  [site, medical] = [await addClinic(world.db), await addPackage(world.db, 30, { name: 'PEM – Standard' })];
  for (let index = 0; index < 60; index++) await add({ client: manager });
  for (let index = 0; index < 5; index++) await add({ client: booker, status: 'Confirmed' });
  await add({ client: manager, contact: booker, name: 'Booked for the booker' });
  for (let index = 0; index < 12; index++) await add({ client: coralBay });
});
afterAll(() => world.close());

interface Row {
  candidate_id: string;
  candidate_name: string;
  candidate_phone: string;
  company_name: string;
  candidate_email: string;
  site_id: string;
  site_name: string;
  site_tz: string;
  contact_name: string;
  created_at: string;
  appointment_time: string;
  appointment_status: string;
}

const list = (query = '', client = manager) => client.get(`/bookings?${query}`);
const rowsOf = async (query = '', client = manager): Promise<Row[]> => (await list(query, client)).body.bookings;
const namesOf = async (query: string, client = manager) =>
  (await rowsOf(query, client)).map((row) => row.candidate_name);

/** All rows of a list, page by page through its cursors. */
async function walk(query: string, client = manager): Promise<Row[]> {
  const rows: Row[] = [];
  for (let cursor: string | null = ''; cursor !== null; ) {
    const { body } = await list(`${query}&page_size=7${cursor === '' ? '' : `&cursor=${cursor}`}`, client);
    rows.push(...body.bookings);
    cursor = body.next_cursor;
  }
  return rows;
}

describe('a row', () => {
  test('[data.booking][call.bookings] has every field of a booking row', async () => {
    const id = await add({
      client: manager,
      status: 'Rescheduled',
      name: 'Whole Row',
      createdAt: '2026-10-01T00:00:00Z',
      appointment: '2026-12-01T00:00:00Z',
    });
    const [row] = await rowsOf('search=Whole Row');
    expect(row).toEqual({
      outcome: null,
      candidate_answer: null,
      outcome_restrictions: null,
      booking_id: expect.any(String),
      candidate_id: id,
      reference: expect.stringMatching(/^PF-/),
      service_type: 'pem',

      candidate_name: 'Whole Row',
      candidate_dob: '1991-03-14',
      candidate_gender: 'Male',
      candidate_position: 'Electrician',
      candidate_email: expect.any(String),
      candidate_phone: '0491 570 006',
      org_id: manager.orgId,
      company_name: 'Redgum Mining',
      subsidiary_id: null,
      subsidiary_name: null,

      contact_name: expect.any(String),
      contact_phone: '08 5550 1420',
      contact_email: 'priya.raman@redgum.example',
      result_email: 'results@redgum.example',
      invoice_email: 'a@redgum.example',
      appointment_time: '2026-12-01T00:00:00Z',
      appointment_status: 'Rescheduled',
      status_before: null,
      status_changed_at: null,
      appointment_status_color: statusColours.Rescheduled,
      site_id: site,
      site_name: expect.any(String),
      site_tz: 'Australia/Perth',
      preferred_site_name: null,
      preferred_site_tz: null,
      preferred_from_date: null,
      preferred_to_date: null,
      package_name: 'PEM – Standard',
      assessments: '<p>Audiometry</p>',
      po_number: 'PO-1',
      project: '',
      project_identification: '',
      paperworks: [],
      booking_comment: 'Early, please.',
      appointment_note: '',
      created_at: '2026-10-01T00:00:00Z',
    });
    const [pending] = await rowsOf('status=Pending&page_size=1');
    expect(pending).toMatchObject({
      appointment_time: '0001-01-01T00:00:00Z',
      preferred_site_name: 'Perth – Hay Street',
      site_name: null,
      preferred_site_tz: 'Australia/Perth',
      preferred_from_date: '2026-12-01',
      preferred_to_date: '2026-12-05',
    });
  });
  test('[data.booking] brings what was asked for alone, and a name it has not got is refused at its field', async () => {
    const asked = 'candidate_id,package_name,assessments';
    const { body, status } = await list(`page_size=1&fields=${asked}`);
    expect(body.bookings.map((row: object) => Object.keys(row).toSorted())).toEqual([asked.split(',').toSorted()]);
    expect(status).toBe(200);
    const [whole] = await rowsOf('page_size=1');
    expect(whole).toMatchObject(body.bookings[0]);
    for (const wrong of ['candidate_id,salary', '', 'constructor'])
      expect((await list(`fields=${wrong}`)).body.error).toMatchObject({ field: 'fields' });
  });

  test('[list.own-columns] a row says what the candidate answered about this time, and nothing about an earlier one', async () => {
    const [row] = await rowsOf('status=Confirmed&page_size=1');
    const { candidate_id, appointment_time } = defined(row);
    const answerTo = async (said: string, at: string) => {
      const [yes, change] = said === 'yes' ? [at, null] : [null, at];
      await world.db.execute(sql`
        update booking.candidates set attendance_confirmed_for = ${yes}::timestamptz, change_asked_for = ${change}::timestamptz
        where id = ${candidate_id}::uuid`);
      const { bookings } = (await list('status=Confirmed&page_size=1&fields=candidate_answer')).body;
      return bookings[0].candidate_answer;
    };
    expect(await answerTo('yes', appointment_time)).toBe('Will come');
    expect(await answerTo('change', appointment_time)).toBe('Asks for another time');
    expect(await answerTo('yes', '2026-10-01T01:00:00Z')).toBeNull();
  });

  test('[list.partial] PartialConfirmed is Confirmed, when shown, coloured, filtered and counted', async () => {
    const { body } = await list('status=Confirmed&page_size=100&is_count=true');
    expect(new Set(body.bookings.map((row: Row) => row.appointment_status))).toEqual(new Set(['Confirmed']));
    expect(body.bookings).toHaveLength(25);
    expect(body.counts.Confirmed).toBe(25);
  });
});

describe('pages', () => {
  test.each(['created_at', 'name', 'email', 'contact_person', 'appointment_time'])(
    '[data.booking-list][list.sort] sorted by %s both ways: cursors bring each row once, in order',
    async (sort) => {
      const total = (await list('is_count=true')).body.total;
      for (const order of ['asc', 'desc']) {
        const rows = await walk(`sort=${sort}&order=${order}`);
        expect(new Set(rows.map((row) => row.candidate_id)).size).toBe(total);
        expect(rows).toHaveLength(total);
        const keys = rows.map((row) => keyOf(row, sort, order));
        const sorted = keys.toSorted((left, right) => (left < right ? -1 : left > right ? 1 : 0));
        expect(keys).toEqual(order === 'asc' ? sorted : sorted.reverse());
      }
    },
  );

  test('[list.sort] newest first by default; 50 a page', async () => {
    const { body } = await list();
    expect(body.bookings).toHaveLength(50);
    expect(body.page_size).toBe(50);
    expect((await rowsOf('sort=created_at&order=desc'))[0]).toEqual(body.bookings[0]);
  });

  test('[data.booking-list] a page by its number is the same page', async () => {
    const all = await walk('sort=name&order=asc');
    expect(await rowsOf('sort=name&order=asc&page_size=10&page=3')).toEqual(all.slice(20, 30));
  });

  test('[call.bookings] a page by its number continues after the previous one', async () => {
    const whole = (await rowsOf('page_size=20')).map((row) => row.candidate_id);
    const [first, second] = await Promise.all([rowsOf('page=1&page_size=10'), rowsOf('page=2&page_size=10')]);
    expect([...first, ...second].map((row) => row.candidate_id)).toEqual(whole);
  });

  test('[list.counts][data.booking-list] pages and counts only when asked; counts are of the filter without its status', async () => {
    expect((await list()).body).toMatchObject({ pages: null, counts: null, total: null, error: null });
    const { body } = await list('is_count=true&status=Pending&page_size=5', coralBay);
    expect(body).toMatchObject({ pages: 1, total: 2, total_capped: false, counts: { Confirmed: 4, Pending: 2 } });
    expect(body.next_cursor).toBeNull();
  });

  test.each([
    ['page_size=1000000000', 400],
    ['page_size=0', 400],
    ['page_size=ten', 400],
    ['page=-1', 400],
    ['page=20000', 422],
    ['sort=password', 400],
    ['cursor=nonsense', 422],
    ['company=Redgum', 400],
    ['from_date=2026-11-30&to_date=2026-11-01', 422],
    ['created_from=2026-11-30&created_to=2026-11-01', 422],
    ['time_zone=Mars/Olympus', 400],
    [`org=01980c2f-0000-7000-8000-000000000000`, 404],
  ])('%s is refused with a clear error', async (query, status) => {
    const answer = await list(query);
    expect(answer.status).toBe(status);
    expect(answer.body.error.message).toMatch(/\w/);
  });

  test('a cursor of another sort is refused', async () => {
    const { body } = await list('sort=name&page_size=5');
    expect((await list(`sort=email&cursor=${body.next_cursor}`)).status).toBe(422);
  });
});

describe('search and filters', () => {
  test('[list.search] finds by name, email, phone, contact person and company, whatever the case', async () => {
    const id = await add({
      client: coralBay,
      name: 'Xanthe Quill',
      email: 'x.quill@example.com',
      phone: '0491 579 999',
      contactName: 'Wilhelmina Zed',
    });
    for (const search of ['xanthe', 'X.QUILL@', '0491579999', '0491 579', 'wilhelmina', 'the quill']) {
      expect(
        (await rowsOf(`search=${search}`, admin)).map((row) => row.candidate_id),
        search,
      ).toEqual([id]);
    }
    const ofCompany = await rowsOf('search=coral bay&page_size=100', admin);
    expect(ofCompany).toHaveLength(13);
    expect(new Set(ofCompany.map((row) => row.candidate_id)).size).toBe(13);
  });

  test('[list.search-more] finds by reference, purchase order, position and date of birth', async () => {
    const { rows } = await world.db.execute<{ id: string; reference: string }>(sql`
      update booking.candidates set po_number = 'PO-77/B', candidate_position = 'Rigger', candidate_dob = '1987-02-09'
      where id = (select id from booking.candidates where org_id = ${manager.orgId}::uuid limit 1) returning id, reference`);
    const { id, reference } = defined(rows[0]);
    for (const search of [reference, reference.toLowerCase(), 'po-77/b', 'rigger', '09/02/1987', '9/2/1987']) {
      const found = await rowsOf(`search=${encodeURIComponent(search)}`);
      expect(
        found.map((row) => row.candidate_id),
        search,
      ).toEqual([id]);
    }
  });

  test('[list.search-more] each of the names that an empty list gives finds its booking', async () => {
    const ownSite = await addClinic(world.db, { name: 'Esperance – Pier Street' });
    const email = 'f.okafor@example.com';
    const id = await add({
      client: coralBay,
      name: 'Folasade Okafor',
      email,
      phone: '0491 577 426',
      contactName: 'Ottoline',
    });
    const { rows } = await world.db.execute<{ reference: string }>(sql`
      update booking.candidates set po_number = 'PO-88/C', candidate_position = 'Dogger', candidate_dob = '1979-08-30',
        clinic_id = ${ownSite}::uuid where id = ${id}::uuid returning reference`);
    const typed: Readonly<Record<string, string>> = {
      name: 'folasade',
      email,
      phone: '0491577426',
      'date of birth': '30/08/1979',
      reference: defined(rows[0]).reference,
      'PO number': 'po-88/c',
      position: 'dogger',
      'contact person': 'ottoline',
      company: 'coral bay',
      site: 'esperance',
    };
    expect(SEARCHED.split(/, | or /)).toEqual(Object.keys(typed));
    for (const [name, search] of Object.entries(typed)) {
      const found = await rowsOf(`page_size=100&search=${encodeURIComponent(search)}`, admin);
      expect(
        found.map((row) => row.candidate_id),
        name,
      ).toContain(id);
    }
  });

  test('[list.search-more] a phone is found with its country code and without, whichever was stored', async () => {
    const mobile = await add({ client: manager, name: 'Plus Sixtyone', phone: '+61 491 578 888' });
    const home = await add({ client: manager, name: 'Zero Four', phone: '0491 578 888' });
    for (const typed of ['+61 491 578 888', '0491578888', '61491578888', '491 578 888', '(0491) 578-888']) {
      const byFilter = await rowsOf(`phone=${encodeURIComponent(typed)}`);
      expect(new Set(byFilter.map((row) => row.candidate_id)), typed).toEqual(new Set([mobile, home]));
      const bySearch = await rowsOf(`search=${encodeURIComponent(typed)}`);
      expect(new Set(bySearch.map((row) => row.candidate_id)), typed).toEqual(new Set([mobile, home]));
    }
  });

  test('[list.search] the search term is text, not a pattern', async () => {
    expect(new Set(await namesOf('search=100%25'))).toEqual(new Set(['Noah 100% Williams']));
    expect(await namesOf('search=%25%25%25')).toEqual([]);
  });

  test('a search that matches by words and by company counts each candidate once', async () => {
    const { body } = await list('search=redgum&is_count=true', admin);
    expect(body.total).toBe((await list(`company=${manager.orgId}&is_count=true`, admin)).body.total);
  });

  test('[list.filter] name, phone, email, booking person, site, status and company', async () => {
    expect(new Set(await namesOf('candidate_name=MEI-LING'))).toEqual(new Set(['Mei-Ling Tan']));
    expect(await rowsOf('phone=(0491) 570&page_size=100')).not.toEqual([]);
    expect(await namesOf('phone=08 5550')).toEqual([]);
    expect(new Set((await rowsOf('email=person3@')).map((row) => row.candidate_email))).toEqual(
      new Set(['person3@example.com']),
    );
    expect(new Set((await rowsOf('contact_person=feld')).map((row) => row.contact_name))).toEqual(
      new Set(['marcus feld']),
    );
    expect(await namesOf(`site=${uuidv7()}`)).toEqual([]);
    const two = await rowsOf('status=Pending Bloods&status=Completed&page_size=100');
    expect(new Set(two.map((row) => row.appointment_status))).toEqual(new Set(['Pending Bloods', 'Completed']));
    expect(await namesOf(`company=${coralBay.orgId}`)).toEqual([]);
    expect(await namesOf(`company=${coralBay.orgId}`, admin)).not.toEqual([]);
  });

  test('[list.filter] package, doctor, position, PO number and project, with the names of those chosen by id', async () => {
    const appointment = '2026-12-07T02:00:00Z';
    const found = await add({ client: manager, status: 'Confirmed', appointment, name: 'Filter Fields' });
    const packageId = await addPackage(world.db, 30, { name: 'Offshore medical' });
    const roster = await addRoster(world.db, site, '2026-12-07T00:00:00Z', 4);
    await world.db.execute(sql`
      update booking.candidates set package_id = ${packageId}::uuid, po_number = '45/00118-A',
        candidate_position = 'Leading hand, métal' where id = ${found}::uuid`);
    await world.db.execute(sql`
      update booking.bookings set project = 'Wodgina Étape 2', project_identification = 'WG-77'
      where id = (select booking_id from booking.candidates where id = ${found}::uuid)`);
    await world.db.execute(sql`
      insert into booking.claims (slot_id, roster_id, position, claim_id, kind, org_id)
      select slot_id, roster_id, position, ${found}::uuid, 'booking', ${manager.orgId}::uuid from booking.slots
      where roster_id = ${roster} and position in (8, 9)`);
    const { rows } = await world.db.execute<{ id: string; name: string }>(sql`
      select d.id, d.name from booking.rosters r join booking.doctors d on d.id = r.doctor_id where r.id = ${roster}`);
    const doctor = defined(rows[0]);
    const queries = [
      `package=${packageId}`,
      `doctor=${doctor.id}`,
      'position=metal leading',
      'po_number=00118',
      'project=etape wodgina',
      'project=wg-77',
    ];
    for (const query of queries) expect(await namesOf(query), query).toEqual(['Filter Fields']);
    for (const query of [
      `package=${uuidv7()}`,
      `doctor=${uuidv7()}`,
      'position=wodgina',
      'po_number=wodgina',
      'project=00118',
    ]) {
      expect(await namesOf(query), query).toEqual([]);
    }
    const named = async (client: Client) =>
      (await list(`package=${packageId}&doctor=${doctor.id}&is_count=true`, client)).body.filter_names.map(
        ({ name }: { name: string }) => name,
      );
    expect(await named(admin)).toEqual(['Offshore medical', doctor.name]);
    expect(await named(manager)).toEqual(['Offshore medical']);
  });

  test('[list.filter-dates] from the start of the from day to the end of the to day, in the zone asked', async () => {
    const evening = await add({
      client: manager,
      status: 'Confirmed',
      appointment: '2026-12-10T15:59:59Z',
      name: 'Evening',
    });
    await add({ client: manager, status: 'Confirmed', appointment: '2026-12-10T16:00:00Z', name: 'Midnight' });
    const ids = async (query: string) => (await rowsOf(query)).map((row) => row.candidate_id);
    expect(await ids('from_date=2026-12-10&to_date=2026-12-10&time_zone=Australia/Perth')).toEqual([evening]);
    expect(await ids('from_date=2026-12-10&to_date=2026-12-10&time_zone=Australia/Sydney')).toEqual([]);
    expect(await namesOf('from_date=2026-12-11&time_zone=Australia/Perth')).toEqual(['Midnight']);
    const created = await rowsOf(
      'created_from=2026-11-01&created_to=2026-11-01&time_zone=Australia/Perth&page_size=100',
    );
    expect(created.length).toBeGreaterThan(0);
    expect(created.every(({ created_at: at }) => at >= '2026-10-31T16:00' && at < '2026-11-01T16:00')).toBe(true);
    const past = await rowsOf('to_date=2026-11-30&page_size=100');
    expect(past.every((row) => row.appointment_time !== '0001-01-01T00:00:00Z')).toBe(true);
  });
});

describe('[perm.client] the bookings that an account sees', () => {
  const orgsOf = async (client: Client, path = '/bookings?page_size=100') =>
    new Set((await client.get(path)).body.bookings.map((row: { company_name: string }) => row.company_name));

  test('[perm.client] view_bookings reads the organisation’s, the provider everybody’s or one company’s', async () => {
    expect(await orgsOf(manager)).toEqual(new Set(['Redgum Mining']));
    expect(await orgsOf(admin)).toEqual(new Set(['Redgum Mining', 'Coral Bay Energy']));
    expect(await orgsOf(admin, `/bookings?org=${coralBay.orgId}&page_size=100`)).toEqual(new Set(['Coral Bay Energy']));
    expect((await manager.get(`/bookings?org=${coralBay.orgId}`)).status).toBe(404);
  });

  test('[perm.client][call.bookings] my_bookings alone reads those the account made or is booking person of', async () => {
    const { body } = await booker.get('/bookings?page_size=100&is_count=true');
    expect(body.total).toBe(6);
    expect(body.bookings.map((row: Row) => row.candidate_name)).toContain('Booked for the booker');
    expect((await booker.get('/my-bookings?page_size=100')).body.bookings).toEqual(body.bookings);
    expect((await booker.get(`/candidates/${body.bookings[0].candidate_id}`)).status).toBe(403);
  });

  test('[detail.own] an own booking opens with my_bookings alone; a colleague’s, another company’s and an unknown one answer alike', async () => {
    const own = (await booker.get('/my-bookings?page_size=100')).body.bookings;
    for (const { candidate_id: id, candidate_name: name } of own) {
      expect(await booker.get(`/my-bookings/${id}`)).toMatchObject({ status: 200, body: { candidate_name: name } });
    }
    const all = (await admin.get('/bookings?page_size=100')).body.bookings;
    const others = all.filter(({ candidate_id: id }: Row) => !own.some((row: Row) => row.candidate_id === id));
    expect(new Set(others.map((row: Row) => row.company_name)).size).toBe(2);
    const answers = new Set<string>();
    for (const id of [...others.map((row: Row) => row.candidate_id), uuidv7()]) {
      const { status, body } = await booker.get(`/my-bookings/${id}`);
      answers.add(JSON.stringify([status, body.error.code, body.error.message]));
    }
    expect(answers.size).toBe(1);
    expect((await manager.get(`/my-bookings/${own[0].candidate_id}`)).status).toBe(403);
  });

  test('[list.filter-company] a company cannot look into another one with any filter', async () => {
    for (const query of [`company=${coralBay.orgId}`, 'search=coral', 'search=Xanthe']) {
      expect(await namesOf(query), query).toEqual([]);
    }
  });

  test('each id of a filter has a name for accounts that may see it', async () => {
    const [subsidiary, foreign] = [uuidv7(), uuidv7()];
    for (const [id, orgId, name] of [
      [subsidiary, manager.orgId, 'Wodgina Camp'],
      [foreign, coralBay.orgId, 'Exmouth Yard'],
    ]) {
      await world.db.execute(sql`
        insert into companies.subsidiaries (id, org_id, site_name, alias, created_at, updated_at)
        values (${id}, ${orgId}, ${name}, '', now(), now())`);
    }
    const namesFor = async (query: string, client = manager) =>
      (await list(`${query}&is_count=true`, client)).body.filter_names.map(({ name }: { name: string }) => name);
    const everything = (orgId: string, id: string) => `company=${orgId}&subsidiary=${id}&site=${site}`;
    const clinic: unknown = expect.stringContaining('Perth');
    const own = ['Redgum Mining', 'Wodgina Camp', clinic];
    expect(await namesFor(everything(manager.orgId, subsidiary))).toEqual(own);
    expect(await namesFor(everything(coralBay.orgId, foreign))).toEqual([clinic]);
    expect(await namesFor(everything(coralBay.orgId, foreign), admin)).toEqual([
      'Coral Bay Energy',
      'Exmouth Yard',
      clinic,
    ]);
    expect(await namesFor('search=a')).toEqual([]);
    expect((await list(everything(manager.orgId, subsidiary))).body.filter_names).toBeNull();
  });

  test('[list.filter-several] several companies and sites at once, none of them twice, and counted so', async () => {
    const both = `company=${manager.orgId}&company=${coralBay.orgId}&company=${coralBay.orgId}`;
    const totalOf = async (query: string, client = admin) => {
      const { body } = await list(`${query}&is_count=true&page_size=100`, client);
      expect(new Set(body.bookings.map((row: Row) => row.candidate_id)).size).toBe(body.bookings.length);
      expect(body.total).toBe(body.bookings.length);
      return body.total;
    };
    const [one, other] = [await totalOf(`company=${manager.orgId}`), await totalOf(`company=${coralBay.orgId}`)];
    expect(Math.min(one, other)).toBeGreaterThan(0);
    expect(await totalOf(both)).toBe(one + other);
    expect(await totalOf(both, manager)).toBe(one);
    expect(await totalOf(`${both}&site=${site}&site=${uuidv7()}`)).toBe(await totalOf(`${both}&site=${site}`));
  });

  test('[perm.flags] without either permission the list is refused', async () => {
    expect((await (await world.as('restricted')).get('/bookings')).status).toBe(403);
  });
});

describe('detail', () => {
  test('[call.bookings][detail.candidate][detail.company][detail.booking] everything about one candidate', async () => {
    const row = defined((await rowsOf('status=Completed')).find((one) => one.candidate_phone === '0491 570 006'));
    const { status, body } = await manager.get(`/candidates/${row.candidate_id}`);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      ...row,
      candidate_number: 1,
      candidate_count: 1,
      appointment_end: '0001-01-01T00:00:00Z',
      site_address: 'Level 3, 226 Hay Street, Perth WA 6000',
      site_suburb: 'Perth',
      site_state: 'WA',
      site_phone: '08 5550 0140',
      site: {
        id: row.site_id,
        name: row.site_name,
        address: 'Level 3, 226 Hay Street, Perth WA 6000',
        suburb: 'Perth',
        state: 'WA',
        phone: '08 5550 0140',
        time_zone: row.site_tz,
      },
      result_emails: ['results@redgum.example'],
      kept_paperworks: [],
      package_id: medical,
      package_minutes: 30,
      package_assessments: [],
      created_by: 'Priya Raman',
      history: [],
    });
    // In words of its own: row and page read the same columns, and would be wrong together.
    expect(body).toMatchObject({
      candidate_dob: '1991-03-14',
      candidate_gender: 'Male',
      candidate_position: 'Electrician',
      candidate_phone: '0491 570 006',
      candidate_email: expect.stringContaining('@'),
      company_name: 'Redgum Mining',
      subsidiary_name: null,
      contact_phone: '08 5550 1420',
      contact_email: 'priya.raman@redgum.example',
      result_email: 'results@redgum.example',
      invoice_email: 'a@redgum.example',
      po_number: 'PO-1',
      project_identification: '',
      booking_comment: 'Early, please.',
      appointment_note: '',
      paperworks: [],
      package_name: 'PEM – Standard',
      assessments: '<p>Audiometry</p>',
    });
  });

  test('[detail.booking] addresses for results one by one, paperwork that is kept, and no site before there is a time', async () => {
    const id = await add({ client: manager });
    await world.db.execute(sql`
      with made as (
        insert into companies.paperworks (id, org_id, paper_work, temporary, created_at, updated_at)
        select gen_random_uuid(), ${manager.orgId}::uuid, name, name = 'For once', now(), now()
        from unnest(array['Site card', 'For once']) name returning id)
      update booking.bookings set result_email = 'a@redgum.example;  b@redgum.example; ',
        paperwork_ids = (select array_agg(id) from made)
      where id = (select booking_id from booking.candidates where id = ${id}::uuid)`);
    const { body } = await manager.get(`/candidates/${id}`);
    expect(body).toMatchObject({
      site: null,
      result_emails: ['a@redgum.example', 'b@redgum.example'],
      kept_paperworks: [{ id: expect.any(String), paper_work: 'Site card', temporary: false, link: null }],
    });
    expect(body.paperworks).toHaveLength(2);
  });

  test('[detail.history] reading is written down and shown, by whom and when, newest first', async () => {
    const own: Row[] = (await booker.get('/my-bookings?page_size=100')).body.bookings; // opened by a test above
    const rows = await rowsOf('page_size=100');
    const row = rows.find(
      (one) =>
        one.candidate_phone !== '0491 570 006' && !own.some((opened) => opened.candidate_id === one.candidate_id),
    );
    await manager.get(`/candidates/${row?.candidate_id}`);
    await admin.get(`/candidates/${row?.candidate_id}`);
    const { body } = await manager.get(`/candidates/${row?.candidate_id}`);
    expect(body.history).toMatchObject([
      { action: 'candidate.opened', by: 'Helen Marsh', organisation: 'Banksia Health', at: '2026-11-23T01:00:00Z' },
      { action: 'candidate.opened', by: 'Priya Raman', organisation: 'Redgum Mining' },
    ]);
  });

  test('a foreign candidate and an unknown one answer alike', async () => {
    const [row] = await rowsOf('page_size=1', coralBay);
    const foreign = await manager.get(`/candidates/${row?.candidate_id}`);
    const unknown = await manager.get('/candidates/01980c2f-0000-7000-8000-000000000000');
    expect([foreign.status, foreign.body]).toEqual([404, unknown.body]);
  });
});

test('[list.counts] pages and counts are exact to 2,000 and capped beyond', async () => {
  await world.db.execute(sql`
    insert into booking.candidates (id, booking_id, candidate_index, org_id, candidate_name, candidate_dob, candidate_gender,
      candidate_phone, candidate_email, candidate_position, package_id, status, contact_name, created_by, created_at, updated_at)
    select gen_random_uuid(), booking_id, 10 + n, org_id, 'Many', candidate_dob, candidate_gender, candidate_phone,
      candidate_email, candidate_position, package_id, 'Confirmed', contact_name, created_by, created_at, updated_at
    from (select * from booking.candidates where org_id = ${manager.orgId}::uuid limit 1) one, generate_series(1, 2100) n`);
  expect((await list('is_count=true')).body).toMatchObject({
    total: 2000,
    total_capped: true,
    pages: 40,
    counts: { Confirmed: 2000, Pending: expect.any(Number) },
  });
});

function keyOf(row: Row, sort: string, order: string): string {
  if (sort === 'name') return row.candidate_name.toLowerCase();
  if (sort === 'email') return row.candidate_email.toLowerCase();
  if (sort === 'contact_person') return row.contact_name.toLowerCase();
  if (sort === 'created_at') return row.created_at;
  // Without a time they are last, whichever way round.
  return row.appointment_time === NO_TIME && order === 'asc' ? 'last' : row.appointment_time;
}
