import { beforeEach, describe, expect, test } from 'vitest';
import { type ActorRefFrom, createActor, fromCallback, fromPromise, SimulatedClock } from 'xstate';
import { PortalFailure } from '../lib/portal-error.ts';
import { type CandidateId, type ClockTicked, epochMs, id } from '../lib/ports.ts';
import { appointmentMoveMachine } from './appointment-move.machine.ts';
import type { BoardPlace, DoneMove, Movable, MoveVerdict } from './appointment-move.types.ts';

const NINE = Date.UTC(2026, 10, 23, 1);
const place = (rosterId: number, clock: string, doctorName: string): BoardPlace => ({
  rosterId,
  doctorName,
  startsAt: `2026-11-24T${clock}:00Z`,
  words: `${clock} ${doctorName}`,
});
const home = place(7, '02:45', 'Dr Rao');
const target = place(8, '05:15', 'Dr Osei');
const booking: Movable = { candidateId: id<CandidateId>('amira'), name: 'Amira Haddad', minutes: 30, from: home };

let clock: SimulatedClock;
let actor: ActorRefFrom<typeof appointmentMoveMachine>;
let said: string[];
let reports: string[];
let requests: BoardPlace[];
let refreshes: (BoardPlace | null)[];
/** Inputs of the ports that change something. */
let inputs: unknown[];
let verdict: MoveVerdict;
let check: () => Promise<MoveVerdict>;
let move: () => Promise<DoneMove>;
let confirm: () => Promise<void>;
let undo: () => Promise<void>;
let tick: (now: number) => void;
let restarted: () => typeof actor;

beforeEach(() => {
  [clock, said, reports, requests, refreshes, inputs] = [new SimulatedClock(), [], [], [], [], []];
  verdict = { legal: true, reason: 'The time is free and rostered.' };
  check = async () => verdict;
  move = async () => ({ moveId: 'm1', undoUntil: epochMs(NINE + 10_000) });
  confirm = async () => {};
  undo = async () => {};
  const machine = appointmentMoveMachine.provide({
    actors: {
      validateMove: fromPromise<MoveVerdict, { booking: Movable; target: BoardPlace }>(({ input }) => {
        requests.push(input.target);
        return check();
      }),
      moveAppointment: fromPromise<DoneMove, { booking: Movable; target: BoardPlace; reason: string }>(({ input }) => {
        inputs.push(input);
        return move();
      }),
      confirmBooking: fromPromise<void, { booking: Movable; target: BoardPlace }>(({ input }) => {
        inputs.push(input);
        return confirm();
      }),
      undoMove: fromPromise<void, { moveId: string }>(({ input }) => {
        inputs.push(input);
        return undo();
      }),
      clock: fromCallback<ClockTicked>(({ sendBack }) => {
        tick = (now) => sendBack({ type: 'clock.ticked', now: epochMs(now) });
      }),
    },
    actions: {
      announce: (_, { text }) => said.push(text),
      notifyBoard: (_, report) => reports.push(report.type),
      refreshBoard: (_, { standsAt }) => refreshes.push(standsAt),
    },
  });
  restarted = () => createActor(machine, { clock }).start();
  actor = restarted();
});

const settled = () => new Promise<void>((done) => setImmediate(done));
const state = () => JSON.stringify(actor.getSnapshot().value).replaceAll('"', '');
const carryTo = async (there: BoardPlace) => {
  actor.send({ type: 'target.changed', target: there });
  clock.increment(120);
  await settled();
};
const moved = async (reason?: string) => {
  actor.send({ type: 'block.pickedUp', booking });
  await carryTo(target);
  actor.send({ type: 'block.dropped' });
  actor.send({ type: 'move.confirmed', ...(reason === undefined ? {} : { reason }) });
  await settled();
};
const blank = {
  booking: null,
  target: null,
  verdict: null,
  done: null,
  reason: '',
  keptReason: null,
  remainingMs: 0,
  failure: null,
};

test('[machine.move] the machine checks only the place where the pointer rests', async () => {
  actor.send({ type: 'block.pickedUp', booking });
  actor.send({ type: 'target.changed', target: place(8, '04:00', 'Dr Osei') });
  clock.increment(60);
  await carryTo(target);
  expect(requests).toEqual([target]);
  expect(state()).toContain('away:legal');
  expect(said.at(-1)).toBe('05:15 Dr Osei. The time is free and rostered.');
});

