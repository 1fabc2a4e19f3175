import { expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { PortalFailure } from '../lib/portal-error.ts';
import { confirmedActionMachine } from './confirmed-action.machine.ts';

const unreachable = new PortalFailure({ code: 'UNREACHABLE' });

/** A dialog whose ports answer by hand. */
function openDialog() {
  const told: string[] = [];
  const requests: { port: string; question: PromiseWithResolvers<unknown> }[] = [];
  const ask = <Output>(port: string) => {
    const question = Promise.withResolvers<unknown>();
    requests.push({ port, question });
    return question.promise as Promise<Output>;
  };
  const dialog = createActor(
    confirmedActionMachine({ done: 'Done.', failed: 'Not done.', reasonFor: ({ code }) => code }).provide({
      actors: {
        findEffects: fromPromise<readonly string[]>(() => ask('findEffects')),
        act: fromPromise<void>(() => ask('act')),
      },
      actions: {
        showNotice: (_, { text }) => told.push(text),
        close: (_, { isDone }) => told.push(isDone ? 'closed, done' : 'closed'),
      },
    }),
  ).start();
  const settled = () => new Promise<void>((resolve) => setImmediate(resolve));
  return {
    told,
    asked: () => requests.map(({ port }) => port),
    press: (type: 'action.confirmed' | 'action.cancelled' | 'retry.pressed') => dialog.send({ type }),
    answer: async (value?: unknown) => {
      requests.at(-1)?.question.resolve(value);
      await settled();
    },
    fail: async () => {
      requests.at(-1)?.question.reject(unreachable);
      await settled();
    },
    state: () => dialog.getSnapshot().value,
    now: () => dialog.getSnapshot().context,
  };
}

test('what it affects is looked up before it can be confirmed; then it is done, and said', async () => {
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

test('where nobody can say what it affects, it is not offered until somebody can', async () => {
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
  expect([dialog.state(), dialog.told, dialog.now().failure]).toEqual(['ready', ['Not done.'], 'UNREACHABLE']);
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
