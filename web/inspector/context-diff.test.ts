import { expect, test } from 'vitest';
import { differences, leaves } from './context-diff.ts';

test('[machine.inspect] what an event changed is told by its path; of what came or went whole only that it did', () => {
  const before = { step: 'time', holds: { c1: { id: 'r1', minutes: 10 } }, sending: null, emails: ['a', 'b'] };
  const after = { step: 'review', holds: {}, sending: { key: 'k', candidates: [1, 2] }, emails: ['a', 'c'] };
  expect(differences(before, after)).toEqual([
    { path: 'step', before: 'time', after: 'review' },
    { path: 'holds', before: '{…}', after: '{}' },
    { path: 'sending', before: 'null', after: '{…}' },
    { path: 'emails.1', before: 'b', after: 'c' },
  ]);
  expect(differences(before, structuredClone(before))).toEqual([]);
});

test('[machine.inspect] an actor is a leaf, by its id', () => {
  expect(leaves({ owner: { xstate$$type: 1, id: 'x:3' } })).toEqual([['owner', 'actor x:3']]);
});
