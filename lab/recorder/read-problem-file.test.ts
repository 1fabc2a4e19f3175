import { expect, test } from 'vitest';
import { checkSize, readProblemFile } from './read-problem-file.ts';

const actor = {
  id: 'x:1',
  parent: null,
  machineId: 'load',
  base: null,
  steps: [{ at: 1, event: { type: 'xstate.init' }, value: 'loading' }],
  end: { status: 'active', value: 'loading', context: {} },
  shape: { states: ['load'], transitions: [] },
};
const file = {
  format: 'acme-problem',
  formatVersion: 1,
  version: '0.1.0',
  at: '2026-11-22T00:00:00Z',
  page: '/',
  actors: [actor],
};
const acme = { format: 'acme-problem', product: 'Acme' };
const read = (over: object) => readProblemFile(JSON.stringify({ ...file, ...over }), acme);
const damaged = (over: object) => () => read({ actors: [actor, { ...actor, ...over }] });

test('[inspect.replay] a whole file is read, and one without machines too', () => {
  expect(read({}).actors).toEqual([actor]);
  expect(read({ actors: [] }).actors).toEqual([]);
});

test.each([
  ['half a file', () => readProblemFile('{"format":"acm', acme), 'This is no JSON file, or only a part of one.'],
  ['another JSON file', () => readProblemFile('[1]', acme), 'This is no problem file of Acme.'],
  ['another program’s', () => read({ format: 'har' }), 'This is no problem file of Acme.'],
  ['another format', () => read({ formatVersion: 2 }), 'This problem file has format 2; format 1 is read here.'],
  ['no machines', () => read({ actors: {} }), 'does not say of which version, time and page it is'],
  ['a nameless machine', damaged({ machineId: 7 }), 'machine 2 of 2 does not say which machine it is of'],
  ['no steps', damaged({ steps: [{ at: 'noon' }] }), 'machine 2 of 2 has no steps that can be read'],
  ['no beginning', damaged({ base: 'none' }), 'machine 2 of 2 does not say where its steps begin'],
  ['no end', damaged({ end: null }), 'machine 2 of 2 does not say where it ended'],
  ['no shape', damaged({ shape: { states: [1] } }), 'machine 2 of 2 does not say what its machine was like'],
  ['far too much', () => checkSize(180_000_000), 'This file has 180 MB; problem files have at most 32.0 MB.'],
])('[inspect.replay] refused with its reason: %s', (_what, reading, reason) => {
  expect(reading).toThrow(reason);
});
