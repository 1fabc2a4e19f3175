import { machineModel } from '../../lab/model/machine-model.ts';
import { answers, elapses } from '../../lab/model/model-of.ts';
import { defined } from '../lib/assert-defined.ts';
import type { BookingDraft, CreatedBooking, LastBooking, StoredDraft } from '../lib/booking.types.ts';
import type { PortalError } from '../lib/portal-error.ts';
import { type BookingId, type DraftId, id } from '../lib/ports.ts';
import {
  exampleDraft,
  holdOf,
  ironbark,
  medical,
  minutesOn,
  now,
  person,
  slotAt,
  visitId,
} from '../models/example-booking.ts';
import { fails } from '../models/fails.ts';
import { bookingWizardMachine } from './booking-wizard.machine.ts';
import { editCandidate } from './drafts/draft-edits.ts';
import { newDraft } from './drafts/new-draft.ts';
import { breaksNoRule, errorsOf } from './wizard-errors.ts';

export const draftId = id<DraftId>('d1');
export const unreachable: PortalError = { code: 'UNREACHABLE' };
const refused: PortalError = { code: 'DRAFT_SENT', reason: 'This booking was already sent: PF-204817.' };
const gone: PortalError = { code: 'NOT_FOUND' };

const stored = (draft: BookingDraft): StoredDraft => ({ draftId, revision: 2, draft, holds: [] });
const booked: CreatedBooking = { bookingId: id<BookingId>('b1'), reference: 'PF-204817', candidates: [] };
const loaded = (draft: BookingDraft, booking: CreatedBooking | null = null) =>
  answers('getDraft', { ...stored(draft), booking });
export const typed = { type: 'field.changed', path: 'candidates.c1.name', value: 'Mia' } as const;
const held = {
  type: 'reservation.changed',
  key: 'c1',
  pick: slotAt('01:00'),
  hold: holdOf('r1', slotAt('01:00')),
} as const;

const example = exampleDraft();
const two = exampleDraft(2);
const wrongIn = (draft: BookingDraft, at: number) =>
  editCandidate(draft, defined(draft.candidates[at]).key, { email: 'nobody', package: null });

const pastedRow = { name: 'Mia', dob: '01/02/1990', gender: 'F', phone: '', email: '', position: '' };

const last: LastBooking = {
  ...{ subsidiary: null, resultEmails: [], invoiceEmail: '', poNumber: '', place: null, package: null },
  usualPackages: [{ position: 'Rigger', package: medical }],
};

export const inputOf = (at: DraftId | null) => ({ serviceType: 'pem', sid: null, draftId: at, visitId, now }) as const;

