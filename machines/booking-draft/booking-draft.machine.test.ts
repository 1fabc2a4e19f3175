import { expect, test } from 'vitest';
import { exampleDraft, person, redgum, visitId } from '../../tests/support/bookings/example-booking.ts';
import { draftId, nameIn, opened, openWizard, resumed, typed } from '../../tests/support/bookings/open-wizard.ts';
import { defined } from '../lib/assert-defined.ts';
import { draftIdOf } from '../rules/drafts/client-draft-id.ts';
import type { BeginInput, SaveInput } from './booking-draft.types.ts';

test('[wizard.survives] the first keystroke gives the draft its place on the server and in the address', async () => {
  const wizard = await opened();
  typed(wizard, 'L');
  expect(nameIn((wizard.asked('createDraft')[0] as { draft: unknown }).draft)).toBe('L');
  expect(wizard.said, 'named before the answer: a reload finds it').toContain(`draft ${visitId}`);
  await wizard.answer('createDraft', { draftId: visitId, revision: 1 });
  expect(wizard.state()).toMatchObject({ draft: 'clean' });
});

test('[wizard.survives][wizard.last-words] text typed during a save is saved after it, 150 ms later', async () => {
  const wizard = await resumed(exampleDraft());
  typed(wizard, 'Li');
  wizard.clock.increment(149);
  expect(wizard.asked('saveDraft')).toEqual([]);
  wizard.clock.increment(1);
  expect(wizard.asked('saveDraft')[0]).toMatchObject({ draftId, revision: 4 });
  typed(wizard, 'Lia');
  await wizard.answer('saveDraft', { outcome: 'saved', revision: 5 });
  expect(wizard.state()).toMatchObject({ draft: 'dirty' });
  wizard.clock.increment(150);
  expect(wizard.asked('saveDraft')[1]).toMatchObject({ revision: 5 });
  expect(nameIn((wizard.asked('saveDraft')[1] as SaveInput).draft)).toBe('Lia');
  await wizard.answer('saveDraft', { outcome: 'saved', revision: 6 });
  expect(wizard.state()).toMatchObject({ draft: 'clean' });
});

test('[wizard.survives] a page that goes saves at once', async () => {
  const wizard = await resumed(exampleDraft());
  typed(wizard, 'Li');
  wizard.send({ type: 'flush.asked' });
  expect(nameIn((wizard.asked('saveDraft')[0] as SaveInput).draft)).toBe('Li');
});

test('[wizard.survives] a page that goes during a save sends the newer words after it, over the same revision', async () => {
  const wizard = await resumed(exampleDraft());
  typed(wizard, 'Li');
  wizard.clock.increment(500);
  typed(wizard, 'Lia');
  wizard.send({ type: 'flush.asked' }, { type: 'flush.asked' });
  expect(wizard.asked('saveDraft')).toEqual([
    expect.objectContaining({ revision: 4, sequence: 1, writer: visitId }),
    expect.objectContaining({ revision: 4, sequence: 2, writer: visitId }),
  ]);
  expect(nameIn((wizard.asked('saveDraft')[1] as SaveInput).draft)).toBe('Lia');
  await wizard.answer('saveDraft', { outcome: 'saved', revision: 6 });
  expect(wizard.state(), 'a page that stays after all goes on').toMatchObject({ draft: 'clean' });
});

test('[wizard.survives] a page that goes while its draft is begun begins it again with the newer words, under the same id', async () => {
  const wizard = await opened();
  typed(wizard, 'L');
  typed(wizard, 'Li');
  wizard.send({ type: 'flush.asked' });
  const both = wizard.asked('createDraft') as BeginInput[];
  expect(both.map(({ draftId: at, sequence, draft }) => [at, sequence, nameIn(draft)])).toEqual([
    [visitId, 1, 'L'],
    [visitId, 2, 'Li'],
  ]);
});

test('[wizard.survives] a lost connection keeps what was typed, and saves it when it is back', async () => {
  const wizard = await resumed(exampleDraft());
  typed(wizard, 'Li');
  wizard.clock.increment(500);
  await wizard.refuse('saveDraft', { code: 'UNREACHABLE' });
  typed(wizard, 'Liam');
  expect(wizard.state()).toMatchObject({ draft: 'offline' });
  wizard.send({ type: 'network.returned' });
  expect(nameIn((wizard.asked('saveDraft')[1] as SaveInput).draft)).toBe('Liam');
});

test('[wizard.survives] a save that went with the old line is sent again at once when the line is back', async () => {
  const wizard = await resumed(exampleDraft());
  typed(wizard, 'Liam');
  wizard.clock.increment(500);
  wizard.send({ type: 'network.returned' });
  const [lost, again] = wizard.asked('saveDraft') as SaveInput[];
  expect(again).toEqual({ ...defined(lost), sequence: defined(lost).sequence + 1 });
  await wizard.answer('saveDraft', { outcome: 'saved', revision: 5 });
  expect(wizard.state()).toMatchObject({ draft: 'clean' });
});

