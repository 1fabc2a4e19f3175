import { expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { type PortalError, PortalFailure } from '../lib/portal-error.ts';
import { type AccountKind, accountForm, newAccountForm } from './booking-account-forms.ts';

const values = {
  contactPerson: 'Nina Holt',
  username: 'nina',
  email: 'nina@redgum.example',
  phone: '',
  permissions: ['view_bookings'] as const,
  roleId: null,
};
const settle = () => new Promise<void>((resolve) => setImmediate(resolve));

/** The snackbars of a save that answers, or fails. */
async function saying(kind: AccountKind, failure: PortalError | null): Promise<string[]> {
  const said: string[] = [];
  const machine = newAccountForm(kind).provide({
    actors: { save: fromPromise(() => (failure ? Promise.reject(new PortalFailure(failure)) : Promise.resolve())) },
    actions: { showNotice: (_, { text }) => said.push(text) },
  });
  const form = createActor(machine, { input: { values } }).start();
  form.send({ type: 'form.submitted' });
  await settle();
  return said;
}

test.each(['booking', 'admin', 'client'] as const)(
  '[msg.account] a created %s account, and one that could not be',
  async (kind) => {
    expect(await saying(kind, null)).toEqual([`Create ${kind} account success`]);
    expect(await saying(kind, { code: 'UNREACHABLE' })).toEqual([`Create ${kind} account error! Please try again.`]);
  },
);

test('[perm.presets] an account that may do nothing is not added, and its form says what to do', () => {
  const form = createActor(newAccountForm('admin'), { input: { values: { ...values, permissions: [] } } }).start();
  form.send({ type: 'form.submitted' });
  expect(form.getSnapshot().context.errors).toMatchObject({
    permissions: 'Switch on what this account may do, or choose a role.',
  });
});

test.each([
  [{ code: 'REJECTED', status: 409, reason: 'This username is taken.' }, 'This username is taken.'],
  [{ code: 'UNREACHABLE' }, 'Update error! Please try again.'],
] as const)('[msg.update] an account’s update that is refused: %j', async (failure, words) => {
  const said: string[] = [];
  const machine = accountForm.provide({
    actors: { save: fromPromise(() => Promise.reject(new PortalFailure(failure))) },
    actions: { showNotice: (_, { text }) => said.push(text) },
  });
  const form = createActor(machine, {
    input: { values: { ...values, active: true, mayBeLast: false, updatedAt: '' } },
  }).start();
  form.send({ type: 'form.submitted' });
  await settle();
  expect(said).toEqual([words]);
});
