import { sql } from 'drizzle-orm';
import pg from 'pg';
import { uuidv7 } from 'uuidv7';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { auditedOf, sendCsv, undoCsv } from '../../../tests/support/csv.ts';
import { needs } from '../../../tests/support/needs.ts';
import { call, openWorld } from '../../../tests/support/services.ts';
import { companiesService } from '../companies.service.ts';
import { companyUses } from './undo-imports.ts';

const world = await openWorld();
const companies = companiesService(world.deps);
const by = await world.signIn('admin');
afterAll(() => world.close());

const send = (what: string, csv: string | Uint8Array<ArrayBuffer>, id?: string) =>
  sendCsv(companies, what, { by, csv, ...(id === undefined ? {} : { id }) });
const idOf = async (name: string) => {
  const { rows } = await world.database.db.execute<{ id: string }>(
    sql`select id from companies.organisations where company_name = ${name}`,
  );
  return rows.map(({ id }) => id);
};
const count = async (table: string) => {
  const { rows } = await world.database.db.execute<{ count: number }>(
    `select count(*)::int as count from companies.${table}`,
  );
  return rows[0]?.count;
};

test('[import.check] companies are judged cell by cell in the words of the forms, and nothing is made', async () => {
  const before = await count('organisations');
  const { faulty, body } = await send(
    'companies',
    [
      'Company name,ABN,Result emails,PO required,Contact phone',
      'Banded Iron,51 824 753 556,hse@banded.example,yes,08 5550 1420',
      'redgum mining,123,hse@a.example;hse@a.example,perhaps,1',
      ',,,,',
      ' ,51824753556,x,,',
      'banded  iron,,,,',
      `${'x'.repeat(201)},,,,`,
    ].join('\n'),
  );
  expect(faulty).toEqual([
    {
      row: 3,
      problems: [
        'PO required: Write yes or no.',
        'Company name: There is a company of this name already.',
        'ABN: This is not a valid ABN. It has 11 digits, eg. 51 824 753 556.',
        'Result emails: There is duplicate email(s) in your input.',
        expect.stringMatching(/^Contact phone: /),
      ],
    },
    {
      row: 5,
      problems: [
        'Company name: This field is required.',
        'Result emails: Must be email format and separated by semicolons. Eg. name@company.com.au',
      ],
    },
    { row: 6, problems: ['Company name: Row 2 has this name, too.'] },
    { row: 7, problems: ['Company name: At most 200 characters.'] },
  ]);
  expect([body.imported, await count('organisations')]).toEqual([false, before]);
});

test('[import.check] commas, semicolons and tabs, a mark at the start, quoted line breaks and headings in any order are read', async () => {
  const rows = async (csv: string | Uint8Array<ArrayBuffer>) => (await send('companies', csv)).body.rows;
  const cells = (name: string, notes: string) => [name, '', '', '', '', '', '', '', '', '', '', '', '', notes];
  expect(await rows('\uFEFFNotes;company NAME\r\n"one;\r\ntwo ""three""";Ärzte\r\n')).toMatchObject([
    { row: 2, cells: cells('Ärzte', 'one;\ntwo "three"'), problems: [] },
  ]);
  expect(await rows('Company name\tNotes\nTabbed\tx\n')).toMatchObject([{ cells: cells('Tabbed', 'x') }]);
  const faults = async (csv: string | Uint8Array<ArrayBuffer>) => (await send('companies', csv)).body.faults;
  expect(await faults(Uint8Array.from([0x50, 0x4b, 0x03, 0x04, 0x00, 0xe4]))).toEqual([
    'This is not a CSV file. In Excel, save it as “CSV UTF-8 (Comma delimited)”.',
  ]);
  expect(await faults('Company name,Colour,ABN,ABN\nA,,,')).toEqual([
    '“Colour” is no column of this file.',
    'The column “ABN” is there twice.',
  ]);
  expect(await faults('ABN\n1')).toEqual(['The column “Company name” is missing.']);
  expect(await faults('\n')).toEqual(['This file is empty.']);
  expect(await faults('Company name\n')).toEqual(['There is no row below the headings.']);
  expect(await faults(`Company name\n${'a\n'.repeat(2_001)}`)).toEqual([
    'There are 2,001 rows. At most 2,000 fit: split the file.',
  ]);
  expect((await send('companies', 'a'.repeat(1024 * 1024 + 1))).status).toBe(413);
  const { faulty } = await send('companies', 'Company name,ABN\nPty, 51824753556, 2\n');
  expect(faulty).toEqual([
    { row: 2, problems: [': This row has more cells than there are headings. Put text with commas in quotes.'] },
  ]);
  expect((await send('companies', 'Company name,ABN\nOne,\n"Two,\nThree,\n')).faulty).toEqual([
    {
      row: 3,
      problems: [': A quotation mark in this row is not closed: all that follows it was read as one cell.'],
    },
  ]);
  expect((await send('companies', 'Company name,Notes\nOne,12" pipe\nTwo,"a\nb"\nThree,\n')).faulty).toEqual([]);
});

