import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { companySignIn } from '../../../tests/support/company-sign-in.ts';
import { call } from '../../../tests/support/services.ts';
import { demoPassword } from '../../seed/demo-logins.ts';

const world = await companySignIn();
const { db, auth, provider, save, signIn } = world;
afterAll(() => world.close());
beforeAll(() => world.turnOn());
beforeEach(async () => {
  await db.execute(sql`delete from auth.linked_subjects`);
  await db.execute(sql`update auth.accounts set active = true`);
  provider.people.clear();
});

const comes = (subject: string, email: string, more: object = {}) => {
  provider.people.set(subject, { email, email_verified: true, name: 'Priya Raman', ...more });
  provider.signedInAs(subject);
};
const refusal = async () => {
  const { status, body } = await signIn();
  expect([status, body.error.code]).toEqual([403, 'SIGN_IN_REFUSED']);
  return body.error.message;
};
const idOf = async (username: string) =>
  (await db.execute<{ id: string }>(sql`select id from auth.accounts where username = ${username}`)).rows[0]?.id;

test('[sso.sign-in] a person signs in at the company’s provider and has the ordinary session of the own account', async () => {
  comes('sub-1', 'Priya.Raman@RedGum.example');
  const { status, body } = await signIn();
  expect([status, body.account_id]).toEqual([201, await idOf('manager')]);
  const me = await call(auth, 'GET', '/auth/sessions', { token: body.access_token });
  expect(me.status).toBe(200);
  const { rows } = await db.execute(
    sql`select from audit.entries where action = 'account.linked' and entity_id = ${body.account_id}`,
  );
  expect(rows).toHaveLength(1);
  expect(
    (await call(auth, 'POST', '/auth/refresh_token', { body: { refresh_token: body.refresh_token } })).status,
  ).toBe(201);
});

test('[sso.sign-in] the provider’s sign-in counts as the company decided: the portal asks for no code of its own', async () => {
  await db.execute(sql`
    insert into auth.second_factors (account_id, sealed_secret, confirmed_at, last_step, recovery_hashes, created_at)
    values (${await idOf('manager')}::uuid, 'x', now(), 0, '{}', now())`);
  comes('sub-1', 'priya.raman@redgum.example');
  const signedIn = await signIn();
  await db.execute(sql`delete from auth.second_factors`);
  expect(signedIn.status).toBe(201);
});

test('[sso.link] later sign-ins go by issuer and subject, whatever the email has become', async () => {
  comes('sub-1', 'priya.raman@redgum.example');
  await signIn();
  comes('sub-1', 'daniel.kerr@redgum.example', { email_verified: false });
  expect((await signIn()).body.account_id).toBe(await idOf('manager'));
  comes('sub-2', 'priya.raman@redgum.example');
  expect(await refusal()).toContain('belongs to another person of Redgum Mining’s sign-in');
});

test('[sso.link] an email that is not verified, of another domain, or of another company’s account links nothing', async () => {
  comes('sub-1', 'priya.raman@redgum.example', { email_verified: false });
  expect(await refusal()).toContain('does not say that priya.raman@redgum.example is verified');
  comes('sub-1', 'coralbay@coralbay.example');
  expect(await refusal()).toContain('is not at an email domain that Redgum Mining has verified here');
  await db.execute(sql`update auth.accounts set email = 'both@redgum.example' where username = 'coralbay'`);
  comes('sub-1', 'both@redgum.example');
  expect(await refusal()).toBe(
    'There is no account for both@redgum.example at Redgum Mining. Ask your administrator for one.',
  );
  comes('sub-1', '');
  expect(await refusal()).toContain('did not say your email address');
  expect((await db.execute(sql`select from auth.linked_subjects`)).rows).toEqual([]);
});

test('[sso.deactivated] a deactivated account is refused, linked or not', async () => {
  comes('sub-1', 'daniel.kerr@redgum.example');
  await signIn();
  await db.execute(sql`update auth.accounts set active = false where username = 'booker'`);
  expect(await refusal()).toBe('Your account is deactivated. Ask your administrator.');
  await db.execute(sql`delete from auth.linked_subjects`);
  expect(await refusal()).toBe('Your account is deactivated. Ask your administrator.');
});

test('[sso.create] a first sign-in creates an account only where the company allows it, with its role', async () => {
  comes('sub-9', 'new.person@redgum.example', { name: 'Noor Haddad' });
  expect(await refusal()).toContain('There is no account for new.person@redgum.example');
  const { rows } = await db.execute<{ id: string; permissions: string[] }>(sql`
    select id, to_json(permissions) as permissions from auth.roles where kind = 'client' and not 'accounts' = any (permissions) limit 1`);
  await save({ client_secret: undefined, allows_new_accounts: true, role_id: rows[0]?.id });
  const { status, body } = await signIn();
  expect(status).toBe(201);
  const { rows: made } = await db.execute(sql`
    select a.username, a.contact_person, a.kind, o.company_name, to_json(p.permissions) as permissions
    from auth.accounts a join companies.organisations o on o.id = a.org_id join auth.account_permissions p on p.account_id = a.id
    where a.id = ${body.account_id}::uuid`);
  expect(made).toEqual([
    {
      username: 'new.person@redgum.example',
      contact_person: 'Noor Haddad',
      kind: 'booking',
      company_name: 'Redgum Mining',
      permissions: rows[0]?.permissions,
    },
  ]);
  await save({ client_secret: undefined });
});

test('[sso.find] the sign-in page learns of verified domains alone, always in one shape', async () => {
  const find = async (email: string) =>
    (await call(auth, 'POST', '/auth/identity-provider/find', { body: { email } })).body;
  expect(await find('anybody@REDGUM.example')).toEqual({ company_name: 'Redgum Mining' });
  await world.add('redgum.net');
  for (const email of ['x@redgum.net', 'x@coralbay.example', 'manager', '', 'a@b@redgum.example'])
    expect(await find(email), email).toEqual({ company_name: null });
  await db.execute(sql`update auth.attempts set count = 600 where key like 'company-sign-in:%'`);
  const refused = await call(auth, 'POST', '/auth/identity-provider/find', { body: { email: 'x@redgum.example' } });
  expect(refused.body.error.code).toBe('TOO_MANY_ATTEMPTS');
});

test('[sso.required] everybody but the break-glass account has to sign in at the provider, while it is on', async () => {
  await save({ client_secret: undefined, break_glass_account_id: await idOf('manager') });
  const logIn = (username: string, password = demoPassword) =>
    call(auth, 'POST', '/auth/login', { body: { username, password } });
  expect((await logIn('manager')).status).toBe(201);
  expect((await logIn('booker')).body.error).toMatchObject({
    code: 'SIGN_IN_REFUSED',
    message: expect.stringContaining('Redgum Mining asks you to sign in by its own sign-in'),
  });
  expect((await logIn('booker', 'wrong')).body.error.code).toBe('WRONG_CREDENTIALS');
  expect((await logIn('coralbay')).status).toBe(201);
  await world.ask('POST', '/disable');
  expect((await logIn('booker')).status).toBe(201);
  await save({ client_secret: undefined });
  await world.ask('POST', '/enable');
});
