import { assign, setup } from 'xstate';
import { defined } from '../lib/assert-defined.ts';
import { type PortalError, toPortalError } from '../lib/portal-error.ts';
import { port } from '../lib/ports.ts';
import { withEvent } from '../lib/with-event.ts';
import type { Closing, ReopenHow } from './closing-progress.types.ts';

interface Context {
  readonly closingId: string;
  readonly closing: Closing | null;
  readonly failure: PortalError | null;
  /** Way of reopening that waits for confirmation. */
  readonly how: ReopenHow | null;
}

type Event =
  | { type: 'closing.changed' }
  | { type: 'retry.pressed' }
  | { type: 'undo.pressed' }
  | { type: 'reopen.pressed'; how: ReopenHow }
  | { type: 'reopen.confirmed' }
  | { type: 'reopen.cancelled' };

const GOES_ON: ReadonlySet<string> = new Set(['closing', 'undoing', 'reopening']);
/** Interval at which the progress is read. */
const ASK_AGAIN_MS = 800;

/**
 * A closing under way and afterwards: its progress is read until it is over; undone at one press while its mails wait,
 * reopened later after a question.
 *
 * Ports: `read` → the closing · `reopen` → the closing as it is then.
 * Errors: as `failure`; the last progress stays shown, and a closing still under way is read again.
 */
export const closingProgressMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    input: {} as { closingId: string },
    tags: {} as 'busy',
  },
  actors: {
    read: port<Closing, { closingId: string }>(),
    reopen: port<Closing, { closingId: string; how: ReopenHow }>(),
  },
  actions: {
    setClosing: assign((_, { output }: { output: Closing }) => ({ closing: output, failure: null })),
    setFailure: assign((_, { error }: { error: unknown }) => ({ failure: toPortalError(error) })),
  },
  guards: {
    isUnderWay: ({ context }) => GOES_ON.has(context.closing?.summary.status ?? ''),
    isFound: ({ context }) => context.closing !== null,
  },
  delays: { askAgain: ASK_AGAIN_MS },
}).createMachine({
  id: 'closingProgress',
  context: ({ input }) => ({ ...input, closing: null, failure: null, how: null }),
  initial: 'reading',
  states: {
    reading: {
      tags: 'busy',
      invoke: {
        id: 'read',
        src: 'read',
        input: ({ context: { closingId } }) => ({ closingId }),
        onDone: { target: 'read', actions: withEvent('setClosing') },
        onError: { target: 'read', actions: withEvent('setFailure') },
      },
      on: { 'undo.pressed': { target: 'reopening', actions: assign({ how: 'undo' }) } },
    },
    read: {
      always: [{ guard: 'isUnderWay', target: 'waiting' }, { guard: 'isFound', target: 'over' }, { target: 'failed' }],
    },
    waiting: {
      after: { askAgain: 'reading' },
      on: { 'undo.pressed': { target: 'reopening', actions: assign({ how: 'undo' }) } },
    },
    failed: { on: { 'retry.pressed': 'reading' } },
    over: {
      on: {
        'retry.pressed': 'reading',
        'closing.changed': 'reading',
        'undo.pressed': { target: 'reopening', actions: assign({ how: 'undo' }) },
        'reopen.pressed': { target: 'asked', actions: assign({ how: ({ event }) => event.how }) },
      },
    },
    asked: { on: { 'reopen.confirmed': 'reopening', 'reopen.cancelled': 'over' } },
    reopening: {
      tags: 'busy',
      entry: assign({ failure: null }),
      invoke: {
        id: 'reopen',
        src: 'reopen',
        input: ({ context: { closingId, how } }) => ({ closingId, how: defined(how) }),
        onDone: { target: 'read', actions: withEvent('setClosing') },
        onError: { target: 'read', actions: withEvent('setFailure') },
      },
    },
  },
});
