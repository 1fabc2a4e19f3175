import { describe, expect, test } from 'vitest';
import type { BookingDraft, StoredDraft } from '../../machines/booking.types.ts';
import { editCandidate } from '../../machines/booking-wizard/draft-edits.ts';
import { newDraft } from '../../machines/booking-wizard/new-draft.ts';
import type { BookingWizardContext } from '../../machines/booking-wizard/wizard.types.ts';
import { breaksNoRule, errorsOf } from '../../machines/booking-wizard/wizard-errors.ts';
import { bookingWizardMachine } from '../../machines/booking-wizard.machine.ts';
import { known } from '../../machines/known.ts';
import type { PortalError } from '../../machines/portal-error.ts';
import { type DraftId, id } from '../../machines/ports.ts';
import { exampleDraft, holdOf, ironbark, medical, minutesOn, now, person, slotAt } from '../support/example-booking.ts';
import { answers, elapses, fails, modelOf, titled, walk } from '../support/model-of.ts';

const draftId = id<DraftId>('d1');
const unreachable: PortalError = { code: 'UNREACHABLE' };
const refused: PortalError = { code: 'REJECTED', status: 409, reason: 'This draft has become a booking.' };
const gone: PortalError = { code: 'NOT_FOUND' };

const stored = (draft: BookingDraft): StoredDraft => ({ draftId, revision: 2, draft, holds: [] });
const loaded = (draft: BookingDraft) => answers('getDraft', stored(draft));
const typed = { type: 'field.changed', path: 'candidates.c1.name', value: 'Mia' } as const;
const held = {
  type: 'reservation.changed',
  key: 'c1',
  pick: slotAt('01:00'),
  hold: holdOf('r1', slotAt('01:00')),
} as const;

const example = exampleDraft();
const two = exampleDraft(2);
const wrongIn = (draft: BookingDraft, at: number) =>
  editCandidate(draft, known(draft.candidates[at]).key, { email: 'nobody', package: null });

type Event = Parameters<typeof modelOf<typeof bookingWizardMachine>>[1][number];

/** One region at a time, so that the paths stay few; together they take every transition of the machine. */
const regions: Record<
  string,
  { input: { draftId: DraftId | null }; events: readonly Event[]; facts: (context: BookingWizardContext) => unknown }
> = {
  'the draft of a new booking': {
    input: { draftId: null },
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
  },
  'a draft and another tab': {
    input: { draftId },
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
  },
  'the five steps': {
    input: { draftId },
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
  },
  typing: {
    input: { draftId },
    events: [
      loaded({ ...example, step: 'review' }),
      { type: 'field.changed', path: 'header.company', value: ironbark },
      { type: 'service.changed', serviceType: 'fit_test', sid: null },
      { type: 'question.confirmed' },
      typed,
      { type: 'field.left', path: 'header.contactName' },
      { type: 'candidate.added' },
      { type: 'candidate.copied', key: 'c1' },
      { type: 'candidate.selected', key: 'c1' },
      { type: 'package.chosen', key: 'c1', package: medical },
      { type: 'choice.changed', key: 'c1', change: { all: true } },
      { type: 'choice.copied', key: 'c1' },
      { type: 'policy.toggled', accepted: true },
      { type: 'send.pressed' },
    ],
    facts: ({ draft }) => [draft.candidates.length > 1, draft.candidates[0]?.package === null],
  },
  sending: {
    input: { draftId },
    events: [
      loaded({ ...example, step: 'review', policyAccepted: true }),
      held,
      { type: 'send.pressed' },
      { type: 'network.returned' },
      answers('saveDraft', { outcome: 'saved', revision: 3 }),
      fails('saveDraft', refused),
      answers('createBooking', { bookingId: 'b1', reference: 'PF-204817', candidates: [] }),
      fails('createBooking', unreachable),
      fails('createBooking', { code: 'HOLD_EXPIRED', fields: { 'candidates.0.reserveId': 'This time is gone.' } }),
    ],
    facts: (context) => [breaksNoRule(context), context.draft === context.saved],
  },
  'typing after a dropped connection': {
    input: { draftId },
    events: [
      loaded({ ...example, step: 'review', policyAccepted: true }),
      held,
      { type: 'send.pressed' },
      fails('createBooking', unreachable),
      typed,
      { type: 'service.changed', serviceType: 'pem', sid: null },
      { type: 'candidate.selected', key: 'c1' },
      { type: 'package.chosen', key: 'c1', package: medical },
      { type: 'choice.changed', key: 'c1', change: { gapless: false } },
      { type: 'policy.toggled', accepted: true },
    ],
    facts: (context) => [breaksNoRule(context)],
  },
  'questions and held times': {
    input: { draftId },
    events: [
      loaded(two),
      held,
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
  },
};

const inputOf = ({ draftId: at }: { draftId: DraftId | null }) =>
  ({ serviceType: 'pem', sid: null, draftId: at, now }) as const;

const walks = Object.entries(regions).map(([name, { input, events, facts }]) => {
  const paths = modelOf(bookingWizardMachine, events, {
    input: inputOf(input),
    facts,
    withIgnored: true,
  }).getShortestPaths();
  return { name, input: inputOf(input), paths };
});

describe.each(walks)('$name', ({ paths, input }) => {
  test.each(titled(paths.filter(({ steps }) => steps.length <= 4)))('[machine.wizard] %s', (_title, path) => {
    walk(bookingWizardMachine, [path], input);
  });
});

test('[machine.wizard] the paths leave no state and no transition of the wizard out', () => {
  const missing = walks.map(({ paths, input }) => walk(bookingWizardMachine, paths, input));
  expect(missing.reduce((left, missed) => left.filter((name) => missed.includes(name)))).toEqual([]);
}, 30_000);
