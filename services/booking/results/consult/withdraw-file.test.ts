import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { defined } from '../../../../machines/lib/assert-defined.ts';
import { type Client, openBookingWorld } from '../../../../tests/support/bookings/booking-world.ts';
import { addExamined, type Examined } from '../../../../tests/support/bookings/consult-world.ts';
import { plainPdf } from '../../../files/plain-pdf.ts';

let examined: Examined;

const world = await openBookingWorld();
const [admin, manager] = [await world.as('admin'), await world.as('manager')];
afterAll(() => world.close());
beforeEach(async () => {
  await world.db.execute(sql`delete from mail.outbox`);
  examined = await addExamined(world.db, world.deps.files, manager);
});

const wrong = () => defined(examined.files[0]);
const withdraw = (client: Client, body: object = {}, fileId = wrong().file_id) =>
  client.post(`/consult-files/${fileId}/withdraw`, {
    reason: 'It belongs to another person.',
    tell_readers: true,
    ...body,
  });
const ask = (client: Client, { file_id, type } = wrong()) =>
  client.get(`/consult-files?${new URLSearchParams({ candidate_id: examined.candidateId, file_id, type })}`);
const detail = async (client: Client) => (await client.get(`/candidates/${examined.candidateId}`)).body;
const mails = async () =>
  (
    await world.db.execute<{ recipient: string; subject: string; text: string }>(
      sql`select recipient, subject, content->>'text' as text from mail.outbox order by recipient`,
    )
  ).rows;

async function upload(fields: Record<string, string>, fileName = 'Right.pdf') {
  const form = new FormData();
  for (const [name, value] of Object.entries({ file_type: 'medical_report', ...fields })) form.append(name, value);
  form.append('file', new File([new Uint8Array(plainPdf('Right', ['Fit.']))], fileName));
  const { access_token: token } = await world.signIn('admin');
  const answer = await world.booking.fetch(
    new Request(`http://booking/booking/candidates/${examined.candidateId}/consult-files`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      body: form,
    }),
  );
  return { status: answer.status, body: await answer.json() };
}

test('a file that the candidate has already is refused under any name, until it is withdrawn; no second copy is stored', async () => {
  const stored = await upload({});
  expect(stored.status).toBe(201);
  const saved = world.filesKept().length;
  const again = await Promise.all([upload({}, 'Other name.pdf'), upload({ file_type: 'audiometry' })]);
  expect(again.map(({ status, body }) => [status, body.error.code, body.error.message])).toEqual(
    Array(2).fill([409, 'DUPLICATE', expect.stringMatching(/ has this file already, as Right\.pdf\.$/)]),
  );
  expect(world.filesKept()).toHaveLength(saved);
  await world.db.execute(
    sql`update booking.consult_files set withdrawn_at = now() where id = ${stored.body.file_id}::uuid`,
  );
  expect((await upload({}, 'Other name.pdf')).status).toBe(201);
});

test('[detail.consult-files] files of one name differ by when they came and who uploaded them, if that account still exists', async () => {
  const { file_id } = (await upload({}, 'Report.pdf')).body;
  const uploaded = async () =>
    (await detail(manager)).consult_files.find((file: { file_id: string }) => file.file_id === file_id);
  expect(await uploaded()).toMatchObject({ created_at: '2026-11-23T01:00:00Z', created_by: 'Helen Marsh' });
  await world.db.execute(sql`
    update booking.consult_files set created_by = gen_random_uuid() where id = ${file_id}::uuid`);
  expect((await uploaded()).created_by).toBe(null);
});

test('[consult.withdrawn] a withdrawn file is never served again, by an address from before neither; it stays stored', async () => {
  const { signed_url: url } = (await ask(manager)).body.files[0];
  expect((await manager.download(url)).status).toBe(200);
  const saved = world.filesKept().length;
  expect((await withdraw(admin)).status).toBe(200);
  expect(await ask(manager)).toMatchObject({
    status: 410,
    body: {
      error: {
        code: 'WITHDRAWN',
        message: `${wrong().name} was withdrawn on 23/11/2026: It belongs to another person.`,
      },
    },
  });
  const late = await manager.download(url);
  expect(late.status).toBe(410);
  expect((await late.json()).error.message).toBe('This file was withdrawn. The booking’s page says why.');
  expect(world.filesKept()).toHaveLength(saved);
  expect((await ask(manager, examined.files[1])).status).toBe(200);
});

