import { expect, test } from 'vitest';
import { passwordMessage } from '../../../machines/rules/account/password.ts';
import { weaknessMessage } from './weak-passwords.ts';

const personal = {
  username: 'manager',
  email: 'priya.raman@redgum.example',
  name: 'Priya Raman',
  company: 'Redgum Mining',
  provider: 'Banksia Health',
};

test.each([
  'Password#1',
  'P@ssw0rd!',
  'Welcome#1',
  'Qwerty123!',
  'Letmein1!',
  'Abcd1234!',
  'Dragon#99',
  'Summer2026!',
  'Preflight#1',
  'PREflight#2026',
  'Manager#1',
  'Priya.Raman1',
  'Redgum#2026',
  'Mining#123',
  'Banksia-Health1',
])('[access.weak-password] %s is refused, though it has every kind of character', async (password) => {
  expect(passwordMessage(password)).toBeNull();
  expect(await weaknessMessage(password, personal)).toMatch(/^Password is too easy to guess: /);
});

test.each(['Kelp-under-7-jetties', 'Redgum-horse7-lamp', 'Cobalt-7-river', 'Brand#1new', 'xK9!wQ2z', 'Tr0ub4dor&3'])(
  '[access.weak-password] %s is not',
  async (password) => {
    expect(await weaknessMessage(password, personal)).toBeNull();
  },
);

test('[access.weak-password] it is said which word it is little more than', async () => {
  expect(await weaknessMessage('Redgum#2026', personal)).toBe(
    'Password is too easy to guess: it is little more than “redgum”. Use several words that have nothing to do with you.',
  );
  expect(await weaknessMessage('Redgum#2026', { ...personal, company: '', email: '' })).toBeNull();
});
