import type { ActorRefFrom } from 'xstate';
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
  StoredDraft,
  TimeChoice,
  UsualPackage,
  WizardStep,
} from '../lib/booking.types.ts';
import type { PortalError } from '../lib/portal-error.ts';
import type { ClockTicked, DraftId, EpochMs } from '../lib/ports.ts';
import type { PastedRow } from '../rules/booking/pasted-rows.ts';
import type { ReservationChanged } from '../slot-reservation/reservation.ts';
import type { slotReservationMachine } from '../slot-reservation/slot-reservation.machine.ts';
import type { VisitId } from './drafts/client-draft-id.ts';

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

/** A change that waits for its confirmation, because it would empty the packages that were chosen. */
export type PackageLosingChange =
  | FieldChange
  | { path: 'service'; value: { serviceType: ServiceType; sid: string | null } };

export interface BookingWizardContext {
  draft: BookingDraft;
  draftId: DraftId | null;
  /** This page as a writer of drafts, how many it began, and its own count of saves. */
  visitId: VisitId;
  begun: number;
  sequence: number;
  /** The server's count of saves; 0 while it has none. */
  revision: number;
  /** What the server has, and what is on its way there. */
  saved: BookingDraft | null;
  sending: BookingDraft | null;
  /** The newer draft of another tab or device, while one of both must be chosen. */
  theirs: StoredDraft | null;
  isClosing: boolean;
  now: EpochMs;
  holds: Holds;
  /** One actor for each candidate's time, by candidate key. */
  reservations: Readonly<Record<string, SlotReservation>>;
  /** What the service refused, until its field changes. */
  refusals: DraftErrors;
  loadFailure: PortalError | null;
  /** The usual packages of positions, by the account's own record. */
  usualPackages: readonly UsualPackage[];
  /** Why the account's own record is missing. */
  personFailure: PortalError | null;
  saveFailure: PortalError | null;
  sendFailure: PortalError | null;
  extendFailure: PortalError | null;
  /** The candidate that is asked about before it goes. */
  leavingKey: string | null;
  /** The change that is asked about before it empties packages. */
  askedChange: PackageLosingChange | null;
  created: CreatedBooking | null;
}

/** What a person does. `key` names a candidate. */
type PersonEvent =
  | ({ type: 'field.changed' } & FieldChange)
  | { type: 'field.left'; path: ErrorPath }
  | { type: 'service.changed'; serviceType: ServiceType; sid: string | null }
  | { type: 'candidate.added' }
  | { type: 'candidate.copied'; key: string }
  /** Position, package and note of one candidate for the next one. */
  | { type: 'candidate.shared'; key: string }
  /** Rows of a spreadsheet; those beyond the fifth candidate stay with whoever pasted them. */
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
  | { type: 'saveAndClose.pressed' }
  | { type: 'question.confirmed' }
  | { type: 'question.cancelled' }
  | { type: 'extend.pressed' }
  | { type: 'load.againPressed' }
  | { type: 'startOver.pressed' }
  | { type: 'person.againPressed' }
  | { type: 'save.againPressed' }
  | { type: 'theirs.taken' }
  | { type: 'mine.kept' };

/** What the host reports: the page is about to go, a field or the window lost the focus, the network came back. */
type HostEvent = { type: 'flush.asked' } | { type: 'focus.left' } | { type: 'network.returned' } | ClockTicked;

/** What the regions tell one another. */
type InnerEvent =
  | { type: 'draft.opened' }
  | { type: 'person.missed' }
  | { type: 'draft.changed' }
  | { type: 'draft.settled' }
  | { type: 'draft.stuck' }
  | { type: 'discard.confirmed' }
  | { type: 'booking.sent' }
  | { type: 'booking.found' }
  | SentElsewhere
  | ReservationChanged
  | GroupHeld;

/** Times of several candidates that were taken together, and where they were looked for. */
export type GroupHeld = {
  type: 'group.held';
  holds: readonly { key: string; hold: Hold }[];
  choice: Partial<TimeChoice>;
};

/** Another tab or device made a booking of the draft. */
export type SentElsewhere = { type: 'draft.sentElsewhere' };

export type BookingWizardEvent = PersonEvent | HostEvent | InnerEvent;

/** A draft as it is opened: once it was sent, with the booking that it became. */
export type OpenedDraft = StoredDraft & { booking: CreatedBooking | null };

export type SaveAnswer = { outcome: 'saved'; revision: number } | { outcome: 'changed'; theirs: StoredDraft };

/** A save names its writer and the writer's count, because a parting save may overtake the one on its way. */
export interface BeginInput {
  draftId: DraftId;
  writer: VisitId;
  sequence: number;
  draft: BookingDraft;
}

export interface SaveInput extends BeginInput {
  revision: number;
}

export interface CreateInput {
  draftId: DraftId;
  /** One for the whole life of the draft: however often it is sent, it becomes one booking. */
  idempotencyKey: string;
  draft: BookingDraft;
  holds: Holds;
}

export type ExtendedHolds = readonly { candidateIndex: number; expiresAt: EpochMs }[];
