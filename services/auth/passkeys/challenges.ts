import { and, eq, gt, isNull, lte } from 'drizzle-orm';
import { fail } from '../../base/errors.ts';
import type { Database } from '../../database/database.ts';
import { hashOf } from '../../shared/secret-tokens.ts';
import { passkeyChallenges } from '../auth.tables.ts';

/** The time that a person has at the device. */
export const CHALLENGE_MS = 5 * 60_000;

/** The party of a challenge: an account that is signed in, or the browser that has the ticket. */
export type ChallengeOwner = { readonly accountId: string } | { readonly ticket: string };

/** Stores a challenge until it is signed, and deletes those that have expired. */
export async function storeChallenge(db: Database, challenge: string, asked: ChallengeOwner, now: Date): Promise<void> {
  await db.delete(passkeyChallenges).where(lte(passkeyChallenges.expiresAt, now));
  const whose = 'ticket' in asked ? { ticketHash: hashOf(asked.ticket) } : { accountId: asked.accountId };
  await db.insert(passkeyChallenges).values({ challenge, ...whose, expiresAt: new Date(now.getTime() + CHALLENGE_MS) });
}

/**
 * Uses a challenge up, whatever comes of it: the second of two answers finds none.
 * @throws ServiceError 422 PASSKEY_REFUSED
 */
export async function consumeChallenge(
  db: Database,
  challenge: string,
  asked: ChallengeOwner,
  now: Date,
): Promise<true> {
  const isWhose =
    'ticket' in asked
      ? and(eq(passkeyChallenges.ticketHash, hashOf(asked.ticket)), isNull(passkeyChallenges.accountId))
      : eq(passkeyChallenges.accountId, asked.accountId);
  const taken = await db
    .delete(passkeyChallenges)
    .where(and(eq(passkeyChallenges.challenge, challenge), isWhose, gt(passkeyChallenges.expiresAt, now)))
    .returning({ challenge: passkeyChallenges.challenge });
  if (taken.length === 0) fail('PASSKEY_REFUSED', 'That took too long, or was tried twice. Please try again.');
  return true;
}
