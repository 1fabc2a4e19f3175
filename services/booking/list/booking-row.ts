import { sql } from 'drizzle-orm';
import { shownReferences } from '../../../machines/rules/booking/booking-references.ts';
import { restName, sameNames } from '../../shared/http/rest-names.ts';
import { shownStatusSql, statusColourSql } from '../booking-status-colours.ts';
import { isoSql } from '../json-text.ts';

/** The columns of a booking row, named as the answers name them, over the tables of `bookingRowFrom`. */
export const bookingRowColumns = sql`
  c.booking_id, c.id as candidate_id, b.reference, b.service_type,
  c.candidate_name, c.candidate_dob, c.candidate_email, c.candidate_phone, c.candidate_gender, c.candidate_position,
  c.org_id, o.company_name, c.subsidiary_id, s.site_name as subsidiary_name,
  c.contact_name, b.contact_phone, b.contact_email, b.result_email, b.invoice_email,
  ${isoSql(sql`c.appointment_time`)} as appointment_time,
  ${shownStatusSql(sql`c.status`)} as appointment_status, ${statusColourSql(sql`c.status`)} as appointment_status_color,
  ${shownStatusSql(sql`c.status_before`)} as status_before, ${isoSql(sql`c.status_changed_at`)} as status_changed_at,
  c.outcome, nullif(c.outcome_restrictions, '') as outcome_restrictions,
  c.clinic_id as site_id, k.name as site_name, k.timezone as site_tz,
  nullif(c.preferred_site_name, '') as preferred_site_name,
  case when c.preferred_site_id is null then null else c.timezone end as preferred_site_tz,
  c.preferred_from_date, c.preferred_to_date,
  p.name as package_name, coalesce(pv.assessments_html, p.assessments_html) as assessments,
  ${sql.join(
    shownReferences.map((name) => sql`b.${sql.identifier(restName(sameNames, name))}`),
    sql`, `,
  )},
  case when b.paperwork_ids = '{}' then '[]'::json else (
    select coalesce(json_agg(json_build_object('id', w.id, 'paper_work', w.paper_work, 'temporary', w.temporary, 'link', w.link)), '[]')
    from companies.paperworks w where w.id = any (b.paperwork_ids)) end as paperworks,
  b.booking_comment, c.appointment_note, ${isoSql(sql`c.created_at`)} as created_at`;

/** `c` is the candidate; the rest is what its ids stand for. */
export const shownNamesJoins = sql`
  join booking.bookings b on b.id = c.booking_id
  join booking.packages p on p.id = c.package_id
  join companies.organisations o on o.id = c.org_id
  left join companies.subsidiaries s on s.id = c.subsidiary_id
  left join booking.clinics k on k.id = c.clinic_id`;

/** `pv` is what the package held when the booking was made, where it was changed since. */
export const bookingRowJoins = sql`
  ${shownNamesJoins}
  left join lateral (
    select v.* from booking.package_versions v
    where v.package_id = c.package_id and v.valid_until > c.created_at order by v.valid_until limit 1) pv on true`;
