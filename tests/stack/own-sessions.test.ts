import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { demoPassword } from '../../services/seed/demo-logins.ts';
import { messagesOf } from '../../web/app/api/stream-messages.ts';
import { addClinics } from './clinics.ts';
import { ask, openStack } from './stack.ts';

const stack = await openStack('elsewhere');
afterAll(() => stack.close());

const list = '{ sessions { total sessions { id userAgent address createdAt usedAt isCurrent } } }';
const end = 'mutation ($id: ID!) { endMySession(id: $id) }';
const endOthers = 'mutation { endMyOtherSessions }';
const me = '{ me { username } }';
const errorOf = ({ errors }: Awaited<ReturnType<typeof ask>>) => errors?.[0].extensions;
const over = { code: 'SESSION_EXPIRED', status: 498 };

interface Listed {
  id: string;
  isCurrent: boolean;
  createdAt: string;
  usedAt: string;
}

async function listed(token: string): Promise<{ total: number; sessions: Listed[] }> {
  return (await ask(stack, token, list)).data.sessions;
}

/** Reads the live times of a clinic until the server ends the stream. */
async function untilStreamEnds(token: string, siteId: string): Promise<void> {
  const response = await stack.gateway.fetch(
    new Request('http://portal/graphql', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'text/event-stream',
        authorization: `Bearer ${token}`,
      },
      body: JSON.stringify({
        query: 'subscription ($sites: [ID!]!) { slotsChanged(siteIds: $sites) { siteId day } }',
        variables: { sites: [siteId] },
      }),
    }),
  );
  expect(response.status).toBe(200);
  if (!response.body) throw new Error('The stream has no body.');
  for await (const _message of messagesOf(response.body));
}

test('[access.own-sessions] an ended session is out at its next call, and its streams close', async () => {
  const { rostered } = await addClinics(stack.database.db, '2026-11-25');
  const [here, elsewhere] = [await stack.signIn('manager'), await stack.signIn('manager')];
  const { total, sessions } = await listed(here.access_token);
  expect(total).toBe(2);
  expect(sessions.map(({ isCurrent }) => isCurrent)).toEqual([true, false]);
  const stream = untilStreamEnds(elsewhere.access_token, rostered);
  const asked = performance.now();
  expect((await ask(stack, here.access_token, end, { id: sessions[1]?.id })).data).toEqual({ endMySession: true });
  expect(errorOf(await ask(stack, elsewhere.access_token, me))).toMatchObject(over);
  await stream;
  expect(performance.now() - asked).toBeLessThan(5_000);
  const refresh = 'mutation ($token: String!) { refreshSession(refreshToken: $token) { accessToken } }';
  expect(errorOf(await ask(stack, null, refresh, { token: elsewhere.refresh_token }))).toMatchObject(over);
  expect((await ask(stack, here.access_token, me)).data.me.username).toBe('manager');
  expect((await listed(here.access_token)).total).toBe(1);
  expect(errorOf(await ask(stack, here.access_token, end, { id: sessions[1]?.id })), 'ended before').toMatchObject({
    status: 404,
  });
  const { rows } = await stack.database.db.execute(sql`
    select account_name, action, after from audit.entries where entity_id = ${sessions[1]?.id} order by id desc limit 1`);
  expect(rows).toEqual([
    { account_name: 'Priya Raman', action: 'session.ended', after: { because: 'ended-by-holder' } },
  ]);
});

test('[access.own-sessions] an account cannot list or end a session of another account', async () => {
  const [own, other] = [await stack.signIn('booker'), await stack.signIn('coralbay')];
  const [current] = (await listed(other.access_token)).sessions;
  const answer = await ask(stack, own.access_token, end, { id: current?.id });
  expect(errorOf(answer)).toMatchObject({ status: 404 });
  expect((await listed(own.access_token)).sessions.map(({ id }) => id)).not.toContain(current?.id);
  expect((await ask(stack, own.access_token, endOthers)).data).toEqual({ endMyOtherSessions: 0 });
  expect((await ask(stack, other.access_token, me)).data.me.username).toBe('coralbay');
});

test('all others end at once, the one that asks stays; the list is bounded and says how many there are', async () => {
  const here = await stack.signIn('restricted');
  for (let more = 0; more < 52; more += 1) await stack.signIn('restricted');
  const { total, sessions } = await listed(here.access_token);
  expect([total, sessions.length]).toEqual([53, 50]);
  expect(sessions[0]?.isCurrent, 'the current one is shown, however old it is').toBe(true);
  expect((await ask(stack, here.access_token, endOthers)).data).toEqual({ endMyOtherSessions: 52 });
  expect((await listed(here.access_token)).sessions.map(({ isCurrent }) => isCurrent)).toEqual([true]);
  const { rows } = await stack.database.db.execute(sql`
    select count(*)::int as ended from audit.entries
     where action = 'session.ended' and account_id = ${here.account_id}::uuid`);
  expect(rows).toEqual([{ ended: 52 }]);
});

test('a session says when it was last used and from which browser; one that ran out is not listed', async () => {
  const start = stack.clock.now();
  const browser = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1';
  const logIn = `mutation ($username: String!, $password: String!) {
    logIn(username: $username, password: $password) { accessToken refreshToken }
  }`;
  const response = await stack.gateway.fetch(
    new Request('http://portal/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'user-agent': browser },
      body: JSON.stringify({ query: logIn, variables: { username: 'admin', password: demoPassword } }),
    }),
  );
  const { refreshToken } = (await response.json()).data.logIn;
  stack.clock.pass(10 * 60_000);
  const refresh = 'mutation ($token: String!) { refreshSession(refreshToken: $token) { accessToken } }';
  const renewed = (await ask(stack, null, refresh, { token: refreshToken })).data.refreshSession.accessToken;
  expect((await listed(renewed)).sessions).toEqual([
    expect.objectContaining({
      userAgent: browser,
      createdAt: `${start.toISOString().slice(0, 19)}Z`,
      usedAt: `${stack.clock.now().toISOString().slice(0, 19)}Z`,
    }),
  ]);
  stack.clock.pass(12 * 60 * 60_000 - 10 * 60_000);
  const later = await stack.signIn('admin');
  expect((await listed(later.access_token)).total).toBe(1);
});
