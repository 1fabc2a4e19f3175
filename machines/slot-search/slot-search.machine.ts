import { assign, enqueueActions, setup, stateIn, stopChild } from 'xstate';
import { defined } from '../lib/assert-defined.ts';
import type { ClinicTimes, SlotQuery } from '../lib/booking.types.ts';
import { deepEqual } from '../lib/deep-equal.ts';
import { type PortalError, toPortalError } from '../lib/portal-error.ts';
import { port } from '../lib/ports.ts';
import { withEvent } from '../lib/with-event.ts';
import type { HolidayOfSites } from '../rules/calendar/holidays.ts';
import { hasFreeClinics, holidaysInput, withFreeTimes } from './free-clinics.ts';
import { justTaken, withoutOwn, withoutTimes } from './just-taken.ts';
import {
  dayKey,
  type HolidaysInput,
  type SlotSearchContext,
  type SlotSearchEvent,
  type SlotSearchInput,
  type SlotsChanged,
  slotChangesPort,
} from './search.ts';

/** A taken time stays struck through this long. Source: the look, "Times". */
const FADE_MS = 4_000;

const slotSearchSetup = setup({
  types: {
    context: {} as SlotSearchContext,
    input: {} as SlotSearchInput,
    events: {} as SlotSearchEvent,
    tags: {} as 'busy',
  },
  actors: {
    searchSlots: port<readonly ClinicTimes[], SlotQuery>(),
    listHolidays: port<readonly HolidayOfSites[], HolidaysInput>(),
    slotChanges: slotChangesPort,
  },
  actions: {
    /** Snackbar of a failure, in the specification's words. */
    showError: (_, _failed: { text: string; error: PortalError }) => {},
    clearTimes: assign({
      clinics: [],
      holidays: null,
      justTaken: [],
      changed: [],
      failure: null,
    }),
    setFailure: assign({ failure: (_, { error }: { error: unknown }) => toPortalError(error) }),
    addChangedDay: assign({
      changed: ({ context: { changed } }, at: SlotsChanged) =>
        at.siteId === null ? changed : [...changed, dayKey(at.siteId, at.day)],
    }),
    showTimes: assign(({ context }, found: { clinics: readonly ClinicTimes[] }) => ({
      clinics: withFreeTimes(found.clinics, defined(context.query), context.holidays, context.now),
      failure: null,
    })),
  },
  guards: {
    hasQuery: ({ context }) => context.query !== null,
    isSameQuery: ({ context }, to: { query: SlotQuery | null }) => deepEqual(context.query, to.query),
    isNothing: (_, to: { query: SlotQuery | null }) => to.query === null,
    hasFreeClinics: (_, found: { clinics: readonly ClinicTimes[] }) => hasFreeClinics(found.clinics),
    hasTimes: ({ context }) => context.clinics.some(({ days }) => days.some(({ slots }) => slots.length > 0)),
    /** The answer under way may be older than a change. */
    isOutdated: stateIn({ refetching: 'outdated' }),
    hasFound: ({ context }) => context.clinics.length > 0,
  },
  delays: { fade: FADE_MS },
});

/**
 * The open picker's times: searched when the query is complete, live while they are on screen. A time taken by another
 * booking is marked for four seconds; an answer to an older query never replaces a newer one's.
 *
 * Ports: `searchSlots` query → clinics with their days · `listHolidays` → holidays, for clinics without a calendar ·
 * `slotChanges` a stream of the clinics' days that changed.
 * Errors: of a search in `failure`, the last times staying on screen; of holidays as a snackbar, and those clinics
 * offer nothing.
 * Source: product specification, sections 5 (slot search window, free-booking slots) and 7 (time slots).
 */
