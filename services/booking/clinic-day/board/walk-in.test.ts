import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import {
  addClinic,
  addPackage,
  addRoster,
  openBookingWorld,
} from '../../../../tests/support/bookings/booking-world.ts';
import {
  addResource,
  addVisitClinic,
  claimedStops,
  standardMedical,
} from '../../../../tests/support/bookings/visit-clinic.ts';

const EIGHT = '2026-11-24T00:00:00Z';

const world = await openBookingWorld();
const desk = await world.as('admin');
const manager = await world.as('manager');
afterAll(() => world.close());

/** A doctor with an hour at a site, and a draft that holds its first quarter, as a press on the board does. */
async function pressTime() {
  const site = await addClinic(world.db);
  const roster = await addRoster(world.db, site, EIGHT, 4);
  const [short, long] = [await addPackage(world.db, 15), await addPackage(world.db, 45)];
  const { body: draft } = await desk.post('/drafts', { service_type: 'pem', body: { walkIn: true } });
  const draftId: string = draft.draft_id;
  const reserve = (packageId: string, replaces: string | null = null) =>
    desk.post('/reservations', {
      site_id: site,
      package_id: packageId,
      calendar_ids: [roster],
      calendar_from_time: EIGHT,
      draft_id: draftId,
      candidate_index: 0,
      replaces,
    });
  const held = await reserve(short);
  const blocks = async () =>
    (await desk.get(`/scheduler/bookings?site_id=${site}&from_date=2026-11-24&to_date=2026-11-24`)).body.bookings.map(
      ({ kind, calendar_to_time: to }: { kind: string; calendar_to_time: string }) => `${kind} ${to}`,
    );
  return { draftId, long, reserve, blocks, reserveId: held.body.reserve_id as string };
}

const bookingOf = (draftId: string, packageId: string, reserveId: string) => ({
  draft_id: draftId,
  header: {
    org_id: manager.orgId,
    service_type: 'pem',
    result_email: 'results@redgum.example',
    invoice_email: 'accounts@redgum.example',
    contact_name: 'Heidi Moss',
    contact_phone: '08 5550 1000',
    contact_email: 'desk@banksia.example',
    policy_accepted: true,
  },
  candidates: [
    {
      candidate_name: 'Wanda Walkin',
      candidate_dob: '1990-02-03',
      candidate_gender: 'Female',
      candidate_phone: '0491570006',
      candidate_email: 'wanda@example.com',
      candidate_position: 'Driller',
      package_id: packageId,
      reserve_id: reserveId,
      from_time: EIGHT,
    },
  ],
});

test('[board.walk-in] a pressed time is held for a quarter, grows with the package, and is given back with its draft', async () => {
  const { draftId, long, reserve, blocks, reserveId } = await pressTime();
  expect(await blocks()).toEqual(['hold 2026-11-24T00:15:00Z']);
  const longer = await reserve(long, reserveId);
  expect([longer.status, await blocks()]).toEqual([201, ['hold 2026-11-24T00:45:00Z']]);
  const drafts = (await desk.get('/drafts')).body.drafts.map(({ draft_id }: { draft_id: string }) => draft_id);
  expect(drafts, 'nothing to go on with under Make Booking').not.toContain(draftId);
  expect((await desk.delete(`/drafts/${draftId}`)).status).toBe(204);
  expect(await blocks()).toEqual([]);
});

