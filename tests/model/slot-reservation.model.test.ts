import { expect, test } from 'vitest';
import type { Hold, Slot } from '../../machines/booking.types.ts';
import { type DraftId, epochMs, id, type PackageId, type ReserveId, type SiteId } from '../../machines/ports.ts';
import { isServerHold } from '../../machines/slot-reservation/reservation.ts';
import { slotReservationMachine } from '../../machines/slot-reservation.machine.ts';
import { answers, fails, modelOf, titled, walk } from '../support/model-of.ts';

const medical = { id: id<PackageId>('medical'), name: 'PEM', minutes: 30 };
const short = { id: id<PackageId>('short'), name: 'Short', minutes: 15 };
const place = { siteName: 'Perth', timeZone: 'Australia/Perth', calendarIds: [7] };
const nine: Slot = { ...place, siteId: id<SiteId>('perth'), startsAt: '2026-11-24T01:00:00Z', bookingFree: false };
const free: Slot = { ...nine, siteId: id<SiteId>('sydney'), calendarIds: [], bookingFree: true };
const expiresAt = epochMs(Date.UTC(2026, 10, 23, 0, 10));
const hold: Hold = {
  reserveId: id<ReserveId>('r1'),
  packageId: medical.id,
  slot: nine,
  endsAt: '2026-11-24T01:30:00Z',
  expiresAt,
};

const events = [
  { type: 'slot.picked', slot: nine },
  { type: 'slot.picked', slot: { ...nine, startsAt: '2026-11-24T02:00:00Z' } },
  { type: 'slot.picked', slot: free },
  { type: 'slot.cleared' },
  { type: 'reserve.againPressed' },
  { type: 'hold.restored', hold },
  { type: 'hold.restored', hold: { ...hold, packageId: id<PackageId>('other') } },
  { type: 'hold.extended', expiresAt: epochMs(expiresAt + 600_000) },
  { type: 'hold.lost' },
  { type: 'draft.named', draftId: id<DraftId>('draft') },
  { type: 'draft.named', draftId: id<DraftId>('another') },
  { type: 'package.changed', package: medical },
  { type: 'package.changed', package: short },
  { type: 'candidate.gone' },
  { type: 'clock.ticked', now: epochMs(expiresAt - 60_000) },
  { type: 'clock.ticked', now: epochMs(expiresAt + 1_200_000) },
  answers('reserveSlot', hold),
  fails('reserveSlot', { code: 'SLOT_TAKEN', reason: 'This time was just taken.' }),
  answers('releaseHold'),
  fails('releaseHold', { code: 'REJECTED', status: 500, reason: 'The clinic is closed.' }),
  fails('releaseHold', { code: 'NOT_FOUND' }),
] as const;

const bound = {
  key: 'c1',
  candidateIndex: 0,
  draftId: id<DraftId>('draft'),
  package: medical,
  pick: null,
  owner: null,
} as const;
const unbound = { ...bound, draftId: null };
const resumed = { ...bound, pick: nine };

const pathsOf = (input: typeof bound | typeof unbound | typeof resumed) =>
  modelOf(slotReservationMachine, events, {
    input,
    withIgnored: true,
    facts: ({ hold: held, pick, leaving, package: chosen, draftId }) => [
      isServerHold(held),
      held?.packageId === chosen?.id,
      pick === null ? '' : pick.bookingFree,
      leaving,
      draftId !== null,
    ],
  }).getShortestPaths();

const walks = [
  ['bound to a draft', bound],
  ['before the draft is on the server', unbound],
  ['after a reload', resumed],
] as const;

test.each(walks)(
  '[machine.slots] every generated path of a reservation, %s, is walked as its model says',
  (_title, input) => {
    const paths = pathsOf(input);
    expect(paths.length).toBeGreaterThan(50);
    walk(slotReservationMachine, paths, input);
  },
);

test.each(titled(pathsOf(bound).filter((path) => path.steps.length <= 4)))('[machine.slots] %s', (_title, path) => {
  walk(slotReservationMachine, [path], bound);
});

test('[machine.slots] the paths of a reservation leave no state and no transition out', () => {
  const missing = walks.map(([, input]) => walk(slotReservationMachine, pathsOf(input), input));
  expect(missing.reduce((left, missed) => left.filter((name) => missed.includes(name)))).toEqual([]);
});
