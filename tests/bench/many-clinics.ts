import { sql } from 'drizzle-orm';
import type { Database } from '../../services/database/database.ts';
import { uuidOf } from './uuid-of.ts';

const ZONES = [
  'Australia/Perth',
  'Australia/Adelaide',
  'Australia/Darwin',
  'Australia/Brisbane',
  'Australia/Sydney',
  'Australia/Melbourne',
];
const STATES = ['WA', 'SA', 'NT', 'QLD', 'NSW', 'VIC'];
const texts = (values: readonly string[]) => sql`${`{${values.join(',')}}`}::text[]`;
/** First quarter and length of the bookings of a doctor's day of 40 quarters, which leave 15 of them free. */
const BOOKED = [
  [0, 1],
  [2, 4],
  [7, 2],
  [10, 6],

  [22, 1],
  [24, 4],
  [29, 3],
  [33, 4],
] as const;
/** Lunch, blocked. */
const LUNCH = [17, 18];
const HOURS = [1, 2, 3, 4, 5, 6].flatMap((weekday) => [
  { week: 0, weekday, fromTime: '07:00', toTime: '11:15' },
  { week: 0, weekday, fromTime: '11:45', toTime: '17:00' },
]);
/** A hold that lives and one that ran out, on each seventh doctor's day. */
const HELD = { lives: 20, ranOut: 38 };

export interface ManyClinics {
  readonly clinics?: number;
  /** Dealt to the clinics in turn. */
  readonly doctors?: number;
  readonly days?: number;
  /** Number of the days that are over. */
  readonly daysBefore?: number;
}

/**
 * A provider of some size: so many clinics in six zones, so many doctors with weekly hours, every day but Sunday from 07:00 to
 * 17:00, as booked as a busy month is by the companies in turn. Set by set, so that a month of it takes seconds. The first day is today less `daysBefore`.
 */