test('[wizard.survives] another tab’s change of another field is merged with mine, unasked', async () => {
  const base = exampleDraft();
  const wizard = await resumed(base);
  typed(wizard, 'Liam Mine');
  wizard.clock.increment(500);
  typed(wizard, 'Liam Mine Too');
  const theirs = { ...base, header: { ...base.header, comment: 'Gate 3' } };
  await wizard.answer('saveDraft', { outcome: 'changed', theirs: { draftId, revision: 9, draft: theirs, holds: [] } });
  expect(wizard.state()).toMatchObject({ draft: 'dirty' });
  expect(nameIn(wizard.draft())).toBe('Liam Mine Too');
  expect(wizard.draft().header.comment).toBe('Gate 3');
  wizard.clock.increment(500);
  expect(wizard.asked('saveDraft')[1]).toMatchObject({ revision: 9 });
});

test.each([
  ['theirs.taken', 'Liam Theirs'],
  ['mine.kept', 'Liam Mine'],
] as const)('[wizard.survives] a field that both tabs changed asks a person to choose: %s', async (type, name) => {
  const base = exampleDraft();
  const wizard = await resumed(base);
  typed(wizard, 'Liam Mine');
  wizard.send({ type: 'field.changed', path: 'header.poNumber', value: 'PO 7' });
  wizard.clock.increment(500);
  const theirs = { ...base, candidates: base.candidates.map((one) => ({ ...one, name: 'Liam Theirs' })) };
  await wizard.answer('saveDraft', { outcome: 'changed', theirs: { draftId, revision: 9, draft: theirs, holds: [] } });
  expect(wizard.state()).toMatchObject({ draft: 'conflict' });
  wizard.send({ type });
  expect(nameIn(wizard.draft())).toBe(name);
  expect(wizard.draft().header.poNumber).toBe('PO 7');
});

test('a draft that is gone can be started over, or looked for again', async () => {
  const wizard = openWizard({ stored: { draftId, revision: 1, draft: exampleDraft(), holds: [] } });
  await wizard.refuse('getDraft', { code: 'NOT_FOUND' });
  expect(wizard.state()).toMatchObject({ draft: 'loadFailed', step: 'opening' });
  wizard.send({ type: 'load.againPressed' });
  await wizard.refuse('getDraft', { code: 'NOT_FOUND' });
  wizard.send({ type: 'startOver.pressed' });
  await wizard.refuse('getBookingPerson', { code: 'UNREACHABLE' });
  expect(wizard.state()).toMatchObject({ draft: 'fresh', step: 'company' });
});

test('[wizard.survives] account details that failed to load are requested again, and fill only blank fields', async () => {
  const wizard = openWizard();
  await wizard.refuse('getBookingPerson', { code: 'UNREACHABLE' });
  expect(wizard.stored().personFailure).toEqual({ code: 'UNREACHABLE' });
  wizard.send({ type: 'person.againPressed' });
  await wizard.refuse('getBookingPerson', { code: 'UNREACHABLE' });
  wizard.send({ type: 'field.changed', path: 'header.contactName', value: 'Ann' }, { type: 'person.againPressed' });
  await wizard.answer('getBookingPerson', person);
  expect(wizard.draft().header).toMatchObject({
    contactName: 'Ann',
    company: redgum,
    contactEmail: person.contactEmail,
  });
  expect(wizard.state()).toMatchObject({ person: 'settled', draft: 'creating' });
});

test('details of the account that come before anything was typed begin no draft', async () => {
  const wizard = openWizard();
  await wizard.refuse('getBookingPerson', { code: 'UNREACHABLE' });
  wizard.send({ type: 'person.againPressed' });
  await wizard.answer('getBookingPerson', person);
  expect(wizard.draft().header).toMatchObject({ contactName: 'Priya Raman' });
  expect(wizard.state()).toMatchObject({ draft: 'fresh' });
});

test('[wizard.survives] text typed into a draft that another tab deleted creates a new draft', async () => {
  const wizard = await resumed(exampleDraft());
  typed(wizard, 'Li');
  wizard.clock.increment(500);
  await wizard.refuse('saveDraft', { code: 'NOT_FOUND' });
  expect(wizard.state()).toMatchObject({ draft: 'saveFailed' });
  wizard.send({ type: 'save.againPressed' });
  expect(nameIn((wizard.asked('createDraft')[0] as { draft: unknown }).draft)).toBe('Li');
  const next = draftIdOf(visitId, 1);
  expect(wizard.asked('createDraft')[0]).toMatchObject({ draftId: next });
  expect(wizard.said.at(-1)).toBe(`draft ${next}`);
  await wizard.answer('createDraft', { draftId: next, revision: 1 });
  expect(wizard.state()).toMatchObject({ draft: 'clean' });
});
