import fc from 'fast-check';
import { expect, test } from 'vitest';
import { confirmMessage, passwordMessage } from './password.ts';

const RULE = 'Password must include at least a lowercase letter, an uppercase letter, a number, and a special letter.';

test.each(['Preflight#1', 'aA1!aaaa', 'Äb1-cdefg', `Aa1!${'x'.repeat(124)}`])('[valid.password] %s passes', (value) => {
  expect(passwordMessage(value)).toBeNull();
});

test.each(['preflight#1', 'PREFLIGHT#1', 'Preflight#', 'Preflight1', 'Pref light1', ''])(
  '[valid.password] %j lacks a kind of letter',
  (value) => {
    expect(passwordMessage(value)).toBe(RULE);
  },
);

test.each(['Aa1!xxx', `Aa1!${'x'.repeat(125)}`])('[valid.password] %s has the wrong length', (value) => {
  expect(passwordMessage(value)).toBe('Password must be 8 to 128 characters long.');
});

test('[valid.password] with one of each kind and the right length, the order never matters', () => {
  const kinds = fc.tuple(
    fc.stringMatching(/^[a-z]{2,30}$/),
    fc.stringMatching(/^[A-Z]{2,30}$/),
    fc.stringMatching(/^[0-9]{2,30}$/),
    fc.stringMatching(/^[!#$%&*@_.-]{2,30}$/),
  );
  fc.assert(
    fc.property(kinds, fc.nat(), (parts, turn) => {
      const letters = [...parts.join('')];
      const at = turn % letters.length;
      expect(passwordMessage([...letters.slice(at), ...letters.slice(0, at)].join(''))).toBeNull();
      for (const left of parts) expect(passwordMessage(parts.filter((part) => part !== left).join(''))).toBe(RULE);
    }),
  );
});

test('[valid.password] the confirmation must be the same, to the letter', () => {
  expect(confirmMessage('Preflight#1', 'Preflight#1')).toBeNull();
  expect(confirmMessage('Preflight#1', 'preflight#1')).toBe('Confirm password must match with password.');
});
