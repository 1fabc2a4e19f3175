import { expect, test } from 'vitest';
import { timeAgo } from './edit-conflict.ts';

const MINUTE = 60_000;

test.each([
  [0, 'just now'],
  [MINUTE - 1, 'just now'],
  [MINUTE, '1 minute ago'],
  [59 * MINUTE, '59 minutes ago'],
  [60 * MINUTE, '1 hour ago'],
  [47 * 60 * MINUTE, '1 day ago'],
  [48 * 60 * MINUTE, '2 days ago'],
  // A clock that was set back.
  [-MINUTE, 'just now'],
])('%s ms is said as “%s”', (ms, words) => {
  expect(timeAgo(ms)).toBe(words);
});
