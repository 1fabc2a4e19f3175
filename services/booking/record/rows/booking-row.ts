import { type SQL, sql } from 'drizzle-orm';
import { eachName, shownReferences } from '../../../../machines/lib/booking-references.ts';
import { ANSWER_STATES } from '../../../../machines/rules/booking/booking-filter.ts';
import { candidateTextNames } from '../../../../machines/rules/booking/candidate-texts.ts';
import { isoSql } from '../../../base/iso-time.ts';
import { restName, sameNames, toRest } from '../../../shared/http/rest-names.ts';
import { shownStatusSql, statusColourSql } from '../../shared/booking-status-colours.ts';
import { type BookingRowField, bookingRowFields } from './booking-row.contract.ts';

/** Columns of a booking row, by the names of its answer. `c` and the tables of `bookingRowJoins` have them. */
const columns: Readonly<Record<BookingRowField, SQL>> = {
  booking_id: sql`c.booking_id`,
  candidate_id: sql`c.id`,
  reference: sql`b.reference`,
  service_type: sql`b.service_type`,
  candidate_name: sql`c.candidate_name`,
  candidate_dob: sql`c.candidate_dob`,
  ...eachName(candidateTextNames, (name) => sql`c.${sql.identifier(name)}`),
  org_id: sql`c.org_id`,
  company_name: sql`o.company_name`,
  subsidiary_id: sql`c.subsidiary_id`,
  subsidiary_name: sql`s.site_name`,
  contact_name: sql`c.contact_name`,
  contact_phone: sql`b.contact_phone`,
  contact_email: sql`b.contact_email`,
  result_email: sql`b.result_email`,
  invoice_email: sql`b.invoice_email`,
  appointment_time: isoSql(sql`c.appointment_time`),
  appointment_status: shownStatusSql(sql`c.status`),
  appointment_status_color: statusColourSql(sql`c.status`),
  status_before: shownStatusSql(sql`c.status_before`),
  status_changed_at: isoSql(sql`c.status_changed_at`),
  outcome: sql`c.outcome`,
  outcome_restrictions: sql`nullif(c.outcome_restrictions, '')`,
  site_id: sql`c.clinic_id`,
  site_name: sql`k.name`,
  site_tz: sql`k.timezone`,
  preferred_site_name: sql`nullif(c.preferred_site_name, '')`,
  preferred_site_tz: sql`case when c.preferred_site_id is null then null else c.timezone end`,
  preferred_from_date: sql`c.preferred_from_date`,
  preferred_to_date: sql`c.preferred_to_date`,
  package_name: sql`p.name`,
  assessments: sql`coalesce(pv.assessments_html, p.assessments_html)`,
  ...toRest(
    sameNames,
    eachName(shownReferences, (name) => sql`b.${sql.identifier(restName(sameNames, name))}`),
  ),
  candidate_answer: sql`case when c.change_asked_for = c.appointment_time then ${sql.raw(`'${ANSWER_STATES[1]}'`)}
    when c.attendance_confirmed_for = c.appointment_time then ${sql.raw(`'${ANSWER_STATES[0]}'`)} end`,
  paperworks: sql`case when b.paperwork_ids = '{}' then '[]'::json else (
    select coalesce(json_agg(json_build_object('id', w.id, 'paper_work', w.paper_work, 'temporary', w.temporary, 'link', w.link)), '[]')
    from companies.paperworks w where w.id = any (b.paperwork_ids)) end`,
  booking_comment: sql`b.booking_comment`,
  created_at: isoSql(sql`c.created_at`),
};

/** The columns of a booking row, or those that were asked for. */
export const bookingRowColumns = (fields: readonly BookingRowField[] = bookingRowFields): SQL =>
  sql.join(
    fields.map((field) => sql`${columns[field]} as ${sql.identifier(field)}`),
    sql`, `,
  );

/** `c` is the candidate; the rest are the records that its ids name. */
export const shownNamesJoins = sql`
  join booking.bookings b on b.id = c.booking_id
  join booking.packages p on p.id = c.package_id
  join companies.organisations o on o.id = c.org_id
  left join companies.subsidiaries s on s.id = c.subsidiary_id
  left join booking.clinics k on k.id = c.clinic_id`;

/** `pv` is what the package held when the booking was made, where it was changed since. */
const versionJoin = sql`
  left join lateral (
    select v.* from booking.package_versions v
    where v.package_id = c.package_id and v.valid_until > c.created_at order by v.valid_until limit 1) pv on true`;

export const bookingRowJoins = sql`${shownNamesJoins} ${versionJoin}`;

/** The joins that the columns of these fields need. */
export const joinsOf = (fields: readonly BookingRowField[] = bookingRowFields): SQL =>
  fields.includes('assessments') ? bookingRowJoins : shownNamesJoins;
