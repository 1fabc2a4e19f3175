import { expect, test } from 'vitest';
import { type ActorRefFrom, type AnyActorLogic, createActor, fromCallback } from 'xstate';
import { exampleDraft, holdOf, medical, minutesOn, now, slotAt } from '../../tests/support/bookings/example-booking.ts';
import { handPorts } from '../../tests/support/hand-ports.ts';
import type { ExtendedHolds } from '../booking-wizard/booking-wizard.types.ts';
import { defined } from '../lib/assert-defined.ts';
import type { Hold } from '../lib/booking.types.ts';
import type { PortalError } from '../lib/portal-error.ts';
import { type CandidateId, type DraftId, id, type ReserveId } from '../lib/ports.ts';
import type { ReserveInput } from '../slot-reservation/reservation.ts';
import { slotReservationMachine } from '../slot-reservation/slot-reservation.machine.ts';
import { slotSearchMachine } from '../slot-search/slot-search.machine.ts';
import { type RescheduleInput, rescheduleMachine } from './reschedule.machine.ts';

const nine = holdOf('r1', slotAt('01:00'));
const unreachable: PortalError = { code: 'UNREACHABLE' };
const candidateId = id<CandidateId>('amira');
const input: RescheduleInput = {
  candidateId,
  package: medical,
  now,
  choice: defined(exampleDraft().candidates[0]).choice,
};

/** Another time whose ports answer by hand, with real actors for the time and the picker; what it says is written down. */
function openReschedule() {
  const { port, asked, answer, fail } = handPorts();
  const said: string[] = [];
  const machine = rescheduleMachine.provide({
    actors: {
      beginReschedule: port<{ draftId: DraftId; hold: Hold | null }, { candidateId: CandidateId }>('beginReschedule'),
      extendHolds: port<ExtendedHolds, { draftId: DraftId }>('extendHolds'),
      updateTimeslots: port<void, { draftId: DraftId; hold: Hold }>('updateTimeslots'),
      deleteDraft: port<void, { draftId: DraftId }>('deleteDraft'),
      slotReservation: slotReservationMachine.provide({
        actors: {
          reserveSlot: port<Hold, ReserveInput>('reserveSlot'),
          releaseHold: port<void, { reserveId: ReserveId }>('releaseHold'),
          clock: fromCallback(() => {}),
        },
      }),
      slotSearch: slotSearchMachine.provide({
        actors: { searchSlots: port('searchSlots'), slotChanges: fromCallback(() => {}) },
      }),
    },
    actions: {
      showNotice: (_, { text }) => said.push(text),
      showError: (_, { error }) => said.push(error.code),
      notifySaved: () => said.push('goes on'),
      leave: () => said.push('left'),
    },
  });
  const actor = createActor(machine, { input }).start();
  const below = <Logic extends AnyActorLogic>(name: string, _logic: Logic) =>
    defined(actor.getSnapshot().children[name]) as unknown as ActorRefFrom<Logic>;
  return {
    said,
    asked,
    answer,
    refuse: fail,
    send: actor.send,
    state: () => JSON.stringify(actor.getSnapshot().value).replaceAll('"', ''),
    context: () => actor.getSnapshot().context,
    own: () => below('slotSearch', slotSearchMachine).getSnapshot().context.own,
    time: () => below('slotReservation', slotReservationMachine),
  };
}

async function begun(hold: Hold | null = null) {
  const other = openReschedule();
  await other.answer('beginReschedule', { draftId: 'd1', hold });
  return other;
}

async function saving() {
  const other = await begun(nine);
  other.send({ type: 'save.pressed' });
  return other;
}

test('[detail.reschedule] a time is picked, held for the booking, and becomes its time', async () => {
  const other = openReschedule();
  expect(other.state()).toBe('beginning');
  expect(other.asked('beginReschedule')).toEqual([{ candidateId }]);
  await other.answer('beginReschedule', { draftId: 'd1', hold: null });
  expect(other.state()).toBe('{open:choosing}');
  other.time().send({ type: 'slot.picked', slot: nine.slot });
  expect(other.asked('reserveSlot')).toMatchObject([{ draftId: 'd1', packageId: 'medical', slot: nine.slot }]);
  await other.answer('reserveSlot', nine);
  expect(other.context().hold).toEqual(nine);
  expect(other.own()).toEqual([{ key: 'rescheduled', number: 1, hold: nine }]);
  other.send({ type: 'save.pressed' });
  expect(other.state()).toBe('{open:saving}');
  expect(other.asked('updateTimeslots')).toEqual([{ draftId: 'd1', hold: nine }]);
  await other.answer('updateTimeslots');
  expect(other.state()).toBe('saved');
  expect(other.said).toEqual(['Update booking information successfully', 'goes on']);
});

