import { assign, fromCallback, setup } from 'xstate';
import { defined } from '../lib/assert-defined.ts';
import type { PortalError } from '../lib/portal-error.ts';
import { port } from '../lib/ports.ts';
import {
  changed,
  completableOf,
  isReady,
  isSettled,
  nextFile,
  unmatched,
  withFiles,
  withoutCertainty,
  withoutRestrictions,
} from './batch-rows.ts';
import type {
  BatchContext,
  BatchEvent,
  ChosenFile,
  CompleteRequest,
  MatchRequest,
  ResultMatch,
  SendRequest,
} from './result-batch.types.ts';

export const NOTHING: BatchContext = {
  rows: [],
  leftOut: 0,
  willComplete: true,
  outcomes: {},
  arrived: [],
  sending: null,
  completed: [],
  refused: [],
  failure: null,
};

/** Ports, actions and guards of a batch. */
export const batchSetup = setup({
  types: { context: {} as BatchContext, events: {} as BatchEvent, tags: {} as 'busy' },
  actors: {
    matchFiles: port<readonly (readonly ResultMatch[])[], MatchRequest>(),
    sendFile: fromCallback<{ type: 'stop' }, SendRequest>(() => {
      throw new Error('This port has no body: the host provides one.');
    }),
    complete: port<unknown, CompleteRequest>(),
  },
  actions: {
    leave: () => {},
    addFiles: assign(({ context }, { files }: { files: readonly ChosenFile[] }) => withFiles(context, files)),
    clear: assign(NOTHING),
    clearMatches: assign({ rows: ({ context }) => withoutCertainty(context.rows) }),
    clearFailure: assign({ failure: null }),
    // The file on its way stays the next one until its fate is known.
    markSent: assign(({ context: { rows } }) => ({
      rows: changed(rows, defined(nextFile({ rows })).key, { isSent: true }),
    })),
    markFailed: assign(({ context: { rows } }, { error }: { error: PortalError }) => ({
      rows: changed(rows, defined(nextFile({ rows })).key, { failure: error }),
    })),
  },
  guards: {
    isAsked: ({ context }) => unmatched(context).length > 0,
    hasFile: ({ context }) => nextFile(context) !== null,
    hasCandidate: ({ context }) => completableOf(context).length > 0,
    canUpload: ({ context }) =>
      withoutRestrictions(context).length === 0 && (context.rows.some(isReady) || completableOf(context).length > 0),
    isSettled: ({ context }) => isSettled(context),
    /** No connection, no store, no quota left: every other file would fail alike. */
    stopsAll: (_, { error }: { error: PortalError }) =>
      error.code === 'UNREACHABLE' || (error.code === 'REJECTED' && error.status === 429),
  },
});
