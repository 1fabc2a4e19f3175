import { assign, setup } from 'xstate';
import { defined } from '../lib/assert-defined.ts';
import { toPortalError } from '../lib/portal-error.ts';
import { port } from '../lib/ports.ts';
import { withEvent } from '../lib/with-event.ts';
import type { ImportKind } from '../rules/import/import-columns.ts';
import type {
  CheckRequest,
  ImportContext,
  ImportEvent,
  ImportFile,
  ImportRequest,
  ImportResult,
  UndoRequest,
} from './import.types.ts';

const NO_FILE = { file: null, importId: null, result: null, failure: null };

const importSetup = setup({
  types: {
    context: {} as ImportContext,
    events: {} as ImportEvent,
    input: {} as { kind: ImportKind },
    tags: {} as 'busy',
  },
  actors: {
    readFile: port<unknown, { key: string }>(),
    checkRows: port<ImportResult, CheckRequest>(),
    importRows: port<ImportResult, ImportRequest>(),
    undoImport: port<unknown, UndoRequest>(),
  },
  actions: {
    setFile: assign((_, { file }: { file: ImportFile }) => ({ ...NO_FILE, file })),
    setKind: assign((_, { kind }: { kind: ImportKind }) => ({ kind, importId: null })),
    clearFile: assign(NO_FILE),
    setEarlier: assign((_, { importId, rows: total }: { importId: string; rows: number }) => ({
      importId,
      result: { total, faulty: 0, faults: 0, imported: true },
    })),
    clearFailure: assign({ failure: null }),
    setResult: assign((_, { result }: { result: ImportResult }) => ({ result })),
    setFailure: assign((_, { error }: { error: unknown }) => ({ failure: toPortalError(error) })),
  },
  guards: {
    isFaultless: (_, { result: { faulty, faults } }: { result: ImportResult }) => faulty + faults === 0,
    isImported: (_, { result: { imported } }: { result: ImportResult }) => imported,
  },
});

const otherFile = { 'file.chosen': { target: 'reading', reenter: true, actions: withEvent('setFile') } } as const;
const otherKind = { 'kind.chosen': { target: 'checking', reenter: true, actions: withEvent('setKind') } } as const;

/**
 * Rows from a file: chosen, read, judged without making anything, corrected and chosen again, and made all or none. The kind
 * of its rows can be changed with the file in hand. An import whose answer was lost is sent again under the same id. An import
 * can be undone until another one begins, and the last one of an earlier visit from the start; the service refuses where its
 * rows were changed or used.
 *
 * Ports: `readFile` takes the file's bytes, so that what is made is what was judged · `checkRows` and `importRows` → `ImportResult` ·
 * `undoImport` deletes the made rows, and once more changes nothing.
 * Errors: land in `failure`, with the file kept for another try.
 */
export const importMachine = importSetup.createMachine({
  id: 'import',
  context: ({ input }) => ({ kind: input.kind, ...NO_FILE }),
  initial: 'choosing',
  states: {
    choosing: {
      on: {
        ...otherFile,
        'kind.chosen': { actions: withEvent('setKind') },
        'earlier.pressed': { target: 'undoing', actions: withEvent('setEarlier') },
      },
    },
    reading: {
      tags: 'busy',
      entry: 'clearFailure',
      invoke: {
        id: 'readFile',
        src: 'readFile',
        input: ({ context }) => ({ key: defined(context.file).key }),
        onDone: 'checking',
        onError: { target: 'unread', actions: withEvent('setFailure') },
      },
      on: { ...otherFile, 'kind.chosen': { actions: withEvent('setKind') } },
    },
    unread: { on: { ...otherFile, 'kind.chosen': { actions: withEvent('setKind') }, 'retry.pressed': 'reading' } },
    checking: {
      tags: 'busy',
      entry: 'clearFailure',
      invoke: {
        id: 'checkRows',
        src: 'checkRows',
        input: ({ context }) => ({ kind: context.kind, key: defined(context.file).key }),
        onDone: [
          {
            guard: { type: 'isFaultless', params: ({ event }) => ({ result: event.output }) },
            target: 'ready',
            actions: { type: 'setResult', params: ({ event }) => ({ result: event.output }) },
          },
          { target: 'faulty', actions: { type: 'setResult', params: ({ event }) => ({ result: event.output }) } },
        ],
        onError: { target: 'unchecked', actions: withEvent('setFailure') },
      },
      on: { ...otherFile, ...otherKind },
    },
    unchecked: { on: { ...otherFile, ...otherKind, 'retry.pressed': 'checking' } },
    faulty: { on: { ...otherFile, ...otherKind, 'retry.pressed': 'checking' } },
    ready: {
      on: {
        ...otherFile,
        ...otherKind,
        'import.pressed': {
          target: 'importing',
          actions: assign({ importId: ({ context, event }) => context.importId ?? event.importId }),
        },
      },
    },
    importing: {
      tags: 'busy',
      entry: 'clearFailure',
      invoke: {
        id: 'importRows',
        src: 'importRows',
        input: ({ context }) => ({
          kind: context.kind,
          key: defined(context.file).key,
          importId: defined(context.importId),
        }),
        onDone: [
          {
            guard: { type: 'isImported', params: ({ event }) => ({ result: event.output }) },
            target: 'imported',
            actions: { type: 'setResult', params: ({ event }) => ({ result: event.output }) },
          },
          // The data it was judged by has changed; nothing was made.
          { target: 'faulty', actions: { type: 'setResult', params: ({ event }) => ({ result: event.output }) } },
        ],
        onError: { target: 'unfinished', actions: withEvent('setFailure') },
      },
    },
    // The outcome is unknown: a retry with the same id finds it.
    unfinished: { on: { ...otherFile, ...otherKind, 'retry.pressed': 'importing' } },
    imported: {
      on: {
        ...otherFile,
        'kind.chosen': { target: 'choosing', actions: ['clearFile', withEvent('setKind')] },
        'another.pressed': { target: 'choosing', actions: 'clearFile' },
        'undo.pressed': 'undoing',
      },
    },
    undoing: {
      tags: 'busy',
      entry: 'clearFailure',
      invoke: {
        id: 'undoImport',
        src: 'undoImport',
        input: ({ context }) => ({ kind: context.kind, importId: defined(context.importId) }),
        onDone: 'undone',
        onError: { target: 'imported', actions: withEvent('setFailure') },
      },
    },
    undone: {
      on: {
        ...otherFile,
        'kind.chosen': { target: 'choosing', actions: ['clearFile', withEvent('setKind')] },
        'another.pressed': { target: 'choosing', actions: 'clearFile' },
      },
    },
  },
});
