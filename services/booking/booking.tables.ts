import { sql } from 'drizzle-orm';
import {
  check,
  date,
  index,
  integer,
  jsonb,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { OUTCOMES } from '../../machines/rules/booking/outcome.ts';
import { importsTable } from '../shared/import/imports.table.ts';
import { bookingSchema, packages } from './clinics.tables.ts';

/** Imports of packages that are done. */
export const imports = importsTable(bookingSchema);

export * from './bulk-changes/bulk-changes.tables.ts';
export * from './calendar-feeds/calendar-feeds.tables.ts';
export * from './candidate-files/candidate-files.tables.ts';
export * from './clinics.tables.ts';
export * from './closings/closings.tables.ts';
export * from './crews/crews.tables.ts';
export * from './digest/digest.tables.ts';
export * from './earlier-time/earlier-times.tables.ts';
export * from './list/list-views.tables.ts';
export * from './own-appointment/candidate-links.tables.ts';
export * from './own-appointment/own-moves.tables.ts';
export * from './prices/prices.tables.ts';
export * from './questions/questions.tables.ts';
export * from './reminders/reminders.tables.ts';
export * from './rosters/roster-patterns.tables.ts';

const instant = () => timestamp({ withTimezone: true });

/**
 * What a wizard has so far; `revision` grows with each save. A draft that was sent keeps the booking's id and is closed.
 * Rescheduling is a draft as well, of the one candidate in `reschedule_of`: its hold lives and is kept alive like any other.
 */
export const drafts = bookingSchema.table(
  'drafts',
  {
    id: uuid().primaryKey(),
    accountId: uuid().notNull(),
    orgId: uuid().notNull(),
    serviceType: text({ enum: ['pem', 'fit_test'] }).notNull(),
    sid: uuid(),
    revision: integer().notNull(),
    body: jsonb().notNull(),
    /** The visit (one open page) that saved last, and its count of saves: its own saves may overtake one another. */
    writer: uuid(),
    sequence: integer().notNull().default(0),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
    sentBookingId: uuid(),
    rescheduleOf: uuid(),
  },
  (row) => [
    index('drafts_open').on(row.accountId, row.updatedAt).where(sql`${row.sentBookingId} is null`),
    index('drafts_reschedule').on(row.accountId, row.rescheduleOf).where(sql`${row.rescheduleOf} is not null`),
  ],
);

/**
 * A hold: one candidate's time while the wizard is open. `slot_count` is the number of slots it really got, and the
 * check below refuses a hold that got fewer than its appointment needs, so nothing of a lost race is kept.
 */
export const reservations = bookingSchema.table(
  'reservations',
  {
    id: uuid().primaryKey(),
    accountId: uuid().notNull(),
    orgId: uuid().notNull(),
    draftId: uuid()
      .notNull()
      .references(() => drafts.id, { onDelete: 'cascade' }),
    candidateIndex: smallint().notNull(),
    clinicId: uuid().notNull(),
    packageId: uuid().notNull(),
    rosterId: integer().notNull(),
    fromTime: instant().notNull(),
    toTime: instant().notNull(),
    slotCount: smallint().notNull(),
    expiresAt: instant().notNull(),
    extensions: smallint().notNull().default(0),
    createdAt: instant().notNull(),
  },
  (hold) => [
    unique('reservations_candidate').on(hold.draftId, hold.candidateIndex),
    check(
      'reservations_whole_time',
      sql`${hold.slotCount} > 0 and ${hold.toTime} - ${hold.fromTime} = ${hold.slotCount} * interval '15 minutes'`,
    ),
    check('reservations_candidate_index', sql`${hold.candidateIndex} between 0 and 4`),
  ],
);

/** Numbers of the short readable reference: PF-204817. */
export const bookingReferences = bookingSchema.sequence('booking_references', { startWith: 204_817 });

/** What the candidates of one booking share. `result_email` is separated by semicolons, as the payload brings it. */
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
  (booking) => [index('bookings_org').on(booking.orgId, booking.createdAt)],
);

/** The empty date of the specification: no appointment time yet. */
export const NO_TIME = '0001-01-01T00:00:00Z';

/** Candidates whose reminders are to be planned. */
const withoutReminders = sql.raw(
  "reminders_planned_for is distinct from appointment_time and status in ('Confirmed', 'PartialConfirmed', 'Rescheduled')",
);

