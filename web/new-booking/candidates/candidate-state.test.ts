import { expect, test } from 'vitest';
import { type CandidateFacts, candidateState } from './candidate-state.ts';

const ready: CandidateFacts = {
  isBlank: false,
  errors: 0,
  isPersonDone: true,
  hasPackage: true,
  isBusy: false,
  isExpired: false,
  isPlaced: true,
  remainingMs: 250_000,
};
const words = (facts: Partial<CandidateFacts>) => candidateState({ ...ready, ...facts }).words;
const tone = (facts: Partial<CandidateFacts>) => candidateState({ ...ready, ...facts }).tone;

test('a candidate who is ready says how long the time is still held', () => {
  expect(words({})).toBe('Ready · 04:10 left');
  expect([tone({}), tone({ remainingMs: 120_000 }), tone({ remainingMs: 30_000 })]).toEqual(['ready', 'soon', 'late']);
  expect(words({ remainingMs: null })).toBe('Ready');
});

test('a candidate who is not ready says the next thing to do', () => {
  expect(words({ isBlank: true, isPersonDone: false })).toBe('Not started');
  expect(words({ isPersonDone: false })).toBe('Fill in details');
  expect(words({ hasPackage: false })).toBe('Choose a package');
  expect(words({ isPlaced: false })).toBe('Choose a time');
  expect(words({ isPlaced: false, isBusy: true })).toBe('Holding the time…');
});

test('errors and a time that ran out come before everything else', () => {
  expect(words({ errors: 2 })).toBe('2 errors');
  expect(words({ errors: 1, isPlaced: false })).toBe('1 error');
  expect(words({ isExpired: true, isPlaced: false })).toBe('Held time ran out');
});
