import { beforeEach, describe, expect, test } from 'vitest';
import { type ActorRefFrom, createActor, fromCallback, fromPromise, SimulatedClock } from 'xstate';
import {
  appointmentMoveMachine,
  type BoardPlace,
  type DoneMove,
  type Movable,
  type MoveVerdict,
} from './appointment-move.machine.ts';
import { PortalFailure } from './portal-error.ts';
import { type CandidateId, type ClockTicked, epochMs, id } from './ports.ts';

const NINE = Date.UTC(2026, 10, 23, 1);
const place = (rosterId: number, clock: string, doctorName: string): BoardPlace => ({
  ...{ rosterId, doctorName, startsAt: `2026-11-24T${clock}:00Z`, words: `${clock} ${doctorName}` },
});
const home = place(7, '02:45', 'Dr Rao');
const target = place(8, '05:15', 'Dr Osei');
const booking: Movable = { candidateId: id<CandidateId>('amira'), name: 'Amira Haddad', minutes: 30, from: home };

let clock: SimulatedClock;
let actor: ActorRefFrom<typeof appointmentMoveMachine>;
let said: string[];
let asked: BoardPlace[];
let refreshes: number;
let verdict: MoveVerdict;
let move: () => Promise<DoneMove>;
let confirm: () => Promise<void>;
let undo: () => Promise<void>;
let tick: (now: number) => void;

beforeEach(() => {
  [clock, said, asked, refreshes] = [new SimulatedClock(), [], [], 0];
  verdict = { legal: true, reason: 'The time is free and rostered.' };
  move = async () => ({ moveId: 'm1', undoUntil: epochMs(NINE + 10_000) });
  confirm = async () => {};
  undo = async () => {};
  const machine = appointmentMoveMachine.provide({
    actors: {
      validateMove: fromPromise<MoveVerdict, { booking: Movable; target: BoardPlace }>(async ({ input }) => {
        asked.push(input.target);
        return verdict;
      }),
      moveAppointment: fromPromise(() => move()),
      confirmBooking: fromPromise(() => confirm()),
      undoMove: fromPromise(() => undo()),
      clock: fromCallback<ClockTicked>(({ sendBack }) => {
        tick = (now) => sendBack({ type: 'clock.ticked', now: epochMs(now) });
      }),
    },
    actions: {
      announce: (_, { text }) => said.push(text),
      refreshBoard: () => {
        refreshes += 1;
      },
    },
  });
  actor = createActor(machine, { clock }).start();
});

const settled = () => new Promise<void>((done) => setImmediate(done));
const state = () => JSON.stringify(actor.getSnapshot().value).replaceAll('"', '');
const carryTo = async (there: BoardPlace) => {
  actor.send({ type: 'target.changed', target: there });
  clock.increment(120);
  await settled();
};
const moved = async () => {
  actor.send({ type: 'block.pickedUp', booking });
  await carryTo(target);
  actor.send({ type: 'block.dropped' });
  actor.send({ type: 'move.confirmed' });
  await settled();
};

test('[machine.move] only the place where the pointer rests is asked about', async () => {
  actor.send({ type: 'block.pickedUp', booking });
  actor.send({ type: 'target.changed', target: place(8, '04:00', 'Dr Osei') });
  clock.increment(60);
  await carryTo(target);
  expect(asked).toEqual([target]);
  expect(state()).toContain('away:legal');
  expect(said.at(-1)).toBe('05:15 Dr Osei. The time is free and rostered.');
});

test('[machine.move] a refused place cannot be confirmed, and says why', async () => {
  verdict = { legal: false, reason: '13:15 is booked.' };
  actor.send({ type: 'block.pickedUp', booking });
  await carryTo(target);
  actor.send({ type: 'block.dropped' });
  actor.send({ type: 'move.confirmed' });
  expect(state()).toBe('{lifted:{hand:confirming,place:{away:refused}}}');
  expect(actor.getSnapshot().context.verdict?.reason).toBe('13:15 is booked.');
  actor.send({ type: 'block.putBack' });
  expect(state()).toBe('idle');
});

