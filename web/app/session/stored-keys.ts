import type { EpochMs } from '../../../machines/lib/ports.ts';
import { type AccountId, epochMs, id, type OrgId } from '../../../machines/lib/ports.ts';
import { localKeys, sessionKeys } from '../../../machines/lib/storage-keys.ts';
import type { Tokens } from '../../../machines/session/session.types.ts';

const read = (key: string) => localStorage.getItem(key);

export const storedToken = () => read(localKeys.token);
export const storedAccount = () => read(localKeys.account);

/** The tokens of this browser, whichever tab got them; null where one is missing. */
export function storedTokens(): Tokens | null {
  const [token, refreshToken, org, account] = [
    localKeys.token,
    localKeys.refreshToken,
    localKeys.org,
    localKeys.account,
  ].map(read);
  if (!token || !refreshToken || !org || !account) return null;
  return { token, refreshToken, org: id<OrgId>(org), accountId: id<AccountId>(account) };
}

/** The token comes last: other tabs take its change as the news that all are there. */
export function storeTokens({ token, refreshToken, org, accountId }: Tokens) {
  localStorage.removeItem(localKeys.retry);
  localStorage.setItem(localKeys.refreshToken, refreshToken);
  localStorage.setItem(localKeys.org, org);
  localStorage.setItem(localKeys.account, accountId);
  localStorage.setItem(localKeys.token, token);
}

/** Everything of the session; the device stays verified. */
export function clearTokens() {
  const { token, refreshToken, org, account, retry, lastRequest } = localKeys;
  for (const key of [refreshToken, org, account, retry, lastRequest, token]) localStorage.removeItem(key);
}

export const markRetry = () => localStorage.setItem(localKeys.retry, '1');

/** Tells the other tabs, a second at most apart. */
export function shareRequest(at: EpochMs) {
  if (at - Number(read(localKeys.lastRequest) ?? 0) >= 1_000) localStorage.setItem(localKeys.lastRequest, String(at));
}

export type NewsOfOtherTabs =
  | { type: 'tokens.shared'; at: EpochMs }
  | { type: 'session.ended' }
  | { type: 'request.sent'; at: EpochMs };

/** What a change that another tab made to the storage says; null where it says nothing. A key of null is a clearing of all. */
export function newsOf(
  { key, newValue }: Pick<StorageEvent, 'key' | 'newValue'>,
  now: EpochMs,
): NewsOfOtherTabs | null {
  if (key === null) return { type: 'session.ended' };
  if (key === localKeys.token)
    return newValue === null ? { type: 'session.ended' } : { type: 'tokens.shared', at: now };
  if (key === localKeys.lastRequest && newValue !== null)
    return { type: 'request.sent', at: epochMs(Number(newValue)) };
  return null;
}

export const lastPath = () => sessionStorage.getItem(sessionKeys.lastPath);
export const keepLastPath = (path: string) => sessionStorage.setItem(sessionKeys.lastPath, path);
export const forgetLastPath = () => sessionStorage.removeItem(sessionKeys.lastPath);
