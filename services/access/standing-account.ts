import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import type { Caller } from './caller.ts';
import { permissionsOf } from './found-caller.ts';

/** An account that may see something now, without a session: for what the portal sends or shows to it by itself. */
export type StandingAccount = Pick<Caller, 'accountId' | 'orgId' | 'isProvider' | 'permissions' | 'name'> & {
  readonly email: string;
};

/** True if it sees any bookings: the company's, or its own. */
export const mayReadBookings = ({ permissions }: StandingAccount): boolean =>
  permissions.has('view_bookings') || permissions.has('my_bookings');

interface Row extends Record<string, unknown> {
  account_id: string;
  org_id: string;
  name: string;
  email: string | null;
  is_provider: boolean;
  permissions: string[];
}

/** Accounts `a` of a condition, as far as they and their organisations are active. */
export async function standingAccounts(db: Database, condition: SQL): Promise<StandingAccount[]> {
  const { rows } = await db.execute<Row>(sql`
    select a.id as account_id, a.org_id, coalesce(nullif(a.contact_person, ''), a.username) as name, a.email,
      o.kind = 'provider' as is_provider, to_json(coalesce(p.permissions, '{}')) as permissions
    from auth.accounts a
      join companies.organisations o on o.id = a.org_id and o.enable
      left join auth.account_permissions p on p.account_id = a.id and p.org_id = a.org_id
    where a.active and ${condition}`);
  return rows.map(({ account_id, org_id, name, email, is_provider: isProvider, permissions }) => ({
    accountId: account_id,
    orgId: org_id,
    name,
    email: email ?? '',
    isProvider,
    permissions: permissionsOf(permissions, isProvider ? 'provider' : 'client'),
  }));
}
