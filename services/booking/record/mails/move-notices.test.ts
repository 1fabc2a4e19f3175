import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Booked, book } from '../../../../tests/support/bookings/booked.ts';
import {
  addClinic,
  addPackage,
  addRoster,
  type Client,
  openBookingWorld,
} from '../../../../tests/support/bookings/booking-world.ts';
import { closeDays } from '../../../../tests/support/bookings/closing.ts';
import { mailServer } from '../../../../tests/support/servers/mail-server.ts';
import { deliverDue } from '../../../mail/sender.ts';
import { smtpTransport } from '../../../mail/smtp.ts';

/** Tuesday 08:00 in Perth; the clock is at Monday 09:00. */
const EIGHT = '2026-11-24T00:00:00Z';
const at = (quarters: number) => `${new Date(Date.parse(EIGHT) + quarters * 900_000).toISOString().slice(0, 19)}Z`;
const CANDIDATE = 'liam.oconnor@example.com';
const PERSON = 'priya.raman@redgum.example';

let admin: Client;
let manager: Client;
let site: string;
let rao: number;
let osei: number;
let booked: Booked;
let server: Awaited<ReturnType<typeof mailServer>>;
let transport: ReturnType<typeof smtpTransport>;

const world = await openBookingWorld();
const minutes30 = await addPackage(world.db, 30);
afterAll(() => world.close());

/** A clinic with a phone and two doctors, Tuesday 08:00 to 10:00, and a booking at 08:00 whose confirmation was sent. */
beforeEach(async () => {
  world.clock.set('2026-11-23T01:00:00Z');
  [admin, manager] = [await world.as('admin'), await world.as('manager')];
  await world.db.execute(sql`delete from mail.outbox`);
  site = await addClinic(world.db);
  await world.db.execute(sql`update booking.clinics set phone = '08 5550 1234' where id = ${site}::uuid`);
  [rao, osei] = [await addRoster(world.db, site, EIGHT, 2), await addRoster(world.db, site, EIGHT, 2)];
  booked = await book(manager, { site, packageId: minutes30, at: { roster: rao, from: at(0) } });
  server = await mailServer();
  transport = smtpTransport({
    url: `smtp://127.0.0.1:${server.port}`,
    from: 'Banksia Health <portal@banksia.example>',
  });
  await deliver();
});
afterEach(async () => {
  transport.close();
  await server.close();
});

/** Everything whose time has come leaves; answers what arrived by it. */
async function deliver() {
  const before = server.received.length;
  await deliverDue({ db: world.db, now: world.clock.now }, transport);
  return server.received.slice(before);
}
const afterUndo = () => {
  world.clock.pass(10_000);
  return deliver();
};

type Place = readonly [roster: number, quarters: number];
const move = async ([roster, quarters]: Place, [seen, seenAt]: Place, reason?: string) => {
  const { status, body } = await admin.post(`/candidates/${booked.candidateId}/move-appointment`, {
    roster_id: roster,
    calendar_from_time: at(quarters),
    ...(reason && { reason }),
    seen: { roster_id: seen, calendar_from_time: at(seenAt) },
  });
  if (status !== 200) throw new Error(JSON.stringify(body));
  return body.move_id as string;
};
const undo = (moveId: string) => admin.post(`/moves/${moveId}/undo`, {});
const to = (mails: typeof server.received, address: string) => mails.filter(({ envelope }) => envelope[0] === address);
const detail = async () => (await admin.get(`/candidates/${booked.candidateId}`)).body;

/** The calendar entry of a mail: its lines as they were before they were folded. */
function entryOf(mail: (typeof server.received)[number] | undefined) {
  const [file] = mail?.attachments ?? [];
  const content = file?.content;
  const text = typeof content === 'string' ? content : new TextDecoder().decode(content);
  const lines = text.replace(/\r?\n /g, '').split(/\r?\n/);
  const value = (name: string) => lines.find((line) => line.startsWith(name))?.slice(name.length) ?? '';
  return {
    type: file?.mimeType,
    method: value('METHOD:'),
    uid: value('UID:'),
    sequence: Number(value('SEQUENCE:')),
    starts: value('DTSTART:'),
    organizer: value('ORGANIZER;'),
  };
}

