import { sql } from 'drizzle-orm';
import type { Caller } from '../../../access/caller.ts';
import { audit } from '../../../audit/audit.ts';
import { notFound } from '../../../base/errors.ts';
import { isoSql } from '../../../base/iso-time.ts';
import type { Database } from '../../../database/database.ts';
import { statement, variable } from '../../../database/statement.ts';
import { stampSql } from '../../../shared/http/edit-conflict.ts';
import type { Origin } from '../../../shared/http/origin.ts';
import { nextNoticeSql } from '../../candidate/reminders/next-notice.ts';
import { scopeSql } from '../../record/candidates/booked-candidates.ts';
import { liveLinkAtSql } from '../../record/links/candidate-links.ts';
import { deliveriesSql } from '../../record/mails/notifications.ts';
import { remindersSql } from '../../record/mails/reminder-phase.ts';
import { scopeOf } from '../../record/rows/booking-filter.ts';
import { bookingRowColumns, bookingRowJoins } from '../../record/rows/booking-row.ts';
import { readersSql } from '../../results/consult/withdraw-file.ts';
import { visitStops } from '../../scheduling/slots/visit-claims.ts';
import { shownStatusSql, statusColourSql } from '../../shared/booking-status-colours.ts';

const MOST_HISTORY = 200;

