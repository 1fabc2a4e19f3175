import { expect, test } from 'vitest';
import { crewSizeMessage, peopleTyped } from './crew.ts';

test('[crew.limits] a crew has one to 100 people', () => {
  expect([[1], [99, 1], [50, 0, 50]].map(crewSizeMessage)).toEqual([null, null, null]);
  expect(crewSizeMessage([0, 0])).toBe('A crew has at least one person.');
  expect(crewSizeMessage([])).toBe('A crew has at least one person.');
  expect(crewSizeMessage([60, 41])).toBe('A crew has at most 100 people. These are 101.');
});

test('a number of people is whole digits', () => {
  expect(['3', ' 12 ', '0', '999', '1000', '', '-1', '1.5', 'two'].map(peopleTyped)).toEqual([
    3,
    12,
    0,
    999,
    null,
    null,
    null,
    null,
    null,
  ]);
});