export async function manyClinics(
  db: Database,
  orgIds: readonly string[],
  { clinics = 42, doctors = 3 * clinics, days = 60, daysBefore = 0 }: ManyClinics = {},
): Promise<void> {
  const packages = sql`(select array_agg(id order by name) from booking.packages
        where service_type = 'pem' and org_id is null and is_active)`;
  const first = sql`(now()::date - ${daysBefore}::int)`;
  const last = sql`(now()::date - ${daysBefore}::int + ${days - 1}::int)`;
  /** Number d of clinic n. */
  const dealt = sql`generate_series(1, ${clinics}::int) n
        cross join generate_series(1, ${Math.ceil(doctors / clinics)}::int) d`;
  const isDealt = sql`(d - 1) * ${clinics}::int + n <= ${doctors}::int`;
  const orgs = sql`${`{${orgIds.join(',')}}`}::uuid[]`;
  const booked = sql.join(
    BOOKED.map(([from, length]) => sql`(${sql.raw(`${from}, ${length}`)})`),
    sql`, `,
  );
  await db.transaction(async (tx) => {
    await tx.execute(sql`
      insert into booking.clinics (id, number, name, address, suburb, postcode, state, timezone, phone, fax, email, service_types)
      select ${uuidOf(sql`'many clinic ' || n`)}, 5000 + n, 'Clinic ' || lpad(n::text, 4, '0') || ' – Harbour Street', n || ' Harbour Street', 'Harbour',
        '6000', (${texts(STATES)})[n % 6 + 1], (${texts(ZONES)})[n % 6 + 1], '08 5550 0140', '', '', '{pem,fit_test}'
      from generate_series(1, ${clinics}::int) n`);
    await tx.execute(sql`
      insert into booking.doctors (id, name)
      select ${uuidOf(sql`'many doctor ' || n || ' ' || d`)}, 'Dr Many ' || n || '-' || d
      from ${dealt} where ${isDealt}`);
    await tx.execute(sql`
      insert into booking.roster_patterns
        (id, doctor_id, clinic_id, from_day, until_day, weeks, week_a, hours, on_holidays, made_until)
      select ${uuidOf(sql`'many pattern ' || n || ' ' || d`)}, ${uuidOf(sql`'many doctor ' || n || ' ' || d`)}, k.id, ${first}, ${last}, 1,
        date_trunc('week', ${first}::timestamp)::date, ${JSON.stringify(HOURS)}::jsonb, true, ${last}
      from ${dealt} join booking.clinics k on k.number = 5000 + n where ${isDealt}`);
    await tx.execute(sql`
      create temporary table many_days on commit drop as
      with made as (
        insert into booking.rosters (clinic_id, doctor_id, day, from_time, to_time, pattern_id)
        select k.id, ${uuidOf(sql`'many doctor ' || n || ' ' || d`)}, day::date, (day::date + time '07:00') at time zone k.timezone,
          (day::date + time '17:00') at time zone k.timezone, ${uuidOf(sql`'many pattern ' || n || ' ' || d`)}
        from generate_series(${first}, ${last}, interval '1 day') day
        cross join ${dealt} join booking.clinics k on k.number = 5000 + n
        where extract(isodow from day) <= 6 and ${isDealt}
        order by day, n, d
        returning id, clinic_id, doctor_id, day, from_time
      ) select * from made`);
    await tx.execute(sql`
      insert into booking.slots (roster_id, clinic_id, doctor_id, position, from_time, to_time, available, blocked_because)
      select r.id, r.clinic_id, r.doctor_id, p, r.from_time + p * interval '15 minutes', r.from_time + (p + 1) * interval '15 minutes',
        not p = any (${`{${LUNCH.join(',')}}`}::int[]), case when p = any (${`{${LUNCH.join(',')}}`}::int[]) then 'Break' end
      from many_days r cross join generate_series(0, 39) p order by r.id, p`);
    // One in nine of them was given back, so that days differ.
    await tx.execute(sql`
      create temporary table many_booked on commit drop as
      select r.*, b.position, b.length, ${uuidOf(sql`'many ' || r.id || ' ' || b.position`)} as candidate_id,
        ${uuidOf(sql`'many booking ' || r.id || ' ' || b.position`)} as booking_id,
        (${orgs})[1 + (r.id * 7 + b.position) % ${orgIds.length}::int] as org_id,
        'PF-' || nextval('booking.booking_references') as reference
      from many_days r cross join (values ${booked}) b (position, length)
      where abs(hashtext(r.id || ' ' || b.position)) % 9 <> 0`);
    await tx.execute(sql`
      insert into booking.bookings (id, reference, org_id, service_type, contact_name, contact_phone, contact_email, result_email,
        invoice_email, po_number, project, project_identification, booking_comment, created_by, created_at)
      select booking_id, reference, org_id, 'pem', 'Priya Raman', '', '', '', '', '', '', '', '', booking_id,
        least(from_time - interval '9 days', now())
      from many_booked`);
    await tx.execute(sql`
      insert into booking.candidates (id, booking_id, candidate_index, org_id, candidate_name, candidate_dob, candidate_gender,
        candidate_phone, candidate_email, candidate_position, package_id, status, clinic_id, roster_id, appointment_time, appointment_end,
        contact_name, created_by, created_at, updated_at, reference)
      select candidate_id, booking_id, 0, org_id, 'Candidate ' || id || '-' || position, '1991-03-14', 'Male', '', '', '',
        (${packages})[1 + id % cardinality(${packages})], case when from_time > now() then 'Confirmed' when position = 22 then 'Did Not Attend' else 'Completed' end,
        clinic_id, id, from_time + position * interval '15 minutes', from_time + (position + length) * interval '15 minutes',
        'Priya Raman', booking_id, least(from_time - interval '9 days', now()), now(), reference
      from many_booked`);
    await tx.execute(sql`
      insert into booking.claims (slot_id, roster_id, position, claim_id, kind, org_id)
      select s.slot_id, s.roster_id, s.position, b.candidate_id, 'booking', b.org_id
      from many_booked b join booking.slots s on s.roster_id = b.id and s.position >= b.position and s.position < b.position + b.length`);
    await tx.execute(sql`
      insert into booking.claims (slot_id, roster_id, position, claim_id, kind, org_id, expires_at)
      select s.slot_id, s.roster_id, s.position, ${uuidOf(sql`'many hold ' || s.slot_id`)}, 'hold', (${orgs})[1],
        case when s.position = ${HELD.lives}::int then now() + interval '10 minutes' else now() - interval '1 minute' end
      from many_days r join booking.slots s on s.roster_id = r.id and s.position in (${HELD.lives}::int, ${HELD.ranOut}::int)
      where r.id % 7 = 0`);
  });
}
