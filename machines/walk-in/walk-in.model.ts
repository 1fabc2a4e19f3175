import { answers, fails, modelOfFolder } from '../lib/model.ts';
import { type DraftId, epochMs, id, type PackageId, type ReserveId } from '../lib/ports.ts';
import { walkInMachine } from './walk-in.machine.ts';
import type { WalkInHold } from './walk-in.types.ts';

export const shortest = { id: id<PackageId>('short'), name: 'Drug screen', minutes: 15 };
export const medical = { id: id<PackageId>('medical'), name: 'Medical', minutes: 60 };
export const place = { rosterId: 7, startsAt: '2026-11-24T01:00:00Z' };
const tenOClock = { rosterId: 7, startsAt: '2026-11-24T02:00:00Z' };
const end = epochMs(Date.parse('2026-11-24T00:40:00Z'));
export const hold: WalkInHold = {
  reserveId: id<ReserveId>('r1'),
  packageId: shortest.id,
  rosterId: 7,
  startsAt: place.startsAt,
  endsAt: '2026-11-24T01:15:00Z',
  expiresAt: end,
};

export const walkInModel = modelOfFolder('walk-in', 'Walk-in', walkInMachine, {
  'a free time is pressed': {
    input: { draftId: id<DraftId>('d1'), place },
    events: [
      answers('beginWalkIn', shortest),
      fails('beginWalkIn', { code: 'UNREACHABLE' }),
      { type: 'retry.pressed' },
      { type: 'package.chosen', package: medical },
      { type: 'place.chosen', place: tenOClock },
      answers('reserveSlot', hold),
      answers('reserveSlot', { ...hold, packageId: medical.id }),
      fails('reserveSlot', { code: 'SLOT_TAKEN', reason: 'This time was just taken.' }),
      fails('reserveSlot', { code: 'UNREACHABLE' }),
      { type: 'clock.ticked', now: epochMs(end - 60_000) },
      { type: 'clock.ticked', now: end },
      { type: 'extend.pressed' },
      answers('extendHold', { expiresAt: epochMs(end + 600_000) }),
      fails('extendHold', { code: 'REJECTED', status: 409, reason: 'It cannot be held any longer.' }),
      { type: 'hold.lost' },
      { type: 'book.pressed', package: medical },
      { type: 'booking.made' },
      { type: 'leave.pressed' },
      answers('deleteDraft'),
      fails('deleteDraft', { code: 'UNREACHABLE' }),
    ],
    facts: ({ hold: held, package: chosen, place: wanted, failure }) => [
      held?.packageId ?? null,
      chosen?.id ?? null,
      wanted.startsAt === place.startsAt,
      failure?.code ?? null,
    ],
    withIgnored: true,
  },
});
