import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { book } from '../../tests/support/bookings/booked.ts';
import { addClinic, addPackage, openBookingWorld } from '../../tests/support/bookings/booking-world.ts';
import { rowsWith } from '../../tests/support/database/rows-with.ts';
import { addWebhookEndpoint } from '../../tests/support/webhook-endpoint.ts';
import type { ChainBreak } from '../audit/audit.tables.ts';
import { verifyChains } from '../audit/verify-chains.ts';
import { plainPdf } from '../files/plain-pdf.ts';
import { writeMail } from '../mail/outbox.ts';
import { erasePerson } from './erase-person.ts';
import { exportPerson } from './export-person.ts';
import { findPerson } from './find-person.ts';

const PLANTED = ['Quillon Farthingale', 'quillon@farthingale.example', '0491570156', '+61491570156', 'Zephyrine'];
const actor = { orgId: '00000000-0000-4000-8000-000000000000', name: 'npm run erase-person' };
const folder = mkdtempSync(join(tmpdir(), 'preflight-export-person-'));

const world = await openBookingWorld();
const { db } = world;
const [site, packageId] = [await addClinic(db), await addPackage(db, 30)];
const manager = await world.as('manager');
await addWebhookEndpoint(db, { orgId: manager.orgId });
const booked = await book(manager, { site, packageId, name: 'Quillon Farthingale' });
const candidateId = booked.candidateId;
await book(manager, { site, packageId, name: 'Ada Wong' });
await db.execute(sql`
    update booking.candidates set candidate_email = 'quillon@farthingale.example', candidate_phone = '0491570156',
      appointment_note = 'Zephyrine' where id = ${candidateId}::uuid`);
await db.execute(sql`
    update booking.bookings set booking_comment = 'Zephyrine' where id = ${booked.bookingId}::uuid`);
await db.execute(sql`
    insert into booking.messages (id, candidate_id, side, body, author_name, created_at)
    values (gen_random_uuid(), ${candidateId}::uuid, 'company', 'Zephyrine asks', 'Priya Raman', now())`);
await db.execute(sql`insert into mail.sms_stops (phone, stopped_at) values ('+61491570156', now())`);
const fileKey = await keepFile(manager.orgId);
await (await world.as('admin')).get('/bookings?search=Quillon%20Farthingale');
// A search without a result is about the person all the same.
await (await world.as('booker')).get('/my-bookings?search=Quillon%20Farthingale');
const mail = { kind: 'booking.summary', entity: 'booking', entityId: booked.bookingId, orgId: manager.orgId };
const text = 'Quillon Farthingale is booked.';
await writeMail(db, { ...mail, to: 'priya.raman@redgum.example', subject: 'x', text, html: text }, new Date());
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await world.close();
});

async function keepFile(orgId: string): Promise<string> {
  const sent = await storedFile();
  await world.db.execute(sql`
    insert into booking.candidate_files (id, candidate_id, org_id, paper_work, file_name, file_key, content_type, size, sent_at)
    values (gen_random_uuid(), ${candidateId}::uuid, ${orgId}::uuid, 'Photo identification', 'Zephyrine.pdf', ${sent.key},
      'application/pdf', ${sent.size}, now())`);
  await world.db.execute(sql`
    insert into files.uploads (day, account_id, bytes) values ('2026-11-23', ${candidateId}::uuid, ${sent.size})`);
  const { key, size } = await storedFile();
  await world.db.execute(sql`
    insert into booking.consult_files (id, candidate_id, org_id, file_type, file_name, file_key, content_type, size,
      created_by, created_at)
    values (gen_random_uuid(), ${candidateId}::uuid, ${orgId}::uuid, 'Medical report', 'Zephyrine.pdf', ${key},
      'application/pdf', ${size}, gen_random_uuid(), now())`);
  return key;
}

async function storedFile() {
  const bytes = new Uint8Array(plainPdf('Report', ['One line.']));
  return world.deps.files.take(
    (async function* () {
      yield bytes;
    })(),
  );
}

const find = () => findPerson(world.db, 'Quillon Farthingale', '1991-03-14');

test('[run.erase-person] a person is found by email, or by name and date of birth, and never by half of it', async () => {
  const person = await find();
  expect(person.candidateIds).toEqual([candidateId]);
  expect(await findPerson(world.db, 'QUILLON@farthingale.example', null)).toEqual(person);
  await expect(findPerson(world.db, 'Quillon Farthingale', '1991-03-15')).rejects.toThrow(
    'No booking is of this person.',
  );
  await expect(findPerson(world.db, 'Quillon Farthingale', null)).rejects.toThrow('No booking is of this person.');
});

test('[run.erase-person] the export has all data of the person, with the results, and of no other person', async () => {
  const { tables, files } = await exportPerson({ ...world.deps, actor }, await find(), join(folder, 'export'));
  expect({ tables, files }).toMatchObject({
    tables: { 'booking.candidates': 1, 'booking.messages': 1, 'booking.candidate_files': 1 },
    files: 2,
  });
  const text = Object.keys(tables)
    .map((table) => readFileSync(join(folder, 'export', 'tables', `${table}.jsonl`), 'utf8'))
    .join('');
  for (const word of PLANTED) expect(text).toContain(word);
  expect(text).not.toContain('Ada Wong');
  expect(
    readFileSync(join(folder, 'export', 'files', fileKey))
      .subarray(0, 4)
      .toString(),
  ).toBe('%PDF');
});

test('[run.erase-person] coming appointments are cancelled first', async () => {
  await expect(erasePerson({ ...world.deps, actor }, await find())).rejects.toThrow(
    /^PF-\d+ is not over\. Cancel first\.$/,
  );
  expect(world.filesKept()).toHaveLength(2);
});

test('[run.erase-person] an erased person is in no column and no file; the booking stays as numbers, and chains hold', async () => {
  await world.db.execute(sql`update booking.candidates set status = 'Completed' where id = ${candidateId}::uuid`);
  expect((await rowsWith(world.db, PLANTED)).length).toBeGreaterThan(7);
  const others = (await rowsWith(world.db, ['Ada Wong'])).filter((row) => !row.startsWith('audit.entries'));
  const erased = await erasePerson({ ...world.deps, actor }, await find());
  expect(erased).toMatchObject({ candidates: 1, files: 2 });
  expect(await rowsWith(world.db, PLANTED)).toEqual([]);
  expect(world.filesKept()).toEqual([]);
  expect(
    (await world.db.execute(sql`select 1 from files.uploads where account_id = ${candidateId}::uuid`)).rows,
  ).toEqual([]);
  expect((await rowsWith(world.db, ['Ada Wong'])).filter((row) => !row.startsWith('audit.entries'))).toEqual(others);
  const breaks: ChainBreak[] = [];
  await verifyChains(world.db, (part) => breaks.push(...part.breaks));
  expect(breaks).toEqual([]);
  const manager = await world.as('manager');
  expect((await manager.get(`/candidates/${candidateId}`)).status).toBe(200);
  const { rows } = await world.db.execute(sql`select action from audit.entries where action = 'person.erased'`);
  expect(rows).toHaveLength(1);
});
