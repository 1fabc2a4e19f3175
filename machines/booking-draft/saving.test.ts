import { expect, test } from 'vitest';
import { exampleDraft, visitId } from '../../tests/support/bookings/example-booking.ts';
import {
  created,
  draftId,
  nameIn,
  opened,
  openWizard,
  readyToSend,
  resumed,
  typed,
  typedIntoNew,
  typedIntoStored,
  type Wizard,
} from '../../tests/support/bookings/open-wizard.ts';
import type { BookingWizardEvent } from '../booking-wizard/booking-wizard.types.ts';
import type { PortalError } from '../lib/portal-error.ts';
import type { BeginInput, BookingDraftEvent, SaveInput } from './booking-draft.types.ts';

const unreachable: PortalError = { code: 'UNREACHABLE' };
const refused: PortalError = { code: 'DRAFT_SENT', reason: 'This booking was already sent: PF-204817.' };

/** Its save, whichever it is, ends like this. */
const failsWith = async (wizard: Wizard, error: PortalError) => {
  const isNew = wizard.asked('saveDraft').length === 0 && wizard.asked('createDraft').length > 0;
  await wizard.refuse(isNew ? 'createDraft' : 'saveDraft', error);
};

const again: readonly BookingDraftEvent[] = [
  { type: 'save.againPressed' },
  { type: 'network.returned' },
  { type: 'flush.asked' },
  { type: 'saveAndClose.pressed' },
];

test.each(again)('[wizard.survives] a change that could not be saved offline is saved on $type', async (event) => {
  const wizard = await typedIntoStored();
  wizard.clock.increment(500);
  await failsWith(wizard, unreachable);
  expect(wizard.state()).toMatchObject({ draft: 'offline' });
  wizard.send(event);
  expect(wizard.state()).toMatchObject({ draft: 'saving' });
  expect(nameIn((wizard.asked('saveDraft')[1] as SaveInput).draft)).toBe('Li');
  await wizard.answer('saveDraft', { outcome: 'saved', revision: 5 });
  expect(wizard.said.includes('left')).toBe(event.type === 'saveAndClose.pressed');
});

test.each(again)('[wizard.survives] a draft that never reached the server begins there on $type', async (event) => {
  const wizard = await typedIntoNew();
  await failsWith(wizard, unreachable);
  expect(wizard.state()).toMatchObject({ draft: 'offline' });
  wizard.send(event);
  expect(wizard.state()).toMatchObject({ draft: 'creating' });
  expect(wizard.asked('createDraft')).toHaveLength(2);
  await wizard.answer('createDraft', { draftId: visitId, revision: 1 });
  expect(wizard.said.includes('left')).toBe(event.type === 'saveAndClose.pressed');
});

test.each([
  ['has a place on the server', typedIntoStored, 'saveDraft', 'saving'],
  ['has none yet', typedIntoNew, 'createDraft', 'creating'],
] as const)('[wizard.survives] without a line a draft that %s is tried again every five seconds', async (...row) => {
  const [, open, port, state] = row;
  const wizard = await open();
  if (state === 'saving') wizard.clock.increment(500);
  await failsWith(wizard, unreachable);
  wizard.clock.increment(4_999);
  expect(wizard.asked(port)).toHaveLength(1);
  wizard.clock.increment(1);
  expect(wizard.asked(port)).toHaveLength(2);
  expect(wizard.state()).toMatchObject({ draft: state });
});

test.each([{ type: 'save.againPressed' }, { type: 'flush.asked' }, { type: 'saveAndClose.pressed' }] as const)(
  'a draft that the server refuses says why, and is sent again on $type',
  async (event) => {
    const wizard = await typedIntoStored();
    wizard.clock.increment(500);
    await wizard.refuse('saveDraft', refused);
    expect(wizard.state()).toMatchObject({ draft: 'saveFailed' });
    expect(wizard.stored().saveFailure).toEqual(refused);
    wizard.send(event);
    expect(wizard.state()).toMatchObject({ draft: 'saving' });
    const fresh = await typedIntoNew();
    await fresh.refuse('createDraft', refused);
    expect(fresh.state()).toMatchObject({ draft: 'saveFailed' });
    fresh.send(event);
    expect(fresh.state()).toMatchObject({ draft: 'creating' });
    await fresh.answer('createDraft', { draftId: visitId, revision: 1 });
    expect(fresh.said.includes('left')).toBe(event.type === 'saveAndClose.pressed');
  },
);

