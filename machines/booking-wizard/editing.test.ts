import { expect, test } from 'vitest';
import { exampleDraft, ironbark, medical } from '../../tests/support/bookings/example-booking.ts';
import { created, hold, keysOf, nameIn, readyToSend, resumed, sent } from '../../tests/support/bookings/open-wizard.ts';
import { readTable } from '../rules/booking/pasted-table.ts';
import type { BookingWizardEvent } from './booking-wizard.types.ts';

const liam = readTable('Noah Ngata\t14/03/1991\tM\t0491 570 006\tnoah@home.com.au\tDriller').rows;

/** Events while the form is open, and the draft that results. */
const edits: readonly (readonly [words: string, event: BookingWizardEvent, seen: object])[] = [
  ['a field', { type: 'field.changed', path: 'header.poNumber', value: 'PO 7' }, { header: { poNumber: 'PO 7' } }],
  ['a candidate more', { type: 'candidate.added' }, { candidates: { length: 3 } }],
  ['a copy', { type: 'candidate.copied', key: 'c1' }, { candidates: { length: 3 } }],
  ['another package', { type: 'package.chosen', key: 'c1', package: null }, { candidates: { 0: { package: null } } }],
  [
    'wider days',
    { type: 'choice.changed', key: 'c1', change: { all: true } },
    { candidates: { 0: { choice: { all: true } } } },
  ],
  ['what a crew shares', { type: 'candidate.shared', key: 'c1' }, { current: 'c2' }],
  ['clinics and days', { type: 'choice.copied', key: 'c1' }, { current: 'c2' }],
  ['the policy', { type: 'policy.toggled', accepted: true }, { policyAccepted: true }],
  ['pasted rows', { type: 'candidate.pasted', rows: liam }, { candidates: { 2: { name: 'Noah Ngata' } } }],
];

/** Two candidates, the keys of whom the events above name. */
const two = () => {
  const draft = exampleDraft(2);
  const candidates = draft.candidates.map((one, at) => ({
    ...one,
    key: `c${at + 1}`,
    ...(at === 1 && { note: 'Night shift', choice: { ...one.choice, fromDate: '2026-11-26' } }),
  }));
  return { ...draft, candidates, current: 'c1', step: 'candidates' as const };
};

test('[wizard.survives] which field was left is saved with the next change', async () => {
  const wizard = await resumed(two());
  wizard.send({ type: 'field.left', path: 'header.poNumber' });
  expect(wizard.draft()).toMatchObject({ touched: { 'header.poNumber': true } });
  expect(wizard.state()).toMatchObject({ draft: 'clean', submission: { open: 'editing' }, step: 'candidates' });
});

test.each(edits)(
  '[wizard.survives] %s is in the draft, which is then to be saved, and the form stays open',
  async (...row) => {
    const [, event, seen] = row;
    const wizard = await resumed(two());
    wizard.send(event);
    expect(wizard.draft()).toMatchObject(seen);
    expect(wizard.state()).toMatchObject({ draft: 'dirty', submission: { open: 'editing' }, step: 'candidates' });
    expect(Object.keys(wizard.snapshot().context.reservations)).toEqual(keysOf(wizard.draft()));
  },
);

test.each(edits)(
  '[wizard.survives] after an unanswered send %s is applied, and the form is open again',
  async (...row) => {
    const [, event, seen] = row;
    const wizard = await resumed({ ...two(), step: 'review' });
    await hold(wizard, 'c1', '01:00');
    await hold(wizard, 'c2', '03:00');
    wizard.send({ type: 'policy.toggled', accepted: true });
    await sent(wizard);
    await wizard.refuse('createBooking', { code: 'UNREACHABLE' });
    expect(wizard.state()).toMatchObject({ submission: 'unanswered' });
    wizard.send(event);
    expect(wizard.draft()).toMatchObject(seen);
    expect(wizard.state()).toMatchObject({ submission: { open: 'refused' } });
  },
);

test('[wizard.types] another kind of service, where no package is chosen yet, is taken at once', async () => {
  const draft = exampleDraft();
  const wizard = await resumed({
    ...draft,
    candidates: draft.candidates.map((candidate) => ({ ...candidate, package: null })),
  });
  wizard.send({ type: 'service.changed', serviceType: 'fit_test', sid: null });
  expect(wizard.draft().serviceType).toBe('fit_test');
  expect(wizard.state()).toMatchObject({ question: 'none', submission: { open: 'editing' }, draft: 'dirty' });
});

test('[wizard.package-change] a change that needs an answer has no effect before it, in the open form and after an unanswered send', async () => {
  const wizard = await resumed(exampleDraft());
  wizard.send({ type: 'service.changed', serviceType: 'fit_test', sid: null });
  expect(wizard.draft().serviceType).toBe('pem');
  wizard.send({ type: 'question.cancelled' });
  expect(wizard.state()).toMatchObject({ question: 'none', submission: { open: 'editing' }, draft: 'clean' });
  const unanswered = await readyToSend();
  await sent(unanswered);
  await unanswered.refuse('createBooking', { code: 'UNREACHABLE' });
  unanswered.send({ type: 'service.changed', serviceType: 'fit_test', sid: null });
  expect(unanswered.state()).toMatchObject({ question: 'losingPackages', submission: { open: 'refused' } });
  expect(unanswered.draft().candidates[0]?.package).toEqual(medical);
});

test('[wizard.types] after an unanswered send another kind of service is applied at once if the package was suggested', async () => {
  const draft = exampleDraft(1, { package: { ...medical, suggested: true } });
  const wizard = await resumed({ ...draft, step: 'review' });
  await hold(wizard, 'c1', '01:00');
  wizard.send({ type: 'policy.toggled', accepted: true });
  await sent(wizard);
  await wizard.refuse('createBooking', { code: 'UNREACHABLE' });
  wizard.send({ type: 'service.changed', serviceType: 'fit_test', sid: null });
  expect(wizard.draft().serviceType).toBe('fit_test');
  expect(wizard.state()).toMatchObject({ question: 'none', submission: { open: 'refused' } });
});

test('[wizard.candidates] a cancelled question closes, and another can be opened', async () => {
  const wizard = await resumed(two());
  wizard.send({ type: 'candidate.deleted', key: 'c2' }, { type: 'question.cancelled' });
  expect(wizard.state()).toMatchObject({ question: 'none' });
  wizard.send({ type: 'field.changed', path: 'header.company', value: ironbark });
  expect(wizard.state()).toMatchObject({ question: 'losingPackages' });
});

test('[wizard.policy] Send before everything is right leads to the first step that is not, with its errors', async () => {
  const wizard = await readyToSend();
  wizard.send({ type: 'field.changed', path: 'candidates.c1.email', value: 'nobody' }, { type: 'send.pressed' });
  expect(wizard.state()).toMatchObject({ step: 'candidates', submission: { open: 'editing' } });
  expect(Object.keys(wizard.shown())).toEqual(['candidates.c1.email']);
  expect(wizard.asked('createBooking')).toEqual([]);
});

test('[wizard.idempotent] after an unanswered send, Send repeats the same request', async () => {
  const wizard = await readyToSend();
  await sent(wizard);
  await wizard.refuse('createBooking', { code: 'UNREACHABLE' });
  wizard.send({ type: 'send.pressed' });
  const [first, second] = wizard.asked('createBooking');
  expect(second).toEqual(first);
  await wizard.answer('createBooking', created);
  expect(wizard.state()).toMatchObject({ submission: 'sent' });
  expect(nameIn(wizard.draft())).toBe('Liam O’Connor');
});
