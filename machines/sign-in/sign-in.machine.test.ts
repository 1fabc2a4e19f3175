import { expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { PortalFailure } from '../lib/portal-error.ts';
import { type AccountId, epochMs, id, type OrgId } from '../lib/ports.ts';
import { type Credentials, type SignedIn, signInMachine } from './sign-in.machine.ts';

const signedIn: SignedIn = {
  tokens: { token: 't', refreshToken: 'r', org: id<OrgId>('org'), accountId: id<AccountId>('acc') },
  at: epochMs(1),
};

function openForm(answer: () => Promise<SignedIn>) {
  const sent: Credentials[] = [];
  const done: unknown[] = [];
  const form = createActor(
    signInMachine.provide({
      actors: {
        signIn: fromPromise(({ input }) => {
          sent.push(input);
          return answer();
        }),
      },
      actions: {
        openSession: (_, opened) => done.push(opened),
        showNotice: (_, { text }) => done.push(text),
      },
    }),
  ).start();
  return {
    sent,
    done,
    state: () => form.getSnapshot(),
    type: (field: keyof Credentials, value: string) => form.send({ type: 'field.changed', field, value }),
    submit: async () => {
      form.send({ type: 'form.submitted' });
      await new Promise<void>((resolve) => setImmediate(resolve));
    },
  };
}

test('[valid.required] nothing is sent until both fields are filled in, and an error goes with its cause', async () => {
  const form = openForm(async () => signedIn);
  form.type('username', '  ');
  expect(form.state().context.errors.username).toBeNull();
  await form.submit();
  expect(form.sent).toEqual([]);
  expect(form.state().context.errors).toEqual({
    username: 'This field is required.',
    password: 'This field is required.',
  });
  form.type('username', 'booker');
  expect(form.state().context.errors).toEqual({ username: null, password: 'This field is required.' });
});

test('[session.login] the right pair opens the session, and the password is forgotten', async () => {
  const form = openForm(async () => signedIn);
  form.type('username', ' booker ');
  form.type('password', ' Preflight#1');
  await form.submit();
  expect(form.sent).toEqual([{ username: 'booker', password: ' Preflight#1' }]);
  expect(form.done).toEqual([signedIn]);
  expect(form.state().matches('signedIn')).toBe(true);
  expect(form.state().context.password).toBe('');
});

test.each([
  [{ code: 'UNAUTHENTICATED' }, 'Wrong username or password'],
  [{ code: 'SESSION_EXPIRED' }, 'Expired session or unauthenticated!'],
  [{ code: 'UNREACHABLE' }, 'Expired session or unauthenticated!'],
  [{ code: 'REJECTED', status: 429, reason: 'Too many attempts.' }, 'Expired session or unauthenticated!'],
] as const)('[access.login] a refusal with %o says: %s', async (error, message) => {
  const form = openForm(() => Promise.reject(new PortalFailure(error)));
  form.type('username', 'booker');
  form.type('password', 'wrong');
  await form.submit();
  expect(form.state().matches('refused')).toBe(true);
  expect(form.state().context).toMatchObject({ refusal: message, username: 'booker', password: 'wrong' });
  expect(form.done).toEqual([message]);
});

test('[access.login] after a refusal the form can be sent again, as it is or repaired', async () => {
  const answers = [
    () => Promise.reject(new PortalFailure({ code: 'UNREACHABLE' })),
    () => Promise.reject(new PortalFailure({ code: 'UNAUTHENTICATED' })),
    async () => signedIn,
  ];
  const form = openForm(() => answers.shift()?.() ?? Promise.reject(new Error('asked too often')));
  form.type('username', 'booker');
  form.type('password', 'wrong');
  await form.submit();
  await form.submit();
  form.type('password', 'Preflight#1');
  expect(form.state().matches('editing')).toBe(true);
  await form.submit();
  expect(form.state().matches('signedIn')).toBe(true);
  expect(form.state().context.refusal).toBeNull();
  expect(form.sent.map(({ password }) => password)).toEqual(['wrong', 'wrong', 'Preflight#1']);
});