test('[machine.move] a refused place cannot be confirmed, and says why', async () => {
  verdict = { legal: false, reason: '13:15 is booked.' };
  actor.send({ type: 'block.pickedUp', booking });
  await carryTo(target);
  actor.send({ type: 'block.dropped' });
  actor.send({ type: 'move.confirmed' });
  expect(state()).toBe('{lifted:{hand:{confirming:asking},place:{away:refused}}}');
  expect(actor.getSnapshot().context.verdict?.reason).toBe('13:15 is booked.');
  actor.send({ type: 'block.putBack' });
  expect(state()).toBe('idle');
});

test('[machine.move] the board hears what the hand holds: until a booking is put back, or on its way', async () => {
  actor.send({ type: 'block.pickedUp', booking });
  expect(reports).toEqual(['booking.lifted']);
  actor.send({ type: 'block.putBack' });
  expect(reports.splice(0)).toEqual(['booking.lifted', 'hand.emptied']);
  await moved();
  expect([reports, state()]).toEqual([['booking.lifted', 'booking.dropped', 'hand.emptied'], 'moved']);
});

test('[machine.move] the screen reader announces each step, and that an undone move sent no notices', async () => {
  actor.send({ type: 'block.pickedUp', booking });
  actor.send({ type: 'block.putBack' });
  expect(said.splice(0)).toEqual(['Amira Haddad picked up from 02:45 Dr Rao.', 'Amira Haddad put back.']);
  await moved();
  actor.send({ type: 'undo.pressed' });
  await settled();
  expect(said.slice(1)).toEqual([
    '05:15 Dr Osei. The time is free and rostered.',
    'Amira Haddad moved to 05:15 Dr Osei. Undo is possible for a moment.',
    'Amira Haddad is back at 02:45 Dr Rao. No notices were sent.',
  ]);
  verdict = { legal: false, reason: '13:15 is booked.' };
  actor.send({ type: 'block.pickedUp', booking });
  await carryTo(target);
  expect(said.at(-1)).toBe('05:15 Dr Osei. 13:15 is booked.');
});

test('[machine.move] a move and its undo use the place that was shown, and the reason', async () => {
  await moved('The doctor is late');
  actor.send({ type: 'undo.pressed' });
  await settled();
  expect(inputs).toEqual([{ booking, target, reason: 'The doctor is late' }, { moveId: 'm1' }]);
});

test('[machine.move] nothing of one move is left for the next, however the first one ended', async () => {
  await moved('The doctor is late');
  tick(NINE + 4_000);
  actor.send({ type: 'block.pickedUp', booking });
  expect(actor.getSnapshot().context).toEqual({ ...blank, booking, remainingMs: 6_000 });
  actor.send({ type: 'block.putBack' });
  expect(actor.getSnapshot().context).toEqual(blank);
  await moved('The doctor is late');
  actor.send({ type: 'notice.dismissed' });
  expect(actor.getSnapshot().context).toEqual(blank);
  move = () => Promise.reject(new PortalFailure({ code: 'SLOT_TAKEN', reason: 'Taken.' }));
  await moved();
  expect(actor.getSnapshot().context.failure).toEqual({ code: 'SLOT_TAKEN', reason: 'Taken.' });
  actor.send({ type: 'notice.dismissed' });
  const keptReason = { candidateId: booking.candidateId, reason: '' };
  expect(actor.getSnapshot().context).toEqual({ ...blank, keptReason });
});

test('[machine.move][typing.fast] the reason of a refused move is there when the booking is picked up again, and no other', async () => {
  const present = () => actor.getSnapshot().context.reason;
  const taken = () => Promise.reject(new PortalFailure({ code: 'SLOT_TAKEN', reason: 'Taken.' }));
  const free = move;
  move = taken;
  await moved('The doctor is late');
  actor.send({ type: 'notice.dismissed' });
  actor.send({ type: 'block.pickedUp', booking: { ...booking, candidateId: id<CandidateId>('other') } });
  expect(present()).toBe('');
  actor.send({ type: 'block.putBack' });
  actor.send({ type: 'block.pickedUp', booking });
  expect(present()).toBe('The doctor is late');
  actor.send({ type: 'block.putBack' });
  move = free;
  await moved('The doctor is late');
  actor.send({ type: 'notice.dismissed' });
  actor.send({ type: 'block.pickedUp', booking });
  expect(present(), 'once it was moved').toBe('');
});

