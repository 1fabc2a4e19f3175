import { sql } from 'drizzle-orm';
import type { Caller } from '../../../access/caller.ts';
import type { Database } from '../../../database/database.ts';
import { inlineNumber, opaqueParameter, statement, variable } from '../../../database/statement.ts';
import { offeredTo } from '../../catalogue/packages/offered-to.ts';

interface ChosenPackage {
  readonly package_id: string;
  readonly name: string;
  readonly minutes: number;
}

/** Defaults of a new booking, from the caller's own earlier ones. */
interface LastBooking extends Record<string, unknown> {
  readonly subsidiary: { readonly id: string; readonly name: string } | null;
  readonly result_email: string;
  readonly invoice_email: string;
  readonly po_number: string;
  readonly place: { readonly state: string; readonly site_ids: string[] } | null;
  readonly package: ChosenPackage | null;
  readonly usual_packages: { readonly position: string; readonly package: ChosenPackage }[];
}

/** Limits: candidates whose positions are read, and positions whose usual package is answered. */
const CANDIDATES = 200;
const POSITIONS = 50;

const v = {
  account: variable('accountId', 'uuid'),
  org: variable('orgId', 'uuid'),
  type: variable('serviceType', 'text'),
};

const asChosen = sql`json_build_object('package_id', p.id, 'name', p.name, 'minutes', ceil(p.minutes / 15.0)::int * 15)`;

/**
 * The account's last booking of this type, as far as it can be booked again: subsidiary, package and clinics that are still
 * offered. The usual package of a position is the one that most candidates with it had, of two alike the later one.
 */
const lastStatement = statement<LastBooking, 'accountId' | 'orgId' | 'serviceType'>(
  'booking_last_of_account',
  sql`
    with recent as materialized (
      select c.id, c.booking_id, c.package_id, c.candidate_position, c.created_at,
        coalesce(c.clinic_id, c.preferred_site_id) as clinic_id
      from booking.candidates c join booking.bookings b on b.id = c.booking_id
      where c.created_by = ${opaqueParameter(v.account, 'uuid')} and c.org_id = ${opaqueParameter(v.org, 'uuid')} and b.service_type = ${opaqueParameter(v.type, 'text')}
      order by c.created_at desc, c.id desc limit ${inlineNumber(CANDIDATES)}
    ), offered as (
      select p.id, ${asChosen} as chosen from booking.packages p
      where p.id in (select package_id from recent) and p.is_active and p.draft_id is null and p.service_type = ${v.type}
        and ${offeredTo(v.org)}
    ), usual as (
      select distinct on (lower(position)) position, package_id, used from (
        select btrim(candidate_position) as position, package_id, count(*) as used, max(created_at) as used_at
        from recent where btrim(candidate_position) <> '' and package_id in (select id from offered) group by 1, 2) counted
      order by lower(position), used desc, used_at desc
    )
    select b.result_email, b.invoice_email, b.po_number,
      (select json_build_object('id', s.id, 'name', s.site_name) from companies.subsidiaries s
        where s.id = b.subsidiary_id and s.enable) as subsidiary,
      (select json_build_object('state', k.state, 'site_ids', json_agg(k.id order by k.name)) from booking.clinics k
        where k.id in (select clinic_id from recent where booking_id = b.id) and k.is_active
          and ${v.type} = any (k.service_types)
        group by k.state order by count(*) desc, k.state limit 1) as place,
      (select o.chosen::text from recent r join offered o on o.id = r.package_id where r.booking_id = b.id
        group by o.id, o.chosen::text order by count(*) desc limit 1)::json as package,
      (select coalesce(json_agg(json_build_object('position', u.position, 'package', o.chosen) order by u.used desc), '[]')
        from (select * from usual order by used desc limit ${inlineNumber(POSITIONS)}) u
        join offered o on o.id = u.package_id) as usual_packages
    from booking.bookings b where b.id = (select booking_id from recent order by created_at desc, id desc limit 1)`,
);

/** Null where the caller has booked nothing of this type. */
export async function lastBooking(
  db: Database,
  { accountId, orgId }: Caller,
  serviceType: 'pem' | 'fit_test',
): Promise<LastBooking | null> {
  const [found] = await lastStatement(db, { accountId, orgId, serviceType });
  return found ?? null;
}
