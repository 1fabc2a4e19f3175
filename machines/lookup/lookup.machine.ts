import { assign, setup } from 'xstate';
import { type PortalError, toPortalError } from '../lib/portal-error.ts';
import { port } from '../lib/ports.ts';
import { entryCalled, hasWords } from '../rules/text/list-entry.ts';

export type LookupItem = { id: string; name: string };

/** Milliseconds between the last keystroke and the question. Source: product specification, section 9. */
export const RELOAD_DELAY_MS = 500;

type LookupContext = {
  /** What was typed and is no entry yet; '' while nothing is. */
  search: string;
  /** The last answer. While another one is awaited only those that have the words in them are shown. */
  items: readonly LookupItem[];
  failure: PortalError | null;
  /** Any words may stand in the field, listed or not. */
  takesAnyWords: boolean;
  /** Enter was pressed before the machine began. */
  isConfirmed: boolean;
};

type LookupEvent =
  | { type: 'list.opened' }
  | { type: 'search.typed'; search: string }
  /** The arrow keys went to an entry. */
  | { type: 'list.browsed' }
  | { type: 'item.pressed'; item: LookupItem }
  /** Enter; `active` is the highlighted entry. */
  | { type: 'entry.confirmed'; active: LookupItem | null }
  /** Tab; `active` is the highlighted entry. */
  | { type: 'field.left'; active: LookupItem | null }
  /** Escape, or a press elsewhere. */
  | { type: 'list.closed' }
  /** The host has another value now. */
  | { type: 'value.changed' };

const wordless = { guard: 'needsNoEntry' as const, target: '#lookup.closed' as const };

const takingCalled = {
  guard: 'isCalledSo' as const,
  target: '#lookup.closed' as const,
  actions: {
    type: 'takeItem' as const,
    params: ({ context }: { context: LookupContext }) => ({ item: entryCalled(context.items, context.search) }),
  },
};

type Highlighted = { event: { active: LookupItem | null } };

const takingActive = (guard: 'isHighlighted' | 'isReached') => ({
  guard: { type: guard, params: ({ event: { active } }: Highlighted) => ({ active }) },
  target: '#lookup.closed' as const,
  actions: { type: 'takeItem' as const, params: ({ event: { active } }: Highlighted) => ({ item: active }) },
});

/** The field is left: with nothing to settle, with the one entry that is called so, or with words. */
const leaving = <Otherwise extends 'settling' | 'unmatched'>(otherwise: Otherwise) =>
  [wordless, takingCalled, { target: `#lookup.${otherwise}` as const }] as const;

/** There is no list to find an entry in. */
const leavingFailed = [wordless, { target: '#lookup.unmatched' as const }] as const;

/**
 * One look-up field: its list is asked for when it opens and half a second after the last keystroke.
 * An entry is taken when it is pressed or reached by the arrow keys, or when it is called what was typed. Enter takes the
 * highlighted one of an answer to the words as they stand. Words left before their answer are settled by it. Words that name no entry stay, and the field is in error.
 *
 * Input: `words` typed before the machine began and left, `takesAnyWords`, `isConfirmed`: Enter was pressed before there was
 * a list to hear it.
 * Ports: `findItems` search text → items. A host may widen the items' type: the machine only carries them.
 * Actions: `takeItem` hands the entry to the host · `pressEnter` in the field, whose list is open by then.
 * Errors: land in `failure`, shown inside the open list or at the field; opening or typing asks again.
 * Source: product specification, sections 7 (lookups) and 9 (autocomplete reload delay).
 */
