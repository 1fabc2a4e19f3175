import { assign, setup } from 'xstate';
import { toPortalError } from '../lib/portal-error.ts';
import { port } from '../lib/ports.ts';
import { withEvent } from '../lib/with-event.ts';
import { hasWords } from '../rules/text/fold.ts';
import { exactMatch, onlyPrefixMatch } from '../rules/text/list-entry.ts';
import type { LookupAnswer, LookupContext, LookupEvent, LookupItem } from './lookup.types.ts';

/** Milliseconds between the last keystroke and the question. Source: product specification, section 9. */
export const RELOAD_DELAY_MS = 500;

const NOTHING = { items: [], total: 0 };

const closeWithoutItem = { guard: 'needsNoItem' as const, target: '#lookup.closed' as const };

const selectExactMatch = {
  guard: 'isExactMatch' as const,
  target: '#lookup.closed' as const,
  actions: {
    type: 'selectItem' as const,
    params: ({ context }: { context: LookupContext }) => ({ item: exactMatch(context.items, context.search) }),
  },
};

const withTotal = (answer: LookupAnswer<LookupItem>): Pick<LookupContext, 'items' | 'total'> =>
  'total' in answer ? { items: answer.items, total: answer.total } : { items: answer, total: answer.length };

/** The entry that the words of an answered question mean: called so, or the only one of all that begins so. */
function onlyMatch({ search, mayAdd }: LookupContext, answer: LookupAnswer<LookupItem>): LookupItem | null {
  const { items, total } = withTotal(answer);
  return exactMatch(items, search) ?? (mayAdd || total > items.length ? null : onlyPrefixMatch(items, search));
}

const selectOnlyMatch = {
  guard: 'isOnlyMatch' as const,
  target: '#lookup.closed' as const,
  actions: {
    type: 'selectItem' as const,
    params: ({ context }: { context: LookupContext }) => ({ item: onlyMatch(context, context) }),
  },
};

type Highlighted = { event: { active: LookupItem | null } };

const selectActive = (guard: 'isActiveMatch' | 'hasActiveItem') => ({
  guard: { type: guard, params: ({ event: { active } }: Highlighted) => ({ active }) },
  target: '#lookup.closed' as const,
  actions: { type: 'selectItem' as const, params: ({ event: { active } }: Highlighted) => ({ item: active }) },
});

/** Left before the answer to the words: with nothing to settle, with the one entry that is called so, or with words. */
const leavingUnanswered = [closeWithoutItem, selectExactMatch, { target: '#lookup.settling' as const }] as const;

/** Left with the answer: the only entry that begins so is taken too. */
const leavingAnswered = [closeWithoutItem, selectOnlyMatch, { target: '#lookup.unmatched' as const }] as const;

/** There is no list to find an entry in. */
const leavingFailed = [closeWithoutItem, { target: '#lookup.unmatched' as const }] as const;

/**
 * One look-up field: its list is fetched when it opens and half a second after the last keystroke.
 * An entry is taken when it is pressed or reached by the arrow keys, when the words are its whole name, or when it
 * alone begins with them. Enter takes the highlighted one if the answer is to the present words. Words left before
 * their answer are settled by it. Words that name no entry stay, and the field is in error; they are searched again in
 * a new list.
 *
 * Input: `words` typed before the machine began and left, `takesAnyWords`, `mayAdd`, `isConfirmed`: Enter was pressed
 * before the list was there.
 * Ports: `findItems` search text → items, with how many match where those are not all. A host may widen the items'
 * type: the machine only carries them.
 * Actions: `selectItem` hands the entry to the host · `pressEnter` in the field, whose list is open by then.
 * Errors: land in `failure`, shown inside the open list or at the field; opening or typing fetches again.
 * Source: product specification, sections 7 (lookups) and 9 (autocomplete reload delay).
 */
