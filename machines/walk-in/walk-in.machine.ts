import { assign, or, setup, stateIn } from 'xstate';
import { defined } from '../lib/assert-defined.ts';
import type { ChosenPackage } from '../lib/booking.types.ts';
import { failureOf, toPortalError } from '../lib/portal-error.ts';
import { clockPort, type DraftId, type EpochMs, port } from '../lib/ports.ts';
import { withEvent } from '../lib/with-event.ts';
import type {
  ReserveWalkIn,
  WalkInContext,
  WalkInEvent,
  WalkInHold,
  WalkInInput,
  WalkInPlace,
} from './walk-in.types.ts';

/** True if the hold is for this package at this place. */
export const isHoldFor = (hold: WalkInHold | null, chosen: ChosenPackage | null, place: WalkInPlace) =>
  hold !== null &&
  hold.packageId === chosen?.id &&
  hold.overPlan === place.overPlan &&
  Date.parse(hold.startsAt) === Date.parse(place.startsAt);

const walkInSetup = setup({
  types: {
    context: {} as WalkInContext,
    input: {} as WalkInInput,
    events: {} as WalkInEvent,
    /** Leaving: the walk-in was called off, and only the hold is given back. Booking: Book waits for the hold. */
    tags: {} as 'busy' | 'leaving' | 'booking',
  },
  actors: {
    beginWalkIn: port<ChosenPackage, { draftId: DraftId }>(),
    reserveSlot: port<WalkInHold, ReserveWalkIn>(),
    extendHold: port<{ expiresAt: EpochMs }, { draftId: DraftId }>(),
    deleteDraft: port<void, { draftId: DraftId }>(),
    clock: clockPort,
  },
  actions: {
    leave: () => {},
    setPackage: assign((_, { package: chosen }: { package: ChosenPackage }) => ({ package: chosen })),
    setPlace: assign((_, { place }: { place: WalkInPlace }) => ({ place })),
    setHold: assign((_, { output }: { output: WalkInHold }) => ({ hold: output, extendFailure: null })),
    expireHold: assign({ hold: null, remainingMs: 0, failure: { code: 'HOLD_EXPIRED' } }),
    setFailure: assign((_, { error }: { error: unknown }) => ({ failure: toPortalError(error) })),
  },
  guards: {
    /** Leaving was asked for while the service was: its answer decides what goes back. */
    isLeaving: or([stateIn({ beginning: 'thenLeaving' }), stateIn({ reserving: 'thenLeaving' })]),
    /** Book was pressed before the answer. */
    isBooking: or([stateIn({ beginning: 'thenBooking' }), stateIn({ reserving: 'thenBooking' })]),
    hasHold: ({ context }) => context.hold !== null,
    /** Else another package or time was chosen while the answer was under way. */
    isAsChosen: ({ context }, { output }: { output: WalkInHold }) => isHoldFor(output, context.package, context.place),
    /** Refused before, or left in the form from before a reload. */
    isUnheld: ({ context }, { package: chosen }: { package: ChosenPackage }) =>
      !isHoldFor(context.hold, chosen, context.place),
    isUnanswered: (_, { error }: { error: unknown }) => toPortalError(error).code === 'UNREACHABLE',
    isOver: ({ context }, { now }: { now: EpochMs }) => now >= defined(context.hold).expiresAt,
  },
});

/** Chosen while something is under way: the answer decides what comes next. */
const wishes = {
  'package.chosen': { actions: withEvent('setPackage') },
  'place.chosen': { actions: withEvent('setPlace') },
};

/** Leaving during a request takes effect after its answer; Book waits until the time is held, or refused. */
const untilAnswered = {
  initial: 'staying' as const,
  states: {
    staying: {
      on: {
        'leave.pressed': 'thenLeaving' as const,
        'book.pressed': { target: 'thenBooking' as const, ...wishes['package.chosen'] },
      },
    },
    thenBooking: { tags: 'booking' as const, on: { 'leave.pressed': 'thenLeaving' as const } },
    thenLeaving: { tags: 'leaving' as const },
  },
};

/** Each choice is held at once. */
const choices = {
  'package.chosen': { target: 'reserving' as const, ...wishes['package.chosen'] },
  'place.chosen': { target: 'reserving' as const, ...wishes['place.chosen'] },
};

/**
 * The time of a walk-in: held from the press on, for the shortest package, then for the chosen one; counted down, given
 * back on leaving, and the booking's once it is made. The person's details are the form's matter.
 * A refused package or time keeps the hold that is there. Book waits until the choice is held: 'booking' is off once it
 * is
 * held, or refused.
 *
 * Ports: `beginWalkIn` draft → the shortest package · `reserveSlot` → hold · `extendHold` draft → its new end ·
 * `deleteDraft` gives the hold back · `clock` ticks every second.
 * Actions: `leave` once nothing is held any more.
 * Errors: `failure` says why nothing is held, or why the hold stayed as it was; `extendFailure` why it cannot be
 * extended. A hold that could not be given back expires by itself.
 */