test('[machine.move] the verdict on one place is not shown for another place, or for the original one', async () => {
  const targetAndVerdict = () => {
    const { target: there, verdict: found } = actor.getSnapshot().context;
    return [there, found];
  };
  verdict = { legal: false, reason: '13:15 is booked.' };
  actor.send({ type: 'block.pickedUp', booking });
  actor.send({ type: 'board.changed' });
  expect(state()).toBe('{lifted:{hand:carrying,place:home}}');
  await carryTo(target);
  const next = place(8, '06:00', 'Dr Osei');
  actor.send({ type: 'target.changed', target: next });
  expect(targetAndVerdict()).toEqual([next, null]);
  await carryTo(target);
  actor.send({ type: 'block.dropped' });
  actor.send({ type: 'move.confirmed', reason: 'Not taken from a refused place' });
  expect([targetAndVerdict()[1], actor.getSnapshot().context.reason]).toEqual([verdict, '']);
  actor.send({ type: 'target.changed', target: home });
  expect(targetAndVerdict()).toEqual([null, null]);
  actor.send({ type: 'move.confirmed' });
  expect(state()).toBe('{lifted:{hand:{confirming:asking},place:home}}');
});

test('[machine.move] dropped at home nothing happens', () => {
  actor.send({ type: 'block.pickedUp', booking });
  actor.send({ type: 'target.changed', target: home });
  actor.send({ type: 'block.dropped' });
  expect([state(), requests]).toEqual(['idle', []]);
});

test('[machine.move] resting at one place asks once, and a check without an answer is a place that is not legal', async () => {
  check = () => Promise.reject(new PortalFailure({ code: 'UNREACHABLE' }));
  actor.send({ type: 'block.pickedUp', booking });
  await carryTo(target);
  expect(state()).toContain('away:unchecked');
  expect(said.at(-1)).toBe('05:15 Dr Osei. It could not be checked whether the time is free.');
  await carryTo({ ...target });
  expect([requests.length, state()]).toEqual([1, '{lifted:{hand:carrying,place:{away:unchecked}}}']);
  actor.send({ type: 'block.dropped' });
  actor.send({ type: 'move.confirmed' });
  expect(state()).toBe('{lifted:{hand:{confirming:asking},place:{away:unchecked}}}');
});

test('[machine.move] a place whose check failed is checked again, and has no verdict meanwhile', async () => {
  check = () => Promise.reject(new PortalFailure({ code: 'UNREACHABLE' }));
  actor.send({ type: 'block.pickedUp', booking });
  await carryTo(target);
  actor.send({ type: 'block.dropped' });
  check = async () => verdict;
  actor.send({ type: 'retry.pressed' });
  expect([state(), actor.getSnapshot().context.verdict]).toEqual([
    '{lifted:{hand:{confirming:asking},place:{away:checking}}}',
    null,
  ]);
  await settled();
  expect([requests.length, state()]).toEqual([2, '{lifted:{hand:{confirming:asking},place:{away:legal}}}']);
});

test('[machine.move] one booking at a time: another is not taken up while one is carried, on its way, or on its way back', async () => {
  const other: Movable = { ...booking, candidateId: id<CandidateId>('noah'), name: 'Noah Walker' };
  const never = () => new Promise<never>(() => {});
  const staysAt = (there: string) => {
    actor.send({ type: 'block.pickedUp', booking: other });
    expect([state(), actor.getSnapshot().context.booking]).toEqual([there, booking]);
  };
  const moving = move;
  move = never;
  await moved();
  staysAt('moving');
  move = moving;
  actor = restarted();
  actor.send({ type: 'block.pickedUp', booking });
  await carryTo(target);
  staysAt('{lifted:{hand:carrying,place:{away:legal}}}');
  actor.send({ type: 'block.dropped' });
  actor.send({ type: 'move.confirmed' });
  await settled();
  undo = never;
  actor.send({ type: 'undo.pressed' });
  staysAt('undoing');
});

test('[machine.move] a completed move can be dismissed, followed by another move, or undone', async () => {
  await moved();
  actor.send({ type: 'notice.dismissed' });
  expect(state()).toBe('idle');
  await moved();
  actor.send({ type: 'undo.pressed' });
  await settled();
  actor.send({ type: 'notice.dismissed' });
  expect(state()).toBe('idle');
});

