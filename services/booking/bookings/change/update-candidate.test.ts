import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { defined } from '../../../../machines/lib/assert-defined.ts';
import { BIRTH_AGE } from '../../../../machines/rules/calendar/birth-date.ts';
import { ISO_DAY_FORMAT, NO_SUCH_DAY } from '../../../../machines/rules/calendar/typed-day.ts';
import { EMAIL_FORMAT } from '../../../../machines/rules/contact/email.ts';
import { NAME_IN_LETTERS } from '../../../../machines/rules/contact/person-name.ts';
import { PHONE_FORMAT } from '../../../../machines/rules/contact/phone.ts';
import { REQUIRED } from '../../../../machines/rules/text/required.ts';
import {
  atOnce,
  type Bench,
  type Booked,
  book,
  detailOf,
  first,
  mailsTo,
  openBench,
  ownCalls,
  standAt,
} from '../../../../tests/support/bookings/booked-crew.ts';
import { type Client, openBookingWorld } from '../../../../tests/support/bookings/booking-world.ts';

const UNKNOWN = '01980c2f-0000-7000-8000-000000000000';

let manager: Client;
let bench: Bench;
let booked: Booked;
let candidate: string;
let seen: string;

const world = await openBookingWorld();
afterAll(() => world.close());
beforeEach(async () => {
  world.clock.set('2026-11-23T01:00:00Z');
  manager = await world.as('manager');
  bench = await openBench(world);
  booked = await book(manager, bench, [0]);
  candidate = first(booked.candidates);
  seen = (await detailOf(manager, candidate)).updated_at;
});

type Fields = Readonly<Record<string, unknown>>;
const update = (fields: Fields, { mask = Object.keys(fields), at = seen, client = manager, id = candidate } = {}) =>
  client.put(`/bookings/${booked.bookingId}/candidates/${id}`, {
    candidate: fields,
    update_mask: mask,
    updated_at: at,
  });
const historyOf = async (action: string) =>
  (await detailOf(manager, candidate)).history.filter((entry: { action: string }) => entry.action === action);

test('[detail.update-candidate][call.booking-change] only the named fields change, and the history has them before and after', async () => {
  const answer = await update(
    { candidate_phone: '0491570111', candidate_email: ' new@example.com ', candidate_name: 'Never' },
    { mask: ['candidate_phone', 'candidate_email'] },
  );
  expect(answer).toMatchObject({
    status: 200,
    body: { candidate_phone: '0491 570 111', candidate_email: 'new@example.com', candidate_name: 'Liam O’Connor' },
  });
  const detail = await detailOf(manager, candidate);
  expect(detail).toMatchObject({ candidate_phone: '0491 570 111', candidate_name: 'Liam O’Connor' });
  expect(detail.updated_at).toBe(answer.body.updated_at);
  expect(await historyOf('candidate.updated')).toMatchObject([
    {
      before: { candidate_phone: '0491 570 006', candidate_email: 'candidate0@example.com' },
      after: { candidate_phone: '0491 570 111', candidate_email: 'new@example.com' },
    },
  ]);
});

test('a field sent with the same value writes nothing', async () => {
  expect((await update({ candidate_phone: '0491 570 006' })).body.updated_at).toBe(seen);
  expect(await historyOf('candidate.updated')).toEqual([]);
});

test.each<[string, Fields, string]>([
  ['candidate_name', { candidate_name: ' ' }, REQUIRED],
  ['candidate_name', { candidate_name: '.' }, NAME_IN_LETTERS],
  ['candidate_dob', { candidate_dob: '' }, REQUIRED],
  ['candidate_dob', { candidate_dob: '1991-02-30' }, NO_SUCH_DAY],
  ['candidate_dob', { candidate_dob: '14/3/91' }, ISO_DAY_FORMAT],
  ['candidate_dob', { candidate_dob: '0091-03-14' }, BIRTH_AGE],
  ['candidate_dob', { candidate_dob: '2030-02-03' }, 'Date of birth must be in the past.'],
  ['candidate_gender', { candidate_gender: '' }, REQUIRED],
  ['candidate_phone', { candidate_phone: '12' }, PHONE_FORMAT],
  ['candidate_email', { candidate_email: 'liam@example' }, EMAIL_FORMAT],
  ['candidate_email', { candidate_email: 'a@example.com\r\nBcc: b@example.com' }, EMAIL_FORMAT],
  ['candidate_position', { candidate_position: '' }, REQUIRED],
])('[valid.server] %s is checked by the rule of a new booking', async (field, fields, message) => {
  const path = `candidate.${field}`;
  expect(await update(fields)).toMatchObject({
    status: 422,
    body: { error: { field: path, message, details: { fields: { [path]: message } } } },
  });
  expect((await detailOf(manager, candidate)).updated_at).toBe(seen);
});

