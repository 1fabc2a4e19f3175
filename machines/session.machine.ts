import { assign, setup } from 'xstate';
import { type PortalError, toPortalError } from './portal-error.ts';
import { clockPort, type EpochMs, type Notice, port } from './ports.ts';
import type { Access, SessionEvent, Tokens } from './session.types.ts';

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
  loadingSince: EpochMs;
  lastRequestAt: EpochMs;
  remainingMs: number;
};

/**
 * Who is signed in, and for how long: two things at once, what the account may do (`access`) and its time (`lease`).
 * However many calls are refused at once, one refresh is tried; it is the host that parks and replays the calls,
 * `loadAccess` among them, so that here it only ever succeeds, waits or really fails.
 *
 * Input: whether a token is stored, and now. Opening the portal is itself a request.
 * Ports: `loadAccess` → permissions and user info · `refreshTokens` → new tokens, of one refresh for all tabs: under a
 * lock it answers with stored tokens that another tab just got · `flushDrafts` resolves when what was typed is saved ·
 * `endSession` saves drafts and ends the session on the server · `clock` ticks every second.
 * Actions: `storeKeys` also removes the key retry, which `markRetry` sets; `clearKeys` keeps device_id,
 * `clearAllStorage` nothing; `failCalls` answers parked calls that nobody could be reached; `dropCalls` lets them go without an
 * answer, but keeps saves, which `sendKeptSaves` sends once the same account is back; `goToLogin` stays on a public page.
 * Units: `at`, `now` and what ends in At or Since are epoch milliseconds; `remainingMs` counts down to the refresh.
 * Errors: a failed `loadAccess` lands in `failure`; a refused refresh ends the session, one that nobody answered does not: it is
 * tried again; a failed flush keeps the page, as a reload would lose what was typed.
 * Source: product specification, section 4, "Session", and section 8.
 */
