import { expect, test } from 'vitest';
import { messageFor } from './messages.ts';

test('[api.errors] any other error shows the server’s text, else ‘Error!’', () => {
  expect(messageFor({ code: 'REJECTED', status: 409, reason: 'The package does not fit.' })).toBe(
    'The package does not fit.',
  );
  expect(messageFor({ code: 'REJECTED', status: 500, reason: '' })).toBe('Error!');
  expect(messageFor({ code: 'BAD_REQUEST', reason: '', fields: {} })).toBe('Error!');
  expect(messageFor({ code: 'NOT_FOUND', reason: 'Position not found.' })).toBe('Position not found.');
  expect(messageFor({ code: 'NOT_FOUND' })).toBe('Error!');
  expect(messageFor({ code: 'HOLD_EXPIRED', reason: 'The booking keeps its time.' })).toBe(
    'The booking keeps its time.',
  );
});

test('a lost session is said in the specified words, whichever way it was lost', () => {
  const words = 'Expired session or unauthenticated!';
  expect(messageFor({ code: 'UNAUTHENTICATED' })).toBe(words);
  expect(messageFor({ code: 'SESSION_EXPIRED' })).toBe(words);
});

test('a one-time password that is needed is no error to show', () => {
  expect(messageFor({ code: 'OTP_REQUIRED' })).toBe('');
});
