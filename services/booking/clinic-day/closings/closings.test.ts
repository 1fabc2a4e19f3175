import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { book, hold } from '../../../../tests/support/bookings/booked.ts';
import {
  addClinic,
  addPackage,
  type Client,
  openBookingWorld,
  TUESDAY,
} from '../../../../tests/support/bookings/booking-world.ts';
import { agreedTo, letRun, startClosing } from '../../../../tests/support/bookings/closing.ts';

const WEDNESDAY = '2026-11-25';
const at = (clock: string, day = TUESDAY) => new Date(`${day}T${clock}:00+08:00`).toISOString().replace('.000', '');

let admin: Client;
let manager: Client;
let site: string;
let rao: string;

const world = await openBookingWorld();
const minutes30 = await addPackage(world.db, 30);
afterAll(() => world.close());

beforeEach(async () => {
  world.clock.set('2026-11-23T01:00:00Z');
  [admin, manager] = [await world.as('admin'), await world.as('manager')];
  site = await addClinic(world.db);
  rao = await doctor('Dr Anjali Rao');
});

const doctor = async (name: string): Promise<string> => (await admin.post('/doctors', { name })).body.doctor_id;
const addDay = async (doctorId: string, change: object = {}): Promise<number> => {
  const day = { site_id: site, doctor_id: doctorId, days: [TUESDAY], from_time: '08:00', to_time: '10:00', ...change };
  const { status, body } = await admin.post('/rosters', day);
  if (status !== 201) throw new Error(JSON.stringify(body));
  return body.rosters[0].roster_id;
};
const bookAt = async (roster: number, clock: string, name: string, day = TUESDAY) =>
  (await book(manager, { site, packageId: minutes30, at: { roster, from: at(clock, day) }, name })).candidateId;
const scope = (change: object = {}) => ({ site_ids: [site], from_day: TUESDAY, to_day: TUESDAY, ...change });
const plan = async (change: object = {}) => (await admin.post('/closing-plans', scope(change))).body;
const detailOf = async (candidateId: string) => (await admin.get(`/candidates/${candidateId}`)).body;
const timeOf = async (candidateId: string) => (await detailOf(candidateId)).appointment_time;
const run = () => letRun(world);
const close = (change: object = {}) => startClosing(admin, scope(change));
const start = async (people: readonly object[], change: object = {}) => {
  const body = { closing_id: randomUUID(), ...scope(change), reason: 'Water damage', people };
  return (await admin.post('/closings', body)).body;
};
const read = async (id: string) => (await admin.get(`/closings/${id}`)).body;
const reopen = (id: string, how: string) => admin.post(`/closings/${id}/reopen`, { how });
const openSlots = async (roster: number) => {
  const { rows } = await world.db.execute<{ count: number }>(
    sql`select count(*)::int as count from booking.slots where roster_id = ${roster} and available`,
  );
  return rows[0]?.count;
};
const moveMails = async (candidateId: string) => {
  const { rows } = await world.db.execute<{ kind: string; leaves: string }>(sql`
    select m.kind, to_char(m.next_try_at at time zone 'UTC', 'HH24:MI:SS') as leaves from mail.outbox m
    join booking.moves v on v.id = m.entity_id
    where m.entity = 'move' and v.candidate_id = ${candidateId}::uuid and m.state = 'waiting' order by m.kind`);
  return rows;
};

test('[closing.plan][admin.close-clinic] everybody who is hit with a time nearby, none of two the same, none on a day that closes too', async () => {
  const [osei, late] = [await doctor('Dr Kwame Osei'), await doctor('Dr Late')];
  const roster = await addDay(rao);
  const closes = await addDay(late);
  const stays = await addDay(osei, { days: [WEDNESDAY] });
  await bookAt(roster, '08:00', 'Mia Chen');
  await bookAt(roster, '08:30', 'Liam Ng');
  await bookAt(closes, '08:00', 'Ana Lee');
  await hold(manager, { site, packageId: minutes30, at: { roster, from: at('09:00') } });
  const planned = await plan();
  expect(planned).toMatchObject({
    days: 2,
    waiting: 0,
    doctors: [
      { doctor_name: 'Dr Anjali Rao', closes: true },
      { doctor_name: 'Dr Late', closes: true },
    ],
  });
  expect(planned.holds).toMatchObject([{ calendar_from_time: at('09:00') }]);
  expect(planned.people).toMatchObject([
    { candidate_name: 'Ana Lee', action: 'move', to: { roster_id: stays, calendar_from_time: at('08:00', WEDNESDAY) } },
    { candidate_name: 'Mia Chen', action: 'move', to: { calendar_from_time: at('08:30', WEDNESDAY) } },
    { candidate_name: 'Liam Ng', action: 'move', to: { calendar_from_time: at('09:00', WEDNESDAY) } },
  ]);
  // One doctor on leave: the other doctor of the same day takes them.
  const alone = await plan({ doctor_ids: [rao] });
  expect(alone.doctors).toMatchObject([{ closes: true }, { doctor_name: 'Dr Late', closes: false }]);
  expect(alone.people).toMatchObject([
    { candidate_name: 'Mia Chen', to: { roster_id: closes, calendar_from_time: at('08:30') } },
    { candidate_name: 'Liam Ng', to: { roster_id: closes, calendar_from_time: at('09:00') } },
  ]);
});

