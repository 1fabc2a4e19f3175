import { expect, test } from 'vitest';
import {
  exampleDraft,
  holdOf,
  ironbark,
  medical,
  person,
  slotAt,
} from '../../tests/support/bookings/example-booking.ts';
import {
  created,
  draftId,
  openWizard,
  readyToSend,
  resumed,
  sent,
  typed,
  type Wizard,
} from '../../tests/support/bookings/open-wizard.ts';
import { id } from '../lib/ports.ts';
import type { BookingWizardEvent } from './booking-wizard.types.ts';

const hold = holdOf('r1', slotAt('01:00'));
const row = { name: 'Mia', dob: '01/02/1990', gender: 'F', phone: '', email: '', position: '', note: '' };
const drugScreen = { ...medical, id: id<typeof medical.id>('drug') };

const edits: readonly BookingWizardEvent[][] = [
  [{ type: 'field.changed', path: 'header.comment', value: 'Gate 2' }],
  [{ type: 'field.left', path: 'header.comment' }],
  [{ type: 'candidate.added' }],
  [{ type: 'candidate.copied', key: 'c1' }],
  [{ type: 'candidate.shared', key: 'c1' }],
  [{ type: 'candidate.pasted', rows: [row] }],
  [{ type: 'candidate.selected', key: 'c2' }],
  [{ type: 'package.chosen', key: 'c1', package: drugScreen }],
  [{ type: 'choice.changed', key: 'c1', change: { state: 'VIC' } }],
  [{ type: 'choice.copied', key: 'c1' }],
  [{ type: 'policy.toggled', accepted: true }],
  [{ type: 'next.pressed' }],
  [{ type: 'candidate.deleted', key: 'c1' }, { type: 'question.confirmed' }],
  [{ type: 'field.changed', path: 'header.company', value: ironbark }, { type: 'question.confirmed' }],
  [{ type: 'reservation.changed', key: 'c1', pick: hold.slot, hold }],
  [{ type: 'group.held', holds: [{ key: 'c1', hold, calls: 0 }], choice: { state: 'VIC' } }],
];

/** Two candidates, the second of whom is named c2. */
function two() {
  const draft = exampleDraft(2);
  return { ...draft, candidates: draft.candidates.map((one, at) => ({ ...one, key: `c${at + 1}` })), current: 'c1' };
}

/** Records after each step whether the saved draft is the form's own. */
function toldOf(wizard: Wizard) {
  const told: boolean[] = [];
  wizard.watch(() => told.push(wizard.stored().draft === wizard.draft()));
  return told;
}

test.each(edits.map((events) => [events[0]?.type, events] as const))(
  '[wizard.survives] the draft to be saved has the change of %s',
  async (_type, events) => {
    const wizard = await resumed(two());
    const before = wizard.draft();
    const told = toldOf(wizard);
    wizard.send(...events);
    expect(wizard.draft()).not.toEqual(before);
    expect(told).not.toContain(false);
  },
);

test('[wizard.survives] a company step that is not complete marks what is missing in the draft that is saved', async () => {
  const draft = two();
  const wizard = await resumed({ ...draft, header: { ...draft.header, contactName: '' } });
  wizard.send({ type: 'next.pressed' });
  expect(wizard.stored().draft.touched).toHaveProperty(['header.contactName']);
});

test('the draft to be saved has a position with its usual package', async () => {
  const wizard = openWizard();
  const usualPackages = [{ position: 'Rigger', package: medical }];
  const last = { subsidiary: null, resultEmails: [], invoiceEmail: '', place: null, package: null };
  await wizard.answer('getBookingPerson', { ...person, last: { ...last, usualPackages } });
  const told = toldOf(wizard);
  wizard.send({ type: 'field.changed', path: 'candidates.c1.position', value: { id: null, name: 'Rigger' } });
  expect(wizard.draft().candidates[0]?.package?.id).toBe(medical.id);
  expect(told).not.toContain(false);
});

test('the time of a removed candidate is not held', async () => {
  const wizard = await resumed(exampleDraft());
  wizard.send({ type: 'reservation.changed', key: 'gone', pick: hold.slot, hold });
  expect(wizard.snapshot().context.holds).toEqual({});
});

test('[wizard.sent-elsewhere] a draft that turns out not to be sent is read again, with its holds and later saves', async () => {
  const wizard = await resumed(exampleDraft());
  wizard.send({ type: 'draft.sentElsewhere' });
  const newer = two();
  await wizard.answer('getDraft', { draftId, revision: 6, draft: newer, holds: [], booking: null });
  expect(wizard.draft()).toEqual(newer);
  expect(Object.keys(wizard.snapshot().context.reservations)).toEqual(['c1', 'c2']);
  expect(wizard.state()).toMatchObject({ draft: 'clean' });
});

test('[wizard.sent-elsewhere] a draft that was read again has the times that the service holds for it', async () => {
  const wizard = await resumed(exampleDraft());
  wizard.send({ type: 'draft.sentElsewhere' });
  const { slot, ...place } = hold;
  const stored = { ...place, ...slot, candidateIndex: 0, calendarId: 7 } as const;
  const draft = exampleDraft();
  await wizard.answer('getDraft', { draftId, revision: 6, draft, holds: [stored], booking: null });
  expect(Object.values(wizard.snapshot().context.holds)).toMatchObject([{ reserveId: hold.reserveId }]);
});

test('[wizard.idempotent] after a dropped connection another service is what will be sent', async () => {
  const wizard = await readyToSend();
  await sent(wizard);
  await wizard.refuse('createBooking', { code: 'UNREACHABLE' });
  wizard.send({ type: 'service.changed', serviceType: 'fit_test', sid: null });
  wizard.send({ type: 'question.confirmed' });
  expect(wizard.draft().serviceType).toBe('fit_test');
});

const endOf = (wizard: Wizard) => {
  const { created: booking, holds, reservations } = wizard.snapshot().context;
  return { created: booking, holds, reservations };
};

test('a booking that was made, and a draft that was left, give no time back', async () => {
  const wizard = await readyToSend();
  await sent(wizard);
  await wizard.answer('createBooking', created);
  expect(endOf(wizard)).toEqual({ created, holds: {}, reservations: {} });
  const left = await readyToSend();
  left.send({ type: 'saveAndClose.pressed' });
  await left.answer('saveDraft', { outcome: 'saved', revision: 5 });
  expect(endOf(left)).toEqual({ created: null, holds: {}, reservations: {} });
  expect([wizard, left].flatMap((one) => one.asked('releaseHold'))).toEqual([]);
});

test('[wizard.survives] a draft that was thrown away elsewhere holds no time longer, until it has its new place', async () => {
  const wizard = await readyToSend();
  typed(wizard, 'Li');
  wizard.clock.increment(150);
  await wizard.refuse('saveDraft', { code: 'NOT_FOUND' });
  wizard.send({ type: 'extend.pressed' });
  expect(wizard.asked('extendHolds')).toEqual([]);
});
