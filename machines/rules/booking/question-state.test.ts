import { expect, test } from 'vitest';
import { waitsForAfter } from './question-state.ts';

test('[questions.state] the side that owes an answer answers by writing; every other message waits for the other side', () => {
  expect(waitsForAfter(null, 'company', false)).toBe('clinic');
  expect(waitsForAfter('clinic', 'company', false)).toBe('clinic');
  expect(waitsForAfter('clinic', 'clinic', false)).toBeNull();
  expect(waitsForAfter('clinic', 'clinic', true)).toBe('company');
  expect(waitsForAfter('company', 'company', false)).toBeNull();
  expect(waitsForAfter(null, 'clinic', false)).toBe('company');
});
