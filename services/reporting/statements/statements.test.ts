import { csvParseRows } from 'd3-dsv';
import { sql } from 'drizzle-orm';
import { readXlsx } from 'hucre/xlsx';
import { afterAll, expect, test } from 'vitest';
import { BILLED_STATUSES } from '../../../machines/rules/booking/billed-statuses.ts';
import { BOOKING_STATUSES } from '../../../machines/rules/booking/booking-status.table.ts';
import { addClinic, addPackage, openBookingWorld } from '../../../tests/support/bookings/booking-world.ts';
import { addListed, type Listed } from '../../../tests/support/bookings/listed-booking.ts';
import { reportingService } from '../reporting.service.ts';

const UNKNOWN = '01980c2f-0000-7000-8000-000000000000';
const NOVEMBER = 'from_date=2026-11-01&to_date=2026-11-30';

let count = 0;
const tokens = new Map<string, string>();

const world = await openBookingWorld();
const reporting = reportingService(world.deps);
const [manager, coralBay] = [await world.as('manager'), await world.as('coralbay')];
for (const name of ['admin', 'manager']) tokens.set(name, (await world.signIn(name)).access_token);
const site = await addClinic(world.db, { name: 'Brisbane', timezone: 'Australia/Brisbane' });
const place = { site, medical: await addPackage(world.db, 30, { name: 'Standard medical' }) };
afterAll(() => world.close());

/** Examined at noon in Brisbane unless said otherwise, and at this price. */
async function examined(cents: number | null, { po = 'PO-1', ...given }: Partial<Listed> & { po?: string } = {}) {
  const id = await addListed(
    world.db,
    { ...place, index: count++ },
    { client: manager, status: 'Completed', appointment: '2026-11-12T02:00:00Z', ...given },
  );
  await world.db.execute(sql`update booking.candidates set price_cents = ${cents} where id = ${id}::uuid`);
  await world.db.execute(sql`
    update booking.bookings set po_number = ${po} where id = (select booking_id from booking.candidates where id = ${id}::uuid)`);
  return id;
}
const cleared = () => world.db.execute(sql`delete from booking.candidates`);

const ask = (path: string, who = 'admin') =>
  reporting.fetch(
    new Request(`http://reporting/reporting/statements/${path}`, {
      headers: { authorization: `Bearer ${tokens.get(who)}` },
    }),
  );
const statement = async (query = NOVEMBER, org = manager.orgId) => {
  const answer = await ask(`${org}?${query}`);
  expect(answer.status).toBe(200);
  return answer.json();
};
const file = async (layout: string, { format = 'csv', query = NOVEMBER, org = manager.orgId } = {}) =>
  ask(`${org}/export?${query}&layout=${layout}&format=${format}`);
const parsed = (csv: string) => csvParseRows(csv.replace(/^\ufeff/, ''));

test('[billing.statement] the statement lists the people examined in the period, at the price as booked, with GST by row and totals', async () => {
  await cleared();
  await examined(18_505, { name: 'Liam O’Connor' });
  await examined(9_995, { name: 'Mei Tan', po: '' });
  await examined(null, { name: 'Zoë Brandt', status: 'Attended' });
  await examined(1, { client: coralBay, name: 'Somebody Else' });
  const { rows, totals } = await statement();
  expect(rows.map((row: { candidate_name: string }) => row.candidate_name)).toEqual([
    'Liam O’Connor',
    'Mei Tan',
    'Zoë Brandt',
  ]);
  expect(rows[0]).toMatchObject({
    day: '2026-11-12',
    package_name: 'Standard medical',
    po_number: 'PO-1',
    price_cents: 18_505,
    gst_cents: 1_851,
  });
  expect(rows[2]).toMatchObject({ price_cents: null, gst_cents: null });
  expect(totals).toEqual({ price_cents: 28_500, gst_cents: 2_851, without_price: 1, without_po: 1 });
});

