import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  customType,
  date,
  index,
  integer,
  jsonb,
  pgSchema,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

export const bookingSchema = pgSchema('booking');

const instant = () => timestamp({ withTimezone: true });
/** Ranges of instants as PostgreSQL writes them, '{}' where there are none. */
const instantRanges = customType<{ data: string }>({ dataType: () => 'tstzmultirange' });

/** A clinic site. `number` is the id people read, `timezone` an IANA name; `booking_free` sites have no roster. */
export const clinics = bookingSchema.table('clinics', {
  id: uuid().primaryKey(),
  number: integer().notNull().unique(),
  name: text().notNull(),
  address: text().notNull(),
  suburb: text().notNull(),
  postcode: text().notNull(),
  state: text().notNull(),
  timezone: text().notNull(),
  phone: text().notNull(),
  fax: text().notNull(),
  email: text().notNull(),
  serviceTypes: text().array().notNull(),
  isActive: boolean().notNull().default(true),
  isExternal: boolean().notNull().default(false),
  bookingFree: boolean().notNull().default(false),
  updatedAt: instant().notNull().default(sql`'2026-01-01T00:00:00Z'`),
});

/** A retired doctor (`is_active` false) stays for the record. What is known of them beside the name may be empty. */
export const doctors = bookingSchema.table(
  'doctors',
  {
    id: uuid().primaryKey(),
    name: text().notNull(),
    /** What they are at the provider, such as Occupational physician. */
    title: text().notNull().default(''),
    registrationNumber: text().notNull().default(''),
    /** What they may do, in words. */
    mayDo: text().notNull().default(''),
    isActive: boolean().notNull().default(true),
    updatedAt: instant().notNull().default(sql`'2026-01-01T00:00:00Z'`),
  },
  (doctor) => [index('doctors_name').on(sql`lower(${doctor.name})`, doctor.id)],
);

/** A doctor at a clinic on one day of the clinic's own calendar; its id is the "calendar id" of the search. */
export const rosters = bookingSchema.table(
  'rosters',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    clinicId: uuid()
      .notNull()
      .references(() => clinics.id),
    doctorId: uuid()
      .notNull()
      .references(() => doctors.id),
    day: date({ mode: 'string' }).notNull(),
    fromTime: instant().notNull(),
    toTime: instant().notNull(),
    /** Times within the day at which the doctor is not there, and may work at another clinic. */
    breaks: instantRanges().notNull().default('{}'),
    /** The weekly pattern that made the day; null where people made it, which no pattern changes. */
    patternId: uuid(),
  },
  (roster) => [
    unique('rosters_doctor_day').on(roster.clinicId, roster.day, roster.doctorId),
    // The search keeps a roster's free slots in one 64-bit number.
    check('rosters_fit_a_mask', sql`${roster.toTime} - ${roster.fromTime} <= interval '15 hours 45 minutes'`),
  ],
);

/** Fifteen minutes of a roster; `position` counts them from the roster's start. `available` is false when blocked. */
export const slots = bookingSchema.table(
  'slots',
  {
    slotId: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    rosterId: integer()
      .notNull()
      .references(() => rosters.id),
    clinicId: uuid().notNull(),
    doctorId: uuid().notNull(),
    position: smallint().notNull(),
    fromTime: instant().notNull(),
    toTime: instant().notNull(),
    available: boolean().notNull().default(true),
    /** Why it is blocked, in the words of whoever blocked it. */
    blockedBecause: text(),
  },
  (slot) => [
    unique('slots_roster_position').on(slot.rosterId, slot.position),
    // Few of a roster's slots are blocked: whoever counts those need not read the others.
    index('slots_blocked').on(slot.rosterId, slot.position).where(sql`not ${slot.available}`),
    check('slots_position_fits_a_mask', sql`${slot.position} between 0 and 62`),
  ],
);

/**
 * Who has a slot. The primary key is the guarantee that nobody shares one; see claims.ts.
 * `claim_id` is the reservation's id while held and the candidate's id once booked.
 */
export const claims = bookingSchema.table(
  'claims',
  {
    slotId: bigint({ mode: 'number' })
      .primaryKey()
      .references(() => slots.slotId),
    rosterId: integer().notNull(),
    position: smallint().notNull(),
    claimId: uuid().notNull(),
    kind: text({ enum: ['hold', 'booking'] }).notNull(),
    orgId: uuid().notNull(),
    expiresAt: instant(),
  },
  (claim) => [
    index('claims_roster').on(claim.rosterId),
    index('claims_claim').on(claim.claimId),
    check('claims_holds_end', sql`(${claim.kind} = 'hold') = (${claim.expiresAt} is not null)`),
  ],
);