test('[closing.plan] times chosen by hand are assigned first; another clinic and only later days, if requested', async () => {
  const osei = await doctor('Dr Kwame Osei');
  const roster = await addDay(rao);
  const next = await addDay(osei, { days: [WEDNESDAY], from_time: '08:00', to_time: '08:30' });
  const other = await addClinic(world.db, { name: 'Perth – Belmont' });
  const there = await addDay(await doctor('Dr Belmont'), { site_id: other });
  const [mia, liam] = [await bookAt(roster, '08:00', 'Mia Chen'), await bookAt(roster, '08:30', 'Liam Ng')];
  expect((await plan()).people).toMatchObject([
    { candidate_id: mia, to: { roster_id: next } },
    { candidate_id: liam, action: 'phone', to: null, reason: 'No doctor has 30 minutes free within 28 days.' },
  ]);
  expect((await plan({ other_site_ids: [other] })).people).toMatchObject([
    { to: { roster_id: next } },
    { to: { roster_id: there, site_name: 'Perth – Belmont', calendar_from_time: at('08:30') } },
  ]);
  const to = { roster_id: next, calendar_from_time: at('08:00', WEDNESDAY) };
  expect((await plan({ choices: [{ candidate_id: liam, to }] })).people).toMatchObject([
    { candidate_id: mia, action: 'phone' },
    { candidate_id: liam, to: { roster_id: next } },
  ]);
  expect((await plan({ choices: [{ candidate_id: mia, to: null }] })).people).toMatchObject([
    { candidate_id: mia, action: 'phone', reason: null },
    { candidate_id: liam, to: { roster_id: next } },
  ]);
  // A doctor's day before: if only later times are wished for, no person comes earlier than booked.
  await addDay(await doctor('Dr Early'), { days: ['2026-11-23'], from_time: '17:00', to_time: '18:00' });
  expect((await plan({ choices: [{ candidate_id: mia, to }] })).people[1].to.calendar_from_time).toBe(
    at('17:30', '2026-11-23'),
  );
  expect((await plan({ choices: [{ candidate_id: mia, to }], prefer: 'later' })).people[1].action).toBe('phone');
});

test('[closing.carry-out][admin.close-day] the days are blocked at once, each person moves with one mail, and who cannot is to be phoned', async () => {
  const roster = await addDay(rao);
  const other = await addDay(await doctor('Dr Kwame Osei'), { from_time: '08:15', to_time: '09:15' });
  const [mia, liam] = [await bookAt(roster, '08:00', 'Mia Chen'), await bookAt(roster, '08:30', 'Liam Ng')];
  const ana = await bookAt(roster, '09:30', 'Ana Lee');
  const begun = await close({ doctor_ids: [rao] });
  expect(begun).toMatchObject({ status: 'closing', people: 3, done: 0, doctors: ['Dr Anjali Rao'] });
  expect(begun.list[0]).toMatchObject({ outcome: null, to_phone: false });
  expect(await openSlots(roster)).toBe(0);
  await expect(bookAt(roster, '09:00', 'Too late')).rejects.toThrow('SLOT_TAKEN');
  expect(await run()).toBe(3);
  const done = await read(begun.closing_id);
  expect(done).toMatchObject({ status: 'closed', people: 3, done: 3, moved: 2, to_phone: 1 });
  expect(done.list).toMatchObject([
    { candidate_id: mia, outcome: 'moved', to_doctor: 'Dr Kwame Osei', to_time: at('08:15') },
    { candidate_id: liam, outcome: 'moved', to_time: at('08:45') },
    { candidate_id: ana, outcome: 'phone', to_phone: true, why: null },
  ]);
  expect([await timeOf(mia), await timeOf(liam), await timeOf(ana)]).toEqual([at('08:15'), at('08:45'), at('09:30')]);
  expect(await openSlots(roster)).toBe(0);
  expect(await moveMails(mia)).toEqual([
    { kind: 'booking.moved', leaves: '01:05:00' },
    { kind: 'booking.moved.copy', leaves: '01:05:00' },
  ]);
  expect(await moveMails(ana)).toEqual([]);
  const { history } = await detailOf(ana);
  expect(JSON.stringify(history)).toContain('The doctor is not available.');
  // Phoned, and moved on the board: she leaves the list by herself.
  const free = await addDay(await doctor('Dr New'), { days: [WEDNESDAY] });
  const moved = await admin.post(`/candidates/${ana}/move-appointment`, {
    roster_id: free,
    calendar_from_time: at('08:00', WEDNESDAY),
    seen: { roster_id: roster, calendar_from_time: at('09:30') },
  });
  expect(moved.status).toBe(200);
  expect((await read(begun.closing_id)).to_phone).toBe(0);
  expect((await admin.get('/closings')).body.closings[0]).toMatchObject({ closing_id: begun.closing_id, to_phone: 0 });
  expect(await openSlots(other)).toBe(4);
});

