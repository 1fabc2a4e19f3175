import { eq } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import type { PortalFacts } from '../../shared/http/service.ts';
import { hashOf, newToken } from '../../shared/secret-tokens.ts';
import { otps, resetTokens } from '../auth.tables.ts';
import { type Addressee, writeInvitation } from './account-mails.ts';

const invitationMs = 7 * 24 * 60 * 60_000;

type Links = Pick<PortalFacts, 'publicUrl' | 'providerName'>;

/**
 * A link that sets a new account's password, once, within a week; every earlier link of the account is void.
 * @returns the link, for who has no mail to read it in
 */
export async function invitationLink(
  tx: Database,
  portal: Links,
  { accountId, now }: { accountId: string; now: Date },
): Promise<{ href: string; expiresAt: Date }> {
  const token = newToken();
  const expiresAt = new Date(now.getTime() + invitationMs);
  await tx.delete(resetTokens).where(eq(resetTokens.accountId, accountId));
  await tx.insert(resetTokens).values({ hash: hashOf(token), accountId, issuedAt: now, expiresAt });
  return { href: `${portal.publicUrl}/reset-password?token=${token}&invited=1`, expiresAt };
}

/** What was mailed to an address that is the account's no more is void: links and one-time passwords. */
export async function forgetMailed(tx: Database, accountId: string): Promise<void> {
  await tx.delete(resetTokens).where(eq(resetTokens.accountId, accountId));
  await tx.delete(otps).where(eq(otps.accountId, accountId));
}

/** Mails the invitation of an account. */
export async function invite(tx: Database, portal: PortalFacts, to: Addressee, now: Date): Promise<void> {
  const link = await invitationLink(tx, portal, { accountId: to.accountId, now });
  await writeInvitation(tx, portal, to, { ...link, now });
}