const plain = 'sep=;\r\nCompany name;Contact phone;Invoice email\r\nÄrzte  Süd;="0491570006";Liam <l@a.example>\r\n';
const utf16 = (isBig: boolean) => {
  const bytes = Buffer.from(`\uFEFF${plain}`, 'utf16le');
  return Uint8Array.from(isBig ? bytes.swap16() : bytes);
};

test.each([
  ['UTF-8', new TextEncoder().encode(plain)],
  ['UTF-16, the smaller byte first', utf16(false)],
  ['UTF-16, the larger byte first', utf16(true)],
  ['Windows-1252', Uint8Array.from(Buffer.from(plain, 'latin1'))],
])(
  '[import.check] a file in %s is read, with the line that names its separator and numbers written as text',
  async (_encoding, bytes) => {
    const { body } = await send('companies', bytes);
    expect(body).toMatchObject({ faults: [], rows: [{ row: 2, problems: [] }] });
    const [{ cells }] = body.rows;
    expect(cells.filter(Boolean)).toEqual(['Ärzte Süd', 'Liam <l@a.example>', '0491570006']);
  },
);

test('[import.all-or-nothing] one faulty cell of many rows makes nothing; corrected, every row is made and audited as by the form', async () => {
  const file = (abn: string) =>
    `Company name,Active,Fit tests,Usual positions,ABN,PO required\nPindan Earthworks,,yes,yes,,\nSpinifex Rail,no,,,${abn},yes\n`;
  const id = uuidv7();
  const refused = await send('companies', file('12'), id);
  expect([refused.status, refused.body.imported, refused.faulty.length]).toEqual([200, false, 1]);
  expect(await idOf('Pindan Earthworks')).toEqual([]);
  const done = await send('companies', file('51 824 753 556'), id);
  expect([done.body.imported, done.faulty]).toEqual([true, []]);
  const [first] = await idOf('Pindan Earthworks');
  const [second] = await idOf('Spinifex Rail');
  const read = async (path: string) => (await call(companies, 'GET', path, { token: by.access_token })).body;
  expect(await read(`/companies/companies/${first}`)).toMatchObject({ enable: true, fit_test: true, otp: false });
  expect(await read(`/companies/companies/${second}`)).toMatchObject({ enable: false, fit_test: false });
  expect(await read(`/companies/companies/${second}/details`)).toMatchObject({ abn: '51824753556', po_required: true });
  const { rows } = await world.database.db.execute(sql`select from companies.positions where org_id = ${first}::uuid`);
  expect(rows.length).toBe(15);
  const made = await call(companies, 'POST', '/companies/companies', {
    token: by.access_token,
    body: { company: { company_name: 'By the form' } },
  });
  expect(made.status).toBe(201);
  const audited = await auditedOf(world, 'company.added');
  expect(audited.map(({ company_name }) => company_name)).toEqual([
    'Pindan Earthworks',
    'Spinifex Rail',
    'By the form',
  ]);
  expect(Object.keys(audited[0] ?? {}).toSorted()).toEqual(Object.keys(audited[2] ?? {}).toSorted());
  expect(await auditedOf(world, 'company.details-changed')).toMatchObject([{ abn: '51824753556', po_required: true }]);
});

test('[import.all-or-nothing] a name taken since the check is found inside the transaction', async () => {
  const csv = 'Company name\nCuvier Boats\nGascoyne Farms\n';
  expect((await send('companies', csv)).faulty).toEqual([]);
  await call(companies, 'POST', '/companies/companies', {
    token: by.access_token,
    body: { company: { company_name: 'GASCOYNE farms' } },
  });
  const { body, faulty } = await send('companies', csv, uuidv7());
  expect([body.imported, faulty]).toEqual([
    false,
    [{ row: 3, problems: ['Company name: There is a company of this name already.'] }],
  ]);
  expect(await idOf('Cuvier Boats')).toEqual([]);
});

test('[import.once] the same import sent twice at once, and once more, is done once; its id takes no other file', async () => {
  const csv = 'Company name\nQuobba Salt\n';
  const id = uuidv7();
  const answers = await Promise.all([send('companies', csv, id), send('companies', csv, id)]);
  answers.push(await send('companies', csv, id));
  expect(answers.map(({ body }) => body.imported)).toEqual([true, true, true]);
  expect(answers.map(({ faulty }) => faulty)).toEqual([[], [], []]);
  expect((await idOf('Quobba Salt')).length).toBe(1);
  const other = await send('companies', 'Company name\nQuobba Two\n', id);
  expect([other.status, other.body.error.code]).toEqual([422, 'IDEMPOTENCY_KEY_REUSED']);
  // Without the id it is another import, whose name is taken.
  expect((await send('companies', csv)).faulty.length).toBe(1);
});

