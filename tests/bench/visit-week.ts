import { sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import type { ResourceKind } from '../../machines/rules/booking/resource-kinds.ts';
import type { Database } from '../../services/database/database.ts';
import { addClinic, addPackage } from '../support/bookings/booking-world.ts';
import { addRoutedPackage, any, needs } from '../support/bookings/visit-clinic.ts';

const QUARTERS = 44;
/** Quarters of a visit of five stops without waiting. */
const LENGTH = 6;
const A_DAY = Math.floor((QUARTERS - LENGTH + 1) / LENGTH);

const parts = [
  { name: 'Observations', minutes: 30, needs: needs([any('nurse'), any('room')]) },
  { name: 'Spirometry', minutes: 15, needs: needs([any('nurse', 'spirometry'), any('room')]) },
  { name: 'Audiometry', minutes: 15, needs: needs([any('nurse'), any('booth')]) },
  { name: 'Clinical examination', minutes: 15, needs: needs([any('doctor'), any('room')]) },
  { name: 'Instant drug screen', minutes: 15, needs: needs([any('nurse'), any('room')]) },
];

export interface VisitWeek {
  readonly siteId: string;
  /** Tomorrow. */
  readonly day: string;
  /** Of five stops, and of the same length with one doctor. */
  readonly routed: string;
  readonly doctorLong: string;
  readonly visits: number;
}

interface Counts {
  readonly doctor: number;
  readonly nurse: number;
  readonly booth: number;
  readonly room: number;
}

/**
 * A clinic in Perth from 07:00 to 18:00 for so many days from tomorrow on.
 * @param booked visits of tomorrow. Each nurse has a room and one visit after another; six of them share a doctor and a booth
 */
export async function visitWeek(
  db: Database,
  orgId: string,
  { days, booked, ...counts }: { days: number; booked: number } & Counts,
): Promise<VisitWeek> {
  const siteId = await addClinic(db, { name: 'Perth – Visit week' });
  const [routed, doctorLong] = [await addRoutedPackage(db, parts), await addPackage(db, LENGTH * 15)];
  const day = Temporal.Now.plainDateISO('Australia/Perth').add({ days: 1 }).toString();
  for (const [kind, count] of Object.entries(counts)) await addDays(db, { siteId, day, days, kind, count });
  const visits = Array.from({ length: booked }, (_visit, index) => ({
    id: uuidv7(),
    booking: uuidv7(),
    nurse: Math.floor(index / A_DAY),
    from: (index % A_DAY) * LENGTH + (Math.floor(index / A_DAY) % LENGTH),
  }));
  await book(db, { siteId, day, orgId, packageId: routed, visits });
  await db.execute(sql`analyze`);
  return { siteId, day, routed, doctorLong, visits: booked };
}

const addDays = (
  db: Database,
  { siteId, day, days, kind, count }: { siteId: string; day: string; days: number; kind: string; count: number },
) =>
  db.execute(sql`
    with made as (
      insert into booking.doctors (id, name, kind, skills)
      select gen_random_uuid(), ${kind} || ' ' || lpad(n::text, 3, '0'), ${kind as ResourceKind},
        case when ${kind} = 'nurse' then array['spirometry'] else '{}' end
      from generate_series(1, ${count}::int) n returning id
    ), made_days as (
      insert into booking.rosters (clinic_id, doctor_id, day, from_time, to_time)
      select ${siteId}::uuid, made.id, day, day + interval '7 hours' - interval '8 hours', day + interval '18 hours' - interval '8 hours'
      from made, generate_series(${day}::timestamp, ${day}::timestamp + (${days}::int - 1) * interval '1 day', '1 day') day
      returning id, clinic_id, doctor_id, from_time
    )
    insert into booking.slots (roster_id, clinic_id, doctor_id, position, from_time, to_time)
    select id, clinic_id, doctor_id, n, from_time + n * interval '15 minutes', from_time + (n + 1) * interval '15 minutes'
    from made_days, generate_series(0, ${QUARTERS}::int - 1) n order by id, n`);

interface Booked {
  readonly siteId: string;
  readonly day: string;
  readonly orgId: string;
  readonly packageId: string;
  readonly visits: readonly { id: string; booking: string; nurse: number; from: number }[];
}

const book = (db: Database, { siteId, day, orgId, packageId, visits }: Booked) =>
  db.execute(sql`
    with visit as (
      select * from json_to_recordset(${JSON.stringify(visits)}::json) as visit (id uuid, booking uuid, nurse int, "from" int)
    ), resource as (
      select r.id as roster_id, d.kind, row_number() over (partition by d.kind order by d.name) - 1 as number, r.from_time
      from booking.rosters r join booking.doctors d on d.id = r.doctor_id
      where r.clinic_id = ${siteId}::uuid and r.day = ${day}::date
    ), stop (name, starts, slots, people, things) as (
      values ('Observations', 0, 2, 'nurse', 'room'), ('Spirometry', 2, 1, 'nurse', 'room'), ('Audiometry', 3, 1, 'nurse', 'booth'),
        ('Clinical examination', 4, 1, 'doctor', 'room'), ('Instant drug screen', 5, 1, 'nurse', 'room')
    ), booking as (
      insert into booking.bookings (id, reference, org_id, service_type, created_at, created_by, contact_name, contact_phone,
        contact_email, result_email, invoice_email, po_number, project, project_identification, booking_comment)
      select booking, 'PF-' || booking, ${orgId}::uuid, 'pem', now(), gen_random_uuid(), 'Priya Raman', '', '', '', '', '', '', '', ''
      from visit
    ), candidate as (
      insert into booking.candidates (id, booking_id, org_id, created_at, created_by, contact_name, candidate_index, candidate_name,
        candidate_dob, candidate_gender, candidate_phone, candidate_email, candidate_position, status, package_id, clinic_id,
        roster_id, updated_at, appointment_time, appointment_end)
      select visit.id, visit.booking, ${orgId}::uuid, now(), gen_random_uuid(), 'Priya Raman', 0, 'Candidate ' || visit.id, '1991-03-14',
        'Male', '', '', '', 'Confirmed', ${packageId}::uuid, ${siteId}::uuid, resource.roster_id, now(),
        resource.from_time + visit."from" * interval '15 minutes', resource.from_time + (visit."from" + ${LENGTH}::int) * interval '15 minutes'
      from visit join resource on resource.kind = 'nurse' and resource.number = visit.nurse
    )
    insert into booking.claims (slot_id, roster_id, position, claim_id, kind, org_id, stop)
    select s.slot_id, s.roster_id, s.position, visit.id, 'booking', ${orgId}::uuid, stop.name
    from visit cross join stop
      join resource on resource.kind in (stop.people, stop.things)
        and resource.number = case when resource.kind in ('nurse', 'room') then visit.nurse else visit.nurse / ${LENGTH}::int end
      join booking.slots s on s.roster_id = resource.roster_id
        and s.position >= visit."from" + stop.starts and s.position < visit."from" + stop.starts + stop.slots`);
