import fc from 'fast-check';
import { createActor, fromCallback, fromPromise } from 'xstate';
import { brokenOf } from '../../lab/simulation/invariants.ts';
import { worldOf } from '../../lab/simulation/search.ts';
import type { Parts, World } from '../../lab/simulation/simulate.ts';
import { PortalFailure } from '../../machines/lib/portal-error.ts';
import { type ClockTicked, epochMs } from '../../machines/lib/ports.ts';
import { sessionInvariants, tabInvariants } from '../../machines/session/session.invariants.ts';
import { sessionMachine } from '../../machines/session/session.machine.ts';
import type { Access, Refreshed, Tokens } from '../../machines/session/session.types.ts';
import { callWithRefresh } from '../../web/app/api/call-with-refresh.ts';
import { parkedCalls } from '../../web/app/session/parked-calls.ts';
import { line } from './line.ts';
import { SessionService } from './session-service.ts';

type Nth = 0 | 1;
const does = ['ask', 'ask', 'ask', 'save', 'sign in', 'log out', 'stay longer'] as const;
type Step = { tab: Nth; does: (typeof does)[number] } | { does: 'tokens end' };
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 8, arbitrary: fc.record({ tab: fc.constantFrom<Nth>(0, 1), does: fc.constantFrom(...does) }) },
  fc.constant<Step>({ does: 'tokens end' }),
);

const RENEW_AFTER_MS = 19 * 60_000;
const access: Access = {
  permissions: ['make_bookings'],
  info: { email: null, contactPerson: null, username: 'booker', accountType: 'booking', company: null },
};

/** Shared by the tabs of a browser. */
interface Browser {
  tokens: Tokens | null;
  /** The lock of a refresh. */
  last: Promise<unknown>;
  readonly exchanged: Set<string>;
  exchanging: number;
  needless: number;
}

/** Two tabs of one browser are signed in, and either signs out. */
function world(parts: Parts): World<Step> {
  const service = new SessionService(parts.time);
  const browser: Browser = {
    tokens: service.signIn(),
    last: Promise.resolve(),
    exchanged: new Set(),
    exchanging: 0,
    needless: 0,
  };
  const tabs: ReturnType<typeof openTab>[] = [];
  const tell = (from: number) => {
    const isSignedIn = browser.tokens !== null;
    for (const [nth] of tabs.entries()) {
      if (nth !== from) parts.network.push(() => tabs[nth]?.hear(isSignedIn));
    }
  };
  const open = (nth: number) =>
    openTab(parts, { service, browser, tell: () => tell(nth), reload: () => (tabs[nth] = open(nth)) });
  tabs.push(open(0), open(1));
  return {
    act(taken) {
      if (taken.does === 'tokens end') service.endTokens();
      else tabs[taken.tab]?.act(taken.does);
    },
    isQuiet: () => tabs.every((tab) => tab.isQuiet()),
    broken: () => tabs.flatMap((tab, nth) => tab.broken().map((words) => `tab ${nth + 1}: ${words}`)),
  };
}

type Around = { service: SessionService; browser: Browser; tell: () => void; reload: () => void };

