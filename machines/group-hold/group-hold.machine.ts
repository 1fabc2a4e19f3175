import { assign, setup } from 'xstate';
import { defined } from '../lib/assert-defined.ts';
import { failureOf, toPortalError } from '../lib/portal-error.ts';
import { port } from '../lib/ports.ts';
import { withEvent } from '../lib/with-event.ts';
import { swapPlaces } from '../rules/calendar/swap-places.ts';
import type {
  GroupHeld,
  GroupHoldContext,
  GroupHoldEvent,
  GroupQuery,
  GroupTimes,
  HoldGroup,
} from './group-hold.types.ts';

const nothing: GroupTimes = { proposals: [], whyNot: null };

const groupHoldSetup = setup({
  types: {
    context: {} as GroupHoldContext,
    events: {} as GroupHoldEvent,
    tags: {} as 'busy',
  },
  actors: {
    findGroupTimes: port<GroupTimes, GroupQuery>(),
    holdGroup: port<GroupHeld, HoldGroup>(),
    swapGroup: port<GroupHeld, HoldGroup>(),
  },
  actions: {
    setFailure: assign((_, { error }: { error: unknown }) => ({ failure: toPortalError(error) })),
    setQuery: assign((_, { query }: { query: GroupQuery }) => ({ query, times: nothing, failure: null })),
    clearTimes: assign({ times: nothing, failure: null }),
  },
  guards: {
    hasProposals: (_, { proposals }: GroupTimes) => proposals.length > 0,
    isTaken: (_, { error }: { error: unknown }) => toPortalError(error).code === 'SLOT_TAKEN',
    isProposed: ({ context }, { proposal }: { proposal: number }) => proposal in context.times.proposals,
    isOnto: ({ context }, { onto }: { onto: string }) => onto !== context.carried,
  },
});

/** The places of a proposal, for the candidates that it was made for. */
function placesOf({ query, times }: GroupHoldContext, proposal: number): HoldGroup {
  const { siteId, places } = defined(times.proposals[proposal]);
  const { draftId, seats } = defined(query);
  return {
    draftId,
    places: seats.map((seat, nth) => {
      const { calendarId, startsAt } = defined(places[nth]);
      return { ...seat, siteId, calendarId, startsAt };
    }),
  };
}

/** The places that change where a carried candidate is dropped onto another's. */
function swapped(carried: string, { onto, draftId, places }: { onto: string } & HoldGroup): HoldGroup {
  const indexes = new Map(places.map(({ key, index }) => [key, index]));
  const changed = swapPlaces(places, carried, onto);
  return { draftId, places: changed.map((place) => ({ ...place, index: defined(indexes.get(place.key)) })) };
}

const searching = { target: 'searching', actions: withEvent('setQuery') } as const;

/**
 * Times for all candidates of a booking together: a search, three proposals, one of them taken whole or not at all.
 * Beside it the held times as chips: one is lifted and dropped onto another's place, and both change places in one
 * step. The ports report the holds to their owner, not this machine: an answer counts even after the group is closed.
 *
 * Ports: `findGroupTimes` query → up to three proposals, or why there are none · `holdGroup`, `swapGroup` places → the
 * holds, all or none.
 * Errors: `failure` says why nothing was found or taken; where another booking was faster, new proposals are searched
 * and it stays. `swapFailure` says why two candidates kept their places.
 */
export const groupHoldMachine = groupHoldSetup.createMachine({
  id: 'groupHold',
  context: {
    query: null,
    times: nothing,
    failure: null,
    carried: null,
    taking: null,
    swapping: null,
    swapFailure: null,
  },
  type: 'parallel',
  states: {
    times: {
      initial: 'closed',
      states: {
        closed: { entry: 'clearTimes', on: { 'search.pressed': searching } },
        searching: {
          tags: 'busy',
          invoke: {
            id: 'findGroupTimes',
            src: 'findGroupTimes',
            input: ({ context }) => defined(context.query),
            onDone: [
              {
                guard: { type: 'hasProposals', params: ({ event }) => event.output },
                target: 'proposing',
                actions: assign({ times: ({ event }) => event.output }),
              },
              { target: 'none', actions: assign({ times: ({ event }) => event.output }) },
            ],
            onError: { target: 'failed', actions: withEvent('setFailure') },
          },
          on: { 'search.pressed': { ...searching, reenter: true }, 'close.pressed': 'closed' },
        },
        proposing: {
          on: {
            'search.pressed': searching,
            'close.pressed': 'closed',
            'take.pressed': {
              guard: withEvent('isProposed'),
              target: 'taking',
              actions: assign(({ context, event }) => ({ taking: placesOf(context, event.proposal), failure: null })),
            },
          },
        },
        none: { on: { 'search.pressed': searching, 'close.pressed': 'closed' } },
        failed: {
          on: {
            'search.pressed': searching,
            'close.pressed': 'closed',
            'retry.pressed': { target: 'searching', actions: 'clearTimes' },
          },
        },
        taking: {
          tags: 'busy',
          invoke: {
            id: 'holdGroup',
            src: 'holdGroup',
            input: ({ context }) => defined(context.taking),
            onDone: 'closed',
            onError: [
              { guard: withEvent('isTaken'), target: 'searching', actions: withEvent('setFailure') },
              { target: 'proposing', actions: withEvent('setFailure') },
            ],
          },
        },
      },
    },
    chips: {
      initial: 'resting',
      states: {
        resting: {
          entry: assign({ carried: null }),
          on: {
            'chip.lifted': {
              target: 'carrying',
              actions: assign({ carried: ({ event }) => event.key, swapFailure: null }),
            },
          },
        },
        carrying: {
          on: {
            'chip.released': 'resting',
            'chip.lifted': { actions: assign({ carried: ({ event }) => event.key }) },
            'chip.dropped': [
              {
                guard: withEvent('isOnto'),
                target: 'swapping',
                actions: assign({
                  swapping: ({ context, event }) => swapped(defined(context.carried), event),
                }),
              },
              { target: 'resting' },
            ],
          },
        },
        swapping: {
          tags: 'busy',
          invoke: {
            id: 'swapGroup',
            src: 'swapGroup',
            input: ({ context }) => defined(context.swapping),
            onDone: 'resting',
            onError: { target: 'resting', actions: assign({ swapFailure: failureOf }) },
          },
        },
      },
    },
  },
});
