import { expect, test } from 'vitest';
import {
  exampleDraft,
  holdOf,
  ironbark,
  minutesOn,
  person,
  slotAt,
  visitId,
} from '../../tests/support/bookings/example-booking.ts';
import {
  draftId,
  hold,
  keysOf,
  opened,
  openWizard,
  readyToSend,
  resumed,
  sent,
  typed,
} from '../../tests/support/bookings/open-wizard.ts';
import { defined } from '../lib/assert-defined.ts';
import type { PortalError } from '../lib/portal-error.ts';

const unreachable: PortalError = { code: 'UNREACHABLE' };
const refusal: PortalError = { code: 'REJECTED', status: 409, reason: 'The clinic is closed.' };

test('times that were taken together are each candidate’s own, with where they were looked for, and are to be saved', async () => {
  const wizard = await resumed(exampleDraft(2));
  const [first, second] = keysOf(wizard.draft()).map(defined);
  const holds = [first, second].map((key, at) => ({
    key: defined(key),
    hold: holdOf(`r-${key}`, slotAt(`0${at + 1}:00`)),
    calls: 0,
  }));
  wizard.send({ type: 'group.held', holds, choice: { state: 'VIC' } });
  expect(wizard.draft().candidates.map(({ choice }) => choice.state)).toEqual(['VIC', 'VIC']);
  expect(Object.values(wizard.snapshot().context.holds).map(({ reserveId }) => reserveId)).toEqual([
    `r-${first}`,
    `r-${second}`,
  ]);
  expect(wizard.state()).toMatchObject({ draft: 'dirty' });
});

test('[slots.unanswered] times asked for together without an answer count as held no more, until each was asked for again', async () => {
  const wizard = await resumed(exampleDraft(2));
  const [first, second] = keysOf(wizard.draft()).map((key) => defined(key));
  await hold(wizard, defined(first), '01:00');
  await hold(wizard, defined(second), '03:00');
  wizard.send({ type: 'group.doubted', keys: [defined(first)] });
  expect(Object.keys(wizard.snapshot().context.holds)).toEqual([second]);
  wizard.clock.increment(5_000);
  expect(wizard.asked('findHold')).toEqual([{ draftId: expect.any(String), candidateIndex: 0 }]);
  await wizard.answer('findHold', holdOf('r9', slotAt('02:00')));
  expect(wizard.snapshot().context.holds[defined(first)]?.reserveId).toBe('r9');
});

test('[wizard.survives] details of the account that come after the draft was saved are saved too', async () => {
  const wizard = openWizard();
  await wizard.refuse('getBookingPerson', unreachable);
  typed(wizard, 'L');
  await wizard.answer('createDraft', { draftId: visitId, revision: 1 });
  expect(wizard.state()).toMatchObject({ draft: 'clean' });
  wizard.send({ type: 'person.againPressed' });
  await wizard.refuse('getBookingPerson', { code: 'NOT_FOUND' });
  expect(wizard.stored().personFailure).toEqual({ code: 'NOT_FOUND' });
  wizard.send({ type: 'person.againPressed' });
  await wizard.answer('getBookingPerson', person);
  expect(wizard.state()).toMatchObject({ draft: 'dirty' });
});

test('[wizard.survives] why a draft has no place on the server is known: it never got one, or it is gone', async () => {
  const begun = await opened();
  typed(begun, 'L');
  await begun.refuse('createDraft', { code: 'FORBIDDEN', reason: 'Not yours.' });
  expect(begun.stored().saveFailure).toEqual({ code: 'FORBIDDEN', reason: 'Not yours.' });
  const gone = await resumed(exampleDraft());
  typed(gone, 'L');
  gone.clock.increment(500);
  await gone.refuse('saveDraft', { code: 'NOT_FOUND' });
  expect(gone.stored().saveFailure).toEqual({ code: 'NOT_FOUND' });
});

test('the draft that is opened, thrown away and whose times are extended is this one', async () => {
  const wizard = await resumed(exampleDraft());
  wizard.send({ type: 'extend.pressed' });
  expect(wizard.asked('extendHolds'), 'nothing is held yet').toEqual([]);
  await hold(wizard, 'c1', '01:00');
  wizard.send({ type: 'extend.pressed' });
  wizard.send({ type: 'discard.pressed' }, { type: 'question.confirmed' });
  const asked = ['getDraft', 'extendHolds', 'deleteDraft'].map((port) => wizard.asked(port));
  expect(asked).toEqual([[{ draftId }], [{ draftId }], [{ draftId }]]);
  await wizard.answer('deleteDraft');
  const { holds, reservations } = wizard.snapshot().context;
  expect({ holds, reservations }).toEqual({ holds: {}, reservations: {} });
});

