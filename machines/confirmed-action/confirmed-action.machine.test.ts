import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { handPorts } from '../../tests/support/hand-ports.ts';
import { UNANSWERED } from '../lib/unanswered.ts';
import { confirmedActionMachine } from './confirmed-action.machine.ts';

/** A dialog whose ports answer by hand. */
function openDialog() {
  const told: string[] = [];
  const { port, questions, last, answer, fail } = handPorts();
  const dialog = createActor(
    confirmedActionMachine({ done: 'Done.', failed: 'Failed.', reasonFor: ({ code }) => code }).provide({
      actors: {
        findEffects: port<readonly string[]>('findEffects'),
        act: port<void>('act'),
      },
      actions: {
        showNotice: (_, { text }) => told.push(text),
        close: (_, { isDone }) => told.push(isDone ? 'closed, done' : 'closed'),
      },
    }),
  ).start();
  return {
    told,
    asked: () => questions.map(({ name }) => name),
    press: (type: 'action.confirmed' | 'action.cancelled' | 'retry.pressed') => dialog.send({ type }),
    answer: (value?: unknown) => answer(last().name, value),
    fail: () => fail(last().name, { code: 'UNREACHABLE' }),
    state: () => dialog.getSnapshot().value,
    now: () => dialog.getSnapshot().context,
  };
}

test('the dialog looks up the effects before the action can be confirmed; then it acts and reports', async () => {
  const dialog = openDialog();
  dialog.press('action.confirmed');
  expect([dialog.state(), dialog.asked()]).toEqual(['looking', ['findEffects']]);
  await dialog.answer(['12 open bookings stay as they are']);
  expect([dialog.state(), dialog.now().effects]).toEqual(['ready', ['12 open bookings stay as they are']]);
  dialog.press('action.confirmed');
  expect(dialog.state()).toBe('acting');
  await dialog.answer();
  expect([dialog.state(), dialog.told]).toEqual(['done', ['Done.', 'closed, done']]);
});

test('the action is not offered until its effects are known', async () => {
  const dialog = openDialog();
  await dialog.fail();
  expect([dialog.state(), dialog.now().failure]).toEqual(['unknown', 'UNREACHABLE']);
  dialog.press('retry.pressed');
  expect([dialog.state(), dialog.now().failure, dialog.asked()]).toEqual([
    'looking',
    null,
    ['findEffects', 'findEffects'],
  ]);
  await dialog.answer([]);
  expect(dialog.state()).toBe('ready');
});

test('an action that fails says why, and can be tried again', async () => {
  const dialog = openDialog();
  await dialog.answer([]);
  dialog.press('action.confirmed');
  await dialog.fail();
  expect([dialog.state(), dialog.told, dialog.now().failure]).toEqual(['ready', ['Failed.'], 'UNREACHABLE']);
  dialog.press('action.confirmed');
  expect([dialog.state(), dialog.now().failure]).toEqual(['acting', null]);
});

test.each(['looking', 'unknown', 'ready'] as const)(
  'it can be called off while it is %s, and nothing is done',
  async (at) => {
    const dialog = openDialog();
    if (at === 'unknown') await dialog.fail();
    if (at === 'ready') await dialog.answer([]);
    expect(dialog.state()).toBe(at);
    dialog.press('action.cancelled');
    expect([dialog.state(), dialog.told]).toEqual(['calledOff', ['closed']]);
    expect(dialog.asked()).not.toContain('act');
  },
);

test('[access.unsure] an action without an answer is not said to have failed, where its words deny it', async () => {
  const told: string[] = [];
  const { port, answer, fail } = handPorts();
  const words = { done: 'Done.', failed: 'It was not done.', reasonFor: () => '' };
  const dialog = createActor(
    confirmedActionMachine(words).provide({
      actors: { findEffects: port<readonly string[]>('findEffects'), act: port<void>('act') },
      actions: { showNotice: (_, { text }) => told.push(text) },
    }),
  ).start();
  await answer('findEffects', []);
  dialog.send({ type: 'action.confirmed' });
  await fail('act', { code: 'UNREACHABLE' });
  dialog.send({ type: 'action.confirmed' });
  await fail('act', { code: 'NOT_FOUND' });
  expect(told).toEqual([UNANSWERED, 'It was not done.']);
});

test('[api.errors] an action without a text for its failure says the reason', async () => {
  const told: string[] = [];
  const { port, answer, fail } = handPorts();
  const dialog = createActor(
    confirmedActionMachine({ done: 'Done.', reasonFor: () => 'Site not found.' }).provide({
      actors: { findEffects: port<readonly string[]>('findEffects'), act: port<void>('act') },
      actions: { showNotice: (_, { text }) => told.push(text) },
    }),
  ).start();
  await answer('findEffects', []);
  dialog.send({ type: 'action.confirmed' });
  await fail('act', { code: 'NOT_FOUND', reason: 'Site not found.' });
  expect(told).toEqual(['Site not found.']);
});
