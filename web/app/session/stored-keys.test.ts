import { expect, test } from 'vitest';
import { epochMs } from '../../../machines/lib/ports.ts';
import { localKeys, sessionKeys } from '../../../machines/lib/storage-keys.ts';
import { newsOf, renewalOf } from './stored-keys.ts';

const now = epochMs(1_000);

test('new tokens of another tab are shared, and their end ends this tab too', () => {
  const signedIn = { now, token: 'abc' };
  const signedOut = { now, token: null };
  expect(newsOf({ key: 'token', newValue: 'abc' }, signedIn)).toMatchObject({ type: 'tokens.shared', at: now });
  expect(newsOf({ key: 'token', newValue: null }, signedOut)).toEqual({ type: 'session.ended' });
  expect(newsOf({ key: null, newValue: null }, signedOut)).toEqual({ type: 'session.ended' });
});

test('the end of an earlier session that is heard of late does not end the one that began since', () => {
  const signedInSince = { now, token: 'newer' };
  expect(newsOf({ key: 'token', newValue: null }, signedInSince)).toBeNull();
  expect(newsOf({ key: null, newValue: null }, signedInSince)).toBeNull();
  expect(newsOf({ key: 'token', newValue: 'earlier' }, { now, token: null }), 'nor do tokens that are gone').toBeNull();
});

test('the last request of another tab keeps this one awake', () => {
  expect(newsOf({ key: 'last_request', newValue: '777' }, { now, token: null })).toEqual({
    type: 'request.sent',
    at: 777,
  });
});

test('the refresh token alone, the account and the device say nothing: the token comes last', () => {
  for (const key of ['refresh_token', 'acc', 'org', 'retry', 'device_id']) {
    expect(newsOf({ key, newValue: 'x' }, { now, token: 'abc' })).toBeNull();
  }
});

test('[session.keys] the browser’s storage uses the names of the specification', () => {
  expect(localKeys).toMatchObject({
    token: 'token',
    refreshToken: 'refresh_token',
    org: 'org',
    account: 'acc',
    retry: 'retry',
    deviceId: 'device_id',
  });
  expect(sessionKeys.lastPath).toBe('lastPath');
});

const tokenOf = (claims: object) => `head.${btoa(JSON.stringify(claims)).replaceAll('=', '')}.signature`;

test('a token is renewed a minute before its end, counted from when it came and not from what the clock of the server says', () => {
  const token = tokenOf({ sub: 'a', iat: 5_000, exp: 6_200 });
  expect(renewalOf(token, now)).toBe(now + 19 * 60_000);
  expect(newsOf({ key: 'token', newValue: token }, { now, token })).toMatchObject({ renewAt: now + 19 * 60_000 });
});

test('a token that lives for a minute is renewed at half its time, and nonsense is not renewed', () => {
  expect(renewalOf(tokenOf({ iat: 0, exp: 60 }), now)).toBe(now + 30_000);
  expect(renewalOf('nonsense', now)).toBeUndefined();
  expect(renewalOf(tokenOf({ sub: 'a' }), now)).toBeUndefined();
});
