import { sql } from 'drizzle-orm';
import { MAX_IMPORT_ROWS } from '../../../machines/rules/import/import-columns.ts';
import type { AccountKind, Caller } from '../../access/caller.ts';
import { auditAll } from '../../audit/audit.ts';
import type { Database } from '../../database/database.ts';
import { stampSql } from '../../shared/http/edit-conflict.ts';
import type { ServiceDeps } from '../../shared/http/service-deps.ts';
import { kindsInScope, requireManagement } from '../accounts/account-access.ts';
import { accountName, ofKinds } from '../accounts/account-records.ts';
import { inviteAll } from '../accounts/invitations.ts';
import type { UninvitedAccount } from './import.routes.ts';

/** Imported accounts that were not invited yet, the latest first. */
export async function uninvitedAccounts(db: Database, caller: Caller): Promise<UninvitedAccount[]> {
  const own = sql`(a.org_id = ${caller.orgId}::uuid and ${ofKinds(kindsInScope(caller, caller.orgId))})`;
  const others = sql`(a.org_id <> ${caller.orgId}::uuid and ${ofKinds(kindsInScope(caller, null))})`;
  const { rows } = await db.execute<UninvitedAccount>(sql`
    select a.id as account_id, a.org_id, o.company_name as org_name, a.kind, ${accountName} as name, a.username, a.email,
           ${stampSql(sql`a.created_at`)} as imported_at
      from auth.accounts a join companies.organisations o on o.id = a.org_id
     where a.import_id is not null and (${own} or ${others})
     order by a.created_at desc, lower(o.company_name), lower(${accountName}), a.id
     limit ${MAX_IMPORT_ROWS}`);
  return rows;
}

/** @returns how many, without those invited meanwhile. @throws ServiceError 403 if the caller may not manage one */
export function inviteAccounts(
  { db, now: clock, portal }: Pick<ServiceDeps, 'db' | 'now' | 'portal'>,
  caller: Caller,
  ids: readonly string[],
): Promise<number> {
  const now = clock();
  return db.transaction(async (tx) => {
    const { rows } = await tx.execute<{
      id: string;
      org_id: string;
      kind: AccountKind;
      name: string;
      username: string;
      email: string;
    }>(sql`
      select a.id, a.org_id, a.kind, ${accountName} as name, a.username, a.email from auth.accounts a
       where a.id = any (${sql.param([...ids])}::uuid[]) and a.import_id is not null order by a.id for update`);
    for (const { org_id: orgId, kind } of rows) requireManagement(caller, orgId, kind);
    const invited = rows.map(({ id: accountId, org_id: orgId, name, username, email }) => ({
      accountId,
      orgId,
      name,
      username,
      email,
    }));
    await inviteAll(tx, portal, invited, now);
    const events = rows.map(({ id: entityId }) => ({
      action: 'account.invited',
      entity: 'account',
      entityId,
      at: now,
    }));
    await auditAll(tx, caller, events);
    return rows.length;
  });
}
