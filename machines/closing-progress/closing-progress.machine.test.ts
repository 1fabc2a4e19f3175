import { expect, test } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { PortalFailure } from '../lib/portal-error.ts';
import { closingProgressMachine } from './closing-progress.machine.ts';
import type { Closing, ClosingSummary } from './closing-progress.types.ts';

const closing = (status: ClosingSummary['status'], done = 0): Closing => ({
  summary: {
    closingId: 'x1',
    sites: ['Perth'],
    doctors: [],
    fromDay: '2026-11-24',
    toDay: '2026-11-24',
    status,
    done,
    reason: 'Leave',
    createdBy: 'Helen',
    createdAt: '2026-11-23T01:00:00Z',
    people: 2,
    moved: 0,
    toPhone: 0,
  },
  undoUntil: '2026-11-23T01:05:00Z',
  people: [],
});

/** A closing whose answers are given by hand, by a clock that is moved. */
function open() {
  type Asked = { what: string; answer: (found: Closing | PortalFailure) => void };
  const asked: Asked[] = [];
  const ask = (what: string) =>
    new Promise<Closing>((resolve, reject) => {
      asked.push({ what, answer: (found) => (found instanceof PortalFailure ? reject(found) : resolve(found)) });
    });
  const clock = new SimulatedClock();
  const actor = createActor(
    closingProgressMachine.provide({
      actors: {
        read: fromPromise(({ input }) => ask(`read ${input.closingId}`)),
        reopen: fromPromise(({ input }) => ask(`${input.how} ${input.closingId}`)),
      },
    }),
    { input: { closingId: 'x1' }, clock },
  ).start();
  return {
    actor,
    asked,
    clock,
    state: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
    async answer(found: Closing | PortalFailure) {
      asked.at(-1)?.answer(found);
      await new Promise<void>((resolve) => setImmediate(resolve));
    },
  };
}

const unreachable = new PortalFailure({ code: 'UNREACHABLE' });

test.each(['closing', 'undoing', 'reopening'] as const)('%s: the machine polls until it is over', async (status) => {
  const { state, asked, clock, answer, context } = open();
  await answer(closing(status, 1));
  expect([state(), context().closing?.summary.done]).toEqual(['waiting', 1]);
  clock.increment(799);
  expect(asked).toHaveLength(1);
  clock.increment(1);
  expect([state(), asked.length]).toEqual(['reading', 2]);
  await answer(closing('closed', 2));
  expect([state(), context().closing?.summary.done]).toEqual(['over', 2]);
  clock.increment(10_000);
  expect(asked).toHaveLength(2);
});

test('a failed poll keeps the last progress, or none, and is repeated', async () => {
  const { actor, state, asked, clock, answer, context } = open();
  await answer(unreachable);
  expect([state(), context().failure?.code]).toEqual(['failed', 'UNREACHABLE']);
  actor.send({ type: 'retry.pressed' });
  await answer(closing('closing'));
  expect(context().failure).toBeNull();
  clock.increment(800);
  await answer(unreachable);
  expect([state(), context().closing?.summary.status]).toEqual(['waiting', 'closing']);
  clock.increment(800);
  expect(asked).toHaveLength(4);
});

test.each([
  ['before anybody had their turn', null],
  ['while it goes on', closing('closing')],
  ['when it is over', closing('closed')],
])('it is undone at one press %s', async (_when, seen) => {
  const { actor, asked, answer, state, context } = open();
  if (seen) await answer(seen);
  actor.send({ type: 'undo.pressed' });
  expect([state(), asked.at(-1)?.what]).toEqual(['reopening', 'undo x1']);
  await answer(closing('undoing'));
  expect([state(), context().closing?.summary.status]).toEqual(['waiting', 'undoing']);
});

test('days are reopened after a question; a refusal says why and leaves it as it was', async () => {
  const { actor, asked, answer, state, context } = open();
  await answer(closing('closed'));
  actor.send({ type: 'reopen.pressed', how: 'moveBack' });
  expect([state(), context().how, asked.length]).toEqual(['asked', 'moveBack', 1]);
  actor.send({ type: 'reopen.cancelled' });
  expect(state()).toBe('over');
  actor.send({ type: 'reopen.pressed', how: 'daysOnly' });
  actor.send({ type: 'reopen.confirmed' });
  expect([state(), asked.at(-1)?.what]).toEqual(['reopening', 'daysOnly x1']);
  await answer(new PortalFailure({ code: 'REJECTED', status: 409, reason: 'Open again already.' }));
  expect([state(), context().failure?.code, context().closing?.summary.status]).toEqual(['over', 'REJECTED', 'closed']);
  actor.send({ type: 'reopen.pressed', how: 'daysOnly' });
  actor.send({ type: 'reopen.confirmed' });
  expect(context().failure).toBeNull();
});

test.each(['retry.pressed', 'closing.changed'] as const)('%s asks for one that is over again', async (type) => {
  const { actor, asked, answer, state } = open();
  await answer(closing('closed'));
  actor.send({ type });
  expect([state(), asked.length]).toEqual(['reading', 2]);
});
