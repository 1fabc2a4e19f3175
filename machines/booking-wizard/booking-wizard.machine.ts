import { assign } from 'xstate';
import type { BookingDraft, Holds } from '../lib/booking.types.ts';
import { withEvent } from '../lib/with-event.ts';
import { isSameTime } from '../rules/booking/same-time.ts';
import { changeChoice, editCandidate, findCandidate } from '../rules/drafts/draft-edits.ts';
import { newDraft } from '../rules/drafts/new-draft.ts';
import type { ReservationChanged } from '../slot-reservation/reservation.ts';
import { wizardSetup } from './booking-wizard.setup.ts';
import { holdBarStates } from './hold-bar.states.ts';
import { questionStates } from './question.states.ts';
import { withoutRefusal } from './refusals.ts';
import { stepStates } from './step.states.ts';
import { submissionStates } from './submission.states.ts';

type ReservationUpdate = Pick<ReservationChanged, 'key' | 'pick' | 'hold'>;

const withPick = (draft: BookingDraft, { key, pick }: ReservationUpdate) =>
  isSameTime(findCandidate(draft, key)?.pick, pick) || findCandidate(draft, key)?.pick === pick
    ? draft
    : editCandidate(draft, key, { pick });

function withHold(holds: Holds, { key, hold }: ReservationUpdate): Holds {
  const { [key]: _old, ...others } = holds;
  return hold ? { ...others, [key]: hold } : others;
}

/**
 * One booking for one to five candidates, from the first keystroke to its reference: its step, its fields, the sending,
 * the questions before something is lost, and the button for all held times.
 * Actors of their own: the draft with its copy on the server (`bookingDraft`), each candidate's time (`reservations`),
 * and the open picker (`slotSearch`).
 *
 * Ports: `extendHolds` DraftId → new ends · `createBooking` draft, holds and key → CreatedBooking · `clock` ticks every
 * second; those of the draft are `bookingDraft`'s.
 * Units: `now` and `expiresAt` are epoch milliseconds.
 * Errors: of fields follow from the draft (`errorsOf`, `shownErrorsOf`) and the service's refusals (`refusals`), never
 * stored beside it; of ports in `sendFailure` and `extendFailure`.
 * Source: product specification, sections 2 to 5 and 9; design, sections 2 and 6.
 */
export const bookingWizardMachine = wizardSetup.createMachine({
  id: 'bookingWizard',
  context: ({ input }) => ({
    draft: newDraft({ serviceType: input.serviceType, sid: input.sid }, input.now, !input.showsAllTimes),
    draftId: input.draftId,
    visitId: input.visitId,
    now: input.now,
    holds: {},
    sentHolds: {},
    reservations: {},
    refusals: {},
    usualPackages: [],
    sendFailure: null,
    extendFailure: null,
    leavingKey: null,
    askedChange: null,
    created: null,
  }),
  type: 'parallel',
  invoke: { id: 'clock', src: 'clock' },
  on: {
    'draft.named': { actions: withEvent('setDraftId') },
    'draft.lost': { actions: [assign({ draftId: null }), 'dropHolds'] },
    'draft.filled': {
      actions: [
        assign({ draft: ({ event }) => event.draft, usualPackages: ({ event }) => event.usualPackages }),
        'raiseChange',
      ],
    },
    'draft.merged': {
      actions: [
        assign({ draft: ({ event }) => event.draft }),
        'syncReservations',
        'sendPackages',
        withEvent('restoreHolds'),
        'raiseChange',
      ],
    },
    'clock.ticked': { actions: assign({ now: ({ event }) => event.now }) },
    'reservation.changed': {
      guard: withEvent('isSeated'),
      actions: [
        assign(({ context, event }) => ({
          draft: withPick(context.draft, event),
          holds: withHold(context.holds, event),
          refusals: event.hold ? withoutRefusal(context.refusals, `candidates.${event.key}.hold`) : context.refusals,
        })),
        'raiseChange',
      ],
    },
    'group.doubted': { actions: withEvent('recheckHolds') },
    'group.held': {
      actions: [
        assign({
          draft: ({ context, event }) =>
            event.holds.reduce((draft, { key }) => changeChoice(draft, key, event.choice), context.draft),
        }),
        withEvent('restoreGroupHolds'),
        'raiseChange',
      ],
    },
  },
  states: {
    step: stepStates,
    submission: submissionStates,
    question: questionStates,
    holdBar: holdBarStates,
  },
});
