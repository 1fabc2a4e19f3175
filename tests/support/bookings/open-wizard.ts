import { createActor, fromCallback, SimulatedClock, type StateValue } from 'xstate';
import { bookingDraftMachine } from '../../../machines/booking-draft/booking-draft.machine.ts';
import type {
  BeginInput,
  BookingDraftEvent,
  OpenedDraft,
  SaveAnswer,
  SaveInput,
} from '../../../machines/booking-draft/booking-draft.types.ts';
import { bookingWizardMachine } from '../../../machines/booking-wizard/booking-wizard.machine.ts';
import type {
  BookingWizardEvent,
  CreateInput,
  ExtendedHolds,
} from '../../../machines/booking-wizard/booking-wizard.types.ts';
import { shownErrorsOf } from '../../../machines/booking-wizard/wizard-errors.ts';
import { defined } from '../../../machines/lib/assert-defined.ts';
import type {
  BookingDraft,
  CandidateIndex,
  CreatedBooking,
  Hold,
  StoredDraft,
  StoredHold,
} from '../../../machines/lib/booking.types.ts';
import type { PortalError } from '../../../machines/lib/portal-error.ts';
import { type DraftId, id, type ReserveId } from '../../../machines/lib/ports.ts';
import type { ReserveInput } from '../../../machines/slot-reservation/reservation.ts';
import { slotReservationMachine } from '../../../machines/slot-reservation/slot-reservation.machine.ts';
import { slotSearchMachine } from '../../../machines/slot-search/slot-search.machine.ts';
import { handPorts, settled } from '../hand-ports.ts';
import { exampleDraft, holdOf, now, person, slotAt, visitId } from './example-booking.ts';

export const draftId = id<DraftId>('d1');
export const created: CreatedBooking = { bookingId: id('b1'), reference: 'PF-204817', candidates: [] };

const DRAFT_EVENTS = [
  'saveAndClose.pressed',
  'load.againPressed',
  'startOver.pressed',
  'person.againPressed',
  'save.againPressed',

  'theirs.taken',
  'mine.kept',
  'flush.asked',
  'focus.left',
  'network.returned',
  'draft.sentElsewhere',
  'settle.asked',
];
const isOfDraft = (event: { type: string }): event is BookingDraftEvent => DRAFT_EVENTS.includes(event.type);

/** The state of a draft's copy: `clean`, whether a held time is to be saved or not. */
export function copyState(value: StateValue): string {
  const copy = typeof value === 'string' ? value : Object(value['open']).copy;
  return typeof copy === 'string' ? copy : defined(Object.keys(copy)[0]);
}

/** The state of the draft's own machine: its copy, and the account's own record. */
const draftState = (value: StateValue) => ({
  draft: copyState(value),
  person: typeof value === 'string' ? 'settled' : Object(value['open']).person,
});

