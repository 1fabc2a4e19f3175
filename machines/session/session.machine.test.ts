import { expect, test } from 'vitest';
import { createActor, fromCallback } from 'xstate';
import { handPorts } from '../../tests/support/hand-ports.ts';
import { PortalFailure } from '../lib/portal-error.ts';
import { type AccountId, type EpochMs, epochMs, id, type OrgId } from '../lib/ports.ts';
import { sessionMachine } from './session.machine.ts';
import type { Access, SessionEvent, Tokens } from './session.types.ts';

const start = Date.UTC(2026, 10, 23);
const at = (seconds: number) => epochMs(start + seconds * 1000);
const tokens: Tokens = { token: 't2', refreshToken: 'r2', org: id<OrgId>('org'), accountId: id<AccountId>('acc') };
const access: Access = {
  permissions: ['make_bookings'],
  info: { email: null, contactPerson: null, username: 'booker', accountType: 'booking', company: null },
};
const unauthenticated = new PortalFailure({ code: 'UNAUTHENTICATED' });

/** A browser tab whose ports answer by hand and whose effects are written down. */
function openTab({ hasToken = true, renewAt = undefined as EpochMs | undefined } = {}) {
  const done: string[] = [];
  const { port, asked, answer, fail } = handPorts();
  const machine = sessionMachine.provide({
    actors: {
      loadAccess: port<Access>('loadAccess'),
      refreshTokens: port<{ tokens: Tokens; at: ReturnType<typeof at> }>('refreshTokens'),
      flushDrafts: port<void>('flushDrafts'),
      saveWork: port<readonly string[]>('saveWork'),
      endSession: port<string | null>('endSession'),
      clock: fromCallback(() => {}),
    },
    actions: {
      storeKeys: (_, { token }) => done.push(`store ${token}`),
      markRetry: () => done.push('mark retry'),
      clearKeys: () => done.push('clear keys'),
      clearAllStorage: () => done.push('clear all storage'),
      replayCalls: () => done.push('replay'),
      failCalls: () => done.push('fail'),
      dropCalls: () => done.push('drop'),
      sendParkedSaves: () => done.push('send kept saves'),
      goToLogin: () => done.push('login'),
      goToProvider: (_, { address }) => address && done.push(`provider ${address}`),
      reloadPage: () => done.push('reload'),
      showNotice: (_, { text }) => done.push(text),
    },
  });
  const actor = createActor(machine, { input: { hasToken, now: at(0), renewAt } }).start();
  return {
    done,
    answer,
    fail,
    asked: (name: string) => asked(name).length,
    send: (event: SessionEvent) => actor.send(event),
    tick: (seconds: number) => actor.send({ type: 'clock.ticked', now: at(seconds) }),
    is: (value: Parameters<ReturnType<typeof actor.getSnapshot>['matches']>[0]) => actor.getSnapshot().matches(value),
    context: () => actor.getSnapshot().context,
  };
}

async function openSignedIn() {
  const tab = openTab();
  await tab.answer('loadAccess', access);
  return tab;
}
const refused = (generation: number, wasReplayed = false) =>
  ({ type: 'call.refused', generation, wasReplayed }) as const;

test('[route.no-token] without a stored token the portal leads to the sign-in page and asks nothing', () => {
  const tab = openTab({ hasToken: false });
  expect(tab.is('signedOut')).toBe(true);
  expect(tab.done).toEqual(['login']);
  expect(tab.asked('loadAccess')).toBe(0);
});

test('[session.login] signing in stores the tokens, loads the permissions and opens', async () => {
  const tab = openTab({ hasToken: false });
  tab.send({ type: 'signIn.succeeded', tokens, at: at(5) });
  expect(tab.done).toEqual(['login', 'store t2', 'send kept saves']);
  await tab.answer('loadAccess', access);
  expect(tab.is({ signedIn: { access: 'loaded', lease: 'watching' } })).toBe(true);
  expect(tab.context().access).toEqual(access);
});

