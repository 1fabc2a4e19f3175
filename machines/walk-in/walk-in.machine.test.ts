import { expect, test } from 'vitest';
import { createActor, fromCallback, fromPromise } from 'xstate';
import { defined } from '../lib/assert-defined.ts';
import type { ChosenPackage } from '../lib/booking.types.ts';
import { type PortalError, PortalFailure } from '../lib/portal-error.ts';
import {
  type ClockTicked,
  type DraftId,
  type EpochMs,
  epochMs,
  id,
  type PackageId,
  type ReserveId,
} from '../lib/ports.ts';
import { walkInMachine } from './walk-in.machine.ts';
import type { ReserveWalkIn, WalkInHold } from './walk-in.types.ts';

const shortest: ChosenPackage = { id: id<PackageId>('short'), name: 'Drug screen', minutes: 15 };
const medical: ChosenPackage = { id: id<PackageId>('medical'), name: 'Medical', minutes: 60 };
const place = { rosterId: 7, startsAt: '2026-11-24T01:00:00Z' };
const tenOClock = { rosterId: 7, startsAt: '2026-11-24T02:00:00Z' };
const end = epochMs(Date.parse('2026-11-24T00:40:00Z'));
const unreachable = { code: 'UNREACHABLE' } as const;
const taken: PortalError = { code: 'SLOT_TAKEN', reason: 'This time was just taken.' };
type OfDraft = { readonly draftId: DraftId };
const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

