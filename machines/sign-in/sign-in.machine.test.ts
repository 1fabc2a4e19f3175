import { expect, test } from 'vitest';
import { createActor, type EventFromLogic, fromPromise, SimulatedClock } from 'xstate';
import { PortalFailure } from '../lib/portal-error.ts';
import { type AccountId, epochMs, id, type OrgId } from '../lib/ports.ts';
import { signInMachine } from './sign-in.machine.ts';
import type { Credentials, SignedIn } from './sign-in.setup.ts';

const signedIn: SignedIn = {
  tokens: { token: 't', refreshToken: 'r', org: id<OrgId>('org'), accountId: id<AccountId>('acc') },
  at: epochMs(1),
};

function openForm(answer: () => Promise<SignedIn>) {
  const sent: (Credentials & { code?: string })[] = [];
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
    send: (event: EventFromLogic<typeof signInMachine>) => form.send(event),
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
  expect(form.state().matches({ form: 'signedIn' })).toBe(true);
  expect(form.state().context.password).toBe('');
});

test.each([
  [{ code: 'UNAUTHENTICATED' }, 'Wrong username or password'],
  [{ code: 'SESSION_EXPIRED' }, 'Expired session or unauthenticated!'],
  [{ code: 'UNREACHABLE' }, 'Expired session or unauthenticated!'],
  [{ code: 'REJECTED', status: 429, reason: 'Too many attempts.' }, 'Expired session or unauthenticated!'],
  [
    { code: 'REJECTED', status: 403, reason: 'Redgum Mining asks you to sign in by its own sign-in.' },
    'Redgum Mining asks you to sign in by its own sign-in.',
  ],
] as const)('[access.login] a refusal with %o says: %s', async (error, message) => {
  const form = openForm(() => Promise.reject(new PortalFailure(error)));
  form.type('username', 'booker');
  form.type('password', 'wrong');
  await form.submit();
  expect(form.state().matches({ form: 'refused' })).toBe(true);
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
  expect(form.state().matches({ form: 'editing' })).toBe(true);
  await form.submit();
  expect(form.state().matches({ form: 'signedIn' })).toBe(true);
  expect(form.state().context.refusal).toBeNull();
  expect(form.sent.map(({ password }) => password)).toEqual(['wrong', 'wrong', 'Preflight#1']);
});

/** A form whose right password asks for a code; then it answers one after the other. */
async function openCodeForm(...answers: (() => Promise<SignedIn>)[]) {
  const codeNeeded = () => Promise.reject(new PortalFailure({ code: 'OTP_REQUIRED' }));
  const all = [codeNeeded, ...answers];
  const form = openForm(() => all.shift()?.() ?? Promise.reject(new Error('asked too often')));
  form.type('username', 'admin');
  form.type('password', 'Preflight#1');
  await form.submit();
  return form;
}

test('[access.second-factor] a right password that needs a code asks for it, without a word of refusal', async () => {
  const form = await openCodeForm(async () => signedIn);
  expect(form.state().matches({ form: { code: 'asking' } })).toBe(true);
  expect(form.done).toEqual([]);
  await form.submit();
  expect(form.state().context.codeError).toBe('This field is required.');
  form.send({ type: 'code.changed', code: ' 123 456' });
  expect(form.state().context.codeError).toBeNull();
  await form.submit();
  expect(form.sent[1]).toEqual({ username: 'admin', password: 'Preflight#1', code: '123 456' });
  expect(form.done).toEqual([signedIn]);
  expect(form.state().context).toMatchObject({ password: '', code: '' });
});

test.each([
  [{ code: 'BAD_REQUEST', reason: '', fields: { code: 'Wrong code. Try again.' } }, 'Wrong code. Try again.'],
  [{ code: 'REJECTED', status: 429, reason: 'Too many attempts.' }, 'Too many attempts.'],
  [{ code: 'UNREACHABLE' }, 'Expired session or unauthenticated!'],
] as const)('[access.second-factor] a code refused with %o says: %s', async (error, message) => {
  const form = await openCodeForm(
    () => Promise.reject(new PortalFailure(error)),
    async () => signedIn,
  );
  form.send({ type: 'code.changed', code: '123456' });
  await form.submit();
  expect(form.state().matches({ form: { code: 'refused' } })).toBe(true);
  expect(form.state().context).toMatchObject({ codeError: message, code: '123456', password: 'Preflight#1' });
  expect(form.done).toEqual([message]);
  form.send({ type: 'code.changed', code: '654321' });
  expect(form.state().context.codeError).toBeNull();
  await form.submit();
  expect(form.state().matches({ form: 'signedIn' })).toBe(true);
});

