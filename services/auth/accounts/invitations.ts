import { eq, inArray } from 'drizzle-orm';
import { defined } from '../../../machines/lib/assert-defined.ts';
import type { Database } from '../../database/database.ts';
import { writeMails } from '../../mail/outbox.ts';
import { currentMailText } from '../../mail/texts/event-mail.ts';
import type { PortalFacts } from '../../shared/http/service-deps.ts';
import { hashOf, newToken } from '../../shared/secret-tokens.ts';
import { accounts, otps, resetTokens } from '../auth.tables.ts';
import { type Addressee, invitationOf } from './account-mails.ts';

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
  const [link] = await invitationLinks(tx, portal, { accountIds: [accountId], now });
  return defined(link);
}

/** As `invitationLink`, for each of many accounts, in their order. */
async function invitationLinks(
  tx: Database,
  portal: Links,
  { accountIds, now }: { accountIds: readonly string[]; now: Date },
): Promise<{ href: string; expiresAt: Date }[]> {
  const expiresAt = new Date(now.getTime() + invitationMs);
  const tokens = accountIds.map((accountId) => ({ accountId, token: newToken() }));
  await tx.delete(resetTokens).where(inArray(resetTokens.accountId, [...accountIds]));
  await tx
    .insert(resetTokens)
    .values(tokens.map(({ accountId, token }) => ({ hash: hashOf(token), accountId, issuedAt: now, expiresAt })));
  return tokens.map(({ token }) => ({
    href: `${portal.publicUrl}/reset-password?token=${token}&invited=1`,
    expiresAt,
  }));
}

/** Voids links and one-time passwords that were mailed to an address the account no longer has. */
export async function forgetMailed(tx: Database, accountId: string): Promise<void> {
  await tx.delete(resetTokens).where(eq(resetTokens.accountId, accountId));
  await tx.delete(otps).where(eq(otps.accountId, accountId));
}

/** Mails the invitation of an account. */
export const invite = (tx: Database, portal: PortalFacts, to: Addressee, now: Date) => inviteAll(tx, portal, [to], now);

/** Mails the invitations of many accounts, which wait for theirs no more. */
export async function inviteAll(
  tx: Database,
  portal: PortalFacts,
  all: readonly Addressee[],
  now: Date,
): Promise<void> {
  if (all.length === 0) return;
  const accountIds = all.map(({ accountId }) => accountId);
  const links = await invitationLinks(tx, portal, { accountIds, now });
  const text = await currentMailText(tx, 'account.invited');
  const mails = all.map((to, at) => invitationOf(portal, to, { ...defined(links[at]), text }));
  await writeMails(tx, mails, now);
  await tx.update(accounts).set({ importId: null }).where(inArray(accounts.id, accountIds));
}
