import { sql } from 'drizzle-orm';
import { defined } from '../../../machines/lib/assert-defined.ts';
import type { Permission } from '../../../machines/rules/access/permissions.ts';
import type { OrganisationKind } from '../../../machines/rules/access/usable-permissions.ts';
import { readEmail } from '../../../machines/rules/contact/email.ts';
import { formatPhone } from '../../../machines/rules/contact/phone.ts';
import { cleanLine } from '../../../machines/rules/text/clean-text.ts';
import type { AccountKind, Caller } from '../../access/caller.ts';
import { ServiceError } from '../../base/errors.ts';
import type { Database } from '../../database/database.ts';
import { organisationsNamed, repeated, UNKNOWN_COMPANY } from '../../shared/import/named.ts';
import type { Importer } from '../../shared/import/run-import.ts';
import { requireManagement } from '../accounts/account-access.ts';
import { accountDetailMessage } from '../accounts/account-details.ts';
import { firstPermissions, insertAccounts, type NewAccount, USERNAME_TAKEN } from '../accounts/accounts.ts';
import { imports } from '../auth.tables.ts';
import { type Role, unfitReason } from '../roles/role-records.ts';

const KINDS: Readonly<Record<string, AccountKind>> = {
  booking: 'booking',
  client: 'client',
  admin: 'admin',
  administrator: 'admin',
};
/** The columns with rules of their own, and how the form's service calls them. */
const details = [
  ['username', 'username'],
  ['contactPerson', 'contact_person'],
  ['phone', 'phone'],
  ['email', 'email'],
] as const;

/** Accounts, each of the company that its row names, with the first flags of its kind. No mail is sent. */
export const accountImporter = (importId: string | null): Importer<'accounts', NewAccount> => ({
  kind: 'accounts',
  imports,

  async judge(db, caller, { rows, report }) {
    const companies = await organisationsNamed(
      db,
      rows.map(({ cells }) => cleanLine(cells.company)),
    );
    const names = await usernames(
      db,
      rows.map(({ cells }) => cells.username),
    );
    const twice = repeated(rows.map(({ row }, at) => ({ row, key: defined(names[at]).key })));
    const permissionsFor = presetsFor(caller);
    const roles = await rolesNamed(db);
    return rows.map(({ row, cells }, at) => {
      const { id: orgId, kind: of } = defined(companies[at]);
      const kind = KINDS[cells.kind.toLowerCase()] ?? null;
      if (orgId === null) report(row, 'company', UNKNOWN_COMPANY);
      if (kind === null) report(row, 'kind', 'Write Booking, Client or Administrator.');
      const named = cleanLine(cells.role ?? '');
      const role = named === '' || of === null ? null : (roles.get(roleKey(of, named)) ?? null);
      const unfit = role && of !== null && kind !== null ? unfitReason(role, { kind, of }) : null;
      if (named !== '' && of !== null && role === null) report(row, 'role', UNKNOWN_ROLE);
      report(row, 'role', unfit);
      const allowed =
        orgId !== null && of !== null && kind !== null ? permissionsFor(orgId, of, kind, unfit ? null : role) : null;
      if (typeof allowed === 'string') report(row, role && !unfit ? 'role' : 'kind', allowed);
      for (const [field, detail] of details) {
        report(row, field, accountDetailMessage(detail, cells[field]));
      }
      report(row, 'username', names[at]?.is_taken ? USERNAME_TAKEN : (twice.get(row) ?? null));
      return {
        orgId: orgId ?? '',
        kind: kind ?? 'booking',
        username: cells.username,
        contact_person: cleanLine(cells.contactPerson),
        phone: formatPhone(cells.phone) || null,
        email: readEmail(cells.email),
        permissions: typeof allowed === 'string' ? [] : (allowed ?? []),
        roleId: role?.role_id ?? null,
      };
    });
  },

  write: (tx, caller, made, { now }) => insertAccounts(tx, caller, made, { now, importId }),
});

const UNKNOWN_ROLE = 'There is no role of this name for such an account.';

type NamedRole = Pick<Role, 'role_id' | 'kind' | 'permissions'>;
const roleKey = (kind: OrganisationKind, name: string) => `${kind} ${name.toLowerCase()}`;

/** Locks all roles, by kind and name, until the accounts that follow them are made. */
async function rolesNamed(db: Database): Promise<ReadonlyMap<string, NamedRole>> {
  const { rows } = await db.execute<NamedRole & { name: string } & Record<string, unknown>>(sql`
    select role_id, kind, name, permissions from (
      select r.id as role_id, r.kind, r.name, to_json(r.permissions) as permissions from auth.roles r for share
    ) roles`);
  return new Map(rows.map((role) => [roleKey(role.kind, role.name), role]));
}

/** First flags of accounts of a kind in an organisation, or why the caller may not add one; read once for each kind. */
function presetsFor(caller: Caller) {
  const found = new Map<string, readonly Permission[] | string>();
  const ask = (orgId: string, of: OrganisationKind, kind: AccountKind, role: NamedRole | null) => {
    try {
      requireManagement(caller, orgId, kind);
      return firstPermissions(caller, of, { kind, ...(role && { permissions: role.permissions }) });
    } catch (thrown) {
      if (thrown instanceof ServiceError) return thrown.message;
      throw thrown;
    }
  };
  return (orgId: string, of: OrganisationKind, kind: AccountKind, role: NamedRole | null) => {
    const key = `${orgId} ${kind} ${role?.role_id}`;
    const answer = found.get(key) ?? ask(orgId, of, kind, role);
    found.set(key, answer);
    return answer;
  };
}

/** Each username's comparison key, and whether it is taken. */
async function usernames(db: Database, wanted: readonly string[]) {
  const { rows } = await db.execute<{ key: string; is_taken: boolean }>(sql`
    select lower(w.name) as key, exists (select from auth.accounts a where lower(a.username) = lower(w.name)) as is_taken
      from unnest(${sql.param([...wanted])}::text[]) with ordinality w (name, nth)
     order by w.nth`);
  return rows;
}