test('[board.walk-in] the desk’s account is the maker of a whole booking: status, audit, mail, and once whatever is sent again', async () => {
  const { draftId, long, reserve, blocks, reserveId } = await pressTime();
  const { body: held } = await reserve(long, reserveId);
  const key = randomUUID();
  const send = () => desk.post('/bookings', bookingOf(draftId, long, held.reserve_id), { 'idempotency-key': key });
  const [first, again] = [await send(), await send()];
  expect([first.status, again.body]).toEqual([201, first.body]);
  const { booking_id: bookingId, candidates } = first.body;
  expect(candidates[0].status).toBe('Confirmed');
  expect(await blocks()).toEqual(['booking 2026-11-24T00:45:00Z']);
  const { rows } = await world.db.execute(sql`
    select b.created_by = ${desk.accountId}::uuid as is_maker, b.org_id = ${manager.orgId}::uuid as is_company,
      (select array_agg(action) from audit.entries e where e.booking_id = b.id and e.account_id = ${desk.accountId}::uuid) as actions,
      (select array_agg(recipient) from mail.outbox o where o.entity_id = ${candidates[0].candidate_id}::uuid) as mails
    from booking.bookings b where b.id = ${bookingId}::uuid`);
  expect(rows).toEqual([
    {
      is_maker: true,
      is_company: true,
      actions: ['booking.created'],
      mails: expect.arrayContaining(['wanda@example.com']),
    },
  ]);
});

test('[board.walk-in] an expired hold cannot be booked, and each refusal names its field', async () => {
  const { draftId, long, reserve, reserveId } = await pressTime();
  const { body: held } = await reserve(long, reserveId);
  const body = bookingOf(draftId, long, held.reserve_id);
  const [person] = body.candidates;
  const wrong = { ...body, candidates: [{ ...person, candidate_phone: '12' }] };
  const refused = await desk.post('/bookings', wrong, { 'idempotency-key': randomUUID() });
  expect([refused.status, Object.keys(refused.body.error.details.fields)]).toEqual([
    422,
    ['candidates.0.candidate_phone'],
  ]);
  await world.db.execute(sql`delete from booking.reservations where draft_id = ${draftId}::uuid`);
  const late = await desk.post('/bookings', body, { 'idempotency-key': randomUUID() });
  expect([late.status, late.body.error.code]).toEqual([409, 'HOLD_EXPIRED']);
});

test('[board.walk-in] the company’s last addresses are proposed, and not to another company', async () => {
  const path = `/booking-addresses?org=${manager.orgId}`;
  const expected = { result_email: 'results@redgum.example', invoice_email: 'accounts@redgum.example' };
  expect((await desk.get(path)).body).toEqual(expected);
  expect((await manager.get(path)).body).toEqual(expected);
  const coralBay = await world.as('coralbay');
  expect((await coralBay.get(path)).status).toBe(404);
  expect((await coralBay.get(`/booking-addresses?org=${coralBay.orgId}`)).status).toBe(200);
});

test('[board.walk-in-visit] a pressed time grows into a whole visit, with the doctor whose time was pressed', async () => {
  const medical = await standardMedical(world.db);
  const clinic = await addVisitClinic(world.db, EIGHT, 2);
  const other = await addResource(
    world.db,
    { clinicId: clinic.clinicId, from: EIGHT, hours: 2 },
    { kind: 'doctor', name: 'Dr Omar Haddad' },
  );
  const { body: draft } = await desk.post('/drafts', { service_type: 'pem', body: { walkIn: true } });
  const press = { site_id: clinic.clinicId, calendar_from_time: EIGHT, draft_id: draft.draft_id, candidate_index: 0 };
  const quarter = await addPackage(world.db, 15);
  const first = await desk.post('/reservations', { ...press, package_id: quarter, calendar_ids: [other] });
  const replaces = first.body.reserve_id;
  const visit = await desk.post('/reservations', { ...press, package_id: medical, calendar_ids: [other], replaces });
  expect(visit.body).toMatchObject({ calendar_id: other, booking_end_time: '2026-11-24T01:00:00Z' });
  const made = await desk.post('/bookings', bookingOf(draft.draft_id, medical, visit.body.reserve_id), {
    'idempotency-key': randomUUID(),
  });
  expect(made.status).toBe(201);
  expect(await claimedStops(world.db, clinic.clinicId, EIGHT)).toMatchObject([
    { kind: 'booking', stops: ['Audiometry', 'Clinical examination', 'Observations'], slots: 8 },
  ]);
});
