import { sql } from 'drizzle-orm';
import { isRoutedPackage } from '../booking/catalogue/visit-routes/routed-package.ts';
import type { Database } from '../database/database.ts';

export interface Company {
  readonly id: string;
  readonly fit_test: boolean;
  readonly subsidiaries: readonly { id: string; fit_test: boolean }[];
  readonly positions: readonly { id: string; name: string }[];
  readonly paperworks: readonly string[];
  readonly numbers: readonly string[];
  /** Those who may book; any of them can be the booking person. */
  readonly people: readonly { id: string; name: string; phone: string; email: string }[];
}

export interface Package {
  readonly id: string;
  readonly org_id: string | null;
  readonly service_type: 'pem' | 'fit_test';
  readonly minutes: number;
  readonly price_cents: number | null;
}

/** A doctor's day with its open slots by position; null = blocked, or taken by the demo itself. */
export interface DemoRoster {
  readonly id: number;
  readonly clinic_id: string;
  readonly site_name: string;
  readonly state: string;
  readonly timezone: string;
  /** The doctor works on weekends and holidays too. */
  readonly every_day: boolean;
  readonly from_ms: number;
  readonly slots: (number | null)[];
}

const list = (rows: ReturnType<typeof sql>) => sql`(select coalesce(json_agg(row_to_json(t)), '[]') from (${rows}) t)`;

export async function findCompanies(db: Database): Promise<Company[]> {
  const { rows } = await db.execute<Company & Record<string, unknown>>(sql`
    select o.id, o.fit_test,
      ${list(sql`select id, fit_test from companies.subsidiaries where org_id = o.id order by site_name`)} as subsidiaries,
      ${list(sql`select id, name from companies.positions where org_id = o.id order by name`)} as positions,
      array_to_json(array(select id from companies.paperworks where org_id = o.id and not temporary order by paper_work)) as paperworks,
      array_to_json(array(select name from companies.purchase_orders where org_id = o.id order by name)) as numbers,
      ${list(sql`select a.id, a.contact_person as name, a.phone, a.email from auth.accounts a
        join auth.account_permissions p on p.account_id = a.id and p.org_id = o.id
        where a.org_id = o.id and 'make_bookings' = any (p.permissions) order by a.username`)} as people
    from companies.organisations o where o.kind = 'client' and o.enable order by o.created_at, o.id`);
  return rows.filter(({ people }) => people.length > 0);
}

/** Packages that are one doctor's time. */
export async function findPackages(db: Database): Promise<Package[]> {
  const { rows } = await db.execute<Package & Record<string, unknown>>(
    sql`select p.id, p.org_id, p.service_type, p.minutes, (select cents from booking.package_prices pr where pr.package_id = p.id
      and pr.org_id is null limit 1) as price_cents from booking.packages p
      where p.is_active and not ${isRoutedPackage(sql`p.id`)} order by p.name`,
  );
  return rows;
}

/** Doctors' rosters from `fromDay` to `toDay` days from now, and what of them is still free. */
export async function findRosters(db: Database, now: Date, fromDay: number, toDay: number): Promise<DemoRoster[]> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const { rows } = await db.execute<{ rosters: DemoRoster[] | null }>(sql`
    select json_agg(row_to_json(t)) as rosters from (
      select r.id, r.clinic_id, c.name as site_name, c.state, c.timezone, coalesce(p.on_holidays, false) as every_day, (extract(epoch from r.from_time) * 1000)::bigint as from_ms,
        (select json_agg(case when s.available and k.slot_id is null then s.slot_id end order by s.position)
         from booking.slots s left join booking.claims k on k.slot_id = s.slot_id where s.roster_id = r.id) as slots
      from booking.rosters r join booking.clinics c on c.id = r.clinic_id
        join booking.doctors d on d.id = r.doctor_id and d.kind = 'doctor'
        left join booking.roster_patterns p on p.id = r.pattern_id
      where r.from_time between ${at} + ${fromDay} * interval '1 day' and ${at} + ${toDay} * interval '1 day'
      order by r.day, r.id) t`);
  return rows[0]?.rosters ?? [];
}
