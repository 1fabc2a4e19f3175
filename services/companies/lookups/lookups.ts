import type { z } from '@hono/zod-openapi';
import { type SQL, sql } from 'drizzle-orm';
import { type Caller, orgFilter, orgScope } from '../../access/caller.ts';
import { favouriteClinicsSql } from '../../shared/favourite-clinics.ts';
import { stampSql } from '../../shared/http/edit-conflict.ts';
import { latelyUsed } from '../../shared/sql/lately-used.ts';
import { type LookupSource, statusIs } from '../../shared/sql/lookup.ts';
import { companyColumns } from '../company/company.ts';
import { isActive, subsidiaryColumns, subsidiaryTables } from '../subsidiaries/subsidiaries.ts';
import type { companySort } from './lookups.routes.ts';

interface LookupQuery {
  org?: string | undefined;
  status: readonly ('active' | 'inactive')[];
}

type CompanySort = z.infer<typeof companySort>;
type ServiceType = 'pem' | 'fit_test' | undefined;

const accountCount = sql`(select count(*)::int from auth.accounts a where a.org_id = o.id and a.active)`;
const lastBookedAt = sql`(select max(b.created_at) from booking.bookings b where b.org_id = o.id)`;

/** As many candidates as the booking list finds with unread results of the company. */
const unreadResults = sql`(select count(distinct f.candidate_id)::int from booking.consult_files f
  where f.org_id = o.id and f.read_at is null and f.withdrawn_at is null)`;

const COUNT_CAP = 1_000;

/** As many candidates as the booking list finds with acknowledged results of the company, counted to 1000. */
const acknowledgedResults = sql`(select count(*)::int from (
  select f.candidate_id from booking.consult_files f
  where f.org_id = o.id and f.acknowledged_at is not null and f.withdrawn_at is null and not exists (
    select from booking.consult_files open where open.candidate_id = f.candidate_id and open.withdrawn_at is null
      and open.acknowledged_at is null)
  group by f.candidate_id limit ${COUNT_CAP}) t)`;

const companySorts = { accounts: accountCount, last_booking: lastBookedAt, unread_results: unreadResults };

/** Client companies: the provider's people see all of them, a company's see theirs. */
export function companiesSource(
  caller: Caller,
  {
    org,
    status,
    sort = 'name',
    descending = false,
  }: LookupQuery & { sort?: CompanySort; descending?: boolean | undefined },
): LookupSource {
  const told = caller.isProvider;
  return {
    columns: sql`${companyColumns}, ${told ? accountCount : sql`null::int`} as accounts,
      ${told ? stampSql(lastBookedAt) : sql`null`} as last_booked_at,
      ${told ? unreadResults : sql`null::int`} as unread_results,
      ${told ? acknowledgedResults : sql`null::int`} as acknowledged_results`,
    // Those without a booking come last either way.
    order: [
      ...(sort === 'name' ? [] : [sql`${companySorts[sort]} ${descending ? sql`desc` : sql`asc`} nulls last`]),
      sql`lower(o.company_name) ${sort === 'name' && descending ? sql`desc` : sql`asc`}`,
    ],
    from: sql`companies.organisations o`,
    where: [sql`o.kind = 'client'`, ...only(sql`o.id`, orgFilter(caller, org)), ...statusIs(status, sql`o.enable`)],
    name: sql`o.company_name`,
    id: sql`o.id`,
  };
}

export function bookableOrgsSource(
  caller: Caller,
  { hasSms, ...input }: LookupQuery & { service_type?: ServiceType; hasSms: boolean },
): LookupSource {
  const source = companiesSource(caller, { ...input, status: ['active'] });
  return {
    ...source,
    columns: sql`o.id, o.company_name as name, o.sandbox, coalesce(d.po_required, false) as po_required,
      ${hasSms}::boolean and coalesce(r.candidates_fill_in, false) as candidates_fill_in,
      coalesce(d.result_email, '') as result_email, coalesce(d.invoice_email, '') as invoice_email,
      ${favouriteClinicsSql(sql`d.favourite_clinics`)} as favourite_clinics`,
    from: sql`companies.organisations o left join companies.company_details d on d.org_id = o.id
      left join booking.reminder_settings r on r.org_id = o.id`,
    recent: latelyUsed(caller, sql`c.org_id`, sql`o.id`),
    where: [...source.where, ...withFitTest(input, sql`o.fit_test`)],
  };
}

