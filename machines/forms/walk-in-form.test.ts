import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { noWalkIn, walkInForm, walkInResultEmails } from './walk-in-form.ts';

const judged = (resultEmail: string, resultEmailText = '') => {
  const form = createActor(walkInForm('2026-11-23'), { input: { values: noWalkIn } }).start();
  form.send({ type: 'values.changed', changes: { resultEmail, resultEmailText } });
  form.send({ type: 'form.submitted' });
  return form.getSnapshot().context.errors['resultEmail'];
};

test('[board.walk-in] results of a walk-in go to a list of addresses, by the rule of a booking; the address being typed counts', () => {
  expect(judged('')).toBe('This field is required.');
  expect(judged('', 'hse@redgum.example')).toBeUndefined();
  expect(judged('hse@redgum.example', 'gate@')).toMatch(/^Must be email format and separated by semicolons/);
  expect(judged('hse@redgum.example; HSE@redgum.example')).toBe('There is duplicate email(s) in your input.');
  const typed = {
    resultEmail: 'a@redgum.example',
    resultEmailText: 'Liam Ward <liam@redgum.example>, c@redgum.example',
  };
  expect(walkInResultEmails(typed)).toEqual(['a@redgum.example', 'liam@redgum.example', 'c@redgum.example']);
});
