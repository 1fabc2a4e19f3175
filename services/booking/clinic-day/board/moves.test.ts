import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { type Booked, book, hold } from '../../../../tests/support/bookings/booked.ts';
import {
  addClinic,
  addPackage,
  addRoster,
  type Client,
  openBookingWorld,
} from '../../../../tests/support/bookings/booking-world.ts';
import { closeDays } from '../../../../tests/support/bookings/closing.ts';
import { ERROR_STATUS, type ErrorCode } from '../../../base/errors.ts';
import { deliverDue } from '../../../mail/sender.ts';
import { demoMailbox } from '../../../mail/transport.ts';

/** Tuesday 08:00 in Perth; the clock is at Monday 09:00. */
const EIGHT = '2026-11-24T00:00:00Z';
const at = (quarters: number) => `${new Date(Date.parse(EIGHT) + quarters * 900_000).toISOString().slice(0, 19)}Z`;
const UNKNOWN = '01980c2f-0000-7000-8000-000000000000';

let admin: Client;
let manager: Client;
let site: string;
let rao: number;
let osei: number;
let booked: Booked;

const world = await openBookingWorld();
const minutes30 = await addPackage(world.db, 30);
afterAll(() => world.close());

/** Each test has a clinic with two doctors, Tuesday 08:00 to 10:00, and one booking of 30 minutes at 08:00 with the first. */
beforeEach(async () => {
  world.clock.set('2026-11-23T01:00:00Z');
  [admin, manager] = [await world.as('admin'), await world.as('manager')];
  await world.db.execute(sql`delete from mail.outbox`);
  site = await addClinic(world.db);
  [rao, osei] = [await addRoster(world.db, site, EIGHT, 2), await addRoster(world.db, site, EIGHT, 2)];
  booked = await book(manager, { site, packageId: minutes30, at: { roster: rao, from: at(0) } });
});

const validate = (roster_id: number, from: string) =>
  admin.post(`/candidates/${booked.candidateId}/validate-move`, { roster_id, calendar_from_time: from });
const move = (roster_id: number, from: string, seen = { roster_id: rao, calendar_from_time: at(0) }, client = admin) =>
  client.post(`/candidates/${booked.candidateId}/move-appointment`, { roster_id, calendar_from_time: from, seen });
const undo = (moveId: string, client = admin) => client.post(`/moves/${moveId}/undo`, {});
const claimed = async () => {
  const { rows } = await world.db.execute<{ roster_id: number; position: number }>(sql`
    select roster_id, position::int as position from booking.claims where claim_id = ${booked.candidateId}::uuid order by position`);
  return rows.map(({ roster_id, position }) => [roster_id, position]);
};
const mails = async () => {
  const { rows } = await world.db.execute<{ recipient: string; state: string }>(
    sql`select recipient, state from mail.outbox where kind like 'booking.moved%' order by recipient`,
  );
  return rows.map(({ recipient, state }) => `${recipient} ${state}`);
};
const detail = async () => (await admin.get(`/candidates/${booked.candidateId}`)).body;