/** A company's own sites; one of a disabled company is not active, whatever its own switch says. */
export function sitesSource(caller: Caller, { org, status }: LookupQuery): LookupSource {
  return {
    columns: subsidiaryColumns,
    from: subsidiaryTables,
    where: [sql`s.org_id = ${orgScope(caller, org)}::uuid`, ...statusIs(status, isActive)],
    name: sql`s.site_name`,
    id: sql`s.id`,
  };
}

export function bookableSubsidiariesSource(
  caller: Caller,
  input: LookupQuery & { service_type?: ServiceType },
): LookupSource {
  const source = sitesSource(caller, { ...input, status: ['active'] });
  return {
    ...source,
    columns: sql`s.id, s.site_name as name`,
    recent: latelyUsed(caller, sql`b.subsidiary_id`, sql`s.id`),
    where: [...source.where, ...withFitTest(input, sql`s.fit_test`)],
  };
}

/** The columns of a booking that hold the named entries. */
const bookedNames = {
  positions: sql`c.candidate_position`,
  project_identifications: sql`b.project_identification`,
  purchase_orders: sql`b.po_number`,
};

/** Lists of names that a company keeps; they have no switch, so `status` leaves them as they are. */
export function namesSource(table: keyof typeof bookedNames) {
  return (caller: Caller, { org }: LookupQuery): LookupSource => ({
    columns: sql`n.id, n.name`,
    from: sql`companies.${sql.identifier(table)} n`,
    where: [sql`n.org_id = ${orgScope(caller, org)}::uuid`],
    name: sql`n.name`,
    id: sql`n.id`,
    recent: latelyUsed(caller, bookedNames[table], sql`n.name`),
  });
}

export function projectsSource(
  caller: Caller,
  { org, disable }: LookupQuery & { disable?: boolean | undefined },
): LookupSource {
  return {
    columns: sql`p.id, p.name, p.disable`,
    from: sql`companies.projects p`,
    where: [
      sql`p.org_id = ${orgScope(caller, org)}::uuid`,
      ...(disable === undefined ? [] : [sql`p.disable = ${disable}`]),
    ],
    name: sql`p.name`,
    id: sql`p.id`,
    recent: latelyUsed(caller, sql`b.project`, sql`p.name`),
  };
}

/** A paperwork as every answer has it, over `companies.paperworks w`. */
export const paperworkColumns = sql`
  w.id, w.paper_work as name, w.paper_work, w.org_id as company_id, w.temporary, w.link, w.file_name, w.size,
  ${stampSql(sql`w.updated_at`)} as updated_at`;

export function paperworksSource(
  caller: Caller,
  input: LookupQuery & { company_id?: string | undefined; ids?: readonly string[] | undefined },
): LookupSource {
  // Temporary ones are in no list; the account that uploaded one finds it again by its id.
  const wanted =
    input.ids === undefined
      ? [sql`not w.temporary`]
      : [
          sql`w.id = any (${sql.param(input.ids)}::uuid[])`,
          sql`(not w.temporary or w.created_by = ${caller.accountId}::uuid)`,
        ];
  return {
    columns: paperworkColumns,
    from: sql`companies.paperworks w`,
    where: [sql`w.org_id = ${orgScope(caller, input.company_id ?? input.org)}::uuid`, ...wanted],
    name: sql`w.paper_work`,
    id: sql`w.id`,
    recent: latelyUsed(caller, sql`unnest(b.paperwork_ids)`, sql`w.id`),
  };
}

function only(column: SQL, id: string | undefined): SQL[] {
  return id === undefined ? [] : [sql`${column} = ${id}::uuid`];
}

/** No fit test is booked for what has none. */
function withFitTest({ service_type: serviceType }: { service_type?: ServiceType }, hasFitTest: SQL): SQL[] {
  return serviceType === 'fit_test' ? [hasFitTest] : [];
}