test('[detail.update-candidate] a field that is none is refused by its name, in the record and in the mask', async () => {
  expect(await update({ status: 'Completed' }, { mask: ['candidate_name'] })).toMatchObject({
    status: 400,
    body: { error: { field: 'candidate.status', message: 'status is not a field of this request.' } },
  });
  expect(await update({ candidate_name: 'Else' }, { mask: ['candidate_name', 'package_id'] })).toMatchObject({
    status: 400,
    body: { error: { field: 'update_mask.1' } },
  });
  expect(await update({}, { mask: ['candidate_phone'] })).toMatchObject({
    status: 400,
    body: { error: { field: 'candidate_phone' } },
  });
  expect((await update({}, { mask: [] })).status).toBe(400);
});

test('[detail.update-candidate] the second editor sees the first one’s change, and overwrites nothing unseen', async () => {
  const mine = await update({ candidate_phone: '0491 570 111' });
  const theirs = await update({ candidate_phone: '0491 570 222' });
  expect(theirs).toMatchObject({
    status: 409,
    body: {
      error: {
        code: 'EDIT_CONFLICT',
        details: { present: { candidate_phone: '0491 570 111', updated_at: mine.body.updated_at } },
      },
    },
  });
  expect((await detailOf(manager, candidate)).candidate_phone).toBe('0491 570 111');
  const again = await update({ candidate_phone: '0491 570 222' }, { at: mine.body.updated_at });
  expect(again.status).toBe(200);
});

test('[detail.update-candidate] of four editors at once one wins, the others see it', async () => {
  const editors = [0, 1, 2, 3].map((at) => () => update({ candidate_phone: `0491 570 10${at}` }));
  const answers = await atOnce(world, candidate, editors);
  const won = answers.filter(({ status }) => status === 200);
  expect(won).toHaveLength(1);
  const phone = first(won).body.candidate_phone;
  for (const { status, body } of answers.filter((answer) => answer.status !== 200)) {
    expect([status, body.error.details.present.candidate_phone]).toEqual([409, phone]);
  }
  expect(await historyOf('candidate.updated')).toHaveLength(1);
});

test('[detail.note] the note is changed through the mask, and is in the history', async () => {
  const typed = '<script>alert(1)</script> Starts Monday.';
  expect((await update({ appointment_note: typed })).body.appointment_note).toBe(typed);
  expect(await historyOf('candidate.note.changed')).toMatchObject([
    { before: { appointment_note: 'Starts on swing.' }, after: { appointment_note: typed } },
  ]);
  const { updated_at } = await detailOf(manager, candidate);
  expect((await update({ appointment_note: '' }, { at: updated_at })).body.appointment_note).toBe('');
});

test.each([
  ['Pending', 200],
  ['Confirmed', 200],
  ['Rescheduled', 200],
  ['Arrived', 409],
  ['Completed', 409],
])('[detail.note][detail.edit-rule] the note of a candidate who is %s answers %i', async (status, answer) => {
  await standAt(world, candidate, status);
  const { status: provided, body } = await update({ appointment_note: 'Changed.' });
  expect(provided).toBe(answer);
  if (answer !== 409) return;
  expect(body.error).toMatchObject({ details: { guard: 'canEditNotes' }, field: 'candidate.appointment_note' });
  expect(body.error.message).toBe(`The note can no longer be edited. Liam O’Connor is ${status}.`);
});

test('[detail.note][detail.edit-rule] not once the time has passed either', async () => {
  world.clock.set('2026-11-24T00:00:00Z');
  manager = await world.as('manager');
  expect((await update({ appointment_note: 'Late.' })).body.error.message).toBe(
    'The note can no longer be edited. The appointment of Liam O’Connor has passed.',
  );
  expect((await update({ candidate_phone: '0491 570 111' })).status).toBe(200);
});