test('[machine.move] the machine checks the place again when another person changes the board', async () => {
  actor.send({ type: 'block.pickedUp', booking });
  await carryTo(target);
  verdict = { legal: false, reason: '13:15 is held until 13:20.' };
  actor.send({ type: 'board.changed' });
  clock.increment(120);
  await settled();
  expect(state()).toContain('away:refused');
});

test('[machine.move] a confirmation stays open when the board or the target changes', async () => {
  actor.send({ type: 'block.pickedUp', booking });
  await carryTo(target);
  actor.send({ type: 'block.dropped' });
  actor.send({ type: 'board.changed' });
  expect(state()).toBe('{lifted:{hand:{confirming:asking},place:{away:settling}}}');
  await carryTo(place(8, '06:00', 'Dr Osei'));
  expect(state()).toBe('{lifted:{hand:{confirming:asking},place:{away:legal}}}');
});

test('[machine.move] a move confirmed before its check has ended happens once, when the place is legal', async () => {
  actor.send({ type: 'block.pickedUp', booking });
  actor.send({ type: 'target.changed', target });
  actor.send({ type: 'block.dropped' });
  actor.send({ type: 'move.confirmed', reason: 'The doctor is late' });
  actor.send({ type: 'target.changed', target: { ...target } });
  expect(actor.getSnapshot().hasTag('busy')).toBe(true);
  clock.increment(120);
  await settled();
  await settled();
  expect([state(), refreshes]).toEqual(['moved', [target]]);
  expect(actor.getSnapshot().context.reason).toBe('The doctor is late');
});

test('[machine.move] confirmed before the check, a refused place asks again; another place is another question', async () => {
  verdict = { legal: false, reason: '13:15 is held until 13:20.' };
  actor.send({ type: 'block.pickedUp', booking });
  actor.send({ type: 'target.changed', target });
  actor.send({ type: 'block.dropped' });
  actor.send({ type: 'move.confirmed' });
  clock.increment(120);
  await settled();
  expect(state()).toBe('{lifted:{hand:{confirming:asking},place:{away:refused}}}');
  verdict = { legal: true, reason: 'The time is free and rostered.' };
  actor.send({ type: 'target.changed', target: place(8, '06:00', 'Dr Osei') });
  actor.send({ type: 'move.confirmed' });
  actor.send({ type: 'target.changed', target: place(8, '07:00', 'Dr Osei') });
  clock.increment(120);
  await settled();
  expect([state(), refreshes]).toEqual(['{lifted:{hand:{confirming:asking},place:{away:legal}}}', []]);
});

test('[machine.move] the undo counts down by the clock and is over with it', async () => {
  await moved();
  expect([state(), refreshes]).toEqual(['moved', [target]]);
  tick(NINE + 4_000);
  expect(actor.getSnapshot().context.remainingMs).toBe(6_000);
  tick(NINE + 10_000);
  expect(state()).toBe('idle');
});

test('[machine.move] undone; and where the old time is gone, failed with the reason', async () => {
  await moved();
  actor.send({ type: 'undo.pressed' });
  await settled();
  expect([state(), refreshes]).toEqual(['undone', [target, home]]);
  await moved();
  const reason = 'Not undone. Dr Rao is booked at 10:45.';
  undo = () => Promise.reject(new PortalFailure({ code: 'REJECTED', status: 409, reason }));
  actor.send({ type: 'undo.pressed' });
  await settled();
  expect([state(), actor.getSnapshot().context.failure]).toMatchObject(['failed', { reason }]);
  actor.send({ type: 'notice.dismissed' });
  expect(state()).toBe('idle');
});

test('[machine.move] a refused move fails with its reason, and the board is fetched again', async () => {
  move = () =>
    Promise.reject(new PortalFailure({ code: 'SLOT_TAKEN', reason: 'Someone else has just taken this time.' }));
  await moved();
  expect([state(), refreshes]).toEqual(['failed', [null]]);
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
    const answer = Promise.withResolvers<void>();
    confirm = () => answer.promise;
    await placed();
    actor.send({ type: 'block.pickedUp', booking }); // one booking at a time
    expect(state()).toBe('placing');
    answer.resolve();
    await settled();
    expect([state(), refreshes, said.at(-1)]).toEqual(['placed', [null], 'Mei Chen is confirmed at 05:15 Dr Osei.']);
    expect(inputs).toEqual([{ booking: waiting, target }]);
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
      [null],
      { code: 'SLOT_TAKEN' },
    ]);
  });
});