test('[import.check][import.all-or-nothing] subsidiaries know their company, and its names', async () => {
  const csv = (name: string) =>
    `Company;Subsidiary name;Alias;Fit tests\nredgum  MINING;${name};;ja\nNobody;Here;;\nRedgum Mining;Yalgoo;;yes\nRedgum Mining;YALGOO;;\n`;
  const { rows } = await world.database.db.execute<{ site_name: string }>(
    sql`select site_name from companies.subsidiaries s join companies.organisations o on o.id = s.org_id
         where o.company_name = 'Redgum Mining' order by site_name limit 1`,
  );
  const { faulty } = await send('subsidiaries', csv(String(rows[0]?.site_name).toUpperCase()));
  expect(faulty).toEqual([
    {
      row: 2,
      problems: ['Fit tests: Write yes or no.', 'Subsidiary name: The company has a subsidiary of this name already.'],
    },
    { row: 3, problems: ['Company: There is no company of this name.'] },
    { row: 5, problems: ['Subsidiary name: Row 4 has this name, too.'] },
  ]);
  const done = await send(
    'subsidiaries',
    'Company,Subsidiary name,Alias\nRedgum Mining,Yalgoo,\nWattle Civil,Yalgoo,Y\n',
    uuidv7(),
  );
  expect([done.body.imported, done.faulty]).toEqual([true, []]);
  expect(await auditedOf(world, 'subsidiary.added')).toMatchObject([
    { site_name: 'Yalgoo', alias: 'Yalgoo', enable: true },
    { site_name: 'Yalgoo', alias: 'Y' },
  ]);
});

const undo = (what: string, id: string, session = by) => undoCsv(companies, what, { by: session, id });

test('[import.undo] companies are deleted with their first positions and details; once more changes nothing, and the id imports nothing again', async () => {
  const id = uuidv7();
  const before = [await count('organisations'), await count('positions'), await count('company_details')];
  const csv = 'Company name,Usual positions,ABN\nOodnadatta Rail,yes,51 824 753 556\nMarree Roads,yes,\n';
  await send('companies', csv, id);
  expect(await count('organisations')).toBe((before[0] ?? 0) + 2);
  expect((await undo('companies', id, await world.signIn('manager'))).status).toBe(403);
  expect((await undo('companies', uuidv7())).status).toBe(404);
  expect((await undo('subsidiaries', id)).status).toBe(404);
  for (const _ of [1, 2]) expect((await undo('companies', id)).status).toBe(204);
  expect([await count('organisations'), await count('positions'), await count('company_details')]).toEqual(before);
  const { rows } = await world.database.db.execute<{ name: string }>(
    sql`select before ->> 'name' as name from audit.entries where action = 'company.deleted' order by 1`,
  );
  expect(rows.map(({ name }) => name)).toEqual(['Marree Roads', 'Oodnadatta Rail']);
  const again = await send('companies', csv, id);
  expect([again.status, again.body.error.message]).toEqual([409, 'This import was undone. Choose the file again.']);
  expect((await send('companies', csv, uuidv7())).body.imported).toBe(true);
});

test('[import.undo-later] the last import is answered to its account until it was undone, or one of its rows was changed or used', async () => {
  const last = async () =>
    (await call(companies, 'GET', '/companies/imports/companies', { token: by.access_token })).body.import;
  const [first, second] = [uuidv7(), uuidv7()];
  const later = () => world.clock.set(new Date(world.clock.now().getTime() + 60_000));
  later();
  await send('companies', 'Company name\nWirrulla\nYantanabie\n', first);
  later();
  await send('companies', 'Company name\nPoochera\n', second);
  expect(await last()).toEqual({ import_id: second, rows: 1, imported_at: expect.stringMatching(/Z$/) });
  expect((await undo('companies', second)).status).toBe(204);
  expect(await last()).toMatchObject({ import_id: first, rows: 2 });
  const site = { site: { site_name: 'Yard' } };
  const [wirrulla] = await idOf('Wirrulla');
  await call(companies, 'POST', `/companies/sites?org=${wirrulla}`, { token: by.access_token, body: site });
  expect(await last()).toBe(null);
});

