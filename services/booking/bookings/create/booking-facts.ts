import { sql } from 'drizzle-orm';
import { DEFAULT_TIME_ZONE } from '../../../../machines/rules/calendar/dates.ts';
import type { Database } from '../../../database/database.ts';
import { opaqueParameter, statement, variable } from '../../../database/statement.ts';
import { offeredTo } from '../../catalogue/packages/offered-to.ts';
import { priceOn } from '../../catalogue/prices/price-on.ts';
import { sentAs } from '../../drafts/drafts/sent-booking.ts';
import { holidaysOfClinic } from '../../scheduling/rosters/holidays-of.ts';
import { dayIn } from '../../scheduling/slots/zone-days.ts';
import type { NewBooking } from '../../shared/booking.contract.ts';
import { timeOf } from '../change/booking-rules.ts';

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

/** The database's facts about the things a new booking names; null or missing = unknown or not for this company. */
export interface BookingFacts extends Record<string, unknown> {
  readonly org: { readonly enable: boolean; readonly fit_test: boolean; readonly po_required: boolean } | null;
  readonly subsidiary: { readonly enable: boolean; readonly fit_test: boolean } | null;
  readonly service: { readonly service_type: string } | null;
  readonly draft: { readonly sent: string | null } | null;
  readonly contact_account_id: string | null;
  readonly paperworks: number;
  /** The company wants an SMS to each candidate who is booked. */
  readonly sms_when_booked: boolean;
  readonly packages: readonly {
    readonly id: string;
    readonly service_type: string;
    readonly minutes: number;
    /** Of a custom package: the draft it was made in. */
    readonly draft_id: string | null;
    /** The company's price today; null without a price. */
    readonly price_cents: number | null;
  }[];
  readonly sites: readonly SiteFact[];
  readonly holds: readonly HoldFact[];
}

const uuidShape = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const uuids = (ids: readonly (string | null | undefined)[]) =>
  `{${ids.filter((id): id is string => typeof id === 'string' && uuidShape.test(id)).join(',')}}`;
const list = (rows: ReturnType<typeof sql>) => sql`(select coalesce(json_agg(row_to_json(t)), '[]') from (${rows}) t)`;
const one = (row: ReturnType<typeof sql>) => sql`(select row_to_json(t) from (${row}) t)`;

/** However many there are, each is found by its key: PostgreSQL would plan a short list at each call. */
const kept = (name: string, type: string) => opaqueParameter(variable(name, type), type);
const v = {
  accountId: kept('accountId', 'uuid'),
  draftId: kept('draftId', 'uuid'),
  orgId: kept('orgId', 'uuid'),
  subsidiaryId: kept('subsidiaryId', 'uuid'),
  sid: kept('sid', 'uuid'),
  contactEmail: kept('contactEmail', 'text'),
  holdIds: kept('holdIds', 'uuid[]'),
  packageIds: kept('packageIds', 'uuid[]'),
  siteIds: kept('siteIds', 'uuid[]'),
  paperworkIds: kept('paperworkIds', 'uuid[]'),
  today: kept('today', 'date'),
};

/**
 * Holds, draft and packages are locked in this order, as everybody locks them: a select's columns are answered from left to
 * right. A package that is being deleted is waited for, and then is not there; one that is found stays.
 */
const lockStatement = statement<
  { drafts: number; holds: number; packages: number },
  'draftId' | 'holdIds' | 'packageIds'
>(
  'booking_lock_facts',
  sql`
    with draft as materialized (
      select id from booking.drafts where id = ${v.draftId} for update
    ), held as materialized (
      select id from booking.reservations where id = any (${v.holdIds}) order by id for update
    ), package as materialized (
      select id from booking.packages where id = any (${v.packageIds}) order by id for key share
    )
    select (select count(*)::int from draft) as drafts, (select count(*)::int from held) as holds,
      (select count(*)::int from package) as packages`,
);

const factsStatement = statement<BookingFacts, keyof typeof v>(
  'booking_facts',
  sql`
    select
      ${one(sql`select o.enable, o.fit_test, coalesce(d.po_required, false) as po_required
        from companies.organisations o left join companies.company_details d on d.org_id = o.id
        where o.id = ${v.orgId} and o.kind = 'client'`)} as org,
      ${one(sql`select enable, fit_test from companies.subsidiaries where id = ${v.subsidiaryId} and org_id = ${v.orgId}`)} as subsidiary,
      ${one(sql`select service_type from booking.services where id = ${v.sid}`)} as service,
      ${one(sql`select ${sentAs} as sent from booking.drafts where id = ${v.draftId} and account_id = ${v.accountId} and reschedule_of is null`)} as draft,
      (select id from auth.accounts where org_id = ${v.orgId} and active and lower(email) = lower(${v.contactEmail}) order by id limit 1) as contact_account_id,
      (select count(*)::int from companies.paperworks where id = any (${v.paperworkIds}) and org_id = ${v.orgId}) as paperworks,
      coalesce((select 'booked' = any (s.sms) from booking.reminder_settings s where s.org_id = ${v.orgId}), true) as sms_when_booked,
      ${list(sql`select id, service_type, minutes, draft_id,
          ${priceOn({ packageId: sql`p.id`, org: v.orgId, day: v.today })} as price_cents from booking.packages p
        where id = any (${v.packageIds}) and is_active and ${offeredTo(v.orgId)}
          and (draft_id is null or draft_id = ${v.draftId})`)} as packages,
      ${list(sql`select c.id, c.name, c.state, c.timezone, c.booking_free,
          array(select h.day::text from ${holidaysOfClinic} h) as holidays
        from booking.clinics c where c.is_active and (c.id = any (${v.siteIds})
          or c.id in (select clinic_id from booking.reservations where id = any (${v.holdIds})))`)} as sites,
      ${list(sql`select h.id, h.draft_id, h.clinic_id, h.package_id, h.roster_id, r.day, h.from_time, h.to_time, h.slot_count, h.expires_at
        from booking.reservations h join booking.rosters r on r.id = h.roster_id
        where h.id = any (${v.holdIds}) and h.account_id = ${v.accountId}`)} as holds`,
);

/**
 * Everything a booking must be checked against, in one query. Holds, draft and packages are locked before it, by a statement
 * of their own: what this one sees is decided after the locks were given, and stays so until the transaction ends.
 */
export async function findFacts(
  tx: Database,
  accountId: string,
  { draft_id, header, candidates }: NewBooking,
  now: Date,
) {
  const locked = {
    draftId: draft_id ?? null,
    holdIds: uuids(candidates.filter((each) => timeOf(each) === 'held').map(({ reserve_id }) => reserve_id)),
    packageIds: uuids(candidates.map(({ package_id }) => package_id)),
  };
  await lockStatement(tx, locked);
  const [facts] = await factsStatement(tx, {
    ...locked,
    accountId,
    orgId: header.org_id,
    subsidiaryId: header.subsidiary_id ?? null,
    sid: header.sid ?? null,
    contactEmail: header.contact_email.trim(),
    siteIds: uuids(candidates.map((each) => each.preferred_site_id)),
    paperworkIds: uuids(header.paperwork_ids ?? []),
    today: dayIn(now, DEFAULT_TIME_ZONE),
  });
  if (!facts) throw new Error('A select without a from clause answers one row.');
  return facts;
}
