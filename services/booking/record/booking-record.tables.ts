import { sql } from 'drizzle-orm';
import { check, date, index, integer, jsonb, smallint, text, unique, uuid } from 'drizzle-orm/pg-core';
import { OUTCOMES } from '../../../machines/rules/booking/outcome.ts';
import { packages } from '../catalogue/catalogue.tables.ts';
import type { StoredVisit } from '../scheduling/slots/visit-claims.ts';
import { bookingSchema, instant } from '../shared/booking-schema.ts';

/** Numbers of the short readable reference: PF-204817. */
export const bookingReferences = bookingSchema.sequence('booking_references', { startWith: 204_817 });

/** Data that the candidates of one booking share. `result_email` is separated by semicolons, as the payload brings it. */
export const bookings = bookingSchema.table(
  'bookings',
  {
    id: uuid().primaryKey(),
    reference: text().notNull().unique(),
    orgId: uuid().notNull(),
    subsidiaryId: uuid(),
    serviceType: text({ enum: ['pem', 'fit_test'] }).notNull(),
    sid: uuid(),
    contactName: text().notNull(),
    contactPhone: text().notNull(),
    contactEmail: text().notNull(),
    contactAccountId: uuid(),
    resultEmail: text().notNull(),
    invoiceEmail: text().notNull(),
    poNumber: text().notNull(),
    project: text().notNull(),
    projectIdentification: text().notNull(),
    paperworkIds: uuid().array().notNull().default(sql`'{}'`),
    bookingComment: text().notNull(),
    createdBy: uuid().notNull(),
    createdAt: instant().notNull(),
  },
  (booking) => [
    index('bookings_org').on(booking.orgId, booking.createdAt),
    index('bookings_project').using(
      'gin',
      sql`public.fold_text(project || ' | ' || project_identification) gin_trgm_ops`,
    ),
  ],
);

/** Candidates whose reminders are to be planned. */
const withoutReminders = sql.raw(
  "reminders_planned_for is distinct from appointment_time and status in ('Confirmed', 'PartialConfirmed', 'Rescheduled')",
);

/**
 * One row of the booking list. The columns that the list sorts, scopes and searches by are in the row itself
 * (organisation, subsidiary, contact person, author and time), so that each sort is one index and a page is one short
 * scan of it.
 */
