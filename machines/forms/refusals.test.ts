import { expect, test } from 'vitest';
import { failedWords } from '../lib/unanswered.ts';
import { refusedWithMessage } from './refusals.ts';

test('[access.unsure] a save without an answer is not said to have failed: the service may have it', () => {
  const refused = refusedWithMessage(['day'], 'The day was not added. Try again.');
  expect(refused({ code: 'UNREACHABLE' })).toEqual({
    text: 'The server did not answer, so it is not known whether this is done. Try again.',
    fields: {},
  });
  expect(refused({ code: 'NOT_FOUND' }).text).toBe('The day was not added. Try again.');
  const taken = { code: 'BAD_REQUEST', reason: 'That day is there already.', fields: { day: 'Taken.' } } as const;
  expect(refused(taken)).toEqual({ text: taken.reason, fields: taken.fields });
});

test('the words of the specification are said without an answer too', () => {
  expect(refusedWithMessage([])({ code: 'UNREACHABLE' }).text).toBe('Update error! Please try again.');
});

test('[board.walk-in] words of a form that say themselves that no answer came are kept', () => {
  const words = 'The server did not answer. Press Book again: nobody is booked twice.';
  expect(failedWords({ code: 'UNREACHABLE' }, words)).toBe(words);
});