/** A desk whose service and clock are led by hand. */
function pressTime() {
  const begins: PromiseWithResolvers<ChosenPackage>[] = [];
  const reserves: (PromiseWithResolvers<WalkInHold> & { asked: ReserveWalkIn })[] = [];
  const extensions: PromiseWithResolvers<{ expiresAt: EpochMs }>[] = [];
  const deleted: PromiseWithResolvers<void>[] = [];
  let tick = (_now: EpochMs) => {};
  let left = 0;
  const asked = <Answer, More extends object>(list: (PromiseWithResolvers<Answer> & More)[], more: More) => {
    const one = { ...Promise.withResolvers<Answer>(), ...more };
    list.push(one);
    return one.promise;
  };
  const askedOf = <Answer>({ draftId }: OfDraft, list: PromiseWithResolvers<Answer>[]) => {
    expect(draftId, 'of which draft').toBe('d1');
    return asked(list, {});
  };
  const machine = walkInMachine.provide({
    actors: {
      beginWalkIn: fromPromise<ChosenPackage, OfDraft>(({ input }) => askedOf(input, begins)),
      reserveSlot: fromPromise<WalkInHold, ReserveWalkIn>(({ input }) => asked(reserves, { asked: input })),
      extendHold: fromPromise<{ expiresAt: EpochMs }, OfDraft>(({ input }) => askedOf(input, extensions)),
      deleteDraft: fromPromise<void, OfDraft>(({ input }) => askedOf(input, deleted)),
      clock: fromCallback<ClockTicked>(({ sendBack }) => {
        tick = (now) => sendBack({ type: 'clock.ticked', now });
      }),
    },
    actions: { leave: () => left++ },
  });
  const actor = createActor(machine, { input: { draftId: id<DraftId>('d1'), place } }).start();
  const context = () => actor.getSnapshot().context;
  const heldFor = ({ packageId, place: { startsAt } }: ReserveWalkIn): WalkInHold => ({
    packageId,
    startsAt,
    rosterId: 7,
    endsAt: '2026-11-24T03:00:00Z',
    expiresAt: end,
    reserveId: id<ReserveId>(`r${reserves.length}`),
  });
  return {
    begins,
    reserves,
    extensions,
    deleted,
    context,
    send: actor.send,
    state: () => JSON.stringify(actor.getSnapshot().value).replace(/["{}]/g, ''),
    isBusy: () => actor.getSnapshot().hasTag('busy'),
    isBooking: () => actor.getSnapshot().hasTag('booking'),
    isOver: () => actor.getSnapshot().status === 'done',
    left: () => left,
    tick: (now: EpochMs) => tick(now),
    begin: async () => {
      begins.at(-1)?.resolve(shortest);
      await settled();
    },
    hold: async () => {
      const last = defined(reserves.at(-1));
      last.resolve(heldFor(last.asked));
      await settled();
    },
    refuse: async (error: PortalError) => {
      reserves.at(-1)?.reject(new PortalFailure(error));
      await settled();
    },
  };
}

/** With the pressed time held. */
async function holdTime() {
  const desk = pressTime();
  await desk.begin();
  await desk.hold();
  return desk;
}

test('[board.walk-in] a pressed time is held for the shortest package, then for the chosen one, in place of the first', async () => {
  const desk = pressTime();
  expect([desk.state(), desk.isBusy()]).toEqual(['beginning:staying', true]);
  await desk.begin();
  expect(desk.reserves[0]?.asked).toEqual({ draftId: 'd1', place, packageId: 'short', replaces: null });
  await desk.hold();
  expect([desk.state(), desk.isBusy(), desk.context().hold?.reserveId]).toEqual(['held:kept', false, 'r1']);
  desk.send({ type: 'package.chosen', package: medical });
  expect(desk.reserves[1]?.asked).toMatchObject({ packageId: 'medical', replaces: 'r1' });
  await desk.hold();
  expect([desk.state(), desk.context().hold?.packageId]).toEqual(['held:kept', 'medical']);
  desk.send({ type: 'place.chosen', place: tenOClock });
  expect(desk.reserves[2]?.asked).toMatchObject({ place: tenOClock, packageId: 'medical', replaces: 'r2' });
});

test('[board.walk-in] a choice made during a request is held next, and replaces the first hold', async () => {
  const desk = pressTime();
  desk.send({ type: 'package.chosen', package: medical });
  desk.send({ type: 'place.chosen', place: tenOClock });
  await desk.begin();
  expect(desk.reserves[0]?.asked, 'chosen before the first answer').toMatchObject({
    packageId: 'medical',
    place: tenOClock,
  });
  desk.send({ type: 'package.chosen', package: shortest });
  await desk.hold();
  expect(desk.reserves[1]?.asked).toMatchObject({ packageId: 'short', replaces: 'r1' });
  desk.send({ type: 'place.chosen', place });
  await desk.hold();
  expect(desk.reserves[2]?.asked).toMatchObject({ place, replaces: 'r2' });
  await desk.hold();
  expect(desk.state()).toBe('held:kept');
});

test('[board.walk-in] a refused package leaves the hold; a refused time can be asked for again, or another one', async () => {
  const desk = pressTime();
  await desk.begin();
  await desk.refuse(taken);
  expect([desk.state(), desk.context().failure]).toEqual(['refused', taken]);
  desk.send({ type: 'retry.pressed' });
  expect([desk.state(), desk.context().failure]).toEqual(['reserving:staying', null]);
  await desk.refuse(unreachable);
  desk.send({ type: 'place.chosen', place: tenOClock });
  expect(desk.reserves[2]?.asked.place).toEqual(tenOClock);
  await desk.refuse(unreachable);
  desk.send({ type: 'package.chosen', package: medical });
  await desk.hold();
  desk.send({ type: 'package.chosen', package: shortest });
  await desk.refuse(taken);
  expect([desk.state(), desk.context().hold?.packageId, desk.context().failure]).toEqual([
    'held:kept',
    'medical',
    taken,
  ]);
});

test('[board.walk-in] a walk-in that could not begin shows a message and tries again', async () => {
  const desk = pressTime();
  desk.begins[0]?.reject(new PortalFailure(unreachable));
  await settled();
  expect([desk.state(), desk.context().failure]).toEqual(['unbegun', unreachable]);
  desk.send({ type: 'package.chosen', package: medical });
  desk.send({ type: 'place.chosen', place: tenOClock });
  expect(desk.state(), 'a choice begins nothing by itself').toBe('unbegun');
  desk.send({ type: 'retry.pressed' });
  expect([desk.state(), desk.context().failure]).toEqual(['beginning:staying', null]);
  await desk.begin();
  expect(desk.reserves[0]?.asked).toMatchObject({ packageId: 'medical', place: tenOClock });
});

test('[board.walk-in] the hold is counted down, kept longer, and gone at its end', async () => {
  const desk = await holdTime();
  desk.tick(epochMs(end - 60_000));
  expect(desk.context().remainingMs).toBe(60_000);
  desk.send({ type: 'extend.pressed' });
  expect([desk.state(), desk.isBusy()]).toEqual(['held:extending', true]);
  desk.extensions[0]?.resolve({ expiresAt: epochMs(end + 600_000) });
  await settled();
  desk.tick(end);
  expect([desk.state(), desk.context().remainingMs]).toEqual(['held:kept', 600_000]);
  const limit: PortalError = { code: 'REJECTED', status: 409, reason: 'It cannot be held any longer.' };
  desk.send({ type: 'extend.pressed' });
  desk.extensions[1]?.reject(new PortalFailure(limit));
  await settled();
  expect([desk.state(), desk.context().extendFailure]).toEqual(['held:kept', limit]);
  desk.send({ type: 'package.chosen', package: medical });
  await desk.hold();
  expect(desk.context().extendFailure, 'a new hold may be kept longer').toBe(null);
  desk.send({ type: 'extend.pressed' });
  desk.extensions[2]?.reject(new PortalFailure(limit));
  await settled();
  desk.send({ type: 'extend.pressed' });
  expect(desk.context().extendFailure).toBe(null);
  desk.tick(epochMs(end + 600_000));
  expect(desk.state(), 'the answer says whether it ended').toBe('held:extending');
  desk.extensions[3]?.reject(new PortalFailure(limit));
  await settled();
  desk.tick(epochMs(end + 600_000));
  expect([desk.state(), desk.context().hold, desk.context().remainingMs]).toEqual(['refused', null, 0]);
  expect(desk.context().failure).toEqual({ code: 'HOLD_EXPIRED' });
});

test('[board.walk-in] another time that got no answer leaves nothing that is called held', async () => {
  const desk = await holdTime();
  desk.send({ type: 'place.chosen', place: tenOClock });
  desk.reserves.at(-1)?.reject(new PortalFailure({ code: 'UNREACHABLE' }));
  await settled();
  expect([desk.state(), desk.context().hold, desk.context().failure]).toEqual([
    'refused',
    null,
    { code: 'UNREACHABLE' },
  ]);
});

test('[board.walk-in] a package or a time chosen while the hold is kept longer is held at once', async () => {
  for (const wish of [
    { type: 'package.chosen', package: medical } as const,
    { type: 'place.chosen', place: tenOClock } as const,
  ]) {
    const desk = await holdTime();
    desk.send({ type: 'extend.pressed' });
    desk.send(wish);
    expect([desk.state(), desk.reserves.length]).toEqual(['reserving:staying', 2]);
    const chosen = desk.reserves[1]?.asked;
    expect([chosen?.packageId, chosen?.place]).toEqual(
      wish.type === 'package.chosen' ? ['medical', place] : ['short', tenOClock],
    );
  }
});

test('[board.walk-in] a hold that the service no longer has is none; booked, it is over', async () => {
  const desk = await holdTime();
  desk.send({ type: 'hold.lost' });
  expect([desk.state(), desk.context().failure?.code]).toEqual(['refused', 'HOLD_EXPIRED']);
  desk.send({ type: 'retry.pressed' });
  expect(desk.reserves[1]?.asked.replaces).toBe(null);
  await desk.hold();
  desk.send({ type: 'booking.made' });
  expect([desk.state(), desk.isOver(), desk.deleted.length, desk.left()]).toEqual(['booked', true, 0, 0]);
});

test('[board.walk-in] a choice made during a request for a time books nothing by itself', async () => {
  const desk = pressTime();
  await desk.begin();
  desk.send({ type: 'place.chosen', place: tenOClock });
  await desk.hold();
  expect([desk.state(), desk.isBooking()]).toEqual(['reserving:staying', false]);
});

test('[board.walk-in] Book waits until the choice is held: from the beginning, and during a request for a package or time', async () => {
  const early = pressTime();
  early.send({ type: 'book.pressed', package: medical });
  expect([early.state(), early.isBooking()]).toEqual(['beginning:thenBooking', true]);
  await early.begin();
  expect([early.state(), early.reserves[0]?.asked.packageId]).toEqual(['reserving:thenBooking', 'medical']);
  early.send({ type: 'place.chosen', place: tenOClock });
  await early.hold();
  expect([early.state(), early.isBooking()], 'a time chosen after the press').toEqual(['reserving:thenBooking', true]);
  expect(early.reserves[1]?.asked).toMatchObject({ place: tenOClock, replaces: 'r1' });
  await early.hold();
  expect([early.state(), early.isBooking()]).toEqual(['held:kept', false]);

  const desk = await holdTime();
  desk.send({ type: 'package.chosen', package: medical });
  desk.send({ type: 'book.pressed', package: medical });
  expect(desk.state()).toBe('reserving:thenBooking');
  await desk.hold();
  expect([desk.state(), desk.context().hold?.packageId]).toEqual(['held:kept', 'medical']);
  desk.send({ type: 'book.pressed', package: medical });
  expect([desk.state(), desk.isBooking()], 'it is held already').toEqual(['held:kept', false]);

  const late = await holdTime();
  late.send({ type: 'place.chosen', place: tenOClock });
  late.send({ type: 'book.pressed', package: medical });
  await late.hold();
  expect([late.state(), late.reserves[2]?.asked.packageId], 'the package of the press').toEqual([
    'reserving:thenBooking',
    'medical',
  ]);
});

test('[board.walk-in] Book asks again for what was refused, or was left in the form; refused, it waits no longer', async () => {
  const desk = await holdTime();
  desk.send({ type: 'book.pressed', package: medical });
  expect([desk.state(), desk.reserves[1]?.asked.packageId]).toEqual(['reserving:thenBooking', 'medical']);
  await desk.refuse(taken);
  expect([desk.state(), desk.isBooking(), desk.context().failure]).toEqual(['held:kept', false, taken]);
  desk.send({ type: 'extend.pressed' });
  desk.send({ type: 'book.pressed', package: medical });
  expect(desk.state(), 'while the hold is kept longer').toBe('reserving:thenBooking');
  desk.send({ type: 'leave.pressed' });
  expect([desk.state(), desk.isBooking()]).toEqual(['reserving:thenLeaving', false]);

  const unheld = pressTime();
  unheld.send({ type: 'book.pressed', package: medical });
  unheld.send({ type: 'leave.pressed' });
  expect(unheld.state()).toBe('beginning:thenLeaving');
  const refused = pressTime();
  await refused.begin();
  refused.send({ type: 'book.pressed', package: shortest });
  await refused.refuse(taken);
  expect([refused.state(), refused.isBooking()]).toEqual(['refused', false]);
  refused.send({ type: 'book.pressed', package: medical });
  expect([refused.state(), refused.context().package]).toEqual(['reserving:thenBooking', medical]);
});

test('[board.walk-in] leaving gives back what is held, whatever is under way, and what cannot be given back runs out', async () => {
  const idle = await holdTime();
  idle.send({ type: 'leave.pressed' });
  expect([idle.state(), idle.isBusy(), idle.left()]).toEqual(['leaving', true, 0]);
  idle.deleted[0]?.resolve();
  await settled();
  expect([idle.state(), idle.isOver(), idle.left()]).toEqual(['left', true, 1]);

  const early = pressTime();
  early.send({ type: 'leave.pressed' });
  expect(early.state(), 'the draft is on its way').toBe('beginning:thenLeaving');
  await early.begin();
  expect([early.state(), early.reserves.length]).toEqual(['leaving', 0]);
  early.deleted[0]?.reject(new PortalFailure(unreachable));
  await settled();
  expect([early.state(), early.left()]).toEqual(['left', 1]);

  const unbegun = pressTime();
  unbegun.send({ type: 'leave.pressed' });
  unbegun.begins[0]?.reject(new PortalFailure(unreachable));
  await settled();
  expect(unbegun.state()).toBe('leaving');

  const failed = pressTime();
  failed.begins[0]?.reject(new PortalFailure(unreachable));
  await settled();
  failed.send({ type: 'leave.pressed' });
  expect(failed.state()).toBe('leaving');

  const refused = pressTime();
  await refused.begin();
  await refused.refuse(taken);
  refused.send({ type: 'leave.pressed' });
  expect(refused.state()).toBe('leaving');

  for (const end of ['hold', 'refuse'] as const) {
    const asking = pressTime();
    await asking.begin();
    asking.send({ type: 'leave.pressed' });
    expect(asking.state(), 'the hold may be there already').toBe('reserving:thenLeaving');
    await asking[end](taken);
    expect([asking.state(), asking.reserves.length]).toEqual(['leaving', 1]);
  }

  const extending = await holdTime();
  extending.send({ type: 'extend.pressed' });
  extending.send({ type: 'leave.pressed' });
  expect(extending.state()).toBe('leaving');
});