/**
 * Times offered are packages' lengths: `minutes` is the sum of the assessments'. `org_id` null = every company's.
 * A custom package is made within one booking, for it alone: it carries the draft it was made in and is in no list.
 */
export const packages = bookingSchema.table(
  'packages',
  {
    id: uuid().primaryKey(),
    orgId: uuid(),
    name: text().notNull(),
    serviceType: text({ enum: ['pem', 'fit_test'] }).notNull(),
    minutes: smallint().notNull(),
    /** The assessments by category, as the booking row shows them. Built from package_assessments on each write. */
    assessmentsHtml: text().notNull(),
    isActive: boolean().notNull().default(true),
    /** How many months after its examination somebody is due again; 0 where it is valid for good. */
    validityMonths: smallint().notNull().default(0),
    draftId: uuid(),
    createdAt: instant().notNull().default(sql`'2026-01-01T00:00:00Z'`),
    updatedAt: instant().notNull().default(sql`'2026-01-01T00:00:00Z'`),
  },
  (row) => [
    index('packages_org').on(row.orgId, row.serviceType),
    // A list has the provider's own among a company's, so it is the name that orders it.
    index('packages_name').on(sql`lower(${row.name})`, row.id),
    check('packages_validity', sql`${row.validityMonths} between 0 and 120`),
  ],
);

/** What a clinic can do. One that is switched off stays in the packages that have it, and is put into no other. */
export const assessments = bookingSchema.table(
  'assessments',
  {
    id: uuid().primaryKey(),
    categoryName: text().notNull(),
    assessmentName: text().notNull(),
    minutes: smallint().notNull(),
    position: smallint().notNull(),
    /** What a candidate does before it, as a sentence; empty where there is nothing to do. */
    preparation: text().notNull().default(''),
    /** In cents without GST, for the provider alone; null where nothing is set. What packages cost is in package_prices. */
    priceCents: integer(),
    isActive: boolean().notNull().default(true),
    updatedAt: instant().notNull().default(sql`'2026-01-01T00:00:00Z'`),
  },
  (row) => [uniqueIndex('assessments_name_key').on(sql`lower(${row.categoryName})`, sql`lower(${row.assessmentName})`)],
);

export const packageAssessments = bookingSchema.table(
  'package_assessments',
  {
    packageId: uuid()
      .notNull()
      .references(() => packages.id),
    assessmentId: uuid()
      .notNull()
      .references(() => assessments.id),
  },
  (row) => [
    primaryKey({ columns: [row.packageId, row.assessmentId] }),
    // Which packages have an assessment that changes.
    index('package_assessments_assessment').on(row.assessmentId),
  ],
);

/**
 * What a package held until it was changed. A booking made before `valid_until` keeps showing what was booked; `assessments`
 * is the list as the booking's detail answers it.
 */
export const packageVersions = bookingSchema.table(
  'package_versions',
  {
    packageId: uuid()
      .notNull()
      .references(() => packages.id, { onDelete: 'cascade' }),
    validUntil: instant().notNull(),
    minutes: smallint().notNull(),
    assessmentsHtml: text().notNull(),
    assessments: jsonb().notNull(),
  },
  (version) => [primaryKey({ columns: [version.packageId, version.validUntil] })],
);

/** Further services of the menu; `id` is the sid of the address. */
export const services = bookingSchema.table('services', {
  id: uuid().primaryKey(),
  name: text().notNull(),
  serviceType: text({ enum: ['pem', 'fit_test'] }).notNull(),
  position: smallint().notNull(),
  updatedAt: instant().notNull().default(sql`'2026-01-01T00:00:00Z'`),
});

/** Public holidays by state, with where they were taken from and the year they were generated for. */
export const holidays = bookingSchema.table(
  'holidays',
  {
    state: text().notNull(),
    day: date({ mode: 'string' }).notNull(),
    name: text().notNull(),
    source: text().notNull(),
    year: smallint().notNull(),
  },
  (row) => [primaryKey({ columns: [row.state, row.day] })],
);
