import { sql } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { addExamined } from '../../../tests/support/bookings/consult-world.ts';
import { GIGABYTE, sendGigabyte } from '../../../tests/support/gigabyte.ts';
import { call, openWorld, storeThatIsDown } from '../../../tests/support/services.ts';
import { silentLog } from '../../../tests/support/silent-log.ts';
import { zipOf } from '../../../tests/support/zip.ts';
import { plainPdf } from '../../files/plain-pdf.ts';
import { serve } from '../../server/http-server.ts';
import { companiesService } from '../companies.service.ts';

const world = await openWorld();
const companies = companiesService(world.deps);
afterAll(() => world.close());

type Sent = Record<string, string | File>;
const pdf = (name = 'Form.pdf', bytes: Uint8Array = plainPdf('Form', ['One line.'])) =>
  new File([new Uint8Array(bytes)], name);

async function as(username: string, service = companies) {
  const { access_token: token, org, account_id: accountId } = await world.signIn(username);
  const upload = async (fields: Sent, query = '') => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    const headers = { authorization: `Bearer ${token}` };
    const answer = await service.fetch(
      new Request(`http://companies/companies/paperworks${query}`, { method: 'POST', headers, body: form }),
    );
    return { status: answer.status, body: JSON.parse(await answer.text()) };
  };
  const ask = (method: string, path: string, body?: object) =>
    call(service, method, `/companies/paperworks${path}`, { token, ...(body ? { body } : {}) });
  return { token, org, accountId, upload, ask };
}

const listed = async (client: Awaited<ReturnType<typeof as>>, query = '') =>
  (await client.ask('GET', `?is_count=true&company_paperworks=true${query}`)).body;
const download = (signedUrl: string, { token }: { token: string }, service = companies) =>
  service.fetch(
    new Request(signedUrl.replace(/^.*\/files\/companies\//, 'http://companies/companies/files/'), {
      headers: { authorization: `Bearer ${token}` },
    }),
  );

describe('paperwork', () => {
  test('[call.paperworks][data.paperwork][admin.paperworks] is uploaded as form data, listed, renamed and deleted', async () => {
    const manager = await as('manager');
    const { status, body } = await manager.upload(
      { paper_work: ' Site  rules ', temporary: 'false', file: pdf() },
      `?org=${manager.org}`,
    );
    expect(status).toBe(201);
    expect(body).toMatchObject({
      paper_work: 'Site rules',
      company_id: manager.org,
      temporary: false,
      file_name: 'Form.pdf',
      link: `/companies/paperworks/${body.id}/file`,
    });
    const found = await listed(manager, `&org=${manager.org}&company_id=${manager.org}&search=rules`);
    expect(found).toMatchObject({ count: 1, paper_works: [{ id: body.id, paper_work: 'Site rules' }] });
    const change = { paper_work: 'House rules', update_mask: ['paper_work'], updated_at: body.updated_at };
    const renamed = await manager.ask('PUT', `/${body.id}?org=${manager.org}`, change);
    expect(renamed).toMatchObject({ status: 200, body: { paper_work: 'House rules' } });
    const late = await manager.ask('PUT', `/${body.id}`, { ...change, paper_work: 'Other rules' });
    expect(late).toMatchObject({ status: 409, body: { error: { code: 'EDIT_CONFLICT' } } });
    const { signed_url } = (await manager.ask('GET', `/${body.id}/file`)).body;
    expect((await manager.ask('DELETE', `/${body.id}?org=${manager.org}`)).status).toBe(204);
    expect((await listed(manager, '&search=rules')).count).toBe(0);
    expect((await download(signed_url, manager)).status).toBe(404);
    const { rows } = await world.database.db.execute(
      sql`select action from audit.entries where entity_id = ${body.id} order by id`,
    );
    expect(rows.map(({ action }) => action)).toEqual([
      'paperwork.uploaded',
      'paperwork.renamed',
      'paperwork.opened',
      'paperwork.deleted',
    ]);
  });

  test('[call.paperworks] its link answers an address that gives the file, under a name that is only a name', async () => {
    const manager = await as('manager');
    const { body } = await manager.upload({ file: pdf('../../etc/../passwd.exe') });
    expect(body).toMatchObject({ file_name: 'passwd.pdf', paper_work: 'passwd.pdf' });
    const link = await manager.ask('GET', body.link.replace('/companies/paperworks', ''));
    const answer = await download(link.body.signed_url, manager);
    expect(answer.headers.get('content-disposition')).toContain('attachment; filename="passwd.pdf"');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(plainPdf('Form', ['One line.']));
    world.clock.pass(60_000);
    expect((await download(link.body.signed_url, manager)).status).toBe(403);
  });

  test('fields may come after the file, and a letter is taken as well', async () => {
    const manager = await as('manager');
    const file = pdf('letter.txt', zipOf(['[Content_Types].xml', 'word/document.xml']));
    const { body } = await manager.upload({ file, paper_work: 'Letter' });
    expect(body).toMatchObject({ paper_work: 'Letter', file_name: 'letter.docx' });
  });

  test('[call.paperworks] an invalid paperwork is refused at its field, and nothing of it is stored', async () => {
    const manager = await as('manager');
    const before = (await listed(manager)).count;
    const program = pdf('form.pdf', Buffer.from('MZ program'));
    expect(await manager.upload({ file: program })).toMatchObject({ status: 422, body: { error: { field: 'file' } } });
    expect(await manager.upload({ paper_work: 'None' })).toMatchObject({
      status: 422,
      body: { error: { field: 'file' } },
    });
    const unnamed = await manager.upload({ file: pdf(), paper_work: '  ' });
    expect(unnamed).toMatchObject({ status: 422, body: { error: { field: 'paper_work' } } });
    const long = await manager.upload({ file: pdf(), paper_work: 'x'.repeat(201) });
    expect(long.body.error.field).toBe('paper_work');
    expect((await manager.upload({ file: pdf(), company_id: 'mine' })).body.error.field).toBe('company_id');
    expect((await manager.ask('POST', '', { paper_work: 'JSON' })).status).toBe(415);
    expect((await listed(manager)).count).toBe(before);
  });
});