test('[detail.reschedule] without a held time nothing is saved and nothing can be held longer', async () => {
  const other = await begun();
  other.send({ type: 'save.pressed' });
  other.send({ type: 'extend.pressed' });
  expect(other.state()).toBe('{open:choosing}');
  other.time().send({ type: 'slot.picked', slot: nine.slot });
  await other.answer('reserveSlot', nine);
  other.send({ type: 'save.pressed' });
  expect(other.asked('updateTimeslots'), 'once there is one it is').toEqual([{ draftId: 'd1', hold: nine }]);
});

test('a reschedule that cannot begin gives its reason, can begin again, and can be left', async () => {
  const other = openReschedule();
  await other.refuse('beginReschedule', unreachable);
  expect([other.state(), other.context().failure]).toEqual(['unbegun', unreachable]);
  other.send({ type: 'retry.pressed' });
  expect([other.state(), other.context().failure]).toEqual(['beginning', null]);
  await other.refuse('beginReschedule', unreachable);
  other.send({ type: 'leave.pressed' });
  expect([other.state(), other.said]).toEqual(['left', ['left']]);
});

test('it can be left before it has begun', () => {
  const other = openReschedule();
  other.send({ type: 'leave.pressed' });
  expect([other.state(), other.said, other.asked('deleteDraft')]).toEqual(['left', ['left'], []]);
});

test('[slots.hold] a time that is still held is there again, and is held longer when asked', async () => {
  const other = await begun(nine);
  expect(other.context().hold).toEqual(nine);
  other.send({ type: 'extend.pressed' });
  expect([other.state(), other.asked('extendHolds')]).toEqual(['{open:extending}', [{ draftId: 'd1' }]]);
  await other.answer('extendHolds', [{ candidateIndex: 0, reserveId: nine.reserveId, expiresAt: minutesOn(20) }]);
  expect([other.state(), other.context().hold?.expiresAt]).toEqual(['{open:choosing}', minutesOn(20)]);
  other.send({ type: 'extend.pressed' });
  await other.refuse('extendHolds', { code: 'REJECTED', status: 409, reason: 'Not any longer.' });
  expect([other.state(), other.said]).toEqual(['{open:choosing}', ['REJECTED']]);
  expect(other.context().extendFailure).toMatchObject({ reason: 'Not any longer.' });
  other.send({ type: 'extend.pressed' });
  expect(other.context().extendFailure, 'asked again, the refusal is over').toBe(null);
});

test('another choice starts a new search, and the hold stays', async () => {
  const other = await begun(nine);
  other.send({ type: 'choice.changed', change: { gapless: !input.choice.gapless }, now });
  expect(other.state()).toBe('{open:choosing}');
  expect(other.context().choice).toEqual({ ...input.choice, gapless: !input.choice.gapless });
  expect(other.asked('searchSlots')).toHaveLength(2);
  expect(other.asked('beginReschedule')).toHaveLength(1);
  expect(other.context().hold).toEqual(nine);
});

test('[msg.reschedule] a save that fails is said with its reason and keeps the held time; one that was too late has none', async () => {
  const failed = await saving();
  await failed.refuse('updateTimeslots', unreachable);
  expect([failed.state(), failed.said]).toEqual(['{open:choosing}', ['UNREACHABLE']]);
  expect(failed.context()).toMatchObject({ failure: unreachable, hold: nine });
  failed.send({ type: 'save.pressed' });
  expect([failed.state(), failed.context().failure]).toEqual(['{open:saving}', null]);

  const late = await saving();
  await late.refuse('updateTimeslots', { code: 'HOLD_EXPIRED' });
  expect([late.state(), late.said]).toEqual(['{open:choosing}', ['HOLD_EXPIRED']]);
  expect(late.context()).toMatchObject({ failure: { code: 'HOLD_EXPIRED' }, hold: null });
  expect(late.time().getSnapshot().value).toBe('expired');
});

test('[detail.reschedule] left, it gives the held time back, and goes even where that fails: what is held runs out', async () => {
  for (const end of ['answer', 'refuse'] as const) {
    const other = await begun(nine);
    other.send({ type: 'leave.pressed' });
    expect([other.state(), other.asked('deleteDraft'), other.said]).toEqual(['leaving', [{ draftId: 'd1' }], []]);
    await other[end]('deleteDraft', unreachable);
    expect([other.state(), other.said]).toEqual(['left', ['left']]);
  }
});
