import { assign, fromCallback, setup } from 'xstate';
import { defined } from '../lib/assert-defined.ts';
import type { PortalError } from '../lib/portal-error.ts';
import type { ToastMessage } from '../lib/ports.ts';
import { withEvent } from '../lib/with-event.ts';

/** Events of an upload's stream; sizes are in bytes. */
export type UploadNews<Answer> =
  | { type: 'upload.progressed'; sent: number }
  | { type: 'upload.answered'; answer: Answer }
  | { type: 'upload.failed'; error: PortalError };

/** A file as far as an upload needs to know it. `size` is in bytes. */
export type Uploadable = { readonly name: string; readonly size: number };

/**
 * One file on its way up, with its progress: it can be called off at any moment, and tried again where it failed.
 * Leaving meanwhile asks for confirmation, and the upload continues until that is answered.
 *
 * Ports: `sendFile` file → `UploadNews`; stopping it stops the upload.
 * Actions: `notifyUploaded` once it is stored · `leave` when it is requested and nothing is on its way · `showNotice`.
 * Errors: land in `failure`, with the file kept for another try. A file that `mistakeOf` refuses is never sent.
 */
export const uploadMachine = <File extends Uploadable, Answer>(words: {
  done: string;
  failed: string;
  mistakeOf: (file: File) => PortalError | null;
}) =>
  setup({
    types: {
      context: {} as { file: File | null; sent: number; failure: PortalError | null },
      events: {} as
        | UploadNews<Answer>
        | { type: 'file.chosen'; file: File }
        | { type: 'upload.cancelled' }
        | { type: 'retry.pressed' }
        | { type: 'failure.dismissed' }
        | { type: 'leave.requested' }
        | { type: 'leave.confirmed' }
        | { type: 'leave.cancelled' },
      tags: {} as 'busy',
    },
    actors: {
      sendFile: fromCallback<{ type: 'stop' }, { file: File }>(() => {
        throw new Error('This port has no body: the host provides one.');
      }),
    },
    actions: {
      notifyUploaded: (_, _stored: { answer: Answer }) => {},
      leave: () => {},
      showNotice: (_, _notice: ToastMessage) => {},
    },
    guards: { isMistaken: (_, { file }: { file: File }) => words.mistakeOf(file) !== null },
  }).createMachine({
    id: 'upload',
    context: { file: null, sent: 0, failure: null },
    initial: 'idle',
    on: {
      'file.chosen': [
        {
          guard: withEvent('isMistaken'),
          target: '.failed',
          actions: assign({ file: ({ event }) => event.file, failure: ({ event }) => words.mistakeOf(event.file) }),
        },
        { target: '.uploading', actions: assign({ file: ({ event }) => event.file }) },
      ],
      'leave.requested': { actions: 'leave' },
    },
    states: {
      idle: { entry: assign({ file: null, sent: 0, failure: null }) },
      uploading: {
        tags: 'busy',
        entry: assign({ sent: 0, failure: null }),
        invoke: { id: 'sendFile', src: 'sendFile', input: ({ context }) => ({ file: defined(context.file) }) },
        on: {
          'file.chosen': {}, // one after the other
          'upload.progressed': { actions: assign({ sent: ({ event }) => event.sent }) },
          'upload.answered': {
            target: 'idle',
            actions: [withEvent('notifyUploaded'), { type: 'showNotice', params: { tone: 'good', text: words.done } }],
          },
          'upload.failed': { target: 'failed', actions: assign({ failure: ({ event }) => event.error }) },
          'upload.cancelled': 'idle',
        },
        initial: 'going',
        states: {
          going: { on: { 'leave.requested': 'asked' } },
          asked: {
            on: {
              'leave.requested': {},
              'leave.confirmed': { target: '#upload.idle', actions: 'leave' },
              'leave.cancelled': 'going',
            },
          },
        },
      },
      failed: {
        entry: { type: 'showNotice', params: { tone: 'bad', text: words.failed } },
        on: {
          'retry.pressed': [
            {
              guard: { type: 'isMistaken', params: ({ context }) => ({ file: defined(context.file) }) },
              // The same file is as wrong as before.
            },
            { target: 'uploading' },
          ],
          'failure.dismissed': 'idle',
        },
      },
    },
  });
