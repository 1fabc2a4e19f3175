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
  await setUp('Attended', 'results@redgum.example; HR@redgum.example');
});

async function setUp(status: string, resultEmail: string) {
  const { candidateId, bookingId } = examined;
  await world.db.execute(sql`update booking.candidates set status = ${status} where id = ${candidateId}::uuid`);
  await world.db.execute(sql`
    update booking.bookings set result_email = ${resultEmail}, contact_email = 'priya@redgum.example'
    where id = ${bookingId}::uuid`);
}

const complete = () => admin.put('/statuses', { candidate_ids: [examined.candidateId], status: 'Completed' });
const read = (client: Client, files = examined.files) =>
  client.post('/consult-files', { file_request_list: files.map(({ file_id, type }) => ({ file_id, type })) });
const acknowledge = (client: Client) => client.post(`/candidates/${examined.candidateId}/results-acknowledgement`, {});
const mails = async () =>
  (
    await world.db.execute<{ kind: string; recipient: string; subject: string; text: string; minutes: number }>(sql`
      select kind, recipient, subject, content->>'text' as text,
        extract(epoch from next_try_at - created_at)::int / 60 as minutes
      from mail.outbox where kind like 'results.%' order by kind, recipient`)
  ).rows;

async function upload(name = 'Spirometry.pdf') {
  const form = new FormData();
  form.append('file_type', 'spirometry');
  form.append('file', new File([new Uint8Array(plainPdf('Right', [name]))], name));
  const { access_token: token } = await world.signIn('admin');
  const url = `http://booking/booking/candidates/${examined.candidateId}/consult-files`;
  const answer = await world.booking.fetch(
    new Request(url, { method: 'POST', headers: { authorization: `Bearer ${token}` }, body: form }),
  );
  expect(answer.status).toBe(201);
}

test('[results.mail] once a candidate is Completed each results address gets one link, never the file', async () => {
  await upload();
  expect(await mails()).toEqual([]);
  expect((await complete()).status).toBe(200);
  const [ready, other, ...reminders] = await mails();
  expect([ready, other]).toMatchObject([
    { kind: 'results.ready', recipient: 'hr@redgum.example', minutes: 2 },
    { kind: 'results.ready', recipient: 'results@redgum.example', minutes: 2 },
  ]);
  expect(defined(ready).text).toContain('Liam O’Connor');
  const { pathname, searchParams } = new URL(defined(/https:\S+/.exec(defined(ready).text)?.[0]));
  expect(pathname).toBe('/booking/download-consult-file');
  expect(searchParams.get('candidate_id')).toBe(examined.candidateId);
  expect(searchParams.getAll('file_id')).toHaveLength(3);
  expect(searchParams.getAll('file_id')).toEqual(expect.arrayContaining(examined.files.map(({ file_id }) => file_id)));
  expect(reminders.map(({ kind, minutes }) => [kind, minutes])).toEqual(
    Array.from({ length: 2 }, () => ['results.reminder', 3 * 24 * 60]),
  );
});

test('[results.mail] files added after it, before the mail has left, are in the same mail', async () => {
  await complete();
  await upload();
  await upload('Second.pdf');
  const ready = (await mails()).filter(({ kind }) => kind === 'results.ready');
  expect(ready).toHaveLength(2);
  expect(defined(ready[0]).text).toContain('has 4 files for you');
});

test('[results.mail] several uploads at once are all stored, and write one mail', async () => {
  await complete();
  await Promise.all(['A.pdf', 'B.pdf', 'C.pdf', 'D.pdf'].map((name) => upload(name)));
  const ready = (await mails()).filter(({ kind }) => kind === 'results.ready');
  expect(ready.map(({ recipient }) => recipient)).toEqual(['hr@redgum.example', 'results@redgum.example']);
  expect(defined(ready[0]).text).toContain('has 6 files for you');
});