test('a recovery code takes the place of the code and back, and Back leads to the form as it was typed', async () => {
  const form = await openCodeForm(async () => signedIn);
  form.send({ type: 'code.changed', code: '12' });
  form.send({ type: 'recovery.chosen' });
  expect(form.state().context.code).toBe('');
  form.send({ type: 'app.chosen' });
  expect(form.state().matches({ form: { code: 'asking' } })).toBe(true);
  form.send({ type: 'recovery.chosen' });
  form.send({ type: 'back.pressed' });
  expect(form.state().matches({ form: 'editing' })).toBe(true);
  expect(form.state().context).toMatchObject({ username: 'admin', password: 'Preflight#1', code: '' });
});

test('a password that was changed meanwhile is refused at the form, and what is pressed during the check does nothing', async () => {
  const form = await openCodeForm(() => Promise.reject(new PortalFailure({ code: 'UNAUTHENTICATED' })));
  form.send({ type: 'recovery.chosen' });
  form.send({ type: 'code.changed', code: 'ABCD-EFGH-IJKL-MNOP' });
  const answered = form.submit();
  for (const type of ['recovery.chosen', 'app.chosen', 'back.pressed'] as const) form.send({ type });
  expect(form.state().matches({ form: { recoveryCode: 'checking' } })).toBe(true);
  await answered;
  expect(form.state().matches({ form: 'refused' })).toBe(true);
  expect(form.done).toEqual(['Wrong username or password']);
});

test.each([
  [{ code: 'REJECTED', status: 403, reason: 'There is no account for you.' }, 'There is no account for you.'],
  [{ code: 'UNREACHABLE' }, 'Expired session or unauthenticated!'],
] as const)(
  '[sso.page] a company’s sign-in that failed with %o says: %s, and the form is open',
  async (error, words) => {
    const done: unknown[] = [];
    const answers = [() => Promise.reject(new PortalFailure(error)), async () => signedIn];
    const form = createActor(
      signInMachine.provide({
        actors: {
          finishCompanySignIn: fromPromise(() => answers.shift()?.() ?? Promise.reject(new Error('asked twice'))),
        },
        actions: { openSession: (_, opened) => done.push(opened), showNotice: (_, { text }) => done.push(text) },
      }),
    ).start();
    const returned = async () => {
      form.send({ type: 'provider.returned', username: 'priya' });
      expect(form.getSnapshot().hasTag('busy')).toBe(true);
      await new Promise<void>((resolve) => setImmediate(resolve));
    };
    await returned();
    expect(form.getSnapshot().context.refusal).toBe(words);
    form.send({ type: 'field.changed', field: 'username', value: 'booker' });
    await returned();
    expect(form.getSnapshot().matches({ form: 'signedIn' })).toBe(true);
    expect(done).toEqual([words, signedIn]);
  },
);

/** A form beside a directory of companies by domain; a domain that it does not list cannot be answered. */
function openCompanyForm(companies: Readonly<Record<string, string | null>>) {
  const [asked, kept, clock] = [[] as string[], [] as string[], new SimulatedClock()];
  const unreachable = new PortalFailure({ code: 'UNREACHABLE' });
  const form = createActor(
    signInMachine.provide({
      actors: {
        finishCompanySignIn: fromPromise<SignedIn>(() => new Promise(() => {})),
        findCompany: fromPromise(async ({ input }) => {
          asked.push(input);
          return companies[input] ?? (input in companies ? null : Promise.reject(unreachable));
        }),
      },
      actions: { keepUsername: (_, { username }) => kept.push(username) },
    }),
    { clock },
  ).start();
  const type = (value: string) => form.send({ type: 'field.changed', field: 'username', value });
  const pause = async () => {
    clock.increment(400);
    await new Promise<void>((resolve) => setImmediate(resolve));
  };
  return { form, asked, kept, clock, type, pause, company: () => form.getSnapshot().context.companyName };
}

test('[sso.page] a pause in typing asks for the company, and not each longer domain', async () => {
  const { form, asked, kept, clock, type, pause, company } = openCompanyForm({ 'redgum.example': 'Redgum Mining' });
  for (const typed of ['priya', 'priya@redgum.ex', 'priya@redgum.exam', 'Priya@RedGum.example ']) {
    type(typed);
    clock.increment(399);
  }
  expect(asked).toEqual([]);
  await pause();
  expect([asked, company()]).toEqual([['redgum.example'], 'Redgum Mining']);
  form.send({ type: 'company.chosen' });
  expect(kept).toEqual(['Priya@RedGum.example ']);
  type('daniel@redgum.example');
  await pause();
  expect([asked.length, company()], 'another name of the domain').toEqual([1, 'Redgum Mining']);
  type('daniel');
  expect(company()).toBeNull();
  await pause();
  expect([asked.length, form.getSnapshot().matches({ company: 'none' })], 'no domain, no question').toEqual([1, true]);
  type('priya@redgum.example');
  expect(company(), 'asked again first').toBeNull();
  await pause();
  expect([asked.length, company()]).toEqual([2, 'Redgum Mining']);
});