test('[billing.statement] a day is the clinic’s: its first and last minute are in, those beside them are not', async () => {
  await cleared();
  await examined(1, { name: 'Too early', appointment: '2026-10-31T13:45:00Z' });
  await examined(1, { name: 'First', appointment: '2026-10-31T14:00:00Z' });
  await examined(1, { name: 'Last', appointment: '2026-11-30T13:45:00Z' });
  await examined(1, { name: 'Too late', appointment: '2026-11-30T14:00:00Z' });
  const { rows } = await statement();
  expect(rows.map((row: { candidate_name: string }) => row.candidate_name)).toEqual(['First', 'Last']);
});

test('[billing.statement] a person without an examination is not billed, with any later status', async () => {
  await cleared();
  for (const status of BOOKING_STATUSES) await examined(100, { name: status, status });
  const { rows } = await statement();
  const billed = rows.map((row: { status: string }) => row.status);
  expect(billed.toSorted()).toEqual([...BILLED_STATUSES].toSorted());
  for (const status of ['Pending', 'Confirmed', 'Cancelled', 'Did Not Attend', 'Worker to Return', 'Arrived']) {
    expect(billed).not.toContain(status);
  }
});

test('[billing.files] Xero reads its own columns: one invoice, a line for each candidate with a price', async () => {
  await cleared();
  await examined(18_505, { name: 'Liam O’Connor' });
  await examined(null, { name: 'No Price' });
  const answer = await file('xero');
  expect(answer.headers.get('content-disposition')).toMatch(/filename="xero-2026-11-23\.csv"/);
  const [head, ...lines] = parsed(await answer.text());
  expect(head).toEqual([
    '*ContactName',
    'EmailAddress',
    '*InvoiceNumber',
    'Reference',
    '*InvoiceDate',
    '*DueDate',
    '*Description',
    '*Quantity',
    '*UnitAmount',
    '*AccountCode',
    '*TaxType',
  ]);
  expect(lines).toHaveLength(1);
  const [name, email, number, reference, date, due, description, ...rest] = lines[0] ?? [];
  expect([name, email, reference, date, due, ...rest]).toEqual([
    'Redgum Mining',
    '',
    'PO-1',
    '30/11/2026',
    '14/12/2026',
    '1',
    '185.05',
    '200',
    'GST on Income',
  ]);
  expect(number).toMatch(/^ST-\d{5}$/);
  expect(description).toMatch(/^PF-\d+, Liam O’Connor, Standard medical, 12\/11\/2026, PO-1$/);
});

const numbers = async (query?: string, org?: string): Promise<string[]> => {
  const { rows } = await statement(query, org);
  return [...new Set<string>(rows.map((row: { invoice_number: string }) => row.invoice_number))];
};

test('[billing.number] a company’s period has a number of its own for good, on the screen and in every file', async () => {
  await cleared();
  await examined(100);
  await examined(200);
  await examined(300, { client: coralBay });
  const [november, firstHalf] = [NOVEMBER, 'from_date=2026-11-01&to_date=2026-11-15'];
  const secondHalf = 'from_date=2026-11-10&to_date=2026-11-30';
  const all = [
    await numbers(november),
    await numbers(firstHalf),
    await numbers(secondHalf),
    await numbers(november, coralBay.orgId),
  ];
  expect(all.map((found) => found.length)).toEqual([1, 1, 1, 1]);
  expect(new Set(all.flat()).size).toBe(4);
  expect(all.flat().every((number) => /^ST-\d{5}$/.test(number))).toBe(true);
  await examined(400);
  expect(await numbers(november)).toEqual(all[0]);
  for (const [layout, at] of [
    ['xero', 2],
    ['myob', 1],
  ] as const) {
    const [, ...lines] = parsed(await (await file(layout)).text());
    expect([...new Set(lines.map((cells) => cells[at]))]).toEqual(all[0]);
    const [, other] = parsed(await (await file(layout, { org: coralBay.orgId })).text());
    expect(other?.[at]).toBe(all[3]?.[0]);
  }
});

