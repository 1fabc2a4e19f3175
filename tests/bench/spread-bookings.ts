import { sql } from 'drizzle-orm';
import type { Database } from '../../services/database/database.ts';
import { atOtherClinics, inEarlierSeasons } from './copy-rules.ts';
import { analyze, countCandidates, growTo } from './many-bookings.ts';

const COMPANIES = 300;
/** Of a hundred bookings; every other status has a few of the rest. */
const COMMON = { Completed: 58, Cancelled: 14, Confirmed: 12, 'Did Not Attend': 5, Pending: 4 } as const;
const RARE = [
  'Rescheduled',
  'Arrived',
  'In Progress',
  'Attended',
  'Worker to Return',
  'Pending Occ-Phys',
  'Pending AMA Review',
  'Pending Lungscreen',
  'Pending RSHQ',
  'Pending GCMS',
  'Pending Chest X-Ray',
  'Pending Drug Results',
  'Pending Bloods',
  'Preparing Report',
  'Pending Correspondence',
  'Awaiting Company',
  'Awaiting Worker',
];
/** So many carry companies and statuses in their right proportions; what is copied from them does too. */
const PATTERN = 9_000;

/** As many as the demo's clinics have in two years. What is more is at other clinics. */
const OWN_CLINICS = 100_000;

/**
 * `rows` bookings of 300 companies, `ownOrg` among them, in all 22 statuses as often as they come. A clinic's day stays as full as it
 * is: bookings grow by seasons first, and then by clinics.
 */
export async function spreadBookings(db: Database, ownOrg: string, rows: number): Promise<void> {
  if (!(await isSpread(db))) await spread(db, ownOrg, Math.min(rows, PATTERN));
  const present = await countCandidates(db);
  if (present < OWN_CLINICS || present > rows) await growTo(db, Math.min(rows, OWN_CLINICS), inEarlierSeasons);
  if (rows > OWN_CLINICS) await growTo(db, rows, atOtherClinics);
  await analyze(db);
}

async function isSpread(db: Database): Promise<boolean> {
  const { rows } = await db.execute(sql`select from companies.organisations where id = md5('company1')::uuid`);
  return rows.length > 0;
}

async function spread(db: Database, ownOrg: string, rows: number): Promise<void> {
  await growTo(db, rows);
  await db.execute(sql`
    insert into companies.organisations (id, kind, company_name, created_at, updated_at)
    select md5('company' || n)::uuid, 'client', 'Company ' || n, now(), now() from generate_series(1, ${COMPANIES - 1}) n
    on conflict do nothing`);
  const statuses = [
    ...Object.entries(COMMON).flatMap(([status, of100]) => Array.from({ length: of100 }, () => status)),
    ...Array.from({ length: 7 }, () => ''),
  ];
  await db.execute(sql`
    update booking.candidates c set
      org_id = case when spread.n % ${COMPANIES} = 0 then ${ownOrg}::uuid else md5('company' || spread.n % ${COMPANIES})::uuid end,
      subsidiary_id = null,
      status = coalesce(nullif((${sql.param(`{${statuses.map((each) => `"${each}"`).join(',')}}`)}::text[])[spread.n / ${COMPANIES} * 37 % 100 + 1], ''),
        (${sql.param(`{${RARE.map((each) => `"${each}"`).join(',')}}`)}::text[])[spread.n / ${COMPANIES} % ${RARE.length} + 1])
    from (select id, (row_number() over (order by created_at, id))::int as n from booking.candidates) spread where spread.id = c.id`);
}
