import { assign, setup } from 'xstate';
import { type PortalError, toPortalError } from '../lib/portal-error.ts';
import { port } from '../lib/ports.ts';
import { withEvent } from '../lib/with-event.ts';

/** Milliseconds between the last keystroke and the question: short, because the answer only opens something. */
export const FIND_DELAY_MS = 200;

/** Something that was found, and the address that shows it. */
export type Hit = { readonly href: string };

type FindContext<Found extends Hit> = {
  /** As typed. */
  words: string;
  /** The last answer; it cannot be chosen from while the next is awaited. */
  hits: readonly Found[];
  failure: PortalError | null;
};

type FindEvent =
  | { type: 'words.typed'; words: string }
  /** Enter while nothing is highlighted: the first hit is meant, also where its answer is still to come. */
  | { type: 'first.wanted' }
  | { type: 'retry.pressed' };

/**
 * One search over everything: asked a moment after the last keystroke, or at once by Enter, which then opens the first
 * hit as soon as it is there.
 *
 * Ports: `findHits` words → hits, best first.
 * Actions: `openHit` goes to the page of a hit.
 * Errors: land in `failure`; typing or trying again asks again.
 */
export const findMachine = <Found extends Hit>() =>
  setup({
    types: { context: {} as FindContext<Found>, events: {} as FindEvent, tags: {} as 'busy' },
    actors: { findHits: port<readonly Found[], { words: string }>() },
    actions: {
      openHit: (_, _first: { hit: Found | undefined }) => {},
      setHits: assign((_, { hits }: { hits: readonly Found[] }) => ({ hits, failure: null })),
      setFailure: assign((_, { error }: { error: unknown }) => ({ hits: [], failure: toPortalError(error) })),
    },
    guards: {
      hasNoWords: (_, { words }: { words: string }) => words.trim() === '',
      hasHits: (_, { hits }: { hits: readonly Found[] }) => hits.length > 0,
    },
    delays: { pause: FIND_DELAY_MS },
  }).createMachine({
    id: 'find',
    context: { words: '', hits: [], failure: null },
    initial: 'resting',
    on: {
      'words.typed': [
        {
          guard: withEvent('hasNoWords'),
          target: '.resting',
          actions: assign(({ event }) => ({ words: event.words, hits: [], failure: null })),
        },
        { target: '.typing', actions: assign(({ event }) => ({ words: event.words })) },
      ],
    },
    states: {
      resting: {},
      typing: { tags: 'busy', on: { 'first.wanted': 'opening' }, after: { pause: 'finding' } },
      finding: {
        tags: 'busy',
        on: { 'first.wanted': 'opening' },
        invoke: {
          id: 'findHits',
          src: 'findHits',
          input: ({ context }) => ({ words: context.words }),
          onDone: { target: 'found', actions: { type: 'setHits', params: ({ event }) => ({ hits: event.output }) } },
          onError: { target: 'failed', actions: withEvent('setFailure') },
        },
      },
      opening: {
        tags: 'busy',
        invoke: {
          id: 'findHits',
          src: 'findHits',
          input: ({ context }) => ({ words: context.words }),
          onDone: [
            {
              guard: { type: 'hasHits', params: ({ event }) => ({ hits: event.output }) },
              target: 'opened',
              actions: { type: 'openHit', params: ({ event }) => ({ hit: event.output[0] }) },
            },
            { target: 'found', actions: { type: 'setHits', params: ({ event }) => ({ hits: event.output }) } },
          ],
          onError: { target: 'failed', actions: withEvent('setFailure') },
        },
      },
      found: {},
      failed: { on: { 'retry.pressed': 'finding' } },
      opened: { type: 'final' },
    },
  });
