import { expect, test } from 'vitest';
import { type AccountId, epochMs, id, type OrgId } from '../../machines/ports.ts';
import { REFRESH_AFTER_MS, STARTUP_LIMIT_MS, sessionMachine, WARN_AFTER_MS } from '../../machines/session.machine.ts';
import type { Access, Tokens } from '../../machines/session.types.ts';
import { answers, fails, modelOf, titled, walk } from '../support/model-of.ts';

const start = epochMs(Date.UTC(2026, 10, 23, 0, 0));
const after = (ms: number) => epochMs(start + ms);
const tokens: Tokens = { token: 't2', refreshToken: 'r2', org: id<OrgId>('org'), accountId: id<AccountId>('acc') };
const info = { email: null, contactPerson: null, username: 'booker', accountType: 'booking', company: null };
const access: Access = { permissions: ['make_bookings'], info };

const events = [
  { type: 'signIn.succeeded', tokens, at: start },
  { type: 'logOut.pressed' },
  { type: 'extend.pressed', at: after(WARN_AFTER_MS) },
  { type: 'retry.pressed', at: after(STARTUP_LIMIT_MS) },
  { type: 'request.sent', at: start },
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
  answers('flushDrafts'),
  fails('flushDrafts', { code: 'UNREACHABLE' }),
  answers('endSession'),
  fails('endSession', { code: 'UNREACHABLE' }),
] as const;

const inputs = [
  { hasToken: true, now: start },
  { hasToken: false, now: start },
];
const models = inputs.map((input) => {
  const model = modelOf(sessionMachine, events, { input, withIgnored: true });
  return { input, paths: model.getShortestPaths() };
});

test.each(models.flatMap(({ input, paths }) => titled(paths).map(([title, path]) => ({ title, path, input }))))(
  '[machine.session] $title',
  ({ path, input }) => {
    walk(sessionMachine, [path], input);
  },
);

test('[machine.session] the paths leave no state and no transition out', () => {
  const [kept, none] = models.map(({ paths, input }) => new Set(walk(sessionMachine, paths, input)));
  expect([...(kept ?? [])].filter((name) => none?.has(name))).toEqual([]);
});