test.each<SessionEvent>([
  { type: 'signIn.succeeded', tokens, at: at(5) },
  { type: 'tokens.shared', at: at(5) },
])(
  '[app.startup][session.refresh] from $type on, loading has its 3 s, and a refusal of earlier tokens starts no refresh',
  (event) => {
    const tab = openTab({ hasToken: false });
    tab.send(event);
    tab.tick(7.9);
    expect(tab.is({ signedIn: { access: { loading: 'waiting' } } })).toBe(true);
    tab.tick(8);
    expect(tab.is({ signedIn: { access: { loading: 'overdue' } } })).toBe(true);
    tab.send(refused(0));
    expect([tab.asked('refreshTokens'), tab.done.at(-1)]).toEqual([0, 'replay']);
  },
);

test('[app.startup] loading gives up after 3 s, offers a retry, and a late answer still opens', async () => {
  const tab = openTab();
  tab.tick(2.999);
  expect(tab.is({ signedIn: { access: { loading: 'waiting' } } })).toBe(true);
  tab.tick(3);
  expect(tab.is({ signedIn: { access: { loading: 'overdue' } } })).toBe(true);
  tab.send({ type: 'retry.pressed', at: at(10) });
  expect(tab.asked('loadAccess')).toBe(2);
  tab.tick(12.9);
  expect(tab.is({ signedIn: { access: { loading: 'waiting' } } })).toBe(true);
  tab.tick(13);
  expect(tab.is({ signedIn: { access: { loading: 'overdue' } } })).toBe(true);
  await tab.answer('loadAccess', access);
  expect(tab.is({ signedIn: { access: 'loaded' } })).toBe(true);
});

test('[route.guard-loading][msg.fetch] a failed load of the permissions says so and can be tried again', async () => {
  const tab = openTab();
  await tab.fail('loadAccess', new PortalFailure({ code: 'UNREACHABLE' }));
  expect(tab.is({ signedIn: { access: 'failed' } })).toBe(true);
  expect(tab.context().failure).toEqual({ code: 'UNREACHABLE' });
  expect(tab.done).toEqual(['Fetch permission error']);
  tab.send({ type: 'retry.pressed', at: at(4) });
  await tab.answer('loadAccess', access);
  expect(tab.is({ signedIn: { access: 'loaded' } })).toBe(true);
  expect(tab.context().failure).toBeNull();
});

test('[session.refresh] five calls refused at once try one refresh, then all are replayed', async () => {
  const tab = await openSignedIn();
  for (let call = 0; call < 5; call++) tab.send(refused(0));
  expect(tab.asked('refreshTokens')).toBe(1);
  expect(tab.done).toEqual(['mark retry']);
  await tab.answer('refreshTokens', { tokens, at: at(60) });
  expect(tab.done).toEqual(['mark retry', 'store t2', 'replay']);
  expect(tab.is({ signedIn: { access: 'loaded', lease: 'watching' } })).toBe(true);
});

test('[session.refresh] a refusal of the old token that comes late is replayed without a second refresh', async () => {
  const tab = await openSignedIn();
  tab.send(refused(0));
  await tab.answer('refreshTokens', { tokens, at: at(60) });
  tab.send(refused(0));
  expect(tab.asked('refreshTokens')).toBe(1);
  expect(tab.done.filter((effect) => effect === 'replay')).toHaveLength(2);
});

test('[session.refresh] a refresh that fails clears the session, says so and leads to the sign-in page', async () => {
  const tab = await openSignedIn();
  tab.send(refused(0));
  await tab.fail('refreshTokens', unauthenticated);
  expect(tab.is('signedOut')).toBe(true);
  expect(tab.done.slice(1)).toEqual(['drop', 'clear keys', 'Expired session or unauthenticated!', 'login']);
  expect(tab.context()).toMatchObject({ access: null, failure: { code: 'UNAUTHENTICATED' } });
});

