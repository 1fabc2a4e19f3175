import { expect, test } from 'vitest';
import { commonWords } from './selection-words.ts';

test.each([
  [['Confirmed', 'Rescheduled'], null],
  [['Confirmed', 'PartialConfirmed'], null],
  [['Confirmed', 'Completed'], 'Confirmed and Completed cannot be changed together.'],
  [['Cancelled'], 'Cancelled cannot be changed here.'],
])('%j: %s', (statuses, words) => {
  expect(commonWords(statuses)).toBe(words);
});
