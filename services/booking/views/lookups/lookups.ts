import { sql } from 'drizzle-orm';
import { type Caller, orgScope } from '../../../access/caller.ts';
import { type CallerRow, type CallerVariable, callerColumn, withCaller } from '../../../access/found-caller.ts';
import { notFound } from '../../../base/errors.ts';
import type { Database } from '../../../database/database.ts';
import { executePrepared, statement, variable } from '../../../database/statement.ts';
import { type FavouriteClinics, favouriteClinicsSql } from '../../../shared/favourite-clinics.ts';
import type { ReaderAuthorization } from '../../../shared/http/operation.ts';
import { latelyUsed } from '../../../shared/sql/lately-used.ts';
import { type LookupSource, statusIs } from '../../../shared/sql/lookup.ts';
import { offeredTo } from '../../catalogue/packages/offered-to.ts';
import { isOpenTo } from '../../scheduling/sites/sandbox-sites.ts';

type Status = readonly ('active' | 'inactive')[];
type ServiceType = 'pem' | 'fit_test' | undefined;

/** Clinics `c` that the caller may book for any of its companies. */
const bookableBy = ({ isProvider, orgId }: Caller) =>
  isProvider
    ? sql`true`
    : sql`exists (select from booking.clinics k where k.id = c.id and ${isOpenTo(sql`${orgId}::uuid`)})`;

const site = sql`c.number as id, json_build_array(c.number) as ids, c.id as uuid, c.name, c.address, c.suburb, c.state,
  c.phone, c.fax, c.email, c.is_active, c.is_external, c.timezone, c.booking_free`;

export function clinicSitesSource({ status, isGrouped }: { status: Status; isGrouped: boolean }): LookupSource {
  const isActive = statusIs(status, sql`c.is_active`);
  const grouped = sql`(
    select distinct on (c.state, c.suburb) ${site}, json_agg(c.number) over (partition by c.state, c.suburb) as all_ids
    from booking.clinics c where ${isActive[0] ?? sql`true`} order by c.state, c.suburb, c.number) c`;
  return {
    columns: isGrouped
      ? sql`c.id, c.all_ids as ids, c.uuid, c.name, c.address, c.suburb, c.state, c.phone, c.fax, c.email, c.is_active,
          c.is_external, c.timezone, c.booking_free`
      : site,
    from: isGrouped ? grouped : sql`booking.clinics c`,
    where: isGrouped ? [] : isActive,
    name: sql`c.name`,
    id: isGrouped ? sql`c.uuid` : sql`c.id`,
  };
}

export function bookableClinicsSource(
  caller: Caller,
  input: { state?: string | undefined; service_type?: ServiceType },
): LookupSource {
  return {
    columns: site,
    from: sql`booking.clinics c`,
    where: [
      sql`c.is_active`,
      bookableBy(caller),
      ...(input.state === undefined ? [] : [sql`c.state = ${input.state}`]),
      ...(input.service_type === undefined ? [] : [sql`${input.service_type} = any (c.service_types)`]),
    ],
    name: sql`c.name`,
    id: sql`c.id`,
    recent: latelyUsed(caller, sql`coalesce(c.clinic_id, c.preferred_site_id)`, sql`c.id`),
  };
}

/** A company's packages: its own and those for everybody. `minutes` is what an appointment takes, in whole slots. */
export function packagesSource(
  caller: Caller,
  input: { org?: string | undefined; status: Status; service_type?: ServiceType; sid?: string | undefined },
): LookupSource {
  const org = orgScope(caller, input.org);
  return {
    columns: sql`p.id as package_id, p.name, p.service_type, ceil(p.minutes / 15.0)::int * 15 as minutes, p.org_id, (
      select coalesce(json_agg(json_build_object('category_name', a.category_name, 'assessment_name', a.assessment_name,
        'checked', true) order by a.position, a.id), '[]')
      from booking.package_assessments pa join booking.assessments a on a.id = pa.assessment_id
      where pa.package_id = p.id) as assessments`,
    from: sql`booking.packages p`,
    where: [
      offeredTo(sql`${org}::uuid`),
      sql`p.draft_id is null`,
      ...statusIs(input.status, sql`p.is_active`),
      ...(input.service_type === undefined ? [] : [sql`p.service_type = ${input.service_type}`]),
      ...(input.sid === undefined
        ? []
        : [sql`p.service_type = (select service_type from booking.services where id = ${input.sid}::uuid)`]),
    ],
    name: sql`p.name`,
    id: sql`p.id`,
    recent: latelyUsed(caller, sql`c.package_id`, sql`p.id`),
  };
}