test('[closing.carry-out] the closing does only the agreed part of the plan: newly booked and moved people are returned separately', async () => {
  const roster = await addDay(rao);
  const other = await addDay(await doctor('Dr Kwame Osei'));
  const mia = await bookAt(roster, '08:00', 'Mia Chen');
  const { people } = await plan({ doctor_ids: [rao] });
  const ana = await bookAt(roster, '09:30', 'Ana Lee');
  const agreed = people.map((person: Record<string, unknown>) => ({
    candidate_id: person['candidate_id'],
    seen: { roster_id: roster, calendar_from_time: at('08:00') },
    to: { roster_id: other, calendar_from_time: at('08:00') },
  }));
  const begun = await start(agreed, { doctor_ids: [rao] });
  // Another booking takes the agreed time before her turn comes.
  await bookAt(other, '08:00', 'Faster');
  await run();
  expect((await read(begun.closing_id)).list).toMatchObject([
    { candidate_id: mia, outcome: 'phone', why: expect.stringContaining('booked'), to_phone: true },
    { candidate_id: ana, outcome: 'phone', why: 'Was booked here while the closing was planned.', to_phone: true },
  ]);
  expect(await timeOf(mia)).toBe(at('08:00'));
});

test('[closing.carry-out] the same closing sent twice is one; processes that run at once move no one twice', async () => {
  const roster = await addDay(rao);
  await addDay(await doctor('Dr Kwame Osei'), { days: [WEDNESDAY] });
  const names = ['08:00', '08:30', '09:00', '09:30'];
  for (const clock of names) await bookAt(roster, clock, `Person ${clock}`);
  const { people } = await plan({ doctor_ids: [rao] });
  const body = {
    closing_id: randomUUID(),
    ...scope({ doctor_ids: [rao] }),
    reason: 'Leave',
    public_reason: 'Away on these days.',
    people: agreedTo(people),
  };
  const answers = await Promise.all([admin.post('/closings', body), admin.post('/closings', body)]);
  expect(answers.map(({ status }) => status)).toEqual([201, 201]);
  const other = await admin.post('/closings', { ...body, reason: 'Other words' });
  expect([other.status, other.body.error.code]).toEqual([422, 'IDEMPOTENCY_KEY_REUSED']);
  const turns = await Promise.all([run(), run(), run()]);
  await run();
  expect(turns.reduce((sum, turn) => sum + turn, 0)).toBe(4);
  expect(await read(body.closing_id)).toMatchObject({ status: 'closed', moved: 4, to_phone: 0 });
  const { rows } = await world.db.execute<{ moves: number }>(sql`
    select count(*)::int as moves from booking.moves where reason = 'Away on these days.' group by candidate_id`);
  expect(rows.map(({ moves }) => moves)).toEqual([1, 1, 1, 1]);
});

