import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { handPorts } from '../../tests/support/hand-ports.ts';
import { defined } from '../lib/assert-defined.ts';
import type { PortalError } from '../lib/portal-error.ts';
import { perth } from '../rules/drafts/example-booking.ts';
import { groupHoldMachine } from './group-hold.machine.ts';
import { proposal, query } from './group-hold.model.ts';
import type { GroupHeld, GroupQuery, GroupTimes, HoldGroup } from './group-hold.types.ts';

const taken: PortalError = { code: 'SLOT_TAKEN', reason: 'Somebody was faster.' };
const unreachable: PortalError = { code: 'UNREACHABLE' };
const found: GroupTimes = { proposals: [proposal], whyNot: null };

/** The machine with ports that are answered by hand. */
function openGroup() {
  const { port, questions: asked, last, answer, fail } = handPorts();
  const actor = createActor(
    groupHoldMachine.provide({
      actors: {
        findGroupTimes: port<GroupTimes, GroupQuery>('findGroupTimes'),
        holdGroup: port<GroupHeld, HoldGroup>('holdGroup'),
        swapGroup: port<GroupHeld, HoldGroup>('swapGroup'),
      },
    }),
  ).start();
  const value = () => {
    const { times, chips } = actor.getSnapshot().value;
    return `${times} ${chips}`;
  };
  return {
    asked,
    send: actor.send,
    last,
    value,
    context: () => actor.getSnapshot().context,
    isBusy: () => actor.getSnapshot().hasTag('busy'),
    answer: (output: unknown) => answer(last().name, output),
    fail: (error: PortalError) => fail(last().name, error),
  };
}

async function proposed() {
  const group = openGroup();
  group.send({ type: 'search.pressed', query });
  await group.answer(found);
  return group;
}

test('[wizard.group] times are looked for, proposed, and one press takes them for everybody', async () => {
  const group = openGroup();
  expect([group.value(), group.isBusy()]).toEqual(['closed resting', false]);
  group.send({ type: 'search.pressed', query });
  expect([group.value(), group.isBusy(), group.last().input]).toEqual(['searching resting', true, query]);
  await group.answer(found);
  expect([group.value(), group.context().times]).toEqual(['proposing resting', found]);
  group.send({ type: 'take.pressed', proposal: 1 });
  expect(group.value(), 'there is no such proposal').toBe('proposing resting');
  group.send({ type: 'take.pressed', proposal: 0 });
  expect([group.value(), group.isBusy(), group.last().name]).toEqual(['taking resting', true, 'holdGroup']);
  expect(group.last().input).toEqual({
    draftId: 'd1',
    places: [
      { ...query.seats[0], siteId: perth.siteId, calendarId: 7, startsAt: '2026-11-24T01:00:00Z' },
      { ...query.seats[1], siteId: perth.siteId, calendarId: 7, startsAt: '2026-11-24T02:15:00Z' },
    ],
  });
  await group.answer([]);
  expect([group.value(), group.context().times.proposals]).toEqual(['closed resting', []]);
});

test('[wizard.group] a group time that is taken starts a new search with a message; another failure leaves the proposals', async () => {
  const group = await proposed();
  group.send({ type: 'take.pressed', proposal: 0 });
  await group.fail(unreachable);
  expect([group.value(), group.context().failure]).toEqual(['proposing resting', unreachable]);
  group.send({ type: 'take.pressed', proposal: 0 });
  expect(group.context().failure).toBe(null);
  await group.fail(taken);
  expect([group.value(), group.last().name, group.context().failure]).toEqual([
    'searching resting',
    'findGroupTimes',
    taken,
  ]);
  await group.answer(found);
  expect([group.value(), group.context().failure]).toEqual(['proposing resting', taken]);
  group.send({ type: 'search.pressed', query: { ...query, part: 'morning' } });
  expect([group.context().failure, group.context().times.proposals]).toEqual([null, []]);
  expect([group.value(), group.last().input]).toEqual(['searching resting', { ...query, part: 'morning' }]);
});

