import type { AnyEventObject, InputFrom } from 'xstate';
import { bookingWizardMachine } from '../../../machines/booking-wizard/booking-wizard.machine.ts';
import type { BookingWizardContext } from '../../../machines/booking-wizard/booking-wizard.types.ts';
import { editCandidate } from '../../../machines/booking-wizard/drafts/draft-edits.ts';
import { breaksNoRule, errorsOf } from '../../../machines/booking-wizard/wizard-errors.ts';
import { defined } from '../../../machines/lib/assert-defined.ts';
import type { BookingDraft, StoredDraft } from '../../../machines/lib/booking.types.ts';
import { type DraftId, epochMs, id } from '../../../machines/lib/ports.ts';
import { exampleDraft, holdOf, now, person, slotAt, visitId } from '../../support/bookings/example-booking.ts';
import { answers, elapses, fails, type ModelPath, modelOf } from '../../support/model-of.ts';
import { fewest } from '../paths.ts';

type Events = Parameters<typeof modelOf<typeof bookingWizardMachine>>[1];

/** One part of the wizard's life, as a person meets it in the browser. */
export interface Region {
  readonly input: InputFrom<typeof bookingWizardMachine>;
  readonly name: string;
  /** The draft that the server has before; null: a new booking. */
  readonly draft: BookingDraft | null;
  /** A time that is held before for the first candidate. */
  readonly isHeld: boolean;
  /** Requests that wait, so that what happens meanwhile can be seen. */
  readonly gates: readonly string[];
  /** The regions of the machine that the paths are about. */
  readonly parts: readonly string[];
  readonly paths: readonly ModelPath[];
}

const draftId = id<DraftId>('d1');
export const typed = { type: 'field.changed', path: 'header.comment', value: 'Gate 2' } as const;
const stored = (draft: BookingDraft): StoredDraft => ({ draftId, revision: 2, draft, holds: [] });
const loaded = (draft: BookingDraft) => answers('getDraft', { ...stored(draft), booking: null });
const held = {
  type: 'reservation.changed',
  key: 'c1',
  pick: slotAt('01:00'),
  hold: holdOf('r1', slotAt('01:00')),
} as const;
const autosaved = elapses('autosave', 'bookingWizard.draft.dirty');
const saved = answers('saveDraft', { outcome: 'saved', revision: 3 });
const unreachable = { code: 'UNREACHABLE' } as const;
const gone = { code: 'NOT_FOUND' } as const;

type State = ModelPath['state'];

type Draw = {
  name: string;
  draft?: BookingDraft;
  isHeld?: boolean;
  gates: readonly string[];
  /** The regions of the machine that the paths are about. */
  parts: readonly string[];
  events: Events;
  facts: (context: BookingWizardContext) => unknown;
  /** False for a step that nobody can take on the screen. */
  can?: (event: AnyEventObject, before: State) => boolean;
};

/** The paths of a region that a person can walk. */
function region({ name, draft, isHeld = false, gates, parts, events, facts, can = () => true }: Draw): Region {
  const input = { serviceType: 'pem', sid: null, draftId: draft ? draftId : null, visitId, now } as const;
  const paths = modelOf(bookingWizardMachine, events, { input, facts }).getShortestPaths({
    filterEvents: (before, event) => before.status === 'active' && before.can(event) && can(event, before),
  });
  return { name, input, draft: draft ?? null, isHeld, gates, parts, paths: fewest(paths, parts) };
}

const isIn = ({ value }: State, part: string, ...states: string[]) =>
  states.includes((value as Record<string, string>)[part] ?? '');
const draftFacts = ({ draft, saved: last, sending, draftId: at, isClosing, saveFailure }: BookingWizardContext) => [
  draft === last,
  draft === sending,
  at !== null,
  isClosing,
  saveFailure?.code,
];

const example = exampleDraft();
const two = exampleDraft(2);
const wrong = (at: number) => editCandidate(two, defined(two.candidates[at]).key, { email: 'nobody' });
const ready: BookingDraft = { ...exampleDraft(1, { pick: slotAt('01:00') }), step: 'review', policyAccepted: true };
const requests: BookingDraft = { ...editCandidate(two, 'c1', { pick: slotAt('01:00') }), step: 'candidates' };
const isLost = ({ context }: State) =>
  [context.saveFailure, context.loadFailure].some((one) => one?.code === 'NOT_FOUND');

const bookingPerson = region({
  name: 'the booking person',
  gates: ['BookingPerson'],
  parts: ['person'],
  events: [
    answers('getBookingPerson', person),
    fails('getBookingPerson', unreachable),
    { type: 'person.againPressed' },
    typed,
  ],
  facts: ({ draft, personFailure }) => [draft.header.contactName, draft.header.comment, personFailure?.code],
});

const newBooking = region({
  name: 'a new booking',
  gates: ['BookingPerson', 'CreateDraft', 'SaveDraft', 'DeleteDraft'],
  parts: ['draft', 'question'],
  events: [
    answers('getBookingPerson', person),
    fails('getBookingPerson', unreachable),
    typed,
    answers('createDraft', { draftId, revision: 1 }),
    fails('createDraft', unreachable),
    autosaved,
    saved,
    fails('saveDraft', unreachable),
    fails('saveDraft', gone),
    { type: 'network.returned' },
    { type: 'save.againPressed' },
    { type: 'saveAndClose.pressed' },
    { type: 'discard.pressed' },
    { type: 'question.cancelled' },
    { type: 'question.confirmed' },
    answers('deleteDraft'),
    fails('deleteDraft', gone),
  ],
  facts: draftFacts,
  can: ({ type }, before) => {
    if (!isIn(before, 'question', 'none')) return type.startsWith('question.');
    if (type === typed.type) return isIn(before, 'draft', 'fresh', 'clean', 'creating', 'saving');
    if (type === 'discard.pressed') return before.context.draftId !== null && isIn(before, 'draft', 'clean');
    if (type === 'save.againPressed') return isIn(before, 'draft', 'saveFailed');
    if (type === 'network.returned') return isIn(before, 'draft', 'offline');
    if (type === 'saveAndClose.pressed') return isIn(before, 'draft', 'fresh', 'clean', 'creating', 'dirty');
    return !(isLost(before) && (type === 'xstate.done.actor.saveDraft' || type === 'xstate.done.actor.deleteDraft'));
  },
});

