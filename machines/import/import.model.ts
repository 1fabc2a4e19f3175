import { answers, fails, modelOfFolder } from '../lib/model.ts';
import { importMachine } from './import.machine.ts';
import type { ImportResult } from './import.types.ts';

const right: ImportResult = { total: 3, faulty: 0, faults: 0, imported: false };

export const importModel = modelOfFolder('import', 'Import from CSV', importMachine, {
  'a file of companies': {
    input: { kind: 'companies' },
    events: [
      { type: 'file.chosen', file: { key: 'f1', name: 'companies.csv', size: 120 } },
      { type: 'kind.chosen', kind: 'subsidiaries' },
      answers('readFile'),
      fails('readFile', { code: 'BAD_REQUEST', reason: 'The file cannot be read any more.', fields: {} }),
      answers('checkRows', right),
      answers('checkRows', { ...right, faulty: 2 }),
      answers('checkRows', { ...right, total: 0, faults: 1 }),
      fails('checkRows', { code: 'UNREACHABLE' }),
      { type: 'import.pressed', importId: 'i1' },
      answers('importRows', { ...right, imported: true }),
      answers('importRows', { ...right, faulty: 1 }),
      fails('importRows', { code: 'UNREACHABLE' }),
      { type: 'undo.pressed' },
      { type: 'earlier.pressed', importId: 'i0', rows: 3 },
      answers('undoImport'),
      fails('undoImport', {
        code: 'REJECTED',
        status: 409,
        reason: 'Nothing was undone. Banded Iron has an account.',
      }),
      fails('undoImport', { code: 'UNREACHABLE' }),
      { type: 'retry.pressed' },
      { type: 'another.pressed' },
    ],
    facts: ({ kind, file, importId, result, failure }) => [
      kind,
      file !== null,
      importId !== null,
      failure?.code,
      result?.faulty,
      result?.faults,
    ],
  },
});
