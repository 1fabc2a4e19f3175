import { expect, test } from 'vitest';
import { notClosedMessage, undoMessage } from './closing-messages.ts';

test.each([
  [0, 0, 'nobody was moved.'],
  [1, 0, '1 person goes back.'],
  [11, 0, '11 people go back.'],
  [11, 1, '11 people go back, and 1 stays at the new time.'],
  [0, 2, 'nobody goes back, and 2 stay at the new time.'],
])('%i back and %i staying: %s', (back, staying, words) => {
  expect(undoMessage(back, staying)).toBe(words);
});

test('[access.unsure] a refusal speaks of its own attempt: an earlier one without an answer may have begun', () => {
  const busy = { code: 'REJECTED', status: 409, reason: 'It is being changed right now.' } as const;
  expect(notClosedMessage(busy)).toBe('This attempt closed nothing');
  expect(notClosedMessage({ code: 'UNREACHABLE' })).toBe('There was no answer: it may have been closed');
});