test('[session.refresh] an unanswered refresh does not end the session: its calls fail, and it is tried again', async () => {
  const tab = await openSignedIn();
  tab.send(refused(0));
  await tab.fail('refreshTokens', new PortalFailure({ code: 'UNREACHABLE' }));
  expect(tab.done).toEqual(['mark retry', 'fail']);
  expect(tab.is({ signedIn: { access: 'loaded', lease: 'watching' } })).toBe(true);
  tab.tick(1);
  expect(tab.asked('refreshTokens')).toBe(2);
});

test('[session.refresh] a call that is refused with the new token too ends the session instead of going round', async () => {
  const tab = await openSignedIn();
  tab.send(refused(0));
  await tab.answer('refreshTokens', { tokens, at: at(60) });
  tab.send(refused(1, true));
  expect(tab.is('signedOut')).toBe(true);
  expect(tab.asked('refreshTokens')).toBe(1);
  expect(tab.done.slice(-4)).toEqual(['drop', 'clear keys', 'Expired session or unauthenticated!', 'login']);
});

test('[session.refresh] permissions that were refused at start wait for the refresh and then open', async () => {
  const tab = openTab();
  tab.send(refused(0));
  await tab.answer('refreshTokens', { tokens, at: at(1) });
  await tab.answer('loadAccess', access);
  expect(tab.is({ signedIn: { access: 'loaded', lease: 'watching' } })).toBe(true);
});

test('[session.lookup-498] an expired look-up clears all local storage without a refresh', async () => {
  const tab = await openSignedIn();
  tab.send({ type: 'lookup.expired' });
  expect(tab.is('signedOut')).toBe(true);
  expect(tab.done).toEqual(['drop', 'clear all storage', 'Expired session or unauthenticated!', 'login']);
  expect(tab.asked('refreshTokens')).toBe(0);
});

test('[session.refresh] a token is renewed shortly before it ends, which counts as no request of a person', async () => {
  const tab = openTab({ renewAt: at(600) });
  await tab.answer('loadAccess', access);
  tab.tick(599);
  expect(tab.asked('refreshTokens')).toBe(0);
  tab.tick(600);
  expect(tab.is({ signedIn: { access: 'loaded', lease: 'refreshing' } })).toBe(true);
  await tab.answer('refreshTokens', { tokens, at: at(601), renewAt: at(1_741) });
  expect(tab.done).toEqual(['mark retry', 'store t2', 'replay']);
  expect(tab.context()).toMatchObject({ renewAt: at(1_741), lastRequestAt: at(0) });
  tab.tick(780);
  expect(tab.is({ signedIn: { lease: 'warning' } })).toBe(true);
});

test('[session.refresh] the first call after a sleep waits for a new token', async () => {
  const tab = openTab({ renewAt: at(600) });
  await tab.answer('loadAccess', access);
  tab.send({ type: 'request.sent', at: at(500) });
  tab.send({ type: 'call.starting', now: at(599) });
  expect(tab.asked('refreshTokens')).toBe(0);
  tab.send({ type: 'call.starting', now: at(700) });
  expect(tab.asked('refreshTokens')).toBe(1);
  tab.send({ type: 'call.starting', now: at(700) });
  expect(tab.asked('refreshTokens')).toBe(1);
});

test('[session.refresh] a call behind the warning waits for a new token too', async () => {
  const tab = openTab({ renewAt: at(790) });
  await tab.answer('loadAccess', access);
  tab.tick(780);
  tab.send({ type: 'call.starting', now: at(800) });
  expect(tab.is({ signedIn: { lease: 'refreshing' } })).toBe(true);
});

test('[session.warn] the warning comes 780 s after the last request and counts down', async () => {
  const tab = await openSignedIn();
  tab.send({ type: 'request.sent', at: at(100) });
  tab.tick(879);
  expect(tab.is({ signedIn: { lease: 'watching' } })).toBe(true);
  tab.tick(880);
  expect(tab.is({ signedIn: { lease: 'warning' } })).toBe(true);
  expect(tab.context().remainingMs).toBe(120_000);
  tab.tick(881);
  expect(tab.context().remainingMs).toBe(119_000);
});

