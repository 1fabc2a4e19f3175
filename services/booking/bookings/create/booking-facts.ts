import { sql } from 'drizzle-orm';
import { DEFAULT_TIME_ZONE } from '../../../../machines/rules/calendar/dates.ts';
import type { Database } from '../../../database/database.ts';
import { statement } from '../../../database/statement.ts';
import { type StoredText, storedTexts } from '../../../mail/texts/event-mail.ts';
import { offeredTo } from '../../catalogue/packages/offered-to.ts';
import { priceOn } from '../../catalogue/prices/price-on.ts';
import { isRoutedPackage } from '../../catalogue/visit-routes/routed-package.ts';
import { sentAs } from '../../drafts/drafts/sent-booking.ts';
import { preparationSql, siteAddressSql } from '../../record/candidates/booked-candidates.ts';
import { FIRST_MAILS } from '../../record/mails/first-mails.ts';
import { holidaysOf } from '../../scheduling/rosters/holidays-of.ts';
import { dayIn } from '../../scheduling/slots/zone-days.ts';
import type { NewBooking } from '../../shared/booking.contract.ts';
import { kept, named, namedBy, uuids } from './claim-and-lock.ts';

export interface HoldFact {
  readonly id: string;
  readonly draft_id: string;
  readonly clinic_id: string;
  readonly package_id: string;
  readonly roster_id: number;
  readonly day: string;
  /** Why it is over the plan. */
  readonly over_plan: string | null;
  readonly from_time: string;
  readonly to_time: string;
  readonly slot_count: number;
  /** Null where one doctor has the whole time. */
  readonly route_slots: number | null;
  readonly expires_at: string;
}

export interface SiteFact {
  readonly id: string;
  readonly name: string;
  readonly state: string;
  readonly address: string;
  readonly phone: string | null;
  readonly timezone: string;
  readonly booking_free: boolean;
  readonly sandbox: boolean;
  readonly holidays: readonly string[];
}

/** The database's facts about the things a new booking names; null or missing = unknown or not for this company. */
export interface BookingFacts extends Record<string, unknown> {
  readonly org: {
    readonly company_name: string;
    readonly enable: boolean;
    readonly fit_test: boolean;
    readonly sandbox: boolean;
    readonly po_required: boolean;
    /** Days within which the company lets candidates move their appointment; 0: not at all. */
    readonly own_move_days: number;
  } | null;
  readonly subsidiary: { readonly enable: boolean; readonly fit_test: boolean } | null;
  readonly service: { readonly service_type: string } | null;
  readonly draft: { readonly sent: string | null } | null;
  readonly contact_account_id: string | null;
  readonly paperworks: number;
  /** Names of those to bring; null where there are none. */
  readonly paperwork: string | null;
  /** The company wants an SMS to each candidate who is booked. */
  readonly sms_when_booked: boolean;
  /** A webhook endpoint of the company subscribes to new bookings. */
  readonly has_webhook: boolean;
  readonly mail_texts: readonly StoredText[];
  /** The booking's reference: the next number, which is used up also where the booking is refused. */
  readonly reference: string;
  readonly packages: readonly {
    readonly id: string;
    readonly name: string;
    readonly service_type: string;
    readonly minutes: number;
    /** Preparations for its assessments, a sentence each; null where there are none. */
    readonly preparation: string | null;
    /** It has stops, and is booked as a visit route. */
    readonly is_routed: boolean;
    /** Of a custom package: the draft it was made in. */
    readonly draft_id: string | null;
    /** The company's price today; null without a price. */
    readonly price_cents: number | null;
  }[];
  readonly sites: readonly SiteFact[];
  readonly holds: readonly HoldFact[];
}

const list = (rows: ReturnType<typeof sql>) => sql`(select coalesce(json_agg(row_to_json(t)), '[]') from (${rows}) t)`;
const one = (row: ReturnType<typeof sql>) => sql`(select row_to_json(t) from (${row}) t)`;

const v = {
  ...named,
  accountId: kept('accountId', 'uuid'),
  sid: kept('sid', 'uuid'),
  contactEmail: kept('contactEmail', 'text'),
  siteIds: kept('siteIds', 'uuid[]'),
  paperworkIds: kept('paperworkIds', 'uuid[]'),
  today: kept('today', 'date'),
};