/** Bookable states with their number of sites by type. */
export async function bookableLocations(db: Database, caller: Caller, serviceType: ServiceType) {
  const ofType = serviceType === undefined ? sql`` : sql`and ${serviceType} = any (service_types)`;
  const rows = await executePrepared<{
    state: string;
    sites: number;
    own: number;
    external: number;
    booking_free: number;
  }>(
    db,
    sql`
    select state, count(*)::int as sites, count(*) filter (where not is_external and not booking_free)::int as own,
      count(*) filter (where is_external and not booking_free)::int as external,
      count(*) filter (where booking_free)::int as booking_free
    from booking.clinics c where is_active and ${bookableBy(caller)} ${ofType} group by state order by state`,
  );
  return rows.map(({ state, sites, ...site_types }) => ({ state, sites, site_types }));
}

export async function servicesList(db: Database) {
  const { rows } = await db.execute<{ id: string; name: string; service_type: 'pem' | 'fit_test' }>(
    sql`select id, name, service_type from booking.services order by position`,
  );
  return rows;
}

interface BookingAccount {
  account_id: string;
  contact_person: string | null;
  phone: string | null;
  email: string | null;
  company: {
    id: string;
    name: string;
    po_required: boolean;
    candidates_fill_in: boolean;
    result_email: string;
    invoice_email: string;
    favourite_clinics: FavouriteClinics;
  };
}

const v = {
  wanted: variable('wanted', 'uuid'),
  hasSms: variable('hasSms', 'boolean'),
  orgId: variable('orgId', 'uuid'),
};

const accountStatement = statement<
  { caller: CallerRow | null; account: BookingAccount | null },
  CallerVariable | keyof typeof v
>(
  'booking_account',
  sql`
    with ${withCaller}, account as (
      select a.id as account_id, a.contact_person, a.phone, a.email, json_build_object('id', o.id, 'name', o.company_name,
        'po_required', coalesce(d.po_required, false), 'candidates_fill_in', ${v.hasSms} and coalesce(r.candidates_fill_in, false),
        'result_email', coalesce(d.result_email, ''), 'invoice_email', coalesce(d.invoice_email, ''),
        'favourite_clinics', ${favouriteClinicsSql(sql`d.favourite_clinics`)}) as company
      from auth.accounts a join companies.organisations o on o.id = a.org_id
        left join companies.company_details d on d.org_id = o.id
        left join booking.reminder_settings r on r.org_id = o.id
      where a.id = ${v.wanted} and a.active and (a.org_id = ${v.orgId} or (select is_provider from caller))
    )
    select ${callerColumn}, (select row_to_json(account) from account) as account`,
);

/** The account of the caller's organisation that a booking starts with; the provider's people see anybody's. */
export async function bookingAccount(
  db: Database,
  { values, authorize }: ReaderAuthorization,
  { accountId: wanted, hasSms }: { accountId: string; hasSms: boolean },
): Promise<BookingAccount> {
  const [found] = await accountStatement(db, { ...values, wanted, hasSms });
  authorize(found?.caller);
  return found?.account ?? notFound('Account');
}

/** Addresses for results and invoices of a company's newest booking. */
export async function bookingAddresses(db: Database, orgId: string) {
  const { rows } = await db.execute<{ result_email: string; invoice_email: string }>(sql`
    select result_email, invoice_email from booking.bookings
    where org_id = ${orgId}::uuid order by created_at desc, id desc limit 1`);
  return rows[0] ?? { result_email: '', invoice_email: '' };
}
