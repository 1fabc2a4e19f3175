import { sql } from 'drizzle-orm';
import { defined } from '../../../machines/lib/assert-defined.ts';
import { fail } from '../../base/errors.ts';
import type { Database } from '../../database/database.ts';
import type { ServiceDeps } from '../../shared/http/service-deps.ts';
import { hashOf } from '../../shared/secret-tokens.ts';
import { accountName } from '../accounts/account-records.ts';
import type { FoundAccount } from '../sessions/credentials.ts';
import { openSessionOf } from '../sessions/open-session.ts';
import type { Origin } from '../sessions/sessions.ts';
import { providerSessions } from './identity-providers.tables.ts';
import { refuseDeactivated } from './linked-account.ts';
import { NOT_BEGUN } from './sign-ins.ts';

type Finished = Omit<FoundAccount, 'passwordHash'> &
  Record<string, unknown> & {
    passwordHash: string;
    refusal: string | null;
    issuer: string | null;
    subject: string | null;
    providerSid: string | null;
    sealedIdToken: string | null;
  };

/** Opens the session of a sign-in that the provider has answered, once. @throws ServiceError SIGN_IN_REFUSED with the reason */
export async function finishSignIn(deps: ServiceDeps, browser: string, from: Origin & { proofs: string | undefined }) {
  const { refusal, issuer, subject, providerSid, sealedIdToken, ...account } = await taken(deps, browser);
  if (refusal !== null) fail('SIGN_IN_REFUSED', refusal);
  if (!account.mayEnter) refuseDeactivated();
  const proof = {
    issuer: defined(issuer),
    subject: defined(subject),
    providerSid,
    sealedIdToken: defined(sealedIdToken),
  };
  return openSessionOf(deps, account, from, async (tx, _now, sessionId) => {
    await tx.insert(providerSessions).values({ sessionId, orgId: account.orgId, ...proof });
  });
}

/** Takes the answered sign-in of the browser. The row is deleted, so that it counts once. */
async function taken({ db, now }: { db: Database; now: () => Date }, browser: string): Promise<Finished> {
  const { rows } = await db.execute<Finished>(sql`
    with taken as (
      delete from auth.provider_sign_ins where browser_hash = ${hashOf(browser)} and answered_at is not null
        and expires_at > ${now().toISOString()}::timestamptz and (account_id is not null or refusal is not null)
      returning *)
    select s.refusal, s.issuer, s.subject, s.provider_sid as "providerSid", s.sealed_id_token as "sealedIdToken",
      a.id as "accountId", a.org_id as "orgId", ${accountName} as name, a.username, a.email,
      a.password_hash as "passwordHash", a.active and o.enable as "mayEnter"
    from taken s left join auth.accounts a on a.id = s.account_id
      left join companies.organisations o on o.id = a.org_id`);
  return rows[0] ?? fail('SIGN_IN_REFUSED', NOT_BEGUN);
}