/** Forms of the company `w` that the booking names. */
const chosenPaperwork = sql`from companies.paperworks w where w.id = any (${v.paperworkIds}) and w.org_id = ${v.orgId}`;

const factsStatement = statement<BookingFacts, keyof typeof v | 'kinds'>(
  'booking_facts',
  sql`
    select
      ${one(sql`select o.company_name, o.enable, o.fit_test, o.sandbox, coalesce(d.po_required, false) as po_required,
          coalesce(s.own_move_days, 0) as own_move_days
        from companies.organisations o left join companies.company_details d on d.org_id = o.id
          left join booking.reminder_settings s on s.org_id = o.id
        where o.id = ${v.orgId} and o.kind = 'client'`)} as org,
      ${one(sql`select enable, fit_test from companies.subsidiaries where id = ${v.subsidiaryId} and org_id = ${v.orgId}`)} as subsidiary,
      ${one(sql`select service_type from booking.services where id = ${v.sid}`)} as service,
      ${one(sql`select ${sentAs} as sent from booking.drafts where id = ${v.draftId} and account_id = ${v.accountId} and reschedule_of is null`)} as draft,
      (select id from auth.accounts where org_id = ${v.orgId} and active and lower(email) = lower(${v.contactEmail}) order by id limit 1) as contact_account_id,
      (select count(*)::int ${chosenPaperwork}) as paperworks,
      (select string_agg(w.paper_work, '; ' order by w.paper_work) ${chosenPaperwork} and not w.temporary) as paperwork,
      coalesce((select 'booked' = any (s.sms) from booking.reminder_settings s where s.org_id = ${v.orgId}), true) as sms_when_booked,
      exists (select from webhooks.endpoints where org_id = ${v.orgId} and events && '{booking.booked,order.changed}') as has_webhook,
      ${list(storedTexts)} as mail_texts,
      'PF-' || nextval('booking.booking_references') as reference,
      ${list(sql`select id, name, service_type, minutes, draft_id, ${preparationSql(sql`p.id`)} as preparation, ${isRoutedPackage(sql`p.id`)} as is_routed,
          ${priceOn({ packageId: sql`p.id`, org: v.orgId, day: v.today })} as price_cents from booking.packages p
        where id = any (${v.packageIds}) and is_active and ${offeredTo(v.orgId)}
          and (draft_id is null or draft_id = ${v.draftId})`)} as packages,
      ${list(sql`select k.id, k.name, k.state, ${siteAddressSql} as address, k.phone, k.timezone, k.booking_free, k.sandbox,
          array(select h.day::text from ${holidaysOf({ id: sql`k.id`, state: sql`k.state` })} h) as holidays
        from booking.clinics k where k.is_active and (k.id = any (${v.siteIds})
          or k.id in (select clinic_id from booking.reservations where id = any (${v.holdIds})))`)} as sites,
      ${list(sql`select h.id, h.draft_id, h.clinic_id, h.package_id, h.roster_id, r.day, r.over_plan, h.from_time, h.to_time, h.slot_count,
          h.route_slots, h.expires_at
        from booking.reservations h join booking.rosters r on r.id = h.roster_id
        where h.id = any (${v.holdIds}) and h.account_id = ${v.accountId}`)} as holds`,
);

/**
 * Everything a booking is checked against and its mails are written from, in one query. It follows `claimAndLock`: what it sees
 * is decided after the locks were given, and stays so until the transaction ends.
 */
export async function findFacts(tx: Database, accountId: string, booking: NewBooking, now: Date) {
  const { header, candidates } = booking;
  const [facts] = await factsStatement(tx, {
    ...namedBy(booking),
    accountId,
    sid: header.sid ?? null,
    contactEmail: header.contact_email.trim(),
    siteIds: uuids(candidates.map((each) => each.preferred_site_id)),
    paperworkIds: uuids(header.paperwork_ids ?? []),
    today: dayIn(now, DEFAULT_TIME_ZONE),
    kinds: JSON.stringify(FIRST_MAILS),
  });
  if (!facts) throw new Error('A select without a from clause answers one row.');
  return facts;
}
