import type { ActorRef, Snapshot } from 'xstate';
import type { BookingDraft, CreatedBooking, StoredDraft, StoredHold, UsualPackage } from '../lib/booking.types.ts';
import type { PortalError } from '../lib/portal-error.ts';
import type { DraftId } from '../lib/ports.ts';
import type { VisitId } from '../rules/drafts/client-draft-id.ts';

export interface BookingDraftInput {
  /** The blank draft of a new booking. */
  draft: BookingDraft;
  /** The draft named in the address; null starts a new booking. */
  draftId: DraftId | null;
  visitId: VisitId;
  owner: ActorRef<Snapshot<unknown>, DraftReport> | null;
}

export interface BookingDraftContext extends BookingDraftInput {
  /** Number of drafts this page began, and its own count of saves. */
  begun: number;
  sequence: number;
  /** The server's count of saves; 0 while it has none. */
  revision: number;
  /** The draft on the server, and the one on its way there. */
  saved: BookingDraft | null;
  sending: BookingDraft | null;
  /** Sent since the last answer, oldest first: the server may have each of them. */
  unanswered: readonly BookingDraft[];
  /** The newer draft of another tab or device, while one of both must be chosen. */
  theirs: StoredDraft | null;
  loadFailure: PortalError | null;
  /** Why the account's own record is missing. */
  personFailure: PortalError | null;
  saveFailure: PortalError | null;
  /** The booking made of the draft, here or elsewhere. */
  booking: CreatedBooking | null;
}

/** Events of the form that edits the draft. */
type FormEvent =
  | { type: 'draft.changed'; draft: BookingDraft }
  /** It is to be sent: what the server has must be the newest. */
  | { type: 'settle.asked' }
  | { type: 'discard.confirmed' }
  | { type: 'booking.sent'; booking: CreatedBooking };

/** Buttons beside the form. */
type PersonEvent =
  | { type: 'saveAndClose.pressed' }
  | { type: 'load.againPressed' }
  | { type: 'startOver.pressed' }
  | { type: 'person.againPressed' }
  | { type: 'save.againPressed' }
  | { type: 'theirs.taken' }
  | { type: 'mine.kept' };

/** Reports of the host: the page is about to go, a field or the window lost the focus, the network came back. */
type HostEvent = { type: 'flush.asked' } | { type: 'focus.left' } | { type: 'network.returned' };

/** Another tab or device made a booking of the draft. */
export type SentElsewhere = { type: 'draft.sentElsewhere' };

export type BookingDraftEvent = FormEvent | PersonEvent | HostEvent | SentElsewhere;

/** Reports to the owner of the form. */
export type DraftReport =
  /** It can be typed into, with the holds that the service still has for it. */
  | { type: 'draft.opened'; draft: BookingDraft; draftId: DraftId | null; holds: readonly StoredHold[] }
  /** The account's own record filled what was blank. */
  | { type: 'draft.filled'; draft: BookingDraft; usualPackages: readonly UsualPackage[] }
  /** Theirs and mine became one. */
  | { type: 'draft.merged'; draft: BookingDraft; holds: readonly StoredHold[] }
  /** The server has it, under this id. */
  | { type: 'draft.named'; draftId: DraftId }
  /** It was thrown away elsewhere. */
  | { type: 'draft.lost' }
  /** All of it is saved. */
  | { type: 'draft.settled' }
  /** It cannot be saved now. */
  | { type: 'draft.stuck'; failure: PortalError };

/** The draft ends with a booking, or null when it is left or discarded. */
export type DraftEnd = { booking: CreatedBooking | null };

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
