import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { handPorts } from '../../tests/support/hand-ports.ts';
import type { PortalError } from '../lib/portal-error.ts';
import { type OrderSeen, orderMachine } from './order.machine.ts';

const waiting: OrderSeen = { changedAt: '2026-11-23T01:00:00Z', notice: null };
const changed: OrderSeen = { changedAt: '2026-11-23T02:00:00Z', notice: 'changed' };
const path = '/make-booking?draft=1&step=time';

/** An order on the home page whose service is led by hand. */
function showOrder(seen: OrderSeen = waiting) {
  const { port, questions, answer, fail } = handPorts();
  const done: string[] = [];
  const machine = orderMachine.provide({
    actors: { makeDraft: port<string, { changedAt: string }>('makeDraft'), acknowledge: port<void>('acknowledge') },
    actions: { openDraft: (_, { address }) => done.push(address), refresh: () => done.push('refreshed') },
  });
  const actor = createActor(machine, { input: { seen } }).start();
  return {
    done,
    asked: () => questions.map(({ name, input }) => [name, input]),
    press: (type: 'book.pressed' | 'notice.acknowledged') => actor.send({ type }),
    update: (seen: OrderSeen) => actor.send({ type: 'order.updated', seen }),
    state: () => actor.getSnapshot().value,
    failure: () => actor.getSnapshot().context.failure?.code,
    answer: (name: 'makeDraft' | 'acknowledge', value?: unknown) => answer(name, value),
    fail: (name: 'makeDraft' | 'acknowledge', error: PortalError) => fail(name, error),
  };
}

test('[order.draft] one press makes the draft of the content on the screen, once, and opens it', async () => {
  const order = showOrder();
  order.press('book.pressed');
  order.press('book.pressed');
  expect([order.state(), order.asked()]).toEqual(['making', [['makeDraft', { changedAt: waiting.changedAt }]]]);
  await order.answer('makeDraft', path);
  expect([order.state(), order.done]).toEqual(['made', [path]]);
});

test('[order.draft] without an answer it is not known whether the draft was made, and the next press asks again', async () => {
  const order = showOrder();
  order.press('book.pressed');
  await order.fail('makeDraft', { code: 'UNREACHABLE' });
  expect([order.state(), order.failure(), order.done]).toEqual(['unanswered', 'UNREACHABLE', []]);
  order.press('book.pressed');
  expect([order.state(), order.failure()]).toEqual(['making', undefined]);
  await order.answer('makeDraft', path);
  expect(order.done).toEqual([path]);
});

test('[order.changed] an order that its source changed since it was read is read again before its draft is made', async () => {
  const order = showOrder();
  order.press('book.pressed');
  await order.fail('makeDraft', { code: 'EDIT_CONFLICT', reason: 'greenhouse has changed this order.', present: {} });
  expect([order.state(), order.done]).toEqual(['outdated', ['refreshed']]);
  order.update({ ...waiting, changedAt: changed.changedAt });
  expect([order.state(), order.failure()]).toEqual(['outdated', 'EDIT_CONFLICT']);
  order.press('book.pressed');
  expect(order.asked().at(-1)).toEqual(['makeDraft', { changedAt: changed.changedAt }]);
});

test('[order.one] a refusal is shown beside the order until the next press, and the list is loaded again', async () => {
  const order = showOrder();
  order.press('book.pressed');
  order.update({ ...waiting, notice: 'withdrawn' });
  await order.fail('makeDraft', {
    code: 'REJECTED',
    status: 409,
    reason: 'The order of Ada Wong is withdrawn already.',
  });
  expect([order.state(), order.failure(), order.done]).toEqual(['refused', 'REJECTED', ['refreshed']]);
  order.press('book.pressed');
  expect([order.state(), order.failure()]).toEqual(['making', undefined]);
});

test('[order.changed] a change at its source is shown until it is acknowledged; a withdrawn one is not booked', async () => {
  const order = showOrder();
  order.press('notice.acknowledged');
  expect(order.state(), 'there is nothing to read').toBe('waiting');
  order.update(changed);
  expect(order.state()).toBe('changed');
  order.press('notice.acknowledged');
  await order.answer('acknowledge');
  expect([order.state(), order.done]).toEqual(['acknowledged', ['refreshed']]);
  order.update({ ...changed, notice: 'withdrawn' });
  order.press('book.pressed');
  expect(order.state()).toBe('withdrawn');
  order.press('notice.acknowledged');
  await order.fail('acknowledge', { code: 'UNREACHABLE' });
  expect([order.state(), order.failure()]).toEqual(['unacknowledged', 'UNREACHABLE']);
  order.press('notice.acknowledged');
  await order.answer('acknowledge');
  order.update({ ...changed, notice: null });
  expect([order.state(), order.failure()]).toEqual(['waiting', undefined]);
});

test('[order.changed] each later change at its source is shown, from whichever of its phases', () => {
  const order = showOrder();
  const phases = (['changed', 'withdrawn', 'changed', null, 'withdrawn', null] as const).map((notice, nth) => {
    order.update({ changedAt: `2026-11-23T0${nth}:00:00Z`, notice });
    return order.state();
  });
  expect(phases).toEqual(['changed', 'withdrawn', 'changed', 'waiting', 'withdrawn', 'waiting']);
  order.update(changed);
  order.update({ ...changed, changedAt: '2026-11-23T09:00:00Z' });
  order.press('book.pressed');
  expect(order.asked()).toEqual([['makeDraft', { changedAt: '2026-11-23T09:00:00Z' }]]);
});

test('[order.changed] a change whose acknowledgement failed can be booked all the same', async () => {
  const order = showOrder(changed);
  order.press('notice.acknowledged');
  await order.fail('acknowledge', { code: 'UNREACHABLE' });
  expect(order.done).toEqual(['refreshed']);
  order.press('book.pressed');
  expect(order.state()).toBe('making');
});

test('a change that is begun to be booked again needs no acknowledgement', () => {
  const order = showOrder(changed);
  order.press('book.pressed');
  expect(order.state()).toBe('making');
});