test('[wizard.survives] typing into a draft that was refused saves it again after the pause', async () => {
  const wizard = await typedIntoStored();
  wizard.clock.increment(500);
  await wizard.refuse('saveDraft', refused);
  typed(wizard, 'Lia');
  expect(wizard.state()).toMatchObject({ draft: 'dirty' });
  wizard.clock.increment(500);
  expect(nameIn((wizard.asked('saveDraft')[1] as SaveInput).draft)).toBe('Lia');
});

test.each([{ type: 'flush.asked' }, { type: 'saveAndClose.pressed' }, null] as const)(
  '[wizard.survives] a draft that was thrown away elsewhere gets a new place before the pause is over too: %o',
  async (event) => {
    const wizard = await typedIntoStored();
    wizard.clock.increment(500);
    await wizard.refuse('saveDraft', { code: 'NOT_FOUND' });
    typed(wizard, 'Lia');
    if (event) wizard.send(event);
    else wizard.clock.increment(500);
    expect(wizard.state()).toMatchObject({ draft: 'creating' });
    expect(wizard.asked('createDraft')).toHaveLength(1);
  },
);

test('[wizard.survives] a draft whose first save comes after its discard gets a new place with the next save', async () => {
  const wizard = await typedIntoNew();
  await failsWith(wizard, { code: 'NOT_FOUND' });
  expect(wizard.state()).toMatchObject({ draft: 'saveFailed' });
  typed(wizard, 'Lia');
  wizard.clock.increment(500);
  expect(wizard.state()).toMatchObject({ draft: 'creating' });
  const ids = wizard.asked('createDraft').map((asked) => (asked as BeginInput).draftId);
  expect(new Set(ids).size).toBe(2);
});

test('save and close waits for the save that is on its way, and leaves when all is stored', async () => {
  const wizard = await typedIntoStored();
  wizard.clock.increment(500);
  wizard.send({ type: 'saveAndClose.pressed' });
  expect(wizard.asked('saveDraft')).toHaveLength(1);
  expect(wizard.said).not.toContain('left');
  await wizard.answer('saveDraft', { outcome: 'saved', revision: 5 });
  expect(wizard.said).toContain('left');
  expect(wizard.state()).toMatchObject({ draft: 'closed' });
  const fresh = await typedIntoNew();
  fresh.send({ type: 'saveAndClose.pressed' });
  await fresh.answer('createDraft', { draftId: visitId, revision: 1 });
  expect(fresh.asked('createDraft')).toHaveLength(1);
  expect(fresh.said).toContain('left');
  expect(fresh.state()).toMatchObject({ draft: 'closed' });
});

test.each([
  ['has a place on the server', typedIntoStored],
  ['has none yet', typedIntoNew],
])('save and close says why it stays open where there is no line for a draft that %s', async (_draft, open) => {
  const wizard = await open();
  wizard.clock.increment(500);
  await failsWith(wizard, unreachable);
  const unheard = () => wizard.said.filter((said) => said === 'UNREACHABLE for 5 s').length;
  expect(unheard()).toBe(0);
  wizard.send({ type: 'saveAndClose.pressed' });
  await failsWith(wizard, unreachable);
  expect(wizard.state()).toMatchObject({ draft: 'offline' });
  expect(unheard()).toBe(1);
  wizard.send({ type: 'network.returned' });
  await failsWith(wizard, unreachable);
  expect(unheard()).toBe(1);
  expect(wizard.said).not.toContain('left');
});

test('save and close sends what was typed during the save too, at once', async () => {
  const wizard = await typedIntoStored();
  wizard.clock.increment(500);
  typed(wizard, 'Lia');
  wizard.send({ type: 'saveAndClose.pressed' });
  await wizard.answer('saveDraft', { outcome: 'saved', revision: 5 });
  expect(nameIn((wizard.asked('saveDraft')[1] as SaveInput).draft)).toBe('Lia');
  expect(wizard.said).not.toContain('left');
  await wizard.answer('saveDraft', { outcome: 'saved', revision: 6 });
  expect(wizard.said).toContain('left');
});

