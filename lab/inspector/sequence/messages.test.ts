import { expect, test } from 'vitest';
import { createActor, createMachine, sendParent, sendTo, setup } from 'xstate';
import { createRecorder } from '../../recorder/recorder.ts';
import type { InspectedActor } from '../inspector-store.ts';
import { filtered, messagesOf } from './messages.ts';

const seen = (
  machineId: string,
  steps: readonly [at: number, type: string, from: string | null][],
): InspectedActor => ({
  key: `page ${machineId}`,
  page: 'page',
  info: { id: machineId, parent: null, name: '', machineId, status: 'active', possible: [] },
  steps: steps.map(([at, type, from]) => ({
    at,
    from,
    event: { type },
    value: 'open',
    live: [],
    taken: [],
    context: {},
    broken: [],
  })),
});

const messages = messagesOf([
  seen('bookingWizard', [
    [1, 'xstate.init', null],
    [4, 'hold.changed', 'slotReservation'],
    [6, 'clock.ticked', 'clock'],
  ]),
  seen('slotReservation', [
    [2, 'slot.picked', null],
    [3, 'xstate.done.actor.reserveSlot', 'reserveSlot'],
    [5, 'xstate.after.patience.slotReservation', null],
  ]),
]);

test('[machine.inspect] the sequence says who told whom, in order, over all machines', () => {
  expect(messages.map(({ from, to, event }) => `${from} → ${to}: ${event}`)).toEqual([
    'start → bookingWizard: started',
    'screen → slotReservation: slot.picked',
    'reserveSlot → slotReservation: reserveSlot answers',
    'slotReservation → bookingWizard: hold.changed',
    'pause → slotReservation: after patience',
    'clock → bookingWizard: clock.ticked',
  ]);
});

test('[machine.inspect] a machine that tells another one comes before the other, in the same millisecond too', () => {
  const bell = createMachine({ id: 'bell', on: { 'bell.rung': { actions: sendParent({ type: 'sound.heard' }) } } });
  const door = setup({ actors: { bell } }).createMachine({
    id: 'door',
    invoke: { src: 'bell', id: 'bell' },
    on: { 'door.pushed': { actions: sendTo('bell', { type: 'bell.rung' }) }, 'sound.heard': {} },
  });
  const { watch, watched } = createRecorder({ isTick: () => false });
  const actor = createActor(door, { inspect: watch }).start();
  actor.send({ type: 'door.pushed' });
  actor.send({ type: 'door.pushed' });
  const inspected = [...watched.values()].map(({ id, ref, steps }) => ({
    ...seen(
      ref === actor ? 'door' : 'bell',
      steps.map(({ at, event, from }) => [at, event.type, from]),
    ),
    key: id,
  }));
  const caused = ['screen → door: door.pushed', 'door → bell: bell.rung', 'bell → door: sound.heard'];
  expect(messagesOf(inspected).map(({ from, to, event }) => `${from} → ${to}: ${event}`)).toEqual([
    'start → door: started',
    'door → bell: started',
    ...caused,
    ...caused,
  ]);
});

test('[inspect.promises] the sequence has the promises that a step broke', () => {
  const [before] = seen('slotReservation', [[1, 'slot.picked', null]]).steps;
  const broken = ['what is shown as held is the picked time'];
  const actor = { ...seen('slotReservation', []), steps: before ? [{ ...before, broken }] : [] };
  expect(messagesOf([actor]).map((message) => message.broken)).toEqual([broken]);
});

test('it is filtered by sender, receiver and event, and without what is left out', () => {
  expect(filtered(messages, 'wizard -clock').map(({ event }) => event)).toEqual(['started', 'hold.changed']);
  expect(filtered(messages, 'screen')).toHaveLength(1);
  expect(filtered(messages, '')).toHaveLength(6);
});
