import { expect, test } from 'vitest';
import { exampleDraft, medical, minutesOn } from '../../tests/support/bookings/example-booking.ts';
import { hold, keysOf, openWizard, readyToSend, resumed } from '../../tests/support/bookings/open-wizard.ts';
import { defined } from '../lib/assert-defined.ts';
import type { WizardStep } from '../lib/booking.types.ts';

const steps: readonly WizardStep[] = ['company', 'candidates', 'package', 'time', 'review'];

test.each(steps)('a draft that was left at %s opens there', async (step) => {
  const wizard = await resumed({ ...exampleDraft(), step });
  expect(wizard.state()).toMatchObject({ step, submission: { open: 'editing' } });
  expect(wizard.said).toEqual([`step ${step}`]);
});

test.each(steps)('from the review one may go to %s, named in the address', async (step) => {
  const wizard = await readyToSend();
  const before = wizard.said.length;
  wizard.send({ type: 'step.chosen', step });
  expect(wizard.state()).toMatchObject({ step });
  expect(wizard.said.slice(before)).toEqual(step === 'review' ? [] : [`step ${step}`]);
  wizard.send({ type: 'step.chosen', step: 'review' });
  expect(wizard.state()).toMatchObject({ step: 'review' });
});

test('the current step is not entered again', async () => {
  const wizard = await resumed({ ...exampleDraft(), step: 'time' });
  wizard.send({ type: 'step.chosen', step: 'time' });
  expect(wizard.said).toEqual(['step time']);
  expect(wizard.state()).toMatchObject({ step: 'time', draft: 'clean' });
});

test('before the draft is there the address leads nowhere', () => {
  const wizard = openWizard();
  wizard.send({ type: 'step.chosen', step: 'review' });
  expect(wizard.state()).toMatchObject({ step: 'opening' });
  expect(wizard.said).toEqual([]);
});

test('one may always go back, step by step', async () => {
  const wizard = await readyToSend();
  for (const step of ['time', 'package', 'candidates', 'company']) {
    wizard.send({ type: 'back.pressed' });
    expect(wizard.state()).toMatchObject({ step });
  }
});

test('[wizard.candidate-valid] Next at the packages first says whose is missing, then leads to the next one without', async () => {
  const draft = exampleDraft(3);
  const [first, , third] = keysOf(draft).map(defined);
  const without = (key: string | undefined) => ({ type: 'package.chosen', key: defined(key), package: null }) as const;
  const wizard = await resumed({ ...draft, step: 'package' });
  wizard.send(without(first), without(third), { type: 'next.pressed' });
  expect(wizard.state()).toMatchObject({ step: 'package' });
  expect(Object.keys(wizard.shown())).toEqual([`candidates.${first}.package`]);
  wizard.send({ type: 'package.chosen', key: defined(first), package: medical }, { type: 'next.pressed' });
  expect(wizard.draft().current).toBe(third);
  expect(wizard.state()).toMatchObject({ step: 'package' });
  wizard.send({ type: 'package.chosen', key: defined(third), package: medical }, { type: 'next.pressed' });
  expect(wizard.state()).toMatchObject({ step: 'time' });
});

test('[slots.required] Next at the times first says whose is missing, then leads to the next one without, then to the review', async () => {
  const wizard = await resumed({ ...exampleDraft(2), step: 'time' });
  const [first, second] = keysOf(wizard.draft()).map(defined);
  wizard.send({ type: 'next.pressed' });
  expect(wizard.state()).toMatchObject({ step: 'time' });
  expect(Object.keys(wizard.shown())).toEqual([`candidates.${first}.hold`]);
  await hold(wizard, defined(first), '01:00');
  wizard.send({ type: 'next.pressed' });
  expect(wizard.state()).toMatchObject({ step: 'time' });
  expect(wizard.draft().current).toBe(second);
  await hold(wizard, defined(second), '03:00');
  wizard.send({ type: 'next.pressed' });
  expect(wizard.state()).toMatchObject({ step: 'review' });
});

test('the clock tells what now is, and nothing else', async () => {
  const wizard = await resumed({ ...exampleDraft(), step: 'time' });
  const before = wizard.state();
  wizard.send({ type: 'clock.ticked', now: minutesOn(3) });
  expect(wizard.snapshot().context.now).toBe(minutesOn(3));
  expect(wizard.state()).toEqual(before);
});

test('[slots.hold] while the held times are made longer one is where one was', async () => {
  const wizard = await resumed({ ...exampleDraft(), step: 'time' });
  await hold(wizard, 'c1', '01:00');
  wizard.send({ type: 'extend.pressed' });
  expect(wizard.state()).toMatchObject({ holdBar: 'extending', step: 'time' });
  await wizard.answer('extendHolds', [{ candidateIndex: 0, expiresAt: minutesOn(20) }]);
  expect(wizard.state()).toMatchObject({ holdBar: 'resting', step: 'time' });
  wizard.send({ type: 'extend.pressed' });
  await wizard.refuse('extendHolds', { code: 'UNREACHABLE' });
  expect(wizard.state()).toMatchObject({ holdBar: 'resting', step: 'time' });
});
