import { fromPromise } from 'xstate';
import { PortalFailure } from '../../../machines/lib/portal-error.ts';
import { type AccountId, type EpochMs, epochMs, id, type OrgId } from '../../../machines/lib/ports.ts';
import { PERMISSIONS, toPermission } from '../../../machines/rules/access/permissions.ts';
import { isOpen } from '../../../machines/rules/access/public-paths.ts';
import { sessionMachine } from '../../../machines/session/session.machine.ts';
import type { Access, Refreshed, Tokens } from '../../../machines/session/session.types.ts';
import type { MeQuery } from '../../generated/graphql.ts';
import { notifyBy } from '../../ui/feedback/toasts.ts';
import { reloadWithoutPrompt, saveBeforeReload, saveUnsavedWork } from '../../ui/loading/unsaved-work.ts';
import { createGatewayClient, type Gateway } from '../api/gateway-client.ts';
import type { SessionGate } from '../api/session-gate.ts';
import { createActor } from '../machines/use-machine.ts';
import { everySecond } from './every-second.ts';
import { clearFormDrafts } from './form-drafts.ts';
import { parkedCalls } from './parked-calls.ts';
import { LogOutDocument, MeDocument, RefreshSessionDocument } from './session.documents.ts';
import {
  clearTokens,
  forgetLastPath,
  markRetry,
  newsOf,
  renewalOf,
  saveLastPath,
  shareRequest,
  storedAccount,
  storedRenewal,
  storedToken,
  storedTokens,
  storeTokens,
} from './stored-keys.ts';

export type SessionActor = ReturnType<typeof startSession>['session'];

type HostOptions = {
  url: string;
  fetch: typeof globalThis.fetch;
  now: () => EpochMs;
  send: 'hash' | 'text';
  /** Without leaving the page. */
  navigate: (path: string) => void;
};

/** Gives the session machine its ports (storage, gateway, clock, other tabs), and the gateway its session. */
export function startSession({ url, fetch, now, send, navigate }: HostOptions) {
  const calls = parkedCalls();
  /** The account whose words may be waiting to be saved. */
  let account = storedAccount();
  const isRefreshing = () => session.getSnapshot().matches({ signedIn: { lease: 'refreshing' } });
  const gate: SessionGate = {
    token: storedToken,
    onRequest() {
      const at = now();
      shareRequest(at);
      session.send({ type: 'request.sent', at });
    },
    whenReady: async (isSave) => {
      session.send({ type: 'call.starting', now: now() });
      if (isRefreshing()) await calls.park(isSave);
    },
    generation: () => session.getSnapshot().context.generation,
    onUnauthorized({ code, kind, generation, wasReplayed, isSave }) {
      const parked = calls.park(isSave);
      const isLookupOver = kind === 'lookup' && code === 'SESSION_EXPIRED';
      session.send(isLookupOver ? { type: 'lookup.expired' } : { type: 'call.refused', generation, wasReplayed });
      return parked;
    },
  };
  const gateway = createGatewayClient({ url, fetch, session: gate, send });
  const session = createActor(
    sessionMachine.provide({
      actors: {
        loadAccess: fromPromise(async ({ signal }) =>
          accessOf(await gateway.request(MeDocument, {}, { signal, kind: 'background' })),
        ),
        refreshTokens: fromPromise<Refreshed>(async () => {
          const tokens = await refreshOnce(gateway);
          return { tokens, at: now(), renewAt: renewalOf(tokens.token, now()) };
        }),
        flushDrafts: fromPromise(saveBeforeReload),
        saveWork: fromPromise<readonly string[]>(saveUnsavedWork),
        endSession: fromPromise(() => endSession(gateway)),
        clock: everySecond(now),
      },
      actions: {
        storeKeys: (_, tokens) => storeTokens(tokens),
        markRetry,
        clearKeys: clearTokens,
        clearAllStorage: () => localStorage.clear(),
        replayCalls: calls.replay,
        failCalls: () => calls.fail(new PortalFailure({ code: 'UNREACHABLE' })),
        dropCalls: calls.drop,
        sendParkedSaves: () => {
          if (storedAccount() !== account) calls.dropSaves();
          account = storedAccount();
          calls.replay();
        },
        goToLogin: () => {
          if (isOpen(location.pathname) || location.pathname.startsWith('/dev/')) return;
          const address = location.pathname + location.search;
          void rememberPage(address); // also one that was typed or mailed, before anybody signed in
          navigate('/login');
        },
        // Once the page is at the sign-in: there it is when the person presses Back.
        goToProvider: (_, { address }) => {
          if (address) queueMicrotask(() => location.assign(address));
        },
        reloadPage: reloadWithoutPrompt,
        showNotice: notifyBy,
      },
    }),
    { input: { hasToken: storedToken() !== null, now: now(), renewAt: storedRenewal() } },
  );
  addEventListener('storage', (event) => {
    const news = event.storageArea === localStorage ? newsOf(event, { now: now(), token: storedToken() }) : null;
    if (news) session.send(news);
  });
  session.start();
  return { session, gateway };
}

/** One refresh for all tabs: who gets the lock second finds the first one's tokens and takes them. */
async function refreshOnce(gateway: Gateway): Promise<Tokens> {
  const refused = storedToken();
  return alone(async () => {
    const stored = storedTokens();
    if (!stored) throw new PortalFailure({ code: 'UNAUTHENTICATED' });
    if (stored.token !== refused) return stored;
    const { refreshSession } = await gateway.request(
      RefreshSessionDocument,
      { refreshToken: stored.refreshToken },
      { kind: 'public' },
    );
    return tokensOf(refreshSession);
  });
}

/** Locks need a secure context; without one the server's grace for a token used twice has to do. */
const alone = async (task: () => Promise<Tokens>): Promise<Tokens> =>
  'locks' in navigator ? await navigator.locks.request('preflight.refresh', task) : await task();

export const tokensOf = (keys: {
  accessToken: string;
  refreshToken: string;
  org: string;
  accountId: string;
}): Tokens => ({
  token: keys.accessToken,
  refreshToken: keys.refreshToken,
  org: id<OrgId>(keys.org),
  accountId: id<AccountId>(keys.accountId),
});

/** @returns where the company's identity provider ends the person's session too, or null */
async function endSession(gateway: Gateway): Promise<string | null> {
  clearFormDrafts();
  forgetLastPath(); // a deliberate log-out is no interruption, and the next person here may be another one
  const { logOut } = await gateway.request(LogOutDocument, {}, { kind: 'background' });
  return logOut;
}

function accessOf({ me }: MeQuery): Access {
  const held = me.permissions.map(toPermission);
  const { email, contactPerson, username, accountType, company, mayInspect, listColumns, lacksSecondFactor } = me;
  return {
    permissions: PERMISSIONS.filter((permission) => held.includes(permission)),
    mayInspect,
    lacksSecondFactor,
    listColumns,
    info: { email, contactPerson, username, accountType, company: { ...company, id: id<OrgId>(company.id) } },
  };
}

export const systemNow = () => epochMs(Date.now());

/** The table of pages comes when it is needed: sign-in by its own address does without. */
async function rememberPage(address: string): Promise<void> {
  const { isRemembered } = await import('../../../machines/rules/access/landing.ts');
  if (isRemembered(address)) saveLastPath(address);
}