test('[sso.page] without a company, and while the question fails, there is none to choose', async () => {
  const { form, asked, kept, type, pause, company } = openCompanyForm({ 'other.example': null });
  for (const domain of ['other.example', 'silent.example']) {
    type(`priya@${domain}`);
    await pause();
    expect([asked.at(-1), company()]).toEqual([domain, null]);
    expect(form.getSnapshot().matches({ company: 'none' })).toBe(true);
    form.send({ type: 'company.chosen' });
  }
  expect(kept).toEqual([]);
});

test('[sso.page] back from the provider, the email address is in the form, and its company is offered again', async () => {
  const { form, pause, company } = openCompanyForm({ 'redgum.example': 'Redgum Mining' });
  form.send({ type: 'provider.returned', username: 'priya@redgum.example' });
  await pause();
  expect([form.getSnapshot().context.username, company()]).toEqual(['priya@redgum.example', 'Redgum Mining']);
});

/** A form whose passkey is answered as told. */
function openPasskeyForm(answer: (signal: AbortSignal) => Promise<SignedIn>) {
  const done: unknown[] = [];
  const clock = new SimulatedClock();
  const form = createActor(
    signInMachine.provide({
      actors: { signInWithPasskey: fromPromise(({ signal }) => answer(signal)) },
      actions: { openSession: (_, opened) => done.push(opened), showNotice: (_, { text }) => done.push(text) },
    }),
    { clock },
  ).start();
  const press = async () => {
    form.send({ type: 'passkey.pressed' });
    await new Promise<void>((resolve) => setImmediate(resolve));
  };
  return { form, done, clock, press };
}

test('[passkey.sign-in] one press opens the session, without name and password', async () => {
  const { form, done, press } = openPasskeyForm(async () => signedIn);
  form.send({ type: 'form.submitted' });
  await press();
  expect(done).toEqual([signedIn]);
  expect(form.getSnapshot().matches({ form: 'signedIn' })).toBe(true);
  expect(form.getSnapshot().context.errors).toEqual({ username: null, password: null });
});

test.each([
  [{ code: 'UNREACHABLE' }, 'Expired session or unauthenticated!'],
  [{ code: 'REJECTED', status: 0, reason: 'You cancelled it.' }, 'You cancelled it.'],
  [{ code: 'BAD_REQUEST', reason: 'Not known here.', fields: {} }, 'Not known here.'],
] as const)('[passkey.refused] a failure with %o says: %s, and keeps what was typed', async (error, words) => {
  const { form, done, press } = openPasskeyForm(() => Promise.reject(new PortalFailure(error)));
  form.send({ type: 'field.changed', field: 'username', value: 'booker' });
  await press();
  expect(form.getSnapshot().matches({ form: 'refused' })).toBe(true);
  expect(form.getSnapshot().context).toMatchObject({ refusal: words, username: 'booker' });
  expect(done).toEqual([words]);
  form.send({ type: 'form.submitted' });
  expect(form.getSnapshot().matches({ form: 'editing' })).toBe(true);
  expect(form.getSnapshot().context.errors.password).toBe('This field is required.');
  await press();
  await press();
  expect(done, 'tried again, from the form and from the refusal').toEqual([words, words, words]);
});

test('[passkey.refused] a device without an answer is let go: at once by Cancel, after four minutes in words', async () => {
  const aborted: boolean[] = [];
  const { form, done, clock, press } = openPasskeyForm(
    (signal) => new Promise(() => signal.addEventListener('abort', () => aborted.push(true))),
  );
  await press();
  form.send({ type: 'field.changed', field: 'username', value: 'typed meanwhile' });
  expect(form.getSnapshot().matches({ form: 'passkey' })).toBe(true);
  form.send({ type: 'back.pressed' });
  expect(form.getSnapshot().matches({ form: 'editing' })).toBe(true);
  expect(form.getSnapshot().context.username).toBe('typed meanwhile');
  expect([aborted.length, done]).toEqual([1, []]);
  await press();
  clock.increment(4 * 60_000 - 1);
  expect(form.getSnapshot().matches({ form: 'passkey' })).toBe(true);
  clock.increment(1);
  expect([aborted.length, done]).toEqual([2, ['That took too long, so no passkey was used. Please try again.']]);
});
