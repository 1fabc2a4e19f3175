import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  BOOKING_STATUSES,
  canBecome,
  isSetElsewhere,
} from '../../../../machines/rules/booking/booking-status.table.ts';
import { type Booked, book, hold } from '../../../../tests/support/bookings/booked.ts';
import {
  addClinic,
  addPackage,
  addRoster,
  type Client,
  openBookingWorld,
} from '../../../../tests/support/bookings/booking-world.ts';
import { storeThatIsDown } from '../../../../tests/support/services.ts';
import { silentLog } from '../../../../tests/support/silent-log.ts';
import { plainPdf } from '../../../files/plain-pdf.ts';
import { bookingService } from '../../booking.service.ts';

const EIGHT = '2026-11-24T00:00:00Z';

let admin: Client;
let manager: Client;
let site: string;
let roster: number;
let pending: Booked;

const world = await openBookingWorld();
// Forty minutes take three slots.
const minutes40 = await addPackage(world.db, 40);
afterAll(() => world.close());

beforeEach(async () => {
  [admin, manager] = [await world.as('admin'), await world.as('manager')];
  site = await addClinic(world.db);
  roster = await addRoster(world.db, site, EIGHT, 1);
  pending = await book(manager, { site, packageId: minutes40 });
});

const detail = async (candidate = pending.candidateId) => (await admin.get(`/candidates/${candidate}`)).body;