export const candidates = bookingSchema.table(
  'candidates',
  {
    id: uuid().primaryKey(),
    bookingId: uuid()
      .notNull()
      .references(() => bookings.id),
    candidateIndex: smallint().notNull(),
    orgId: uuid().notNull(),
    subsidiaryId: uuid(),
    candidateName: text().notNull(),
    candidateDob: date({ mode: 'string' }).notNull(),
    candidateGender: text().notNull(),
    candidatePhone: text().notNull(),
    candidateEmail: text().notNull(),
    positionId: uuid(),
    candidatePosition: text().notNull(),
    packageId: uuid()
      .notNull()
      .references(() => packages.id),
    status: text().notNull(),
    /** Of a status that can be a mistake: what it was before, and when it was set. */
    statusBefore: text(),
    statusChangedAt: instant(),
    /** SEQUENCE of the last calendar entry that was written; each one is higher. */
    calendarSequence: integer().notNull().default(0),
    /** The time that the candidate said to come at; another time has to be confirmed again. */
    attendanceConfirmedFor: instant(),
    attendanceConfirmedAt: instant(),
    /** The time that the candidate asked to have changed. */
    changeAskedFor: instant(),
    changeAskedAt: instant(),
    /** The side that has to answer a candidate's messages, null if none has; and when the last was written. */
    questionWaitsFor: text({ enum: ['company', 'clinic'] }),
    questionedAt: instant(),
    appointmentTime: instant().notNull().default(sql`'0001-01-01T00:00:00Z'`),
    appointmentEnd: instant().notNull().default(sql`'0001-01-01T00:00:00Z'`),
    clinicId: uuid(),
    rosterId: integer(),
    /** The time that its reminders are planned for. */
    remindersPlannedFor: instant(),
    appointmentNote: text().notNull().default(''),
    /** Forms of the booking that the clinic has from this candidate. */
    /** Of a visit route: what was done of it, at the time of `for`; null where nothing was. */
    visitProgress: jsonb().$type<StoredVisit>(),
    handedInPaperworkIds: uuid().array().notNull().default(sql`'{}'`),
    preferredSiteId: uuid(),
    preferredSiteName: text().notNull().default(''),
    preferredState: text().notNull().default(''),
    preferredFromDate: date({ mode: 'string' }),
    preferredToDate: date({ mode: 'string' }),
    preferredTime: text().notNull().default(''),
    timezone: text().notNull().default(''),
    /** The parts of the payload that only travel back: time_slots, time_slots_detail, listLocation, calendar_from_time_raw, preferred_site. */
    choice: jsonb(),
    contactName: text().notNull(),
    contactAccountId: uuid(),
    createdBy: uuid().notNull(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
    /** The booking's, on the row as well: one index searches everything that the list finds by. */
    reference: text().notNull().default(''),
    poNumber: text().notNull().default(''),
    /** The package's price when it was booked, in cents without GST; null where it had no price. */
    priceCents: integer(),
    /** When the examination was over: the first status after it. */
    attendedAt: instant(),
    /** When it became Completed. */
    completedAt: instant(),
    /** The examination's verdict about the job; null until the provider gives it. No health details. */
    outcome: text({ enum: OUTCOMES }),
    /** Restrictions of the candidate, of 'Fit with restrictions' alone. */
    outcomeRestrictions: text().notNull().default(''),
    searchText: text()
      .notNull()
      .generatedAlwaysAs(
        sql`public.fold_text(candidate_name || ' | ' || candidate_email || ' | ' || candidate_phone || ' | ' || regexp_replace(candidate_phone, '[^0-9]', '', 'g') || ' | ' || contact_name || ' | ' || regexp_replace(regexp_replace(candidate_phone, '^[+]61', '0'), '[^0-9]', '', 'g') || ' | ' || reference || ' | ' || replace(reference, '-', '') || ' | ' || po_number || ' | ' || candidate_position || ' | ' || lpad(extract(day from candidate_dob)::text, 2, '0') || '/' || lpad(extract(month from candidate_dob)::text, 2, '0') || '/' || extract(year from candidate_dob)::text)`,
      ),
  },
  (row) => [
    unique('candidates_booking').on(row.bookingId, row.candidateIndex),
    index('candidates_created').on(row.createdAt, row.id),
    index('candidates_name').on(sql`(lower(candidate_name) collate "C")`, row.id),
    index('candidates_email').on(sql`(lower(candidate_email) collate "C")`, row.id),
    index('candidates_contact').on(sql`(lower(contact_name) collate "C")`, row.id),
    index('candidates_time').on(row.appointmentTime, row.id),
    index('candidates_status').on(row.status, row.createdAt, row.id),
    index('candidates_waiting')
      .on(row.preferredSiteId, row.preferredFromDate, row.id)
      .where(sql`${row.status} = 'Pending'`),
    index('candidates_org_created').on(row.orgId, row.createdAt, row.id),
    index('candidates_org_name').on(row.orgId, sql`(lower(candidate_name) collate "C")`, row.id),
    index('candidates_org_email').on(row.orgId, sql`(lower(candidate_email) collate "C")`, row.id),
    index('candidates_org_contact').on(row.orgId, sql`(lower(contact_name) collate "C")`, row.id),
    index('candidates_org_time').on(row.orgId, row.appointmentTime, row.id),
    index('candidates_org_status').on(row.orgId, row.status, row.appointmentTime, row.id),
    // Few wait for an answer; the oldest are read first.
    index('candidates_open_question')
      .on(row.questionWaitsFor, row.orgId, row.questionedAt, row.id)
      .where(sql`${row.questionWaitsFor} is not null`),
    index('candidates_outcome')
      .on(row.outcome, row.orgId, row.createdAt, row.id)
      .where(sql`${row.outcome} is not null`),
    check(
      'candidates_restrictions',
      sql`(coalesce(${row.outcome}, '') = 'Fit with restrictions') = (${row.outcomeRestrictions} <> '')`,
    ),
    check('candidates_outcome_known', sql`${row.outcome} in ('Fit', 'Fit with restrictions', 'Unfit')`),
    index('candidates_change_asked')
      .on(row.orgId, row.appointmentTime, row.id)
      .where(sql`${row.changeAskedFor} is not null`),
    index('candidates_without_reminders').on(row.appointmentTime).where(withoutReminders),
    index('candidates_new_without_reminders').on(row.updatedAt).where(withoutReminders),
    index('candidates_made_by').on(row.createdBy, row.createdAt, row.id),
    index('candidates_contact_account').on(row.contactAccountId, row.createdAt, row.id),
    // People book under few contact names, mostly not their own: without these two, that sort of one's own bookings
    // would walk through everybody else's first.
    index('candidates_made_by_contact').on(row.createdBy, sql`(lower(contact_name) collate "C")`, row.id),
    index('candidates_contact_account_contact').on(
      row.contactAccountId,
      sql`(lower(contact_name) collate "C")`,
      row.id,
    ),
    index('candidates_package').on(row.packageId, row.appointmentTime),
    // Candidates of a company by package and time, and the other bookings of the same person.
    index('candidates_org_package').on(row.orgId, row.packageId, row.appointmentTime),
    index('candidates_person').on(row.orgId, row.candidateDob, sql`lower(candidate_name)`),
    index('candidates_clinic_time').on(row.clinicId, row.appointmentTime),
    // Of a search for a clinic site by its name.
    index('candidates_preferred_site')
      .on(row.preferredSiteId, row.createdAt, row.id)
      .where(sql`${row.clinicId} is null`),
    index('candidates_search').using('gin', row.searchText.op('gin_trgm_ops')),
  ],
);