/** One region at a time, so that the paths stay few; together they take every transition of the machine. */
export const bookingWizardModel = machineModel(
  {
    name: 'booking-wizard',
    title: 'Booking wizard',
    file: 'machines/booking-wizard/booking-wizard.machine.ts',
    machine: bookingWizardMachine,
  },
  {
    'the draft of a new booking': {
      input: inputOf(null),
      events: [
        answers('getBookingPerson', person),
        fails('getBookingPerson', unreachable),
        typed,
        answers('createDraft', { draftId, revision: 1 }),
        fails('createDraft', unreachable),
        fails('createDraft', refused),
        elapses('autosave', 'bookingWizard.draft.dirty'),
        elapses('retry', 'bookingWizard.draft.offline'),
        answers('saveDraft', { outcome: 'saved', revision: 3 }),
        fails('saveDraft', unreachable),
        fails('saveDraft', refused),
        fails('saveDraft', gone),
        { type: 'flush.asked' },
        { type: 'focus.left' },
        { type: 'network.returned' },
        { type: 'save.againPressed' },
        { type: 'saveAndClose.pressed' },
        { type: 'discard.confirmed' },
        answers('deleteDraft'),
        fails('deleteDraft', gone),
        fails('deleteDraft', refused),
      ],
      facts: ({ draft, saved, sending, draftId: at, isClosing, saveFailure }) => [
        draft === saved,
        draft === sending,
        at !== null,
        isClosing,
        saveFailure?.code,
      ],
      withIgnored: true,
    },
    'the booking person': {
      input: inputOf(null),
      events: [
        answers('getBookingPerson', person),
        fails('getBookingPerson', unreachable),
        { type: 'person.againPressed' },
        typed,
      ],
      facts: ({ draft, saved, personFailure }) => [draft === saved, personFailure?.code, draft.header.contactName],
      withIgnored: true,
    },
    'a position and its usual package': {
      input: inputOf(null),
      events: [
        answers('getBookingPerson', { ...person, last }),
        { type: 'field.changed', path: 'candidates.c1.position', value: { id: null, name: 'Rigger' } },
        { type: 'field.changed', path: 'candidates.c1.position', value: { id: null, name: 'Cook' } },
      ],
      facts: ({ draft }) => [draft.candidates[0]?.package?.id, draft.candidates[0]?.position?.name],
      withIgnored: true,
    },
    'a draft and another tab': {
      input: inputOf(draftId),
      events: [
        loaded(example),
        fails('getDraft', gone),
        { type: 'load.againPressed' },
        { type: 'startOver.pressed' },
        typed,
        elapses('autosave', 'bookingWizard.draft.dirty'),
        answers('saveDraft', { outcome: 'changed', theirs: stored(editCandidate(example, 'c1', { note: 'Gate 3' })) }),
        answers('saveDraft', { outcome: 'changed', theirs: stored(editCandidate(example, 'c1', { name: 'Theirs' })) }),
        { type: 'theirs.taken' },
        { type: 'mine.kept' },
        { type: 'flush.asked' },
      ],
      facts: ({ draft, saved, draftId: at }) => [draft === saved, at !== null],
      withIgnored: true,
    },
    'a place in the form, which is saved when the page goes': {
      input: inputOf(draftId),
      events: [
        loaded(example),
        { type: 'step.chosen', step: 'candidates' },
        answers('saveDraft', { outcome: 'saved', revision: 3 }),
        { type: 'flush.asked' },
        { type: 'saveAndClose.pressed' },
      ],
      facts: ({ draft, saved, isClosing }) => [draft === saved, isClosing],
      withIgnored: true,
    },
    'a draft that is sent elsewhere': {
      input: inputOf(draftId),
      events: [loaded(example), loaded(example, booked), { type: 'draft.sentElsewhere' }, typed],
      facts: ({ draft, saved }) => [draft === saved, saved !== null],
      withIgnored: true,
    },
    'the five steps': {
      input: inputOf(draftId),
      events: [
        loaded(example),
        loaded({ ...example, step: 'candidates' }),
        loaded({ ...example, step: 'package' }),
        loaded({ ...example, step: 'time' }),
        loaded({ ...example, step: 'review' }),
        loaded(newDraft({ serviceType: 'pem', sid: null }, now)),
        loaded({ ...wrongIn(two, 0), step: 'candidates' }),
        loaded({ ...wrongIn(two, 0), step: 'package' }),
        loaded({ ...wrongIn(two, 1), step: 'candidates' }),
        loaded({ ...wrongIn(two, 1), step: 'package' }),
        loaded({ ...two, step: 'time' }),
        held,
        { type: 'next.pressed' },
        { type: 'back.pressed' },
        { type: 'step.chosen', step: 'company' },
        { type: 'step.chosen', step: 'candidates' },
        { type: 'step.chosen', step: 'package' },
        { type: 'step.chosen', step: 'time' },
        { type: 'step.chosen', step: 'review' },
      ],
      facts: (context) => [context.draft.current === 'c1', Object.keys(errorsOf(context)).sort()],
      withIgnored: true,
    },
    typing: {
      input: inputOf(draftId),
      events: [
        loaded({ ...example, step: 'review' }),
        { type: 'field.changed', path: 'header.company', value: ironbark },
        { type: 'service.changed', serviceType: 'fit_test', sid: null },
        { type: 'question.confirmed' },
        typed,
        { type: 'field.left', path: 'header.contactName' },
        { type: 'candidate.added' },
        { type: 'candidate.copied', key: 'c1' },
        { type: 'candidate.shared', key: 'c1' },
        { type: 'candidate.pasted', rows: [pastedRow] },
        { type: 'candidate.selected', key: 'c1' },
        { type: 'package.chosen', key: 'c1', package: medical },
        { type: 'choice.changed', key: 'c1', change: { all: true } },
        { type: 'choice.copied', key: 'c1' },
        { type: 'policy.toggled', accepted: true },
        { type: 'send.pressed' },
      ],
      facts: ({ draft }) => [draft.candidates.length > 1, draft.candidates[0]?.package === null],
      withIgnored: true,
    },
    sending: {
      input: inputOf(draftId),
      events: [
        loaded({ ...example, step: 'review', policyAccepted: true }),
        held,
        { type: 'send.pressed' },
        { type: 'network.returned' },
        answers('saveDraft', { outcome: 'saved', revision: 3 }),
        fails('saveDraft', refused),
        answers('createBooking', booked),
        fails('createBooking', unreachable),
        fails('createBooking', { code: 'HOLD_EXPIRED', fields: { 'candidates.0.reserveId': 'This time is gone.' } }),
      ],
      facts: (context) => [breaksNoRule(context), context.draft === context.saved],
      withIgnored: true,
    },
    'typing after a dropped connection': {
      input: inputOf(draftId),
      events: [
        loaded({ ...example, step: 'review', policyAccepted: true }),
        held,
        { type: 'send.pressed' },
        answers('saveDraft', { outcome: 'saved', revision: 3 }),
        fails('createBooking', unreachable),
        typed,
        { type: 'service.changed', serviceType: 'pem', sid: null },
        { type: 'candidate.selected', key: 'c1' },
        { type: 'package.chosen', key: 'c1', package: medical },
        { type: 'choice.changed', key: 'c1', change: { gapless: false } },
        { type: 'policy.toggled', accepted: true },
      ],
      facts: (context) => [breaksNoRule(context)],
      withIgnored: true,
    },
    'questions and held times': {
      input: inputOf(draftId),
      events: [
        loaded(two),
        held,
        { type: 'group.held', holds: [{ key: 'c1', hold: held.hold }], choice: { state: 'WA' } },
        { type: 'clock.ticked', now: minutesOn(1) },
        { type: 'candidate.deleted', key: 'c1' },
        { type: 'field.changed', path: 'header.company', value: ironbark },
        { type: 'service.changed', serviceType: 'fit_test', sid: null },
        { type: 'discard.pressed' },
        { type: 'question.confirmed' },
        { type: 'question.cancelled' },
        { type: 'extend.pressed' },
        answers('extendHolds', [{ candidateIndex: 0, expiresAt: minutesOn(20) }]),
        fails('extendHolds', refused),
      ],
      facts: ({ draft, holds }) => [
        draft.candidates.length,
        draft.candidates[0]?.package === null,
        draft.serviceType,
        Object.keys(holds).length,
      ],
      withIgnored: true,
    },
  },
);
