import type { ModelEvent } from '../../lab/model/model-of.ts';
import type { Hold, Slot } from '../lib/booking.types.ts';
import { answers, elapses, fails, modelOfFolder } from '../lib/model.ts';
import { type DraftId, epochMs, id, type PackageId, type ReserveId, type SiteId } from '../lib/ports.ts';
import { isServerHold, type SlotReservationContext } from './reservation.ts';
import { slotReservationMachine } from './slot-reservation.machine.ts';

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

const events: readonly ModelEvent<typeof slotReservationMachine>[] = [
  { type: 'slot.picked', slot: nine },
  { type: 'slot.picked', slot: { ...nine, startsAt: '2026-11-24T02:00:00Z' } },
  { type: 'slot.picked', slot: free },
  { type: 'slot.cleared' },
  { type: 'reserve.againPressed' },
  { type: 'hold.restored', hold },
  { type: 'hold.restored', hold: { ...hold, packageId: id<PackageId>('other') } },
  { type: 'hold.restored', hold, calls: 0 },
  { type: 'hold.extended', reserveId: hold.reserveId, expiresAt: epochMs(expiresAt + 600_000) },
  { type: 'hold.doubted' },
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
  fails('reserveSlot', { code: 'UNREACHABLE' }),
  elapses('retry', 'slotReservation.unanswered.settling'),
  elapses('retry', 'slotReservation.unanswered.waiting'),
  answers('findHold', hold),
  answers('findHold', null),
  fails('findHold', { code: 'UNREACHABLE' }),
  fails('findHold', { code: 'NOT_FOUND' }),
  answers('releaseHold'),
  fails('releaseHold', { code: 'UNREACHABLE' }),
  fails('releaseHold', { code: 'REJECTED', status: 500, reason: 'The clinic is closed.' }),
  fails('releaseHold', { code: 'NOT_FOUND' }),
];

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

const facts = ({ hold: held, pick, package: chosen, draftId, seeks, lapsed }: SlotReservationContext) => [
  isServerHold(held),
  held?.packageId === chosen?.id,
  pick === null ? '' : pick.bookingFree,
  draftId !== null,
  seeks,
  lapsed !== null,
];

export const slotReservationModel = modelOfFolder('slot-reservation', 'Slot reservation', slotReservationMachine, {
  'bound to a draft': { input: bound, events, facts, withIgnored: true },
  'before the draft is on the server': { input: unbound, events, facts, withIgnored: true },
  'after a reload': { input: resumed, events, facts, withIgnored: true },
});
