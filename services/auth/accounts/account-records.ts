import { sql } from 'drizzle-orm';
import type { Permission } from '../../../machines/rules/access/permissions.ts';
import { type OrganisationKind, onlyUsable } from '../../../machines/rules/access/usable-permissions.ts';
import type { AccountKind, Caller } from '../../access/caller.ts';
import { notFound } from '../../base/errors.ts';
import type { Database } from '../../database/database.ts';
import { stampSql } from '../../shared/http/edit-conflict.ts';
import { type LookupInput, lookUp, statusIs } from '../../shared/sql/lookup.ts';
import {
  findOrganisation,
  isLastAdmin,
  lockAdministrators,
  requireManagement,
  visibleKinds,
} from './account-access.ts';
import type { Account } from './accounts.routes.ts';

/** The account that a path names: one of these kinds in an organisation. */
export interface AccountPath {
  readonly orgId: string;
  readonly accountId: string;
  readonly kinds: readonly AccountKind[];
}

/** The name of an account of `auth.accounts a`, and the terms it is found by: both are indexed. */
export const accountName = sql`coalesce(nullif(a.contact_person, ''), a.username)`;
export const searchedAccount = sql`(${accountName} || ' ' || a.username || ' ' || a.email)`;

/**
 * An invitation lives longer than a day, a forgotten password's link an hour: that tells them apart. With `offset 0` each
 * account of a page is looked up by the index; without it all tokens there are may be read at once.
 */
export const isInvited = (now: Date) => sql`exists (select from auth.reset_tokens t where t.account_id = a.id
    and t.expires_at > ${now.toISOString()}::timestamptz and t.expires_at > t.issued_at + interval '1 day'
    offset 0)`;

const columnsAt = (
  now: Date,
) => sql`a.id as account_id, a.org_id, a.kind, a.username, a.contact_person, a.phone, a.email,
  a.active, ${isInvited(now)} as invited, a.import_id is not null as awaits_invitation,
  to_json(coalesce(p.permissions, '{}')) as permissions, a.role_id, r.name as role,
  (select f.confirmed_at from auth.second_factors f where f.account_id = a.id) is not null as second_factor,
  ${isLastAdmin} as is_last_admin, ${stampSql(sql`a.updated_at`)} as updated_at`;
const tables = sql`auth.accounts a
  left join auth.roles r on r.id = a.role_id
  left join auth.account_permissions p on p.account_id = a.id and p.org_id = a.org_id`;
export const ofKinds = (kinds: readonly AccountKind[]) => sql`a.kind = any (${`{${kinds.join(',')}}`}::text[])`;
/** Hides flags that its organisation can never use: they have no effect. */
const withUsable = (kind: OrganisationKind, account: Account): Account => ({
  ...account,
  permissions: [...onlyUsable(kind, account.permissions)],
});

export async function listAccounts(
  { db, now }: { readonly db: Database; readonly now: () => Date },
  caller: Caller,
  input: LookupInput & {
    orgId: string;
    status: readonly ('active' | 'inactive')[];
    role_id?: string | undefined;
  },
) {
  const kinds = visibleKinds(caller, input.orgId);
  const organisation = await findOrganisation(db, input.orgId);
  const { items, ...page } = await lookUp<Account>(db, input, {
    columns: columnsAt(now()),
    from: tables,
    where: [
      sql`a.org_id = ${input.orgId}::uuid`,
      ofKinds(kinds),
      ...statusIs(input.status, sql`a.active`),
      ...(input.role_id ? [sql`a.role_id = ${input.role_id}::uuid`] : []),
    ],
    name: accountName,
    searched: searchedAccount,
    id: sql`a.id`,
  });
  return { accounts: items.map((account) => withUsable(organisation.kind, account)), ...page };
}

/** The flags of an account in each organisation that it has any in. */
export async function permissionsOf(db: Database, caller: Caller, { orgId, accountId }: Omit<AccountPath, 'kinds'>) {
  const kinds = visibleKinds(caller, orgId);
  const { rows } = await db.execute<{
    org: string;
    kind: OrganisationKind;
    company_name: string;
    permissions: Permission[];
  }>(sql`
    select o.id as org, o.kind, o.company_name, to_json(coalesce(p.permissions, '{}')) as permissions
      from auth.accounts a
      left join auth.account_permissions p on p.account_id = a.id
      join companies.organisations o on o.id = coalesce(p.org_id, a.org_id)
     where a.id = ${accountId}::uuid and a.org_id = ${orgId}::uuid and ${ofKinds(kinds)}
       and (${caller.isProvider} or o.id = ${caller.orgId}::uuid)
     order by lower(o.company_name)`);
  if (rows.length === 0) notFound('Account');
  return rows.map((row) => ({ ...row, permissions: onlyUsable(row.kind, row.permissions) }));
}

/** A foreign id and an unknown one answer alike. */
export async function lockAccount(tx: Database, caller: Caller, { orgId, accountId, kinds }: AccountPath, now: Date) {
  const visible = visibleKinds(caller, orgId).filter((kind) => kinds.includes(kind));
  if (visible.includes('admin')) await lockAdministrators(tx, orgId);
  const { rows } = await tx.execute<Account>(sql`
    select ${columnsAt(now)} from ${tables}
     where a.id = ${accountId}::uuid and a.org_id = ${orgId}::uuid and ${ofKinds(visible)} for update of a`);
  const account = rows[0] ?? notFound('Account');
  requireManagement(caller, orgId, account.kind);
  return withUsable((await findOrganisation(tx, orgId)).kind, account);
}

/** Those of the ids that are accounts of the organisation, of these kinds, and the caller's to manage; locked, by id. */
export async function lockAccounts(
  tx: Database,
  caller: Caller,
  {
    orgId,
    ids,
    kinds,
    of,
  }: { orgId: string; ids: readonly string[]; kinds: readonly AccountKind[]; of: OrganisationKind },
  now: Date,
): Promise<Account[]> {
  const { rows } = await tx.execute<Account>(sql`
    select ${columnsAt(now)} from ${tables}
     where a.org_id = ${orgId}::uuid and a.id = any (${sql.param([...ids])}::uuid[]) and ${ofKinds(kinds)}
     order by a.id for update of a`);
  for (const { kind } of rows) requireManagement(caller, orgId, kind);
  return rows.map((account) => withUsable(of, account));
}
