import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { companySignIn } from '../../../tests/support/company-sign-in.ts';
import { CLIENT } from '../../../tests/support/servers/identity-provider.ts';
import { call } from '../../../tests/support/services.ts';
import { authService } from '../auth.service.ts';

const world = await companySignIn();
const { db, ask, save, add, verify, names, provider, content } = world;
afterAll(() => world.close());
beforeEach(async () => {
  provider.goDown(false);
  await db.execute(sql`delete from auth.identity_providers`);
  await db.execute(sql`delete from auth.sign_in_domains`);
});

test('[sso.connection] it is saved with an encrypted secret, tested, turned on and off, each audited', async () => {
  expect((await ask('GET')).body).toMatchObject({
    provider: null,
    domains: [],
    redirect_uri: 'https://portal.example/sign-in/oidc/callback',
  });
  const saved = await save();
  expect(saved.body.provider).toMatchObject({ issuer: provider.issuer, tested_at: null, enabled_at: null });
  const { rows } = await db.execute(sql`select i::text as row from auth.identity_providers i`);
  expect(JSON.stringify([rows, saved.body])).not.toContain(CLIENT.secret);

  expect((await ask('POST', '/enable')).body.error).toMatchObject({ message: 'Test the connection first.' });
  expect((await ask('POST', '/test')).body.provider.tested_at).not.toBeNull();
  expect((await ask('POST', '/enable')).body.error.message).toBe('Verify an email domain first.');
  await verify('redgum.example');
  expect((await ask('POST', '/enable')).body.provider.enabled_at).not.toBeNull();
  expect((await ask('POST', '/disable')).body.provider.enabled_at).toBeNull();
  await ask('POST', '/enable');

  const kept = { client_secret: undefined };
  expect((await save({ ...kept, allows_new_accounts: false })).body.provider.enabled_at).not.toBeNull();
  const other = await save({ ...kept, client_id: 'another' });
  expect(other.body.provider).toMatchObject({ client_id: 'another', tested_at: null, enabled_at: null });

  const { rows: entries } = await db.execute<{ action: string }>(sql`
    select action from audit.entries where entity in ('identity provider', 'sign-in domain') order by at, id`);
  expect(entries.map(({ action }) => action.replace('identity provider', 'ip'))).toEqual(
    ['ip.added', 'ip.tested', 'sign-in domain.added', 'sign-in domain.verified', 'ip.enabled', 'ip.disabled'].concat([
      'ip.enabled',
      'ip.changed',
      'ip.changed',
    ]),
  );
});

test('[sso.connection] a test says what does not work, and the connection stays off', async () => {
  const trouble = async (more: object) => {
    await save(more);
    const { status, body } = await ask('POST', '/test');
    expect([status, body.error.code]).toEqual([409, 'NOT_ACTIVE']);
    return body.error.message;
  };
  expect(await trouble({ client_secret: 'wrong' })).toBe(
    'The provider does not work: it refuses this client id and secret.',
  );
  expect(await trouble({ client_id: 'unknown' })).toBe(
    'The provider does not work: it refuses this client id and secret.',
  );
  expect(await trouble({ issuer: `${provider.issuer}/elsewhere` })).toContain('it answered with an error');
  expect(await trouble({ issuer: provider.issuer.replace('127.0.0.1', 'localhost') })).toContain('does not work');
  provider.goDown(true);
  expect(await trouble({})).toContain('it cannot be reached');
  expect((await ask('GET')).body.provider.tested_at).toBeNull();
});

test('[sso.connection] a missing value, or one changed meanwhile, is refused at its field', async () => {
  const field = async (more: object) => (await save(more)).body.error.field;
  expect(await field({ client_secret: '' })).toBe('client_secret');
  expect(await field({ allows_new_accounts: true })).toBe('role_id');
  const { body } = await save();
  const { rows } = await db.execute<{ id: string }>(sql`select id from auth.accounts where username = 'booker'`);
  expect(await field({ break_glass_account_id: rows[0]?.id })).toBe('break_glass_account_id');
  await save({ client_id: 'another' });
  const late = await ask('PUT', '', { ...content, updated_at: body.provider.updated_at });
  expect(late.body.error).toMatchObject({ code: 'EDIT_CONFLICT', details: { present: { client_id: 'another' } } });
});