/** A wizard whose ports answer by hand, with real actors for the candidates' times; what it says and where it goes is written down. */
export function openWizard({ stored }: { stored?: StoredDraft } = {}) {
  const { port, ask, asked, answer, fail } = handPorts();
  const said: string[] = [];
  const clock = new SimulatedClock();
  const showError = (_: unknown, { error, seconds }: { error: PortalError; seconds: 5 | 10 }) =>
    void said.push(`${error.code} for ${seconds} s`);
  const machine = bookingWizardMachine.provide({
    actors: {
      bookingDraft: bookingDraftMachine.provide({
        actors: {
          getBookingPerson: port('getBookingPerson'),
          getDraft: port<OpenedDraft, { draftId: DraftId }>('getDraft'),
          createDraft: port<{ draftId: DraftId; revision: number }, BeginInput>('createDraft'),
          saveDraft: port<SaveAnswer, SaveInput>('saveDraft'),
          deleteDraft: port<void, { draftId: DraftId }>('deleteDraft'),
          sentElsewhere: fromCallback(({ input }) => {
            void ask('sentElsewhere', input);
          }),
        },
        actions: { goToDraft: (_, to) => said.push(`draft ${to.draftId}`), showError },
      }),
      extendHolds: port<ExtendedHolds, { draftId: DraftId }>('extendHolds'),
      createBooking: port<CreatedBooking, CreateInput>('createBooking'),
      clock: fromCallback(() => {}),
      slotReservation: slotReservationMachine.provide({
        actors: {
          reserveSlot: port<Hold, ReserveInput>('reserveSlot'),
          releaseHold: port<void, { reserveId: ReserveId }>('releaseHold'),
          findHold: port<Hold | null, { draftId: DraftId; candidateIndex: CandidateIndex }>('findHold'),
          clock: fromCallback(() => {}),
        },
      }),
      slotSearch: slotSearchMachine.provide({
        actors: { searchSlots: port('searchSlots'), slotChanges: fromCallback(() => {}) },
      }),
    },
    actions: {
      goToStep: (_, { step }) => said.push(`step ${step}`),
      leaveWizard: () => said.push('left'),
      showError,
      showCreateError: (_, { error }) => said.push(`not booked: ${error.code}`),
    },
  });
  const input = { serviceType: 'pem' as const, sid: null, draftId: stored?.draftId ?? null, visitId, now };
  const actor = createActor(machine, { input, clock }).start();
  const snapshot = () => actor.getSnapshot();
  const draftActor = defined(snapshot().children.bookingDraft);
  return {
    asked,
    answer,
    refuse: fail,
    said,
    clock,
    snapshot,
    stop: () => actor.stop(),
    /** Looks at the wizard after each of its steps. */
    watch: (look: () => void) => actor.subscribe(look),
    draft: () => snapshot().context.draft,
    /** The context of the draft's own machine. */
    stored: () => draftActor.getSnapshot().context,
    state: () => ({ ...snapshot().value, ...draftState(draftActor.getSnapshot().value) }),
    shown: () => shownErrorsOf(snapshot().context),
    reservation: (key: string) => defined(snapshot().context.reservations[key]),
    /** To the machine that the page tells it. */
    send: (...events: (BookingWizardEvent | BookingDraftEvent)[]) => {
      for (const event of events) {
        if (isOfDraft(event)) draftActor.send(event);
        if (!isOfDraft(event) || event.type === 'network.returned') actor.send(event as BookingWizardEvent);
      }
    },
    settled,
  };
}

export type Wizard = ReturnType<typeof openWizard>;

/** A wizard on a draft that the server has, as after a reload. */
export async function resumed(draft: BookingDraft, holds: readonly StoredHold[] = []) {
  const stored = { draftId, revision: 4, draft, holds, booking: null };
  const wizard = openWizard({ stored });
  await wizard.answer('getDraft', stored);
  return wizard;
}

export async function opened() {
  const wizard = openWizard();
  await wizard.answer('getBookingPerson', person);
  return wizard;
}

/** Holds a time for the candidate at this place. */
export async function hold(wizard: Wizard, key: string, hour: string) {
  wizard.reservation(key).send({ type: 'slot.picked', slot: slotAt(hour) });
  await wizard.answer('reserveSlot', holdOf(`r-${key}`, slotAt(hour)));
}

export const keysOf = (draft: BookingDraft) => draft.candidates.map(({ key }) => key);
export const typed = (wizard: Wizard, name: string) =>
  wizard.send({ type: 'field.changed', path: 'candidates.c1.name', value: name });
export const nameIn = (draft: unknown) => (draft as BookingDraft).candidates[0]?.name;

/** A draft that the server has, typed into. */
export async function typedIntoStored() {
  const wizard = await resumed(exampleDraft());
  typed(wizard, 'Li');
  return wizard;
}

/** A draft that has no place on the server yet, typed into. */
export async function typedIntoNew() {
  const wizard = await opened();
  typed(wizard, 'Li');
  return wizard;
}

export async function readyToSend(people = 1) {
  const wizard = await resumed({ ...exampleDraft(people), step: 'review' });
  for (const [at, key] of keysOf(wizard.draft()).entries()) await hold(wizard, key, `0${at}:00`);
  wizard.send({ type: 'policy.toggled', accepted: true });
  return wizard;
}

/** Pressed, and the draft saved before it, unless it fails like this. */
export async function sent(wizard: Wizard, error?: PortalError) {
  wizard.send({ type: 'send.pressed' });
  if (error) await wizard.refuse('saveDraft', error);
  else await wizard.answer('saveDraft', { outcome: 'saved', revision: 5 });
}
