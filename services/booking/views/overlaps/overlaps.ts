import { sql } from 'drizzle-orm';
import { iso } from '../../../base/iso-time.ts';
import type { Database } from '../../../database/database.ts';
import type { Scope } from '../../record/rows/booking-filter.ts';
import { storedStatuses } from '../../shared/booking-status-colours.ts';
import { OPEN_STATUSES } from '../due/due.ts';
import type { OverlappingAppointment } from './overlaps.routes.ts';

interface PersonToBook {
  readonly candidate_name: string;
  readonly candidate_dob: string;
  readonly from_time: string;
  readonly to_time: string;
}

/** Open appointments of people of the company, by name and date of birth, that overlap the times to be booked. */
export async function overlappingAppointments(db: Database, people: readonly PersonToBook[], scope: Scope) {
  const { rows } = await db.execute<OverlappingAppointment & { candidate_id: string }>(sql`
    select p.at::int - 1 as person, c.id as candidate_id, c.reference, s.name as site_name, s.timezone as site_tz,
      c.appointment_time::text
    from rows from (jsonb_to_recordset(${JSON.stringify(people)}::jsonb)
        as (candidate_name text, candidate_dob date, from_time timestamptz, to_time timestamptz)) with ordinality
        as p (candidate_name, candidate_dob, from_time, to_time, at)
      join booking.candidates c on c.org_id = ${scope.orgId}::uuid and c.candidate_dob = p.candidate_dob
        and lower(c.candidate_name) = lower(p.candidate_name)
      join booking.clinics s on s.id = c.clinic_id
    where c.appointment_time < p.to_time and c.appointment_end > p.from_time
      and c.status = any (${sql.param(storedStatuses(OPEN_STATUSES))}::text[])
      and (${scope.ownOf}::uuid is null or ${scope.ownOf}::uuid in (c.created_by, c.contact_account_id))
    order by p.at, c.appointment_time, c.id`);
  return rows.map(({ appointment_time, ...row }) => ({ ...row, appointment_time: iso(appointment_time) }));
}