describe('a move on the board', () => {
  test('[mail.move] greets, says the old and the new time, why and whom to call, and carries the calendar entry', async () => {
    const [confirmation] = to(server.received, CANDIDATE);
    await move([osei, 4], [rao, 0], 'Dr Rao is ill.');
    expect(await deliver()).toEqual([]);
    const mails = await afterUndo();
    expect(mails).toHaveLength(2);
    const [told] = to(mails, CANDIDATE);
    expect(told?.subject).toBe('Your appointment has moved: Tue 24/11/2026 09:00');
    for (const part of [told?.text, told?.html]) {
      expect(part).toContain('Hello Liam O’Connor, the clinic moved your appointment.');
      expect(part).toMatch(/Old time(:|<).*Tue 24\/11\/2026 08:00 \(Perth time\)/);
      expect(part).toMatch(/New time(:|<).*Tue 24\/11\/2026 09:00 \(Perth time\)/);
      expect(part).toMatch(/Reason(:|<).*Dr Rao is ill\./);
      expect(part).toContain('call the clinic on 08 5550 1234.');
    }
    const [old, now] = [entryOf(confirmation), entryOf(told)];
    expect(now).toMatchObject({ type: 'text/calendar', method: 'REQUEST', uid: old.uid, starts: '20261124T010000Z' });
    expect(now.sequence).toBeGreaterThan(old.sequence);
    expect(now.organizer).toBe('CN="Banksia Health":mailto:portal@banksia.example');
    const [copy] = to(mails, PERSON);
    expect(copy?.subject).toMatch(/^PF-\d+: the appointment of Liam O’Connor has moved$/);
    expect(copy?.text).toMatch(/Hello Priya Raman, [\s\S]*Reason: Dr Rao is ill\.[\s\S]*Open the booking/);
    expect(entryOf(copy)).toMatchObject({ method: 'PUBLISH', uid: old.uid, starts: now.starts });
    expect(entryOf(copy).sequence).toBeGreaterThan(now.sequence);
  });

  test('[mail.move] its notices and its reason are on the booking', async () => {
    await move([osei, 4], [rao, 0], 'Dr Rao is ill.');
    const { deliveries, history } = await detail();
    expect(deliveries).toMatchObject([
      { kind: 'booking.moved.copy', recipient: PERSON, state: 'waiting' },
      { kind: 'booking.moved', recipient: CANDIDATE, state: 'waiting' },
      { kind: 'booking.confirmed', state: 'sent' },
    ]);
    const entry = history.find(({ action }: { action: string }) => action === 'booking.moved');
    expect(entry.after).toMatchObject({ reason: 'Dr Rao is ill.' });
  });

  test('[mail.move] to another clinic names the old one, each time on its own clocks', async () => {
    const sydney = await addClinic(world.db);
    await world.db.execute(
      sql`update booking.clinics set name = 'Sydney – Pitt Street', timezone = 'Australia/Sydney' where id = ${sydney}::uuid`,
    );
    const there = await addRoster(world.db, sydney, EIGHT, 2);
    await move([there, 4], [rao, 0]);
    const [told] = to(await afterUndo(), CANDIDATE);
    expect(told?.text).toMatch(/Old time: Tue 24\/11\/2026 08:00 \(Perth time\), \S/);
    expect(told?.text).toContain('New time: Tue 24/11/2026 12:00 (Sydney time)');
    expect(told?.text).not.toContain('Reason');
  });

  test('[mail.move] to another doctor at the same time is no news', async () => {
    await move([osei, 0], [rao, 0]);
    expect(await afterUndo()).toEqual([]);
  });
});

describe('several moves before anything has left', () => {
  test('[mail.one-notice] one mail each, from where they were told to where it ends', async () => {
    await move([osei, 4], [rao, 0]);
    await move([osei, 6], [osei, 4]);
    await move([rao, 2], [osei, 6], 'The last reason.');
    const mails = await afterUndo();
    expect(mails).toHaveLength(2);
    const [told] = to(mails, CANDIDATE);
    expect(told?.text).toContain('Old time: Tue 24/11/2026 08:00');
    expect(told?.text).toContain('New time: Tue 24/11/2026 08:30');
    expect(told?.text).toContain('Reason: The last reason.');
  });

  test('[mail.one-notice] a move back to the original time sends no mail', async () => {
    await move([osei, 4], [rao, 0]);
    await move([rao, 0], [osei, 4]);
    expect(await afterUndo()).toEqual([]);
  });

  test('[mail.one-notice] undoing the second tells of the first, undoing both of nothing', async () => {
    const first = await move([osei, 4], [rao, 0]);
    const second = await move([osei, 6], [osei, 4]);
    expect((await undo(second)).status).toBe(200);
    const [told, ...more] = to(await afterUndo(), CANDIDATE);
    expect(told?.text).toContain('New time: Tue 24/11/2026 09:00');
    expect(more).toEqual([]);
    expect((await undo(first)).status).toBe(409);
    const third = await move([rao, 0], [osei, 4]);
    expect((await undo(third)).status).toBe(200);
    expect(await afterUndo()).toEqual([]);
  });

  test('[mail.one-notice] the time of a mail already sent is the old time of the next mail', async () => {
    await move([osei, 4], [rao, 0]);
    await afterUndo();
    await move([osei, 6], [osei, 4]);
    const [told] = to(await afterUndo(), CANDIDATE);
    expect(told?.text).toContain('Old time: Tue 24/11/2026 09:00');
  });

  test('[mail.one-notice][mail.calendar] a cancellation takes the notice’s place, and the entry out of the calendar', async () => {
    const [confirmation] = to(server.received, CANDIDATE);
    await move([osei, 4], [rao, 0]);
    await manager.put(`/bookings/${booked.bookingId}/cancel`, { candidate_id: [booked.candidateId] });
    const mails = to([...(await deliver()), ...(await afterUndo())], CANDIDATE);
    expect(mails.map(({ subject }) => subject)).toEqual([expect.stringMatching(/^Your appointment is cancelled/)]);
    const [old, now] = [entryOf(confirmation), entryOf(mails[0])];
    expect(now).toMatchObject({ method: 'CANCEL', uid: old.uid });
    expect(now.sequence).toBeGreaterThan(old.sequence);
  });

  test('[mail.calendar] each entry has a higher number, also within one second and with a clock that went back', async () => {
    const send = () => manager.post(`/bookings/${booked.bookingId}/confirmation`, { candidate_id: booked.candidateId });
    const mails = [...to(server.received, CANDIDATE)];
    await move([osei, 4], [rao, 0]);
    mails.push(...to(await afterUndo(), CANDIDATE));
    world.clock.pass(-3_600_000);
    await move([rao, 2], [osei, 4]);
    mails.push(...to(await afterUndo(), CANDIDATE));
    await send();
    await manager.put(`/bookings/${booked.bookingId}/cancel`, { candidate_id: [booked.candidateId] });
    mails.push(...to(await deliver(), CANDIDATE));
    const entries = mails.map(entryOf);
    expect(new Set(entries.map(({ uid }) => uid)).size).toBe(1);
    const numbers = entries.map(({ sequence }) => sequence);
    expect(numbers.length).toBeGreaterThanOrEqual(4);
    expect(numbers).toEqual([...new Set(numbers)].toSorted((one, other) => one - other));
  });
});