export const lookupMachine = setup({
  types: {
    context: {} as LookupContext,
    events: {} as LookupEvent,
    input: {} as { words?: string; takesAnyWords?: boolean; mayAdd?: boolean; isConfirmed?: boolean } | undefined,
    tags: {} as 'busy',
  },
  actors: { findItems: port<LookupAnswer<LookupItem>, { search: string }>() },
  actions: {
    selectItem: (_, _chosen: { item: LookupItem | null }) => {},
    pressEnter: () => {},
    setSearch: assign((_, { search }: { search: string }) => ({ search })),
    setItems: assign((_, { answer }: { answer: LookupAnswer<LookupItem> }) => ({
      ...withTotal(answer),
      failure: null,
    })),
    setFailure: assign((_, { error }: { error: unknown }) => ({ ...NOTHING, failure: toPortalError(error) })),
    clearItems: assign({ ...NOTHING, failure: null }),
  },
  guards: {
    wasConfirmed: ({ context }) => context.isConfirmed,
    hasSearch: ({ context }) => context.search !== '',
    needsNoItem: ({ context }) => context.takesAnyWords || context.search.trim() === '',
    isExactMatch: ({ context }) => exactMatch(context.items, context.search) !== null,
    isOnlyMatch: ({ context }) => onlyMatch(context, context) !== null,
    hasOnlyMatch: ({ context }, { answer }: { answer: LookupAnswer<LookupItem> }) =>
      onlyMatch(context, answer) !== null,
    isActiveMatch: ({ context }, { active }: { active: LookupItem | null }) =>
      active !== null && hasWords(active.name, context.search),
    hasActiveItem: (_, { active }: { active: LookupItem | null }) => active !== null,
  },
  delays: { reload: RELOAD_DELAY_MS },
}).createMachine({
  id: 'lookup',
  context: ({ input }) => ({
    search: input?.words ?? '',
    ...NOTHING,
    failure: null,
    takesAnyWords: input?.takesAnyWords ?? false,
    mayAdd: input?.mayAdd ?? false,
    isConfirmed: input?.isConfirmed ?? false,
  }),
  initial: 'beginning',
  on: { 'search.typed': { target: '.open.typing', actions: withEvent('setSearch') } },
  states: {
    beginning: {
      always: [
        { guard: 'wasConfirmed', target: 'confirming' },
        { guard: 'hasSearch', target: 'settling' },
        { target: 'closed' },
      ],
    },
    confirming: {
      on: {
        'search.typed': { actions: withEvent('setSearch') },
        'list.opened': { target: 'open.typing', actions: 'pressEnter' },
        'value.changed': 'closed',
      },
    },
    closed: {
      entry: assign({ search: '', failure: null }),
      on: { 'list.opened': 'open.finding', 'list.changed': { actions: 'clearItems' } },
    },
    open: {
      initial: 'finding',
      on: {
        'item.pressed': { target: 'closed', actions: withEvent('selectItem') },
        'entry.confirmed': leavingUnanswered,
        'field.left': leavingUnanswered,
        'list.closed': leavingUnanswered,
        'list.changed': { target: '.finding', actions: 'clearItems' },
      },
      states: {
        typing: { tags: 'busy', after: { reload: 'finding' } },
        finding: {
          tags: 'busy',
          invoke: {
            id: 'findItems',
            src: 'findItems',
            input: ({ context }) => ({ search: context.search }),
            onDone: {
              target: 'found',
              actions: { type: 'setItems', params: ({ event }) => ({ answer: event.output }) },
            },
            onError: { target: 'failed', actions: withEvent('setFailure') },
          },
        },
        found: {
          on: {
            'list.browsed': 'browsed',
            'entry.confirmed': [
              closeWithoutItem,
              selectOnlyMatch,
              selectActive('isActiveMatch'),
              { target: '#lookup.unmatched' },
            ],
            'field.left': leavingAnswered,
            'list.closed': leavingAnswered,
          },
        },
        browsed: {
          on: {
            'entry.confirmed': [selectActive('hasActiveItem'), ...leavingAnswered],
            'field.left': [selectActive('hasActiveItem'), ...leavingAnswered],
            'list.closed': leavingAnswered,
          },
        },
        failed: {
          on: {
            'entry.confirmed': leavingFailed,
            'field.left': leavingFailed,
            'list.closed': leavingFailed,
          },
        },
      },
    },
    settling: {
      tags: 'busy',
      invoke: {
        id: 'findItems',
        src: 'findItems',
        input: ({ context }) => ({ search: context.search }),
        onDone: [
          {
            guard: { type: 'hasOnlyMatch', params: ({ event }) => ({ answer: event.output }) },
            target: 'closed',
            actions: [
              { type: 'setItems', params: ({ event }) => ({ answer: event.output }) },
              { type: 'selectItem', params: ({ context }) => ({ item: onlyMatch(context, context) }) },
            ],
          },
          { target: 'unmatched', actions: { type: 'setItems', params: ({ event }) => ({ answer: event.output }) } },
        ],
        onError: { target: 'unmatched', actions: withEvent('setFailure') },
      },
      on: {
        'list.opened': 'open.finding',
        'list.changed': { target: 'settling', reenter: true, actions: 'clearItems' },
        'value.changed': 'closed',
      },
    },
    unmatched: {
      on: {
        'list.opened': 'open.finding',
        'list.changed': { target: 'settling', actions: 'clearItems' },
        'value.changed': 'closed',
      },
    },
  },
});