test('a file withdrawn after the mail has left announces nothing again; the reminder names what is left', async () => {
  await complete();
  await world.db.execute(sql`update mail.outbox set state = 'sent' where kind = 'results.ready'`);
  const [first] = examined.files;
  await admin.post(`/consult-files/${defined(first).file_id}/withdraw`, { reason: 'Wrong.', tell_readers: false });
  const after = await mails();
  expect(after.map(({ kind }) => kind)).toEqual([
    'results.ready',
    'results.ready',
    'results.reminder',
    'results.reminder',
  ]);
  expect(after[2]?.text).not.toContain(defined(first).file_id);
});

test('without a results address the booking person gets the mail, and without files no mail is sent', async () => {
  await setUp('Attended', ' ; not-an-address');
  await complete();
  expect((await mails()).map(({ recipient }) => recipient)).toEqual(['priya@redgum.example', 'priya@redgum.example']);
  for (const { file_id } of examined.files) {
    await admin.post(`/consult-files/${file_id}/withdraw`, { reason: 'Wrong person.', tell_readers: false });
  }
  expect(await mails()).toEqual([]);
});

test('[results.read] a download by the company is the receipt that the provider sees; its own downloads are none', async () => {
  await complete();
  const receipts = async (client: Client) =>
    (await client.get(`/candidates/${examined.candidateId}`)).body.consult_files.map(
      ({ read: receipt }: { read: { by: string } | null }) => receipt?.by ?? null,
    );
  expect((await read(admin)).status).toBe(200);
  expect(await receipts(admin)).toEqual([null, null]);
  expect((await read(manager, examined.files.slice(0, 1))).status).toBe(200);
  expect((await receipts(admin)).sort()).toEqual(['Priya Raman', null]);
});

test('[results.read][list.filter] the list is filtered by how far the company is with its results', async () => {
  const isListed = async (...states: string[]) => {
    const { body } = await manager.get(
      `/bookings?page_size=100&${states.map((state) => `results=${state}`).join('&')}`,
    );
    return body.bookings.some(({ candidate_id: id }: { candidate_id: string }) => id === examined.candidateId);
  };
  const found = async () => [await isListed('Unread'), await isListed('Read'), await isListed('Acknowledged')];
  expect(await found()).toEqual([true, false, false]);
  await read(manager, examined.files.slice(0, 1));
  expect(await found()).toEqual([true, false, false]);
  await read(manager);
  expect(await found()).toEqual([false, true, false]);
  await acknowledge(manager);
  expect(await found()).toEqual([false, false, true]);
  expect([await isListed('Unread', 'Acknowledged'), await isListed('Nothing')]).toEqual([true, false]);
});

test('[results.read] the reminder goes once every file was read, and not before', async () => {
  await complete();
  const waiting = async () => (await mails()).filter(({ kind }) => kind === 'results.reminder').length;
  await read(manager, examined.files.slice(0, 1));
  expect(await waiting()).toBe(2);
  await read(manager);
  expect(await waiting()).toBe(0);
});

test('[results.acknowledge] the company acknowledges what it has read; the provider and other companies cannot', async () => {
  await complete();
  expect(await acknowledge(manager)).toMatchObject({
    status: 409,
    body: { error: { code: 'NOT_READ', message: '2 files have not been downloaded yet.' } },
  });
  await read(manager);
  expect(await acknowledge(admin)).toMatchObject({ status: 409, body: { error: { code: 'NOT_OWN_COMPANY' } } });
  expect((await acknowledge(await world.as('coralbay'))).status).toBe(404);
  expect(await acknowledge(manager)).toMatchObject({ status: 200, body: { acknowledged: 2 } });
  expect(await acknowledge(manager)).toMatchObject({ status: 200, body: { acknowledged: 0 } });
  const { consult_files: files, history } = (await manager.get(`/candidates/${examined.candidateId}`)).body;
  expect(files.map(({ acknowledged }: { acknowledged: { by: string } }) => acknowledged.by)).toEqual([
    'Priya Raman',
    'Priya Raman',
  ]);
  expect(history.filter(({ action }: { action: string }) => action === 'results.acknowledged')).toHaveLength(1);
});
