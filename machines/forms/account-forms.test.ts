import { expect, test } from 'vitest';
import { type AnyStateMachine, createActor, fromPromise } from 'xstate';
import { type PortalError, PortalFailure } from '../lib/portal-error.ts';
import { changePasswordForm, forgotPasswordForm, myAccountForm, resetPasswordForm } from './account-forms.ts';

const rule = 'Password must include at least a lowercase letter, an uppercase letter, a number, and a special letter.';
const wait: PortalError = { code: 'REJECTED', status: 429, reason: 'Too many attempts. Try again in 12 minutes.' };
const down: PortalError = { code: 'UNREACHABLE' };

/** Sends a form filled in with `values`; the server answers, or refuses with `error`. */
async function send(machine: AnyStateMachine, values: object, error: PortalError | null = null, answer?: unknown) {
  const notices: string[] = [];
  const form = createActor(
    machine.provide({
      actors: { save: fromPromise(() => (error ? Promise.reject(new PortalFailure(error)) : Promise.resolve(answer))) },
      actions: { showNotice: (_, { text }) => notices.push(text) },
    }),
    { input: { values } },
  ).start();
  form.send({ type: 'form.submitted' });
  await new Promise<void>((resolve) => setImmediate(resolve));
  const { value, context } = form.getSnapshot();
  return { state: value, notices, errors: context.errors, refusal: context.refusal, values: context.values };
}

const email = { email: 'mia@redgum.example' };
const UNKNOWN = 'This email address is not registered on our system, please try another one.';

test.each([
  [{ code: 'NOT_FOUND' }, UNKNOWN, { email: UNKNOWN }],
  [down, 'Error occured. Try again.', {}],
  [wait, 'Error occured. Try again.', { email: wait.reason }],
] as const)('[access.forgot] refused with %o it says: %s', async (error, text, errors) => {
  expect(await send(forgotPasswordForm, email, error)).toMatchObject({ state: 'refused', notices: [text], errors });
});

test('[access.forgot] a link that was sent needs no snackbar: the next page says it', async () => {
  expect(await send(forgotPasswordForm, email)).toMatchObject({ state: 'saved', notices: [] });
});

const good = { password: 'Another#1pass', confirm: 'Another#1pass' };

test.each([
  [{ code: 'REJECTED', status: 401, reason: '' }, 'Token is invalid. Try again.', {}],
  [down, 'Error occured. Try again.', {}],
  [wait, 'Error occured. Try again.', { password: wait.reason }],
  [{ code: 'BAD_REQUEST', reason: rule, fields: { password: rule } }, 'Error occured. Try again.', { password: rule }],
] as const)('[access.reset] refused with %o it says: %s', async (error, text, errors) => {
  expect(await send(resetPasswordForm, good, error)).toMatchObject({ state: 'refused', notices: [text], errors });
});

test('[valid.password] a new password needs its rule, and its repetition to the letter', async () => {
  const weak = await send(resetPasswordForm, { password: 'preflight', confirm: 'Preflight' });
  expect(weak.errors).toEqual({ password: rule, confirm: 'Confirm password must match with password.' });
  const nothing = await send(resetPasswordForm, { password: '', confirm: '' });
  expect(nothing.errors).toEqual({ password: 'This field is required.', confirm: 'This field is required.' });
});

const WRONG = 'Wrong current password. Please try again.';

test.each([
  [{ code: 'BAD_REQUEST', reason: WRONG, fields: { currentPassword: WRONG } }, WRONG, { currentPassword: WRONG }],
  [{ code: 'BAD_REQUEST', reason: rule, fields: { password: rule } }, rule, { password: rule }],
  [{ code: 'REJECTED', status: 500, reason: '' }, 'Error when changing password', {}],
  [down, 'Error when changing password', {}],
  [wait, 'Error when changing password', { currentPassword: wait.reason }],
] as const)('[access.change-password] refused with %o it says: %s', async (error, text, errors) => {
  const change = { currentPassword: 'Preflight#1', ...good };
  expect(await send(changePasswordForm, change, error)).toMatchObject({ state: 'refused', notices: [text], errors });
});

test('[access.change-password] a changed password is confirmed, and the form is empty', async () => {
  expect(await send(changePasswordForm, { currentPassword: 'Preflight#1', ...good })).toMatchObject({
    notices: ['Password has been updated successfully.'],
    values: { currentPassword: '', password: '', confirm: '' },
  });
});

const saved = { currentPassword: '', savedEmail: 'mia@redgum.example' };
const details = { contactPerson: 'Mia  Larsen', phone: '', email: 'mia@redgum.example', ...saved };

test('[access.my-account] changed details are confirmed, and the form has the values that the server returned', async () => {
  const answer = { contactPerson: 'Mia Larsen', phone: '', email: 'mia@redgum.example' };
  expect(await send(myAccountForm, details, null, answer)).toMatchObject({
    notices: ['Update account information successfully.'],
    values: { contactPerson: 'Mia Larsen' },
  });
});

test.each([
  [{ code: 'BAD_REQUEST', reason: '', fields: { phone: 'No.' } }, { phone: 'No.' }],
  [down, {}],
] as const)('[access.my-account] refused with %o it says so', async (error, errors) => {
  expect(await send(myAccountForm, details, error)).toMatchObject({
    notices: ['Error when updating my account'],
    errors,
  });
});

test('[access.email-change] a new email address asks for the password, which does not stay in the form', async () => {
  const moved = { ...details, email: 'mia@elsewhere.example' };
  expect(await send(myAccountForm, moved)).toMatchObject({
    state: 'editing',
    errors: { currentPassword: 'This field is required.' },
  });
  const answer = { contactPerson: 'Mia Larsen', phone: '', email: moved.email };
  expect((await send(myAccountForm, { ...moved, currentPassword: 'Preflight#1' }, null, answer)).values).toEqual({
    ...answer,
    currentPassword: '',
    savedEmail: moved.email,
  });
});

test.each([
  [{ code: 'BAD_REQUEST', reason: WRONG, fields: { currentPassword: WRONG } }, { currentPassword: WRONG }],
  [wait, { currentPassword: wait.reason }],
] as const)('[access.email-change] refused with %o it says so at the password', async (error, errors) => {
  const moved = { ...details, email: 'mia@elsewhere.example', currentPassword: 'guess' };
  expect(await send(myAccountForm, moved, error)).toMatchObject({
    notices: ['Error when updating my account'],
    errors,
  });
});

test('[valid.phone][valid.email] contact details are checked before they are sent', async () => {
  const { errors, state } = await send(myAccountForm, {
    contactPerson: ' ',
    phone: '123',
    email: 'mia@',
    ...saved,
    savedEmail: 'mia@',
  });
  expect(state).toBe('editing');
  expect(errors).toEqual({
    contactPerson: 'This field is required.',
    phone: expect.stringContaining('Must be an Australian phone number.'),
    email: 'Must be email format. Eg. name@company.com.au',
  });
});
