import { sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import { isEmail } from '../../../machines/rules/contact/email.ts';
import type { Caller } from '../../access/caller.ts';
import { audit } from '../../audit/audit.ts';
import { fail, notFound } from '../../base/errors.ts';
import { isoSql } from '../../base/iso-time.ts';
import type { Database } from '../../database/database.ts';
import { isDuplicate } from '../../database/pg-error.ts';
import { eventsOf, type Origin } from '../../shared/http/origin.ts';
import { newToken } from '../../shared/secret-tokens.ts';
import type { TxtRecords } from '../../shared/txt-records.ts';
import type { SignInDomain } from './connection.routes.ts';
import { signInDomains } from './identity-providers.tables.ts';

const MOST_DOMAINS = 20;
const RECORD = 'preflight-verify=';

const event = eventsOf('sign-in domain');
interface Named extends Origin {
  readonly id: string;
}

export async function ownDomains(db: Database, orgId: string): Promise<SignInDomain[]> {
  const { rows } = await db.execute<SignInDomain & Record<string, unknown>>(sql`
    select d.id as domain_id, d.domain, ${RECORD}::text || d.token as txt_record, ${isoSql(sql`d.verified_at`)} as verified_at
    from auth.sign_in_domains d where d.org_id = ${orgId}::uuid order by d.domain limit ${MOST_DOMAINS}`);
  return rows;
}

/** The domain of an email address, in lower case; null where the text is none. */
export const domainOf = (email: string): string | null =>
  isEmail(email.trim())
    ? email
        .trim()
        .slice(email.trim().lastIndexOf('@') + 1)
        .toLowerCase()
    : null;

export async function addDomain(db: Database, caller: Caller, typed: string, { now, address }: Origin): Promise<void> {
  const domain = domainOf(`a@${typed.trim().replace(/^@|\.$/g, '')}`);
  if (domain === null) fail('INVALID', 'must be a domain such as example.com', { field: 'domain' });
  const { orgId } = caller;
  const [id, token] = [uuidv7(), newToken()];
  await db.transaction(async (tx) => {
    await tx.execute(sql`select from companies.organisations where id = ${orgId}::uuid for no key update`);
    const present = await ownDomains(tx, orgId);
    if (present.some((one) => one.domain === domain)) {
      fail('DUPLICATE', 'Your company has this domain already.', { field: 'domain' });
    }
    if (present.length >= MOST_DOMAINS) {
      fail('TOO_MANY', `Your company has ${MOST_DOMAINS} domains already. Delete one first.`, { field: 'domain' });
    }
    await tx.insert(signInDomains).values({ id, orgId, domain, token, createdAt: now });
    await audit(tx, caller, { ...event('added', id, now, address), after: { domain } });
  });
}

/**
 * Verifies a domain by its TXT record.
 * @throws ServiceError 404, 409 where another company has verified it or the record is not there
 */
export async function checkDomain(
  db: Database,
  caller: Caller,
  { id, txtRecords, now, address }: Named & { txtRecords: TxtRecords },
): Promise<void> {
  const { domain, txt_record: wanted } = await found(db, caller, id);
  // Looked up outside the transaction: a name server may take seconds.
  const records = await txtRecords(domain).catch(() =>
    fail('NOT_ACTIVE', `No name server answers for ${domain}. Try again in a few minutes.`),
  );
  if (!records.includes(wanted)) {
    fail('NOT_ACTIVE', `${domain} has no TXT record ${wanted} yet. A new record can take hours to be seen.`);
  }
  const verified = db.transaction(async (tx) => {
    await tx.execute(sql`
      update auth.sign_in_domains set verified_at = ${now.toISOString()}::timestamptz
      where id = ${id}::uuid and verified_at is null`);
    await audit(tx, caller, { ...event('verified', id, now, address), after: { domain } });
  });
  await verified.catch((thrown: unknown) => {
    if (!isDuplicate(thrown, 'sign_in_domains_verified_key')) throw thrown;
    fail('DUPLICATE', `Another company has verified ${domain} already.`);
  });
}

export async function deleteDomain(db: Database, caller: Caller, { id, now, address }: Named): Promise<void> {
  await db.transaction(async (tx) => {
    const { domain, verified_at } = await found(tx, caller, id);
    await tx.execute(sql`delete from auth.sign_in_domains where id = ${id}::uuid`);
    await audit(tx, caller, { ...event('deleted', id, now, address), before: { domain, verified_at } });
  });
}

async function found(db: Database, { orgId }: Caller, id: string): Promise<SignInDomain> {
  return (await ownDomains(db, orgId)).find(({ domain_id }) => domain_id === id) ?? notFound('Domain');
}