describe('confirming', () => {
  const confirm = (calendar_from_time = EIGHT, client = admin, candidate = pending.candidateId) =>
    client.post(`/candidates/${candidate}/confirm`, { roster_id: roster, calendar_from_time });

  test('[admin.booking-actions] a pending booking gets a doctor’s time, and the candidate a mail', async () => {
    expect(await confirm()).toMatchObject({
      status: 200,
      body: { status: 'Confirmed', site_id: site, roster_id: roster },
    });
    expect(await detail()).toMatchObject({
      appointment_status: 'Confirmed',
      appointment_time: EIGHT,
      appointment_end: '2026-11-24T00:45:00Z',
      site_id: site,
    });
    const { rows } = await world.db.execute<{ recipient: string }>(sql`
      select recipient from mail.outbox where entity_id = ${pending.candidateId}::uuid order by recipient`);
    expect(rows.map(({ recipient }) => recipient)).toEqual(['liam.oconnor@example.com', 'priya.raman@redgum.example']);
    expect((await confirm()).body.error).toMatchObject({ code: 'STATUS_CONFLICT', details: { guard: 'canBecome' } });
  });

  test('[admin.booking-actions] a time that is taken, closed or too short is refused with its reason', async () => {
    const other = await book(manager, { site, packageId: minutes40 });
    expect((await confirm('2026-11-24T00:30:00Z')).body.error.code).toBe('NOT_ROSTERED');
    await world.db.execute(
      sql`update booking.slots set available = false where roster_id = ${roster} and position = 2`,
    );
    expect((await confirm()).body.error.code).toBe('SLOT_BLOCKED');
    await world.db.execute(sql`update booking.slots set available = true where roster_id = ${roster}`);
    const both = await Promise.all([confirm(), confirm(EIGHT, admin, other.candidateId)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test('[admin.booking-actions] a candidate without a time at the site is listed for its board, until there is one', async () => {
    const waiting = async (siteId = site) => (await admin.get(`/scheduler/pending?site_id=${siteId}`)).body;
    const other = await book(manager, { site: await addClinic(world.db), packageId: minutes40 });
    expect(await waiting()).toMatchObject({
      total: 1,
      bookings: [{ candidate_id: pending.candidateId, minutes: 45, preferred_to_date: '2026-12-04' }],
    });
    await confirm();
    expect(await waiting()).toEqual({ bookings: [], total: 0 });
    expect(other.candidateId).not.toBe(pending.candidateId);
    const unknown = await admin.get('/scheduler/pending?site_id=01980c2f-0000-7000-8000-000000000000');
    expect(unknown.status).toBe(404);
  });

  test('[admin.booking-actions] a place is checked ahead with the verdict of the confirmation itself', async () => {
    const ahead = async (calendar_from_time: string) =>
      (await admin.post(`/candidates/${pending.candidateId}/validate-move`, { roster_id: roster, calendar_from_time }))
        .body;
    expect(await ahead(EIGHT)).toMatchObject({ legal: true, calendar_to_time: '2026-11-24T00:45:00Z' });
    const [told, done] = [await ahead('2026-11-24T00:30:00Z'), await confirm('2026-11-24T00:30:00Z')];
    expect(told).toMatchObject({ legal: false, code: 'NOT_ROSTERED', reason: done.body.error.message });
    await confirm();
    expect(await ahead(EIGHT)).toMatchObject({ legal: false, code: 'SAME_TIME' });
  });

  test('clients cannot confirm, and cannot list waiting candidates', async () => {
    expect((await confirm(EIGHT, manager)).status).toBe(403);
    expect((await manager.get(`/scheduler/pending?site_id=${site}`)).status).toBe(403);
  });
});

/** Tuesday 08:05 in Perth, five minutes into the appointment. */
const FIVE_PAST = '2026-11-24T00:05:00Z';

describe('statuses', () => {
  let booked: Booked;
  const change = (status: string, ids = [booked.candidateId], client = admin) =>
    client.put('/statuses', { candidate_ids: ids, status });
  const put = (status: string, id = booked.candidateId) =>
    world.db.execute(
      sql`update booking.candidates set status = ${status}, status_before = null where id = ${id}::uuid`,
    );
  const setClock = async (at: string) => {
    world.clock.set(at);
    [admin, manager] = [await world.as('admin'), await world.as('manager')];
  };
  /** Claims on the doctor's slots from 08:00 on. */
  const holders = async () => {
    const { rows } = await world.db.execute<{ claim_id: string | null }>(sql`
      select c.claim_id from booking.slots s left join booking.claims c on c.slot_id = s.slot_id
      where s.roster_id = ${roster} order by s.position`);
    return rows.map(({ claim_id }) => claim_id);
  };
  const status = async () => (await detail(booked.candidateId)).appointment_status;
  const newest = async () =>
    (await detail(booked.candidateId)).history.find(({ action }: { action: string }) => /status/.test(action));

  /** A booking of three slots at 08:00, of the four that the doctor has; the clock is five minutes into it. */
  beforeEach(async () => {
    booked = await book(manager, { site, packageId: minutes40, at: { roster, from: EIGHT } });
    await setClock(FIVE_PAST);
  });
  afterEach(() => world.clock.set('2026-11-23T01:00:00Z'));

  test('[admin.booking-actions] each move of the table is done, every other is refused by its guard’s name', async () => {
    for (const from of BOOKING_STATUSES) {
      for (const to of BOOKING_STATUSES) {
        await put(from);
        const { status, body } = await change(to);
        const isAllowed = canBecome(from, to) && !isSetElsewhere(to);
        expect([from, to, status]).toEqual([from, to, isAllowed ? 200 : 409]);
        if (!isAllowed) expect(body.error).toMatchObject({ code: 'STATUS_CONFLICT', details: { guard: 'canBecome' } });
      }
    }
  });

  test('[admin.booking-actions] several at once, all or none, each with its line in the history', async () => {
    await setClock('2026-11-23T01:00:00Z');
    const other = await addRoster(world.db, site, EIGHT, 1);
    const second = await book(manager, {
      site,
      packageId: minutes40,
      name: 'Mia Chen',
      at: { roster: other, from: EIGHT },
    });
    await setClock(FIVE_PAST);
    await put('PartialConfirmed', second.candidateId);
    const both = [booked.candidateId, second.candidateId];
    expect(await change('Arrived', both)).toMatchObject({ status: 200, body: { changed: 2, without_time: [] } });
    const { appointment_status, history } = await detail(second.candidateId);
    expect(appointment_status).toBe('Arrived');
    expect(history.find(({ action }: { action: string }) => action === 'status.changed')).toMatchObject({
      before: { status: 'Confirmed' },
      after: { status: 'Arrived' },
    });
    await put('Completed', second.candidateId);
    const { status: answered, body } = await change('In Progress', both);
    expect([answered, body.error]).toMatchObject([
      409,
      { code: 'STATUS_CONFLICT', message: 'Nothing was changed: Mia Chen is Completed and cannot become In Progress.' },
    ]);
    expect(body.error.details.refused).toEqual([
      { candidate_id: second.candidateId, status: 'Completed', guard: 'canBecome' },
    ]);
    expect(await status()).toBe('Arrived');
  });

  test('an unknown candidate is not found; clients change none', async () => {
    const unknown = [booked.candidateId, '01980c2f-0000-7000-8000-000000000000'];
    expect((await change('Arrived', unknown)).status).toBe(404);
    expect((await change('Arrived', undefined, manager)).status).toBe(403);
    expect(await status()).toBe('Confirmed');
  });

  test.each([
    [
      'Arrived',
      '2026-11-23T15:59:00Z',
      'isAppointmentDay',
      /appointment on 24\/11\/2026 \(Perth time\).*before that day/,
    ],
    [
      'Did Not Attend',
      '2026-11-23T23:59:00Z',
      'hasStarted',
      /on 24\/11\/2026 at 08:00 \(Perth time\).*before it starts/,
    ],
  ])('[status.not-before] %s at %s is refused by its guard’s name, in words', async (to, at, guard, words) => {
    await setClock(at);
    expect(await change(to)).toMatchObject({
      status: 409,
      body: { error: { details: { guard }, message: expect.stringMatching(words) } },
    });
    expect(await status()).toBe('Confirmed');
    await setClock(EIGHT);
    expect((await change(to)).status).toBe(200);
  });

  test('[status.not-before] In Progress is refused before its day as well', async () => {
    await put('Arrived');
    await setClock('2026-11-23T15:00:00Z');
    expect((await change('In Progress')).body.error.details.guard).toBe('isAppointmentDay');
  });

  test('[status.correction] a mistake can be corrected on the same day and once, and the correction is in the history', async () => {
    await put('PartialConfirmed');
    await change('Arrived');
    expect(await detail(booked.candidateId)).toMatchObject({
      status_before: 'Confirmed',
      status_changed_at: FIVE_PAST,
    });
    expect((await change('Rescheduled')).body.error).toMatchObject({
      code: 'STATUS_CONFLICT',
      details: { guard: 'canBecome' },
    });
    expect((await change('Confirmed')).status).toBe(200);
    expect(await newest()).toMatchObject({
      action: 'status.corrected',
      before: { status: 'Arrived' },
      after: { status: 'Confirmed' },
    });
    expect(await detail(booked.candidateId)).toMatchObject({ status_before: null, status_changed_at: null });
    const { rows } = await world.db.execute(
      sql`select status from booking.candidates where id = ${booked.candidateId}::uuid`,
    );
    expect(rows).toEqual([{ status: 'PartialConfirmed' }]);
    expect(await holders()).toEqual([...Array(3).fill(booked.candidateId), null]);
  });

  test('[status.correction] Attended and In Progress can be corrected too, by one step, and clear the time of examination', async () => {
    for (const to of ['Arrived', 'In Progress', 'Attended']) expect((await change(to)).status).toBe(200);
    const attendedAt = async () =>
      (
        await world.db.execute<{ at: string | null }>(
          sql`select attended_at as at from booking.candidates where id = ${booked.candidateId}::uuid`,
        )
      ).rows[0]?.at;
    expect(await attendedAt()).not.toBeNull();
    expect((await change('Arrived')).status).toBe(409);
    expect((await change('In Progress')).status).toBe(200);
    expect(await newest()).toMatchObject({ action: 'status.corrected', after: { status: 'In Progress' } });
    expect(await attendedAt()).toBeNull();
    expect((await change('Attended')).status).toBe(200);
  });

  test('[results.arrived] a status by way of another is both steps in the history, or neither', async () => {
    const through = (to: string) =>
      admin.put('/statuses', { candidate_ids: [booked.candidateId], status: to, through: 'Preparing Report' });
    await put('Pending Bloods');
    expect((await through('Arrived')).status).toBe(409);
    expect(await status()).toBe('Pending Bloods');
    expect(await through('Completed')).toMatchObject({ status: 200, body: { changed: 1 } });
    const { rows } = await world.db.execute<{ steps: string }>(sql`
      select string_agg(after ->> 'status', ', ' order by id) as steps from (
        select id, after from audit.entries where action = 'status.changed'
         and entity_id = ${booked.candidateId} order by id desc limit 2) newest`);
    expect(rows).toEqual([{ steps: 'Preparing Report, Completed' }]);
  });

  test('[status.correction] the next day it stays', async () => {
    await change('Arrived');
    await setClock('2026-11-24T16:00:00Z');
    expect(await change('Confirmed')).toMatchObject({
      status: 409,
      body: { error: { details: { guard: 'isSameDay' }, message: expect.stringContaining('on the same day only') } },
    });
  });

  test('[status.free-rest] a candidate who did not attend keeps the elapsed slots, and the rest can be booked at once', async () => {
    await change('Did Not Attend');
    expect(await holders()).toEqual([booked.candidateId, null, null, null]);
    const following = { roster, from: '2026-11-24T00:15:00Z' };
    const next = await book(manager, { site, packageId: minutes40, name: 'Mia Chen', at: following });
    expect(await holders()).toEqual([booked.candidateId, ...Array(3).fill(next.candidateId)]);
    const day = `site_id=${site}&from_date=2026-11-24&to_date=2026-11-24`;
    const { bookings } = (await admin.get(`/scheduler/bookings?${day}`)).body;
    expect(bookings).toMatchObject([
      { candidate_id: booked.candidateId, calendar_from_time: EIGHT, calendar_to_time: '2026-11-24T00:15:00Z' },
      { candidate_id: next.candidateId, calendar_from_time: '2026-11-24T00:15:00Z' },
    ]);
  });

  test('[status.free-rest] a late candidate gets the rest again if it is free', async () => {
    await change('Did Not Attend');
    await setClock('2026-11-24T00:20:00Z');
    expect(await change('Arrived')).toMatchObject({ status: 200, body: { changed: 1, without_time: [] } });
    expect(await holders()).toEqual([...Array(3).fill(booked.candidateId), null]);
    // Arrived was the mistake: the rest is free again.
    expect((await change('Did Not Attend')).status).toBe(200);
    expect(await holders()).toEqual([booked.candidateId, booked.candidateId, null, null]);
  });

  test('[status.free-rest] if the rest was taken, a late candidate is Arrived without it, and a correction is refused', async () => {
    await change('Did Not Attend');
    const next = await book(manager, {
      site,
      packageId: minutes40,
      name: 'Mia Chen',
      at: { roster, from: '2026-11-24T00:15:00Z' },
    });
    const taken = [booked.candidateId, ...Array(3).fill(next.candidateId)];
    const { status: answered, body } = await change('Confirmed');
    expect([answered, body.error]).toMatchObject([
      409,
      { code: 'SLOT_TAKEN', message: expect.stringContaining('08:15') },
    ]);
    expect(await status()).toBe('Did Not Attend');
    expect(await change('Arrived')).toMatchObject({ status: 200, body: { without_time: [booked.candidateId] } });
    expect(await newest()).toMatchObject({
      after: { status: 'Arrived', time_taken: expect.stringContaining('08:15') },
    });
    expect(await holders()).toEqual(taken);
  });

  test('[status.free-rest] a late arrival and a booking race for the rest: one of them has it, never both', async () => {
    for (let round = 0; round < 6; round++) {
      await setClock('2026-11-23T01:00:00Z');
      roster = await addRoster(world.db, site, EIGHT, 1);
      booked = await book(manager, { site, packageId: minutes40, at: { roster, from: EIGHT } });
      await setClock(FIVE_PAST);
      await change('Did Not Attend');
      const rest = { site, packageId: minutes40, at: { roster, from: '2026-11-24T00:15:00Z' } };
      const [late, reserved] = await Promise.allSettled([change('Arrived'), hold(manager, rest)]);
      const [first, ...others] = await holders();
      expect(first).toBe(booked.candidateId);
      const isBack = others[0] === booked.candidateId;
      expect(new Set(others.slice(0, 2)).size).toBe(1);
      expect(reserved.status).toBe(isBack ? 'rejected' : 'fulfilled');
      if (late.status === 'fulfilled' && late.value.status === 200) {
        expect(late.value.body.without_time).toEqual(isBack ? [] : [booked.candidateId]);
      }
    }
  });

  test('[status.free-rest] a move of who did not attend is undone without taking the rest again', async () => {
    await change('Did Not Attend');
    const tomorrow = await addRoster(world.db, site, '2026-11-25T00:00:00Z', 1);
    const moved = await admin.post(`/candidates/${booked.candidateId}/move-appointment`, {
      roster_id: tomorrow,
      calendar_from_time: '2026-11-25T00:00:00Z',
      seen: { roster_id: roster, calendar_from_time: EIGHT },
    });
    await book(manager, { site, packageId: minutes40, name: 'Mia Chen', at: { roster, from: '2026-11-24T00:15:00Z' } });
    expect(await admin.post(`/moves/${moved.body.move_id}/undo`, {})).toMatchObject({ status: 200 });
    expect(await status()).toBe('Did Not Attend');
    expect((await holders()).filter((holder) => holder === booked.candidateId)).toHaveLength(1);
  });
});

describe('the files that the clinic uploads', () => {
  const upload = async (fields: Record<string, string | File>, username = 'admin', to = {}) => {
    const { candidate, service } = { candidate: pending.candidateId, service: world.booking, ...to };
    const { access_token: token } = await world.signIn(username);
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    const response = await service.fetch(
      new Request(`http://booking/booking/candidates/${candidate}/consult-files`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}` },
        body: form,
      }),
    );
    return { status: response.status, body: await response.json() };
  };
  const visited = (status: string) =>
    world.db.execute(sql`update booking.candidates set status = ${status} where id = ${pending.candidateId}::uuid`);
  beforeEach(() => visited('Attended'));
  const pdf = () => new File([new Uint8Array(plainPdf('Report', ['Fit.']))], 'Medical report.pdf');
  const saved = async () =>
    (
      await world.db.execute<{ file_key: string }>(sql`
      select file_key from booking.consult_files where candidate_id = ${pending.candidateId}::uuid`)
    ).rows;

  test('[admin.booking-actions] is uploaded to its candidate, stored, and told in the history', async () => {
    const { status, body } = await upload({ file: pdf(), file_type: 'medical_report' });
    expect([status, body]).toMatchObject([201, { file_type: 'medical_report', file_name: 'Medical report.pdf' }]);
    const [row] = await saved();
    expect(await world.deps.files.open(row?.file_key ?? '')).toMatchObject({ size: body.size });
    const { history } = await detail();
    expect(history.map(({ action }: { action: string }) => action)).toContain('consult-file.added');
  });

  test('[results.match] the upload for a candidate without an appointment is refused with a message', async () => {
    await visited('Pending');
    expect(await upload({ file: pdf(), file_type: 'medical_report' })).toMatchObject({
      status: 409,
      body: { error: { code: 'STATUS_CONFLICT', message: expect.stringContaining('has no appointment yet') } },
    });
    expect(await saved()).toEqual([]);
  });

  test('an unknown type, no file and an unknown candidate are refused, and nothing is stored; clients cannot upload', async () => {
    const before = world.filesKept();
    expect((await upload({ file: pdf(), file_type: 'Medical Report!' })).body.error.field).toBe('file_type');
    expect((await upload({ file_type: 'medical_report' })).status).toBe(422);
    const nobody = '01980c2f-0000-7000-8000-000000000000';
    expect((await upload({ file: pdf(), file_type: 'medical_report' }, 'admin', { candidate: nobody })).status).toBe(
      404,
    );
    expect((await upload({ file: pdf(), file_type: 'medical_report' }, 'manager')).status).toBe(403);
    expect(await saved()).toEqual([]);
    expect(world.filesKept()).toEqual(before);
  });

  test('[admin.booking-actions] with the store down, or its row refused, nothing is there by half, and later it is taken', async () => {
    const report = { file: pdf(), file_type: 'medical_report' };
    const before = world.filesKept();
    const service = bookingService({ ...world.deps, files: storeThatIsDown });
    expect(await upload(report, 'admin', { service })).toMatchObject({
      status: 503,
      body: { error: { code: 'UNAVAILABLE', message: 'Files cannot be stored at the moment. Try again later.' } },
    });
    await world.db.execute(sql`alter table booking.consult_files add constraint full_up check (size = 0) not valid`);
    const quiet = { service: bookingService({ ...world.deps, log: silentLog }) };
    expect((await upload(report, 'admin', quiet)).status).toBe(500);
    await world.db.execute(sql`alter table booking.consult_files drop constraint full_up`);
    expect([await saved(), world.filesKept()]).toEqual([[], before]);
    expect((await upload(report)).status).toBe(201);
  });
});