test('[session.warn] a warning that comes late, in a tab that was asleep, shows the time that is really left', async () => {
  const tab = await openSignedIn();
  tab.tick(800);
  expect(tab.context().remainingMs).toBe(100_000);
});

test('[session.warn] Extend refreshes, counts as a request and does not reload', async () => {
  const tab = await openSignedIn();
  tab.tick(780);
  tab.send({ type: 'extend.pressed', at: at(899) });
  await tab.answer('refreshTokens', { tokens, at: at(901) });
  expect(tab.is({ signedIn: { lease: 'watching' } })).toBe(true);
  expect(tab.done).not.toContain('reload');
  tab.tick(899 + 779);
  expect(tab.is({ signedIn: { lease: 'watching' } })).toBe(true);
  tab.tick(899 + 780);
  expect(tab.is({ signedIn: { lease: 'warning' } })).toBe(true);
});

test('[session.auto] at 900 s the session refreshes, drafts are saved, and only then the page reloads', async () => {
  const tab = await openSignedIn();
  tab.tick(780);
  tab.tick(900);
  expect(tab.asked('refreshTokens')).toBe(1);
  await tab.answer('refreshTokens', { tokens, at: at(901) });
  expect(tab.is({ signedIn: { lease: 'flushing' } })).toBe(true);
  expect(tab.done).toEqual(['mark retry', 'store t2', 'replay']);
  await tab.answer('flushDrafts');
  expect(tab.done.at(-1)).toBe('reload');
});

test('[session.auto] a tab that slept through the warning refreshes at once', async () => {
  const tab = await openSignedIn();
  tab.tick(7_200);
  expect(tab.is({ signedIn: { lease: 'refreshing' } })).toBe(true);
});

test('[session.auto] a tab that wakes without a line keeps its page, and refreshes when the line is back', async () => {
  const tab = await openSignedIn();
  tab.tick(7_200);
  await tab.fail('refreshTokens', new PortalFailure({ code: 'UNREACHABLE' }));
  expect(tab.is({ signedIn: { access: 'loaded' } })).toBe(true);
  tab.tick(7_201);
  expect(tab.asked('refreshTokens')).toBe(2);
  await tab.answer('refreshTokens', { tokens, at: at(7_201) });
  expect(tab.is({ signedIn: { lease: 'flushing' } })).toBe(true);
});

test('[session.auto] a draft that could not be saved keeps the page', async () => {
  const tab = await openSignedIn();
  tab.tick(900);
  await tab.answer('refreshTokens', { tokens, at: at(900) });
  await tab.fail('flushDrafts', new PortalFailure({ code: 'UNREACHABLE' }));
  expect(tab.done).not.toContain('reload');
  expect(tab.is({ signedIn: { lease: 'watching' } })).toBe(true);
  tab.tick(901);
  expect(tab.asked('refreshTokens'), 'the new tokens have just begun').toBe(1);
  tab.send(refused(0));
  expect([tab.asked('refreshTokens'), tab.done.at(-1)]).toEqual([1, 'replay']);
});

test('[session.tabs] a request in another tab takes the warning away, an older one does not turn time back', async () => {
  const tab = await openSignedIn();
  tab.tick(780);
  tab.send({ type: 'request.sent', at: at(781) });
  expect(tab.is({ signedIn: { lease: 'watching' } })).toBe(true);
  tab.send({ type: 'request.sent', at: at(10) });
  tab.tick(1_560);
  expect(tab.is({ signedIn: { lease: 'watching' } })).toBe(true);
  tab.tick(1_561);
  expect(tab.is({ signedIn: { lease: 'warning' } })).toBe(true);
});

