import { expect, test } from 'vitest';
import { createActor, fromCallback, fromPromise, SimulatedClock } from 'xstate';
import type { BoardPlace, Movable, MoveVerdict } from '../appointment-move/appointment-move.types.ts';
import { defined } from '../lib/assert-defined.ts';
import { PortalFailure } from '../lib/portal-error.ts';
import { type CandidateId, epochMs, id } from '../lib/ports.ts';
import { schedulerBoardMachine } from './scheduler-board.machine.ts';
import { boardMoveMachine } from './scheduler-board.setup.ts';
import type { BoardChanged, FetchInput, LaneMinute, TimeRange } from './scheduler-board.types.ts';

type Lane = { key: string };
const rao: Lane = { key: '2026-11-24 perth rao' };
const place = (clock: string): BoardPlace => ({
  rosterId: 7,
  startsAt: `2026-11-24T${clock}:00Z`,
  doctorName: 'Dr Rao',
  words: `${clock} Dr Rao`,
});
const [home, there, further] = [place('01:00'), place('02:00'), place('03:00')];
const amira: Movable = { candidateId: id<CandidateId>('amira'), name: 'Amira Haddad', minutes: 30, from: home };
const noah: Movable = { ...amira, candidateId: id<CandidateId>('noah'), name: 'Noah Walker' };
const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

