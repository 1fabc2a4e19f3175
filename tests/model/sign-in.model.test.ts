import { expect, test } from 'vitest';
import { epochMs } from '../../machines/ports.ts';
import { signInMachine } from '../../machines/sign-in.machine.ts';
import { answers, fails, modelOf, titled, walk } from '../support/model-of.ts';

const events = [
  { type: 'field.changed', field: 'username', value: 'booker' },
  { type: 'field.changed', field: 'password', value: 'Preflight#1' },
  { type: 'field.changed', field: 'password', value: '' },
  { type: 'form.submitted' },
  answers('signIn', { tokens: { token: 't' }, at: epochMs(0) }),
  fails('signIn', { code: 'UNAUTHENTICATED' }),
  fails('signIn', { code: 'UNREACHABLE' }),
] as const;

const model = modelOf(signInMachine, events, {
  facts: ({ username, password, refusal }) => [username !== '', password !== '', refusal],
});
const paths = model.getShortestPaths();

test.each(titled(paths))('[machine.login] %s', (_title, path) => {
  walk(signInMachine, [path]);
});

test('[machine.login] the paths leave no state and no transition out', () => {
  expect(walk(signInMachine, paths)).toEqual([]);
});