export const walkInMachine = walkInSetup.createMachine({
  id: 'walkIn',
  context: ({ input }) => ({
    ...input,
    package: null,
    hold: null,
    remainingMs: 0,
    failure: null,
    extendFailure: null,
  }),
  initial: 'beginning',
  on: { 'booking.made': '.booked' },
  states: {
    beginning: {
      tags: 'busy',
      entry: assign({ failure: null }),
      invoke: {
        id: 'beginWalkIn',
        src: 'beginWalkIn',
        input: ({ context }) => ({ draftId: context.draftId }),
        onDone: [
          { guard: 'isLeaving', target: 'leaving' },
          { guard: 'isBooking', target: '#walkIn.reserving.thenBooking' },
          {
            target: 'reserving',
            actions: assign(({ context, event }) => ({ package: context.package ?? event.output })),
          },
        ],
        onError: [
          { guard: 'isLeaving', target: 'leaving' },
          { target: 'unbegun', actions: withEvent('setFailure') },
        ],
      },
      on: wishes,
      ...untilAnswered,
    },
    unbegun: { on: { ...wishes, 'retry.pressed': 'beginning', 'leave.pressed': 'leaving' } },
    reserving: {
      tags: 'busy',
      entry: assign({ failure: null }),
      invoke: {
        id: 'reserveSlot',
        src: 'reserveSlot',
        input: ({ context: { draftId, place, hold, package: chosen } }) => ({
          draftId,
          place,
          packageId: defined(chosen).id,
          replaces: hold?.reserveId ?? null,
        }),
        onDone: [
          { guard: 'isLeaving', target: 'leaving' },
          { guard: withEvent('isAsChosen'), target: 'held', actions: withEvent('setHold') },
          { guard: 'isBooking', target: '.thenBooking', reenter: true, actions: withEvent('setHold') },
          { target: 'reserving', reenter: true, actions: withEvent('setHold') },
        ],
        onError: [
          { guard: 'isLeaving', target: 'leaving' },
          {
            // It may have taken the time, and let the one before go: nothing counts as held until the service answers.
            guard: withEvent('isUnanswered'),
            target: 'refused',
            actions: ['expireHold', withEvent('setFailure')],
          },
          { guard: 'hasHold', target: 'held', actions: withEvent('setFailure') },
          { target: 'refused', actions: withEvent('setFailure') },
        ],
      },
      on: wishes,
      ...untilAnswered,
    },
    held: {
      invoke: { id: 'clock', src: 'clock' },
      on: {
        'clock.ticked': [
          { guard: withEvent('isOver'), target: 'refused', actions: 'expireHold' },
          { actions: assign({ remainingMs: ({ context, event }) => defined(context.hold).expiresAt - event.now }) },
        ],
        'hold.lost': { target: 'refused', actions: 'expireHold' },
        'book.pressed': {
          guard: withEvent('isUnheld'),
          target: '#walkIn.reserving.thenBooking',
          ...wishes['package.chosen'],
        },
        'leave.pressed': 'leaving',
      },
      initial: 'kept',
      states: {
        kept: {
          on: {
            'package.chosen': { target: '#walkIn.reserving', actions: wishes['package.chosen'].actions },
            'place.chosen': { target: '#walkIn.reserving', actions: wishes['place.chosen'].actions },
            'extend.pressed': 'extending',
          },
        },
        extending: {
          tags: 'busy',
          entry: assign({ extendFailure: null }),
          invoke: {
            id: 'extendHold',
            src: 'extendHold',
            input: ({ context }) => ({ draftId: context.draftId }),
            onDone: {
              target: 'kept',
              actions: assign(({ context, event }) => ({
                hold: { ...defined(context.hold), ...event.output },
              })),
            },
            onError: { target: 'kept', actions: assign({ extendFailure: failureOf }) },
          },
          on: {
            'clock.ticked': {
              guard: withEvent('isOver'), // the answer says whether it ended
              actions: assign({ remainingMs: 0 }),
            },
            'package.chosen': { target: '#walkIn.reserving', actions: wishes['package.chosen'].actions },
            'place.chosen': { target: '#walkIn.reserving', actions: wishes['place.chosen'].actions },
          },
        },
      },
    },
    // Nothing is held: refused, or run out. It can be asked for again, or something else.
    refused: {
      on: {
        ...choices,
        'retry.pressed': 'reserving',
        'book.pressed': { target: 'reserving.thenBooking', ...wishes['package.chosen'] },
        'leave.pressed': 'leaving',
      },
    },
    leaving: {
      tags: ['busy', 'leaving'],
      invoke: {
        id: 'deleteDraft',
        src: 'deleteDraft',
        input: ({ context }) => ({ draftId: context.draftId }),
        onDone: 'left',
        onError: 'left', // a hold expires by itself
      },
    },
    left: { type: 'final', entry: 'leave' },
    booked: { type: 'final' },
  },
});