test('[wizard.group] a search without a time for all gives its reason; a failed search can be repeated', async () => {
  const group = openGroup();
  group.send({ type: 'search.pressed', query });
  await group.answer({ proposals: [], whyNot: 'Every doctor is full.' });
  expect([group.value(), group.context().times.whyNot]).toEqual(['none resting', 'Every doctor is full.']);
  group.send({ type: 'search.pressed', query });
  expect(group.context().times.whyNot).toBe(null);
  await group.fail(unreachable);
  expect([group.value(), group.context().failure]).toEqual(['failed resting', unreachable]);
  group.send({ type: 'retry.pressed' });
  expect([group.value(), group.context().failure, group.last().input]).toEqual(['searching resting', null, query]);
  await group.fail(unreachable);
  group.send({ type: 'search.pressed', query });
  expect([group.value(), group.context().failure]).toEqual(['searching resting', null]);
  group.send({ type: 'search.pressed', query: { ...query, part: 'afternoon' } });
  expect([group.asked.length, group.context().query?.part]).toEqual([5, 'afternoon']);
});

test('[wizard.group] it closes from wherever nothing is being taken', async () => {
  const searching = openGroup();
  searching.send({ type: 'search.pressed', query });
  searching.send({ type: 'close.pressed' });
  expect(searching.value()).toBe('closed resting');
  const proposing = await proposed();
  proposing.send({ type: 'close.pressed' });
  expect([proposing.value(), proposing.context().times.proposals]).toEqual(['closed resting', []]);
  const none = openGroup();
  none.send({ type: 'search.pressed', query });
  await none.answer({ proposals: [], whyNot: 'Full.' });
  none.send({ type: 'close.pressed' });
  expect([none.value(), none.context().times.whyNot]).toEqual(['closed resting', null]);
  const failed = openGroup();
  failed.send({ type: 'search.pressed', query });
  await failed.fail(unreachable);
  failed.send({ type: 'close.pressed' });
  expect([failed.value(), failed.context().failure]).toEqual(['closed resting', null]);
  const taking = await proposed();
  taking.send({ type: 'take.pressed', proposal: 0 });
  taking.send({ type: 'close.pressed' });
  expect(taking.value()).toBe('taking resting');
});

test('[wizard.group] a candidate is lifted and dropped onto another’s place; both change in one step, or neither', async () => {
  const group = openGroup();
  const [one, other] = query.seats;
  const places = [
    { ...defined(one), siteId: perth.siteId, calendarId: 7, startsAt: '2026-11-24T01:00:00.000Z' },
    { ...defined(other), siteId: perth.siteId, calendarId: 8, startsAt: '2026-11-24T01:00:00.000Z' },
  ];
  const drop = (onto: string) => group.send({ type: 'chip.dropped', onto, draftId: query.draftId, places });
  group.send({ type: 'chip.lifted', key: 'c1' });
  expect([group.value(), group.context().carried, group.isBusy()]).toEqual(['closed carrying', 'c1', false]);
  group.send({ type: 'chip.released' });
  expect([group.value(), group.context().carried]).toEqual(['closed resting', null]);
  group.send({ type: 'chip.lifted', key: 'c1' });
  drop('c1');
  expect([group.value(), group.asked.length]).toEqual(['closed resting', 0]);
  group.send({ type: 'chip.lifted', key: 'c1' });
  group.send({ type: 'chip.lifted', key: 'c2' });
  expect(group.context().carried).toBe('c2');
  drop('c1');
  expect([group.value(), group.isBusy(), group.last().name]).toEqual(['closed swapping', true, 'swapGroup']);
  expect(group.last().input).toEqual({
    draftId: 'd1',
    places: [
      { ...places[0], calendarId: 8 },
      { ...places[1], calendarId: 7 },
    ],
  });
  await group.fail(taken);
  expect([group.value(), group.context().swapFailure, group.context().carried]).toEqual([
    'closed resting',
    taken,
    null,
  ]);
  group.send({ type: 'chip.lifted', key: 'c1' });
  expect(group.context().swapFailure).toBe(null);
  drop('c2');
  await group.answer([]);
  expect(group.value()).toBe('closed resting');
});