describe('a move', () => {
  test('[admin.move][call.scheduler] takes the new time and frees the old one, and the history says so', async () => {
    expect(await validate(osei, at(4))).toMatchObject({ status: 200, body: { legal: true, code: null } });
    const { status, body } = await move(osei, at(4));
    expect(status).toBe(200);
    expect(body).toMatchObject({
      candidate_id: booked.candidateId,
      roster_id: osei,
      site_id: site,
      status: 'Rescheduled',
      calendar_from_time: at(4),
      calendar_to_time: at(6),
      undo_until: '2026-11-23T01:00:10.000Z',
      undo_ms: 10_000,
    });
    expect(await claimed()).toEqual([
      [osei, 4],
      [osei, 5],
    ]);
    const { appointment_time, appointment_status, history } = await detail();
    expect([appointment_time, appointment_status]).toEqual([at(4), 'Rescheduled']);
    const entry = history.find(({ action }: { action: string }) => action === 'booking.moved');
    expect(entry).toMatchObject({ before: { appointment_time: at(0) }, after: { appointment_time: at(4) } });
    expect(await hold(manager, { site, packageId: minutes30, at: { roster: rao, from: at(0) } })).toEqual(
      expect.any(String),
    );
  });

  test('a step of one slot may use its own old slots; the same time with another doctor is no rescheduling', async () => {
    const { body } = await move(rao, at(1));
    expect(await claimed()).toEqual([
      [rao, 1],
      [rao, 2],
    ]);
    await undo(body.move_id);
    expect((await move(osei, at(0))).body).toMatchObject({ status: 'Confirmed', roster_id: osei });
  });

  test('[mail.outbox] the notices wait for as long as the move can be undone, and leave then', async () => {
    await move(osei, at(4));
    const deliver = () => deliverDue({ db: world.db, now: world.clock.now }, demoMailbox);
    await deliver();
    expect(await mails()).toEqual(['liam.oconnor@example.com waiting', 'priya.raman@redgum.example waiting']);
    world.clock.pass(10_000);
    await deliver();
    expect(await mails()).toEqual(['liam.oconnor@example.com sent', 'priya.raman@redgum.example sent']);
  });

  test.each<[string, ErrorCode, () => Promise<unknown>]>([
    [
      'a taken time',
      'SLOT_TAKEN',
      async () => void (await book(manager, { site, packageId: minutes30, at: { roster: osei, from: at(5) } })),
    ],
    [
      'a held time',
      'SLOT_TAKEN',
      async () => void (await hold(manager, { site, packageId: minutes30, at: { roster: osei, from: at(3) } })),
    ],
    [
      'a closed time',
      'SLOT_BLOCKED',
      () =>
        world.db.execute(sql`
      update booking.slots set available = false, blocked_because = 'Lunch' where roster_id = ${osei} and position = 5`),
    ],
    [
      'a site that is closed',
      'SITE_CLOSED',
      () => world.db.execute(sql`update booking.clinics set is_active = false where id = ${site}::uuid`),
    ],
    [
      'a site without the service',
      'SERVICE_NOT_OFFERED',
      () => world.db.execute(sql`update booking.clinics set service_types = '{fit_test}' where id = ${site}::uuid`),
    ],
    [
      'a time that has passed',
      'SLOT_PAST',
      async () => {
        world.clock.set(at(4));
        [admin, manager] = [await world.as('admin'), await world.as('manager')];
      },
    ],
    [
      'a status that does not move',
      'STATUS_CONFLICT',
      () =>
        world.db.execute(
          sql`update booking.candidates set status = 'Completed' where id = ${booked.candidateId}::uuid`,
        ),
    ],
  ])('[admin.move] to %s is refused with its reason, ahead and when it is done', async (_what, code, prepare) => {
    await prepare();
    const before = await claimed();
    const ahead = await validate(osei, at(4));
    expect(ahead).toMatchObject({
      status: 200,
      body: { legal: false, code, reason: expect.stringMatching(/\w{4,}.*\./) },
    });
    const { status, body } = await move(osei, at(4));
    expect(status).toBe(ERROR_STATUS[code]);
    expect(body.error).toMatchObject({ code, message: ahead.body.reason });
    expect(await claimed()).toEqual(before);
    expect(await mails()).toEqual([]);
  });

  test('[admin.move] over the end of a doctor’s day, between two slots, and onto itself', async () => {
    const codes = [];
    for (const from of [at(7), at(9), '2026-11-24T01:07:00Z']) codes.push((await move(osei, from)).body.error.code);
    codes.push((await move(rao, at(0))).body.error.code);
    expect(codes).toEqual(['NOT_ROSTERED', 'NOT_ROSTERED', 'NOT_ROSTERED', 'SAME_TIME']);
  });

  test('[admin.move] two people move the same booking: the first one wins, and the other is refused', async () => {
    const answers = await Promise.all([move(osei, at(4)), move(osei, at(6))]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.body.error.code).toBe('MOVED_MEANWHILE');
    expect(await claimed()).toHaveLength(2);
  });

  test('[admin.move] two bookings to one time: one gets it', async () => {
    const other = await book(manager, { site, packageId: minutes30, at: { roster: rao, from: at(4) } });
    const second = admin.post(`/candidates/${other.candidateId}/move-appointment`, {
      roster_id: osei,
      calendar_from_time: at(5),
      seen: { roster_id: rao, calendar_from_time: at(4) },
    });
    const answers = await Promise.all([move(osei, at(4)), second]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test('unknown candidates and rosters are not found, and clients move nothing', async () => {
    expect((await move(2_000_000, at(4))).status).toBe(404);
    const target = { roster_id: osei, calendar_from_time: at(4) };
    expect((await admin.post(`/candidates/${UNKNOWN}/validate-move`, target)).status).toBe(404);
    expect((await move(osei, at(4), undefined, manager)).status).toBe(403);
  });
});

describe('undo', () => {
  test('[admin.move] back to the old time with the old status; the waiting notices are taken back', async () => {
    const { body } = await move(osei, at(4));
    world.clock.pass(9_000);
    expect(await undo(body.move_id)).toMatchObject({ status: 200, body: { roster_id: rao, status: 'Confirmed' } });
    expect(await claimed()).toEqual([
      [rao, 0],
      [rao, 1],
    ]);
    expect(await mails()).toEqual([]);
    expect((await undo(body.move_id)).body.error.code).toBe('MOVE_UNDONE');
  });

  test('[admin.move] is over when the notices leave', async () => {
    const { body } = await move(osei, at(4));
    world.clock.pass(10_000);
    expect(await undo(body.move_id)).toMatchObject({ status: 409, body: { error: { code: 'UNDO_OVER' } } });
    expect(await mails()).toHaveLength(2);
  });

  test.each([
    [
      'somebody took the old time',
      'SLOT_TAKEN',
      async () => void (await book(manager, { site, packageId: minutes30, at: { roster: rao, from: at(1) } })),
    ],
    [
      'the old time was blocked',
      'SLOT_BLOCKED',
      () => world.db.execute(sql`update booking.slots set available = false where roster_id = ${rao}`),
    ],
    [
      'the day there was closed',
      'SLOT_BLOCKED',
      async () => {
        const { rows } = await world.db.execute<{ id: string }>(
          sql`select doctor_id as id from booking.rosters where id = ${rao}`,
        );
        const days = { from_day: '2026-11-24', to_day: '2026-11-24' };
        await closeDays(world, admin, { site_ids: [site], doctor_ids: [rows[0]?.id ?? ''], ...days });
      },
    ],
    [
      'the doctor’s day is gone',
      'NOT_ROSTERED',
      async () => {
        await world.db.execute(sql`delete from booking.slots where roster_id = ${rao}`);
        await world.db.execute(sql`delete from booking.rosters where id = ${rao}`);
      },
    ],
  ])('[admin.move] is refused where %s, and the booking stays where it is', async (_what, code, prepare) => {
    const { body } = await move(osei, at(4));
    await prepare();
    const refused = await undo(body.move_id);
    expect(refused).toMatchObject({ status: 409, body: { error: { code } } });
    expect(refused.body.error.message).toMatch(/^Not undone/);
    expect((await claimed())[0]).toEqual([osei, 4]);
    expect(await mails()).toHaveLength(2);
  });

  test('is refused where the booking was moved on', async () => {
    const { body } = await move(osei, at(4));
    await move(osei, at(6), { roster_id: osei, calendar_from_time: at(4) });
    expect((await undo(body.move_id)).body.error.code).toBe('MOVED_MEANWHILE');
  });

  test('of an unknown move finds nothing, and clients undo nothing', async () => {
    const { body } = await move(osei, at(4));
    expect((await undo(UNKNOWN)).status).toBe(404);
    expect((await undo(body.move_id, manager)).status).toBe(403);
  });
});
