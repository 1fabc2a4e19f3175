import type { ActorRefFrom } from 'xstate';
import type { DraftReport } from '../booking-draft/booking-draft.types.ts';
import type {
  BookingDraft,
  ChosenPackage,
  CreatedBooking,
  DraftErrors,
  ErrorPath,
  FieldChange,
  Hold,
  Holds,
  ServiceType,
  TimeChoice,
  UsualPackage,
  WizardStep,
} from '../lib/booking.types.ts';
import type { PortalError } from '../lib/portal-error.ts';
import type { ClockTicked, DraftId, EpochMs } from '../lib/ports.ts';
import type { PastedRow } from '../rules/booking/pasted-rows.ts';
import type { VisitId } from '../rules/drafts/client-draft-id.ts';
import type { PackageLosingChange } from '../rules/drafts/draft-edits.ts';
import type { Extension, ReservationChanged } from '../slot-reservation/reservation.ts';
import type { slotReservationMachine } from '../slot-reservation/slot-reservation.machine.ts';

export type SlotReservation = ActorRefFrom<typeof slotReservationMachine>;

export interface BookingWizardInput {
  serviceType: ServiceType;
  sid: string | null;
  /** The draft named in the address; null starts a new booking. */
  draftId: DraftId | null;
  visitId: VisitId;
  now: EpochMs;
  /** The account asked for all times before, not only for those that leave no gaps. */
  showsAllTimes?: boolean;
}

export interface BookingWizardContext {
  draft: BookingDraft;
  /** Null while the server has none. */
  draftId: DraftId | null;
  visitId: VisitId;
  now: EpochMs;
  holds: Holds;
  /** As they were last sent to be booked. */
  sentHolds: Holds;
  /** One actor for each candidate's time, by candidate key. */
  reservations: Readonly<Record<string, SlotReservation>>;
  /** Errors from the service, each until its field changes. */
  refusals: DraftErrors;
  /** The usual packages of positions, by the account's own record. */
  usualPackages: readonly UsualPackage[];
  sendFailure: PortalError | null;
  extendFailure: PortalError | null;
  /** The candidate whose removal waits for confirmation. */
  leavingKey: string | null;
  /** The change that waits for confirmation because it empties packages. */
  askedChange: PackageLosingChange | null;
  created: CreatedBooking | null;
}

/** Events of the person; `key` names a candidate. */
type PersonEvent =
  | ({ type: 'field.changed' } & FieldChange)
  | { type: 'field.left'; path: ErrorPath }
  | { type: 'service.changed'; serviceType: ServiceType; sid: string | null }
  | { type: 'candidate.added' }
  | { type: 'candidate.copied'; key: string }
  /** Position, package and note of one candidate for the next one. */
  | { type: 'candidate.shared'; key: string }
  /** Rows of a spreadsheet; those beyond the fifth candidate are not taken. */
  | { type: 'candidate.pasted'; rows: readonly PastedRow[] }
  | { type: 'candidate.deleted'; key: string }
  | { type: 'candidate.selected'; key: string }
  | { type: 'package.chosen'; key: string; package: ChosenPackage | null }
  | { type: 'choice.changed'; key: string; change: Partial<TimeChoice> }
  /** Clinics and dates of one candidate for the next one. */
  | { type: 'choice.copied'; key: string }
  | { type: 'policy.toggled'; accepted: boolean }
  | { type: 'next.pressed' }
  | { type: 'back.pressed' }
  | { type: 'step.chosen'; step: WizardStep }
  | { type: 'send.pressed' }
  | { type: 'discard.pressed' }
  | { type: 'question.confirmed' }
  | { type: 'question.cancelled' }
  | { type: 'extend.pressed' };

/** Reports of the host: the network came back. */
type HostEvent = { type: 'network.returned' } | ClockTicked;

/** Reports of the draft and time actors, and the form's own event for each change. */
type InnerEvent = { type: 'draft.changed' } | DraftReport | ReservationChanged | GroupHeld | GroupDoubted;

/** Times of several candidates that were taken together, each with its reservation's count of calls as they were asked for, and where they were looked for. */
export type GroupHeld = {
  type: 'group.held';
  holds: readonly { key: string; hold: Hold; calls: number }[];
  choice: Partial<TimeChoice>;
};

/** Times of these candidates were asked for together, without an answer. */
export type GroupDoubted = { type: 'group.doubted'; keys: readonly string[] };

export type BookingWizardEvent = PersonEvent | HostEvent | InnerEvent;

export interface CreateInput {
  draftId: DraftId;
  /** One for the whole life of the draft: however often it is sent, it becomes one booking. */
  idempotencyKey: string;
  draft: BookingDraft;
  holds: Holds;
}

export type ExtendedHolds = readonly ({ candidateIndex: number } & Extension)[];