test('[session.tabs] tokens of another tab count as this one’s: no refresh of its own', async () => {
  const tab = await openSignedIn();
  tab.tick(780);
  tab.send({ type: 'tokens.shared', at: at(800) });
  expect(tab.is({ signedIn: { lease: 'watching' } })).toBe(true);
  tab.send(refused(0));
  expect(tab.asked('refreshTokens')).toBe(0);
  expect(tab.done).toEqual(['replay']);
});

test('[session.tabs] a log-out in one tab ends the others, a sign-in opens them', async () => {
  const tab = await openSignedIn();
  tab.send({ type: 'session.ended' });
  expect(tab.done).toEqual(['drop', 'login']);
  tab.send({ type: 'tokens.shared', at: at(90) });
  expect(tab.done.at(-1)).toBe('send kept saves');
  await tab.answer('loadAccess', access);
  expect(tab.is({ signedIn: { access: 'loaded' } })).toBe(true);
});

test.each([
  ['answers', undefined],
  ['is not reached', new PortalFailure({ code: 'UNREACHABLE' })],
])('[session.logout] Log out ends the session on the server; the keys go when it %s', async (_how, error) => {
  const tab = await openSignedIn();
  tab.send({ type: 'logOut.pressed' });
  expect(tab.is({ signedIn: { leave: 'saving' } })).toBe(true);
  await tab.answer('saveWork', []);
  expect(tab.asked('endSession')).toBe(1);
  expect(tab.done).not.toContain('clear keys');
  await (error ? tab.fail('endSession', error) : tab.answer('endSession', null));
  expect(tab.is('signedOut')).toBe(true);
  expect(tab.done).toEqual(['drop', 'drop', 'clear keys', 'login']);
});

test('[sso.log-out] Log out leads on to where the company’s identity provider ends its session', async () => {
  const tab = await openSignedIn();
  tab.send({ type: 'logOut.pressed' });
  await tab.answer('saveWork', []);
  await tab.answer('endSession', 'https://login.redgum.example/end');
  expect(tab.done).toEqual(['drop', 'drop', 'clear keys', 'provider https://login.redgum.example/end', 'login']);
});

test('[session.logout] a log-out that cannot find out what is unsaved asks first', async () => {
  const tab = await openSignedIn();
  tab.send({ type: 'logOut.pressed' });
  await tab.fail('saveWork', new Error('a bug of a form'));
  expect(tab.is({ signedIn: { leave: 'asking', access: 'loaded' } })).toBe(true);
  expect(tab.context().unsaved).toEqual([]);
});

test('[session.logout] Log out with something unsaved says what it is, and lets one stay or go', async () => {
  const tab = await openSignedIn();
  tab.send({ type: 'logOut.pressed' });
  await tab.answer('saveWork', ['The booking of Liam: all of it']);
  expect(tab.is({ signedIn: { leave: 'asking', access: 'loaded' } })).toBe(true);
  expect(tab.context().unsaved).toEqual(['The booking of Liam: all of it']);
  tab.send({ type: 'logOut.cancelled' });
  expect(tab.is({ signedIn: { leave: 'staying' } })).toBe(true);
  tab.send({ type: 'logOut.pressed' });
  expect(tab.context().unsaved).toEqual([]);
  tab.send({ type: 'logOut.pressed' }); // the save takes too long
  expect(tab.is({ signedIn: { leave: 'asking' } })).toBe(true);
  tab.send({ type: 'logOut.confirmed' });
  expect(tab.asked('endSession')).toBe(1);
  expect(tab.done).toEqual(['drop']);
});

