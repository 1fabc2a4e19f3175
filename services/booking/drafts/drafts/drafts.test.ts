import { uuidv7 } from 'uuidv7';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import {
  addClinic,
  addPackage,
  addRoster,
  type Client,
  openBookingWorld,
} from '../../../../tests/support/bookings/booking-world.ts';

const EIGHT = '2026-11-24T00:00:00Z';

let manager: Client;
let booker: Client;

const world = await openBookingWorld();
afterAll(() => world.close());
beforeEach(async () => {
  world.clock.set('2026-11-23T01:00:00Z');
  [manager, booker] = [await world.as('manager'), await world.as('booker')];
});

const begin = (body: object = { step: 'company' }, client = manager) =>
  client.post('/drafts', { service_type: 'pem', body });

describe('a draft', () => {
  test('[wizard.survives] keeps what was typed, save by save, and brings it back', async () => {
    const { status, body: draft } = await begin();
    expect(status).toBe(201);
    expect(draft).toMatchObject({ revision: 1, service_type: 'pem', sid: null, body: { step: 'company' }, holds: [] });
    world.clock.pass(60_000);
    const saved = await manager.put(`/drafts/${draft.draft_id}`, {
      revision: 1,
      body: { step: 'time', touched: ['a'] },
    });
    expect(saved.body).toEqual({
      draft_id: draft.draft_id,
      revision: 2,
      updated_at: '2026-11-23T01:01:00Z',
      conflict: null,
    });
    expect((await manager.get(`/drafts/${draft.draft_id}`)).body).toMatchObject({
      revision: 2,
      body: { step: 'time', touched: ['a'] },
      updated_at: '2026-11-23T01:01:00Z',
    });
  });

  test('[wizard.survives] a second tab with an older revision writes nothing and gets the newer one', async () => {
    const { body: draft } = await begin();
    const save = (revision: number, step: string) =>
      manager.put(`/drafts/${draft.draft_id}`, { revision, body: { step } });
    await save(1, 'package');
    expect(await save(1, 'time')).toMatchObject({
      status: 200,
      body: { revision: 2, conflict: { draft_id: draft.draft_id, revision: 2, body: { step: 'package' }, holds: [] } },
    });
    expect((await manager.get(`/drafts/${draft.draft_id}`)).body.body).toEqual({ step: 'package' });
  });

  test('[wizard.survives] of two simultaneous saves one wins and the other gets its draft', async () => {
    const { body: draft } = await begin();
    const answers = await Promise.all(
      ['one', 'two'].map((step) => manager.put(`/drafts/${draft.draft_id}`, { revision: 1, body: { step } })),
    );
    expect(answers.map(({ body }) => body.conflict?.revision ?? 'saved').sort()).toEqual([2, 'saved']);
  });

  test.each([
    ['in order', [1, 2]],
    ['the parting save first', [2, 1]],
  ])(
    '[wizard.survives] two saves of one page over one revision, %s: the newer words stay',
    async (_order, sequences) => {
      const { body: draft } = await begin();
      const writer = uuidv7();
      for (const sequence of sequences) {
        const body = { typed: 'Liam'.slice(0, 2 * sequence) };
        const save = { revision: 1, body, writer, sequence };
        expect((await manager.put(`/drafts/${draft.draft_id}`, save)).body.conflict).toBeNull();
      }
      expect((await manager.get(`/drafts/${draft.draft_id}`)).body.body).toEqual({ typed: 'Liam' });
      const next = await manager.put(`/drafts/${draft.draft_id}`, { revision: 2, body: {}, writer, sequence: 3 });
      expect(next.body.conflict, 'the page may know of either').toBeNull();
    },
  );

  test('[wizard.survives] a page’s newer save does not hide what another tab saved in between', async () => {
    const { body: draft } = await begin();
    const [mine, theirs] = [uuidv7(), uuidv7()];
    const save = (revision: number, writer: string, sequence: number) =>
      manager.put(`/drafts/${draft.draft_id}`, { revision, body: { writer }, writer, sequence });
    await save(1, mine, 1);
    await save(2, theirs, 1);
    expect((await save(1, mine, 2)).body.conflict).toMatchObject({ revision: 3, body: { writer: theirs } });
    expect((await manager.get(`/drafts/${draft.draft_id}`)).body.body).toEqual({ writer: theirs });
  });

  test.each([
    ['in order', [1, 2]],
    ['the parting one first', [2, 1]],
  ])(
    '[wizard.survives] begun twice by a page that goes, %s, it is one draft with the newer words',
    async (_order, sequences) => {
      const [draft_id, writer] = [uuidv7(), uuidv7()];
      for (const sequence of sequences) {
        const body = { typed: 'Liam'.slice(0, 2 * sequence) };
        const { status, body: begun } = await manager.post('/drafts', {
          draft_id,
          service_type: 'pem',
          body,
          writer,
          sequence,
        });
        expect([status, begun.draft_id]).toEqual([201, draft_id]);
      }
      expect((await manager.get(`/drafts/${draft_id}`)).body.body).toEqual({ typed: 'Liam' });
    },
  );

  test('a taken id has the same refusal for every account', async () => {
    const { body: draft } = await begin();
    for (const client of [manager, booker]) {
      const again = {
        draft_id: draft.draft_id,
        service_type: 'pem',
        body: { theirs: true },
        writer: uuidv7(),
        sequence: 1,
      };
      expect(await client.post('/drafts', again)).toMatchObject({
        status: 409,
        body: { error: { code: 'DRAFT_EXISTS' } },
      });
    }
    expect((await manager.get(`/drafts/${draft.draft_id}`)).body.body).toEqual({ step: 'company' });
  });

  test('[wizard.resume] is listed for its account alone, newest first, by service type', async () => {
    const { body: first } = await begin();
    world.clock.pass(1000);
    const { body: second } = await manager.post('/drafts', { service_type: 'fit_test', body: {} });
    const ids = async (query = '', client = manager) =>
      (await client.get(`/drafts${query}`)).body.drafts.map((draft: { draft_id: string }) => draft.draft_id);
    const both = new Set([first.draft_id, second.draft_id]);
    expect((await ids()).filter((id: string) => both.has(id))).toEqual([second.draft_id, first.draft_id]);
    expect(await ids('?service_type=fit_test')).toEqual([second.draft_id]);
    expect(await ids('', booker)).toEqual([]);
  });

  test('another account’s draft and an unknown one have the same answer to every request', async () => {
    const { body: draft } = await begin();
    for (const id of [draft.draft_id, '01980c2f-0000-7000-8000-000000000000']) {
      expect((await booker.get(`/drafts/${id}`)).status).toBe(404);
      expect((await booker.put(`/drafts/${id}`, { revision: 1, body: {} })).status).toBe(404);
      expect((await booker.delete(`/drafts/${id}`)).status).toBe(404);
    }
    expect((await manager.get(`/drafts/${draft.draft_id}`)).status).toBe(200);
  });

  test('[wizard.survives] thrown away before its first save arrived, it does not begin, and its id is listed nowhere', async () => {
    const [draft_id, writer] = [uuidv7(), uuidv7()];
    const first = { draft_id, service_type: 'pem', body: { step: 'company' }, writer, sequence: 1 };
    const before = (await manager.get('/drafts')).body;
    expect((await manager.delete(`/drafts/${draft_id}`)).status).toBe(404);
    expect((await manager.post('/drafts', first)).status).toBe(404);
    expect((await booker.post('/drafts', first)).status, 'another account').toBe(409);
    expect((await manager.put(`/drafts/${draft_id}`, { revision: 1, body: {}, writer, sequence: 2 })).status).toBe(404);
    expect((await manager.get(`/drafts/${draft_id}`)).status).toBe(404);
    expect((await manager.delete(`/drafts/${draft_id}`)).status, 'again').toBe(404);
    expect((await manager.get('/drafts')).body).toEqual(before);
    expect((await manager.post('/drafts', { ...first, draft_id: uuidv7() })).status, 'another id').toBe(201);
  });

  test('holds no more than 64 KB, and only an object', async () => {
    const { body: draft } = await begin();
    const large = { text: 'x'.repeat(64 * 1024) };
    expect((await begin(large)).status).toBe(413);
    expect((await manager.put(`/drafts/${draft.draft_id}`, { revision: 1, body: large })).status).toBe(413);
    expect((await manager.put(`/drafts/${draft.draft_id}`, { revision: 1, body: 'text' })).status).toBe(400);
  });

  test('[slots.hold] thrown away, it gives its held times back', async () => {
    const [site, medical] = [await addClinic(world.db), await addPackage(world.db, 30)];
    const roster = await addRoster(world.db, site, EIGHT, 1);
    const { body: draft } = await begin();
    const reserve = (draft_id: string, client: Client) =>
      client.post('/reservations', {
        site_id: site,
        package_id: medical,
        calendar_ids: [roster],
        calendar_from_time: EIGHT,
        draft_id,
        candidate_index: 0,
      });
    expect((await reserve(draft.draft_id, manager)).status).toBe(201);
    const theirs = await booker.newDraft();
    expect((await reserve(theirs, booker)).status).toBe(409);
    expect((await manager.delete(`/drafts/${draft.draft_id}`)).status).toBe(204);
    expect((await manager.get(`/drafts/${draft.draft_id}`)).status).toBe(404);
    expect((await reserve(theirs, booker)).status).toBe(201);
  });
});
