import { assign } from 'xstate';
import type { BookingDraft, Holds } from '../lib/booking.types.ts';
import { isSameTime, type ReservationChanged } from '../slot-reservation/reservation.ts';
import { wizardSetup } from './booking-wizard.setup.ts';
import { draftStates } from './drafts/draft.states.ts';
import { changeChoice, editCandidate, findCandidate } from './drafts/draft-edits.ts';
import { newDraft } from './drafts/new-draft.ts';
import { holdBarStates } from './hold-bar.states.ts';
import { personStates } from './person.states.ts';
import { questionStates } from './question.states.ts';
import { withoutRefusal } from './refusals.ts';
import { stepStates } from './step.states.ts';
import { submissionStates } from './submission.states.ts';

type Change = Pick<ReservationChanged, 'key' | 'pick' | 'hold'>;

const withPick = (draft: BookingDraft, { key, pick }: Change) =>
  isSameTime(findCandidate(draft, key)?.pick, pick) || findCandidate(draft, key)?.pick === pick
    ? draft
    : editCandidate(draft, key, { pick });

function withHold(holds: Holds, { key, hold }: Change): Holds {
  const { [key]: _old, ...others } = holds;
  return hold ? { ...others, [key]: hold } : others;
}

/**
 * One booking for one to five candidates, from the first keystroke to its reference: where in the steps one is, the draft and
 * its copy on the server, the sending, what is asked before something is lost, and the button for all held times.
 * Each candidate's time is an actor of its own (`reservations`), and the open picker is another (`slotSearch`).
 *
 * Ports: `getBookingPerson` nothing → BookingPerson · `getDraft` DraftId → StoredDraft, with its booking once sent · `sentElsewhere` DraftId, tells when it becomes one elsewhere · `createDraft` draft under the id it names → DraftId and revision ·
 * `saveDraft` draft over a revision → the next one, or the newer draft of another tab · `deleteDraft` · `extendHolds` DraftId → new ends ·
 * `createBooking` draft, holds and key → CreatedBooking · `clock` ticks every second.
 * Units: `now` and `expiresAt` are epoch milliseconds.
 * Errors: of fields follow from the draft (`errorsOf`, `shownErrorsOf`) and what the service refused (`refusals`), never kept beside it;
 * of ports in `loadFailure`, `personFailure`, `saveFailure`, `sendFailure`, `extendFailure`.
 * Source: product specification, sections 2 to 5 and 9; design, sections 2 and 6.
 */
export const bookingWizardMachine = wizardSetup.createMachine({
  id: 'bookingWizard',
  context: ({ input }) => ({
    draft: newDraft({ serviceType: input.serviceType, sid: input.sid }, input.now, !input.showsAllTimes),
    draftId: input.draftId,
    visitId: input.visitId,
    begun: 0,
    sequence: 0,
    revision: 0,
    saved: null,
    sending: null,
    theirs: null,
    isClosing: false,
    now: input.now,
    holds: {},
    reservations: {},
    refusals: {},
    usualPackages: [],
    loadFailure: null,
    personFailure: null,
    saveFailure: null,
    sendFailure: null,
    extendFailure: null,
    leavingKey: null,
    askedChange: null,
    created: null,
  }),
  type: 'parallel',
  invoke: { id: 'clock', src: 'clock' },
  on: {
    'clock.ticked': { actions: assign({ now: ({ event }) => event.now }) },
    'reservation.changed': {
      guard: { type: 'isSeated', params: ({ event }) => event },
      actions: [
        assign(({ context, event }) => ({
          draft: withPick(context.draft, event),
          holds: withHold(context.holds, event),
          refusals: event.hold ? withoutRefusal(context.refusals, `candidates.${event.key}.hold`) : context.refusals,
        })),
        'noteChange',
      ],
    },
    'group.held': {
      actions: [
        assign({
          draft: ({ context, event }) =>
            event.holds.reduce((draft, { key }) => changeChoice(draft, key, event.choice), context.draft),
        }),
        { type: 'seatGroup', params: ({ event }) => event },
        'noteChange',
      ],
    },
  },
  states: {
    step: stepStates,
    draft: draftStates,
    submission: submissionStates,
    question: questionStates,
    holdBar: holdBarStates,
    person: personStates,
  },
});