test('[closing.plan] an ill doctor’s people who are here or due now are in the plan, stay until told, and can go to a colleague', async () => {
  const osei = await doctor('Dr Kwame Osei');
  const roster = await addDay(rao, { to_time: '12:00' });
  const colleague = await addDay(osei, { to_time: '12:00' });
  const [mia, liam] = [await bookAt(roster, '08:30', 'Mia Chen'), await bookAt(roster, '09:00', 'Liam Ng')];
  const [ana, early] = [await bookAt(roster, '10:00', 'Ana Lee'), await bookAt(roster, '11:00', 'Early Bird')];
  const gone = await bookAt(roster, '08:00', 'Gone Home');
  world.clock.set(at('09:10'));
  admin = await world.as('admin');
  const become = (candidateId: string, ...statuses: string[]) =>
    statuses.reduce<Promise<unknown>>(async (before, status) => {
      await before;
      await admin.put('/statuses', { candidate_ids: [candidateId], status });
    }, Promise.resolve());
  await become(gone, 'Arrived', 'In Progress', 'Attended');
  await become(mia, 'Arrived');
  await become(early, 'Arrived');
  const ill = { doctor_ids: [rao] };
  const planned = await plan(ill);
  expect(planned.people).toMatchObject([
    { candidate_id: mia, is_here: true, action: 'phone', status: 'Arrived', options: [{ roster_id: colleague }] },
    { candidate_id: liam, is_here: true, action: 'phone', to: null, status: 'Confirmed' },
    { candidate_id: ana, is_here: false, action: 'move', to: { roster_id: colleague } },
    { candidate_id: early, is_here: true, action: 'phone' },
  ]);
  const to = { roster_id: colleague, calendar_from_time: at('09:15') };
  const chosen = await plan({ ...ill, choices: [{ candidate_id: mia, to }] });
  expect(chosen.people[0]).toMatchObject({ is_here: true, action: 'move', to });
  const begun = await start(agreedTo(chosen.people), ill);
  await run();
  expect(await read(begun.closing_id)).toMatchObject({ people: 4, moved: 2, to_phone: 2 });
  expect(await detailOf(mia)).toMatchObject({ appointment_time: at('09:15'), appointment_status: 'Arrived' });
  expect(await timeOf(liam)).toBe(at('09:00'));
  // A person who sees a colleague after all is settled.
  await become(early, 'In Progress');
  expect((await read(begun.closing_id)).to_phone).toBe(1);
  await reopen(begun.closing_id, 'undo');
  await run();
  expect(await detailOf(mia)).toMatchObject({ appointment_time: at('08:30'), appointment_status: 'Arrived' });
});

test('[closing.undo] an undo within the window brings all back, sends no mail, and opens the days', async () => {
  const roster = await addDay(rao);
  const other = await addDay(await doctor('Dr Kwame Osei'), { days: [WEDNESDAY] });
  await admin.post('/slots/disable', { site_id: site, slot_ids: [await slotAt(roster, '09:45')], reason: 'Training' });
  const mia = await bookAt(roster, '08:00', 'Mia Chen');
  const { closing_id: id } = await close({ doctor_ids: [rao] });
  await run();
  expect(await timeOf(mia)).toBe(at('08:00', WEDNESDAY));
  expect((await reopen(id, 'undo')).body.status).toBe('undoing');
  await run();
  expect(await read(id)).toMatchObject({ status: 'undone', moved: 0, list: [{ outcome: 'undone' }] });
  expect(await timeOf(mia)).toBe(at('08:00'));
  expect((await detailOf(mia)).appointment_status).toBe('Confirmed');
  expect(await moveMails(mia)).toEqual([]);
  // Slots that were blocked by hand before stay blocked.
  expect([await openSlots(roster), await openSlots(other)]).toEqual([7, 8]);
  expect((await reopen(id, 'undo')).body.error.code).toBe('MOVE_UNDONE');
});

const slotAt = async (roster: number, clock: string) => {
  const { rows } = await world.db.execute<{ id: number }>(sql`
    select slot_id::float8 as id from booking.slots
    where roster_id = ${roster} and from_time = ${at(clock)}::timestamptz`);
  return rows[0]?.id;
};

test('[closing.undo] in the middle: who has not had their turn is left alone', async () => {
  const roster = await addDay(rao);
  await addDay(await doctor('Dr Kwame Osei'), { days: [WEDNESDAY] });
  const mia = await bookAt(roster, '08:00', 'Mia Chen');
  const { closing_id: id } = await close({ doctor_ids: [rao] });
  await reopen(id, 'undo');
  await run();
  expect(await read(id)).toMatchObject({ status: 'undone', list: [{ candidate_id: mia, outcome: 'undone' }] });
  expect(await timeOf(mia)).toBe(at('08:00'));
});

