import type { AnyEventObject, AnyStateMachine } from 'xstate';
import { bookingDraftMachine } from '../../../machines/booking-draft/booking-draft.machine.ts';
import type { BookingDraftContext } from '../../../machines/booking-draft/booking-draft.types.ts';
import { bookingWizardMachine } from '../../../machines/booking-wizard/booking-wizard.machine.ts';
import { breaksNoRule, errorsOf } from '../../../machines/booking-wizard/wizard-errors.ts';
import { defined } from '../../../machines/lib/assert-defined.ts';
import type { BookingDraft, StoredDraft } from '../../../machines/lib/booking.types.ts';
import { type DraftId, epochMs, id } from '../../../machines/lib/ports.ts';
import { editCandidate } from '../../../machines/rules/drafts/draft-edits.ts';
import { newDraft } from '../../../machines/rules/drafts/new-draft.ts';
import { exampleDraft, holdOf, now, person, slotAt, visitId } from '../../support/bookings/example-booking.ts';
import { copyState } from '../../support/bookings/open-wizard.ts';
import { answers, elapses, fails, type ModelOptions, type ModelPath, modelOf } from '../../support/model-of.ts';
import { fewest } from '../paths.ts';

/** One part of the wizard's life, as a person meets it in the browser. */
export interface Region {
  readonly machine: AnyStateMachine;
  readonly input: unknown;
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
const stored = (draft: BookingDraft): StoredDraft => ({ draftId, revision: 2, draft, holds: [] });
const loaded = (draft: BookingDraft) => answers('getDraft', { ...stored(draft), booking: null });
/** The event that the wizard receives. */
const opened = (draft: BookingDraft) => ({ type: 'draft.opened', draft, draftId, holds: [] }) as const;
const commented = (draft: BookingDraft, comment: string) => ({ ...draft, header: { ...draft.header, comment } });
const typed = (draft: BookingDraft, comment = 'Gate 2') =>
  ({ type: 'draft.changed', draft: commented(draft, comment) }) as const;
const held = {
  type: 'reservation.changed',
  key: 'c1',
  pick: slotAt('01:00'),
  hold: holdOf('r1', slotAt('01:00')),
} as const;
const autosaved = elapses('autosave', 'bookingDraft.open.copy.dirty');
const saved = answers('saveDraft', { outcome: 'saved', revision: 3 });
const unreachable = { code: 'UNREACHABLE' } as const;
const gone = { code: 'NOT_FOUND' } as const;

type State = ModelPath['state'];

type Draw = Omit<Region, 'machine' | 'input' | 'draft' | 'isHeld' | 'paths'> & {
  draft?: BookingDraft;
  isHeld?: boolean;
  /** False for a step that the screen does not allow. */
  can?: (event: AnyEventObject, before: State) => boolean;
};
type Events<Machine extends AnyStateMachine> = Parameters<typeof modelOf<Machine>>[1];
type Facts<Machine extends AnyStateMachine> = Required<ModelOptions<Machine>>['facts'];

/** The paths of a machine that a person can walk. */
function pathsOf<Machine extends AnyStateMachine>(
  machine: Machine,
  events: Events<Machine>,
  options: ModelOptions<Machine>,
  can: NonNullable<Draw['can']>,
) {
  return modelOf(machine, events, options).getShortestPaths({
    filterEvents: (before, event) => before.status === 'active' && before.can(event) && can(event, before),
  });
}

type DraftDraw = Draw & { events: Events<typeof bookingDraftMachine>; facts: Facts<typeof bookingDraftMachine> };

/** Of the draft and its copy on the server. */
function draftRegion({ draft, isHeld = false, events, facts, can = () => true, ...about }: DraftDraw): Region {
  const input = { draft: blank, draftId: draft ? draftId : null, visitId, owner: null };
  const paths = pathsOf(bookingDraftMachine, events, { input, facts }, can);
  return { ...about, machine: bookingDraftMachine, input, draft: draft ?? null, isHeld, paths: fewest(paths) };
}

type WizardDraw = Draw & { events: Events<typeof bookingWizardMachine>; facts: Facts<typeof bookingWizardMachine> };

/** Of the form that is typed into. */
function region({ draft, isHeld = false, events, facts, can = () => true, ...about }: WizardDraw): Region {
  const input = { serviceType: 'pem', sid: null, draftId: draft ? draftId : null, visitId, now } as const;
  const paths = fewest(pathsOf(bookingWizardMachine, events, { input, facts }, can), about.parts);
  return { ...about, machine: bookingWizardMachine, input, draft: draft ?? null, isHeld, paths };
}

const isIn = ({ value }: State, part: string, ...states: string[]) =>
  states.includes((value as Record<string, string>)[part] ?? '');
const isCopy = ({ value }: State, ...states: string[]) => states.includes(copyState(value));
const draftFacts = ({ draft, saved: last, sending, draftId: at, saveFailure }: BookingDraftContext) => [
  draft === last,
  draft === sending,
  at !== null,
  saveFailure?.code,
];

const blank = newDraft({ serviceType: 'pem', sid: null }, now);
const example = exampleDraft();
const two = exampleDraft(2);
const wrong = (at: number) => editCandidate(two, defined(two.candidates[at]).key, { email: 'nobody' });
const ready: BookingDraft = { ...exampleDraft(1, { pick: slotAt('01:00') }), step: 'review', policyAccepted: true };
const requests: BookingDraft = { ...editCandidate(two, 'c1', { pick: slotAt('01:00') }), step: 'candidates' };
const isUntouched = ({ context }: State) => context.draft === requests;
const isLost = ({ context }: State) =>
  [context.saveFailure, context.loadFailure].some((one) => one?.code === 'NOT_FOUND');

/** Each time something else, and one change beside a save on its way. */
function canType({ draft }: AnyEventObject, before: State) {
  const { draft: current, sending: onItsWay } = before.context as BookingDraftContext;
  if (isCopy(before, 'creating', 'saving') && current !== onItsWay) return false;
  return isCopy(before, 'fresh', 'clean', 'creating', 'saving') && current !== draft;
}

const bookingPerson = draftRegion({
  name: 'the booking person',
  gates: ['BookingPerson'],
  parts: ['person'],
  events: [
    answers('getBookingPerson', person),
    fails('getBookingPerson', unreachable),
    { type: 'person.againPressed' },
    typed(blank),
  ],
  facts: ({ draft, personFailure }) => [draft.header.contactName, draft.header.comment, personFailure?.code],
  can: ({ type }, before) => type !== 'draft.changed' || isCopy(before, 'fresh', 'creating'),
});

const newBooking = draftRegion({
  name: 'a new booking',
  gates: ['BookingPerson', 'CreateDraft', 'SaveDraft', 'DeleteDraft'],
  parts: ['copy'],
  events: [
    answers('getBookingPerson', person),
    fails('getBookingPerson', unreachable),
    typed(blank),
    typed(blank, 'Gate 3'),
    answers('createDraft', { draftId, revision: 1 }),
    fails('createDraft', unreachable),
    autosaved,
    saved,
    fails('saveDraft', unreachable),
    fails('saveDraft', gone),
    { type: 'network.returned' },
    { type: 'save.againPressed' },
    { type: 'saveAndClose.pressed' },
    { type: 'discard.confirmed' },
    answers('deleteDraft'),
    fails('deleteDraft', gone),
  ],
  facts: draftFacts,
  can: (event, before) => {
    const { type } = event;
    if (type === 'draft.changed') return canType(event, before);
    if (type === 'discard.confirmed') return before.context.draftId !== null && isCopy(before, 'clean');
    if (type === 'save.againPressed') return isCopy(before, 'saveFailed');
    if (type === 'network.returned') return isCopy(before, 'offline');
    if (type === 'saveAndClose.pressed') return isCopy(before, 'fresh', 'clean', 'creating', 'dirty');
    return !(isLost(before) && (type === 'xstate.done.actor.saveDraft' || type === 'xstate.done.actor.deleteDraft'));
  },
});

const reopened = draftRegion({
  name: 'a draft that another tab has too',
  draft: { ...example, step: 'company' },
  gates: ['Draft', 'SaveDraft', 'BookingPerson'],
  parts: ['copy'],
  events: [
    loaded(example),
    fails('getDraft', unreachable),
    fails('getDraft', gone),
    { type: 'load.againPressed' },
    { type: 'startOver.pressed' },
    typed(example),
    autosaved,
    answers('saveDraft', {
      outcome: 'changed',
      theirs: stored({ ...example, header: { ...example.header, invoiceEmail: 'theirs@redgum.com.au' } }),
    }),
    answers('saveDraft', { outcome: 'changed', theirs: stored(commented(example, 'North gate')) }),
    { type: 'theirs.taken' },
    { type: 'mine.kept' },
  ],
  facts: ({ draft, saved: last, draftId: at, loadFailure }) => [draft === last, at !== null, loadFailure?.code],
  can: ({ type }, before) => {
    if (type === 'load.againPressed') return !isLost(before);
    return type !== 'draft.changed' || isCopy(before, 'clean');
  },
});

const timed = draftRegion({
  name: 'a held time',
  draft: { ...example, step: 'time' },
  gates: ['Draft', 'SaveDraft'],
  parts: ['copy'],
  events: [
    loaded(example),
    { type: 'draft.changed', draft: editCandidate(example, 'c1', { pick: held.pick }) },
    elapses('picks', 'bookingDraft.open.copy.clean.picked'),
    saved,
  ],
  facts: ({ draft, saved: last }) => [draft === last],
  can: ({ type }, before) =>
    type !== 'draft.changed' || (isCopy(before, 'clean') && before.context.draft.candidates[0]?.pick === null),
});

const stepsFrom = (name: string, draft: BookingDraft) =>
  region({
    name: `the five steps, ${name}`,
    draft,
    gates: [],
    parts: ['step'],
    events: [
      opened(draft),
      held,
      { type: 'next.pressed' },
      { type: 'back.pressed' },
      { type: 'step.chosen', step: 'company' },
      { type: 'step.chosen', step: 'review' },
    ],
    facts: (context) => [context.draft.current === 'c1', Object.keys(errorsOf(context)).sort()],
    can: ({ type, step }, before) =>
      (type !== 'draft.opened' || isIn(before, 'step', 'opening')) &&
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
    opened(ready),
    held,
    { type: 'policy.toggled', accepted: false },
    { type: 'policy.toggled', accepted: true },
    { type: 'send.pressed' },
    { type: 'network.returned' },
    { type: 'draft.settled' },
    { type: 'draft.stuck', failure: unreachable },
    answers('createBooking', { bookingId: 'b1', reference: 'PF-204817', candidates: [] }),
    fails('createBooking', unreachable),
    fails('createBooking', { code: 'HOLD_EXPIRED', fields: { 'candidates.0.reserveId': 'This time is gone.' } }),
  ],
  facts: (context) => [breaksNoRule(context), context.draft.policyAccepted],
  can: ({ type, accepted }, before) => {
    if (type === 'draft.opened') return isIn(before, 'step', 'opening');
    const { sendFailure, holds, draft } = before.context;
    const isRefused = sendFailure?.code === 'HOLD_EXPIRED';
    const isUnanswered = isIn(before, 'submission', 'unanswered');
    const hasHold = holds['c1'] !== undefined;
    if (type === held.type) return !hasHold && !isRefused && isIn(before, 'step', 'review');
    if (isRefused || !(hasHold || isIn(before, 'step', 'opening'))) return false;
    if (type === 'policy.toggled' && accepted === draft.policyAccepted) return false;
    if (type === 'policy.toggled') return (sendFailure === null || isUnanswered) && isIn(before, 'step', 'review');
    if (type === 'send.pressed') return isIn(before, 'step', 'review');
    return type !== 'network.returned' || isUnanswered;
  },
});

const asking = region({
  name: 'questions and held times',
  draft: requests,
  isHeld: true,
  gates: ['ExtendHolds'],
  parts: ['question', 'holdBar'],
  events: [
    opened(requests),
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
    // A changed draft is to be saved first; and discarding is walked with the draft.
    const isOpen = isIn(before, 'question', 'none') && isIn(before, 'holdBar', 'resting') && isUntouched(before);
    const hasHold = before.context.holds['c1'] !== undefined;
    if (type === held.type) return !hasHold && isOpen;
    if (type === 'question.confirmed') return !isIn(before, 'question', 'discarding');
    if (type === 'draft.opened') return isIn(before, 'step', 'opening');
    if (type.startsWith('question.') || type.includes('actor')) return true;
    return isOpen && hasHold;
  },
});

export const regions: readonly Region[] = [
  bookingPerson,
  newBooking,
  reopened,
  timed,
  stepsFrom('from the times', { ...example, step: 'time' }),
  stepsFrom('with an error', { ...wrong(0), step: 'candidates' }),
  stepsFrom('with an error at another', { ...wrong(1), step: 'candidates' }),
  sending,
  asking,
];
