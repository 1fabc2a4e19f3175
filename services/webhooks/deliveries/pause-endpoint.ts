import { sql } from 'drizzle-orm';
import { audit } from '../../audit/audit.ts';
import type { Database } from '../../database/database.ts';
import { writeMails } from '../../mail/outbox.ts';
import { eventMail } from '../../mail/texts/event-mail.ts';
import type { PortalFacts } from '../../shared/http/service-deps.ts';

interface Deps {
  readonly db: Database;
  readonly portal: PortalFacts;
  readonly now: () => Date;
}

const KIND = 'account.webhook-paused';
const MOST_ADMINISTRATORS = 50;

/** Pauses an endpoint that does not take what is sent, and mails the company's administrators; one that is paused stays as it is. */
export async function pauseEndpoint(
  { db, portal, now }: Deps,
  { endpoint_id: id, org_id: orgId, url }: { endpoint_id: string; org_id: string; url: string },
  because: string,
): Promise<void> {
  const at = now();
  await db.transaction(async (tx) => {
    const { rows } = await tx.execute(sql`
      update webhooks.endpoints set paused_at = ${at.toISOString()}::timestamptz, paused_because = ${because},
        updated_at = greatest(${at.toISOString()}::timestamptz, updated_at + interval '1 millisecond')
      where id = ${id}::uuid and paused_at is null returning 1`);
    if (rows.length === 0) return;
    const actor = { orgId, name: portal.providerName };
    const after = { paused_because: because };
    await audit(tx, actor, { action: 'webhook endpoint.paused', entity: 'webhook endpoint', entityId: id, at, after });
    const mails = [];
    for (const { id: accountId, name, email } of await administratorsOf(tx, orgId)) {
      const action = { label: 'Open Webhooks', href: `${portal.publicUrl}/my/company/webhooks` };
      const mail = await eventMail(tx, KIND, { values: { name, url, because }, action, from: portal });
      mails.push({ kind: KIND, entity: 'account', entityId: accountId, orgId, to: email, ...mail });
    }
    await writeMails(tx, mails, at);
  });
}

async function administratorsOf(tx: Database, orgId: string) {
  const { rows } = await tx.execute<{ id: string; name: string; email: string }>(sql`
    select a.id, coalesce(nullif(a.contact_person, ''), a.username) as name, a.email
    from auth.accounts a join auth.account_permissions p on p.account_id = a.id and p.org_id = a.org_id
    where a.org_id = ${orgId}::uuid and a.active and a.email <> '' and 'my_company' = any (p.permissions)
    order by a.id limit ${MOST_ADMINISTRATORS}`);
  return rows;
}
