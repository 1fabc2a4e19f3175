import { csvParseRows } from 'd3-dsv';
import { sql } from 'drizzle-orm';
import { readXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { EpochMs } from '../../machines/lib/ports.ts';
import { readTable } from '../../machines/rules/booking/pasted-table.ts';
import { rowErrors } from '../../machines/rules/drafts/paste-rows.ts';
import { growTo } from '../../tests/bench/many-bookings.ts';
import {
  addClinic,
  addPackage,
  type BookingWorld,
  type Client,
  openBookingWorld,
} from '../../tests/support/bookings/booking-world.ts';
import { addListed, type Listed } from '../../tests/support/bookings/listed-booking.ts';
import type { Copier } from '../database/database.ts';
import type { Service } from '../shared/http/service.ts';
import { exportColumns } from './export-columns.ts';
import { reportingService } from './reporting.service.ts';

let world: BookingWorld;
let reporting: Service;
let [manager, booker, coralBay, admin]: Client[] = [];
const tokens = new Map<string, string>();
let foreign: string;
let count = 0;

const hostile: readonly Partial<Listed>[] = [
  { name: '=HYPERLINK("http://evil.example","Click")', phone: '+61 491 570 006', comment: '@SUM(1+1)' },
  { name: '  -2+3', phone: '\t0491 570 007', comment: 'two\r\nlines, "quoted"; and = within' },
  { name: '＝1+1', phone: '0491 570 008', comment: `one\x1ftwo\x1ethree` },
  { name: '\x01=4+4', phone: '\u3000@1', comment: 'a "quoted" word, \\ and é' },
];

beforeAll(async () => {
  world = await openBookingWorld();
  reporting = reportingService(world.deps);
  [manager, booker, coralBay, admin] = await Promise.all(
    ['manager', 'booker', 'coralbay', 'admin'].map((name) => world.as(name)),
  );
  for (const name of ['manager', 'booker', 'coralbay', 'admin', 'restricted'])
    tokens.set(name, (await world.signIn(name)).access_token);
  const site = await addClinic(world.db, { name: 'Brisbane – Queen Street', timezone: 'Australia/Brisbane' });
  const medical = await addPackage(world.db, 30, { name: 'PEM – Standard' });
  const add = (provided: Listed) => addListed(world.db, { site, medical, index: count++ }, provided);
  for (let index = 0; index < 230; index++) await add({ client: as(manager) });
  for (let index = 0; index < 4; index++) await add({ client: as(booker) });
  for (const provided of hostile) await add({ client: as(manager), status: 'Awaiting Worker', ...provided });
  await add({ client: as(manager), status: 'Confirmed', name: 'Later Today', appointment: '2026-11-25T06:30:00Z' });
  const other = await add({ client: as(coralBay), name: 'Somebody Else' });
  const { rows } = await world.db.execute<{ booking_id: string }>(
    sql`select booking_id from booking.candidates where id = ${other}::uuid`,
  );
  foreign = rows[0]?.booking_id ?? '';
});
afterAll(() => world.close());

/** A database that copies nothing out in one go. */
function inSlices(slice: Copier['slice']) {
  const read = { inOneGo: () => null, slice };
  return { db: read, read };
}

const as = (client: Client | undefined) => client ?? expect.fail('signed in by now');

const ask = (path: string, who = 'manager') =>
  reporting.fetch(
    new Request(`http://reporting/reporting${path}`, { headers: { authorization: `Bearer ${tokens.get(who)}` } }),
  );

const parsed = (csv: string) => csvParseRows(csv.replace(/^\ufeff/, ''));

const csvOf = async (query: string, who?: string) =>
  parsed(await (await ask(`/bookings/export?format=csv&${query}`, who)).text());
const headers: readonly string[] = exportColumns('UTC').map(({ header }) => header);
const column = (rows: readonly string[][], header: string) => rows.slice(1).map((row) => row[headers.indexOf(header)]);

/** The references of a list, page by page. */
async function listed(query: string, client: Client): Promise<string[]> {
  const references: string[] = [];
  for (let cursor = ''; ; ) {
    const { body } = await client.get(`/bookings?${query}&page_size=100${cursor && `&cursor=${cursor}`}`);
    references.push(...body.bookings.map((row: { reference: string }) => row.reference));
    if (body.next_cursor === null) return references;
    cursor = body.next_cursor;
  }
}

describe('an export by the list’s query', () => {
  test.each([
    '',
    'sort=name&order=asc',
    'sort=appointment_time&order=asc',
    'sort=contact_person&order=desc',
    'search=tan&sort=email&order=asc',
    'status=Confirmed&status=Pending',
    'from_date=2026-11-20&to_date=2026-11-20&time_zone=Australia/Brisbane',
  ])('[call.export][list.export] holds the rows of the list, each once, in its order: %s', async (query) => {
    const rows = await csvOf(query);
    expect(rows[0]).toEqual(headers);
    expect(column(rows, 'Reference')).toEqual(await listed(query, as(manager)));
    expect(rows.every((row) => row.length === headers.length)).toBe(true);
  });

  test('[call.export] reads as the screens do: days, times in the site’s zone, statuses, nothing where there is no time', async () => {
    const rows = await csvOf('search=person0@&sort=created_at&order=asc');
    const shown = rows.slice(1).map((row) => Object.fromEntries(headers.map((header, at) => [header, row[at]])));
    expect(shown[0]).toMatchObject({
      Name: 'Aroha Ngata',
      DoB: '14/03/1991',
      Status: 'Confirmed',
      Company: 'Redgum Mining',
      'Appointment Date': '20/11/2026',
      Time: '10:00',
      'Time zone': 'Australia/Brisbane',
      Site: 'Brisbane – Queen Street',
      Package: 'PEM – Standard',
      Booked: '01/11/2026 08:00',
    });
    expect(headers).toEqual(expect.arrayContaining(['Purchase Order Number', 'Project', 'Project Identification']));
    expect(column(await csvOf('search=Later Today'), 'Time'), 'of 24 hours').toEqual(['16:30']);
    const pending = shown.find(({ Status }) => Status === 'Pending');
    expect(pending).toMatchObject({ 'Appointment Date': '', Time: '', 'Preferred from': '01/12/2026' });
    expect(new Set(column(await csvOf(''), 'Status'))).not.toContain('PartialConfirmed');
  });

  test('[bulk.export] holds chosen ones alone, of those that the caller may see', async () => {
    const mine = (await as(manager).get('/bookings?page_size=3')).body.bookings;
    const [theirs] = (await as(coralBay).get('/bookings?page_size=1')).body.bookings;
    const ids = [mine[0], mine[2], theirs].map(({ candidate_id }: { candidate_id: string }) => candidate_id);
    const rows = await csvOf(`sort=created_at&order=desc&${ids.map((id) => `candidate_ids=${id}`).join('&')}`);
    expect(column(rows, 'Reference')).toEqual([mine[0].reference, mine[2].reference]);
  });

  test('[list.export] no field of a CSV is a formula, a phone can still be read, and no field runs into another', async () => {
    const rows = await csvOf('status=Awaiting Worker&sort=created_at&order=asc');
    expect(column(rows, 'Name')).toEqual([
      `'${hostile[0]?.name}`,
      `'${hostile[1]?.name}`,
      `'${hostile[2]?.name}`,
      "'=4+4",
    ]);
    expect(column(rows, 'Phone')).toEqual(["'+61 491 570 006", "'\t0491 570 007", '0491 570 008', "'\u3000@1"]);
    expect(column(rows, 'Comment')).toEqual(["'@SUM(1+1)", hostile[1]?.comment, 'onetwothree', hostile[3]?.comment]);
  });

  test('[wizard.paste] the list’s own CSV, pasted into a booking, gives phones and days as they were exported', async () => {
    const csv = await (
      await ask('/bookings/export?format=csv&status=Awaiting Worker&sort=created_at&order=asc')
    ).text();
    const { rows } = readTable(csv);
    expect(rows.map(({ phone }) => phone)).toEqual(['+61 491 570 006', '0491 570 007', '0491 570 008', '@1']);
    const [first] = rows;
    expect(first && rowErrors(first, world.clock.now().getTime() as EpochMs, null)).not.toHaveProperty('phone');
    expect(first?.dob).toMatch(/^\d\d\/\d\d\/\d{4}$/);
  });

  test('[list.export] XLSX holds the same rows: days and times are dates, names and phones are text', async () => {
    const answer = await ask('/bookings/export?format=xlsx&sort=created_at&order=asc');
    expect(answer.headers.get('content-type')).toContain('spreadsheetml');
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="bookings-2026-11-23.xlsx"');
    const { sheets } = await readXlsx(new Uint8Array(await answer.arrayBuffer()));
    const rows = (sheets[0]?.rows ?? []).map((row) => row.map((cell) => cell ?? ''));
    expect(rows[0]).toEqual(headers);
    expect(rows.slice(1).map(([reference]) => reference)).toEqual(
      await listed('sort=created_at&order=asc', as(manager)),
    );
    const dated = ['DoB', 'Appointment Date', 'Time', 'Preferred from', 'Preferred to', 'Booked'];
    const isKind = (cell: unknown, at: number) =>
      cell === '' || (dated.includes(String(headers[at])) ? cell instanceof Date : typeof cell === 'string');
    const people = rows.slice(1);
    expect(people.every((row) => row.every(isKind))).toBe(true);
    expect(people.every((row) => row[headers.indexOf('Booked')] instanceof Date)).toBe(true);
    const phones = rows.map((row) => row[headers.indexOf('Phone')]);
    expect(phones).toContain('+61 491 570 006');
    expect(rows.map((row) => row[headers.indexOf('Name')])).toContain('=HYPERLINK("http://evil.example","Click")');
  });

  test('[call.export][perm.client] holds what the caller may see and no more', async () => {
    expect(column(await csvOf(''), 'Company')).not.toContain('Coral Bay Energy');
    expect(column(await csvOf('', 'admin'), 'Name')).toContain('Somebody Else');
    expect(column(await csvOf('', 'booker'), 'Reference')).toEqual(await listed('', as(booker)));
    expect(column(await csvOf('mine=true'), 'Reference')).toHaveLength(231 + hostile.length);
    expect((await ask(`/bookings/export?org=${as(coralBay).orgId}`)).status).toBe(404);
    expect(column(await csvOf(`company=${as(coralBay).orgId}`), 'Reference')).toEqual([]);
    expect((await ask('/bookings/export', 'restricted')).status).toBe(403);
    expect((await ask('/bookings/export?from_date=2026-11-30&to_date=2026-11-01')).status).toBe(422);
  });

  test('[list.export][list.filter-several] of several companies holds the people of each, once', async () => {
    const [redgum, other] = [as(manager).orgId, as(coralBay).orgId];
    const references = async (query: string) => column(await csvOf(query, 'admin'), 'Reference');
    const both = await references(`company=${redgum}&company=${other}&company=${other}`);
    const each = [...(await references(`company=${redgum}`)), ...(await references(`company=${other}`))];
    expect([...both].sort()).toEqual(each.sort());
    expect(await references(`company=${other}`)).not.toEqual([]);
  });

  test('[list.export] is written to the audit trail, with what was asked for', async () => {
    const audited = async () =>
      (
        await world.db.execute<{ account_id: string; org_id: string; after: unknown }>(
          sql`select account_id, org_id, after from audit.entries where action = 'bookings.exported' order by id`,
        )
      ).rows;
    const before = (await audited()).length;
    await (await ask('/bookings/export?format=csv&search=tan')).body?.cancel();
    const entries = await audited();
    expect(entries).toHaveLength(before + 1);
    expect(entries.at(-1)).toMatchObject({
      account_id: as(manager).accountId,
      org_id: as(manager).orgId,
      after: { format: 'csv', search: 'tan' },
    });
  });

  test('[list.export] a caller who stops reading stops the queries to the database', async () => {
    const requests: string[] = [];
    const watching: Copier['slice'] = (...copy) => {
      requests.push('slice');
      return world.deps.copiers.read.slice(...copy);
    };
    const watched = reportingService({ ...world.deps, copiers: inSlices(watching) });
    const request = new Request('http://reporting/reporting/bookings/export?format=csv', {
      headers: { authorization: `Bearer ${tokens.get('admin')}` },
    });
    const reader = (await watched.fetch(request)).body?.getReader();
    await reader?.read();
    await reader?.read();
    await reader?.cancel();
    const untilThen = requests.length;
    await world.db.execute(sql`select 1`);
    expect(untilThen).toBeLessThanOrEqual(2);
    expect(requests).toHaveLength(untilThen);
  });

  test('[list.export] an interrupted file does not show the database’s error; the log has it', async () => {
    const fault = new Error('invalid input: "Mia Larsen"');
    const faults: unknown[] = [];
    const log = { ...world.deps.log, fault: (thrown: unknown) => faults.push(thrown) };
    const failing = reportingService({ ...world.deps, log, copiers: inSlices(() => Promise.reject(fault)) });
    const request = new Request('http://reporting/reporting/bookings/export?format=csv', {
      headers: { authorization: `Bearer ${tokens.get('admin')}` },
    });
    await expect((await failing.fetch(request)).text()).rejects.toThrow(/^The export broke off\.$/);
    expect(faults).toEqual([fault]);
  });
});

test.each([
  '',
  'sort=appointment_time&order=asc',
  'sort=name&order=desc&status=Confirmed',
  `search=${encodeURIComponent('example.com')}`,
  'mine=true&sort=email&order=asc',
])('[list.export] in one go where the database can, in chunks where not: the same file (%s)', async (query) => {
  const inChunks = reportingService({ ...world.deps, copiers: inSlices(world.deps.copiers.read.slice) });
  const headers = { authorization: `Bearer ${tokens.get('manager')}` };
  const request = () => new Request(`http://reporting/reporting/bookings/export?format=csv&${query}`, { headers });
  const texts = await Promise.all([reporting, inChunks].map(async (one) => (await one.fetch(request())).text()));
  expect(texts[0]?.length).toBeGreaterThan(1_000);
  expect(texts[0]).toBe(texts[1]);
});

describe('an export of one booking', () => {
  test('[call.export][list.export] holds its candidates, and is in its history', async () => {
    const { body } = await as(manager).get('/bookings?page_size=1');
    const [{ booking_id, candidate_id, reference }] = body.bookings;
    const answer = await ask(`/bookings/${booking_id}/export?format=csv`);
    expect(answer.status).toBe(200);
    expect(column(parsed(await answer.text()), 'Reference')).toEqual([reference]);
    const detail = await as(manager).get(`/candidates/${candidate_id}`);
    expect(detail.body.history.map(({ action }: { action: string }) => action)).toContain('booking.exported');
  });

  test('[call.export] another company’s and an unknown one answer alike', async () => {
    const unknown = await ask('/bookings/01980c2f-0000-7000-8000-000000000000/export');
    expect(unknown.status).toBe(404);
    const answer = await ask(`/bookings/${foreign}/export`);
    expect(answer.status).toBe(404);
    expect(await answer.json()).toEqual(await unknown.json());
    expect((await ask(`/bookings/${foreign}/export`, 'admin')).status).toBe(200);
    expect(as(admin).orgId).not.toBe(as(coralBay).orgId);
  });
});

test('[list.export] slice after slice holds every row once, in order, each whole, while the next is read', async () => {
  // Last in this file, because it makes the lists long.
  await growTo(world.db, 1_000);
  await world.db.execute(
    sql`update booking.bookings set booking_comment = reference || repeat(' and more words', 200)`,
  );
  const inChunks = reportingService({ ...world.deps, copiers: inSlices(world.deps.copiers.read.slice) });
  const headers = { authorization: `Bearer ${tokens.get('admin')}` };
  const request = new Request('http://reporting/reporting/bookings/export?format=csv', { headers });
  const pieces: Uint8Array[] = [];
  for await (const piece of (await inChunks.fetch(request)).body ?? []) {
    pieces.push(piece);
    // Answered behind the slice that was asked for meanwhile.
    await world.db.execute(sql`select 1`);
  }
  const file = parsed(Buffer.concat(pieces).toString());
  const { rows } = await world.db.execute<{ reference: string; comment: string }>(
    sql`select b.reference, b.booking_comment as comment from booking.candidates c
      join booking.bookings b on b.id = c.booking_id order by c.created_at desc, c.id desc`,
  );
  expect(column(file, 'Reference')).toEqual(rows.map(({ reference }) => reference));
  expect(column(file, 'Comment')).toEqual(rows.map(({ comment }) => comment));
  expect(file).toHaveLength(1 + 1_000);
});