test('[machine.move] dropped at home nothing happens', () => {
  actor.send({ type: 'block.pickedUp', booking });
  actor.send({ type: 'target.changed', target: home });
  actor.send({ type: 'block.dropped' });
  expect([state(), asked]).toEqual(['idle', []]);
});

test('[machine.move] what somebody changes meanwhile is asked about again', async () => {
  actor.send({ type: 'block.pickedUp', booking });
  await carryTo(target);
  verdict = { legal: false, reason: '13:15 is held until 13:20.' };
  actor.send({ type: 'board.changed' });
  clock.increment(120);
  await settled();
  expect(state()).toContain('away:refused');
});

test('[machine.move] what is being confirmed stays so, whatever changes around it', async () => {
  actor.send({ type: 'block.pickedUp', booking });
  await carryTo(target);
  actor.send({ type: 'block.dropped' });
  actor.send({ type: 'board.changed' });
  expect(state()).toBe('{lifted:{hand:confirming,place:{away:settling}}}');
  await carryTo(place(8, '06:00', 'Dr Osei'));
  expect(state()).toBe('{lifted:{hand:confirming,place:{away:legal}}}');
});

test('[machine.move] the undo counts down by the clock and is over with it', async () => {
  await moved();
  expect([state(), refreshes]).toEqual(['moved', 1]);
  tick(NINE + 4_000);
  expect(actor.getSnapshot().context.remainingMs).toBe(6_000);
  tick(NINE + 10_000);
  expect(state()).toBe('idle');
});

test('[machine.move] undone; and where the old time is gone, failed with the reason', async () => {
  await moved();
  actor.send({ type: 'undo.pressed' });
  await settled();
  expect([state(), refreshes]).toEqual(['undone', 2]);
  await moved();
  const reason = 'Not undone. Dr Rao is booked at 10:45.';
  undo = () => Promise.reject(new PortalFailure({ code: 'REJECTED', status: 409, reason }));
  actor.send({ type: 'undo.pressed' });
  await settled();
  expect([state(), actor.getSnapshot().context.failure]).toMatchObject(['failed', { reason }]);
  actor.send({ type: 'notice.dismissed' });
  expect(state()).toBe('idle');
});

test('[machine.move] a move that is refused fails with its reason, and the board is fetched anew', async () => {
  move = () =>
    Promise.reject(new PortalFailure({ code: 'SLOT_TAKEN', reason: 'Somebody was faster: this time is taken.' }));
  await moved();
  expect([state(), refreshes]).toEqual(['failed', 1]);
  actor.send({ type: 'block.pickedUp', booking });
  expect([state(), actor.getSnapshot().context.failure]).toEqual(['{lifted:{hand:carrying,place:home}}', null]);
});

describe('a pending booking', () => {
  const waiting: Movable = { candidateId: id<CandidateId>('mei'), name: 'Mei Chen', minutes: 75, from: null };
  const placed = async () => {
    actor.send({ type: 'block.pickedUp', booking: waiting });
    await carryTo(target);
    actor.send({ type: 'block.dropped' });
    actor.send({ type: 'move.confirmed' });
    await settled();
  };

  test('[machine.move] is confirmed by its first time, which is nothing to undo', async () => {
    move = () => Promise.reject(new Error('it is not moved'));
    await placed();
    expect([state(), refreshes, said.at(-1)]).toEqual(['placed', 1, 'Mei Chen is confirmed at 05:15 Dr Osei.']);
    actor.send({ type: 'undo.pressed' });
    expect(state()).toBe('placed');
    actor.send({ type: 'notice.dismissed' });
    expect(state()).toBe('idle');
  });

  test('[machine.move] without a place it goes back to those that wait; a refused one fails with its reason', async () => {
    actor.send({ type: 'block.pickedUp', booking: waiting });
    actor.send({ type: 'block.dropped' });
    expect([state(), said.at(-1)]).toEqual(['idle', 'Mei Chen picked up, to be given a time.']);
    confirm = () => Promise.reject(new PortalFailure({ code: 'SLOT_TAKEN', reason: 'Dr Osei is booked at 13:15.' }));
    await placed();
    expect([state(), refreshes, actor.getSnapshot().context.failure]).toMatchObject([
      'failed',
      1,
      { code: 'SLOT_TAKEN' },
    ]);
  });
});