test('[billing.number] many who ask for a statement at once get one number, and one without a row uses none', async () => {
  await cleared();
  await examined(100);
  const before = (await numbers('from_date=2026-11-11&to_date=2026-11-12'))[0] ?? '';
  const empty = await statement('from_date=2025-01-01&to_date=2025-01-31');
  expect(empty.rows).toEqual([]);
  const found = await Promise.all(Array.from({ length: 8 }, () => numbers('from_date=2026-11-12&to_date=2026-11-13')));
  expect(new Set(found.flat()).size).toBe(1);
  const { rows } = await world.db.execute<{ count: number }>(
    sql`select count(*)::int as count from companies.statement_numbers where from_date = '2025-01-01'`,
  );
  expect(rows).toEqual([{ count: 0 }]);
  expect(found[0]?.[0]).not.toBe(before);
});

test('[billing.invoices] an invoice for each order or project, as the company has it: with its order, address and terms', async () => {
  await cleared();
  for (const po of ['PO-2', 'PO-1', '', 'PO-1']) await examined(100, { po });
  const agreed = (per: string, days: number | null) =>
    world.db.execute(sql`
      insert into companies.company_details (org_id, abn, billing_address, result_email, invoice_email, contact_name,
        contact_phone, po_required, own_packages_only, invoice_per, payment_days, notes, updated_at)
      values (${manager.orgId}::uuid, '', '', '', 'pay@redgum.example', '', '', false, false, ${per}, ${days}, '', now())
      on conflict (org_id) do update set invoice_per = excluded.invoice_per, payment_days = excluded.payment_days,
        invoice_email = excluded.invoice_email`);
  const xero = async () =>
    parsed(await (await file('xero')).text())
      .slice(1)
      .map(([, email, number, reference, , due]) => ({ email, number, reference, due }));
  await agreed('company', null);
  const whole = await xero();
  expect(new Set(whole.map(({ number }) => number)).size).toBe(1);
  expect(whole.map(({ email, reference, due }) => [email, reference, due])).toEqual(
    Array(4).fill(['pay@redgum.example', '', '14/12/2026']),
  );
  await agreed('po', 30);
  const byOrder = await xero();
  expect(byOrder.map(({ reference, due }) => [reference, due])).toEqual([
    ['', '30/12/2026'],
    ['PO-1', '30/12/2026'],
    ['PO-1', '30/12/2026'],
    ['PO-2', '30/12/2026'],
  ]);
  expect(new Set([...byOrder, ...whole].map(({ number }) => number)).size).toBe(4);
  expect(await numbers()).toEqual([...new Set(byOrder.map(({ number }) => number))]);
  const myob = parsed(await (await file('myob')).text()).slice(1);
  expect(myob.map((cells) => [cells[1], cells[3]])).toEqual(
    byOrder.map(({ number, reference }) => [number, reference]),
  );
  await agreed('company', null);
  expect(await xero()).toEqual(whole);
});

test('[provider.settings] accounts, taxes and terms are the provider’s settings; a company’s own terms go before them', async () => {
  await cleared();
  await examined(100);
  await examined(200, { client: coralBay });
  const set = async (days: number | null) => {
    await world.db.execute(sql`
      insert into companies.provider_settings (org_id, brand_name, phone, opening_hours, xero_account, xero_tax,
        myob_account, myob_tax, hold_minutes, payment_days, updated_at)
      select id, '', '', '', '260', 'BAS Excluded', '4-2600', 'FRE', null, ${days}::int, now()
        from companies.organisations where kind = 'provider'
      on conflict (org_id) do update set payment_days = excluded.payment_days`);
    await world.deps.provider.refresh();
  };
  await set(7);
  await world.db.execute(
    sql`update companies.company_details set payment_days = 30 where org_id = ${manager.orgId}::uuid`,
  );
  const line = async (layout: string, org: string) => parsed(await (await file(layout, { org })).text())[1];
  const [agreed, usual] = [await line('xero', manager.orgId), await line('xero', coralBay.orgId)];
  expect([agreed?.[5], usual?.[5]]).toEqual(['30/12/2026', '07/12/2026']);
  expect(usual?.slice(9)).toEqual(['260', 'BAS Excluded']);
  expect((await line('myob', coralBay.orgId))?.slice(5)).toEqual(['4-2600', '2.00', 'FRE']);
  await world.db.execute(sql`delete from companies.provider_settings`);
  await world.deps.provider.refresh();
  expect((await line('xero', coralBay.orgId))?.slice(9)).toEqual(['200', 'GST on Income']);
});