const v = {
  candidateId: variable('candidateId', 'uuid'),
  now: variable('now', 'timestamptz'),
  orgId: variable('orgId', 'uuid'),
  ownOf: variable('ownOf', 'uuid'),
  hasSms: variable('hasSms', 'boolean'),
};
/** The names of candidates' files, who read results and the stops of a visit route are the provider's. */
const detailStatement = (isProvider: boolean) =>
  statement<{ booking_id: string; detail: string }, keyof typeof v>(
    `booking_detail_of_${isProvider ? 'provider' : 'company'}`,
    sql`
      with shown as (
        select ${bookingRowColumns()}, c.candidate_index + 1 as candidate_number,
          (select count(*)::int from booking.candidates other where other.booking_id = c.booking_id) as candidate_count,
          ${isoSql(sql`c.appointment_end`)} as appointment_end, c.preferred_time, c.preferred_state, c.preferred_site_id,
          k.address as site_address, k.suburb as site_suburb, k.state as site_state, k.phone as site_phone,
          case when k.id is not null then json_build_object('id', k.id, 'name', k.name, 'address', k.address, 'suburb', k.suburb,
            'state', k.state, 'phone', k.phone, 'time_zone', k.timezone) end as site,
          array(select trim(email) from unnest(string_to_array(b.result_email, ';')) email where trim(email) <> '') as result_emails,
          (select coalesce(json_agg(json_build_object('id', w.id, 'paper_work', w.paper_work, 'temporary', w.temporary, 'link', w.link)), '[]')
            from companies.paperworks w where w.id = any (b.paperwork_ids) and not w.temporary) as kept_paperworks,
          c.package_id, ceil(coalesce(pv.minutes, p.minutes) / 15.0)::int * 15 as package_minutes,
          coalesce(pv.assessments::json, (select coalesce(json_agg(json_build_object('category_name', a.category_name, 'assessment_name', a.assessment_name, 'checked', true)
              order by a.position, a.id), '[]')
            from booking.package_assessments pa join booking.assessments a on a.id = pa.assessment_id
            where pa.package_id = c.package_id)) as package_assessments,
          ${stampSql(sql`c.updated_at`)} as updated_at, c.position_id,
          case when c.attendance_confirmed_for = c.appointment_time then ${isoSql(sql`c.attendance_confirmed_at`)} end as attendance_confirmed_at,
          case when c.change_asked_for = c.appointment_time then ${isoSql(sql`c.change_asked_at`)} end as change_asked_at,
          c.roster_id is not null and c.status in ('Confirmed', 'PartialConfirmed', 'Rescheduled')
            and c.appointment_time > ${v.now} as can_be_earlier,
          ${liveLinkAtSql(v.now)} as live_link_at,
          ${nextNoticeSql(v.hasSms)} as next_notice,
          (select json_build_object('before_day', q.before_day, 'offered_time', ${isoSql(sql`eo.from_time`)},
              'expires_at', ${isoSql(sql`eo.expires_at`)})
            from booking.earlier_time_requests q left join booking.earlier_time_offers eo
              on eo.request_id = q.id and eo.outcome is null and eo.expires_at > ${v.now}
            where q.candidate_id = c.id and q.state in ('waiting', 'offered')) as earlier_time,
          ${isProvider ? sql`coalesce(${visitStops}, '[]')` : sql`'[]'::json`} as visit_stops,
          (select json_agg(json_build_object('candidate_id', other.id, 'candidate_name', other.candidate_name,
              'appointment_status', ${shownStatusSql(sql`other.status`)}, 'appointment_status_color', ${statusColourSql(sql`other.status`)},
              'appointment_time', ${isoSql(sql`other.appointment_time`)}, 'site_tz', ok.timezone) order by other.candidate_index)
            from booking.candidates other left join booking.clinics ok on ok.id = other.clinic_id
            where other.booking_id = c.booking_id) as candidates,
          (select coalesce(json_agg(json_build_object('candidate_file_id', f.id, 'paperwork_id', f.paperwork_id,
              'paper_work', f.paper_work, 'file_name', ${isProvider ? sql`f.file_name` : sql`null`}, 'size', f.size,
              'sent_at', ${isoSql(sql`f.sent_at`)}, 'sent_by', c.candidate_name) order by f.paperwork_id is not null, f.paper_work), '[]')
            from booking.candidate_files f where f.candidate_id = c.id) as candidate_files,
          (select coalesce(json_agg(row_to_json(reminder)), '[]') from (${remindersSql}) reminder) as reminders,
          (select coalesce(json_agg(row_to_json(d)), '[]') from (${deliveriesSql(sql`c.id`)}) d) as deliveries,
          coalesce(
            (select coalesce(nullif(a.contact_person, ''), a.username) from auth.accounts a where a.id = c.created_by),
            -- An account that is gone is still named where the booking was written down.
            (select e.account_name from audit.entries e where e.booking_id = c.booking_id order by e.position limit 1)
          ) as created_by,
          (select coalesce(json_agg(json_build_object('file_id', f.id, 'file_type', f.file_type, 'file_name', f.file_name,
              'size', f.size, 'created_at', ${isoSql(sql`f.created_at`)}, 'replaces_id', f.replaces_id,
              'created_by', (select coalesce(nullif(a.contact_person, ''), a.username) from auth.accounts a where a.id = f.created_by),
              'withdrawn', case when f.withdrawn_at is not null then json_build_object('at', ${isoSql(sql`f.withdrawn_at`)},
                'by', f.withdrawn_by, 'reason', f.withdrawn_reason) end,
              'read', case when f.read_at is not null then json_build_object('at', ${isoSql(sql`f.read_at`)}, 'by', f.read_by) end,
              'acknowledged', case when f.acknowledged_at is not null then
                json_build_object('at', ${isoSql(sql`f.acknowledged_at`)}, 'by', f.acknowledged_by) end,
              'readers', ${isProvider ? readersSql(sql`f.id`) : sql`null`}) order by f.created_at desc, f.file_name), '[]')
            from booking.consult_files f where f.candidate_id = c.id) as consult_files,
          (select coalesce(json_agg(json_build_object('id', e.id, 'at', ${isoSql(sql`e.at`)}, 'action', e.action,
              'by', e.account_name, 'organisation', e.company_name,
              'about', e.about, 'before', e.before, 'after', e.after) order by e.at desc, e.position desc), '[]')
            from (
              select e.*, eo.company_name, ec.candidate_name as about from audit.entries e
                left join companies.organisations eo on eo.id = e.org_id
                left join booking.candidates ec on e.entity = 'candidate' and ec.booking_id = e.booking_id
                  and ec.id::text = e.entity_id
              where e.booking_id = c.booking_id order by e.position desc limit ${MOST_HISTORY}
            ) e) as history
        from booking.candidates c ${bookingRowJoins}
        where c.id = ${v.candidateId} and ${scopeSql(v)}
      )
      select booking_id, row_to_json(shown)::text as detail from shown`,
  );
const detailStatements = { provider: detailStatement(true), company: detailStatement(false) };

/** Everything about one candidate's booking as JSON text; that it was read is written down in the same transaction. */
export async function bookingDetail(
  db: Database,
  caller: Caller,
  candidateId: string,
  { isMine, hasSms, now, address }: { isMine: boolean; hasSms: boolean } & Origin,
): Promise<string> {
  return db.transaction(async (tx) => {
    const [found] = await detailStatements[caller.isProvider ? 'provider' : 'company'](tx, {
      ...scopeOf(caller, { isMine }),
      candidateId,
      hasSms,
      now: now.toISOString(),
    });
    if (!found) notFound('Booking');
    await audit(tx, caller, {
      action: 'candidate.opened',
      entity: 'candidate',
      entityId: candidateId,
      bookingId: found.booking_id,
      address,
      at: now,
    });
    return found.detail;
  });
}