export const slotSearchMachine = slotSearchSetup
  .extend({
    actions: {
      watch: enqueueActions(({ context, enqueue }) => {
        const siteIds = context.clinics.map(({ siteId }) => siteId);
        enqueue.spawnChild('slotChanges', { id: 'slotChanges', input: { siteIds } });
      }),
      /** The new times; those taken by others meanwhile are marked, and fade. */
      refreshTimes: enqueueActions(({ context, enqueue }, found: { clinics: readonly ClinicTimes[] }) => {
        const { query, changed, own, holidays, now } = context;
        const clinics = withFreeTimes(found.clinics, defined(query), holidays, now);
        const gone = justTaken(context.clinics, clinics, changed, own, defined(query).minutes);
        enqueue.assign({ clinics, failure: null, justTaken: [...withoutTimes(context.justTaken, gone), ...gone] });
        if (gone.length > 0) enqueue.raise({ type: 'taken.faded', slots: gone }, { delay: 'fade' });
      }),
    },
  })
  .createMachine({
    id: 'slotSearch',
    context: ({ input }) => ({
      ...input,
      clinics: [],
      holidays: null,
      changed: [],
      justTaken: [],
      unfolded: {},
      failure: null,
    }),
    initial: 'idle',
    on: {
      'query.changed': [
        { guard: withEvent('isSameQuery'), actions: assign({ now: ({ event }) => event.now }) },
        { guard: withEvent('isNothing'), target: '.idle', actions: assign({ query: null }) },
        {
          target: '.searching',
          actions: assign({ query: ({ event }) => event.query, now: ({ event }) => event.now, unfolded: {} }),
        },
      ],
      'holds.changed': {
        actions: assign(({ context, event }) => ({
          own: event.own,
          justTaken: withoutOwn(context.justTaken, event.own, context.query?.minutes ?? 0),
        })),
      },
      'day.toggled': {
        actions: assign({
          unfolded: ({ context: { unfolded }, event: { siteId, day } }) => {
            const { [dayKey(siteId, day)]: isOpen, ...others } = unfolded;
            return isOpen ? others : { ...others, [dayKey(siteId, day)]: true as const };
          },
        }),
      },
      'taken.faded': {
        actions: assign({ justTaken: ({ context, event }) => withoutTimes(context.justTaken, event.slots) }),
      },
    },
    states: {
      idle: {
        entry: ['clearTimes', stopChild('slotChanges')],
        always: { guard: 'hasQuery', target: 'searching' },
      },
      searching: {
        tags: 'busy',
        entry: ['clearTimes', stopChild('slotChanges')],
        initial: 'times',
        states: {
          times: {
            invoke: {
              id: 'searchSlots',
              src: 'searchSlots',
              input: ({ context }) => defined(context.query),
              onDone: [
                {
                  guard: { type: 'hasFreeClinics', params: ({ event }) => ({ clinics: event.output }) },
                  target: 'holidays',
                  actions: assign({ clinics: ({ event }) => event.output }),
                },
                {
                  target: '#slotSearch.found',
                  actions: { type: 'showTimes', params: ({ event }) => ({ clinics: event.output }) },
                },
              ],
              onError: { target: '#slotSearch.failed', actions: withEvent('setFailure') },
            },
          },
          holidays: {
            invoke: {
              id: 'listHolidays',
              src: 'listHolidays',
              input: ({ context }) => holidaysInput(defined(context.query), context.clinics),
              onDone: {
                target: '#slotSearch.found',
                actions: [
                  assign({ holidays: ({ event }) => event.output }),
                  { type: 'showTimes', params: ({ context }) => context },
                ],
              },
              onError: {
                target: '#slotSearch.found',
                actions: [
                  { type: 'showTimes', params: ({ context }) => context },
                  {
                    type: 'showError',
                    params: ({ event }) => ({ text: 'Error when get holidays', error: toPortalError(event.error) }),
                  },
                ],
              },
            },
          },
        },
      },
      found: {
        entry: 'watch',
        always: [{ guard: 'hasTimes', target: 'shown' }, { target: 'nothing' }],
      },
      shown: { on: { 'slots.changed': { target: 'refetching', actions: withEvent('addChangedDay') } } },
      nothing: { on: { 'slots.changed': { target: 'refetching', actions: withEvent('addChangedDay') } } },
      refetching: {
        tags: 'busy',
        invoke: {
          id: 'searchSlots',
          src: 'searchSlots',
          input: ({ context }) => defined(context.query),
          onDone: [
            {
              guard: 'isOutdated',
              target: 'refetching',
              reenter: true,
              actions: { type: 'refreshTimes', params: ({ event }) => ({ clinics: event.output }) },
            },
            {
              target: 'refetched',
              actions: { type: 'refreshTimes', params: ({ event }) => ({ clinics: event.output }) },
            },
          ],
          onError: { target: 'failed', actions: withEvent('setFailure') },
        },
        on: { 'slots.changed': { target: '.outdated', actions: withEvent('addChangedDay') } },
        initial: 'current',
        states: { current: {}, outdated: {} },
      },
      refetched: {
        entry: assign({ changed: [] }),
        always: [{ guard: 'hasTimes', target: 'shown' }, { target: 'nothing' }],
      },
      failed: {
        on: {
          'search.againPressed': [{ guard: 'hasFound', target: 'refetching' }, { target: 'searching' }],
          'slots.changed': { target: 'refetching', actions: withEvent('addChangedDay') },
        },
      },
    },
  });
