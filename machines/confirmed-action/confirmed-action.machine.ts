import { assign, setup } from 'xstate';
import { type PortalError, toPortalError } from '../lib/portal-error.ts';
import { port, type ToastMessage } from '../lib/ports.ts';
import { failedWords } from '../lib/unanswered.ts';

/** Texts of one action: the snackbars of the specification, and the reason of a refusal. */
export type ActionMessages = {
  done: string;
  /** Absent where the reason of the refusal is the snackbar. */
  failed?: string;
  reasonFor: (error: PortalError) => string;
};

/**
 * One action that a person confirms after seeing its effects: looking, ready, acting, done; while its effects cannot be
 * found, it is not offered.
 *
 * Ports: `findEffects` → one line for each thing it touches · `act` → nothing.
 * Actions: `showNotice` the words of the outcome · `close` once it is done or called off.
 * Errors: land in `failure`, shown in the dialog; the action can be tried again or called off.
 */
export const confirmedActionMachine = (words: ActionMessages) => {
  const failureOf = (error: PortalError) => (words.failed ? failedWords(error, words.failed) : words.reasonFor(error));

  return setup({
    types: {
      context: {} as { effects: readonly string[]; failure: string | null },
      events: {} as { type: 'action.confirmed' } | { type: 'action.cancelled' } | { type: 'retry.pressed' },
      tags: {} as 'busy',
    },
    actors: { findEffects: port<readonly string[]>(), act: port<void>() },
    actions: {
      showNotice: (_, _notice: ToastMessage) => {},
      close: (_, _outcome: { isDone: boolean }) => {},
    },
  }).createMachine({
    id: 'confirmedAction',
    context: { effects: [], failure: null },
    initial: 'looking',
    states: {
      looking: {
        tags: 'busy',
        entry: assign({ failure: null }),
        invoke: {
          id: 'findEffects',
          src: 'findEffects',
          onDone: { target: 'ready', actions: assign({ effects: ({ event }) => event.output }) },
          onError: {
            target: 'unknown',
            actions: assign({ failure: ({ event }) => words.reasonFor(toPortalError(event.error)) }),
          },
        },
        on: { 'action.cancelled': 'calledOff' },
      },
      unknown: { on: { 'retry.pressed': 'looking', 'action.cancelled': 'calledOff' } },
      ready: { on: { 'action.confirmed': 'acting', 'action.cancelled': 'calledOff' } },
      acting: {
        tags: 'busy',
        entry: assign({ failure: null }),
        invoke: {
          id: 'act',
          src: 'act',
          onDone: {
            target: 'done',
            actions: { type: 'showNotice', params: { tone: 'good', text: words.done } },
          },
          onError: {
            target: 'ready',
            actions: [
              assign({ failure: ({ event }) => words.reasonFor(toPortalError(event.error)) }),
              {
                type: 'showNotice',
                params: ({ event }) => ({ tone: 'bad', text: failureOf(toPortalError(event.error)) }),
              },
            ],
          },
        },
      },
      done: { type: 'final', entry: { type: 'close', params: { isDone: true } } },
      calledOff: { type: 'final', entry: { type: 'close', params: { isDone: false } } },
    },
  });
};
