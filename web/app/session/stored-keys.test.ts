import { expect, test } from 'vitest';
import { epochMs } from '../../../machines/lib/ports.ts';
import { localKeys, sessionKeys } from '../../../machines/lib/storage-keys.ts';
import { newsOf } from './stored-keys.ts';

const now = epochMs(1_000);

test('new tokens of another tab are shared, and their end ends this tab too', () => {
  expect(newsOf({ key: 'token', newValue: 'abc' }, now)).toEqual({ type: 'tokens.shared', at: now });
  expect(newsOf({ key: 'token', newValue: null }, now)).toEqual({ type: 'session.ended' });
  expect(newsOf({ key: null, newValue: null }, now)).toEqual({ type: 'session.ended' });
});

test('the last request of another tab keeps this one awake', () => {
  expect(newsOf({ key: 'last_request', newValue: '777' }, now)).toEqual({ type: 'request.sent', at: 777 });
});

test('the refresh token alone, the account and the device say nothing: the token comes last', () => {
  for (const key of ['refresh_token', 'acc', 'org', 'retry', 'device_id']) {
    expect(newsOf({ key, newValue: 'x' }, now)).toBeNull();
  }
});

test('[session.keys] what the browser keeps stands under the names of the specification', () => {
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
