import { expect, test } from 'vitest';
import { exampleDraft, person } from '../../tests/support/bookings/example-booking.ts';
import {
  created,
  draftId,
  nameIn,
  openWizard,
  readyToSend,
  resumed,
  sent,
  typed,
  typedIntoNew,
  typedIntoStored,
  type Wizard,
} from '../../tests/support/bookings/open-wizard.ts';
import type { PortalError } from '../lib/portal-error.ts';
import type { BeginInput, SaveInput } from './booking-draft.types.ts';

const unreachable: PortalError = { code: 'UNREACHABLE' };
const forbidden: PortalError = { code: 'FORBIDDEN', reason: 'Not yours.' };
const settle = { type: 'settle.asked' } as const;

const namesOf = (wizard: Wizard, port: 'createDraft' | 'saveDraft') =>
  (wizard.asked(port) as (BeginInput | SaveInput)[]).map(({ draft }) => nameIn(draft));

test.each([
  ['has a place on the server', typedIntoStored, 'saveDraft', 'saving'],
  ['has none yet', typedIntoNew, 'createDraft', 'creating'],
] as const)(
  '[wizard.survives] before a booking is sent, words that were typed during a save of a draft that %s are saved after it',
  async (...row) => {
    const [, open, port, state] = row;
    const wizard = await open();
    wizard.clock.increment(150);
    wizard.send(settle);
    expect(namesOf(wizard, port), 'the save on its way has all').toEqual(['Li']);
    typed(wizard, 'Lia');
    wizard.send(settle);
    expect(namesOf(wizard, port)).toEqual(['Li', 'Lia']);
    expect(wizard.state()).toMatchObject({ draft: state });
  },
);

test.each([
  ['does not answer', unreachable, 'offline'],
  ['refuses', forbidden, 'saveFailed'],
] as const)(
  '[wizard.survives] before a booking is sent, what the server %s is saved again',
  async (_how, error, state) => {
    const wizard = await typedIntoStored();
    wizard.clock.increment(150);
    await wizard.refuse('saveDraft', error);
    expect(wizard.state()).toMatchObject({ draft: state });
    wizard.send(settle);
    expect(namesOf(wizard, 'saveDraft')).toEqual(['Li', 'Li']);
    const fresh = await typedIntoNew();
    await fresh.refuse('createDraft', error);
    expect(fresh.state()).toMatchObject({ draft: state });
    fresh.send(settle);
    expect(namesOf(fresh, 'createDraft')).toEqual(['Li', 'Li']);
  },
);

test('[wizard.survives] before a booking is sent, what was just typed into a draft without a place begins it', async () => {
  const wizard = await typedIntoNew();
  await wizard.refuse('createDraft', forbidden);
  typed(wizard, 'Lia');
  expect(wizard.state()).toMatchObject({ draft: 'dirty' });
  wizard.send(settle);
  expect(namesOf(wizard, 'createDraft')).toEqual(['Li', 'Lia']);
});

test('the context keeps the reason why a draft could not be created, saved or sent', async () => {
  const begun = await typedIntoNew();
  await begun.refuse('createDraft', forbidden);
  expect(begun.stored().saveFailure).toEqual(forbidden);
  const gone = await typedIntoStored();
  gone.clock.increment(150);
  await gone.refuse('saveDraft', { code: 'NOT_FOUND' });
  expect(gone.stored().saveFailure).toEqual({ code: 'NOT_FOUND' });
  expect(gone.snapshot().context.draftId, 'its form knows that it has no place any more').toBeNull();
  const offline = await readyToSend();
  await sent(offline, unreachable);
  expect(offline.state()).toMatchObject({ draft: 'offline', submission: { open: 'refused' } });
  expect(offline.snapshot().context.sendFailure).toEqual(unreachable);
});

test('a step that is taken after a refused save is no reason to save again', async () => {
  const wizard = await typedIntoStored();
  wizard.clock.increment(150);
  await wizard.answer('saveDraft', { outcome: 'saved', revision: 5 });
  wizard.send({ type: 'step.chosen', step: 'candidates' }, { type: 'flush.asked' });
  await wizard.refuse('saveDraft', forbidden);
  wizard.send({ type: 'step.chosen', step: 'company' });
  expect(wizard.state()).toMatchObject({ draft: 'saveFailed', step: 'company' });
});

test('save and close stays open where the server refuses, and what is typed then is saved and stays', async () => {
  const wizard = await typedIntoStored();
  wizard.send({ type: 'saveAndClose.pressed' });
  expect(namesOf(wizard, 'saveDraft')).toEqual(['Li']);
  await wizard.refuse('saveDraft', forbidden);
  wizard.send({ type: 'save.againPressed' });
  await wizard.answer('saveDraft', { outcome: 'saved', revision: 5 });
  expect(wizard.state()).toMatchObject({ draft: 'clean' });
  expect(wizard.said).not.toContain('left');
});

test('a stored draft with nothing new is left without a save', async () => {
  const wizard = await resumed(exampleDraft());
  wizard.send({ type: 'saveAndClose.pressed' });
  expect(wizard.asked('saveDraft')).toEqual([]);
  expect(wizard.said).toEqual(expect.arrayContaining(['left']));
  expect(wizard.state()).toMatchObject({ draft: 'closed' });
});

test('a draft is opened, started over and discarded under its own id', async () => {
  const wizard = openWizard({ stored: { draftId, revision: 1, draft: exampleDraft(), holds: [] } });
  expect(wizard.asked('getDraft')).toEqual([{ draftId }]);
  await wizard.refuse('getDraft', { code: 'NOT_FOUND' });
  wizard.send({ type: 'startOver.pressed' });
  expect(wizard.stored()).toMatchObject({ draftId: null, loadFailure: null });
  const discarded = await resumed(exampleDraft());
  discarded.send({ type: 'discard.pressed' }, { type: 'question.confirmed' });
  expect(discarded.asked('deleteDraft')).toEqual([{ draftId }]);
  await discarded.answer('deleteDraft');
  expect(discarded.state()).toMatchObject({ draft: 'closed' });
  expect(discarded.said).toContain('left');
});

test('the account’s own record can be requested once more, and each failure keeps its reason', async () => {
  const wizard = openWizard();
  await wizard.refuse('getBookingPerson', unreachable);
  expect(wizard.state()).toMatchObject({ person: 'missing' });
  expect(wizard.asked('getBookingPerson')).toHaveLength(1);
  wizard.send({ type: 'person.againPressed' });
  await wizard.refuse('getBookingPerson', forbidden);
  expect(wizard.stored().personFailure).toEqual(forbidden);
  const known = openWizard();
  await known.answer('getBookingPerson', person);
  expect(known.draft().header.contactName).toBe(person.contactName);
  expect(known.stored().draft).toBe(known.draft());
});

test('a draft that was sent ends with its booking', async () => {
  const wizard = await readyToSend();
  await sent(wizard);
  await wizard.answer('createBooking', created);
  expect(wizard.state()).toMatchObject({ draft: 'closed', submission: 'sent' });
  expect(wizard.stored().booking).toEqual(created);
  expect(wizard.said).not.toContain('left');
});
