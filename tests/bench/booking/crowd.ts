import { sql } from 'drizzle-orm';
import { defined } from '../../../machines/lib/assert-defined.ts';
import type { TokenKeys } from '../../../services/access/tokens.ts';
import type { Database } from '../../../services/database/database.ts';
import { addClinic } from '../../support/bookings/booking-world.ts';

const CLINICS = 20;
const DOCTORS = 4;
const DAYS = 28;
const HOURS = 9;

/** A signed-in person, and the clinic where they book. */
export interface Booker {
  readonly token: string;
  readonly accountId: string;
  readonly orgId: string;
  readonly companyName: string;
  readonly siteId: string;
  readonly siteName: string;
  readonly packageId: string;
}

/** Companies with five bookers each, as the demo's booker is one, and clinics with times enough for all of them. */
export async function addCrowd(db: Database, keys: TokenKeys, bookers: number): Promise<Booker[]> {
  const sites = await addClinics(db);
  const { rows: packages } = await db.execute<{ id: string }>(
    sql`select id from booking.packages where name like 'Hearing test%' and org_id is null and is_active`,
  );
  const packageId = defined(packages[0]).id;
  const people: Booker[] = [];
  for (let company = 0; people.length < bookers; company++) {
    const companyName = `Bench ${company}`;
    const { rows } = await db.execute<{ id: string }>(sql`
      insert into companies.organisations (id, kind, company_name, created_at, updated_at)
      values (gen_random_uuid(), 'client', ${companyName}, now(), now()) returning id`);
    const orgId = defined(rows[0]).id;
    for (const { token, accountId } of await addAccounts(db, keys, {
      orgId,
      name: companyName,
      count: 5,
      like: 'booker',
    })) {
      const site = defined(sites[people.length % sites.length]);
      people.push({ token, accountId, orgId, companyName, ...site, packageId });
    }
  }
  await db.execute(sql`analyze`);
  return people.slice(0, bookers);
}

interface NewAccounts {
  readonly orgId: string;
  /** In which each username and address begins. */
  readonly name: string;
  readonly count: number;
  /** Of the demo: what they may do. */
  readonly like: 'booker' | 'manager';
}

/** People of a company who are signed in. */
export async function addAccounts(
  db: Database,
  keys: TokenKeys,
  { orgId, name, count, like }: NewAccounts,
): Promise<{ accountId: string; token: string }[]> {
  const { rows } = await db.execute<{ account_id: string; session_id: string }>(sql`
    with made as (
      insert into auth.accounts (id, org_id, kind, username, email, contact_person, phone, password_hash, created_at, updated_at)
      select gen_random_uuid(), ${orgId}, a.kind, ${name} || n, replace(${name}, ' ', '.') || n || '@bench.example', 'Booker ' || n,
        a.phone, a.password_hash, now(), now()
      from auth.accounts a, generate_series(1, ${count}) n where a.username = ${like} returning id, org_id
    ), held as (
      insert into auth.account_permissions (account_id, org_id, permissions)
      select made.id, made.org_id, p.permissions from made, auth.account_permissions p join auth.accounts a on a.id = p.account_id
      where a.username = ${like} and p.org_id = a.org_id
    )
    insert into auth.sessions (id, account_id, org_id, created_at, expires_at)
    select gen_random_uuid(), id, org_id, now(), now() + interval '12 hours' from made
    returning account_id, id as session_id`);
  return Promise.all(
    rows.map(async ({ account_id: accountId, session_id: sessionId }) => {
      const { token } = await keys.sign({ accountId, orgId, sessionId }, new Date());
      return { accountId, token };
    }),
  );
}

async function addClinics(db: Database): Promise<{ siteId: string; siteName: string }[]> {
  const sites: { siteId: string; siteName: string }[] = [];
  for (let number = 0; number < CLINICS; number++) {
    const siteName = `Bench – Clinic ${number}`;
    sites.push({ siteId: await addClinic(db, { name: siteName }), siteName });
  }
  await db.execute(sql`
    with doctor as (
      insert into booking.doctors (id, name)
      select gen_random_uuid(), 'Dr ' || n from generate_series(1, ${CLINICS * DOCTORS}) n returning id
    ), placed as (
      select id, row_number() over () as n from doctor
    ), clinic as (
      select id, row_number() over () - 1 as n from booking.clinics where name like 'Bench – %'
    ), roster as (
      insert into booking.rosters (clinic_id, doctor_id, day, from_time, to_time)
      select clinic.id, placed.id, d.day, d.day + time '00:00' at time zone 'UTC',
        d.day + time '00:00' at time zone 'UTC' + ${HOURS} * interval '1 hour'
      from placed join clinic on clinic.n = placed.n % ${CLINICS},
        (select current_date + n as day from generate_series(1, ${DAYS}) n) d
      returning id, clinic_id, doctor_id, from_time
    )
    insert into booking.slots (roster_id, clinic_id, doctor_id, position, from_time, to_time)
    select id, clinic_id, doctor_id, n, from_time + n * interval '15 minutes', from_time + (n + 1) * interval '15 minutes'
    from roster, generate_series(0, ${HOURS * 4 - 1}) n`);
  return sites;
}