describe('nothing is there by half', () => {
  /** Rows and files: one of each, or none. */
  const saved = async () => {
    const { rows } = await world.database.db.execute<{ count: number }>(
      sql`select count(*)::int as count from companies.paperworks`,
    );
    return { rows: rows[0]?.count, files: world.filesKept().length };
  };
  const down = () => companiesService({ ...world.deps, files: storeThatIsDown });

  test('[call.paperworks] with the store down nothing is taken, given or deleted, and each says why; later it goes', async () => {
    const [manager, then] = [await as('manager'), await as('manager', down())];
    const { body: stored } = await manager.upload({ file: pdf(), paper_work: 'Kept' });
    const before = await saved();
    const why = (verb: string) => ({
      status: 503,
      body: { error: { code: 'UNAVAILABLE', message: `Files cannot be ${verb} at the moment. Try again later.` } },
    });
    expect(await then.upload({ file: pdf(), paper_work: 'Lost' })).toMatchObject(why('stored'));
    expect(await then.ask('GET', `/${stored.id}/file`)).toMatchObject(why('read'));
    const { signed_url } = (await manager.ask('GET', `/${stored.id}/file`)).body;
    expect((await download(signed_url, manager, down())).status).toBe(503);
    expect(await then.ask('DELETE', `/${stored.id}`)).toMatchObject(why('deleted'));
    expect(await saved()).toEqual(before);
    expect((await download(signed_url, manager)).status).toBe(200);
    expect((await manager.ask('DELETE', `/${stored.id}`)).status).toBe(204);
    expect(await saved()).toEqual({ rows: Number(before.rows) - 1, files: before.files - 1 });
  });

  test('[call.paperworks] a row that the database refuses leaves no file', async () => {
    const quiet = await as('manager', companiesService({ ...world.deps, log: silentLog }));
    const before = await saved();
    const { db } = world.database;
    await db.execute(sql`alter table companies.paperworks add constraint full_up check (paper_work <> 'One too many')`);
    try {
      expect((await quiet.upload({ file: pdf(), paper_work: 'One too many' })).status).toBe(500);
    } finally {
      await db.execute(sql`alter table companies.paperworks drop constraint full_up`);
    }
    expect(await saved()).toEqual(before);
  });
});