const reopened = region({
  name: 'a draft that another tab has too',
  draft: { ...example, step: 'company' },
  gates: ['Draft', 'SaveDraft', 'BookingPerson'],
  parts: ['draft'],
  events: [
    loaded(example),
    fails('getDraft', unreachable),
    fails('getDraft', gone),
    { type: 'load.againPressed' },
    { type: 'startOver.pressed' },
    typed,
    autosaved,
    answers('saveDraft', {
      outcome: 'changed',
      theirs: stored({ ...example, header: { ...example.header, invoiceEmail: 'theirs@redgum.com.au' } }),
    }),
    answers('saveDraft', {
      outcome: 'changed',
      theirs: stored({ ...example, header: { ...example.header, comment: 'Gate 3' } }),
    }),
    { type: 'theirs.taken' },
    { type: 'mine.kept' },
  ],
  facts: ({ draft, saved: last, draftId: at, loadFailure }) => [draft === last, at !== null, loadFailure?.code],
  can: ({ type }, before) => {
    if (type === 'load.againPressed') return !isLost(before);
    return type !== typed.type || isIn(before, 'draft', 'clean');
  },
});

const stepsFrom = (name: string, draft: BookingDraft) =>
  region({
    name: `the five steps, ${name}`,
    draft,
    gates: [],
    parts: ['step'],
    events: [
      loaded(draft),
      held,
      { type: 'next.pressed' },
      { type: 'back.pressed' },
      { type: 'step.chosen', step: 'company' },
      { type: 'step.chosen', step: 'review' },
    ],
    facts: (context) => [context.draft.current === 'c1', Object.keys(errorsOf(context)).sort()],
    can: ({ type, step }, before) =>
      (step !== 'company' || isIn(before, 'step', 'review')) &&
      (type !== held.type || (isIn(before, 'step', 'time') && before.context.holds['c1'] === undefined)),
  });

const sending = region({
  name: 'sending',
  draft: ready,
  isHeld: true,
  gates: ['CreateBooking', 'SaveDraft'],
  parts: ['submission'],
  events: [
    loaded(ready),
    held,
    { type: 'policy.toggled', accepted: false },
    { type: 'policy.toggled', accepted: true },
    { type: 'send.pressed' },
    { type: 'network.returned' },
    saved,
    fails('saveDraft', unreachable),
    answers('createBooking', { bookingId: 'b1', reference: 'PF-204817', candidates: [] }),
    fails('createBooking', unreachable),
    fails('createBooking', { code: 'HOLD_EXPIRED', fields: { 'candidates.0.reserveId': 'This time is gone.' } }),
  ],
  facts: (context) => [breaksNoRule(context), context.draft === context.saved, context.draft.policyAccepted],
  can: ({ type, accepted }, before) => {
    const isRefused = before.context.sendFailure?.code === 'HOLD_EXPIRED';
    const hasHold = before.context.holds['c1'] !== undefined;
    if (type === held.type) return !hasHold && !isRefused && isIn(before, 'draft', 'clean');
    if (isRefused || !(hasHold || isIn(before, 'draft', 'loading'))) return false;
    if (type === 'policy.toggled' && accepted === before.context.draft.policyAccepted) return false;
    if (type === 'policy.toggled') return isIn(before, 'draft', 'clean', 'dirty') && isIn(before, 'step', 'review');
    if (type === 'send.pressed') return isIn(before, 'step', 'review') && !isIn(before, 'draft', 'saving');
    return type !== 'network.returned' || isIn(before, 'submission', 'unanswered');
  },
});

const asking = region({
  name: 'questions and held times',
  draft: requests,
  isHeld: true,
  gates: ['ExtendHolds'],
  parts: ['question', 'holdBar'],
  events: [
    loaded(requests),
    held,
    { type: 'candidate.deleted', key: 'c1' },
    { type: 'field.changed', path: 'header.subsidiary', value: { id: 's1', name: 'Newman' } },
    { type: 'discard.pressed' },
    { type: 'question.confirmed' },
    { type: 'question.cancelled' },
    { type: 'extend.pressed' },
    answers('extendHolds', [{ candidateIndex: 0, expiresAt: epochMs(now + 1_200_000) }]),
    fails('extendHolds', unreachable),
  ],
  facts: ({ draft, holds }) => [
    draft.candidates.length,
    draft.candidates[0]?.package === null,
    Object.keys(holds).length,
  ],
  can: ({ type }, before) => {
    const isOpen =
      isIn(before, 'question', 'none') && isIn(before, 'holdBar', 'resting') && isIn(before, 'draft', 'clean');
    const hasHold = before.context.holds['c1'] !== undefined;
    if (type === held.type) return !hasHold && isOpen;
    if (type.startsWith('question.') || type.includes('actor')) return true;
    return isOpen && hasHold;
  },
});

export const regions: readonly Region[] = [
  bookingPerson,
  newBooking,
  reopened,
  stepsFrom('from the times', { ...example, step: 'time' }),
  stepsFrom('with an error', { ...wrong(0), step: 'candidates' }),
  stepsFrom('with an error at another', { ...wrong(1), step: 'candidates' }),
  sending,
  asking,
];