/** A board whose service, stream and clock are led by hand. */
function openBoard() {
  const fetches: (PromiseWithResolvers<string> & FetchInput & { signal: AbortSignal })[] = [];
  const checks: BoardPlace[] = [];
  const asked: TimeRange<Lane>[] = [];
  const cards: string[] = [];
  const booked: number[] = [];
  const clock = new SimulatedClock();
  let changed = () => {};
  const move = boardMoveMachine.provide({
    actors: {
      validateMove: fromPromise<MoveVerdict, { booking: Movable; target: BoardPlace }>(async ({ input }) => {
        checks.push(input.target);
        return { legal: true, reason: 'The time is free and rostered.' };
      }),
      moveAppointment: fromPromise(async () => ({ moveId: 'm1', undoUntil: epochMs(10_000) })),
      undoMove: fromPromise(() => Promise.reject(new PortalFailure({ code: 'UNREACHABLE' }))),
      clock: fromCallback(() => {}),
    },
  });
  const machine = schedulerBoardMachine<string, Lane>().provide({
    actors: {
      move,
      fetchBoard: fromPromise<string, FetchInput>(({ input, signal }) => {
        const fetch = { ...input, signal, ...Promise.withResolvers<string>() };
        fetches.push(fetch);
        return fetch.promise;
      }),
      boardChanges: fromCallback<BoardChanged>(({ sendBack }) => {
        changed = () => sendBack({ type: 'board.changed' });
      }),
    },
    actions: {
      askAboutTime: (_, range) => asked.push(range),
      openCard: (_, { booking }) => cards.push(booking.name),
      bookTime: (_, { minute }) => booked.push(minute),
    },
  });
  const board = createActor(machine, { clock, input: { waiting: 50 } }).start();
  const { send } = board;
  const now = () => board.getSnapshot();
  return {
    fetches,
    checks,
    asked,
    cards,
    booked,
    clock,
    send,
    changed: () => changed(),
    data: () => now().value.data,
    hand: () => now().value.hand,
    pointer: () => JSON.stringify(now().value.pointer).replace(/["{}]/g, ''),
    context: () => now().context,
    move: () => defined(now().children.move),
    moving: () => defined(now().children.move).getSnapshot(),
    isCaptured: () => now().hasTag('captured'),
    press: (booking: Movable) => send({ type: 'block.pressed', x: 100, y: 100, booking, grab: 0.01 }),
    pressTime: (minute: number) => send({ type: 'time.pressed', lane: rao, minute }),
    to: (x: number, y: number, over: LaneMinute | null = null) => send({ type: 'pointer.moved', x, y, over }),
    over: (minute: number, laneKey = rao.key) => send({ type: 'pointer.moved', x: 0, y: 0, over: { laneKey, minute } }),
    carry: (target: BoardPlace | null) => send({ type: 'target.changed', target }),
    release: () => send({ type: 'pointer.released' }),
    click: (booking: Movable) => send({ type: 'block.clicked', booking }),
    clickTime: (minute: number) => send({ type: 'time.clicked', lane: rao, minute }),
    lift: (booking: Movable) => send({ type: 'block.lifted', booking }),
    clickAt: (target: BoardPlace) => send({ type: 'place.clicked', target }),
    rest: async () => {
      clock.increment(120);
      await settled();
    },
  };
}

test('[admin.scheduler] the board is fetched at a person’s request, and again in the background when it is outdated', async () => {
  const board = openBoard();
  expect([board.data(), board.fetches.length]).toEqual(['loading', 1]);
  board.changed();
  expect([board.data(), board.fetches[0]?.signal.aborted]).toEqual(['refreshing', true]);
  board.changed();
  expect(board.fetches[1]?.signal.aborted, 'an answer under way may be older than the change').toBe(true);
  board.fetches[2]?.resolve('first');
  await settled();
  expect([board.data(), board.context().board]).toEqual(['shown', 'first']);
  board.send({ type: 'waiting.extended' });
  expect([board.data(), board.context().board], 'it stays in view').toEqual(['refreshing', 'first']);
  expect(board.fetches.map(({ waiting, kind }) => [waiting, kind])).toEqual([
    [50, 'person'],
    [50, 'background'],
    [50, 'background'],
    [100, 'background'],
  ]);
  for (let press = 0; press < 12; press++) board.send({ type: 'waiting.extended' });
  expect(board.context().waiting, 'the service’s own limit').toBe(500);
});

test('[admin.scheduler] a failed fetch of the board shows a message, keeps the last board, and is repeated on request', async () => {
  const board = openBoard();
  board.fetches[0]?.reject(new PortalFailure({ code: 'UNREACHABLE' }));
  await settled();
  expect([board.data(), board.context().failure]).toEqual(['failed', { code: 'UNREACHABLE' }]);
  board.changed();
  expect(board.fetches.length).toBe(1);
  board.send({ type: 'retry.pressed' });
  expect([board.data(), board.context().failure]).toEqual(['refreshing', null]);
  board.fetches[1]?.resolve('second');
  await settled();
  board.changed();
  board.fetches[2]?.reject(new PortalFailure({ code: 'UNREACHABLE' }));
  await settled();
  expect([board.data(), board.context().board]).toEqual(['failed', 'second']);
  expect(board.context().failure).toEqual({ code: 'UNREACHABLE' });
});

test('[admin.move] a booking is dragged: a press that strays is none, a release drops it, and the click of that does nothing', async () => {
  const board = openBoard();
  board.press(amira);
  board.to(102, 103);
  expect([board.pointer(), board.isCaptured(), board.hand()]).toEqual(['down:pressing', false, 'empty']);
  board.to(103, 103);
  expect([board.pointer(), board.isCaptured(), board.hand()]).toEqual(['down:dragging', true, 'carrying']);
  expect(board.context().announcement).toBe('Amira Haddad picked up from 01:00 Dr Rao.');
  board.carry(there);
  await board.rest();
  expect(board.checks).toEqual([there]);
  board.release();
  expect([board.pointer(), board.hand()]).toEqual(['up:released', 'confirming']);
  board.clickAt(further);
  expect([board.pointer(), board.moving().context.target]).toEqual(['up:idle', there]);
  board.clickAt(further);
  expect([board.hand(), board.moving().context.target], 'the next click is meant').toEqual(['confirming', further]);
});

test('[admin.move] if a release brings no click, the next click counts', () => {
  const board = openBoard();
  board.press(amira);
  board.to(200, 200);
  board.release();
  expect([board.pointer(), board.hand()], 'dropped where it came from').toEqual(['up:released', 'empty']);
  board.lift(amira);
  expect([board.pointer(), board.hand()]).toEqual(['up:idle', 'empty']);
  board.press(amira);
  board.to(200, 200);
  board.release();
  board.clock.increment(0);
  expect(board.pointer()).toBe('up:idle');
  board.lift(amira);
  expect(board.hand()).toBe('carrying');
  expect(board.fetches.length, 'gestures ask the service for nothing').toBe(1);
});

test('[admin.move] presses without a pause between them are gestures of their own', () => {
  const board = openBoard();
  board.press(amira);
  board.to(200, 200);
  board.release();
  board.press(noah);
  expect(board.pointer()).toBe('down:pressing');
  board.release();
  board.lift(noah);
  expect([board.pointer(), board.context().liftedId]).toEqual(['up:idle', 'noah']);
});

test('[admin.move] a booking is lifted, then the place clicked where it goes; lifted again it is put down', () => {
  const board = openBoard();
  board.press(amira);
  board.release();
  expect(board.pointer(), 'the click is what counts').toBe('up:idle');
  board.lift(amira);
  expect([board.hand(), board.context().liftedId]).toEqual(['carrying', 'amira']);
  board.lift(noah);
  expect(board.moving().context.booking, 'one booking at a time').toEqual(amira);
  board.clickAt(there);
  expect([board.hand(), board.moving().context.target]).toEqual(['confirming', there]);
  board.send({ type: 'escape.pressed' });
  expect([board.hand(), board.context().liftedId]).toEqual(['empty', null]);
  board.lift(noah);
  board.carry(there);
  board.lift(noah);
  expect([board.hand(), board.context().liftedId, board.pointer()]).toEqual(['confirming', 'noah', 'up:idle']);
  board.carry(home);
  board.send({ type: 'escape.pressed' });
  board.clickAt(there);
  expect([board.hand(), board.moving().value], 'an empty hand brings nothing anywhere').toEqual(['empty', 'idle']);
});

test('[admin.move] the block in the hand can be dragged on, and no other can', () => {
  const board = openBoard();
  board.lift(amira);
  board.press(noah);
  expect(board.pointer()).toBe('up:idle');
  board.pressTime(540);
  expect(board.pointer(), 'nor is time drawn with a full hand').toBe('up:idle');
  board.press(amira);
  board.to(200, 200);
  board.carry(there);
  board.release();
  expect([board.pointer(), board.hand(), board.moving().context.target]).toEqual(['up:released', 'confirming', there]);
});

test('[admin.move] Escape puts a dragged booking back, and what the pointer still does then is nothing', () => {
  const board = openBoard();
  board.press(amira);
  board.to(200, 200);
  board.send({ type: 'escape.pressed' });
  expect([board.pointer(), board.isCaptured(), board.hand()]).toEqual(['down:spent', false, 'empty']);
  board.to(300, 300);
  board.release();
  board.lift(noah);
  expect([board.pointer(), board.hand()]).toEqual(['up:idle', 'empty']);
});

test('[admin.move] a pointer that is lost puts back what it dragged, and ends what it drew', () => {
  const board = openBoard();
  const lose = () => board.send({ type: 'pointer.lost' });
  board.press(amira);
  lose();
  expect(board.pointer()).toBe('up:idle');
  board.press(amira);
  board.to(200, 200);
  lose();
  expect([board.pointer(), board.hand(), board.context().press]).toEqual(['up:idle', 'empty', null]);
  board.pressTime(540);
  board.over(600);
  lose();
  expect([board.pointer(), board.context().drawn, board.asked]).toEqual(['up:idle', null, []]);
  expect(board.fetches.length).toBe(1);
});

test('[admin.rosters] time is drawn from the pressed quarter on, within its lane and the board’s day, and asked about once', () => {
  const board = openBoard();
  board.pressTime(540);
  board.over(540);
  board.over(600, 'another lane');
  board.to(0, 0);
  expect([board.pointer(), board.context().drawn]).toEqual(['down:marking', null]);
  board.over(570);
  expect([board.pointer(), board.isCaptured()]).toEqual(['down:drawing', true]);
  expect(board.context().drawn).toEqual({ lane: rao, from: 540, to: 585 });
  board.over(600, 'another lane');
  board.to(0, 0);
  board.over(510);
  expect(board.context().drawn).toEqual({ lane: rao, from: 510, to: 555 });
  board.over(540);
  expect(board.context().drawn, 'back at its quarter').toEqual({ lane: rao, from: 540, to: 555 });
  board.over(1_110);
  board.release();
  expect(board.asked).toEqual([{ lane: rao, from: 540, to: 1_110 }]);
  expect([board.pointer(), board.context().drawn]).toEqual(['up:released', null]);
  board.pressTime(345);
  board.over(315);
  board.release();
  expect(board.asked[1]).toEqual({ lane: rao, from: 330, to: 360 });
  board.pressTime(540);
  board.release();
  expect([board.pointer(), board.asked.length], 'a press alone asks nothing').toEqual(['up:idle', 2]);
});

test('[admin.move] a change by another person during a drag is fetched, and the place is checked again', async () => {
  const board = openBoard();
  board.press(amira);
  board.to(200, 200);
  board.carry(there);
  await board.rest();
  board.changed();
  expect([board.data(), board.pointer(), board.hand()]).toEqual(['refreshing', 'down:dragging', 'carrying']);
  await board.rest();
  expect(board.checks).toEqual([there, there]);
});

test('[admin.move] the block stays in the hand while more waiting bookings load', () => {
  const board = openBoard();
  board.lift(amira);
  board.carry(there);
  board.send({ type: 'waiting.extended' });
  expect([board.data(), board.hand(), board.moving().context.target]).toEqual(['refreshing', 'carrying', there]);
});

test('[admin.move] a moved booking is at the place that the service returned, until the new board is fetched', async () => {
  const board = openBoard();
  board.fetches[0]?.resolve('first');
  await settled();
  expect([board.data(), board.context().board]).toEqual(['shown', 'first']);
  board.lift(amira);
  board.clickAt(there);
  await board.rest();
  board.move().send({ type: 'move.confirmed' });
  await settled();
  expect([board.hand(), board.data(), board.context().positions]).toEqual([
    'empty',
    'refreshing',
    [{ candidateId: 'amira', place: there }],
  ]);
  board.fetches[1]?.resolve('second');
  await settled();
  expect(board.context()).toMatchObject({ board: 'second', positions: [] });
  board.move().send({ type: 'undo.pressed' });
  await settled();
  expect([board.data(), board.context().positions], 'where it stands only a new board knows').toEqual([
    'refreshing',
    [],
  ]);
});

test('[board.card] a click on a booking opens its card; with one in the hand it drops that one, and opens nothing', () => {
  const board = openBoard();
  board.press(amira);
  board.release();
  board.click(amira);
  expect([board.cards, board.hand(), board.pointer()]).toEqual([['Amira Haddad'], 'empty', 'up:idle']);
  board.lift(amira);
  board.click(noah);
  expect([board.cards.length, board.hand()], 'one booking at a time').toEqual([1, 'carrying']);
  board.carry(there);
  board.click(amira);
  expect([board.cards.length, board.hand(), board.pointer()]).toEqual([1, 'confirming', 'up:idle']);
});

test('[board.card] the click that ends a drag opens no card', () => {
  const board = openBoard();
  board.press(amira);
  board.to(200, 200);
  board.release();
  board.click(amira);
  expect([board.cards, board.pointer(), board.fetches.length]).toEqual([[], 'up:idle', 1]);
  board.click(amira);
  expect(board.cards).toEqual(['Amira Haddad']);
});

test('[board.walk-in] a click on free time books it; with a booking in the hand, or after time was drawn, it does not', () => {
  const board = openBoard();
  board.pressTime(540);
  board.release();
  board.clickTime(540);
  expect(board.booked).toEqual([540]);
  board.lift(amira);
  board.clickTime(540);
  expect(board.booked.length, 'one thing at a time').toBe(1);
  board.send({ type: 'escape.pressed' });
  board.pressTime(540);
  board.over(570);
  board.release();
  board.clickTime(570);
  expect([board.booked.length, board.asked.length, board.pointer()]).toEqual([1, 1, 'up:idle']);
  expect(board.fetches.length, 'gestures ask the service for nothing').toBe(1);
});
