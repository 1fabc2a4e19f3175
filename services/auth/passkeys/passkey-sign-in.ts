import { type AuthenticationResponseJSON, generateAuthenticationOptions } from '@simplewebauthn/server';
import { and, eq, lt, or, sql } from 'drizzle-orm';
import { audit } from '../../audit/audit.ts';
import { fail } from '../../base/errors.ts';
import { organisations } from '../../companies/companies.tables.ts';
import type { Database } from '../../database/database.ts';
import type { ServiceDeps } from '../../shared/http/service-deps.ts';
import { newToken } from '../../shared/secret-tokens.ts';
import { accounts, passkeys } from '../auth.tables.ts';
import { enteringColumns, type FoundAccount } from '../sessions/credentials.ts';
import { CHALLENGE_MS, keepChallenge } from './challenges.ts';
import { COPIED, checkedUse, readCredential } from './checked.ts';
import { event, userHandleOf } from './passkeys.ts';
import { relyingParty } from './relying-party.ts';

type Deps = Pick<ServiceDeps, 'db' | 'now' | 'portal'>;

/** Options for the browser, which accept any passkey of the portal, and the ticket that its answer needs. */
export async function optionsOfSignIn({ db, now, portal }: Deps): Promise<{ options: string; ticket: string }> {
  const ticket = newToken();
  const options = await generateAuthenticationOptions({
    rpID: relyingParty(portal.publicUrl).id,
    userVerification: 'required',
    timeout: CHALLENGE_MS,
  });
  await keepChallenge(db, options.challenge, { ticket }, now());
  return { options: JSON.stringify(options), ticket };
}

export interface UsedPasskey extends FoundAccount {
  readonly passkeyId: string;
  readonly passkeyName: string;
  readonly counter: number;
}

/**
 * The account whose passkey signed the challenge of this ticket.
 * @throws ServiceError 422 PASSKEY_REFUSED, 409 NOT_ACTIVE
 */
export async function accountOfPasskey(deps: Deps, text: string, ticket: string): Promise<UsedPasskey> {
  const response = readCredential<AuthenticationResponseJSON>(text);
  const [found] = await deps.db
    .select({
      ...enteringColumns,
      passkeyId: passkeys.id,
      passkeyName: passkeys.name,
      credentialId: passkeys.credentialId,
      publicKey: passkeys.publicKey,
      counter: passkeys.counter,
    })
    .from(passkeys)
    .innerJoin(accounts, eq(accounts.id, passkeys.accountId))
    .innerJoin(organisations, eq(organisations.id, accounts.orgId))
    .where(eq(passkeys.credentialId, response.id));
  if (!found) fail('PASSKEY_REFUSED', UNKNOWN);
  const counter = await checkedUse(deps, response, { ticket }, found);
  const handle = Buffer.from(userHandleOf(found.accountId)).toString('base64url');
  if (response.response.userHandle !== handle) fail('PASSKEY_REFUSED', UNKNOWN);
  if (!found.mayEnter) fail('NOT_ACTIVE', 'This account is deactivated. Ask whoever manages your company’s accounts.');
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

const UNKNOWN = 'This passkey is not known here, or was removed. Log in with your password.';
