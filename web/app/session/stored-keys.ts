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

/** Time before its end at which a token is renewed. */
const RENEW_BEFORE_MS = 60_000;

/** When a token that came at `at` is renewed, by this computer's clock, which may be wrong: only the token's length counts. */
export function renewalOf(token: string, at: EpochMs): EpochMs | undefined {
  const { iat, exp } = claimsOf(token);
  return iat === undefined || exp === undefined ? undefined : epochMs(at + renewedAfter(exp - iat));
}

/** When the stored token is renewed. It came at a time that is not known, so the end that it names counts. */
export function storedRenewal(): EpochMs | undefined {
  const { iat, exp } = claimsOf(storedToken() ?? '');
  return iat === undefined || exp === undefined ? undefined : epochMs(iat * 1_000 + renewedAfter(exp - iat));
}

/** @param seconds how long the token lives */
const renewedAfter = (seconds: number) => Math.max(seconds * 1_000 - RENEW_BEFORE_MS, seconds * 500);

/** When a token was made and when it ends, in seconds since 1970; nothing where it is no token of this portal. */
function claimsOf(token: string): { iat?: number; exp?: number } {
  try {
    return JSON.parse(atob((token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')));
  } catch {
    return {};
  }
}

export type NewsOfOtherTabs =
  | { type: 'tokens.shared'; at: EpochMs; renewAt?: EpochMs | undefined }
  | { type: 'session.ended' }
  | { type: 'request.sent'; at: EpochMs };

/**
 * The event for a change that another tab made to the storage; null where it means nothing. A key of null clears all.
 * @param token the one that is stored now: a change that arrives late says nothing about it
 */
export function newsOf(
  { key, newValue }: Pick<StorageEvent, 'key' | 'newValue'>,
  { now, token }: { now: EpochMs; token: string | null },
): NewsOfOtherTabs | null {
  if (key === null || key === localKeys.token) {
    if ((newValue === null) !== (token === null)) return null;
    return token === null
      ? { type: 'session.ended' }
      : { type: 'tokens.shared', at: now, renewAt: renewalOf(token, now) };
  }
  if (key === localKeys.lastRequest && newValue !== null)
    return { type: 'request.sent', at: epochMs(Number(newValue)) };
  return null;
}

export const lastPath = () => sessionStorage.getItem(sessionKeys.lastPath);
export const saveLastPath = (path: string) => sessionStorage.setItem(sessionKeys.lastPath, path);
export const forgetLastPath = () => sessionStorage.removeItem(sessionKeys.lastPath);

export const keepUsername = (username: string) => sessionStorage.setItem(sessionKeys.username, username);
/** Forgets it too: the form has it then. */
export function takeUsername(): string {
  const username = sessionStorage.getItem(sessionKeys.username) ?? '';
  sessionStorage.removeItem(sessionKeys.username);
  return username;
}
