import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import { and, eq, lt, or, sql } from 'drizzle-orm';
import { audit } from '../../audit/audit.ts';
import { fail } from '../../base/errors.ts';
import { organisations } from '../../companies/companies.tables.ts';
import type { Database } from '../../database/database.ts';
import type { ServiceDeps } from '../../shared/http/service-deps.ts';
import { accounts, passkeys } from '../auth.tables.ts';
import { enteringColumns, type FoundAccount } from '../sessions/credentials.ts';
import type { ChallengeOwner } from './challenges.ts';
import { COPIED, checkedUse, readCredential } from './checked.ts';
import { event, userHandleOf } from './passkeys.ts';

export interface UsedPasskey extends FoundAccount {
  readonly passkeyId: string;
  readonly passkeyName: string;
  readonly addedAt: Date;
  readonly counter: number;
}

/**
 * The passkey that signed the challenge of this party, with its account.
 * @throws ServiceError 422 PASSKEY_REFUSED
 */
export async function usedPasskey(
  deps: Pick<ServiceDeps, 'db' | 'now' | 'portal'>,
  text: string,
  asked: ChallengeOwner,
): Promise<UsedPasskey> {
  const response = readCredential<AuthenticationResponseJSON>(text);
  const [found] = await deps.db
    .select({
      ...enteringColumns,
      passkeyId: passkeys.id,
      passkeyName: passkeys.name,
      addedAt: passkeys.createdAt,
      credentialId: passkeys.credentialId,
      publicKey: passkeys.publicKey,
      counter: passkeys.counter,
    })
    .from(passkeys)
    .innerJoin(accounts, eq(accounts.id, passkeys.accountId))
    .innerJoin(organisations, eq(organisations.id, accounts.orgId))
    .where(eq(passkeys.credentialId, response.id));
  if (!found) fail('PASSKEY_REFUSED', UNKNOWN);
  if ('accountId' in asked && asked.accountId !== found.accountId) fail('PASSKEY_REFUSED', FOREIGN);
  const counter = await checkedUse(deps, response, asked, found);
  const handle = Buffer.from(userHandleOf(found.accountId)).toString('base64url');
  // A device that was asked for the passkeys of one account may leave its handle out.
  const said = response.response.userHandle ?? ('accountId' in asked ? handle : '');
  if (said !== handle) fail('PASSKEY_REFUSED', UNKNOWN);
  return { ...found, counter };
}

/** Notes the use, in the transaction that opens the session. Of two uses of one count the second is refused. */
export async function noteUse(tx: Database, used: UsedPasskey, now: Date): Promise<void> {
  const { passkeyId, passkeyName: name, counter, accountId } = used;
  // Many devices do not count: they say 0 each time.
  const isLater = or(lt(passkeys.counter, counter), and(eq(passkeys.counter, 0), sql`${counter}::bigint = 0`));
  const noted = await tx
    .update(passkeys)
    .set({ counter, lastUsedAt: now })
    .where(and(eq(passkeys.id, passkeyId), isLater))
    .returning({ id: passkeys.id });
  if (noted.length === 0) fail('PASSKEY_REFUSED', COPIED);
  await audit(tx, used, { ...event('used', accountId, now), after: { name } });
}

const FOREIGN = 'This passkey is of another account. Use one of yours, or the one-time password.';
const UNKNOWN = 'This passkey is not known here, or was removed. Log in with your password.';
