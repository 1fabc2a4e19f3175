import type { ModelEvent } from '../../lab/model/model-of.ts';
import { answers, fails, modelOfFolder } from '../lib/model.ts';
import { type AccountId, epochMs, id, type OrgId } from '../lib/ports.ts';
import { sessionMachine } from './session.machine.ts';
import { REFRESH_AFTER_MS, STARTUP_LIMIT_MS, WARN_AFTER_MS } from './session.setup.ts';
import type { Access, Tokens } from './session.types.ts';

const start = epochMs(Date.UTC(2026, 10, 23, 0, 0));
const after = (ms: number) => epochMs(start + ms);
const tokens: Tokens = { token: 't2', refreshToken: 'r2', org: id<OrgId>('org'), accountId: id<AccountId>('acc') };
const info = { email: null, contactPerson: null, username: 'booker', accountType: 'booking', company: null };
const access: Access = { permissions: ['make_bookings'], info };

const events: readonly ModelEvent<typeof sessionMachine>[] = [
  { type: 'signIn.succeeded', tokens, at: start },
  { type: 'extend.pressed', at: after(WARN_AFTER_MS) },
  { type: 'retry.pressed', at: after(STARTUP_LIMIT_MS) },
  { type: 'request.sent', at: after(60_000) },
  { type: 'call.refused', generation: -1, wasReplayed: false },
  { type: 'call.refused', generation: 9, wasReplayed: false },
  { type: 'call.refused', generation: 9, wasReplayed: true },
  { type: 'lookup.expired' },
  { type: 'account.changed', contactPerson: 'Mia Larsen', email: 'mia@redgum.example' },
  { type: 'tokens.shared', at: start },
  { type: 'session.ended' },
  { type: 'clock.ticked', now: after(STARTUP_LIMIT_MS) },
  { type: 'clock.ticked', now: after(WARN_AFTER_MS) },
  { type: 'clock.ticked', now: after(REFRESH_AFTER_MS) },
  answers('loadAccess', access),
  fails('loadAccess', { code: 'UNREACHABLE' }),
  answers('refreshTokens', { tokens, at: start }),
  answers('refreshTokens', { tokens, at: after(REFRESH_AFTER_MS) }),
  fails('refreshTokens', { code: 'UNAUTHENTICATED' }),
  fails('refreshTokens', { code: 'UNREACHABLE' }),
  answers('flushDrafts'),
  fails('flushDrafts', { code: 'UNREACHABLE' }),
];

export const sessionModel = modelOfFolder('session', 'Session', sessionMachine, {
  'logging out': {
    input: { hasToken: true, now: start },
    events: [
      answers('loadAccess', access),
      { type: 'logOut.pressed' },
      { type: 'logOut.confirmed' },
      { type: 'logOut.cancelled' },
      answers('saveWork', []),
      answers('saveWork', ['The booking of Liam: all of it']),
      fails('saveWork', { code: 'UNREACHABLE' }),
      { type: 'call.refused', generation: 9, wasReplayed: false },
      answers('refreshTokens', { tokens, at: start }),
      answers('endSession', null),
      fails('endSession', { code: 'UNREACHABLE' }),
    ],
    facts: ({ unsaved }) => unsaved.length,
    withIgnored: true,
  },
  'with a token that ends soon': {
    input: { hasToken: true, now: start, renewAt: after(60_000) },
    events: [
      answers('loadAccess', access),
      { type: 'call.starting', now: after(60_000) },
      { type: 'clock.ticked', now: after(60_000) },
      { type: 'clock.ticked', now: after(WARN_AFTER_MS) },
      answers('refreshTokens', { tokens, at: after(60_000) }),
      fails('refreshTokens', { code: 'UNREACHABLE' }),
    ],
  },
  'with a stored token': { input: { hasToken: true, now: start }, events, withIgnored: true },
  'without a token': { input: { hasToken: false, now: start }, events, withIgnored: true },
});