test('[closing.undo] later the days reopen, and people go back with a mail or stay where they are', async () => {
  const roster = await addDay(rao);
  await addDay(await doctor('Dr Kwame Osei'), { days: [WEDNESDAY] });
  const [mia, liam] = [await bookAt(roster, '08:00', 'Mia Chen'), await bookAt(roster, '08:30', 'Liam Ng')];
  const { closing_id: id } = await close({ doctor_ids: [rao] });
  expect((await reopen(id, 'move-back')).body.error.code).toBe('CLOSING_GOES_ON');
  await run();
  world.clock.pass(6 * 60_000);
  expect((await reopen(id, 'undo')).body.error).toMatchObject({ code: 'UNDO_OVER' });
  expect((await reopen(id, 'move-back')).body.status).toBe('reopening');
  // Another booking takes one of the old times at once.
  await bookAt(roster, '08:30', 'Faster');
  await run();
  expect(await read(id)).toMatchObject({
    status: 'reopened',
    list: [
      { candidate_id: mia, outcome: 'returned' },
      { candidate_id: liam, outcome: 'kept', why: expect.stringContaining('booked') },
    ],
  });
  expect([await timeOf(mia), await timeOf(liam)]).toEqual([at('08:00'), at('08:30', WEDNESDAY)]);
  expect((await reopen(id, 'days-only')).body.error.code).toBe('MOVE_UNDONE');
});

test('[closing.undo] whom reopening would leave at the new time is said beforehand, and why', async () => {
  const roster = await addDay(rao);
  const osei = await addDay(await doctor('Dr Kwame Osei'), { days: [WEDNESDAY] });
  const people = [];
  for (const clock of ['08:00', '08:30', '09:00']) people.push(await bookAt(roster, clock, `At ${clock}`));
  const { closing_id: id } = await close({ doctor_ids: [rao] });
  await run();
  const move = { roster_id: osei, calendar_from_time: at('09:30', WEDNESDAY) };
  const seen = { roster_id: osei, calendar_from_time: await timeOf(people[2] ?? '') };
  const { status } = await admin.post(`/candidates/${people[2]}/move-appointment`, { seen, ...move });
  expect(status).toBe(200);
  world.clock.set(at('08:10'));
  admin = await world.as('admin');
  expect((await read(id)).list.map((one: { stays_because: string | null }) => one.stays_because)).toEqual([
    'The old time is over.',
    null,
    'Was moved or changed meanwhile.',
  ]);
});

test('[closing.plan] days in the wrong order, too many days, no people, and an unknown clinic are refused at their field', async () => {
  const refused = async (change: object) => (await admin.post('/closing-plans', scope(change))).body.error;
  expect(await refused({ to_day: '2026-11-23' })).toMatchObject({ field: 'to_day' });
  expect(await refused({ to_day: '2027-11-23' })).toMatchObject({
    field: 'to_day',
    message: 'At most 93 days close together.',
  });
  expect(await refused({ site_ids: [randomUUID()] })).toMatchObject({ code: 'NOT_FOUND' });
  const nobody = { closing_id: randomUUID(), ...scope(), reason: 'x', people: [] };
  expect((await admin.post('/closings', nobody)).body.error).toMatchObject({
    field: 'from_day',
    message: 'No doctor works there on these days.',
  });
  expect((await manager.post('/closings', nobody)).status).toBe(403);
  expect((await manager.post('/closing-plans', scope())).status).toBe(403);
  expect((await manager.get('/closings')).status).toBe(403);
});

test.each([
  ['', 'The doctor is not available.'],
  ['The clinic is short of doctors.', 'The clinic is short of doctors.'],
])(
  '[closing.private-reason] a doctor’s own reason is in no mail and no history of a booking; with the words %j both say %j',
  async (public_reason, said) => {
    const roster = await addDay(rao);
    const later = await addDay(rao, { days: [WEDNESDAY] });
    expect([roster, later]).toHaveLength(2);
    const liam = await bookAt(roster, '08:00', 'Liam O’Connor');
    const mia = await bookAt(roster, '09:00', 'Mia Hart');
    const { people } = await plan();
    const [first, ...others] = agreedTo(people);
    const agreed = [first, ...others.map((one) => ({ ...one, to: null }))];
    const body = { closing_id: randomUUID(), ...scope(), reason: 'Ill with measles', public_reason, people: agreed };
    expect((await admin.post('/closings', body)).status).toBe(201);
    await run();
    const { rows: mails } = await world.db.execute<{ text: string }>(sql`
    select content->>'text' as text from mail.outbox m join booking.moves v on m.entity = 'move' and m.entity_id = v.id
    where v.candidate_id in (${liam}::uuid, ${mia}::uuid)`);
    expect(mails.length).toBeGreaterThan(0);
    for (const { text } of mails) expect(text).toContain(`Reason: ${said}`);
    const histories = await Promise.all(
      [liam, mia].map(async (id) => JSON.stringify((await manager.get(`/candidates/${id}`)).body.history)),
    );
    for (const history of histories) expect(history).toContain(said);
    expect(`${JSON.stringify(mails)} ${histories.join(' ')}`).not.toContain('measles');
    expect((await read(body.closing_id)).reason).toBe('Ill with measles');
  },
);
