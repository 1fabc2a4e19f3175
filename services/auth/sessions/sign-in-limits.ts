import { type SQL, sql } from 'drizzle-orm';
import type { Limit } from './attempts.ts';

const MAX_GUESSES = { fromOnePlace: 5, fromAnywhere: 50, ofOneAddress: 100 };

/**
 * Guesses at one account from one place, at one account from anywhere, and at anything from one place.
 * @param account its id, however its name was spelt; the typed name where it is no account's
 */
export function loginLimits(account: string, address: string): Limit[] {
  const whose = account.toLowerCase();
  return [
    { key: `login:${whose}@${address}`, most: MAX_GUESSES.fromOnePlace },
    { key: `login:${whose}`, most: MAX_GUESSES.fromAnywhere },
    { key: `login:@${address}`, most: MAX_GUESSES.ofOneAddress },
  ];
}

/** Guesses on a device where the account has signed in before: what strangers guess elsewhere is not counted with them. */
export const deviceLimits = ({ accountId }: { accountId: string }, device: string): Limit[] => [
  { key: `login:${accountId}#${device}`, most: MAX_GUESSES.fromOnePlace },
];

/** Guesses at the password of an account whose session is open, from one place and from anywhere. */
export const passwordLimits = ({ accountId }: { accountId: string }, address: string): Limit[] => [
  { key: `password:${accountId}@${address}`, most: MAX_GUESSES.fromOnePlace },
  { key: `password:${accountId}`, most: 20 },
];

/** Guesses at a second factor, after the right password: on a device that the account knows, or from one place and anywhere. */
export const codeLimits = (
  { accountId }: { accountId: string },
  { address, device }: { address: string; device: string | null },
): Limit[] =>
  device
    ? [{ key: `code:${accountId}#${device}`, most: MAX_GUESSES.fromOnePlace }]
    : [
        { key: `code:${accountId}@${address}`, most: MAX_GUESSES.fromOnePlace },
        { key: `code:${accountId}`, most: 20 },
      ];

/** Credentials that were refused, from one place. A key cannot be guessed; the limit keeps the work of checking small. */
export const passkeyLimits = (address: string): Limit[] => [{ key: `passkey:@${address}`, most: 20 }];

/** True if an account has to wait before a sign-in, at any place. `~>=~` and `~<~` read the index of the keys. */
export const isLockedOut = (accountId: SQL, now: Date): SQL => sql`exists (
  select from auth.attempts t
   where t.key ~>=~ ('login:' || ${accountId}) and t.key ~<~ ('login:' || ${accountId} || '~')
     and t.window_ends_at > ${now.toISOString()}::timestamptz
     and t.count >= case when t.key = 'login:' || ${accountId} then ${MAX_GUESSES.fromAnywhere}::int
                         else ${MAX_GUESSES.fromOnePlace}::int end)`;
