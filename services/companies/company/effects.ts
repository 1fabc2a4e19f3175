import { sql } from 'drizzle-orm';
import { notFound } from '../../base/errors.ts';
import type { Database } from '../../database/database.ts';
import type { CompanyEffects } from './company.routes.ts';

const isOpen = sql`c.status not in ('Completed', 'Cancelled')`;

/** Present effects of switching a client company on or off. */
export async function companyEffects(db: Database, orgId: string, now: Date): Promise<CompanyEffects> {
  const { rows } = await db.execute<CompanyEffects>(sql`
    select (select count(*)::int from auth.accounts a where a.org_id = o.id and a.active) as accounts,
           (select count(distinct s.account_id)::int from auth.accounts a join auth.sessions s on s.account_id = a.id
             where a.org_id = o.id and a.active and s.revoked_at is null
               and s.expires_at > ${now.toISOString()}::timestamptz) as accounts_signed_in,
           (select count(*)::int from booking.candidates c where c.org_id = o.id and ${isOpen}) as open_bookings,
           (select count(*)::int from booking.drafts d join auth.accounts a on a.id = d.account_id
             where a.org_id = o.id and d.sent_booking_id is null and d.revision > 0) as drafts,
           (select count(*)::int from companies.subsidiaries s where s.org_id = o.id and s.enable) as subsidiaries
      from companies.organisations o where o.id = ${orgId}::uuid and o.kind = 'client'`);
  return rows[0] ?? notFound('Organisation');
}

/** Bookings of a subsidiary that are neither completed nor cancelled. */
export async function subsidiaryEffects(db: Database, { id, org }: { id: string; org: string }) {
  const { rows } = await db.execute<{ open_bookings: number }>(sql`
    select (select count(*)::int from booking.candidates c
             where c.org_id = s.org_id and c.subsidiary_id = s.id and ${isOpen}) as open_bookings
      from companies.subsidiaries s where s.id = ${id}::uuid and s.org_id = ${org}::uuid`);
  return rows[0] ?? notFound('Subsidiary');
}
