import { assign, enqueueActions, sendTo, setup } from 'xstate';
import type { ExtendedHolds } from '../booking-wizard/booking-wizard.types.ts';
import { queryOf } from '../booking-wizard/slot-query.ts';
import { BOOKING_UPDATED } from '../forms/booking-forms.ts';
import { defined } from '../lib/assert-defined.ts';
import type { ChosenPackage, Hold, TimeChoice } from '../lib/booking.types.ts';
import { failureOf, type PortalError, toPortalError } from '../lib/portal-error.ts';
import { type CandidateId, type DraftId, type EpochMs, port, type ToastMessage } from '../lib/ports.ts';
import { withEvent } from '../lib/with-event.ts';
import { isServerHold, type ReservationChanged } from '../slot-reservation/reservation.ts';
import { slotReservationMachine } from '../slot-reservation/slot-reservation.machine.ts';
import { slotSearchMachine } from '../slot-search/slot-search.machine.ts';

export interface RescheduleInput {
  candidateId: CandidateId;
  package: ChosenPackage;
  /** Clinics and dates of the first search. */
  choice: TimeChoice;
  now: EpochMs;
}

interface RescheduleContext extends RescheduleInput {
  draftId: DraftId | null;
  hold: Hold | null;
  /** Why it could not begin, or why the new time was not saved. */
  failure: PortalError | null;
  extendFailure: PortalError | null;
}

type RescheduleEvent =
  | { type: 'retry.pressed' }
  | { type: 'choice.changed'; change: Partial<TimeChoice>; now: EpochMs }
  | ReservationChanged
  | { type: 'extend.pressed' }
  | { type: 'save.pressed' }
  | { type: 'leave.pressed' };

/** Names the one candidate to its reservation and to the search. */
export const RESCHEDULED = 'rescheduled';

const rescheduleSetup = setup({
  types: {
    context: {} as RescheduleContext,
    input: {} as RescheduleInput,
    events: {} as RescheduleEvent,
    tags: {} as 'busy',
  },
  actors: {
    beginReschedule: port<{ draftId: DraftId; hold: Hold | null }, { candidateId: CandidateId }>(),
    extendHolds: port<ExtendedHolds, { draftId: DraftId }>(),
    updateTimeslots: port<void, { draftId: DraftId; hold: Hold }>(),
    deleteDraft: port<void, { draftId: DraftId }>(),
    slotReservation: slotReservationMachine,
    slotSearch: slotSearchMachine,
  },
  actions: {
    showNotice: (_, _notice: ToastMessage) => {},
    /** Snackbar of a failure; one with a reason stays 10 s. */
    showError: (_, _failed: { error: PortalError }) => {},
    notifySaved: () => {},
    leave: () => {},
    dropHold: sendTo('slotReservation', { type: 'hold.lost' }),
    searchTimes: sendTo('slotSearch', ({ context }, { now }: { now: EpochMs }) => ({
      type: 'query.changed',
      query: queryOf(context.package, context.choice),
      now,
    })),
    sendHold: sendTo('slotSearch', ({ context: { hold } }) => ({
      type: 'holds.changed',
      own: hold ? [{ key: RESCHEDULED, number: 1, hold }] : [],
    })),
  },
  guards: {
    hasHold: ({ context }) => context.hold !== null,
    hasServerHold: ({ context }) => isServerHold(context.hold),
    isOver: (_, { error }: { error: unknown }) => toPortalError(error).code === 'HOLD_EXPIRED',
  },
});

/**
 * Another time for one booked candidate: a draft is begun, a time is picked and held, then the booking takes it and lets
 * the old one go. Until that is done the booking keeps its time, whatever happens here.
 * The time is an actor of its own (`slotReservation`), and the open picker is another (`slotSearch`).
 *
 * Ports: `beginReschedule` candidate → draft, and the hold it still has · `extendHolds` draft → new ends · `updateTimeslots`
 * draft and hold → nothing · `deleteDraft` gives the held time back.
 * Actions: `notifySaved` once it is saved · `leave` without.
 * Errors: `failure` of beginning and of saving, the latter as a snackbar of 10 s too; what could not be given back runs out.
 * Source: product specification, sections 2 (booking detail), 4 (slot reservation) and 8.
 */
