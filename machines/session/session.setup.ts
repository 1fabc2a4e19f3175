import { assign, setup, stateIn } from 'xstate';
import { type PortalError, toPortalError } from '../lib/portal-error.ts';
import { clockPort, type EpochMs, epochMs, port, type ToastMessage } from '../lib/ports.ts';
import type { Access, Refreshed, SessionEvent, Tokens } from './session.types.ts';

export const WARN_AFTER_MS = 780_000;
export const REFRESH_AFTER_MS = 900_000;
export const STARTUP_LIMIT_MS = 3_000;
export const SESSION_OVER = 'Expired session or unauthenticated!';

type Context = {
  hasToken: boolean;
  access: Access | null;
  failure: PortalError | null;
  /** Counts the tokens that came and went, so that a late refusal of an old one starts no second refresh. */
  generation: number;
  /** Shortly before the token ends; null where its end is not known. */
  renewAt: EpochMs | null;
  loadingSince: EpochMs;
  lastRequestAt: EpochMs;
  remainingMs: number;
  /** Work that a log-out now would lose, each in a few words. */
  unsaved: readonly string[];
};

/** Ports, actions and guards of the session machine. */
export const sessionSetup = setup({
  types: {
    context: {} as Context,
    events: {} as SessionEvent,
    input: {} as { hasToken: boolean; now: EpochMs; renewAt?: EpochMs | undefined },
  },
  actors: {
    loadAccess: port<Access>(),
    refreshTokens: port<Refreshed>(),
    flushDrafts: port<void>(),
    saveWork: port<readonly string[]>(),
    endSession: port<string | null>(),
    clock: clockPort,
  },
  actions: {
    storeKeys: (_, _tokens: Tokens) => {},
    markRetry: () => {},
    clearKeys: () => {},
    clearAllStorage: () => {},
    replayCalls: () => {},
    failCalls: () => {},
    sendParkedSaves: () => {},
    dropCalls: () => {},
    goToLogin: () => {},
    goToProvider: (_, _to: { address: string | null }) => {},
    reloadPage: () => {},
    showNotice: (_, _notice: ToastMessage) => {},
    countRequest: assign({
      lastRequestAt: ({ context }, { at }: { at: EpochMs }) =>
        at > context.lastRequestAt ? at : context.lastRequestAt,
    }),
    countTokens: assign({
      generation: ({ context }) => context.generation + 1,
      renewAt: (_, { renewAt = null }: { renewAt?: EpochMs | null | undefined }) => renewAt,
    }),
    renewSoon: assign({ renewAt: epochMs(0) }),
    countNewSession: assign({ lastRequestAt: (_, { at }: { at: EpochMs }) => at }),
    countDown: assign({
      remainingMs: ({ context }, { now }: { now: EpochMs }) => context.lastRequestAt + REFRESH_AFTER_MS - now,
    }),
    setDetails: assign(
      ({ context: { access } }, { contactPerson, email }: { contactPerson: string | null; email: string }) =>
        access ? { access: { ...access, info: { ...access.info, contactPerson, email } } } : {},
    ),
    startLoading: assign({ loadingSince: (_, { at }: { at: EpochMs }) => at, failure: null }),
  },
  guards: {
    hasToken: ({ context }) => context.hasToken,
    isOverdue: ({ context }, { now }: { now: EpochMs }) => now >= context.loadingSince + STARTUP_LIMIT_MS,
    isWarningDue: ({ context }, { now }: { now: EpochMs }) => now >= context.lastRequestAt + WARN_AFTER_MS,
    isRefreshDue: ({ context }, { now }: { now: EpochMs }) => now >= context.lastRequestAt + REFRESH_AFTER_MS,
    isRenewalDue: ({ context }, { now }: { now: EpochMs }) => context.renewAt !== null && now >= context.renewAt,
    isOldRefusal: ({ context }, { generation }: { generation: number }) => generation < context.generation,
    isUnreachable: (_, { error }: { error: unknown }) => toPortalError(error).code === 'UNREACHABLE',
    isRefreshing: stateIn({ signedIn: { lease: 'refreshing' } }),
    isAllSaved: (_, { unsaved }: { unsaved: readonly string[] }) => unsaved.length === 0,
    wasReplayed: (_, call: { wasReplayed: boolean }) => call.wasReplayed,
  },
});