describe('closing', () => {
  const reason = 'The clinic is flooded.';
  /** The reason itself is for staff. */
  const said = 'The doctor is not available.';
  const day = { from_day: '2026-11-24', to_day: '2026-11-24' };
  const close = (doctor_ids: readonly string[] = []) =>
    closeDays(world, admin, { site_ids: [site], doctor_ids, ...day }, reason);
  const doctorOf = async (roster: number) => {
    const { rows } = await world.db.execute<{ id: string }>(
      sql`select doctor_id as id from booking.rosters where id = ${roster}`,
    );
    return rows[0]?.id ?? '';
  };
  /** A closing can be undone for five minutes. */
  const afterWindow = () => {
    world.clock.pass(5 * 60_000);
    return deliver();
  };

  test('[admin.close-clinic] a whole clinic: no candidate moves to a doctor who closes too, and each gets one mail, with the reason', async () => {
    const wu = await addRoster(world.db, site, EIGHT, 2);
    await addRoster(world.db, site, '2026-11-25T00:00:00Z', 2);
    await book(manager, { site, packageId: minutes30, name: 'Mia Chen', at: { roster: osei, from: at(0) } });
    await book(manager, { site, packageId: minutes30, name: 'Ana Silva', at: { roster: wu, from: at(2) } });
    await deliver();
    expect(await close()).toMatchObject({ status: 'closed', moved: 3, to_phone: 0 });
    expect(await deliver(), 'nobody hears of it while it can be undone').toEqual([]);
    const mails = to(await afterWindow(), CANDIDATE);
    expect(mails.map(({ text }) => /Hello ([^,]+),/.exec(text ?? '')?.[1]).sort()).toEqual([
      'Ana Silva',
      'Liam O’Connor',
      'Mia Chen',
    ]);
    for (const { text } of mails) {
      expect(text).toContain('New time: Wed 25/11/2026');
      expect(text).toContain(`Reason: ${said}`);
    }
    const entry = (await detail()).history.find(({ action }: { action: string }) => action === 'booking.moved');
    expect(entry.after.reason).toBe(said);
  });

  test('[mail.one-notice] doctor by doctor within the time of an undo: each still hears once, of where it ends', async () => {
    await addRoster(world.db, site, '2026-11-25T00:00:00Z', 2);
    await close([await doctorOf(rao)]);
    expect((await detail()).appointment_time).toBe(at(0));
    expect((await close([await doctorOf(osei)])).moved).toBe(1);
    const mails = await afterWindow();
    expect(mails).toHaveLength(2);
    const [told] = to(mails, CANDIDATE);
    expect(told?.text).toContain('Old time: Tue 24/11/2026 08:00');
    expect(told?.text).toContain('New time: Wed 25/11/2026 08:00');
    expect((await detail()).history.length).toBeGreaterThan(2);
  });

  test('[admin.close-clinic] a candidate who cannot move keeps the time, and the booking has the reason why its day closed', async () => {
    expect(await close()).toMatchObject({ moved: 0, to_phone: 1, list: [{ candidate_name: 'Liam O’Connor' }] });
    const entry = (await detail()).history.find(({ action }: { action: string }) => action === 'booking.day-closed');
    expect(entry.after).toMatchObject({ reason: said, stays_because: expect.any(String) });
    expect(await afterWindow()).toEqual([]);
  });
});
