import { sql } from 'drizzle-orm';
import { NO_DAY } from '../../../../machines/rules/calendar/dates.ts';
import { notFound } from '../../../base/errors.ts';
import { isoSql } from '../../../base/iso-time.ts';
import type { Database } from '../../../database/database.ts';
import { statement, variable } from '../../../database/statement.ts';
import { bookingRowJoins } from '../../record/rows/booking-row.ts';
import { shownName } from '../../scheduling/doctors/shown-name.ts';
import { hasLeftSql, visitStops } from '../../scheduling/slots/visit-claims.ts';
import { shownStatusSql, statusColourSql } from '../../shared/booking-status-colours.ts';

/** The details still missing of a candidate `c` who is still to be examined. */
const missingSql =
  sql.raw(`case when c.status in ('Confirmed', 'PartialConfirmed', 'Rescheduled', 'Arrived', 'In Progress')
  then array_remove(array[
  case when c.candidate_dob = '${NO_DAY}' then 'dob' end, case when c.candidate_gender = '' then 'gender' end,
  case when c.candidate_email = '' then 'email' end, case when c.candidate_position = '' then 'position' end], null) else '{}'::text[] end`);

/** More than any clinic sees on a day: twelve doctors with a quarter of an hour each make 400. */
const MAX_ROWS = 500;

const v = {
  siteId: variable('siteId', 'uuid'),
  day: variable('day', 'date'),
  candidateId: variable('candidateId', 'uuid'),
};
const dayStatement = statement<{ answer: string; candidate_ids: string }, keyof typeof v>(
  'day_list',
  sql`
    with site as (select id, timezone from booking.clinics where id = ${v.siteId}),
    shown as (
      select c.* from site join booking.candidates c on c.clinic_id = site.id
        and c.appointment_time >= (${v.day})::timestamp at time zone site.timezone
        and c.appointment_time < (${v.day} + 1)::timestamp at time zone site.timezone
      where c.status not in ('Pending', 'Cancelled')
        and c.id = coalesce(${v.candidateId}, c.id) order by c.appointment_time, c.id limit ${MAX_ROWS}
    )
    select json_build_object('site_id', site.id, 'timezone', site.timezone, 'day', ${v.day}::text, 'entries', (
      select coalesce(json_agg(json_build_object(
        'candidate_id', c.id, 'reference', c.reference, 'candidate_name', c.candidate_name, 'candidate_dob', c.candidate_dob,
        'candidate_phone', c.candidate_phone, 'company_name', o.company_name, 'package_name', p.name,
        'assessments', coalesce((
            select json_agg(each.entry ->> 'assessment_name' order by each.nth)
            from jsonb_array_elements(pv.assessments) with ordinality each (entry, nth)), (
            select json_agg(a.assessment_name order by a.position, a.id)
            from booking.package_assessments pa join booking.assessments a on a.id = pa.assessment_id
            where pa.package_id = c.package_id), '[]'),
        'paperworks', (
          select coalesce(json_agg(json_build_object('paperwork_id', w.id, 'paper_work', w.paper_work,
            'handed_in', w.id = any (c.handed_in_paperwork_ids), 'candidate_file_id', (
              select f.id from booking.candidate_files f where f.candidate_id = c.id and f.paperwork_id = w.id)) order by w.paper_work, w.id), '[]')
          from companies.paperworks w where w.id = any (b.paperwork_ids)),
        'identification_file_id', (
          select f.id from booking.candidate_files f where f.candidate_id = c.id and f.paperwork_id is null),
        'visit_stops', coalesce(${visitStops}, '[]'), 'has_left', ${hasLeftSql},
        'missing', ${missingSql}, 'appointment_note', c.appointment_note, 'booking_comment', b.booking_comment, 'doctor_name', ${shownName}, 'over_plan', r.over_plan,
        'appointment_time', ${isoSql(sql`c.appointment_time`)}, 'appointment_end', ${isoSql(sql`c.appointment_end`)},
        'status', ${shownStatusSql(sql`c.status`)}, 'status_color', ${statusColourSql(sql`c.status`)},
        'status_before', ${shownStatusSql(sql`c.status_before`)}, 'status_changed_at', ${isoSql(sql`c.status_changed_at`)})
        order by c.appointment_time, c.candidate_name, c.id), '[]')
      from shown c ${bookingRowJoins}
      left join booking.rosters r on r.id = c.roster_id left join booking.doctors d on d.id = r.doctor_id))::text as answer,
      (select coalesce(json_agg(id), '[]')::text from shown) as candidate_ids
    from site`,
);

/** The answer of getDayList as JSON text: who has an appointment at the site on that day, or one of them, by time. */
export async function dayList(
  db: Database,
  { siteId, day, candidateId }: { siteId: string; day: string; candidateId?: string | undefined },
) {
  const [found] = await dayStatement(db, { siteId, day, candidateId: candidateId ?? null });
  const { answer, candidate_ids: ids } = found ?? notFound('Site');
  return { json: answer, candidateIds: JSON.parse(ids) as string[] };
}
