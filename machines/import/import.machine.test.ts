import { expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { PortalFailure } from '../lib/portal-error.ts';
import { importMachine } from './import.machine.ts';
import type { CheckRequest, ImportFile, ImportRequest, ImportResult, UndoRequest } from './import.types.ts';

const right: ImportResult = { total: 3, faulty: 0, faults: 0, imported: false };
const lost = new PortalFailure({ code: 'UNREACHABLE' });
const file = (key: string): ImportFile => ({ key, name: `${key}.csv`, size: 9 });

/** An import whose ports take the next answer that is laid out for them. */
function openImport() {
  const next = {
    readFile: [] as unknown[],
    checkRows: [] as (ImportResult | PortalFailure)[],
    importRows: [] as (ImportResult | PortalFailure)[],
    undoImport: [] as unknown[],
  };
  const asked: (CheckRequest | ImportRequest | UndoRequest | { key: string })[] = [];
  const answer = <Answer>(from: unknown[], input: (typeof asked)[number]): Promise<Answer> => {
    asked.push(input);
    const [given] = from.splice(0, 1);
    if (given instanceof PortalFailure) return Promise.reject(given);
    return Promise.resolve(given as Answer);
  };
  const actor = createActor(
    importMachine.provide({
      actors: {
        readFile: fromPromise<unknown, { key: string }>(({ input }) => answer(next.readFile, input)),
        checkRows: fromPromise<ImportResult, CheckRequest>(({ input }) => answer(next.checkRows, input)),
        importRows: fromPromise<ImportResult, ImportRequest>(({ input }) => answer(next.importRows, input)),
        undoImport: fromPromise<unknown, UndoRequest>(({ input }) => answer(next.undoImport, input)),
      },
    }),
    { input: { kind: 'companies' } },
  ).start();
  const settle = () => new Promise<void>((resolve) => setImmediate(resolve));
  return {
    actor,
    next,
    asked,
    settle,
    send: async (event: Parameters<typeof actor.send>[0]) => {
      actor.send(event);
      await settle();
    },
    state: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
  };
}

test('[import.page] a faulty file makes nothing; the corrected one is made at the press', async () => {
  const { next, asked, send, state, context } = openImport();
  next.checkRows.push({ ...right, faulty: 1 }, { ...right, total: 0, faults: 1 }, right);
  next.importRows.push({ ...right, imported: true });
  await send({ type: 'file.chosen', file: file('a') });
  expect([state(), context().result?.faulty]).toEqual(['faulty', 1]);
  await send({ type: 'import.pressed', importId: 'i1' });
  expect(state()).toBe('faulty');
  await send({ type: 'file.chosen', file: file('b') });
  expect([state(), context().result?.faults]).toEqual(['faulty', 1]);
  await send({ type: 'retry.pressed' });
  expect([state(), context().result]).toEqual(['ready', right]);
  await send({ type: 'import.pressed', importId: 'i1' });
  expect([state(), context().result?.imported]).toEqual(['imported', true]);
  expect(asked).toEqual([
    { key: 'a' },
    { kind: 'companies', key: 'a' },
    { key: 'b' },
    { kind: 'companies', key: 'b' },
    { kind: 'companies', key: 'b' },
    { kind: 'companies', key: 'b', importId: 'i1' },
  ]);
  await send({ type: 'another.pressed' });
  expect([state(), context()]).toEqual([
    'choosing',
    { kind: 'companies', file: null, importId: null, result: null, failure: null },
  ]);
});

test('[import.once] an import whose answer was lost is sent again under its first id, and takes no second press', async () => {
  const { next, asked, actor, send, settle, state, context } = openImport();
  next.checkRows.push(right);
  next.importRows.push(lost, { ...right, imported: true });
  await send({ type: 'file.chosen', file: file('a') });
  actor.send({ type: 'import.pressed', importId: 'i1' });
  expect(actor.getSnapshot().hasTag('busy')).toBe(true);
  for (const event of [
    { type: 'import.pressed', importId: 'i2' },
    { type: 'file.chosen', file: file('b') },
    { type: 'kind.chosen', kind: 'packages' },
  ] as const)
    actor.send(event);
  await settle();
  expect([state(), context().failure]).toEqual(['unfinished', { code: 'UNREACHABLE' }]);
  actor.send({ type: 'retry.pressed' });
  expect([state(), context().failure]).toEqual(['importing', null]);
  await settle();
  expect([state(), asked.slice(2)]).toEqual([
    'imported',
    [1, 2].map(() => ({ kind: 'companies', key: 'a', importId: 'i1' })),
  ]);
});

test('[import.all-or-nothing][import.once] entries that exist by now are shown; after another check the file is sent under the same id, another file under another', async () => {
  const { next, asked, send, state, context } = openImport();
  next.checkRows.push(right, right, right, right, right);
  next.importRows.push({ ...right, faulty: 1 }, lost, lost, { ...right, imported: true });
  await send({ type: 'file.chosen', file: file('a') });
  await send({ type: 'import.pressed', importId: 'i1' });
  expect([state(), context().result?.faulty]).toEqual(['faulty', 1]);
  await send({ type: 'retry.pressed' });
  await send({ type: 'import.pressed', importId: 'i2' });
  expect([state(), context().importId]).toEqual(['unfinished', 'i1']);
  await send({ type: 'file.chosen', file: file('b') });
  expect([state(), context().importId, context().failure]).toEqual(['ready', null, null]);
  await send({ type: 'import.pressed', importId: 'i3' });
  await send({ type: 'kind.chosen', kind: 'accounts' });
  expect([state(), context().importId]).toEqual(['ready', null]);
  await send({ type: 'import.pressed', importId: 'i4' });
  expect(asked.at(-1)).toEqual({ kind: 'accounts', key: 'b', importId: 'i4' });
  await send({ type: 'kind.chosen', kind: 'packages' });
  expect([state(), context()]).toEqual([
    'choosing',
    { kind: 'packages', file: null, importId: null, result: null, failure: null },
  ]);
});

test('[import.page] an unreadable file, or a check without an answer, can be tried again with nothing lost', async () => {
  const { next, asked, actor, send, settle, state, context } = openImport();
  next.readFile.push(lost, undefined, undefined);
  next.checkRows.push(lost, right);
  await send({ type: 'file.chosen', file: file('a') });
  expect([state(), context().failure, context().file?.key]).toEqual(['unread', { code: 'UNREACHABLE' }, 'a']);
  await send({ type: 'kind.chosen', kind: 'accounts' });
  expect([state(), context().kind]).toEqual(['unread', 'accounts']);
  actor.send({ type: 'retry.pressed' });
  expect([state(), context().failure], 'what went wrong before is over').toEqual(['reading', null]);
  await settle();
  expect([state(), context().failure, context().file?.key]).toEqual(['unchecked', { code: 'UNREACHABLE' }, 'a']);
  await send({ type: 'retry.pressed' });
  expect([state(), context().failure]).toEqual(['ready', null]);
  expect(asked.slice(-1)).toEqual([{ kind: 'accounts', key: 'a' }]);
});

test('another kind or another file starts a new check, in every state', async () => {
  const { next, asked, actor, send, settle, state, context } = openImport();
  next.checkRows.push(...Array.from({ length: 9 }, () => right));
  await send({ type: 'kind.chosen', kind: 'packages' });
  expect([state(), context().kind]).toEqual(['choosing', 'packages']);
  actor.send({ type: 'file.chosen', file: file('a') });
  expect([state(), actor.getSnapshot().hasTag('busy')]).toEqual(['reading', true]);
  actor.send({ type: 'kind.chosen', kind: 'companies' });
  expect(state()).toBe('reading');
  actor.send({ type: 'file.chosen', file: file('b') });
  await Promise.resolve();
  await settle();
  expect(asked.slice(0, 2)).toEqual([{ key: 'a' }, { key: 'b' }]);
  expect([state(), context().file?.key, context().kind]).toEqual(['ready', 'b', 'companies']);
  actor.send({ type: 'kind.chosen', kind: 'accounts' });
  expect([state(), actor.getSnapshot().hasTag('busy')]).toEqual(['checking', true]);
  actor.send({ type: 'kind.chosen', kind: 'packages' });
  expect(state()).toBe('checking');
  actor.send({ type: 'file.chosen', file: file('c') });
  expect(state()).toBe('reading');
  await settle();
  expect([state(), asked.at(-1)]).toEqual(['ready', { kind: 'packages', key: 'c' }]);
  next.checkRows.splice(0, 9, { ...right, faulty: 1 }, lost, right, lost, right);
  await send({ type: 'kind.chosen', kind: 'companies' });
  expect([state(), asked.at(-1)]).toEqual(['faulty', { kind: 'companies', key: 'c' }]);
  await send({ type: 'kind.chosen', kind: 'subsidiaries' });
  expect([state(), asked.at(-1)]).toEqual(['unchecked', { kind: 'subsidiaries', key: 'c' }]);
  await send({ type: 'kind.chosen', kind: 'accounts' });
  expect([state(), asked.at(-1)]).toEqual(['ready', { kind: 'accounts', key: 'c' }]);
  await send({ type: 'kind.chosen', kind: 'companies' });
  expect([state(), asked.at(-1)]).toEqual(['unchecked', { kind: 'companies', key: 'c' }]);
  await send({ type: 'file.chosen', file: file('d') });
  expect([state(), asked.at(-1)]).toEqual(['ready', { kind: 'companies', key: 'd' }]);
  next.readFile.push(lost);
  await send({ type: 'file.chosen', file: file('e') });
  expect([state(), asked.at(-1)]).toEqual(['unread', { key: 'e' }]);
  next.checkRows.push(right);
  await send({ type: 'file.chosen', file: file('f') });
  expect([state(), context().file?.key]).toEqual(['ready', 'f']);
  next.importRows.push({ ...right, imported: true });
  await send({ type: 'import.pressed', importId: 'i1' });
  next.checkRows.push(right);
  await send({ type: 'file.chosen', file: file('g') });
  expect([state(), context().importId, context().result]).toEqual(['ready', null, right]);
});

test('[import.undo] an import whose undoing got no answer is undone once more; the undone one cannot be sent again', async () => {
  const { next, asked, send, state, context } = openImport();
  next.checkRows.push(right);
  next.importRows.push({ ...right, imported: true });
  next.undoImport.push(lost, true);
  await send({ type: 'file.chosen', file: file('a') });
  await send({ type: 'import.pressed', importId: 'i1' });
  await send({ type: 'undo.pressed' });
  expect([state(), context().failure?.code]).toEqual(['imported', 'UNREACHABLE']);
  await send({ type: 'undo.pressed' });
  expect([state(), context().failure]).toEqual(['undone', null]);
  expect(asked.slice(-2)).toEqual([
    { kind: 'companies', importId: 'i1' },
    { kind: 'companies', importId: 'i1' },
  ]);
  await send({ type: 'import.pressed', importId: 'i1' });
  expect(state()).toBe('undone');
  await send({ type: 'another.pressed' });
  expect([state(), context().importId]).toEqual(['choosing', null]);
});

test('[import.undo-later] an import of an earlier visit is undone without its file; refused, it says why and can be tried again', async () => {
  const { next, asked, send, state, context } = openImport();
  next.undoImport.push(lost, true);
  await send({ type: 'earlier.pressed', importId: 'i0', rows: 3 });
  expect([state(), context().failure?.code, context().result?.total]).toEqual(['imported', 'UNREACHABLE', 3]);
  await send({ type: 'undo.pressed' });
  expect([state(), context().file, asked.slice(-2)]).toEqual([
    'undone',
    null,
    [
      { kind: 'companies', importId: 'i0' },
      { kind: 'companies', importId: 'i0' },
    ],
  ]);
});

test.each([
  [{ type: 'file.chosen', file: file('b') } as const, ['reading', 'companies', 'b']],
  [{ type: 'kind.chosen', kind: 'packages' } as const, ['choosing', 'packages', undefined]],
])('[import.undo] after an undone import $type begins another one', async (event, wanted) => {
  const { next, actor, send, settle, state, context } = openImport();
  next.checkRows.push(right, right);
  next.importRows.push({ ...right, imported: true });
  next.undoImport.push(true);
  await send({ type: 'file.chosen', file: file('a') });
  await send({ type: 'import.pressed', importId: 'i1' });
  await send({ type: 'undo.pressed' });
  actor.send(event);
  const { kind, file: chosen, importId, result } = context();
  expect([state(), kind, chosen?.key]).toEqual(wanted);
  expect([importId, result]).toEqual([null, null]);
  await settle();
});