test('with nothing to save, closing leaves at once, and a page that goes sends nothing', async () => {
  const fresh = await opened();
  fresh.send({ type: 'saveAndClose.pressed' });
  expect(fresh.said).toContain('left');
  expect(fresh.state()).toMatchObject({ draft: 'closed' });
  const stored = await resumed(exampleDraft());
  stored.send({ type: 'flush.asked' });
  expect(stored.state()).toMatchObject({ draft: 'clean' });
  expect(stored.asked('saveDraft')).toEqual([]);
  stored.send({ type: 'saveAndClose.pressed' });
  expect(stored.said).toContain('left');
  expect(stored.state()).toMatchObject({ draft: 'closed' });
});

const moves: readonly BookingWizardEvent[] = [
  { type: 'step.chosen', step: 'candidates' },
  { type: 'candidate.selected', key: 'c2' },
];

/** Two candidates, of whom the second one is named c2, and a person who only looked elsewhere. */
async function moved(event: BookingWizardEvent) {
  const draft = exampleDraft(2);
  const candidates = draft.candidates.map((one, at) => ({ ...one, key: `c${at + 1}` }));
  const wizard = await resumed({ ...draft, candidates, current: 'c1' });
  wizard.send(event, { type: 'focus.left' });
  wizard.clock.increment(60_000);
  return wizard;
}

test.each(moves)('[wizard.place] the place in the form is saved with the next change: $type', async (event) => {
  const wizard = await moved(event);
  expect(wizard.asked('saveDraft')).toEqual([]);
  expect(wizard.state()).toMatchObject({ draft: 'clean' });
  const { step, current } = wizard.draft();
  wizard.send({ type: 'field.changed', path: 'header.comment', value: 'Gate 2' });
  wizard.clock.increment(150);
  expect((wizard.asked('saveDraft')[0] as SaveInput).draft).toMatchObject({ step, current });
});

test.each(moves)('[wizard.place] the place in the form is saved when the page goes: $type', async (event) => {
  const wizard = await moved(event);
  const { step, current } = wizard.draft();
  wizard.send({ type: 'flush.asked' });
  expect((wizard.asked('saveDraft')[0] as SaveInput).draft).toMatchObject({ step, current });
  await wizard.answer('saveDraft', { outcome: 'saved', revision: 5 });
  wizard.send({ type: 'flush.asked' });
  expect(wizard.asked('saveDraft'), 'once').toHaveLength(1);
});

test.each(moves)('[wizard.place] save and close saves the place in the form first: $type', async (event) => {
  const wizard = await moved(event);
  wizard.send({ type: 'saveAndClose.pressed' });
  expect(wizard.said).not.toContain('left');
  await wizard.answer('saveDraft', { outcome: 'saved', revision: 5 });
  expect(wizard.said).toContain('left');
});

test('[wizard.place] a step that is taken while a save is on its way needs no save of its own', async () => {
  const wizard = await typedIntoStored();
  wizard.clock.increment(150);
  wizard.send({ type: 'step.chosen', step: 'candidates' });
  await wizard.answer('saveDraft', { outcome: 'saved', revision: 5 });
  expect(wizard.state()).toMatchObject({ draft: 'clean', step: 'candidates' });
});

test('a draft that was never stored is discarded without asking the server', async () => {
  const wizard = await opened();
  wizard.send({ type: 'discard.pressed' }, { type: 'question.cancelled' });
  expect(wizard.state()).toMatchObject({ question: 'none', draft: 'fresh' });
  wizard.send({ type: 'discard.pressed' }, { type: 'question.confirmed' });
  expect(wizard.state()).toMatchObject({ question: 'none', draft: 'closed' });
  expect(wizard.asked('deleteDraft')).toEqual([]);
  expect(wizard.said).toContain('left');
});