test('[billing.files] MYOB reads its own, and both files are text that no spreadsheet runs', async () => {
  await cleared();
  await examined(5, { name: '=1+1', po: '=HYPERLINK("x")' });
  const [head, line] = parsed(await (await file('myob')).text());
  expect(head).toEqual([
    'Co./Last Name',
    'Invoice No.',
    'Date',
    'Customer PO',
    'Description',
    'Account No.',
    'Amount',
    'Tax Code',
  ]);
  expect(line?.[3]).toBe('\'=HYPERLINK("x")');
  expect(line?.slice(5)).toEqual(['4-1000', '0.05', 'GST']);
});

test('[billing.files] as it is shown, in CSV and XLSX alike, rows without a price among them', async () => {
  await cleared();
  await examined(125_000, { name: 'Liam O’Connor' });
  await examined(null, { name: 'No Price' });
  const number = (await numbers())[0];
  const rows = parsed(await (await file('statement')).text());
  expect(rows.map((row) => row.slice(7))).toEqual([
    ['Price', 'GST', 'Total', 'Invoice'],
    ['1250.00', '125.00', '1375.00', number],
    ['', '', '', number],
  ]);
  const { sheets } = await readXlsx(new Uint8Array(await (await file('statement', { format: 'xlsx' })).arrayBuffer()));
  expect(sheets[0]?.rows.map((row) => row[2])).toEqual(['Candidate', 'Liam O’Connor', 'No Price']);
  expect(sheets[0]?.name).toBe('Statement');
  expect(sheets[0]?.rows[1]?.slice(7, 10)).toEqual([1250, 125, 1375]);
  expect(sheets[0]?.rows[1]?.[0]).toEqual(new Date('2026-11-12T00:00:00Z'));
});

test('[billing.statement] each read and each save of it is in the audit, with the people it names', async () => {
  await cleared();
  const id = await examined(1);
  await statement();
  await file('xero');
  const { rows } = await world.db.execute<{ action: string; ids: string[] }>(sql`
    select action, candidate_ids as ids from audit.entries where action like 'statement.%'
      and ${id}::uuid = any (candidate_ids) order by at, id`);
  expect(rows.map(({ action }) => action).toSorted()).toEqual(['statement.exported', 'statement.opened']);
});

test('[billing.statement] an invalid period and an unknown company are refused, and no company reads its statement', async () => {
  const status = async (path: string, who?: string) => (await ask(path, who)).status;
  expect(await status(`${manager.orgId}?from_date=2026-11-30&to_date=2026-11-01`)).toBe(422);
  expect(await status(`${manager.orgId}?from_date=2026-01-01&to_date=2027-01-01`)).toBe(200);
  expect(await status(`${manager.orgId}?from_date=2026-01-01&to_date=2027-01-02`)).toBe(422);
  expect(await status(`${UNKNOWN}?${NOVEMBER}`)).toBe(404);
  expect(await status(`${manager.orgId}?${NOVEMBER}`, 'manager')).toBe(403);
  expect(await status(`${manager.orgId}/export?${NOVEMBER}`, 'manager')).toBe(403);
});