describe('permissions', () => {
  test('[call.paperworks] a company keeps its own; the provider any company’s; a booking only temporary ones', async () => {
    const [manager, admin, booker] = [await as('manager'), await as('admin'), await as('booker')];
    const other = (await as('coralbay')).org;
    expect((await manager.upload({ file: pdf() }, `?org=${other}`)).status).toBe(404);
    expect((await manager.upload({ file: pdf(), company_id: other })).status).toBe(404);
    const saved = await admin.upload({ file: pdf(), company_id: other, paper_work: 'By the provider' });
    expect(saved).toMatchObject({ status: 201, body: { company_id: other } });
    expect((await booker.upload({ file: pdf(), temporary: 'false' })).status).toBe(403);
    const temporary = await booker.upload({ file: pdf(), temporary: 'true', paper_work: 'For once' });
    expect(temporary).toMatchObject({ status: 201, body: { temporary: true } });
    expect((await listed(manager, '&search=once')).count).toBe(0);
    expect((await (await as('restricted')).upload({ file: pdf() })).status).toBe(403);
    const path = `/${saved.body.id}`;
    const rename = { paper_work: 'Mine', update_mask: ['paper_work'] };
    expect((await manager.ask('PUT', path, rename)).status).toBe(404);
    expect((await manager.ask('DELETE', path)).status).toBe(404);
    expect((await manager.ask('GET', `${path}/file`)).status).toBe(404);
    expect((await booker.ask('PUT', `/${temporary.body.id}`, rename)).status).toBe(200);
    expect((await booker.ask('DELETE', `/${temporary.body.id}`)).status).toBe(204);
    expect((await admin.ask('DELETE', `${path}?org=${other}`)).status).toBe(204);
  });

  test('[call.paperworks] a paperwork of an open booking is not deleted, and the refusal gives its use', async () => {
    const manager = await as('manager');
    const { body } = await manager.upload({ file: pdf(), paper_work: 'In use' });
    const { db } = world.database;
    const { bookingId, candidateId } = await addExamined(db, world.deps.files, {
      orgId: manager.org,
      accountId: manager.accountId,
    });
    await db.execute(
      sql`update booking.bookings set paperwork_ids = array[${body.id}::uuid] where id = ${bookingId}::uuid`,
    );
    const setStatus = (status: string) =>
      db.execute(sql`update booking.candidates set status = ${status} where id = ${candidateId}::uuid`);
    await setStatus('Confirmed');
    const refused = await manager.ask('DELETE', `/${body.id}`);
    expect(refused.status).toBe(409);
    expect(refused.body.error).toMatchObject({
      code: 'PAPERWORK_IN_USE',
      message: expect.stringMatching(/^It is used by open bookings: PF-\w+\.$/),
      details: { bookings: [{ candidate_id: candidateId, candidate_name: 'Liam O’Connor' }] },
    });
    await setStatus('Completed');
    expect((await manager.ask('DELETE', `/${body.id}`)).status).toBe(204);
  });
});

test('[call.paperworks] a gigabyte is refused before it is read, announced or not; of what stops in the middle nothing stays', async () => {
  const authorization = `Bearer ${(await as('manager')).token}`;
  const server = await serve(companies.fetch, { host: '127.0.0.1', port: 0 });
  const url = `http://127.0.0.1:${server.port}/companies/paperworks`;
  const before = world.filesKept();
  try {
    expect(await sendGigabyte({ url, authorization, announced: true })).toEqual({ status: 413, sent: 0 });
    const unannounced = await sendGigabyte({ url, authorization, announced: false });
    expect(unannounced.status).toBe(413);
    expect(unannounced.sent).toBeLessThan(GIGABYTE / 16);
    expect(world.filesKept()).toEqual(before);
    const leavesAfter = () => expect.poll(() => world.filesKept().length).toBe(before.length + 1);
    await sendGigabyte({ url, authorization, announced: false, leavesAfter });
    await expect.poll(() => world.filesKept()).toEqual(before);
  } finally {
    await server.close(0);
  }
});
