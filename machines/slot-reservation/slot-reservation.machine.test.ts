import { expect, test } from 'vitest';
import { createActor, fromCallback, fromPromise, fromTransition, SimulatedClock } from 'xstate';
import { defined } from '../lib/assert-defined.ts';
import type { CandidateIndex, Hold, Slot } from '../lib/booking.types.ts';
import { type PortalError, PortalFailure } from '../lib/portal-error.ts';
import { type DraftId, type EpochMs, epochMs, id, type PackageId, type ReserveId, type SiteId } from '../lib/ports.ts';
import type { ReservationChanged, ReserveInput, SlotReservationEvent, SlotReservationInput } from './reservation.ts';
import { slotReservationMachine } from './slot-reservation.machine.ts';

const start = Date.UTC(2026, 10, 23);
const minutes = (count: number) => epochMs(start + count * 60_000);
const medical = { id: id<PackageId>('medical'), name: 'PEM – Heavy Vehicle', minutes: 75 };
const perth = { siteId: id<SiteId>('perth'), siteName: 'Perth', timeZone: 'Australia/Perth', calendarIds: [7] };
const slot = (startsAt: string): Slot => ({ ...perth, startsAt, bookingFree: false });
const nine = slot('2026-11-24T01:00:00Z');
const ten = slot('2026-11-24T02:00:00Z');
const freeNine: Slot = {
  ...nine,
  siteId: id<SiteId>('sydney'),
  siteName: 'Sydney',
  calendarIds: [],
  bookingFree: true,
};
const taken: PortalError = {
  code: 'SLOT_TAKEN',
  reason: 'This time was just taken.',
  nearest: [{ siteId: 'perth', startsAt: '2026-11-24T01:15:00Z', calendarIds: [7] }],
};
const refused = new PortalFailure(taken);

