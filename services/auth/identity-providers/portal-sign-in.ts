import { sql } from 'drizzle-orm';
import { fail } from '../../base/errors.ts';
import type { Database } from '../../database/database.ts';

/**
 * Refuses a password or passkey if the company requires its provider and the account is not its break-glass account.
 * @throws ServiceError 403 SIGN_IN_REFUSED with the words to follow
 */
export async function requirePortalSignInAllowed(
  db: Database,
  { accountId, orgId }: { accountId: string; orgId: string },
) {
  const { rows } = await db.execute<{ company_name: string }>(sql`
    select o.company_name from auth.identity_providers i join companies.organisations o on o.id = i.org_id
    where i.org_id = ${orgId}::uuid and i.enabled_at is not null and i.break_glass_account_id <> ${accountId}::uuid`);
  const [company] = rows;
  if (!company) return;
  const { company_name: name } = company;
  fail(
    'SIGN_IN_REFUSED',
    `${name} asks you to sign in by its own sign-in: type your email address, then choose ‘Continue with ${name}’.`,
  );
}
