import { sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import { presetOf } from '../../machines/rules/access/account-presets.ts';
import { emailMessage } from '../../machines/rules/contact/email.ts';
import { audit } from '../audit/audit.ts';
import { organisations } from '../companies/companies.tables.ts';
import type { Database } from '../database/database.ts';
import { invitationLink } from './accounts/invitations.ts';
import { accountPermissions, accounts } from './auth.tables.ts';
import { decoyHash } from './passwords/passwords.ts';

export interface FirstAdmin {
  readonly username: string;
  readonly email: string;
  readonly providerName: string;
  readonly publicUrl: string;
  readonly now: Date;
}

/** Words for whoever asked: nothing was changed. */
export class NoFirstAdmin extends Error {
  override readonly name = 'NoFirstAdmin';
}

/**
 * The provider and its first administrator, where there is none yet.
 * @returns a link that sets the administrator's password, once, within a week; asked for again before that, a new one
 * @throws NoFirstAdmin where an administrator has a password already, or the email address is none
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
    const { rows } = await tx.execute<{ id: string; username: string; waits: boolean }>(sql`
      select a.id, a.username, not exists (select from audit.entries e where e.entity = 'account'
             and e.entity_id = a.id::text and e.action = 'account.password-reset') as waits
        from auth.accounts a where a.org_id = ${orgId}::uuid and a.kind = 'admin' and a.active order by a.id`);
    const [present] = rows;
    const link = async (accountId: string) =>
      (await invitationLink(tx, { publicUrl, providerName }, { accountId, now })).href;
    if (present && rows.length === 1 && present.waits && present.username === username) return link(present.id);
    if (present) {
      throw new NoFirstAdmin(`There is an administrator already: ${present.username}. Its 'Forgot password?' helps.`);
    }
    const accountId = uuidv7();
    const stamps = { createdAt: now, updatedAt: now };
    await tx.insert(accounts).values({ id: accountId, orgId, kind: 'admin', username, email, passwordHash, ...stamps });
    await tx.insert(accountPermissions).values({ orgId, accountId, permissions: [...presetOf('admin', 'provider')] });
    const event = { action: 'account.added', entity: 'account', entityId: accountId, at: now };
    await audit(tx, { orgId, name: 'npm run first-admin' }, { ...event, after: { kind: 'admin', username, email } });
    return link(accountId);
  });
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