test('[session.logout] Log out during a refresh waits for the new tokens, or for a second press', async () => {
  const tab = await openSignedIn();
  tab.send(refused(0));
  tab.send({ type: 'logOut.pressed' });
  await tab.answer('saveWork', []);
  expect(tab.is({ signedIn: { leave: 'waiting', lease: 'refreshing' } })).toBe(true);
  await tab.answer('refreshTokens', { tokens, at: at(5) });
  expect(tab.is('signingOut')).toBe(true);
  expect(tab.done).toContain('store t2');

  const impatient = await openSignedIn();
  impatient.send(refused(0));
  impatient.send({ type: 'logOut.pressed' });
  await impatient.answer('saveWork', []);
  impatient.send({ type: 'logOut.pressed' });
  expect(impatient.asked('endSession')).toBe(1);
});

test('[session.logout] Log out with a token that ran out ends here too, and leaves no call to a later session', async () => {
  const tab = await openSignedIn();
  tab.send({ type: 'logOut.pressed' });
  await tab.answer('saveWork', []);
  tab.send(refused(0));
  expect(tab.is('signedOut')).toBe(true);
  expect(tab.asked('refreshTokens')).toBe(0);
  expect(tab.done).toEqual(['drop', 'drop', 'clear keys', 'login']);
});

test('[session.tabs] a sign-in in one tab opens one that was never signed in', async () => {
  const tab = openTab({ hasToken: false });
  tab.send({ type: 'tokens.shared', at: at(5) });
  await tab.answer('loadAccess', access);
  expect(tab.is({ signedIn: { access: 'loaded', lease: 'watching' } })).toBe(true);
});

test('[session.tabs] tokens of another tab count as a request before any warning too', async () => {
  const tab = await openSignedIn();
  tab.send({ type: 'tokens.shared', at: at(700) });
  expect(tab.is({ signedIn: { lease: 'watching' } })).toBe(true);
  tab.tick(780);
  expect(tab.is({ signedIn: { lease: 'watching' } })).toBe(true);
  expect(tab.context().generation).toBe(1);
});

test('[session.warn] requests and ticks reload nothing: loaded data stays', async () => {
  const tab = await openSignedIn();
  tab.send({ type: 'request.sent', at: at(100) });
  tab.tick(880);
  tab.tick(881);
  expect(tab.is({ signedIn: { access: 'loaded', lease: 'warning' } })).toBe(true);
  expect(tab.asked('loadAccess')).toBe(1);
});

test('[session.refresh] a late refusal that is replayed leaves everything as it is', async () => {
  const tab = await openSignedIn();
  tab.send(refused(0));
  await tab.answer('refreshTokens', { tokens, at: at(60) });
  tab.send(refused(0));
  expect(tab.is({ signedIn: { access: 'loaded', lease: 'watching' } })).toBe(true);
  expect(tab.asked('loadAccess')).toBe(1);
});

test('[session.auto] a call that is refused while the page reloads starts nothing more', async () => {
  const tab = await openSignedIn();
  tab.tick(900);
  await tab.answer('refreshTokens', { tokens, at: at(900) });
  await tab.answer('flushDrafts');
  tab.send(refused(1));
  expect(tab.is({ signedIn: { lease: 'reloading' } })).toBe(true);
  expect(tab.asked('refreshTokens')).toBe(1);
});

test('[route.guard-loading] trying again shows the loader, and asks', async () => {
  const tab = openTab();
  await tab.fail('loadAccess', new PortalFailure({ code: 'UNREACHABLE' }));
  tab.send({ type: 'retry.pressed', at: at(4) });
  expect(tab.is({ signedIn: { access: { loading: 'waiting' } } })).toBe(true);
  expect(tab.asked('loadAccess')).toBe(2);
});

test('[access.my-account] a person who changes the own name and email sees them at once, without a load', async () => {
  const tab = await openSignedIn();
  tab.send({ type: 'account.changed', contactPerson: 'Mia Larsen', email: 'mia@redgum.example' });
  expect(tab.context().access?.info).toMatchObject({ contactPerson: 'Mia Larsen', email: 'mia@redgum.example' });
  expect(tab.is({ signedIn: { access: 'loaded' } })).toBe(true);
  expect(tab.asked('loadAccess')).toBe(1);
});
