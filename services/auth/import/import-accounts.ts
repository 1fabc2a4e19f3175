import { sql } from 'drizzle-orm';
import { defined } from '../../../machines/lib/assert-defined.ts';
import type { Permission } from '../../../machines/rules/access/permissions.ts';
import type { OrganisationKind } from '../../../machines/rules/access/usable-permissions.ts';
import type { AccountKind, Caller } from '../../access/caller.ts';
import type { Database } from '../../database/database.ts';
import { ServiceError } from '../../shared/http/errors.ts';
import { organisationsNamed, repeated, UNKNOWN_COMPANY } from '../../shared/import/named.ts';
import type { Importer } from '../../shared/import/run-import.ts';
import { requireManagement } from '../accounts/account-access.ts';
import { accountDetailMessage, oneLine } from '../accounts/account-details.ts';
import { firstPermissions, insertAccounts, type NewAccount, USERNAME_TAKEN } from '../accounts/accounts.ts';
import { imports } from '../auth.tables.ts';

const KINDS: Readonly<Record<string, AccountKind>> = {
  ...{ booking: 'booking', client: 'client', admin: 'admin', administrator: 'admin' },
};
/** The columns with rules of their own, and how the form's service calls them. */
const details = [
  ['username', 'username'],
  ['contactPerson', 'contact_person'],
  ['phone', 'phone'],
  ['email', 'email'],
] as const;

/** Accounts, each of the company that its row names, with what accounts of its kind start with. Nobody is mailed. */
export const accountImporter = (importId: string | null): Importer<'accounts', NewAccount> => ({
  kind: 'accounts',
  imports,

  async judge(db, caller, { rows, report }) {
    const companies = await organisationsNamed(
      db,
      rows.map(({ cells }) => oneLine(cells.company)),
    );
    const names = await usernames(
      db,
      rows.map(({ cells }) => cells.username),
    );
    const twice = repeated(rows.map(({ row }, at) => ({ row, key: defined(names[at]).key })));
    const permissionsFor = presetsFor(caller);
    return rows.map(({ row, cells }, at) => {
      const { id: orgId, kind: of } = defined(companies[at]);
      const kind = KINDS[cells.kind.toLowerCase()] ?? null;
      if (orgId === null) report(row, 'company', UNKNOWN_COMPANY);
      if (kind === null) report(row, 'kind', 'Write Booking, Client or Administrator.');
      const allowed = orgId !== null && of !== null && kind !== null ? permissionsFor(orgId, of, kind) : null;
      if (typeof allowed === 'string') report(row, 'kind', allowed);
      for (const [field, detail] of details) {
        report(row, field, accountDetailMessage(detail, cells[field]));
      }
      report(row, 'username', names[at]?.is_taken ? USERNAME_TAKEN : (twice.get(row) ?? null));
      return {
        ...{ orgId: orgId ?? '', kind: kind ?? 'booking' },
        ...{ username: cells.username, contact_person: oneLine(cells.contactPerson) },
        ...{ phone: oneLine(cells.phone) || null, email: cells.email },
        permissions: typeof allowed === 'string' ? [] : (allowed ?? []),
        roleId: null,
      };
    });
  },

  async write(tx, caller, made, { now }) {
    await insertAccounts(tx, caller, made, { now, importId });
  },
});

/** What accounts of a kind start with in an organisation, or why the caller may not add one; asked once for each kind. */
function presetsFor(caller: Caller) {
  const found = new Map<string, readonly Permission[] | string>();
  const ask = (orgId: string, of: OrganisationKind, kind: AccountKind): readonly Permission[] | string => {
    try {
      requireManagement(caller, orgId, kind);
      return firstPermissions(caller, of, { kind });
    } catch (thrown) {
      if (thrown instanceof ServiceError) return thrown.message;
      throw thrown;
    }
  };
  return (orgId: string, of: OrganisationKind, kind: AccountKind) => {
    const key = `${orgId} ${kind}`;
    const answer = found.get(key) ?? ask(orgId, of, kind);
    found.set(key, answer);
    return answer;
  };
}

/** Of each username, how it is compared and whether somebody has it. */
async function usernames(db: Database, wanted: readonly string[]) {
  const { rows } = await db.execute<{ key: string; is_taken: boolean }>(sql`
    select lower(w.name) as key, exists (select from auth.accounts a where lower(a.username) = lower(w.name)) as is_taken
      from unnest(${sql.param([...wanted])}::text[]) with ordinality w (name, nth)
     order by w.nth`);
  return rows;
}
