import { sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { defined } from '../../../../machines/lib/assert-defined.ts';
import {
  type Bench,
  book,
  detailOf,
  first,
  mailsTo,
  openBench,
  standAt,
} from '../../../../tests/support/bookings/booked-crew.ts';
import { type Client, openBookingWorld } from '../../../../tests/support/bookings/booking-world.ts';
import { call } from '../../../../tests/support/services.ts';
import { paperworks } from '../../../companies/companies.tables.ts';
import { MOST_BYTES } from '../../../files/file-store.ts';
import { plainPdf } from '../../../files/plain-pdf.ts';

const HERE = { 'x-forwarded-for': '203.0.113.9' };

let manager: Client;
let admin: Client;
let bench: Bench;
let bookingId: string;
let candidate: string;
let other: string;
let proof: { link: string; pass: string };
let consent: string;
let ofTheClinic: string;

const world = await openBookingWorld();
afterAll(() => world.close());
beforeEach(async () => {
  world.clock.set('2026-11-23T01:00:00Z');
  await world.db.execute(sql`delete from mail.outbox`);
  await world.db.execute(sql`delete from booking.candidate_files`);
  manager = await world.as('manager');
  admin = await world.as('admin');
  bench = await openBench(world);
  const booked = await book(manager, bench, [0, 2]);
  bookingId = booked.bookingId;
  [candidate, other] = [first(booked.candidates), defined(booked.candidates[1])];
  [consent, ofTheClinic] = [await addForm('Consent', false), await addForm('Letter to the clinic', true)];
  await world.db.execute(sql`
    update booking.bookings set paperwork_ids = array[${consent}, ${ofTheClinic}]::uuid[] where id = ${bookingId}`);
  proof = await proofOf(candidate);
});

async function addForm(paperWork: string, temporary: boolean): Promise<string> {
  const at = world.clock.now();
  const row = { id: uuidv7(), orgId: manager.orgId, paperWork, temporary, createdAt: at, updatedAt: at };
  await world.db.insert(paperworks).values(row);
  return row.id;
}
async function proofOf(id: string): Promise<{ link: string; pass: string }> {
  const text = (await mailsTo(world, id)).find(({ kind }) => kind === 'booking.confirmed')?.text ?? '';
  const link = defined(/\/appointment\/([\w-]+)/.exec(text)?.[1]);
  return { link, pass: (await ask('open', { link, date_of_birth: '1991-03-14' })).body.pass };
}
const ask = (what: string, body: Record<string, unknown>) =>
  call(world.booking, 'POST', `/booking/own-appointment/${what}`, { body, headers: HERE });

const pdf = (name = 'scan.pdf') => new File([new Uint8Array(plainPdf('Signed', ['Zephyrine.']))], name);
async function send(file: File, paperworkId: string | null, { link, pass } = proof) {
  const body = new FormData();
  body.append('file', file);
  const query = paperworkId === null ? '' : `?paperwork_id=${paperworkId}`;
  const headers = { ...HERE, 'appointment-link': link, 'appointment-pass': pass };
  const request = new Request(`http://booking/booking/own-appointment/files${query}`, {
    method: 'POST',
    headers,
    body,
  });
  const response = await world.booking.fetch(request);
  return { status: response.status, body: await response.json() };
}
const ownFiles = async (of = proof) =>
  (await ask('read', of)).body.appointment.files.map(
    ({ paper_work, file_name }: { paper_work: string; file_name: string | null }) => [paper_work, file_name],
  );
const dayEntry = async () =>
  (await admin.get(`/scheduler/day-list?site_id=${bench.site}&day=2026-11-24&candidate_id=${candidate}`)).body
    .entries[0];

test('[own.upload] a candidate sends the identification and a form, replaces one, and sees the names of own files alone', async () => {
  expect(await ownFiles(), 'what is between company and clinic is not asked for').toEqual([
    ['Photo identification', null],
    ['Consent', null],
  ]);
  expect(await send(pdf('me.pdf'), null)).toMatchObject({ status: 201, body: { file_name: 'me.pdf' } });
  expect(await send(pdf('C:\\scans\\one.pdf'), consent)).toMatchObject({ status: 201, body: { file_name: 'one.pdf' } });
  const kept = world.filesKept().length;
  expect(await send(pdf('two.pdf'), consent)).toMatchObject({ status: 201 });
  expect(world.filesKept(), 'the first one is gone').toHaveLength(kept);
  expect(await ownFiles()).toEqual([
    ['Photo identification', 'me.pdf'],
    ['Consent', 'two.pdf'],
  ]);
  expect(JSON.stringify((await ask('read', proof)).body)).not.toMatch(/Letter to the clinic|Mei Chen|signed_url/);
  expect(await ownFiles(await proofOf(other)), 'nothing of the other candidate').toEqual([
    ['Photo identification', null],
    ['Consent', null],
  ]);
  const detail = await detailOf(manager, candidate);
  const entries = detail.history.filter(({ action }: { action: string }) => action === 'candidate.file-sent');
  expect(entries.map(({ by, before, after }: Record<string, unknown>) => [by, before, after])).toEqual([
    ['Liam O’Connor', { paper_work: 'Consent' }, { paper_work: 'Consent' }],
    ['Liam O’Connor', null, { paper_work: 'Consent' }],
    ['Liam O’Connor', null, { paper_work: 'Photo identification' }],
  ]);
  expect(JSON.stringify(detail), 'a file’s name may speak of health').not.toMatch(/(me|one|two)\.pdf/);
});

test('[own.upload-refused] a file that is no document, too large, over the daily limit or of another booking is refused, and no part of it stays', async () => {
  const kept = world.filesKept().length;
  expect(await send(new File(['#!/bin/sh'], 'scan.pdf'), null)).toMatchObject({
    status: 422,
    body: { error: { code: 'WRONG_KIND', message: 'Only PDF, PNG, JPG and Word (.docx) files are taken.' } },
  });
  const large = new File([new Uint8Array(plainPdf('x', ['x'])), new Uint8Array(MOST_BYTES)], 'large.pdf');
  expect(await send(large, null)).toMatchObject({ status: 413 });
  expect(await send(pdf(), ofTheClinic)).toMatchObject({ status: 404 });
  expect(await send(pdf(), await addForm('Of nobody', false))).toMatchObject({ status: 404 });
  expect(await send(pdf(), null, { ...proof, pass: '9999999999.invented' })).toMatchObject({ status: 401 });
  expect(await send(pdf(), null, { ...proof, link: 'x'.repeat(43) })).toMatchObject({ status: 404 });
  await world.db.execute(sql`
    insert into files.uploads (day, account_id, bytes) values ('2026-11-23', ${candidate}::uuid, ${60 * 1024 * 1024})
    on conflict (day, account_id) do update set bytes = excluded.bytes`);
  expect(await send(pdf(), null)).toMatchObject({
    status: 429,
    body: { error: { message: expect.stringContaining('You can upload 60 MB a day') } },
  });
  expect(world.filesKept()).toHaveLength(kept);
  expect(await ownFiles()).toEqual([
    ['Photo identification', null],
    ['Consent', null],
  ]);
});

test('[own.upload-until] files are sent until the appointment begins, and not for one that is cancelled', async () => {
  world.clock.set('2026-11-23T23:59:00Z');
  proof = await proofOf(candidate);
  expect((await ask('read', proof)).body.appointment.may_send).toBe(true);
  expect(await send(pdf(), consent)).toMatchObject({ status: 201 });
  world.clock.set('2026-11-24T00:00:00Z');
  expect((await ask('read', proof)).body.appointment.may_send).toBe(false);
  expect(await send(pdf('late.pdf'), consent)).toMatchObject({ status: 409 });
  expect(await ownFiles()).toContainEqual(['Consent', 'scan.pdf']);
  world.clock.set('2026-11-23T23:59:00Z');
  await standAt(world, candidate, 'Cancelled');
  expect(await send(pdf(), consent)).toMatchObject({ status: 409 });
});

test('[own.upload-seen] the day list and the booking say what is there and who sent it; the clinic opens it, the company does not', async () => {
  expect((await dayEntry()).identification_file_id).toBeNull();
  await send(pdf('me.pdf'), null);
  await send(pdf('one.pdf'), consent);
  const entry = await dayEntry();
  expect(entry.paperworks).toEqual([
    { paperwork_id: consent, paper_work: 'Consent', handed_in: true, candidate_file_id: expect.any(String) },
    { paperwork_id: ofTheClinic, paper_work: 'Letter to the clinic', handed_in: false, candidate_file_id: null },
  ]);
  const seen = { paper_work: 'Consent', sent_at: '2026-11-23T01:00:00Z', sent_by: 'Liam O’Connor' };
  const [identification, form] = (await detailOf(admin, candidate)).candidate_files;
  expect(identification).toMatchObject({ paper_work: 'Photo identification', file_name: 'me.pdf' });
  expect(form).toMatchObject({ ...seen, file_name: 'one.pdf' });
  expect((await detailOf(manager, candidate)).candidate_files[1]).toMatchObject({ ...seen, file_name: null });
  const path = `/candidate-files/${entry.identification_file_id}`;
  expect(await manager.get(path), 'a form may speak of health').toMatchObject({ status: 403 });
  const { file_name, signed_url } = (await admin.get(path)).body;
  expect(file_name).toBe('me.pdf');
  const file = await admin.download(signed_url);
  expect([file.status, (await file.bytes()).byteLength]).toEqual([200, pdf().size]);
  const { rows } = await world.db.execute(sql`
    select account_name, candidate_ids from audit.entries where action = 'candidate-file.opened' and entity_id = ${candidate}`);
  expect(rows).toEqual([{ account_name: expect.any(String), candidate_ids: [candidate] }]);

  await admin.put(`/scheduler/day-list/${candidate}/paperworks/${consent}`, { handed_in: false });
  expect((await dayEntry()).paperworks[0], 'the desk says that it cannot be read').toMatchObject({ handed_in: false });
  await send(pdf('two.pdf'), consent);
  expect((await dayEntry()).paperworks[0]).toMatchObject({ handed_in: true });
  await send(pdf('newer.pdf'), null);
  expect(await admin.get(path), 'another one came in its place').toMatchObject({ status: 404 });
});

test('[own.upload] two files sent at once as the same form leave one, in the row and in the store', async () => {
  const kept = world.filesKept().length;
  const answers = await Promise.all(['a.pdf', 'b.pdf', 'c.pdf'].map((name) => send(pdf(name), consent)));
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
  expect(world.filesKept()).toHaveLength(kept + 1);
  const { rows } = await world.db.execute<{ file_key: string }>(sql`
    select file_key from booking.candidate_files where candidate_id = ${candidate}::uuid`);
  expect(rows).toHaveLength(1);
  await world.deps.files.check(first(rows).file_key);
});