/**
 * One row of the booking list. What the list sorts, scopes and searches by stands on the row itself (organisation,
 * subsidiary, contact person, who made it and when), so that each sort is one index and a page is one short walk of it.
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
    /** The time that the candidate said to come at; another time has to be confirmed anew. */
    attendanceConfirmedFor: instant(),
    attendanceConfirmedAt: instant(),
    /** The time that the candidate asked to have changed. */
    changeAskedFor: instant(),
    changeAskedAt: instant(),
    /** Of one with messages: whose answer is waited for, null while nobody's is; and when the last was written. */
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
    /** What the package cost when it was booked, in cents without GST; null where it had no price. */
    priceCents: integer(),
    /** When the examination was over: the first status after it. */
    attendedAt: instant(),
    /** When it became Completed. */
    completedAt: instant(),
    /** What the examination says about the job; null until the provider says so. No health details. */
    outcome: text({ enum: OUTCOMES }),
    /** What the candidate must not do, of 'Fit with restrictions' alone. */
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
    // Few wait for an answer, and whoever works through them reads the oldest first.
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
    // Who of a company had a package when, and what else the same person has.
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

/** First answers by account and Idempotency-Key; `body_hash` is the SHA-256 of the body in hex. */
export const idempotency = bookingSchema.table(
  'idempotency',
  {
    accountId: uuid().notNull(),
    key: text().notNull(),
    bodyHash: text().notNull(),
    response: jsonb(),
    createdAt: instant().notNull(),
  },
  (row) => [primaryKey({ columns: [row.accountId, row.key] })],
);

/** What the clinic gives back about a candidate. `file_key` is the file's place in the store, never an address. */
export const consultFiles = bookingSchema.table(
  'consult_files',
  {
    id: uuid().primaryKey(),
    candidateId: uuid()
      .notNull()
      .references(() => candidates.id),
    orgId: uuid().notNull(),
    fileType: text().notNull(),
    fileName: text().notNull(),
    fileKey: text().notNull(),
    contentType: text().notNull(),
    size: integer().notNull(),
    createdBy: uuid().notNull(),
    createdAt: instant().notNull(),
    /** A wrong file is withdrawn: it stays stored and is never served again. */
    withdrawnAt: instant(),
    withdrawnBy: text(),
    withdrawnReason: text(),
    /** The withdrawn file in whose place this one came. */
    replacesId: uuid(),
    /** When somebody of the company first downloaded it, and who; the provider's own downloads do not count. */
    readAt: instant(),
    readBy: text(),
    /** When somebody of the company said that it was received, and who. */
    acknowledgedAt: instant(),
    acknowledgedBy: text(),
  },
  (file) => [
    index('consult_files_unread')
      .on(file.candidateId)
      .where(sql`${file.readAt} is null and ${file.withdrawnAt} is null`),
    // For counts by company.
    index('consult_files_unread_org')
      .on(file.orgId, file.candidateId)
      .where(sql`${file.readAt} is null and ${file.withdrawnAt} is null`),
    index('consult_files_acknowledged_org')
      .on(file.orgId, file.candidateId)
      .where(sql`${file.acknowledgedAt} is not null and ${file.withdrawnAt} is null`),
    index('consult_files_candidate').on(file.candidateId, file.createdAt),
    uniqueIndex('consult_files_replaces').on(file.replacesId),
  ],
);

/** A move on the board and, until `undo_until`, the way back. `before` and `after` are clinic, roster, start and end. */
export const moves = bookingSchema.table(
  'moves',
  {
    id: uuid().primaryKey(),
    candidateId: uuid()
      .notNull()
      .references(() => candidates.id),
    orgId: uuid().notNull(),
    before: jsonb().notNull(),
    after: jsonb().notNull(),
    /** Why, in words that the mails repeat. */
    reason: text(),
    /** Where each reader of its notices was told of before, by kind of mail. */
    told: jsonb(),
    movedBy: uuid().notNull(),
    movedAt: instant().notNull(),
    undoUntil: instant().notNull(),
    undoneAt: instant(),
  },
  (move) => [index('moves_candidate').on(move.candidateId, move.movedAt)],
);