test('[import.undo] a company that was changed or used keeps the whole import, and the refusal names it', async () => {
  const id = uuidv7();
  const names = ['Arkaroola', 'Blinman', 'Copley', 'Farina', 'Leigh'];
  await send('companies', `Company name,Usual positions\n${names.map((name) => `${name},yes`).join('\n')}\n`, id);
  const as = { token: by.access_token };
  const said = async () => {
    const { status, body } = await undo('companies', id);
    return [status, body.error.code, body.error.message];
  };
  const [arkaroola, blinman, copley, farina] = await Promise.all(names.map(async (name) => (await idOf(name))[0]));
  await call(companies, 'PUT', `/companies/companies/${blinman}/activate`, as);
  await call(companies, 'DELETE', `/companies/companies/${copley}`, as);
  const site = { site: { site_name: 'Yard' } };
  expect((await call(companies, 'POST', `/companies/sites?org=${arkaroola}`, { ...as, body: site })).status).toBe(201);
  expect(await said()).toEqual([
    409,
    'IMPORT_IN_USE',
    'Nothing was undone. Arkaroola has a subsidiary. Copley was changed.',
  ]);
  for (const org of [blinman, farina]) {
    await world.database.db.execute(sql`
      update companies.positions set updated_at = updated_at + interval '1 s' where org_id = ${org}::uuid`);
  }
  expect((await said())[2]).toBe(
    'Nothing was undone. Arkaroola has a subsidiary. Blinman has other positions. Copley was changed. 1 more were changed or are in use.',
  );
  for (const name of names) expect(await idOf(name)).toHaveLength(1);
});

test('[import.undo] each table with rows of a company prevents undoing, or has rows only beside one that does', async () => {
  const { rows } = await world.database.db.execute<{ name: string }>(sql`
    select table_schema || '.' || table_name as name from information_schema.columns where column_name = 'org_id' order by 1`);
  // Made by the import, or written only beside a row of a listed table.
  const others = [
    'companies.positions',
    'companies.company_details',
    'companies.provider_settings',
    'audit.entries',
    'mail.outbox',
    ...['account_permissions', 'api_keys', 'linked_subjects', 'provider_sessions', 'provider_sign_ins', 'sessions'].map(
      (table) => `auth.${table}`,
    ),
    ...['bulk_changes', 'candidate_files', 'candidates', 'claims', 'consult_files', 'earlier_time_requests'].map(
      (table) => `booking.${table}`,
    ),
    'booking.moves',
    'booking.reservations',
    'webhooks.deliveries',
  ];
  expect([...others, ...new Set(companyUses.map(([table]) => table))].toSorted()).toEqual(
    rows.map(({ name }) => name).toSorted(),
  );
});

test('[import.undo] subsidiaries are deleted until a draft or a booking has one', async () => {
  const id = uuidv7();
  await send('subsidiaries', 'Company,Subsidiary name\nRedgum Mining,Parachilna\nWattle Civil,Beltana\n', id);
  const { rows } = await world.database.db.execute<{ id: string }>(
    sql`select id from companies.subsidiaries where site_name in ('Parachilna', 'Beltana') order by site_name desc`,
  );
  const draft = uuidv7();
  await world.database.db.execute(sql`
    insert into booking.drafts (id, account_id, org_id, service_type, body, revision, created_at, updated_at)
    select ${draft}::uuid, a.id, a.org_id, 'pem', jsonb_build_object('subsidiaryId', ${rows[0]?.id}::text), 1, now(), now()
      from auth.accounts a where a.username = 'booker'`);
  expect((await undo('subsidiaries', id)).body.error.message).toBe(
    'Nothing was undone. Parachilna has an unfinished booking.',
  );
  await world.database.db.execute(sql`delete from booking.drafts where id = ${draft}::uuid`);
  expect((await undo('subsidiaries', id)).status).toBe(204);
  expect(
    (await world.database.db.execute(sql`select from companies.subsidiaries where site_name = 'Parachilna'`)).rows,
  ).toEqual([]);
});

test('only the provider imports', async () => {
  const manager = await world.signIn('manager');
  for (const what of ['companies', 'subsidiaries']) {
    expect((await sendCsv(companies, what, { by: manager, csv: 'x' })).status).toBe(403);
  }
});

describe('the cost of many rows', needs('postgres'), () => {
  const query = vi.spyOn(pg.Client.prototype, 'query');
  afterAll(() => query.mockRestore());

  test('[import.size] 2,000 rows are judged and made by as many statements as 20', async () => {
    const file = (name: string, rows: number) =>
      `Company name,ABN,Usual positions\n${Array.from({ length: rows }, (_, at) => `${name} ${at},51 824 753 556,no`).join('\n')}\n`;
    const statementsOf = async (csv: string, id?: string) => {
      query.mockClear();
      const { body, faulty } = await send('companies', csv, id);
      expect([body.imported, faulty]).toEqual([id !== undefined, []]);
      return query.mock.calls.length;
    };
    const cost = async (name: string, rows: number) => [
      await statementsOf(file(name, rows)),
      await statementsOf(file(name, rows), uuidv7()),
    ];
    await cost('Warm', 1);
    expect(await cost('Many', 2_000)).toEqual(await cost('Few', 20));
  });
});