function openTab({ time, network, inspect }: Parts, { service, browser, tell, reload }: Around) {
  const calls = parkedCalls();
  let parked = 0;
  const now = () => epochMs(time.now);
  const park = (isSave: boolean) => {
    if (!isSave) parked += 1;
    return calls.park(isSave).finally(() => {
      if (!isSave) parked -= 1;
    });
  };
  const store = (tokens: Tokens | null) => {
    browser.tokens = tokens;
    tell();
  };
  const request = async (effect: (token: string | null) => void, isSave = false) => {
    session.send({ type: 'call.starting', now: now() });
    if (session.getSnapshot().matches({ signedIn: { lease: 'refreshing' } })) await park(isSave);
    const gate = {
      token: () => browser.tokens?.token ?? null,
      onRequest: () => {},
      whenReady: async () => {},
      generation: () => session.getSnapshot().context.generation,
      onUnauthorized: ({ generation, wasReplayed }: { generation: number; wasReplayed: boolean }) => {
        const waits = park(isSave);
        session.send({ type: 'call.refused', generation, wasReplayed });
        return waits;
      },
    };
    await callWithRefresh(gate, { kind: 'person', isSave }, () => {
      const token = gate.token();
      return network.call(() => effect(token));
    });
  };
  const exchange = async (): Promise<Tokens> => {
    const refused = browser.tokens?.token;
    const turn = browser.last.then(async () => {
      const stored = browser.tokens;
      if (!stored) throw new PortalFailure({ code: 'UNAUTHENTICATED' });
      if (stored.token !== refused) return stored;
      if (browser.exchanging > 0 || browser.exchanged.has(stored.refreshToken)) browser.needless += 1;
      browser.exchanging += 1;
      try {
        const renewed = await network.call(() => service.refresh(stored.refreshToken));
        browser.exchanged.add(stored.refreshToken);
        return renewed;
      } finally {
        browser.exchanging -= 1;
      }
    });
    // Another tab is another process: it has the lock a little later.
    browser.last = turn.catch(() => {}).then(() => new Promise<void>((resolve) => time.after(1, resolve)));
    return turn;
  };
  const machine = sessionMachine.provide({
    actors: {
      loadAccess: fromPromise(async () => {
        await request((token) => service.ask(token));
        return access;
      }),
      refreshTokens: fromPromise<Refreshed>(async () => {
        const tokens = await exchange();
        return { tokens, at: now(), renewAt: epochMs(time.now + RENEW_AFTER_MS) };
      }),
      flushDrafts: fromPromise(async () => {}),
      saveWork: fromPromise<readonly string[]>(async () => []),
      endSession: fromPromise<string | null>(async () => {
        await request((token) => service.logOut(token));
        return null;
      }),
      clock: fromCallback<ClockTicked>(({ sendBack }) =>
        time.every(1_000, () => sendBack({ type: 'clock.ticked', now: now() })),
      ),
    },
    actions: {
      storeKeys: (_, tokens) => store(tokens),
      clearKeys: () => store(null),
      clearAllStorage: () => store(null),
      replayCalls: calls.replay,
      failCalls: () => calls.fail(new PortalFailure({ code: 'UNREACHABLE' })),
      sendParkedSaves: calls.replay,
      dropCalls: () => {
        calls.drop();
        parked = 0;
      },
      reloadPage: () =>
        time.after(0, () => {
          session.stop();
          reload();
        }),
    },
  });
  const input = { hasToken: browser.tokens !== null, now: now(), renewAt: epochMs(time.now + RENEW_AFTER_MS) };
  const session = createActor(machine, { clock: time.clock, inspect, input });
  session.start();
  const forget = (asked: Promise<unknown>) => asked.catch(() => {});
  return {
    hear(isSignedIn: boolean) {
      if (isSignedIn !== (browser.tokens !== null)) return;
      session.send(isSignedIn ? { type: 'tokens.shared', at: now() } : { type: 'session.ended' });
    },
    act(what: (typeof does)[number]) {
      const isIn = session.getSnapshot().matches('signedIn');
      if (what === 'sign in' && !isIn) {
        const tokens = network.call(() => service.signIn());
        forget(tokens.then((made) => session.send({ type: 'signIn.succeeded', tokens: made, at: now() })));
      } else if (what === 'log out') session.send({ type: 'logOut.pressed' });
      else if (what === 'stay longer') session.send({ type: 'extend.pressed', at: now() });
      else if (isIn && (what === 'ask' || what === 'save')) {
        session.send({ type: 'request.sent', at: now() });
        forget(request((token) => service.ask(token), what === 'save'));
      }
    },
    isQuiet() {
      const snapshot = session.getSnapshot();
      const busy = (['refreshing', 'flushing', 'reloading'] as const).some((lease) =>
        snapshot.matches({ signedIn: { lease } }),
      );
      return !busy && !snapshot.matches('signingOut') && !snapshot.matches({ signedIn: { access: 'loading' } });
    },
    broken: () => [
      ...brokenOf(sessionInvariants, session.getSnapshot(), undefined),
      ...brokenOf(tabInvariants, session.getSnapshot(), {
        isKept: browser.tokens !== null,
        parked,
        needless: browser.needless,
        replays: service.replays,
      }),
    ],
  };
}

const at = (taken: Step, waitMs = 0) => ({ waitMs, step: taken });
const soon = { requestMs: 0, answerMs: 0, fault: 'none' } as const;

export const twoSessions = worldOf('two sessions', { world, step, ...line }, [
  {
    title: 'a call that is refused after the log-out is not sent by the next account',
    seed: 5,
    run: {
      steps: [at({ tab: 0, does: 'log out' }), at({ tab: 0, does: 'ask' })],
      fates: [{ ...soon, requestMs: 40 }],
    },
  },
  {
    title: 'a refresh without an answer is asked for again, and the session stays',
    seed: 948,
    run: {
      steps: [
        at({ tab: 0, does: 'ask' }),
        at({ tab: 0, does: 'ask' }),
        at({ tab: 0, does: 'ask' }),
        at({ does: 'tokens end' }),
        at({ tab: 0, does: 'ask' }, 26_206),
        at({ tab: 0, does: 'ask' }, 3_795),
      ],
      fates: [
        { ...soon, fault: 'requestLost' },
        soon,
        { ...soon, requestMs: 1 },
        { ...soon, fault: 'requestLost' },
        soon,
        { ...soon, fault: 'answerLost' },
      ],
    },
  },
  {
    title: 'a log-out during a refresh waits for its tokens, so that no other tab renews them',
    seed: 1139,
    run: {
      steps: [
        at({ does: 'tokens end' }),
        at({ tab: 1, does: 'ask' }, 39),
        at({ tab: 0, does: 'log out' }, 3),
        at({ tab: 0, does: 'ask' }),
      ],
      fates: [],
    },
  },
  {
    title: 'a refresh without an answer is asked for again before its token counts as a copy',
    seed: 3028,
    run: {
      steps: [
        at({ does: 'tokens end' }),
        at({ tab: 0, does: 'ask' }),
        at({ tab: 0, does: 'ask' }, 119_941),
        at({ tab: 0, does: 'ask' }),
      ],
      fates: [soon, soon, soon, { ...soon, fault: 'cut' }],
    },
  },
]);
