import { sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import type { NewBooking } from '../booking.contract.ts';
import { timeOf } from '../change/booking-rules.ts';
import { lockDraft, sentAs } from '../drafts/drafts.ts';

export interface HoldFact {
  readonly id: string;
  readonly draft_id: string;
  readonly clinic_id: string;
  readonly package_id: string;
  readonly roster_id: number;
  readonly day: string;
  readonly from_time: string;
  readonly to_time: string;
  readonly slot_count: number;
  readonly expires_at: string;
}

export interface SiteFact {
  readonly id: string;
  readonly name: string;
  readonly state: string;
  readonly timezone: string;
  readonly booking_free: boolean;
  readonly holidays: readonly string[];
}

/** What the database knows about the things a new booking names; null or missing = unknown or not for this company. */
export interface BookingFacts extends Record<string, unknown> {
  readonly org: { readonly enable: boolean; readonly fit_test: boolean } | null;
  readonly subsidiary: { readonly enable: boolean; readonly fit_test: boolean } | null;
  readonly service: { readonly service_type: string } | null;
  readonly draft: { readonly sent: string | null } | null;
  readonly contact_account_id: string | null;
  readonly paperworks: number;
  readonly packages: readonly {
    readonly id: string;
    readonly service_type: string;
    readonly minutes: number;
    /** Of a custom package: the draft it was made in. */
    readonly draft_id: string | null;
  }[];
  readonly sites: readonly SiteFact[];
  readonly holds: readonly HoldFact[];
}

const uuidShape = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const uuids = (ids: readonly (string | null | undefined)[]) =>
  sql`${`{${ids.filter((id): id is string => typeof id === 'string' && uuidShape.test(id)).join(',')}}`}::uuid[]`;
const list = (rows: ReturnType<typeof sql>) => sql`(select coalesce(json_agg(row_to_json(t)), '[]') from (${rows}) t)`;
const one = (row: ReturnType<typeof sql>) => sql`(select row_to_json(t) from (${row}) t)`;

/**
 * Everything a booking must be checked against, in one query. Holds, draft and packages are locked first, in order, so
 * that they stay as they were found until the transaction ends.
 */
export async function findFacts(tx: Database, accountId: string, { draft_id, header, candidates }: NewBooking) {
  const holdIds = uuids(candidates.filter((each) => timeOf(each) === 'held').map(({ reserve_id }) => reserve_id));
  if (draft_id) await lockDraft(tx, draft_id);
  await tx.execute(sql`select from booking.reservations where id = any (${holdIds}) order by id for update`);
  // A package that is being deleted is waited for, and then is not there; one that is found stays.
  const packageIds = uuids(candidates.map(({ package_id }) => package_id));
  await tx.execute(sql`select from booking.packages where id = any (${packageIds}) order by id for key share`);
  const orgId = sql`${header.org_id}::uuid`;
  const paperworkIds = header.paperwork_ids ?? [];
  const { rows } = await tx.execute<BookingFacts>(sql`
    select
      ${one(sql`select enable, fit_test from companies.organisations where id = ${orgId} and kind = 'client'`)} as org,
      ${one(sql`select enable, fit_test from companies.subsidiaries where id = ${header.subsidiary_id ?? null}::uuid and org_id = ${orgId}`)} as subsidiary,
      ${one(sql`select service_type from booking.services where id = ${header.sid ?? null}::uuid`)} as service,
      ${one(sql`select ${sentAs} as sent from booking.drafts where id = ${draft_id ?? null}::uuid and account_id = ${accountId}::uuid and reschedule_of is null`)} as draft,
      (select id from auth.accounts where org_id = ${orgId} and active and lower(email) = lower(${header.contact_email.trim()}) order by id limit 1) as contact_account_id,
      (select count(*)::int from companies.paperworks where id = any (${uuids(paperworkIds)}) and org_id = ${orgId}) as paperworks,
      ${list(sql`select id, service_type, minutes, draft_id from booking.packages
        where id = any (${packageIds}) and is_active and (org_id is null or org_id = ${orgId})
          and (draft_id is null or draft_id = ${draft_id ?? null}::uuid)`)} as packages,
      ${list(sql`select c.id, c.name, c.state, c.timezone, c.booking_free,
          array(select h.day::text from booking.holidays h where h.state = c.state) as holidays
        from booking.clinics c where c.is_active and (c.id = any (${uuids(candidates.map((each) => each.preferred_site_id))})
          or c.id in (select clinic_id from booking.reservations where id = any (${holdIds})))`)} as sites,
      ${list(sql`select h.id, h.draft_id, h.clinic_id, h.package_id, h.roster_id, r.day, h.from_time, h.to_time, h.slot_count, h.expires_at
        from booking.reservations h join booking.rosters r on r.id = h.roster_id
        where h.id = any (${holdIds}) and h.account_id = ${accountId}::uuid`)} as holds`);
  const facts = rows[0];
  if (!facts) throw new Error('A select without a from clause answers one row.');
  return facts;
}