test.each([
  ['is gone already', { code: 'NOT_FOUND' }, 'closed'],
  ['may be gone', unreachable, 'offline'],
  ['cannot be deleted', { code: 'REJECTED', status: 500, reason: 'It failed.' }, 'dirty'],
] as const)('a draft that %s when it is discarded leaves only where nothing is left', async (_how, error, state) => {
  const wizard = await typedIntoStored();
  wizard.send({ type: 'discard.pressed' }, { type: 'question.confirmed' });
  await wizard.refuse('deleteDraft', error);
  expect(wizard.state()).toMatchObject({ draft: state });
  expect(wizard.said.includes('left')).toBe(state === 'closed');
  expect(wizard.said.some((words) => words.startsWith(error.code))).toBe(state !== 'closed');
  expect(nameIn(wizard.draft())).toBe('Li');
});

test('a draft that was sent meanwhile is not discarded: the booking that it became is shown', async () => {
  const wizard = await typedIntoStored();
  wizard.send({ type: 'discard.pressed' }, { type: 'question.confirmed' });
  await wizard.refuse('deleteDraft', { code: 'DRAFT_SENT', reason: 'This booking was already sent: PF-1.' });
  expect(wizard.state()).toMatchObject({ draft: 'loading' });
  expect(wizard.said).not.toContain('left');
});

test('a draft that failed to load can be loaded again, or left for a new one', async () => {
  const wizard = openWizard({ stored: { draftId, revision: 1, draft: exampleDraft(), holds: [] } });
  await wizard.refuse('getDraft', unreachable);
  expect(wizard.stored().loadFailure).toEqual(unreachable);
  wizard.send({ type: 'load.againPressed' });
  expect(wizard.asked('getDraft')).toHaveLength(2);
  await wizard.answer('getDraft', { draftId, revision: 1, draft: exampleDraft(), holds: [], booking: null });
  expect(wizard.state()).toMatchObject({ draft: 'clean' });
});

test('[wizard.sent-elsewhere] a draft that was sent from elsewhere becomes its booking, but not over words that are not saved', async () => {
  const wizard = await resumed(exampleDraft());
  typed(wizard, 'Li');
  wizard.send({ type: 'draft.sentElsewhere' });
  expect(wizard.state()).toMatchObject({ draft: 'dirty', submission: { open: 'editing' } });
  wizard.clock.increment(500);
  await wizard.answer('saveDraft', { outcome: 'saved', revision: 5 });
  wizard.send({ type: 'draft.sentElsewhere' });
  expect(wizard.state()).toMatchObject({ draft: 'loading' });
  const shown = wizard.draft();
  await wizard.answer('getDraft', { draftId, revision: 6, draft: exampleDraft(2), holds: [], booking: created });
  expect(wizard.state()).toMatchObject({ draft: 'closed', submission: 'sent' });
  expect(wizard.snapshot().context).toMatchObject({ created, draft: shown, holds: {} });
});

test('[wizard.sent-elsewhere] an address whose draft was sent names the booking', async () => {
  const stored = { draftId, revision: 1, draft: exampleDraft(), holds: [] };
  const wizard = openWizard({ stored });
  await wizard.answer('getDraft', { ...stored, booking: created });
  expect(wizard.state()).toMatchObject({ draft: 'loadFailed' });
  const reason = 'This booking was already sent: PF-204817.';
  expect(wizard.stored().loadFailure).toEqual({ code: 'DRAFT_SENT', reason });
});

test.each([
  ['theirs.taken', 'clean', []],
  ['mine.kept', 'dirty', [9]],
] as const)(
  '[wizard.survives] after a choice (%s) what the server has not yet is saved over theirs; a page that goes before it chooses nothing',
  async (type, state, revisions) => {
    const base = exampleDraft();
    const wizard = await typedIntoStored();
    wizard.clock.increment(500);
    const theirs = { ...base, candidates: base.candidates.map((one) => ({ ...one, name: 'Liam Theirs' })) };
    await wizard.answer('saveDraft', {
      outcome: 'changed',
      theirs: { draftId, revision: 9, draft: theirs, holds: [] },
    });
    wizard.send({ type: 'flush.asked' });
    expect(wizard.state()).toMatchObject({ draft: 'conflict' });
    expect(wizard.asked('saveDraft')).toHaveLength(1);
    wizard.send({ type });
    expect(wizard.state()).toMatchObject({ draft: state });
    wizard.clock.increment(500);
    const later = (wizard.asked('saveDraft') as SaveInput[]).slice(1);
    expect(later.map(({ revision }) => revision)).toEqual(revisions);
  },
);

