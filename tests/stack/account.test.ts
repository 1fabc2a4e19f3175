import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { defined } from '../../machines/lib/assert-defined.ts';
import { demoPassword } from '../../services/seed/demo-logins.ts';
import { ask, openStack } from './stack.ts';

const stack = await openStack();
afterAll(() => stack.close());

const logIn =
  'mutation ($username: String!, $password: String!) { logIn(username: $username, password: $password) { accessToken } }';
const forgot = 'mutation ($email: String!) { forgotPassword(email: $email) }';
const reset = 'mutation ($token: String!, $password: String!) { resetPassword(token: $token, password: $password) }';
const change =
  'mutation ($currentPassword: String!, $password: String!) { changePassword(currentPassword: $currentPassword, password: $password) }';
const update =
  'mutation ($input: MyAccountInput!) { updateMyAccount(input: $input) { accountId contactPerson phone email } }';
const me = '{ me { contactPerson phone email } }';

const codeOf = ({ errors }: Awaited<ReturnType<typeof ask>>) => errors?.[0].extensions;

async function mailedToken(): Promise<string> {
  const { rows } = await stack.database.db.execute<{ text: string }>(
    sql`select content->>'text' as text from mail.outbox where kind = 'account.password-forgotten' order by id desc limit 1`,
  );
  return defined(/reset-password\?token=(\S+)/.exec(rows[0]?.text ?? '')?.[1]);
}

test('[access.forgot][access.reset] a forgotten password is replaced by the mailed link, once', async () => {
  const unknown = await ask(stack, null, forgot, { email: 'nobody@redgum.example' });
  expect(codeOf(unknown)).toMatchObject({ code: 'NOT_FOUND', status: 404 });
  expect((await ask(stack, null, forgot, { email: 'daniel.kerr@redgum.example' })).data).toEqual({
    forgotPassword: true,
  });
  const token = await mailedToken();
  const weak = await ask(stack, null, reset, { token, password: 'weak' });
  expect(codeOf(weak)).toMatchObject({
    code: 'BAD_REQUEST',
    fields: { password: expect.stringMatching(/^Password must/) },
  });
  const password = 'Brand#1new';
  expect((await ask(stack, 'a token that is over', reset, { token, password })).data).toEqual({ resetPassword: true });
  const again = await ask(stack, null, reset, { token, password });
  expect(codeOf(again)).toMatchObject({ code: 'REJECTED', status: 401, reason: 'Token is invalid. Try again.' });
  expect((await ask(stack, null, logIn, { username: 'booker', password })).data.logIn).toBeTruthy();
});

test('[access.change-password] a wrong current password has its error at its field, the right one changes it', async () => {
  const { access_token: token } = await stack.signIn('coralbay');
  const wrong = await ask(stack, token, change, { currentPassword: 'guess', password: 'Brand#1new' });
  expect(codeOf(wrong)).toMatchObject({
    code: 'BAD_REQUEST',
    status: 400,
    fields: { currentPassword: 'Wrong current password. Please try again.' },
  });
  const right = await ask(stack, token, change, { currentPassword: demoPassword, password: 'Brand#1new' });
  expect(right.data).toEqual({ changePassword: true });
  expect((await ask(stack, token, me)).data.me.contactPerson).toBe('Sofia Marino');
});

test('[access.my-account] own contact details change, and an error is at its field', async () => {
  const { access_token: token, account_id: accountId } = await stack.signIn('manager');
  const wrong = await ask(stack, token, update, { input: { contactPerson: '', phone: '1' } });
  expect(codeOf(wrong)).toMatchObject({ code: 'BAD_REQUEST', fields: { contactPerson: 'This field is required.' } });
  const { data } = await ask(stack, token, update, { input: { phone: '0487 987 987' } });
  expect(data.updateMyAccount).toEqual({
    accountId,
    contactPerson: 'Priya Raman',
    phone: '0487 987 987',
    email: 'priya.raman@redgum.example',
  });
  expect((await ask(stack, token, me)).data.me.phone).toBe('0487 987 987');
  expect(codeOf(await ask(stack, null, update, { input: {} }))).toMatchObject({ code: 'UNAUTHENTICATED' });
});