/** One candidate at a clinic that answers by hand; what it was asked and what was said are written down. */
function openCandidate(input: Partial<SlotReservationInput> = {}) {
  const said: string[] = [];
  const reserves: (ReserveInput & PromiseWithResolvers<Hold>)[] = [];
  const clock = new SimulatedClock();
  const asks: PromiseWithResolvers<Hold | null>[] = [];
  const releases: ({ reserveId: ReserveId } & PromiseWithResolvers<void>)[] = [];
  const machine = slotReservationMachine.provide({
    actors: {
      reserveSlot: fromPromise<Hold, ReserveInput>(({ input: requests }) => {
        reserves.push({ ...requests, ...Promise.withResolvers<Hold>() });
        return defined(reserves.at(-1)).promise;
      }),
      releaseHold: fromPromise<void, { reserveId: ReserveId }>(({ input: requests }) => {
        releases.push({ ...requests, ...Promise.withResolvers<void>() });
        return defined(releases.at(-1)).promise;
      }),
      findHold: fromPromise<Hold | null, { draftId: DraftId; candidateIndex: CandidateIndex }>(({ input: wanted }) => {
        expect(wanted).toEqual({ draftId: 'draft', candidateIndex: input.candidateIndex ?? 2 });
        asks.push(Promise.withResolvers<Hold | null>());
        return defined(asks.at(-1)).promise;
      }),
      clock: fromCallback(() => {}),
    },
    actions: {
      showNotice: (_, { text }) => said.push(text),
      showError: (_, { error, seconds }) => said.push(`${error.code} for ${seconds} s`),
    },
  });
  const actor = createActor(machine, {
    input: {
      key: 'c1',
      candidateIndex: 2,
      draftId: id<DraftId>('draft'),
      package: medical,
      pick: null,
      owner: null,
      ...input,
    },
    clock,
  }).start();
  const settled = () => new Promise<void>((resolve) => setImmediate(resolve));
  const answer = async (reserveId: string, expiresAt = minutes(10)) => {
    const { slot: requests, packageId, resolve } = defined(reserves.at(-1));
    resolve({
      reserveId: id(reserveId),
      packageId,
      slot: requests,
      endsAt: new Date(Date.parse(requests.startsAt) + 75 * 60_000).toISOString(),
      expiresAt,
    });
    await settled();
  };
  const send = (event: SlotReservationEvent) => actor.send(event);
  return {
    said,
    send,
    answer,
    pick: (picked: Slot) => send({ type: 'slot.picked', slot: picked }),
    tick: (now: EpochMs) => send({ type: 'clock.ticked', now }),
    refuse: async (error: unknown = refused) => {
      defined(reserves.at(-1)).reject(error);
      await settled();
    },
    released: async () => {
      defined(releases.at(-1)).resolve();
      await settled();
    },
    keptBack: async (error: PortalError) => {
      defined(releases.at(-1)).reject(new PortalFailure(error));
      await settled();
    },
    hold: async (picked: Slot = nine) => {
      send({ type: 'slot.picked', slot: picked });
      await answer('r1');
    },
    /** The machine asks the service for the candidate's hold, and the service answers. */
    found: async (hold: Hold | null | PortalError) => {
      clock.increment(5_000);
      const asked = defined(asks.at(-1));
      if (hold && 'code' in hold) asked.reject(new PortalFailure(hold));
      else asked.resolve(hold);
      await settled();
    },
    asks,
    reserves,
    releases,
    state: () => JSON.stringify(actor.getSnapshot().value).replace(/["{}]/g, ''),
    now: () => actor.getSnapshot().context,
  };
}

const RESERVED = 'Slot has been reserved successfully.';
const RELEASED = 'Slot has been deleted successfully.';

test('[slots.reserve] a picked time is requested at its place, held, announced, and counted down to zero and no further', async () => {
  const candidate = openCandidate();
  candidate.pick(nine);
  expect(candidate.state()).toBe('reserving:staying');
  expect(candidate.reserves[0]).toMatchObject({
    slot: nine,
    packageId: 'medical',
    draftId: 'draft',
    candidateIndex: 2,
  });
  await candidate.answer('r1', minutes(10));
  expect(candidate.said).toEqual([RESERVED]);
  candidate.tick(minutes(0));
  expect(candidate.now()).toMatchObject({ remainingMs: 600_000, hold: { reserveId: 'r1' } });
  candidate.tick(minutes(9));
  expect(candidate.now().remainingMs).toBe(60_000);
  candidate.tick(minutes(700)); // a tab that slept
  expect(candidate.now()).toMatchObject({ remainingMs: 0, hold: null });
});

test('[slots.reserve] another ten minutes set the countdown up again', async () => {
  const candidate = openCandidate();
  await candidate.hold();
  candidate.tick(minutes(8));
  candidate.send({ type: 'hold.extended', reserveId: id('r1'), expiresAt: minutes(20) });
  expect(candidate.now().remainingMs).toBe(12 * 60_000);
  candidate.tick(minutes(11));
  expect(candidate.state()).toBe('held');
});

test('[slots.repick] the same time again keeps the reservation and sends no request', async () => {
  const candidate = openCandidate();
  await candidate.hold(nine);
  candidate.pick({ ...nine, startsAt: '2026-11-24T09:00:00+08:00', calendarIds: [7, 8] });
  expect(candidate.state()).toBe('held');
  expect(candidate.reserves).toHaveLength(1);
  expect(candidate.now().hold?.reserveId).toBe('r1');
});

test('[slots.repick] another time takes the place of the one before, and both are said', async () => {
  const candidate = openCandidate();
  await candidate.hold(nine);
  candidate.pick(ten);
  expect(defined(candidate.reserves.at(-1)).replaces).toBe('r1');
  await candidate.answer('r2');
  expect(candidate.now().hold).toMatchObject({ reserveId: 'r2', slot: ten });
  expect(candidate.said).toEqual([RESERVED, RELEASED, RESERVED]);
  expect(candidate.releases).toEqual([]);
});

test('[slots.repick] a time given back is released at the clinic and said', async () => {
  const candidate = openCandidate();
  await candidate.hold(nine);
  candidate.send({ type: 'slot.cleared' });
  expect(candidate.releases[0]).toMatchObject({ reserveId: 'r1' });
  await candidate.released();
  expect(candidate.said).toEqual([RESERVED, RELEASED]);
  expect(candidate.now()).toMatchObject({ pick: null, hold: null });
});

test('[slots.repick] a refused swap keeps the old time', async () => {
  const candidate = openCandidate();
  await candidate.hold(nine);
  candidate.pick(ten);
  await candidate.refuse();
  expect(candidate.state()).toBe('held');
  expect(candidate.now()).toMatchObject({ pick: nine, hold: { reserveId: 'r1' }, failure: taken });
});

test('[slots.silent] a refused reserve is announced only at its candidate, with the nearest free times', async () => {
  const candidate = openCandidate();
  candidate.pick(nine);
  await candidate.refuse();
  expect(candidate.said).toEqual([]);
  expect(candidate.now()).toMatchObject({ pick: nine, hold: null, failure: taken });
});

test('[slots.silent] a release that is refused with a reason is said for 10 seconds, and the time stays held', async () => {
  const candidate = openCandidate();
  await candidate.hold();
  candidate.send({ type: 'slot.cleared' });
  await candidate.keptBack({ code: 'REJECTED', status: 500, reason: 'The clinic is closed.' });
  expect(defined(candidate.said.at(-1))).toBe('REJECTED for 10 s');
  expect(candidate.now()).toMatchObject({ pick: nine, hold: { reserveId: 'r1' } });
});

test('a release that finds nothing to release has done its work', async () => {
  const candidate = openCandidate();
  await candidate.hold();
  candidate.send({ type: 'slot.cleared' });
  await candidate.keptBack({ code: 'NOT_FOUND' });
  expect(candidate.said).toEqual([RESERVED]);
  expect([candidate.state(), candidate.now().hold]).toEqual(['idle', null]);
});

test('[slots.expiry] a time that ran out says so, keeps its pick, and can be asked for again', async () => {
  const candidate = openCandidate();
  await candidate.hold();
  candidate.tick(minutes(10));
  expect(candidate.state()).toBe('expired');
  expect(candidate.now()).toMatchObject({ pick: nine, hold: null, failure: { code: 'HOLD_EXPIRED' } });
  candidate.send({ type: 'reserve.againPressed' });
  expect(candidate.reserves).toHaveLength(2);
  await candidate.answer('r2', minutes(20));
  expect(candidate.now()).toMatchObject({ hold: { reserveId: 'r2' }, failure: null });
});

test('[slots.expiry] a hold that the server no longer has is over before its time', async () => {
  const candidate = openCandidate();
  await candidate.hold();
  candidate.send({ type: 'hold.lost' });
  expect(candidate.now()).toMatchObject({ pick: nine, hold: null, failure: { code: 'HOLD_EXPIRED' } });
});

test('[slots.free] a free-booking time gets its reserve id here, asks no server and never runs out', () => {
  const candidate = openCandidate();
  candidate.pick(freeNine);
  expect(candidate.now().hold).toEqual({
    reserveId: 'free-c1',
    packageId: 'medical',
    slot: freeNine,
    endsAt: '2026-11-24T02:15:00.000Z',
    expiresAt: null,
  });
  candidate.tick(minutes(10_000));
  candidate.send({ type: 'hold.extended', reserveId: id('free-c1'), expiresAt: minutes(20) });
  candidate.send({ type: 'hold.lost' });
  expect([candidate.state(), candidate.now().hold?.expiresAt], 'what the server says of holds is not meant').toEqual([
    'held',
    null,
  ]);
  candidate.send({ type: 'slot.cleared' });
  expect(candidate.state()).toBe('idle');
  expect([...candidate.reserves, ...candidate.releases, ...candidate.said]).toEqual([]);
});

test('[slots.free] changing from a held time to a free one gives the held one back', async () => {
  const candidate = openCandidate();
  await candidate.hold(nine);
  candidate.pick(freeNine);
  expect(candidate.releases[0]).toMatchObject({ reserveId: 'r1' });
  await candidate.released();
  expect(candidate.now().hold).toMatchObject({ reserveId: 'free-c1', slot: freeNine });
  expect(candidate.reserves).toHaveLength(1);
});

test('[slots.free] a free time picked before a reload is there again', () => {
  const candidate = openCandidate({ pick: freeNine });
  expect(candidate.now().hold).toMatchObject({ reserveId: 'free-c1' });
});

test('[slots.per-candidate] hold, error and loading of one candidate do not affect the others', async () => {
  const [first, second] = [
    openCandidate({ key: 'c1', candidateIndex: 0 }),
    openCandidate({ key: 'c2', candidateIndex: 1 }),
  ];
  await first.hold();
  second.pick(nine);
  expect([first.state(), second.state()]).toEqual(['held', 'reserving:staying']);
  await second.refuse();
  expect([first.now().failure, second.now().failure]).toEqual([null, taken]);
  expect(defined(second.reserves.at(-1)).candidateIndex).toBe(1);
});

test('[slots.hold] after a reload the hold that the service still has continues its countdown', async () => {
  const before = openCandidate();
  await before.hold();
  const hold = before.now().hold;
  const after = openCandidate({ pick: nine });
  if (hold) after.send({ type: 'hold.restored', hold });
  after.tick(minutes(4));
  expect(after.now()).toMatchObject({ pick: nine, remainingMs: 360_000 });
  expect(after.reserves).toEqual([]);
});

test('a draft that was thrown away elsewhere took its holds with it', async () => {
  const candidate = openCandidate();
  await candidate.hold();
  candidate.send({ type: 'draft.named', draftId: id('draft') });
  expect(candidate.state()).toBe('held');
  candidate.send({ type: 'draft.named', draftId: id('another') });
  expect(candidate.now()).toMatchObject({
    pick: nine,
    hold: null,
    draftId: 'another',
    failure: { code: 'HOLD_EXPIRED' },
  });
});

test('another package gives the time back, because it may take longer', async () => {
  const candidate = openCandidate();
  await candidate.hold();
  candidate.send({ type: 'package.changed', package: medical });
  expect(candidate.state()).toBe('held');
  candidate.send({ type: 'package.changed', package: { ...medical, id: id('short') } });
  expect(candidate.releases[0]).toMatchObject({ reserveId: 'r1' });
  await candidate.released();
  expect(candidate.now()).toMatchObject({ pick: null, hold: null, package: { id: 'short' } });
});

test('the hold of a package that changed during the request is released', async () => {
  const candidate = openCandidate();
  candidate.pick(nine);
  candidate.send({ type: 'package.changed', package: { ...medical, id: id('short') } });
  await candidate.answer('r1');
  expect([candidate.state(), candidate.now().pick]).toEqual(['releasing:staying', null]);
  expect(candidate.releases[0]).toMatchObject({ reserveId: 'r1' });
});

test('a deleted candidate blocks no time, not even one that is being reserved', async () => {
  const candidate = openCandidate();
  candidate.pick(nine);
  candidate.send({ type: 'candidate.gone' });
  await candidate.answer('r1');
  expect([candidate.state(), candidate.now().pick]).toEqual(['releasing:thenLeaving', null]);
  expect(candidate.releases[0]).toMatchObject({ reserveId: 'r1' });
  await candidate.released();
  expect([candidate.state(), candidate.said]).toEqual(['gone', [RELEASED]]);
});

test('a candidate deleted during a request for another time releases the held one when that is refused', async () => {
  const candidate = openCandidate();
  await candidate.hold();
  candidate.pick(ten);
  candidate.send({ type: 'candidate.gone' });
  await candidate.refuse();
  expect([candidate.state(), candidate.now().pick]).toEqual(['releasing:thenLeaving', null]);
  expect(candidate.releases[0]).toMatchObject({ reserveId: 'r1' });
  await candidate.released();
  expect(candidate.state()).toBe('gone');
});

test('before the draft has its place on the server a time cannot be bound to it', () => {
  const candidate = openCandidate({ draftId: null });
  candidate.pick(nine);
  expect(candidate.now()).toMatchObject({ failure: { code: 'UNREACHABLE' }, pick: nine });
  candidate.send({ type: 'draft.named', draftId: id('draft') });
  candidate.send({ type: 'reserve.againPressed' });
  expect(candidate.reserves[0]).toMatchObject({ draftId: 'draft' });
});

const short = { ...medical, id: id<PackageId>('short') };
const anotherHold = (reserveId: string, slot: Slot = nine): Hold => ({
  reserveId: id(reserveId),
  packageId: medical.id,
  slot,
  endsAt: '2026-11-24T02:15:00.000Z',
  expiresAt: minutes(10),
});

test('one request at a time: a time picked during a request is not requested as well', async () => {
  const candidate = openCandidate();
  candidate.pick(nine);
  candidate.pick(ten);
  expect(candidate.state()).toBe('reserving:staying');
  expect(candidate.reserves).toHaveLength(1);
  await candidate.answer('r1');
  expect([candidate.state(), candidate.now().pick]).toEqual(['held', nine]);
});

test('[slots.silent] a refused time stays in view as refused, until it is put away', async () => {
  const candidate = openCandidate();
  candidate.pick(nine);
  await candidate.refuse();
  expect(candidate.state()).toBe('refused');
  candidate.send({ type: 'reserve.againPressed' });
  expect([candidate.state(), candidate.now().failure], 'asked again, it is refused no more').toEqual([
    'reserving:staying',
    null,
  ]);
  await candidate.refuse();
  candidate.send({ type: 'slot.cleared' });
  expect(candidate.state()).toBe('idle');
  expect(candidate.now()).toMatchObject({ pick: null, failure: null });
});

test('[slots.expiry] a time that ran out can be put away instead', async () => {
  const candidate = openCandidate();
  await candidate.hold();
  candidate.tick(minutes(10));
  candidate.send({ type: 'slot.cleared' });
  expect(candidate.state()).toBe('idle');
  expect(candidate.now()).toMatchObject({ pick: null, failure: null });
});

test('[slots.expiry] a time whose hold is gone when one comes back says that it ran out', () => {
  const candidate = openCandidate({ pick: nine });
  candidate.send({ type: 'hold.lost' });
  expect(candidate.state()).toBe('expired');
  expect(candidate.now()).toMatchObject({ pick: nine, failure: { code: 'HOLD_EXPIRED' } });
  const nobody = openCandidate();
  nobody.send({ type: 'hold.lost' });
  expect(nobody.state()).toBe('idle');
});

test('a hold that comes back for another package than the candidate’s is given back', async () => {
  const candidate = openCandidate({ pick: nine });
  candidate.send({ type: 'hold.restored', hold: { ...anotherHold('r9'), packageId: short.id } });
  expect(candidate.state()).toBe('releasing:staying');
  expect(candidate.releases[0]).toMatchObject({ reserveId: 'r9' });
  await candidate.released();
  expect(candidate.now()).toMatchObject({ pick: null, hold: null });
});

test('a refused request falls back to a hold that was restored meanwhile', async () => {
  const candidate = openCandidate();
  candidate.pick(ten);
  candidate.send({ type: 'hold.restored', hold: anotherHold('r9') });
  expect(candidate.state()).toBe('reserving:staying');
  await candidate.refuse();
  expect(candidate.state()).toBe('held');
  expect(candidate.now()).toMatchObject({ pick: nine, hold: { reserveId: 'r9' }, failure: taken });
});

test('a refused request does not fall back to a hold that was lost meanwhile', async () => {
  const candidate = openCandidate();
  await candidate.hold(nine);
  candidate.pick(ten);
  candidate.send({ type: 'hold.lost' });
  expect(candidate.state()).toBe('reserving:staying');
  await candidate.refuse();
  expect(candidate.state()).toBe('refused');
  expect(candidate.now()).toMatchObject({ pick: ten, hold: null });
});

test('a package that changes while the held time is swapped gives the old time back when the new one is refused', async () => {
  const candidate = openCandidate();
  await candidate.hold(nine);
  candidate.pick(ten);
  candidate.send({ type: 'package.changed', package: short });
  await candidate.refuse();
  expect([candidate.state(), candidate.now().pick]).toEqual(['releasing:staying', null]);
  expect(candidate.releases[0]).toMatchObject({ reserveId: 'r1' });
});

/** Events that lead on from a held time whose swap was refused, and remove the refusal. */
const movesOn: readonly [what: string, event: SlotReservationEvent, state: string][] = [
  ['the held time is picked again', { type: 'slot.picked', slot: nine }, 'held'],
  ['a free time is picked', { type: 'slot.picked', slot: freeNine }, 'releasing:staying'],
  ['its hold comes back', { type: 'hold.restored', hold: anotherHold('r1') }, 'held'],
  [
    'a hold for another package comes back',
    { type: 'hold.restored', hold: { ...anotherHold('r9'), packageId: short.id } },
    'releasing:staying',
  ],
  ['the package changes', { type: 'package.changed', package: short }, 'releasing:staying'],
  ['the time is given back', { type: 'slot.cleared' }, 'releasing:staying'],
];

test.each(movesOn)('[slots.silent] a refusal is no more shown once %s', async (_what, event, state) => {
  const candidate = openCandidate();
  await candidate.hold(nine);
  candidate.pick(ten);
  await candidate.refuse();
  candidate.send(event);
  expect([candidate.state(), candidate.now().failure]).toEqual([state, null]);
});

test('another package forgets a time that is not held at the clinic', async () => {
  const refusedOne = openCandidate();
  refusedOne.pick(nine);
  await refusedOne.refuse();
  const freeOne = openCandidate();
  freeOne.pick(freeNine);
  for (const candidate of [refusedOne, freeOne]) {
    candidate.send({ type: 'package.changed', package: short });
    expect(candidate.state()).toBe('idle');
    expect(candidate.now()).toMatchObject({ pick: null, hold: null, package: { id: 'short' } });
    expect(candidate.releases).toEqual([]);
  }
});

test('a deleted candidate gives its time back; without one it is gone at once, refused ones too', async () => {
  const holding = openCandidate();
  await holding.hold();
  holding.send({ type: 'candidate.gone' });
  expect(holding.releases[0]).toMatchObject({ reserveId: 'r1' });
  await holding.keptBack({ code: 'UNREACHABLE' }); // it runs out by itself
  expect(holding.state()).toBe('gone');
  const idle = openCandidate();
  idle.send({ type: 'candidate.gone' });
  expect(idle.state()).toBe('gone');
  const asking = openCandidate();
  asking.pick(nine);
  asking.send({ type: 'candidate.gone' });
  await asking.refuse();
  expect(asking.state()).toBe('gone');
  expect([...idle.releases, ...asking.releases]).toEqual([]);
});

test('while a time is given back nothing else is begun; what changes meanwhile counts afterwards', async () => {
  const candidate = openCandidate();
  await candidate.hold();
  candidate.send({ type: 'slot.cleared' });
  candidate.pick(ten);
  candidate.send({ type: 'hold.restored', hold: anotherHold('r9') });
  candidate.send({ type: 'package.changed', package: short });
  expect(candidate.state()).toBe('releasing:staying');
  expect(candidate.releases).toHaveLength(1);
  await candidate.released();
  expect(candidate.state()).toBe('idle');
  expect(candidate.now()).toMatchObject({ pick: null, hold: null, package: { id: 'short' } });
  const leaving = openCandidate();
  await leaving.hold();
  leaving.send({ type: 'slot.cleared' });
  leaving.send({ type: 'candidate.gone' });
  expect(leaving.releases).toHaveLength(1);
  await leaving.released();
  expect(leaving.state()).toBe('gone');
});

test('[machine.slots] the owner gets each change once: a pick, its end, and its repeated request', async () => {
  const heard: string[] = [];
  const owner = createActor(
    fromTransition((_state, { pick, hold }: ReservationChanged) => {
      heard.push(`${pick ? pick.startsAt.slice(11, 16) : 'none'} ${hold?.reserveId ?? 'not held'}`);
      return null;
    }, null),
  ).start();
  const heardNow = () => heard.splice(0);
  const candidate = openCandidate({ owner });
  expect(heardNow()).toEqual(['none not held']);
  candidate.pick(nine);
  expect(heardNow()).toEqual(['01:00 not held']);
  await candidate.refuse();
  expect(heardNow()).toEqual(['01:00 not held']);
  candidate.send({ type: 'reserve.againPressed' });
  expect(heardNow()).toEqual(['01:00 not held']);
  await candidate.answer('r1');
  expect(heardNow()).toEqual(['01:00 r1']);
  candidate.send({ type: 'hold.extended', reserveId: id('r1'), expiresAt: minutes(10) });
  expect(heardNow(), 'when it ends counts too').toEqual(['01:00 r1']);
  candidate.tick(minutes(10));
  expect(heardNow()).toEqual(['01:00 not held']);
  candidate.send({ type: 'reserve.againPressed' });
  expect([heardNow(), candidate.state()]).toEqual([['01:00 not held'], 'reserving:staying']);
  const free = openCandidate({ owner });
  heardNow();
  free.pick(freeNine);
  expect(heardNow()).toEqual(['01:00 free-c1']);
});

const unreachable = new PortalFailure({ code: 'UNREACHABLE' });
/** A held, B picked, and no answer. */
async function swapUnanswered() {
  const candidate = openCandidate();
  await candidate.hold(nine);
  candidate.pick(ten);
  await candidate.refuse(unreachable);
  return candidate;
}

test('[slots.unanswered] a swap without an answer claims no time as held, and takes what the service has then', async () => {
  const candidate = await swapUnanswered();
  expect(candidate.state()).toBe('unanswered:settling');
  candidate.send({ type: 'reserve.againPressed' });
  expect(candidate.asks, 'the call that was lost may still arrive').toHaveLength(0);
  expect(candidate.now()).toMatchObject({ pick: ten, hold: null, failure: { code: 'UNREACHABLE' } });
  await candidate.found(anotherHold('r2', ten));
  expect(candidate.state()).toBe('held');
  expect(candidate.now()).toMatchObject({ pick: ten, hold: { reserveId: 'r2' }, failure: null });
});

test('[slots.unanswered] if the service still has the previous time, the new one is requested again', async () => {
  const candidate = await swapUnanswered();
  await candidate.found(anotherHold('r1', nine));
  expect(candidate.state()).toBe('reserving:staying');
  expect(defined(candidate.reserves.at(-1))).toMatchObject({ slot: ten, replaces: 'r1' });
  await candidate.refuse();
  expect(candidate.now()).toMatchObject({ pick: nine, hold: { reserveId: 'r1' }, failure: taken });
});

test('[slots.unanswered] without an answer to that either, the request is repeated every five seconds, or on a press', async () => {
  const candidate = await swapUnanswered();
  await candidate.found({ code: 'UNREACHABLE' });
  expect([candidate.state(), candidate.now().hold]).toEqual(['unanswered:waiting', null]);
  candidate.send({ type: 'reserve.againPressed' });
  expect(candidate.asks).toHaveLength(2);
  await candidate.found(null);
  expect(candidate.state()).toBe('reserving:staying');
  expect(defined(candidate.reserves.at(-1))).toMatchObject({ slot: ten });
});

test('[slots.unanswered] a release without an answer is not held any more, and is given back again where it is', async () => {
  const candidate = openCandidate();
  await candidate.hold(nine);
  candidate.send({ type: 'slot.cleared' });
  await candidate.keptBack({ code: 'UNREACHABLE' });
  expect([candidate.state(), candidate.now().hold]).toEqual(['unanswered:settling', null]);
  await candidate.found(anotherHold('r1'));
  expect(candidate.releases).toHaveLength(2);
  await candidate.keptBack({ code: 'UNREACHABLE' });
  await candidate.found(null);
  expect(candidate.state()).toBe('idle');
  expect(candidate.now()).toMatchObject({ pick: null, hold: null, failure: null });
});

test.each<[string, SlotReservationEvent]>([
  ['the package changes', { type: 'package.changed', package: short }],
  ['the time is cleared', { type: 'slot.cleared' }],
  ['a free-booking time is picked', { type: 'slot.picked', slot: freeNine }],
])('[slots.unanswered] the time of a lost answer is released if %s', async (_what, event) => {
  const [before, during] = [openCandidate(), openCandidate()];
  before.pick(nine);
  await before.refuse(unreachable);
  before.send(event);
  await before.found(anotherHold('r1'));
  expect([before.state(), before.releases[0]?.reserveId]).toEqual(['releasing:staying', 'r1']);
  await before.released();
  expect(before.state()).toBe(event.type === 'slot.picked' ? 'held' : 'idle');
  if (event.type !== 'package.changed') return;
  during.pick(nine);
  during.send(event); // before the answer to the reserve
  await during.refuse(unreachable);
  expect(during.now()).toMatchObject({ pick: null, hold: null });
  await during.found(null);
  expect([during.state(), during.reserves.length]).toEqual(['idle', 1]);
});

test('[slots.unanswered] a time picked meanwhile is requested once the current hold is known', async () => {
  const candidate = await swapUnanswered();
  const eleven = slot('2026-11-24T03:00:00Z');
  candidate.pick(eleven);
  expect(candidate.reserves).toHaveLength(2);
  await candidate.found(anotherHold('r2', ten));
  expect(defined(candidate.reserves.at(-1))).toMatchObject({ slot: eleven, replaces: 'r2' });
});

test('[slots.unanswered] times of several candidates that got no answer: each takes what the service has', async () => {
  const candidate = openCandidate();
  await candidate.hold(nine);
  candidate.send({ type: 'hold.doubted' });
  expect(candidate.now().hold).toBeNull();
  await candidate.found(anotherHold('r2', ten));
  expect(candidate.now()).toMatchObject({ pick: ten, hold: { reserveId: 'r2' }, failure: null });
  candidate.send({ type: 'hold.doubted' });
  await candidate.found({ code: 'NOT_FOUND' });
  expect([candidate.state(), candidate.now().failure?.code]).toEqual(['expired', 'HOLD_EXPIRED']);
  candidate.send({ type: 'reserve.againPressed' });
  candidate.send({ type: 'hold.doubted' });
  expect(candidate.state(), 'which of both was done last is not known').toBe('unanswered:settling');
});

test('[slots.unanswered] a time that came by another call is believed only where nothing changed since that was asked', async () => {
  const candidate = openCandidate();
  await candidate.hold(nine);
  const asked = candidate.now().calls;
  candidate.send({ type: 'hold.restored', hold: anotherHold('r2', ten), calls: asked });
  expect([candidate.state(), candidate.now().hold?.reserveId]).toEqual(['held', 'r2']);
  candidate.send({ type: 'hold.restored', hold: anotherHold('r3', nine), calls: asked });
  expect([candidate.state(), candidate.now().hold]).toEqual(['unanswered:settling', null]);
  candidate.send({ type: 'hold.restored', hold: anotherHold('r4', nine), calls: candidate.now().calls });
  expect(candidate.state(), 'the service is asked').toBe('unanswered:settling');
  await candidate.found(anotherHold('r2', ten));
  expect(candidate.now()).toMatchObject({ pick: ten, hold: { reserveId: 'r2' }, failure: null });
});

test.each<[string, SlotReservationEvent, string]>([
  ['picked', { type: 'slot.picked', slot: ten }, 'r3'],
  ['cleared', { type: 'slot.cleared' }, ''],
])(
  '[slots.unanswered] if a time is %s while another call holds one, the pressed time counts',
  async (_what, press, reserveId) => {
    const candidate = openCandidate();
    await candidate.hold(nine);
    const { calls } = candidate.now();
    candidate.send(press);
    candidate.send({ type: 'hold.restored', hold: anotherHold('r2', nine), calls });
    expect([candidate.state(), candidate.now().hold]).toEqual(['unanswered:settling', null]);
    await candidate.found(anotherHold('r2', nine));
    if (reserveId === '') expect(candidate.releases.at(-1)?.reserveId).toBe('r2');
    else expect(defined(candidate.reserves.at(-1))).toMatchObject({ slot: ten, replaces: 'r2' });
  },
);

test('[slots.hold] an older extension does not shorten what the service has', async () => {
  const candidate = openCandidate();
  await candidate.hold(nine);
  candidate.send({ type: 'hold.extended', reserveId: id('r1'), expiresAt: minutes(20) });
  candidate.send({ type: 'hold.doubted' });
  await candidate.found({ ...anotherHold('r1'), expiresAt: minutes(30) });
  expect(candidate.now().hold?.expiresAt).toBe(minutes(30));
});

test('[slots.hold] an extension counts for the hold it names, before its own answer too', async () => {
  const candidate = openCandidate();
  await candidate.hold(nine);
  candidate.pick(ten);
  candidate.send({ type: 'hold.extended', reserveId: id('r1'), expiresAt: minutes(20) });
  await candidate.refuse();
  expect(candidate.now().hold, 'it was of the time before').toMatchObject({ reserveId: 'r1', expiresAt: minutes(20) });
  candidate.pick(ten);
  candidate.send({ type: 'hold.extended', reserveId: id('r2'), expiresAt: minutes(21) });
  expect(candidate.now().hold?.expiresAt).toBe(minutes(20));
  await candidate.answer('r2', minutes(11));
  expect(candidate.now().hold, 'it was of the new one').toMatchObject({ reserveId: 'r2', expiresAt: minutes(21) });
  candidate.send({ type: 'slot.cleared' });
  candidate.send({ type: 'hold.extended', reserveId: id('r2'), expiresAt: minutes(31) });
  await candidate.keptBack({ code: 'REJECTED', status: 500, reason: 'The clinic is closed.' });
  expect(candidate.now().hold?.expiresAt).toBe(minutes(31));
});

test('[slots.hold] one that comes after the old end brings the time back; one of another hold does not', async () => {
  const candidate = openCandidate();
  await candidate.hold(nine);
  candidate.tick(minutes(10));
  candidate.send({ type: 'hold.extended', reserveId: id('r9'), expiresAt: minutes(20) });
  expect(candidate.state()).toBe('expired');
  candidate.send({ type: 'hold.extended', reserveId: id('r1'), expiresAt: minutes(20) });
  expect(candidate.state()).toBe('held');
  expect(candidate.now()).toMatchObject({ hold: { expiresAt: minutes(20) }, failure: null });
  candidate.tick(minutes(12));
  expect(candidate.now().remainingMs).toBe(8 * 60_000);
  candidate.send({ type: 'hold.lost' });
  candidate.send({ type: 'hold.extended', reserveId: id('r1'), expiresAt: minutes(30) });
  expect(candidate.state(), 'the service has it no more').toBe('expired');
});