test('a booking whose draft is in conflict is not sent before the choice', async () => {
  const wizard = await readyToSend();
  const base = wizard.draft();
  typed(wizard, 'Li');
  wizard.clock.increment(500);
  const theirs = { ...base, candidates: base.candidates.map((one) => ({ ...one, name: 'Liam Theirs' })) };
  await wizard.answer('saveDraft', { outcome: 'changed', theirs: { draftId, revision: 9, draft: theirs, holds: [] } });
  wizard.send({ type: 'send.pressed' });
  expect(wizard.state()).toMatchObject({ draft: 'conflict', submission: { open: 'refused' } });
  expect(wizard.asked('createBooking')).toEqual([]);
});

test('[wizard.survives] the first save of a new draft is repeated when the connection is back', async () => {
  const wizard = await typedIntoNew();
  wizard.send({ type: 'network.returned' });
  expect(wizard.state()).toMatchObject({ draft: 'creating' });
  expect(wizard.asked('createDraft')).toHaveLength(2);
});

test('[wizard.survives] a draft that is saved already is saved once more before it is sent, as another tab may have changed it', async () => {
  const wizard = await readyToSend();
  wizard.clock.increment(500);
  await wizard.answer('saveDraft', { outcome: 'saved', revision: 5 });
  expect(wizard.state()).toMatchObject({ draft: 'clean' });
  const saves = wizard.asked('saveDraft').length;
  wizard.send({ type: 'send.pressed' });
  expect(wizard.state()).toMatchObject({ draft: 'saving', submission: 'settling' });
  expect(wizard.asked('saveDraft')).toHaveLength(saves + 1);
  await wizard.answer('saveDraft', { outcome: 'saved', revision: 6 });
  expect(wizard.state()).toMatchObject({ submission: 'sending' });
});

test('[wizard.survives] a focus that leaves saves at once what was typed, and never beside a save on its way', async () => {
  const wizard = await typedIntoStored();
  wizard.send({ type: 'focus.left' });
  expect(nameIn((wizard.asked('saveDraft')[0] as SaveInput).draft)).toBe('Li');
  typed(wizard, 'Lia');
  wizard.send({ type: 'focus.left' });
  expect(wizard.asked('saveDraft')).toHaveLength(1);
  await wizard.answer('saveDraft', { outcome: 'saved', revision: 5 });
  wizard.send({ type: 'focus.left' });
  expect(nameIn((wizard.asked('saveDraft')[1] as SaveInput).draft)).toBe('Lia');
  await wizard.answer('saveDraft', { outcome: 'saved', revision: 6 });
  wizard.send({ type: 'focus.left' });
  expect(wizard.asked('saveDraft'), 'nothing new').toHaveLength(2);
});

test('[wizard.survives] continuous typing saves at most once in 150 ms, one save at a time', async () => {
  const wizard = await typedIntoStored();
  for (let typedMs = 0; typedMs < 1_500; typedMs += 30) {
    typed(wizard, `Li${typedMs}`);
    wizard.clock.increment(30);
    if (typedMs % 300 === 0 && wizard.state().draft === 'saving')
      await wizard.answer('saveDraft', { outcome: 'saved', revision: 5 + typedMs });
  }
  const saves = wizard.asked('saveDraft').length;
  expect(saves).toBeGreaterThan(3);
  expect(saves).toBeLessThanOrEqual(10);
});

test.each([
  ['on its way', null],
  ['without an answer', unreachable],
  ['refused', refused],
] as const)(
  'a draft whose first save is %s is discarded under the id that it was sent with',
  async (_when, failure) => {
    const wizard = await typedIntoNew();
    if (failure) await wizard.refuse('createDraft', failure);
    wizard.send({ type: 'discard.pressed' }, { type: 'question.confirmed' });
    expect(wizard.asked('deleteDraft')).toEqual([{ draftId: visitId }]);
    await wizard.refuse('deleteDraft', { code: 'NOT_FOUND' });
    expect(wizard.said).toContain('left');
  },
);
