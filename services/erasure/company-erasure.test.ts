import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { book } from '../../tests/support/bookings/booked.ts';
import { addClinic, addPackage, addRoster, openBookingWorld } from '../../tests/support/bookings/booking-world.ts';
import { rowsWith, tableNames } from '../../tests/support/database/rows-with.ts';
import { addWebhookEndpoint } from '../../tests/support/webhook-endpoint.ts';
import { type ChainBreak, entries } from '../audit/audit.tables.ts';
import { verifyChains } from '../audit/verify-chains.ts';
import { companiesService } from '../companies/companies.service.ts';
import { plainPdf } from '../files/plain-pdf.ts';
import { writeMail } from '../mail/outbox.ts';
import { withDemoFiles } from '../seed/demo-files.ts';
import { companyTables } from './company-tables.ts';
import { eraseCompany } from './erase-company.ts';
import { exportCompany } from './export-company.ts';
import { findCompany, NotErasable } from './find-company.ts';

/** Tables that no company owns rows of. A new table belongs here or into companyTables. */
const SHARED_TABLES: readonly string[] = [
  'auth.roles',
  'auth.used_logout_tokens',
  'mail.texts',
  'companies.provider_settings',
  'audit.checks',
  'audit.entries',
  'audit.chains',
  'booking.clinics',
  'booking.doctors',
  'booking.rosters',
  'booking.slots',
  'booking.roster_patterns',
  'booking.doctor_leaves',
  'booking.closings',
  'booking.assessments',
  'booking.services',
  'booking.holidays',
];

const PLANTED = ['Quillon Farthingale', 'quillon@farthingale.example', '0491570156', '+61491570156', 'Zephyrine'];
const actor = { orgId: '00000000-0000-4000-8000-000000000000', name: 'npm run erase-company' };

const world = await openBookingWorld();
const { db } = world;
const site = await addClinic(db);
const packageId = await addPackage(db, 30);
const roster = await addRoster(db, site, '2026-11-24T00:00:00Z', 4);
const manager = await world.as('manager');
const orgId = manager.orgId;
await addWebhookEndpoint(db, { orgId });
const at = { roster, from: '2026-11-24T00:00:00Z' };
const { bookingId, candidateId } = await book(manager, { site, packageId, at, name: 'Quillon Farthingale' });
await book(await world.as('coralbay'), { site, packageId, name: 'Ada Wong' });
await db.execute(sql`
    update booking.candidates set candidate_email = 'quillon@farthingale.example', candidate_phone = '0491570156',
      appointment_note = 'Zephyrine' where id = ${candidateId}::uuid`);
await db.execute(sql`update booking.bookings set booking_comment = 'Zephyrine' where id = ${bookingId}::uuid`);
await db.execute(sql`
    insert into booking.messages (id, candidate_id, side, body, author_name, created_at)
    values (gen_random_uuid(), ${candidateId}::uuid, 'company', 'Zephyrine asks', 'Priya Raman', now())`);
await db.execute(sql`
    insert into booking.sms_replies (id, phone, candidate_id, words, meaning, received_at)
    values ('sms-1', '+61491570156', null, 'Zephyrine', 'words', now())`);
await db.execute(sql`
    with crew as (
      insert into booking.crews (id, org_id, name, service_type, result_email, invoice_email, po_number, project,
        project_identification, created_by, created_at)
      values (gen_random_uuid(), ${orgId}::uuid, 'Zephyrine', 'pem', '', '', '', '', '', gen_random_uuid(), now()) returning id)
    insert into booking.crew_lines (crew_id, place, people, position, state, site_ids)
    select id, 0, 3, 'Zephyrine', '', '{}' from crew`);
await db.execute(sql`insert into mail.sms_stops (phone, stopped_at) values ('+61491570156', now())`);
const admin = await world.as('admin');
// The provider's people look for the person, and change bookings of two companies together.
await admin.get('/bookings?search=Quillon%20Farthingale');
await db.execute(sql`
    insert into booking.list_views (id, account_id, name, filter, created_at, used_at)
    values (gen_random_uuid(), ${admin.accountId}::uuid, null, '{"search": "Quillon Farthingale"}', now(), now())`);
await db.execute(sql`
    insert into booking.bulk_changes (id, account_id, org_id, action, rows, mail_ids, created_at, undo_until)
    values (gen_random_uuid(), ${admin.accountId}::uuid, ${admin.orgId}::uuid, 'cancel',
      ${JSON.stringify([{ candidate_id: candidateId, candidate_name: 'Quillon Farthingale', outcome: 'done' }])}::jsonb,
      '{}', now(), now())`);
const mail = { kind: 'candidate.confirmed', entity: 'candidate', entityId: candidateId, orgId };
await writeMail(db, { ...mail, to: 'quillon@farthingale.example', subject: 'x', text: 'x', html: 'x' }, new Date());
await upload();
const folder = join(mkdtempSync(join(tmpdir(), 'preflight-export-')), 'export');
afterAll(async () => {
  rmSync(join(folder, '..'), { recursive: true, force: true });
  await world.close();
});

