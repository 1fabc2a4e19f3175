import { assign, not } from 'xstate';
import { failureOf } from '../lib/portal-error.ts';
import { withEvent } from '../lib/with-event.ts';
import { SESSION_OVER, sessionSetup } from './session.setup.ts';

/**
 * The signed-in account, in three parallel parts: its access (`access`), its remaining time (`lease`), and whether the
 * person is about to log out (`leave`).
 * However many calls are refused at once, one refresh is tried; it is the host that parks and replays the calls,
 * `loadAccess` among them, so that here it only ever succeeds, waits or really fails.
 *
 * A token is renewed shortly before it ends, by the clock or before the next call, and that counts as no request of a
 * person. So an expired look-up means a session that is over.
 *
 * Input: whether a token is stored, when to renew it, and now. Opening the portal is itself a request.
 * Ports: `loadAccess` → permissions and user info · `refreshTokens` → new tokens, of one refresh for all tabs: under a
 * lock it answers with stored tokens that another tab just got · `flushDrafts` resolves when all typed values are saved
 * · `saveWork` → unsaved work, which a log-out asks about first · `endSession` ends it on the server → where the company's
 * identity provider ends its session too, or null · `clock` ticks every second.
 * Actions: `storeKeys` also removes the key retry, which `markRetry` sets; `clearKeys` keeps device_id,
 * `clearAllStorage` nothing; `failCalls` answers parked calls as unreachable; `dropCalls` lets them go without an
 * answer, but keeps saves, which `sendParkedSaves` sends once the same account is back; `goToLogin` stays on a public
 * page; `goToProvider` leaves for the company's identity provider, if there is an address.
 * Units: `at`, `now` and values that end in At or Since are epoch milliseconds; `remainingMs` counts down to the
 * refresh.
 * Errors: a failed `loadAccess` lands in `failure`; a refused refresh ends the session, one without an answer does not:
 * it is tried again; a failed flush keeps the page, as a reload would lose what was typed.
 * Source: product specification, section 4, "Session", and section 8.
 */
export const sessionMachine = sessionSetup.createMachine({
  id: 'session',
  context: ({ input: { hasToken, now, renewAt = null } }) => ({
    hasToken,
    access: null,
    failure: null,
    generation: 0,
    renewAt,
    loadingSince: now,
    lastRequestAt: now,
    remainingMs: 0,
    unsaved: [],
  }),
  initial: 'starting',
  states: {
    starting: { always: [{ guard: 'hasToken', target: 'signedIn' }, { target: 'signedOut' }] },
    signedOut: {
      entry: ['goToLogin', assign({ access: null })],
      on: {
        'call.refused': { actions: 'dropCalls' }, // refused late: the next account must not send it
        'signIn.succeeded': {
          target: 'signedIn',
          actions: [
            { type: 'storeKeys', params: ({ event }) => event.tokens },
            withEvent('countTokens'),
            withEvent('countNewSession'),
            withEvent('startLoading'),
            'sendParkedSaves',
          ],
        },
        'tokens.shared': {
          target: 'signedIn',
          actions: [
            withEvent('countTokens'),
            withEvent('countNewSession'),
            withEvent('startLoading'),
            'sendParkedSaves',
          ],
        },
      },
    },
    signedIn: {
      type: 'parallel',
      exit: 'dropCalls',
      invoke: { src: 'clock' },
      on: {
        'request.sent': { actions: withEvent('countRequest') },
        'lookup.expired': {
          target: 'signedOut',
          actions: ['clearAllStorage', { type: 'showNotice', params: { tone: 'bad', text: SESSION_OVER } }],
        },
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
                    assign({ failure: failureOf }),
                    { type: 'showNotice', params: { tone: 'bad', text: 'Fetch permission error' } },
                  ],
                },
              },
              initial: 'waiting',
              states: {
                waiting: {
                  on: { 'clock.ticked': { guard: withEvent('isOverdue'), target: 'overdue' } },
                },
                overdue: {}, // asked again on request; a late answer still opens
              },
              on: { 'retry.pressed': { target: 'loading', reenter: true, actions: withEvent('startLoading') } },
            },
            failed: {
              on: { 'retry.pressed': { target: 'loading', actions: withEvent('startLoading') } },
            },
            loaded: { on: { 'account.changed': { actions: withEvent('setDetails') } } },
          },
        },
        leave: {
          initial: 'staying',
          states: {
            staying: { on: { 'logOut.pressed': 'saving' } },
            saving: {
              entry: assign({ unsaved: [] }),
              invoke: {
                id: 'saveWork',
                src: 'saveWork',
                onDone: [
                  {
                    guard: { type: 'isAllSaved', params: ({ event }) => ({ unsaved: event.output }) },
                    target: 'waiting',
                  },
                  { target: 'asking', actions: assign({ unsaved: ({ event }) => event.output }) },
                ],
                onError: 'asking', // it is unknown what is saved: the person decides
              },
              on: { 'logOut.pressed': 'asking' }, // pressed again: it takes too long
            },
            asking: { on: { 'logOut.confirmed': 'waiting', 'logOut.cancelled': 'staying' } },
            // Tokens on their way are of this session: with the old ones it could not be ended, and other tabs would renew it.
            waiting: {
              always: { guard: not('isRefreshing'), target: '#session.signingOut' },
              on: { 'logOut.pressed': '#session.signingOut' }, // pressed again: it takes too long
            },
          },
        },
        lease: {
          initial: 'watching',
          on: {
            'call.refused': [
              { guard: withEvent('isOldRefusal'), actions: 'replayCalls' },
              {
                guard: withEvent('wasReplayed'),
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
                  { guard: withEvent('isRefreshDue'), target: 'refreshing' },
                  { guard: withEvent('isWarningDue'), target: 'warning', actions: withEvent('countDown') },
                  { guard: withEvent('isRenewalDue'), target: 'refreshing' },
                ],
                'call.starting': { guard: withEvent('isRenewalDue'), target: 'refreshing' },
                'tokens.shared': { actions: [withEvent('countTokens'), withEvent('countNewSession')] },
              },
            },
            warning: {
              on: {
                'clock.ticked': [
                  { guard: withEvent('isRefreshDue'), target: 'refreshing' },
                  { actions: withEvent('countDown') },
                ],
                'call.starting': { guard: withEvent('isRenewalDue'), target: 'refreshing' },
                'extend.pressed': { target: 'refreshing', actions: withEvent('countRequest') },
                'request.sent': { target: 'watching', actions: withEvent('countRequest') },
                'tokens.shared': {
                  target: 'watching',
                  actions: [withEvent('countTokens'), withEvent('countNewSession')],
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
                      { type: 'countNewSession', params: ({ event }) => event.output },
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
                    // The tokens may be exchanged, and are good for another answer for a short time: each tick asks again.
                    guard: withEvent('isUnreachable'),
                    target: 'watching',
                    actions: ['failCalls', 'renewSoon'],
                  },
                  {
                    target: '#session.signedOut',
                    actions: [
                      assign({ failure: failureOf }),
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
        onDone: {
          target: 'signedOut',
          actions: ['clearKeys', { type: 'goToProvider', params: ({ event }) => ({ address: event.output }) }],
        },
        onError: { target: 'signedOut', actions: 'clearKeys' },
      },
      exit: 'dropCalls',
      on: { 'call.refused': { target: 'signedOut', actions: 'clearKeys' } }, // it was over already
    },
  },
});
