import { defined } from '../lib/assert-defined.ts';
import type { BookingDraft, CreatedBooking } from '../lib/booking.types.ts';
import { answers, fails, modelOfFolder } from '../lib/model.ts';
import type { PortalError } from '../lib/portal-error.ts';
import { type BookingId, type DraftId, id } from '../lib/ports.ts';
import { editCandidate } from '../rules/drafts/draft-edits.ts';
import {
  exampleDraft,
  holdOf,
  ironbark,
  medical,
  minutesOn,
  now,
  slotAt,
  visitId,
} from '../rules/drafts/example-booking.ts';
import { newDraft } from '../rules/drafts/new-draft.ts';
import { bookingWizardMachine } from './booking-wizard.machine.ts';
import { breaksNoRule, errorsOf } from './wizard-errors.ts';

export const draftId = id<DraftId>('d1');
export const unreachable: PortalError = { code: 'UNREACHABLE' };
const refused: PortalError = { code: 'DRAFT_SENT', reason: 'This booking was already sent: PF-204817.' };

const booked: CreatedBooking = { bookingId: id<BookingId>('b1'), reference: 'PF-204817', candidates: [] };
/** As the draft's own machine reports it. */
const loaded = (draft: BookingDraft) => ({ type: 'draft.opened', draft, draftId, holds: [] }) as const;
const settled = { type: 'draft.settled' } as const;
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

const pastedRow = { name: 'Mia', dob: '01/02/1990', gender: 'F', phone: '', email: '', position: '', note: '' };

const unpacked = newDraft({ serviceType: 'pem', sid: null }, now);

export const inputOf = (at: DraftId | null) => ({ serviceType: 'pem', sid: null, draftId: at, visitId, now }) as const;

/** One region at a time, so that the paths stay few; together they take every transition of the machine. */
export const bookingWizardModel = modelOfFolder('booking-wizard', 'Booking wizard', bookingWizardMachine, {
  'the draft and its end': {
    input: inputOf(null),
    events: [
      { type: 'draft.filled', draft: example, usualPackages: [] },
      { type: 'draft.opened', draft: example, draftId: null, holds: [] },
      typed,
      { type: 'draft.named', draftId },
      { type: 'draft.lost' },
      { type: 'draft.merged', draft: two, holds: [] },
      answers('bookingDraft', { booking: null }),
      answers('bookingDraft', { booking: booked }),
    ],
    facts: ({ draft, draftId: at }) => [draft.candidates.length, draft.candidates[0]?.name, at !== null],
    withIgnored: true,
  },
  'a position and its usual package': {
    input: inputOf(null),
    events: [
      { type: 'draft.filled', draft: unpacked, usualPackages: [{ position: 'Rigger', package: medical }] },
      { type: 'draft.opened', draft: unpacked, draftId: null, holds: [] },
      { type: 'field.changed', path: 'candidates.c1.position', value: { id: null, name: 'Rigger' } },
      { type: 'field.changed', path: 'candidates.c1.position', value: { id: null, name: 'Cook' } },
    ],
    facts: ({ draft }) => [draft.candidates[0]?.package?.id, draft.candidates[0]?.position?.name],
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
      loaded(unpacked),
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
      settled,
      { type: 'draft.stuck', failure: refused },
      answers('createBooking', booked),
      fails('createBooking', unreachable),
      fails('createBooking', { code: 'HOLD_EXPIRED', fields: { 'candidates.0.reserveId': 'This time is gone.' } }),
    ],
    facts: (context) => [breaksNoRule(context)],
    withIgnored: true,
  },
  'typing after a dropped connection': {
    input: inputOf(draftId),
    events: [
      loaded({ ...example, step: 'review', policyAccepted: true }),
      held,
      { type: 'send.pressed' },
      settled,
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
      { type: 'group.doubted', keys: ['c1'] },
      { type: 'group.held', holds: [{ key: 'c1', hold: held.hold, calls: 0 }], choice: { state: 'WA' } },
      { type: 'clock.ticked', now: minutesOn(1) },
      { type: 'candidate.deleted', key: 'c1' },
      { type: 'field.changed', path: 'header.company', value: ironbark },
      { type: 'service.changed', serviceType: 'fit_test', sid: null },
      { type: 'discard.pressed' },
      { type: 'question.confirmed' },
      { type: 'question.cancelled' },
      { type: 'extend.pressed' },
      answers('extendHolds', [{ candidateIndex: 0, reserveId: held.hold.reserveId, expiresAt: minutesOn(20) }]),
      fails('extendHolds', refused),
      fails('extendHolds', { code: 'UNREACHABLE' }),
    ],
    facts: ({ draft, holds }) => [
      draft.candidates.length,
      draft.candidates[0]?.package === null,
      draft.serviceType,
      Object.keys(holds).length,
    ],
    withIgnored: true,
  },
});