test('[consult.withdrawn] only who uploads results withdraws them, once, and with a reason', async () => {
  expect((await withdraw(manager)).status).toBe(403);
  for (const reason of ['', '   ']) {
    expect(await withdraw(admin, { reason })).toMatchObject({ status: 400, body: { error: { field: 'reason' } } });
  }
  expect((await withdraw(admin, {}, examined.candidateId)).status).toBe(404);
  expect((await ask(manager)).status).toBe(200);
  const together = await Promise.all([withdraw(admin), withdraw(admin), withdraw(admin)]);
  expect(together.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
});

test('[consult.withdrawn][detail.history] the booking says who withdrew it, when and why, and what came in its place', async () => {
  await withdraw(admin);
  const right = await upload({ replaces_file_id: wrong().file_id });
  expect(right.status).toBe(201);
  const { consult_files: files, history } = await detail(manager);
  expect(files.find(({ file_id }: { file_id: string }) => file_id === wrong().file_id)).toMatchObject({
    withdrawn: { at: '2026-11-23T01:00:00Z', by: 'Helen Marsh', reason: 'It belongs to another person.' },
  });
  expect(files.find(({ file_id }: { file_id: string }) => file_id === right.body.file_id)).toMatchObject({
    withdrawn: null,
    replaces_id: wrong().file_id,
  });
  const ofFiles = history.filter(({ action }: { action: string }) => action.startsWith('consult-file.'));
  expect(ofFiles).toMatchObject([
    { action: 'consult-file.added', after: { file_name: 'Right.pdf', replaces: wrong().name } },
    { action: 'consult-file.withdrawn', by: 'Helen Marsh', after: { reason: 'It belongs to another person.' } },
  ]);
});

test('[consult.withdrawn] only a withdrawn file of the same candidate is replaced, and once', async () => {
  const other = await addExamined(world.db, world.deps.files, manager);
  await withdraw(admin, {}, defined(other.files[0]).file_id);
  for (const id of [wrong().file_id, defined(other.files[0]).file_id, 'nonsense']) {
    expect(await upload({ replaces_file_id: id })).toMatchObject({
      status: 422,
      body: { error: { field: 'replaces_file_id' } },
    });
  }
  await withdraw(admin);
  const together = await Promise.all([1, 2].map(() => upload({ replaces_file_id: wrong().file_id })));
  expect(together.map(({ status }) => status).toSorted()).toEqual([201, 409]);
});

test('[consult.readers] only the provider sees the list of its readers', async () => {
  await ask(manager);
  world.clock.pass(60_000);
  await ask(manager);
  const readers = async (client: Client) =>
    (await detail(client)).consult_files.map((file: { file_id: string; readers: unknown }) => [
      file.file_id,
      file.readers,
    ]);
  const at = `${world.clock.now().toISOString().slice(0, 19)}Z`;
  const listed = Object.fromEntries(await readers(admin));
  expect(listed[wrong().file_id]).toEqual([{ name: 'Priya Raman', organisation: 'Redgum Mining', at }]);
  expect(listed[defined(examined.files[1]).file_id]).toEqual([]);
  expect(Object.values(Object.fromEntries(await readers(manager)))).toEqual([null, null]);
});

test('[consult.readers] the readers get a mail if the provider chooses so: one each, without a name and without the reason', async () => {
  await ask(manager);
  await ask(manager);
  await ask(admin);
  expect((await withdraw(admin)).body).toEqual({ told: 1 });
  const [mail, ...more] = await mails();
  expect(more).toEqual([]);
  expect(mail?.recipient).toContain('priya.raman');
  expect(mail?.text).toContain(`https://portal.example/booking/${examined.candidateId}/detail`);
  expect(`${mail?.subject} ${mail?.text}`).not.toMatch(/Liam|another person|medical|report/i);
});

test('[consult.readers] no mail is sent without that choice, or without a reader', async () => {
  expect((await withdraw(admin)).body).toEqual({ told: 0 });
  await ask(manager, examined.files[1]);
  expect((await withdraw(admin, { tell_readers: false }, defined(examined.files[1]).file_id)).body).toEqual({
    told: 0,
  });
  expect(await mails()).toEqual([]);
});