test('[slots.hold] a refusal to extend is gone as it is tried again', async () => {
  const wizard = await resumed(exampleDraft());
  await hold(wizard, 'c1', '01:00');
  wizard.send({ type: 'extend.pressed' });
  await wizard.refuse('extendHolds', refusal);
  expect(wizard.snapshot().context.extendFailure).toEqual(refusal);
  expect(Object.keys(wizard.snapshot().context.holds)).toEqual(['c1']);
  wizard.send({ type: 'extend.pressed' });
  expect(wizard.snapshot().context.extendFailure).toBeNull();
});

test('[slots.unanswered] after an unanswered extension the wizard asks the service for the end of each hold', async () => {
  const wizard = await resumed(exampleDraft());
  await hold(wizard, 'c1', '01:00');
  wizard.send({ type: 'extend.pressed' });
  await wizard.refuse('extendHolds', unreachable);
  expect(wizard.snapshot().context.holds).toEqual({});
  wizard.clock.increment(5_000);
  await wizard.answer('findHold', { ...holdOf('r1', slotAt('01:00')), expiresAt: minutesOn(20) });
  expect(wizard.snapshot().context.holds['c1']?.expiresAt).toBe(minutesOn(20));
});

test.each([
  ['has a place on the server', () => resumed(exampleDraft()), 'saveDraft', { outcome: 'saved', revision: 5 }],
  [
    'has none yet',
    async () => {
      const wizard = await opened();
      typed(wizard, 'L');
      await wizard.refuse('createDraft', { code: 'FORBIDDEN', reason: '' });
      return wizard;
    },
    'createDraft',
    { draftId: visitId, revision: 1 },
  ],
] as const)('save and close saves what was just typed into a draft that %s, and leaves', async (...row) => {
  const [, open, port, saved] = row;
  const wizard = await open();
  typed(wizard, 'Li');
  expect(wizard.state()).toMatchObject({ draft: 'dirty' });
  wizard.send({ type: 'saveAndClose.pressed' });
  await wizard.answer(port, saved);
  expect(wizard.said).toContain('left');
});

test('[wizard.result] refusals and failures of an earlier send are cleared as the booking is sent again', async () => {
  const wizard = await readyToSend();
  await sent(wizard);
  await wizard.refuse('createBooking', unreachable);
  expect(wizard.snapshot().context.sendFailure).toEqual(unreachable);
  const refused = await readyToSend();
  await sent(refused);
  const fields = { 'candidates.0.email': 'This mailbox does not exist.' };
  await refused.refuse('createBooking', { code: 'BAD_REQUEST', reason: 'No.', fields });
  expect(Object.keys(refused.snapshot().context.refusals)).toHaveLength(1);
  refused.send({ type: 'field.changed', path: 'candidates.c1.email', value: 'other@home.com.au' });
  refused.send({ type: 'send.pressed' });
  expect(refused.snapshot().context).toMatchObject({ sendFailure: null, refusals: {} });
});

test('[wizard.package-change] another company takes with it what the old one was refused for', async () => {
  const wizard = await readyToSend();
  await sent(wizard);
  const fields = { 'candidates.0.email': 'This mailbox does not exist.' };
  await wizard.refuse('createBooking', { code: 'BAD_REQUEST', reason: 'No.', fields });
  wizard.send({ type: 'field.changed', path: 'header.company', value: ironbark }, { type: 'question.confirmed' });
  expect(wizard.snapshot().context.refusals).toEqual({});
});

test('[wizard.candidates] the subject of a question is cleared with its answer', async () => {
  const wizard = await resumed(exampleDraft(2));
  wizard.send({ type: 'candidate.deleted', key: defined(keysOf(wizard.draft())[1]) }, { type: 'question.cancelled' });
  expect(wizard.snapshot().context.leavingKey).toBeNull();
  wizard.send({ type: 'field.changed', path: 'header.company', value: ironbark }, { type: 'question.cancelled' });
  expect(wizard.snapshot().context.askedChange).toBeNull();
});

test('[wizard.candidates] the last candidate is not asked about: it stays', async () => {
  const wizard = await resumed(exampleDraft());
  wizard.send({ type: 'candidate.deleted', key: 'c1' });
  expect(wizard.state()).toMatchObject({ question: 'none' });
});

test('a draft that is started over has no place and no failure of the old one', async () => {
  const wizard = openWizard({ stored: { draftId, revision: 1, draft: exampleDraft(), holds: [] } });
  await wizard.refuse('getDraft', { code: 'NOT_FOUND' });
  expect(wizard.stored().loadFailure).toEqual({ code: 'NOT_FOUND' });
  wizard.send({ type: 'startOver.pressed' });
  expect(wizard.stored()).toMatchObject({ draftId: null, loadFailure: null });
});