test('[sso.private] the issuer must have a public address, both at the save and at each request', async () => {
  const outside = authService({
    ...world.deps,
    webhooks: { allowsLoopback: false, resolve: async () => ['10.0.0.7'] },
  });
  const { access_token: token } = await world.world.signIn('manager');
  for (const issuer of [
    'http://login.example/',
    'https://127.0.0.1/',
    'https://login.example/',
    'https://[fd00::1]/',
  ]) {
    const body = { ...content, issuer, updated_at: null };
    const refused = await call(outside, 'PUT', '/auth/identity-provider', { token, body });
    expect(refused.body.error, issuer).toMatchObject({ code: 'INVALID', field: 'issuer' });
  }
  await save();
  await db.execute(sql`update auth.identity_providers set issuer = 'https://login.example'`);
  const refused = await call(outside, 'POST', '/auth/identity-provider/test', { token });
  expect(refused.body.error.message).toContain('must lead to a public address of the internet');
  await save();
  provider.redirectAll('http://127.0.0.1:9/inside');
  expect((await ask('POST', '/test')).body.error.message).toContain('it answered with an error');
  provider.redirectAll(null);
});

test('[sso.domains] a domain counts once its TXT record is found, and never for two companies', async () => {
  const { domain_id: id, txt_record: record } = await add('redgum.example');
  expect(record).toMatch(/^preflight-verify=[\w-]{43}$/);
  const missing = await ask('POST', `/domains/${id}/check`);
  expect(missing.body.error.message).toContain(`redgum.example has no TXT record ${record} yet.`);
  names.records.set('redgum.example', ['preflight-verify=of-somebody-else']);
  expect((await ask('POST', `/domains/${id}/check`)).status).toBe(409);
  names.records.set('redgum.example', ['v=spf1 -all', record]);
  expect((await ask('POST', `/domains/${id}/check`)).body.domains).toMatchObject([{ verified_at: expect.any(String) }]);

  const theirs = await verify('redgum.example', 'coralbay');
  expect(theirs.body.error).toMatchObject({
    code: 'DUPLICATE',
    message: 'Another company has verified redgum.example already.',
  });
  expect((await ask('POST', `/domains/${id}/check`, {}, 'coralbay')).status).toBe(404);
  expect((await ask('DELETE', `/domains/${id}`)).status).toBe(204);
  const { body } = await ask('GET', '', undefined, 'coralbay');
  const free = await ask('POST', `/domains/${body.domains[0].domain_id}/check`, {}, 'coralbay');
  expect(free.body.domains).toMatchObject([{ verified_at: expect.any(String) }]);
});

test('[sso.domains] nonsense, a second copy and more than twenty are refused, and so is a name server that is down', async () => {
  for (const domain of ['', 'redgum', 'red gum.example', 'https://redgum.example', 'a@redgum.example']) {
    expect((await ask('POST', '/domains', { domain })).body.error, domain).toMatchObject({ field: 'domain' });
  }
  await add('redgum.example');
  expect((await ask('POST', '/domains', { domain: ' RedGum.Example ' })).body.error.code).toBe('DUPLICATE');
  for (let nth = 1; nth < 20; nth += 1) await add(`mine${nth}.example`);
  expect((await ask('POST', '/domains', { domain: 'more.example' })).body.error.code).toBe('TOO_MANY');
  const [{ domain_id: id }] = (await ask('GET')).body.domains;
  const { access_token: token } = await world.world.signIn('manager');
  const unheard = await call(world.world.auth, 'POST', `/auth/identity-provider/domains/${id}/check`, { token });
  expect(unheard.body.error.message).toContain('No name server answers');
});