export const rescheduleMachine = rescheduleSetup
  .extend({
    actions: {
      restoreHold: enqueueActions(({ context, enqueue }) => {
        if (context.hold) enqueue.sendTo('slotReservation', { type: 'hold.restored', hold: context.hold });
      }),
      extendHold: enqueueActions(({ enqueue }, { holds }: { holds: ExtendedHolds }) => {
        for (const { reserveId, expiresAt } of holds)
          enqueue.sendTo('slotReservation', { type: 'hold.extended', reserveId, expiresAt });
      }),
    },
  })
  .createMachine({
    id: 'reschedule',
    context: ({ input }) => ({ ...input, draftId: null, hold: null, failure: null, extendFailure: null }),
    initial: 'beginning',
    states: {
      beginning: {
        tags: 'busy',
        entry: assign({ failure: null }),
        invoke: {
          id: 'beginReschedule',
          src: 'beginReschedule',
          input: ({ context }) => ({ candidateId: context.candidateId }),
          onDone: {
            target: 'open',
            actions: assign({ draftId: ({ event }) => event.output.draftId, hold: ({ event }) => event.output.hold }),
          },
          onError: { target: 'unbegun', actions: assign({ failure: failureOf }) },
        },
        on: { 'leave.pressed': 'left' },
      },
      unbegun: { on: { 'retry.pressed': 'beginning', 'leave.pressed': 'left' } },
      open: {
        entry: 'restoreHold',
        invoke: [
          {
            id: 'slotReservation',
            src: 'slotReservation',
            input: ({ context, self }) => ({
              key: RESCHEDULED,
              candidateIndex: 0,
              pick: null,
              owner: self,
              draftId: defined(context.draftId),
              package: context.package,
            }),
          },
          {
            id: 'slotSearch',
            src: 'slotSearch',
            input: ({ context }) => ({ query: queryOf(context.package, context.choice), own: [], now: context.now }),
          },
        ],
        on: {
          'choice.changed': {
            actions: [
              assign({ choice: ({ context, event }) => ({ ...context.choice, ...event.change }) }),
              withEvent('searchTimes'),
            ],
          },
          'reservation.changed': { actions: [assign({ hold: ({ event }) => event.hold }), 'sendHold'] },
        },
        initial: 'choosing',
        states: {
          choosing: {
            on: {
              'extend.pressed': {
                guard: 'hasServerHold',
                target: 'extending',
                actions: assign({ extendFailure: null }),
              },
              'save.pressed': { guard: 'hasHold', target: 'saving' },
              'leave.pressed': '#reschedule.leaving',
            },
          },
          extending: {
            invoke: {
              id: 'extendHolds',
              src: 'extendHolds',
              input: ({ context }) => ({ draftId: defined(context.draftId) }),
              onDone: {
                target: 'choosing',
                actions: { type: 'extendHold', params: ({ event }) => ({ holds: event.output }) },
              },
              onError: {
                target: 'choosing',
                actions: [
                  assign({ extendFailure: failureOf }),
                  { type: 'showError', params: ({ event }) => ({ error: toPortalError(event.error) }) },
                ],
              },
            },
          },
          saving: {
            tags: 'busy',
            entry: assign({ failure: null }),
            invoke: {
              id: 'updateTimeslots',
              src: 'updateTimeslots',
              input: ({ context }) => ({ draftId: defined(context.draftId), hold: defined(context.hold) }),
              onDone: '#reschedule.saved',
              onError: [
                {
                  guard: withEvent('isOver'),
                  target: 'choosing',
                  actions: [
                    'dropHold',
                    assign({ failure: failureOf }),
                    { type: 'showError', params: ({ event }) => ({ error: toPortalError(event.error) }) },
                  ],
                },
                {
                  target: 'choosing',
                  actions: [
                    assign({ failure: failureOf }),
                    { type: 'showError', params: ({ event }) => ({ error: toPortalError(event.error) }) },
                  ],
                },
              ],
            },
          },
        },
      },
      leaving: {
        tags: 'busy',
        invoke: {
          id: 'deleteDraft',
          src: 'deleteDraft',
          input: ({ context }) => ({ draftId: defined(context.draftId) }),
          onDone: 'left',
          onError: 'left', // a hold expires by itself
        },
      },
      saved: {
        type: 'final',
        entry: [{ type: 'showNotice', params: { tone: 'good', text: BOOKING_UPDATED } }, 'notifySaved'],
      },
      left: { type: 'final', entry: 'leave' },
    },
  });
