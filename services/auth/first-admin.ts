import { eq, sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import { presetOf } from '../../machines/rules/access/account-presets.ts';
import { emailMessage } from '../../machines/rules/contact/email.ts';
import { audit } from '../audit/audit.ts';
import { organisations } from '../companies/companies.tables.ts';
import type { Database } from '../database/database.ts';
import { invitationLink } from './accounts/invitations.ts';
import { accountPermissions, accounts } from './auth.tables.ts';
import { decoyHash } from './passwords/passwords.ts';
import { writePermissions } from './roles/role-writes.ts';

export interface FirstAdmin {
  readonly username: string;
  readonly email: string;
  readonly providerName: string;
  readonly publicUrl: string;
  readonly now: Date;
}

/** The reason why nothing was changed, for the person at the command line. */
export class NoFirstAdmin extends Error {
  override readonly name = 'NoFirstAdmin';
}

/**
 * Makes the provider and its first administrator, if none can sign in. An account of that username becomes it.
 * @returns a link that sets the administrator's password, once, within a week; another call before that makes a new one
 * @throws NoFirstAdmin where an administrator can sign in, the username is a company's, or the email address is none
 */
export async function makeFirstAdmin(db: Database, input: FirstAdmin): Promise<string> {
  const { username, email, providerName, publicUrl, now } = input;
  const fault = emailMessage(email);
  if (fault) throw new NoFirstAdmin(`${fault}\nUse: npm run first-admin -- you@your-company.example [username]`);
  const passwordHash = await decoyHash();
  return db.transaction(async (tx) => {
    // One at a time: of two who ask together the second finds the first one's.
    await tx.execute(sql`select pg_advisory_xact_lock(7262014)`);
    const orgId = await findOrAddProvider(tx, providerName, now);
    const able = await administratorWhoCanSignIn(tx, orgId);
    if (able) throw new NoFirstAdmin(`There is an administrator already: ${able}. Its 'Forgot password?' helps.`);
    const link = async (accountId: string) =>
      (await invitationLink(tx, { publicUrl, providerName }, { accountId, now })).href;
    const permissions = [...presetOf('admin', 'provider')];
    const present = await findAccount(tx, username);
    if (present) {
      const { id, org_id: org, kind } = present;
      if (org !== orgId || kind !== 'admin') {
        throw new NoFirstAdmin(`The username ${username} is taken by another account. Name another one.`);
      }
      await tx.update(accounts).set({ active: true, roleId: null, updatedAt: now }).where(eq(accounts.id, id));
      await writePermissions(tx, [id], permissions, now);
      const event = { action: 'account.updated', entity: 'account', entityId: id, at: now };
      await audit(tx, { orgId, name: 'npm run first-admin' }, { ...event, after: { active: true, permissions } });
      return link(id);
    }
    const accountId = uuidv7();
    const stamps = { createdAt: now, updatedAt: now };
    await tx.insert(accounts).values({ id: accountId, orgId, kind: 'admin', username, email, passwordHash, ...stamps });
    await tx.insert(accountPermissions).values({ orgId, accountId, permissions });
    const event = { action: 'account.added', entity: 'account', entityId: accountId, at: now };
    await audit(tx, { orgId, name: 'npm run first-admin' }, { ...event, after: { kind: 'admin', username, email } });
    return link(accountId);
  });
}

/** The username of one. An account that was only invited cannot sign in; where no invitation is known, it may. */
async function administratorWhoCanSignIn(tx: Database, orgId: string): Promise<string | undefined> {
  const { rows } = await tx.execute<{ username: string }>(sql`
    with event as (
      select e.entity_id, e.action from audit.entries e
       where e.entity = 'account' and e.action in ('account.added', 'account.password-reset')
         and e.entity_id in (select id::text from auth.accounts where org_id = ${orgId}::uuid and kind = 'admin')
    )
    select a.username from auth.accounts a join auth.account_permissions p on p.account_id = a.id and p.org_id = a.org_id
     where a.org_id = ${orgId}::uuid and a.kind = 'admin' and a.active and 'admin_accounts' = any (p.permissions)
       and (a.last_sign_in_at is not null
         or not exists (select from event e where e.entity_id = a.id::text and e.action = 'account.added')
         or exists (select from event e where e.entity_id = a.id::text and e.action = 'account.password-reset'))
     order by a.id limit 1`);
  return rows[0]?.username;
}

async function findAccount(tx: Database, username: string) {
  const { rows } = await tx.execute<{ id: string; org_id: string; kind: string }>(sql`
    select id, org_id, kind from auth.accounts where lower(username) = lower(${username}) for update`);
  return rows[0];
}

async function findOrAddProvider(tx: Database, companyName: string, now: Date): Promise<string> {
  const { rows } = await tx.execute<{ id: string }>(
    sql`select id from companies.organisations where kind = 'provider' order by id limit 1`,
  );
  if (rows[0]) return rows[0].id;
  const id = uuidv7();
  const provider = { id, kind: 'provider' as const, companyName, fitTest: true };
  await tx.insert(organisations).values({ ...provider, createdAt: now, updatedAt: now });
  return id;
}
