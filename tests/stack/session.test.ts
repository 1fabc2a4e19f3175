import { afterAll, expect, test } from 'vitest';
import { demoPassword } from '../../services/seed/demo-logins.ts';
import { ask, openStack } from './stack.ts';

const stack = await openStack();
afterAll(() => stack.close());

const logIn =
  'mutation ($username: String!, $password: String!) { logIn(username: $username, password: $password) { accessToken refreshToken org accountId expiresAt } }';
const me =
  '{ me { accountId username accountType email contactPerson company { id name otp fitTest provider } permissions } }';
const refresh = 'mutation ($token: String!) { refreshSession(refreshToken: $token) { accessToken refreshToken } }';
const codeOf = ({ errors }: Awaited<ReturnType<typeof ask>>) => errors?.[0].extensions;

async function signedIn(username: string) {
  const { data } = await ask(stack, null, logIn, { username, password: demoPassword });
  return data.logIn;
}

test('a manager signs in and gets identity and permissions, by two calls side by side', async () => {
  const session = await signedIn('manager');
  expect(Date.parse(session.expiresAt) - stack.clock.now().getTime()).toBe(20 * 60_000);
  stack.calls.length = 0;
  const { data } = await ask(stack, session.accessToken, me);
  expect(data.me).toMatchObject({
    accountId: session.accountId,
    username: 'manager',
    accountType: 'client',
    contactPerson: 'Priya Raman',
    company: { id: session.org, name: 'Redgum Mining', otp: false, fitTest: true, provider: false },
  });
  expect(data.me.permissions).toEqual(expect.arrayContaining(['view_bookings', 'make_bookings']));
  expect(data.me.permissions).not.toContain('admin_accounts');
  expect(stack.calls.map(({ path }) => path)).toEqual(['/auth/permissions', '/companies/user-info']);
});

test('a wrong password is refused in the words of the service', async () => {
  const answer = await ask(stack, null, logIn, { username: 'manager', password: 'nonsense' });
  expect(answer.data).toBeNull();
  expect(codeOf(answer)).toMatchObject({ code: 'REJECTED', status: 401, reason: 'Wrong username or password' });
});

test.each([
  ['no token', null],
  ['nonsense', 'nonsense'],
])('%s differs from an expired session', async (_what, token) => {
  expect(codeOf(await ask(stack, token, me))).toMatchObject({ code: 'UNAUTHENTICATED', status: 401 });
});

test('an expired token has its own code, and a refresh brings a new one', async () => {
  const session = await signedIn('booker');
  stack.clock.pass(20 * 60_000);
  expect(codeOf(await ask(stack, session.accessToken, me))).toMatchObject({ code: 'SESSION_EXPIRED', status: 498 });
  const { data } = await ask(stack, session.accessToken, refresh, { token: session.refreshToken });
  const renewed = await ask(stack, data.refreshSession.accessToken, me);
  expect(renewed.data.me.username).toBe('booker');
});

test('a refresh whose answer was lost is repeated after half a minute, and renews', async () => {
  const session = await signedIn('booker');
  await ask(stack, null, refresh, { token: session.refreshToken });
  for (const _lost of [1, 2, 3]) {
    stack.clock.pass(31_000);
    const { data } = await ask(stack, null, refresh, { token: session.refreshToken });
    expect(data.refreshSession.accessToken).toEqual(expect.any(String));
  }
});

test('a refresh token used again later ends the session', async () => {
  const session = await signedIn('booker');
  const { data } = await ask(stack, null, refresh, { token: session.refreshToken });
  stack.clock.pass(121_000);
  expect(codeOf(await ask(stack, null, refresh, { token: session.refreshToken }))).toMatchObject({
    code: 'SESSION_EXPIRED',
  });
  expect(codeOf(await ask(stack, data.refreshSession.accessToken, me))).toMatchObject({ code: 'SESSION_EXPIRED' });
});

test('logging out ends the session on the server', async () => {
  const session = await signedIn('booker');
  expect((await ask(stack, session.accessToken, 'mutation { logOut }')).data).toEqual({ logOut: null });
  expect(codeOf(await ask(stack, session.accessToken, me))).toMatchObject({ code: 'SESSION_EXPIRED', status: 498 });
});

test('a client finds the lists of its own company, and no other company', async () => {
  const { accessToken, org } = await signedIn('manager');
  const other = await stack.signIn('coralbay');
  const lists = `query ($org: ID!) {
    bookableOrgs { items { name } total }
    bookableSubsidiaries(org: $org) { items { name } }
    positions(org: $org, search: "operator") { items { name } total }
    projects(org: $org) { items { name } }
    projectIdentifications(org: $org) { total }
    purchaseOrders(org: $org) { total }
    paperworks(org: $org) { total }
    countries(search: "austral") { code name }
  }`;
  const own = await ask(stack, accessToken, lists, { org });
  expect(own.errors).toBeUndefined();
  expect(own.data.bookableOrgs).toEqual({ items: [{ name: 'Redgum Mining' }], total: 1 });
  expect(own.data.bookableSubsidiaries.items.map(({ name }: { name: string }) => name)).toContain('Newman Operations');
  expect(own.data.positions).toMatchObject({ total: 3 });
  expect(own.data.countries).toEqual([{ code: 'AU', name: 'Australia' }]);
  const foreign = await ask(stack, accessToken, lists, { org: other.org });
  expect(foreign.data).toBeNull();
  expect(codeOf(foreign)).toMatchObject({ code: 'NOT_FOUND', status: 404 });
});

test('the provider finds every company', async () => {
  const { accessToken } = await signedIn('admin');
  const { data } = await ask(stack, accessToken, '{ bookableOrgs(limit: 1000) { items { name } total } }');
  expect(data.bookableOrgs.items.map(({ name }: { name: string }) => name)).toEqual([
    'Coral Bay Energy',
    'Harbourline Logistics',
    'Redgum Mining',
    'Wattle Civil',
  ]);
});

test.each([1_000_000_000, 0, -1])('a page of %i is refused at its field', async (limit) => {
  const { accessToken, org } = await signedIn('manager');
  const answer = await ask(
    stack,
    accessToken,
    'query ($org: ID!, $limit: Int) { positions(org: $org, limit: $limit) { total } }',
    {
      org,
      limit,
    },
  );
  expect(codeOf(answer)).toMatchObject({
    code: 'BAD_REQUEST',
    status: 400,
    fields: { limit: expect.stringContaining('1 to 1000') },
  });
});

test('with the companies service down the session is unreachable, and what others answer lives', async () => {
  const { accessToken } = await signedIn('manager');
  stack.replace('companies', () => Promise.reject(new Error('connect ECONNREFUSED')));
  try {
    const answer = await ask(
      stack,
      accessToken,
      '{ countries(search: "new zea") { code } positions(org: "x") { total } }',
    );
    expect(answer.data).toEqual({ countries: [{ code: 'NZ' }], positions: null });
    expect(codeOf(answer)).toMatchObject({ code: 'UNREACHABLE' });
    expect(codeOf(await ask(stack, accessToken, me))).toMatchObject({ code: 'UNREACHABLE' });
  } finally {
    stack.replace('companies', undefined);
  }
});
