import type { BookingDraft, CreatedBooking, StoredDraft } from '../lib/booking.types.ts';
import { answers, elapses, fails, modelOfFolder } from '../lib/model.ts';
import type { PortalError } from '../lib/portal-error.ts';
import { type BookingId, type DraftId, id } from '../lib/ports.ts';
import { editCandidate } from '../rules/drafts/draft-edits.ts';
import { exampleDraft, now, person, slotAt, visitId } from '../rules/drafts/example-booking.ts';
import { newDraft } from '../rules/drafts/new-draft.ts';
import { bookingDraftMachine } from './booking-draft.machine.ts';
import type { BookingDraftContext } from './booking-draft.types.ts';

export const draftId = id<DraftId>('d1');
export const unreachable: PortalError = { code: 'UNREACHABLE' };
const refused: PortalError = { code: 'DRAFT_SENT', reason: 'This booking was already sent: PF-204817.' };
const gone: PortalError = { code: 'NOT_FOUND' };
const failed: PortalError = { code: 'REJECTED', status: 500, reason: 'It failed.' };

const stored = (draft: BookingDraft): StoredDraft => ({ draftId, revision: 2, draft, holds: [] });
const booked: CreatedBooking = { bookingId: id<BookingId>('b1'), reference: 'PF-204817', candidates: [] };
const loaded = (draft: BookingDraft, booking: CreatedBooking | null = null) =>
  answers('getDraft', { ...stored(draft), booking });
const saved = answers('saveDraft', { outcome: 'saved', revision: 3 });
const autosaved = elapses('autosave', 'bookingDraft.open.copy.dirty');

const example = exampleDraft();
const blank = newDraft({ serviceType: 'pem', sid: null }, now);
const named = (draft: BookingDraft, name: string) => editCandidate(draft, 'c1', { name });
export const typed = (draft: BookingDraft, name = 'Mia') =>
  ({ type: 'draft.changed', draft: named(draft, name) }) as const;

export const inputOf = (at: DraftId | null) => ({ draft: blank, draftId: at, visitId, owner: null });

const facts = ({ draft, saved: last, sending, draftId: at, saveFailure }: BookingDraftContext) => [
  draft === last,
  draft === sending,
  at !== null,
  saveFailure?.code,
];

export const bookingDraftModel = modelOfFolder('booking-draft', 'Booking draft', bookingDraftMachine, {
  'a new booking': {
    input: inputOf(null),
    events: [
      answers('getBookingPerson', person),
      fails('getBookingPerson', unreachable),
      typed(blank),
      typed(blank, 'Mia Ray'),
      answers('createDraft', { draftId, revision: 1 }),
      fails('createDraft', unreachable),
      fails('createDraft', refused),
      fails('createDraft', gone),
      autosaved,
      elapses('retry', 'bookingDraft.open.copy.offline'),
      saved,
      fails('saveDraft', unreachable),
      fails('saveDraft', refused),
      fails('saveDraft', gone),
      { type: 'flush.asked' },
      { type: 'settle.asked' },
      { type: 'focus.left' },
      { type: 'network.returned' },
      { type: 'save.againPressed' },
      { type: 'saveAndClose.pressed' },
    ],
    facts,
    withIgnored: true,
  },
  'the account’s own record': {
    input: inputOf(null),
    events: [
      answers('getBookingPerson', person),
      fails('getBookingPerson', unreachable),
      { type: 'person.againPressed' },
      typed(blank),
      answers('createDraft', { draftId, revision: 1 }),
    ],
    facts: ({ draft, saved: last, personFailure }) => [draft === last, personFailure?.code, draft.header.contactName],
    withIgnored: true,
  },
  'a draft and another tab': {
    input: inputOf(draftId),
    events: [
      loaded(example),
      fails('getDraft', gone),
      { type: 'load.againPressed' },
      { type: 'startOver.pressed' },
      typed(example),
      autosaved,
      answers('saveDraft', { outcome: 'changed', theirs: stored(editCandidate(example, 'c1', { note: 'Gate 3' })) }),
      answers('saveDraft', { outcome: 'changed', theirs: stored(named(example, 'Theirs')) }),
      { type: 'theirs.taken' },
      { type: 'mine.kept' },
      { type: 'flush.asked' },
      { type: 'settle.asked' },
    ],
    facts: ({ draft, saved: last, draftId: at }) => [draft === last, at !== null],
    withIgnored: true,
  },
  'a place in the form, which is saved when the page goes': {
    input: inputOf(draftId),
    events: [
      loaded(example),
      { type: 'draft.changed', draft: { ...example, step: 'candidates' } },
      saved,
      { type: 'flush.asked' },
      { type: 'settle.asked' },
      { type: 'saveAndClose.pressed' },
    ],
    facts,
    withIgnored: true,
  },
  'a time, which its hold keeps': {
    input: inputOf(draftId),
    events: [
      loaded(example),
      { type: 'draft.changed', draft: editCandidate(example, 'c1', { pick: slotAt('01:00') }) },
      typed(example),
      autosaved,
      elapses('picks', 'bookingDraft.open.copy.clean.picked'),
      saved,
      { type: 'flush.asked' },
      { type: 'settle.asked' },
    ],
    facts,
    withIgnored: true,
  },
  'the end of a draft': {
    input: inputOf(draftId),
    events: [
      loaded(example),
      loaded(example, booked),
      { type: 'draft.sentElsewhere' },
      typed(example),
      { type: 'booking.sent', booking: booked },
      { type: 'discard.confirmed' },
      answers('deleteDraft'),
      fails('deleteDraft', gone),
      fails('deleteDraft', refused),
      fails('deleteDraft', unreachable),
      fails('deleteDraft', failed),
    ],
    facts: ({ draft, saved: last }) => [draft === last, last !== null],
    withIgnored: true,
  },
  'a draft that was never begun': {
    input: inputOf(null),
    events: [answers('getBookingPerson', person), { type: 'discard.confirmed' }, { type: 'saveAndClose.pressed' }],
    withIgnored: true,
  },
});
