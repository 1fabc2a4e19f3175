import type { ExtendedHolds } from '../../machines/booking-wizard/booking-wizard.types.ts';
import type { CandidateIndex, ChosenPackage, Hold, Slot } from '../../machines/lib/booking.types.ts';
import { type DraftId, id, type PackageId, type ReserveId } from '../../machines/lib/ports.ts';
import { exampleDraft, medical, slotAt, visitId } from '../../machines/rules/drafts/example-booking.ts';
import type { ReserveInput } from '../../machines/slot-reservation/reservation.ts';
import { BookingService } from './booking-service.ts';

type Later<Answer> = Answer | Promise<Answer>;
export type Wanted = Omit<ReserveInput, 'replaces'>;
type Place = { readonly draftId: DraftId; readonly candidateIndex: CandidateIndex };

/** The service's part in holding times: a model of it, or itself. */
export interface HoldService {
  reserve(wanted: Wanted): Later<Hold>;
  release(hold: { readonly reserveId: ReserveId }): Later<void>;
  findHold(place: Place): Later<Hold | null>;
  extend(draftId: DraftId): Later<ExtendedHolds>;
  takeElsewhere(slot: Slot): Later<void>;
  freeElsewhere(slot: Slot): Later<void>;
}

/** A draft, and what can be held for it. */
export interface Bench {
  readonly service: HoldService;
  readonly draftId: DraftId;
  readonly slots: readonly [Slot, Slot, Slot];
  readonly packages: readonly [ChosenPackage, ChosenPackage];
}

export function modelBench(time: { readonly now: number }): Bench {
  const service = new BookingService(time);
  const draftId = id<DraftId>('draft');
  service.begin({ draftId, writer: visitId, sequence: 1, draft: exampleDraft() });
  return {
    service,
    draftId,
    slots: [slotAt('01:00'), slotAt('02:00'), slotAt('03:00')],
    packages: [medical, { id: id<PackageId>('short'), name: 'Short', minutes: 15 }],
  };
}