async function upload(): Promise<void> {
  const { access_token: token, org } = await world.signIn('manager');
  const form = new FormData();
  form.append('file', new File([new Uint8Array(plainPdf('Form', ['One line.']))], 'Zephyrine.pdf'));
  const request = { method: 'POST', headers: { authorization: `Bearer ${token}` }, body: form };
  const companies = companiesService(world.deps);
  await companies.fetch(new Request(`http://companies/companies/paperworks?org=${org}`, request));
}

/** A hash of all rows that are not the company's, by table. */
async function othersHashed(): Promise<Record<string, unknown>> {
  const company = { orgId, phones: ['+61491570156'] };
  const hashes: Record<string, unknown> = {};
  // Views and lists that the provider's people made with the erased names change, and so do the audit's entries about them.
  const changed = ['booking.list_views', 'booking.bulk_changes'];
  for (const { table, of } of companyTables(company).filter((each) => !changed.includes(each.table))) {
    const { rows } = await world.db.execute<{ hash: string }>(sql`
      select count(*) || ' ' || md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as hash
        from ${sql.raw(table)} t where (${of}) is not true`);
    hashes[table] = rows[0]?.hash;
  }
  const { rows } = await world.db.execute<{ hash: string }>(sql`
    select md5(string_agg(t::text, '|' order by t.id)) as hash from audit.entries t
     where booking_id is not null and org_id <> ${orgId}::uuid and action <> 'entries.erased'`);
  return { ...hashes, 'audit.entries': rows[0]?.hash };
}

async function verified() {
  const breaks: ChainBreak[] = [];
  let erased = 0;
  await verifyChains(world.db, (part) => {
    breaks.push(...part.breaks);
    erased += part.erased.length;
  });
  return { breaks, erased };
}

test('[run.erase] every table of the database is a company’s or is named as shared', async () => {
  const named = companyTables({ orgId, phones: [] }).map(({ table }) => table);
  expect([...named, ...SHARED_TABLES].toSorted()).toEqual(await tableNames(world.db));
});

test('[run.export] a company’s export has every planted word, its files and no password', async () => {
  const company = await findCompany(world.db, orgId);
  const { tables, files } = await exportCompany(
    { ...world.deps, files: withDemoFiles(world.deps.files), actor },
    company,
    folder,
  );
  expect(files).toBe(3);
  expect(tables).toMatchObject({
    'webhooks.deliveries': 1,
    'booking.bookings': 1,
    'booking.candidates': 1,
    'companies.organisations': 1,
  });
  const text = Object.keys(tables)
    .map((table) => readFileSync(join(folder, 'tables', `${table}.jsonl`), 'utf8'))
    .join('');
  for (const word of PLANTED) expect(text).toContain(word);
  expect(text).not.toContain('password_hash');
  expect(text).not.toContain('sealed-secret');
  expect(text).not.toContain('Ada Wong');
  const manifest = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8'));
  for (const { key } of manifest.files) expect(existsSync(join(folder, 'files', key))).toBe(true);
});

test('[run.erase][audit.erased] an erased company is in no column and no file, chains hold, and no other rows change', async () => {
  expect((await rowsWith(world.db, PLANTED)).length).toBeGreaterThan(10);
  expect(world.filesKept()).toHaveLength(1);
  const before = await othersHashed();
  const company = await findCompany(world.db, orgId);
  const erased = await eraseCompany({ ...world.deps, actor }, company);
  expect(erased).toMatchObject({ files: 3, tables: { 'booking.bookings': 1, 'companies.paperworks': 3 } });
  expect(await rowsWith(world.db, [...PLANTED, company.name])).toEqual([]);
  expect(world.filesKept()).toEqual([]);
  expect(await othersHashed()).toEqual(before);
  expect(await verified()).toEqual({ breaks: [], erased: erased.entries });
  expect(erased.entries).toBeGreaterThan(0);
  const said = await world.db.select().from(entries).where(sql`action = 'company.erased'`);
  expect(said).toMatchObject([{ entityId: orgId, accountName: 'npm run erase-company', after: { files: 3 } }]);
  await expect(findCompany(world.db, orgId)).rejects.toThrow(NotErasable);
});

test('[audit.erased] an erased entry that is changed again, or that no entry names, is a break', async () => {
  await world.db.execute(sql`update audit.entries set action = 'x' where booking_id is not null and position = 1
    and org_id = ${orgId}::uuid`);
  expect((await verified()).breaks).toMatchObject([{ position: 1, fault: 'Entry 1 is not what was written.' }]);
  await world.db.execute(sql`update audit.entries set before = null, after = null, account_name = ''
    where booking_id is not null and position = 1 and org_id <> ${orgId}::uuid`);
  expect((await verified()).breaks).toHaveLength(2);
});

test('[run.erase] the provider itself is not erased', async () => {
  const { orgId: provider } = await world.as('admin');
  await expect(findCompany(world.db, provider)).rejects.toThrow('This is the provider itself.');
});