export const lookupMachine = setup({
  types: {
    context: {} as LookupContext,
    events: {} as LookupEvent,
    input: {} as { words?: string; takesAnyWords?: boolean; isConfirmed?: boolean } | undefined,
    tags: {} as 'busy',
  },
  actors: { findItems: port<readonly LookupItem[], { search: string }>() },
  actions: {
    takeItem: (_, _chosen: { item: LookupItem | null }) => {},
    pressEnter: () => {},
    takeWords: assign((_, { search }: { search: string }) => ({ search })),
    takeAnswer: assign((_, { items }: { items: readonly LookupItem[] }) => ({ items, failure: null })),
    takeFailure: assign((_, { error }: { error: unknown }) => ({ items: [], failure: toPortalError(error) })),
  },
  guards: {
    wasConfirmed: ({ context }) => context.isConfirmed,
    hasWordsLeft: ({ context }) => context.search !== '',
    needsNoEntry: ({ context }) => context.takesAnyWords || context.search.trim() === '',
    isCalledSo: ({ context }) => entryCalled(context.items, context.search) !== null,
    namesOne: ({ context }, { items }: { items: readonly LookupItem[] }) => entryCalled(items, context.search) !== null,
    isHighlighted: ({ context }, { active }: { active: LookupItem | null }) =>
      active !== null && hasWords(active.name, context.search),
    isReached: (_, { active }: { active: LookupItem | null }) => active !== null,
  },
  delays: { reload: RELOAD_DELAY_MS },
}).createMachine({
  id: 'lookup',
  context: ({ input }) => ({
    search: input?.words ?? '',
    items: [],
    failure: null,
    takesAnyWords: input?.takesAnyWords ?? false,
    isConfirmed: input?.isConfirmed ?? false,
  }),
  initial: 'beginning',
  on: { 'search.typed': { target: '.open.typing', actions: { type: 'takeWords', params: ({ event }) => event } } },
  states: {
    beginning: {
      always: [
        { guard: 'wasConfirmed', target: 'confirming' },
        { guard: 'hasWordsLeft', target: 'settling' },
        { target: 'closed' },
      ],
    },
    confirming: {
      on: {
        'search.typed': { actions: { type: 'takeWords', params: ({ event }) => event } },
        'list.opened': { target: 'open.typing', actions: 'pressEnter' },
        'value.changed': 'closed',
      },
    },
    closed: { entry: assign({ search: '', failure: null }), on: { 'list.opened': 'open.finding' } },
    open: {
      initial: 'finding',
      on: {
        'item.pressed': { target: 'closed', actions: { type: 'takeItem', params: ({ event }) => event } },
        'entry.confirmed': leaving('settling'),
        'field.left': leaving('settling'),
        'list.closed': leaving('settling'),
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
              actions: { type: 'takeAnswer', params: ({ event }) => ({ items: event.output }) },
            },
            onError: { target: 'failed', actions: { type: 'takeFailure', params: ({ event }) => event } },
          },
        },
        found: {
          on: {
            'list.browsed': 'browsed',
            'entry.confirmed': [wordless, takingCalled, takingActive('isHighlighted'), { target: '#lookup.unmatched' }],
            'field.left': leaving('unmatched'),
            'list.closed': leaving('unmatched'),
          },
        },
        browsed: {
          on: {
            'entry.confirmed': [takingActive('isReached'), ...leaving('unmatched')],
            'field.left': [takingActive('isReached'), ...leaving('unmatched')],
            'list.closed': leaving('unmatched'),
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
            guard: { type: 'namesOne', params: ({ event }) => ({ items: event.output }) },
            target: 'closed',
            actions: [
              { type: 'takeAnswer', params: ({ event }) => ({ items: event.output }) },
              { type: 'takeItem', params: ({ context }) => ({ item: entryCalled(context.items, context.search) }) },
            ],
          },
          { target: 'unmatched', actions: { type: 'takeAnswer', params: ({ event }) => ({ items: event.output }) } },
        ],
        onError: { target: 'unmatched', actions: { type: 'takeFailure', params: ({ event }) => event } },
      },
      on: { 'list.opened': 'open.finding', 'value.changed': 'closed' },
    },
    unmatched: { on: { 'list.opened': 'open.finding', 'value.changed': 'closed' } },
  },
});
