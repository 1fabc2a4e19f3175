import { assign, setup } from 'xstate';
import { type PortalError, toPortalError } from '../lib/portal-error.ts';
import { port } from '../lib/ports.ts';
import { isUnanswered } from '../lib/unanswered.ts';
import { withEvent } from '../lib/with-event.ts';

/** An order as the list has it. `notice`: its source changed or withdrew it after it was begun or booked. */
export interface OrderSeen {
  readonly changedAt: string;
  readonly notice: 'changed' | 'withdrawn' | null;
}

type Event = { type: 'order.updated'; seen: OrderSeen } | { type: 'book.pressed' } | { type: 'notice.acknowledged' };

const book = { 'book.pressed': 'making' } as const;
const acknowledge = { 'notice.acknowledged': 'acknowledging' } as const;
const updated = { actions: withEvent('setSeen') } as const;
const found = { 'order.updated': { ...updated, target: 'finding' } } as const;

/**
 * An order of a hiring system on the home page: it waits, one press makes its draft, a change or withdrawal at its source is read.
 *
 * Ports: `makeDraft` when the content on the screen was changed last → the address of the draft; pressed again it is the same draft ·
 * `acknowledge` → nothing.
 * Actions: `openDraft` at that address · `refresh` the list of orders.
 * Errors: land in `failure` beside the order until the next press. Without an answer it is not known whether the draft was made
 * (`unanswered`); where the source changed the order since it was read, no draft is made (`outdated`).
 */
export const orderMachine = setup({
  types: {
    context: {} as { seen: OrderSeen; failure: PortalError | null },
    input: {} as { seen: OrderSeen },
    events: {} as Event,
    tags: {} as 'busy',
  },
  actors: { makeDraft: port<string, { changedAt: string }>(), acknowledge: port<void>() },
  actions: {
    openDraft: (_, _made: { address: string }) => {},
    refresh: () => {},
    setSeen: assign((_, { seen }: { seen: OrderSeen }) => ({ seen })),
    setFailure: assign((_, { error }: { error: unknown }) => ({ failure: toPortalError(error) })),
    clearFailure: assign({ failure: null }),
  },
  guards: {
    isWithdrawn: ({ context }) => context.seen.notice === 'withdrawn',
    isChanged: ({ context }) => context.seen.notice === 'changed',
    isUnanswered: (_, { error }: { error: unknown }) => isUnanswered(toPortalError(error)),
    isOutdated: (_, { error }: { error: unknown }) => toPortalError(error).code === 'EDIT_CONFLICT',
  },
}).createMachine({
  id: 'order',
  context: ({ input }) => ({ ...input, failure: null }),
  initial: 'finding',
  on: { 'order.updated': updated },
  states: {
    finding: {
      always: [
        { guard: 'isWithdrawn', target: 'withdrawn' },
        { guard: 'isChanged', target: 'changed' },
        { target: 'waiting' },
      ],
    },
    waiting: { on: { ...book, ...found } },
    changed: { on: { ...book, ...acknowledge, ...found } },
    withdrawn: { on: { ...acknowledge, ...found } },
    making: {
      tags: 'busy',
      entry: 'clearFailure',
      invoke: {
        id: 'makeDraft',
        src: 'makeDraft',
        input: ({ context }) => ({ changedAt: context.seen.changedAt }),
        onDone: { target: 'made', actions: { type: 'openDraft', params: ({ event }) => ({ address: event.output }) } },
        onError: [
          { guard: withEvent('isUnanswered'), target: 'unanswered', actions: withEvent('setFailure') },
          { guard: withEvent('isOutdated'), target: 'outdated', actions: [withEvent('setFailure'), 'refresh'] },
          { target: 'refused', actions: [withEvent('setFailure'), 'refresh'] },
        ],
      },
    },
    unanswered: { on: book },
    outdated: { on: book },
    refused: { on: book },
    made: { type: 'final' },
    acknowledging: {
      tags: 'busy',
      entry: 'clearFailure',
      invoke: {
        id: 'acknowledge',
        src: 'acknowledge',
        onDone: { target: 'acknowledged', actions: 'refresh' },
        onError: { target: 'unacknowledged', actions: [withEvent('setFailure'), 'refresh'] },
      },
    },
    acknowledged: { tags: 'busy', on: found },
    unacknowledged: { on: { ...book, ...acknowledge } },
  },
});
