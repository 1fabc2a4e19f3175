import { sql } from 'drizzle-orm';
import type { AccountKind, Caller } from '../../access/caller.ts';
import type { Database } from '../../database/database.ts';
import { stampSql } from '../../shared/http/edit-conflict.ts';
import { lookUp } from '../../shared/sql/lookup.ts';
import { isLockedOut } from '../sessions/sign-in-limits.ts';
import { kindsInScope } from './account-access.ts';
import { accountName, isInvited, ofKinds, searchedAccount } from './account-records.ts';

/** An account of any organisation, with the facts that identify its owner on the phone. */
interface FoundAccount extends Record<string, unknown> {
  account_id: string;
  org_id: string;
  org_name: string;
  kind: AccountKind;
  name: string;
  username: string;
  email: string;
  active: boolean;
  invited: boolean;
  locked: boolean;
  last_sign_in_at: string | null;
}

/** Accounts by a part of name, username or email, in every organisation that the caller may see accounts of. */
export async function findAccounts(
  { db, now: clock }: { readonly db: Database; readonly now: () => Date },
  caller: Caller,
  { search, page_size }: { search: string; page_size: number },
): Promise<FoundAccount[]> {
  const now = clock();
  const own = sql`(a.org_id = ${caller.orgId}::uuid and ${ofKinds(kindsInScope(caller, caller.orgId))})`;
  const others = sql`(a.org_id <> ${caller.orgId}::uuid and ${ofKinds(caller.isProvider ? kindsInScope(caller, null) : [])})`;
  const { items } = await lookUp<FoundAccount>(
    db,
    { search, page: 1, page_size },
    {
      columns: sql`a.id as account_id, a.org_id, o.company_name as org_name, a.kind, ${accountName} as name,
        a.username, a.email, a.active, ${isInvited(now)} as invited, ${isLockedOut(sql`a.id::text`, now)} as locked,
        ${stampSql(sql`a.last_sign_in_at`)} as last_sign_in_at`,
      from: sql`auth.accounts a join companies.organisations o on o.id = a.org_id`,
      where: [sql`(${own} or ${others})`],
      name: accountName,
      searched: searchedAccount,
      id: sql`a.id`,
    },
  );
  return items;
}
