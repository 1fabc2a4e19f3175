import { csvParseRows } from 'd3-dsv';
import { type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { addClinic, addPackage, openBookingWorld } from '../../../tests/support/bookings/booking-world.ts';
import { addListed, type Listed } from '../../../tests/support/bookings/listed-booking.ts';
import { call } from '../../../tests/support/services.ts';
import type { Database } from '../../database/database.ts';
import { reportingService } from '../reporting.service.ts';

let count = 0;
const requests: SQL[] = [];
const world = await openBookingWorld();
/** Notes each statement that is sent to the database. */
const noted = (db: Database) =>
  new Proxy(db, {
    get(target, name) {
      if (name !== 'execute') return Reflect.get(target, name, target);
      return (query: SQL) => {
        requests.push(query);
        return target.execute(query);
      };
    },
  });
const reporting = reportingService({ ...world.deps, db: noted(world.deps.db), read: noted(world.deps.read) });
const [manager, coralBay] = [await world.as('manager'), await world.as('coralbay')];
const [admin, client] = [await world.signIn('admin'), await world.signIn('manager')];
const site = await addClinic(world.db, { name: 'Brisbane', timezone: 'Australia/Brisbane' });
const place = { site, medical: await addPackage(world.db, 30, { name: 'Standard medical' }) };
afterAll(() => world.close());
beforeEach(async () => {
  await world.db.execute(sql`delete from booking.candidates`);
  await world.db.execute(sql`delete from companies.statement_numbers`);
  await world.db.execute(sql`delete from companies.company_details`);
});

/** Examined in November at this price, under this order. */
async function examined(cents: number | null, { po = '', ...given }: Partial<Listed> & { po?: string } = {}) {
  const id = await addListed(
    world.db,
    { ...place, index: count++ },
    { client: manager, status: 'Completed', appointment: '2026-11-12T02:00:00Z', ...given },
  );
  await world.db.execute(sql`update booking.candidates set price_cents = ${cents} where id = ${id}::uuid`);
  await world.db.execute(sql`
    update booking.bookings set po_number = ${po} where id = (select booking_id from booking.candidates where id = ${id}::uuid)`);
}
const agreed = (orgId: string, { per = 'company', required = false }: { per?: string; required?: boolean }) =>
  world.db.execute(sql`
    insert into companies.company_details (org_id, abn, billing_address, result_email, invoice_email, contact_name,
      contact_phone, po_required, own_packages_only, invoice_per, payment_days, notes, updated_at)
    values (${orgId}::uuid, '', '', '', '', '', '', ${required}, false, ${per}, null, '', now())`);
/** So many further companies, each with one row. */
async function companyRoutes(many: number) {
  await world.db.execute(sql`
    insert into companies.organisations (id, kind, company_name, created_at, updated_at)
    select md5(${String(count)} || n::text)::uuid, 'client', 'Company ' || ${String(count)}::text || '-' || n, now(), now()
      from generate_series(1, ${many}::int) n`);
  const { rows } = await world.db.execute<{ id: string }>(
    sql`select id from companies.organisations where company_name like ${`Company ${count}-%`}`,
  );
  for (const { id } of rows) await examined(100, { client: { ...manager, orgId: id } });
}

const ask = (path: string, { access_token: token } = admin) => call(reporting, 'GET', `/reporting/${path}`, { token });
const monthEnd = async (query = '') => {
  const { status, body } = await ask(`month-end?month=2026-11${query}`);
  expect(status).toBe(200);
  return body;
};
const file = async (layout: string) => {
  const answer = await reporting.fetch(
    new Request(`http://reporting/reporting/month-end/export?month=2026-11&layout=${layout}`, {
      headers: { authorization: `Bearer ${admin.access_token}` },
    }),
  );
  expect(answer.status).toBe(200);
  return csvParseRows((await answer.text()).replace(/^\ufeff/, ''));
};
const numberOf = async (orgId: string) => {
  const { body } = await ask(`statements/${orgId}?from_date=2026-11-01&to_date=2026-11-30`);
  return [...new Set(body.rows.map((row: { invoice_number: string }) => row.invoice_number))];
};

test('[billing.month] the month of each company, its amounts and what it lacks; orders where it uses them', async () => {
  await examined(18_505, { po: 'PO-1' });
  await examined(null, { po: 'PO-1' });
  await examined(9_995);
  await examined(1_000, { client: coralBay });
  await examined(1, { appointment: '2026-12-01T02:00:00Z' });
  await examined(1, { status: 'Cancelled' });
  const { totals, companies, total } = await monthEnd();
  expect(totals).toEqual({
    companies: 2,
    rows: 4,
    price_cents: 29_500,
    gst_cents: 2_951,
    without_price: 1,
    without_po: 1,
  });
  expect(companies).toEqual([
    expect.objectContaining({ id: coralBay.orgId, rows: 1, invoices: 1, price_cents: 1_000, without_po: 0 }),
    {
      id: manager.orgId,
      name: 'Redgum Mining',
      rows: 3,
      invoices: 1,
      price_cents: 28_500,
      gst_cents: 2_851,
      without_price: 1,
      without_po: 1,
    },
  ]);
  expect(total).toBe(2);
  await agreed(coralBay.orgId, { required: true });
  expect((await monthEnd()).totals).toMatchObject({ without_po: 2 });
});

test('[billing.month] companies that need attention alone, by name, and a page at a time; the totals stay the month’s', async () => {
  await examined(null);
  await examined(1_000, { client: coralBay });
  const few = await monthEnd('&attention=true');
  expect([few.total, few.companies.map(({ name }: { name: string }) => name)]).toEqual([1, ['Redgum Mining']]);
  expect(few.totals.companies).toBe(2);
  const found = await monthEnd('&search=coral');
  expect(found.companies.map(({ name }: { name: string }) => name)).toEqual(['Coral Bay Energy']);
  const second = await monthEnd('&page=2&page_size=1');
  expect([second.pages, second.companies.map(({ id }: { id: string }) => id)]).toEqual([2, [manager.orgId]]);
  expect((await monthEnd('&page=9')).companies).toEqual([]);
});

test('[billing.month] one file has the invoices of all companies, under the numbers that their statements have', async () => {
  await agreed(manager.orgId, { per: 'po' });
  await examined(100, { po: 'PO-2' });
  await examined(200, { po: 'PO-1' });
  await examined(300, { client: coralBay });
  await examined(null, { client: coralBay });
  const before = await numberOf(coralBay.orgId);
  const [head, ...lines] = await file('xero');
  expect(head?.[0]).toBe('*ContactName');
  expect(lines.map((cells) => [cells[0], cells[3], cells[8]])).toEqual([
    ['Coral Bay Energy', '', '3.00'],
    ['Redgum Mining', 'PO-1', '2.00'],
    ['Redgum Mining', 'PO-2', '1.00'],
  ]);
  const numbers = lines.map((cells) => cells[2]);
  expect(new Set(numbers).size).toBe(3);
  expect([numbers[0]]).toEqual(before);
  expect(numbers.slice(1)).toEqual(await numberOf(manager.orgId));
  const myob = await file('myob');
  expect(myob.slice(1).map((cells) => cells[1])).toEqual(numbers);
  const { rows } = await world.db.execute<{ after: object }>(sql`
    select after from audit.entries where action = 'month-end.exported' order by at, id`);
  expect(rows.slice(-2).map(({ after }) => after)).toEqual([
    { month: '2026-11', layout: 'xero' },
    { month: '2026-11', layout: 'myob' },
  ]);
});

test('[billing.month] of two files at once each invoice has one number', async () => {
  await companyRoutes(5);
  const files = await Promise.all(Array.from({ length: 4 }, () => file('xero')));
  const numbers = files.map((lines) => lines.slice(1).map((cells) => cells[2]));
  expect(new Set(numbers.flat()).size).toBe(5);
  for (const one of numbers) expect(one).toEqual(numbers[0]);
});

test('[billing.month] 120 companies take as many statements as two', async () => {
  const costOf = async () => {
    requests.length = 0;
    await monthEnd();
    const page = requests.length;
    await file('myob');
    return { page, file: requests.length - page };
  };
  await companyRoutes(2);
  await costOf();
  const few = await costOf();
  await companyRoutes(118);
  expect((await monthEnd()).totals.companies).toBe(120);
  expect(await costOf()).toEqual(few);
  expect(few.file).toBeLessThanOrEqual(5);
});

test('[billing.month] an invalid month is refused at its field, and no company reads it', async () => {
  for (const month of ['2026-13', '2026-1', '', 'November']) {
    expect(await ask(`month-end?month=${month}`)).toMatchObject({ status: 400, body: { error: { field: 'month' } } });
  }
  expect((await ask('month-end?month=2026-11', client)).status).toBe(403);
  expect((await ask('month-end/export?month=2026-11&layout=xero', client)).status).toBe(403);
});
