import { expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { handPorts } from '../../tests/support/hand-ports.ts';
import { type Wait, type WaitChange, waitlistMachine } from './waitlist.machine.ts';

const waits: Wait = { beforeDay: '2026-11-27', offeredTime: null, expiresAt: null };
const offered: Wait = { ...waits, offeredTime: '2026-11-24T01:00:00Z', expiresAt: '2026-11-23T01:30:00Z' };

/** A wait whose changes are answered by hand. */
function open(wait: Wait | null) {
  const { ask, answer, fail } = handPorts();
  const asked: string[] = [];
  const told: string[] = [];
  const times: (string | null)[] = [];
  const actor = createActor(
    waitlistMachine.provide({
      actors: {
        changeWait: fromPromise<Wait | null, WaitChange>(({ input: { action, time } }) => {
          asked.push(action);
          times.push(time);
          return ask('changeWait');
        }),
      },
      actions: { notifyChanged: (_, { action }) => void told.push(action) },
    }),
    { input: { wait } },
  ).start();
  return {
    actor,
    asked,
    told,
    times,
    done: (next: Wait | null) => answer('changeWait', next),
    refuse: () => fail('changeWait', { code: 'HOLD_EXPIRED' }),
    state: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
    isBusy: () => actor.getSnapshot().hasTag('busy'),
  };
}

test('[earlier.staff-page] one press takes the offered time, and the page reloads', async () => {
  const { actor, asked, told, state, context, isBusy, done } = open(offered);
  actor.send({ type: 'take.pressed' });
  expect([state(), isBusy(), asked]).toEqual(['changing', true, ['take']]);
  actor.send({ type: 'decline.pressed' });
  expect(asked, 'one at a time').toEqual(['take']);
  await done(null);
  expect([state(), isBusy(), context().wait, told]).toEqual(['shown', false, null, ['take']]);
});

test('[earlier.staff-page] a time that is passed on leaves the wait; without an offer it ends', async () => {
  const { actor, asked, told, times, context, done } = open(offered);
  actor.send({ type: 'decline.pressed' });
  await done(waits);
  expect(context().wait).toEqual(waits);
  actor.send({ type: 'take.pressed' });
  expect(asked, 'nothing is offered').toEqual(['decline']);
  actor.send({ type: 'decline.pressed' });
  await done(null);
  expect([context().wait, told]).toEqual([null, ['decline', 'decline']]);
  expect(times, 'the offer that was seen is meant').toEqual([offered.offeredTime, null]);
  actor.send({ type: 'decline.pressed' });
  expect(asked, 'nobody waits').toHaveLength(2);
});

test('each press does what it says, whatever was pressed before', async () => {
  const { actor, asked, done, refuse } = open(offered);
  actor.send({ type: 'take.pressed' });
  await done(offered);
  actor.send({ type: 'decline.pressed' });
  await refuse();
  actor.send({ type: 'take.pressed' });
  await refuse();
  expect(asked).toEqual(['take', 'decline', 'take']);
});

test('a refusal gives its reason until the next press, and can be tried again', async () => {
  const { actor, state, context, asked, refuse } = open(offered);
  actor.send({ type: 'take.pressed' });
  await refuse();
  expect([state(), context().failure?.code, context().wait]).toEqual(['refused', 'HOLD_EXPIRED', offered]);
  actor.send({ type: 'take.pressed' });
  expect([state(), context().failure]).toEqual(['changing', null]);
  await refuse();
  actor.send({ type: 'decline.pressed' });
  await refuse();
  expect(asked).toEqual(['take', 'take', 'decline']);
  actor.send({ type: 'day.pressed' });
  expect([state(), context().failure]).toEqual(['asking', null]);
});

test('a refused one shows what the page learns, and takes nothing that is not offered any more', async () => {
  const { actor, state, context, refuse } = open(offered);
  actor.send({ type: 'take.pressed' });
  await refuse();
  actor.send({ type: 'wait.changed', wait: waits });
  expect([state(), context().wait, context().failure]).toEqual(['refused', waits, null]);
  actor.send({ type: 'take.pressed' });
  expect(state()).toBe('refused');
  actor.send({ type: 'wait.changed', wait: null });
  actor.send({ type: 'decline.pressed' });
  expect(state()).toBe('refused');
});

test('the day reloads over the shown one; meanwhile a press changes nothing', () => {
  const { actor, state, asked, context } = open(null);
  actor.send({ type: 'take.pressed' });
  actor.send({ type: 'day.pressed' });
  expect(state()).toBe('asking');
  actor.send({ type: 'wait.changed', wait: offered });
  actor.send({ type: 'take.pressed' });
  expect([state(), asked, context().wait]).toEqual(['asking', [], offered]);
  actor.send({ type: 'day.left' });
  expect(state()).toBe('shown');
});
