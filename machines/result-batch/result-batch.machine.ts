import { assign } from 'xstate';
import { defined } from '../lib/assert-defined.ts';
import { failureOf, toPortalError } from '../lib/portal-error.ts';
import { withEvent } from '../lib/with-event.ts';
import {
  changed,
  completableOf,
  isArrival,
  matchOf,
  nextFile,
  outcomeOf,
  toggled,
  unmatched,
  withMatches,
} from './batch-rows.ts';
import { batchSetup, NOTHING } from './result-batch.setup.ts';

const files = { 'files.chosen': { target: 'matching', actions: withEvent('addFiles') } } as const;
const stop = { 'cancel.pressed': { target: 'matching', actions: 'clearMatches' } } as const;
const clear = { 'batch.cleared': { target: 'empty', actions: 'clear' } } as const;

/**
 * Results of many people at once: files are dropped, matched to candidates by their names, looked through, sent one after
 * the other, and candidates with all of theirs become Completed. Nothing is stored before `upload.pressed`. It can be
 * called off at any moment: the files stored until then are looked up again, as when the same files are dropped once
 * more.
 *
 * Ports: `matchFiles` names → candidates for each · `sendFile` one file → `UploadNews` · `complete` one candidate, with
 * the outcome.
 * Actions: `leave` when it is requested and nothing is unsent, or when it is confirmed.
 * Errors: of one file or candidate are kept with it; an error that would stop all others ends the sending and lands in
 * `failure`.
 */
export const resultBatchMachine = batchSetup.createMachine({
  id: 'resultBatch',
  context: NOTHING,
  type: 'parallel',
  states: {
    batch: {
      initial: 'empty',
      states: {
        empty: { on: files },
        matching: {
          tags: 'busy',
          entry: 'clearFailure',
          invoke: {
            id: 'matchFiles',
            src: 'matchFiles',
            input: ({ context }) => ({
              files: unmatched(context).map(({ name, size, search }) => ({ name, size, search })),
            }),
            onDone: {
              target: 'reviewing',
              actions: assign({ rows: ({ context, event }) => withMatches(context.rows, event.output) }),
            },
            onError: { target: 'reviewing', actions: assign({ failure: failureOf }) },
          },
          on: { 'files.chosen': { target: 'matching', reenter: true, actions: withEvent('addFiles') }, ...clear },
        },
        reviewing: {
          on: {
            ...files,
            ...clear,
            'kind.chosen': {
              actions: assign({
                rows: ({ context, event }) => changed(context.rows, event.key, { kind: event.kind, failure: null }),
              }),
            },
            'candidate.chosen': {
              actions: assign({
                rows: ({ context, event }) =>
                  changed(context.rows, event.key, { candidateId: event.candidateId, failure: null }),
              }),
            },
            'search.entered': {
              target: 'matching',
              actions: assign({
                rows: ({ context, event: { key, search } }) =>
                  changed(context.rows, key, {
                    search,
                    matches: [],
                    isMatched: false,
                    candidateId: null,
                    failure: null,
                  }),
              }),
            },
            'file.removed': {
              actions: assign({
                rows: ({ context, event }) => context.rows.filter(({ key }) => key !== event.key),
                leftOut: 0,
              }),
            },
            'outcome.chosen': {
              actions: assign({
                outcomes: ({ context, event }) => ({ ...context.outcomes, [event.candidateId]: event.choice }),
              }),
            },
            'arrival.toggled': {
              actions: assign({ arrived: ({ context, event }) => toggled(context.arrived, event.candidateId) }),
            },
            'completion.toggled': { actions: assign({ willComplete: ({ context }) => !context.willComplete }) },
            'retry.pressed': { guard: 'isAsked', target: 'matching' },
            'upload.pressed': {
              guard: 'canUpload',
              target: 'next',
              actions: assign({
                rows: ({ context }) => context.rows.map((row) => ({ ...row, failure: null })),
                failure: null,
              }),
            },
          },
        },
        next: {
          always: [
            { guard: 'hasFile', target: 'sending' },
            { guard: 'hasCandidate', target: 'completing' },
            { target: 'done' },
          ],
        },
        sending: {
          tags: 'busy',
          entry: assign({ sending: ({ context }) => ({ key: defined(nextFile(context)).key, sent: 0 }) }),
          exit: assign({ sending: null }),
          invoke: {
            id: 'sendFile',
            src: 'sendFile',
            input: ({ context }) => {
              const row = defined(nextFile(context));
              return { key: row.key, candidateId: defined(matchOf(row)).candidateId, kind: defined(row.kind || null) };
            },
          },
          on: {
            'upload.progressed': {
              actions: assign({
                sending: ({ context, event }) => ({ ...defined(context.sending), sent: event.sent }),
              }),
            },
            'upload.answered': { target: 'next', actions: 'markSent' },
            'upload.failed': [
              {
                guard: withEvent('stopsAll'),
                target: 'reviewing',
                actions: ['clearMatches', assign({ failure: ({ event }) => event.error })],
              },
              { target: 'next', actions: withEvent('markFailed') },
            ],
            ...stop,
          },
        },
        completing: {
          tags: 'busy',
          invoke: {
            id: 'complete',
            src: 'complete',
            input: ({ context }) => {
              const match = defined(completableOf(context)[0]);
              const { candidateId } = match;
              return { candidateId, isArrival: isArrival(context, match), outcome: outcomeOf(context, candidateId) };
            },
            onDone: {
              target: 'next',
              actions: assign({
                completed: ({ context }) => [...context.completed, defined(completableOf(context)[0]).candidateId],
              }),
            },
            onError: {
              target: 'next',
              actions: assign({
                refused: ({ context, event }) => {
                  const { candidateId } = defined(completableOf(context)[0]);
                  return [...context.refused, { candidateId, failure: toPortalError(event.error) }];
                },
              }),
            },
          },
          on: stop,
        },
        done: {
          on: {
            ...files,
            ...clear,
            'retry.pressed': { target: 'reviewing', actions: assign({ refused: [] }) },
          },
        },
      },
    },
    leaving: {
      initial: 'stays',
      states: {
        stays: { on: { 'leave.requested': [{ guard: 'isSettled', target: 'left' }, { target: 'asked' }] } },
        asked: { on: { 'leave.confirmed': 'left', 'leave.cancelled': 'stays' } },
        left: { entry: 'leave' },
      },
    },
  },
});