test('[detail.update-candidate] the details of a booking that is over stay as they are', async () => {
  await standAt(world, candidate, 'Cancelled');
  expect((await update({ candidate_phone: '0491 570 111' })).body.error).toMatchObject({
    code: 'STATUS_CONFLICT',
    details: { guard: 'canUpdateCandidate' },
  });
});

test('[perm.client] another company’s candidate, another booking’s and an unknown one answer alike', async () => {
  const others = await book(manager, bench, [8]);
  const coralBay = await world.as('coralbay');
  const fields = { candidate_phone: '0491 570 111' };
  const answers = [
    await update(fields, { client: coralBay }),
    await update(fields, { id: UNKNOWN }),
    await update(fields, { id: first(others.candidates) }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
  expect((await update(fields, { client: await world.as('restricted') })).status).toBe(403);
  expect((await update({ position_id: UNKNOWN })).status).toBe(404);
});

/** Mails to one address as if the mail server had them. */
const haveLeft = (to: string) =>
  world.db.execute(sql`update mail.outbox set state = 'sent' where recipient = ${to} and channel = 'mail'`);
const correct = (email: string, sends = true) =>
  manager.put(`/bookings/${booked.bookingId}/candidates/${candidate}`, {
    candidate: { candidate_email: email },
    update_mask: ['candidate_email'],
    send_confirmation: sends,
  });
const linkIn = (text: string | null | undefined) => defined(/\/appointment\/([\w-]+)/.exec(text ?? '')?.[1]);

test('[detail.corrected-email] the new address gets the confirmation, the old one a cancelled entry that names no person, and the link sent by SMS still works', async () => {
  await haveLeft('candidate0@example.com');
  expect((await manager.post(`/candidates/${candidate}/links`, {})).status).toBe(204);
  const before = await mailsTo(world, candidate);
  const sms = linkIn(before.find(({ kind }) => kind === 'candidate.link.sms')?.text);
  const mailed = linkIn(before.find(({ kind }) => kind === 'booking.confirmed')?.text);
  expect((await correct('right@example.com')).status).toBe(200);
  const [withdrawn, confirmation, ...others] = (await mailsTo(world, candidate)).slice(before.length);
  expect(others).toEqual([]);
  expect(withdrawn).toMatchObject({ kind: 'candidate.email-corrected', recipient: 'candidate0@example.com' });
  const told = `${withdrawn?.subject} ${withdrawn?.text} ${withdrawn?.html} ${withdrawn?.calendar}`;
  for (const fact of ['Liam', 'Connor', 'right@', 'Redgum', 'PF-', 'Hay Street']) expect(told).not.toContain(fact);
  expect(withdrawn?.calendar).toContain('METHOD:CANCEL');
  expect(withdrawn?.calendar).toContain(`UID:${candidate}@`);
  expect(confirmation).toMatchObject({ kind: 'booking.confirmed', recipient: 'right@example.com' });
  expect(sequenceOf(confirmation?.calendar)).toBeGreaterThan(sequenceOf(withdrawn?.calendar));
  const open = (link: string) => ownCalls(world)('open', { link, date_of_birth: '1991-03-14' });
  expect((await open(mailed)).status).toBe(404);
  expect((await open(sms)).status).toBe(200);
  expect((await open(linkIn(confirmation?.text))).status).toBe(200);
  expect(await historyOf('candidate.email.sent')).toMatchObject([{ after: { recipients: 'right@example.com' } }]);
});

test('[detail.corrected-email] unsent mail no longer goes to the old address, which has no entry to cancel; without the tick nothing is sent', async () => {
  expect((await correct('right@example.com', false)).status).toBe(200);
  expect(await mailsTo(world, candidate)).toEqual([]);
});

test('[detail.corrected-email] an appointment that has passed is corrected, and not confirmed', async () => {
  world.clock.set('2026-11-24T00:00:00Z');
  manager = await world.as('manager');
  expect((await correct('right@example.com')).body.error).toMatchObject({ field: 'send_confirmation' });
  expect((await detailOf(manager, candidate)).candidate_email).toBe('candidate0@example.com');
  expect((await correct('right@example.com', false)).status).toBe(200);
});

const sequenceOf = (calendar: string | null | undefined) => Number(/SEQUENCE:(\d+)/.exec(calendar ?? '')?.[1]);