export const sessionMachine = setup({
  types: {
    context: {} as Context,
    events: {} as SessionEvent,
    input: {} as { hasToken: boolean; now: EpochMs },
  },
  actors: {
    loadAccess: port<Access>(),
    refreshTokens: port<{ tokens: Tokens; at: EpochMs }>(),
    flushDrafts: port<void>(),
    endSession: port<void>(),
    clock: clockPort,
  },
  actions: {
    storeKeys: (_, _tokens: Tokens) => {},
    markRetry: () => {},
    clearKeys: () => {},
    clearAllStorage: () => {},
    replayCalls: () => {},
    failCalls: () => {},
    sendKeptSaves: () => {},
    dropCalls: () => {},
    goToLogin: () => {},
    reloadPage: () => {},
    showNotice: (_, _notice: Notice) => {},
    countRequest: assign({
      lastRequestAt: ({ context }, { at }: { at: EpochMs }) =>
        at > context.lastRequestAt ? at : context.lastRequestAt,
    }),
    countTokens: assign({
      generation: ({ context }) => context.generation + 1,
      lastRequestAt: (_, { at }: { at: EpochMs }) => at,
    }),
    countDown: assign({
      remainingMs: ({ context }, { now }: { now: EpochMs }) => context.lastRequestAt + REFRESH_AFTER_MS - now,
    }),
    takeDetails: assign(
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
    isOldRefusal: ({ context }, { generation }: { generation: number }) => generation < context.generation,
    isUnreachable: (_, { error }: { error: unknown }) => toPortalError(error).code === 'UNREACHABLE',
    wasReplayed: (_, call: { wasReplayed: boolean }) => call.wasReplayed,
  },
}).createMachine({
  id: 'session',
  context: ({ input: { hasToken, now } }) => ({
    hasToken,
    access: null,
    failure: null,
    generation: 0,
    loadingSince: now,
    lastRequestAt: now,
    remainingMs: 0,
  }),
  initial: 'starting',
  states: {
    starting: { always: [{ guard: 'hasToken', target: 'signedIn' }, { target: 'signedOut' }] },
    signedOut: {
      entry: ['goToLogin', assign({ access: null })],
      on: {
        'signIn.succeeded': {
          target: 'signedIn',
          actions: [
            { type: 'storeKeys', params: ({ event }) => event.tokens },
            { type: 'countTokens', params: ({ event }) => event },
            { type: 'startLoading', params: ({ event }) => event },
            'sendKeptSaves',
          ],
        },
        'tokens.shared': {
          target: 'signedIn',
          actions: [
            { type: 'countTokens', params: ({ event }) => event },
            { type: 'startLoading', params: ({ event }) => event },
            'sendKeptSaves',
          ],
        },
      },
    },
    signedIn: {
      type: 'parallel',
      exit: 'dropCalls',
      invoke: { src: 'clock' },
      on: {
        'request.sent': { actions: { type: 'countRequest', params: ({ event }) => event } },
        'logOut.pressed': 'signingOut',
        'lookup.expired': { target: 'signedOut', actions: 'clearAllStorage' },
        'session.ended': 'signedOut',
      },
      states: {
        access: {
          initial: 'loading',
          states: {
            loading: {
              invoke: {
                id: 'loadAccess',
                src: 'loadAccess',
                onDone: { target: 'loaded', actions: assign({ access: ({ event }) => event.output }) },
                onError: {
                  target: 'failed',
                  actions: [
                    assign({ failure: ({ event }) => toPortalError(event.error) }),
                    { type: 'showNotice', params: { tone: 'bad', text: 'Fetch permission error' } },
                  ],
                },
              },
              initial: 'waiting',
              states: {
                waiting: {
                  on: {
                    'clock.ticked': { guard: { type: 'isOverdue', params: ({ event }) => event }, target: 'overdue' },
                  },
                },
                overdue: {}, // asked again on request; a late answer still opens
              },
              on: {
                'retry.pressed': {
                  target: 'loading',
                  reenter: true,
                  actions: { type: 'startLoading', params: ({ event }) => event },
                },
              },
            },
            failed: {
              on: {
                'retry.pressed': { target: 'loading', actions: { type: 'startLoading', params: ({ event }) => event } },
              },
            },
            loaded: { on: { 'account.changed': { actions: { type: 'takeDetails', params: ({ event }) => event } } } },
          },
        },
        lease: {
          initial: 'watching',
          on: {
            'call.refused': [
              { guard: { type: 'isOldRefusal', params: ({ event }) => event }, actions: 'replayCalls' },
              {
                guard: { type: 'wasReplayed', params: ({ event }) => event },
                target: '#session.signedOut',
                actions: ['clearKeys', { type: 'showNotice', params: { tone: 'bad', text: SESSION_OVER } }],
              },
              { target: '.refreshing' },
            ],
          },
          states: {
            watching: {
              on: {
                'clock.ticked': [
                  { guard: { type: 'isRefreshDue', params: ({ event }) => event }, target: 'refreshing' },
                  {
                    guard: { type: 'isWarningDue', params: ({ event }) => event },
                    target: 'warning',
                    actions: { type: 'countDown', params: ({ event }) => event },
                  },
                ],
                'tokens.shared': { actions: { type: 'countTokens', params: ({ event }) => event } },
              },
            },
            warning: {
              on: {
                'clock.ticked': [
                  { guard: { type: 'isRefreshDue', params: ({ event }) => event }, target: 'refreshing' },
                  { actions: { type: 'countDown', params: ({ event }) => event } },
                ],
                'extend.pressed': {
                  target: 'refreshing',
                  actions: { type: 'countRequest', params: ({ event }) => event },
                },
                'request.sent': {
                  target: 'watching',
                  actions: { type: 'countRequest', params: ({ event }) => event },
                },
                'tokens.shared': {
                  target: 'watching',
                  actions: { type: 'countTokens', params: ({ event }) => event },
                },
              },
            },
            refreshing: {
              entry: 'markRetry',
              invoke: {
                id: 'refreshTokens',
                src: 'refreshTokens',
                onDone: [
                  {
                    guard: { type: 'isRefreshDue', params: ({ event }) => ({ now: event.output.at }) },
                    target: 'flushing',
                    actions: [
                      { type: 'storeKeys', params: ({ event }) => event.output.tokens },
                      { type: 'countTokens', params: ({ event }) => event.output },
                      'replayCalls',
                    ],
                  },
                  {
                    target: 'watching',
                    actions: [
                      { type: 'storeKeys', params: ({ event }) => event.output.tokens },
                      { type: 'countTokens', params: ({ event }) => event.output },
                      'replayCalls',
                    ],
                  },
                ],
                onError: [
                  {
                    // A computer that wakes has no line yet: while the refresh is due, each tick asks again.
                    guard: { type: 'isUnreachable', params: ({ event }) => event },
                    target: 'watching',
                    actions: 'failCalls',
                  },
                  {
                    target: '#session.signedOut',
                    actions: [
                      assign({ failure: ({ event }) => toPortalError(event.error) }),
                      'clearKeys',
                      { type: 'showNotice', params: { tone: 'bad', text: SESSION_OVER } },
                    ],
                  },
                ],
              },
              on: { 'call.refused': {} }, // one refresh for all of them
            },
            flushing: {
              invoke: { id: 'flushDrafts', src: 'flushDrafts', onDone: 'reloading', onError: 'watching' },
            },
            reloading: { entry: 'reloadPage', on: { 'call.refused': {} } },
          },
        },
      },
    },
    signingOut: {
      invoke: {
        id: 'endSession',
        src: 'endSession',
        onDone: { target: 'signedOut', actions: 'clearKeys' },
        onError: { target: 'signedOut', actions: 'clearKeys' },
      },
      exit: 'dropCalls',
      on: { 'call.refused': { target: 'signedOut', actions: 'clearKeys' } }, // it was over already
    },
  },
});
