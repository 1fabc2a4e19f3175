import { sql } from 'drizzle-orm';
import { bigint, boolean, check, date, index, integer, smallint, text, unique, uuid } from 'drizzle-orm/pg-core';
import { MOST_DAY_LIMIT } from '../../../machines/rules/booking/day-limits.ts';
import { MOST_OVER_PLAN } from '../../../machines/rules/booking/over-plan.ts';
import { MOST_PLACES, RESOURCE_KINDS } from '../../../machines/rules/booking/resource-kinds.ts';
import { bookingSchema, instant, instantRanges } from '../shared/booking-schema.ts';

/** A clinic site. `number` is the id people read, `timezone` an IANA name; `booking_free` sites have no roster. */
export const clinics = bookingSchema.table(
  'clinics',
  {
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
    /** For sandbox companies alone, from its first day on: nothing booked there is billed or counted. */
    sandbox: boolean().notNull().default(false),
    /** Minutes that a person needs from another clinic to this one, or back. */
    travelMinutes: smallint().notNull().default(0),
    /** The most appointments over the plan on a day. */
    mostOverPlan: smallint().notNull().default(0),
    updatedAt: instant().notNull().default(sql`'2026-01-01T00:00:00Z'`),
  },
  (clinic) => [
    check('clinics_over_plan', sql`${clinic.mostOverPlan} between 0 and ${sql.raw(String(MOST_OVER_PLAN))}`),
  ],
);

/**
 * Resources: doctors, and what else a stop of a visit route can need. A retired one (`is_active` false) stays for the record.
 * What is known of them beside the name may be empty.
 */
export const doctors = bookingSchema.table(
  'doctors',
  {
    id: uuid().primaryKey(),
    name: text().notNull(),
    /** The doctor's title at the provider, such as Occupational physician. */
    title: text().notNull().default(''),
    registrationNumber: text().notNull().default(''),
    /** The examinations they may do, in words. */
    mayDo: text().notNull().default(''),
    kind: text({ enum: RESOURCE_KINDS }).notNull().default('doctor'),
    /** Skills that a need can ask for, such as spirometry. */
    skills: text().array().notNull().default([]),
    /** The last day that a device may be used; null where that is not limited. */
    calibratedUntil: date({ mode: 'string' }),
    /** Visits that a room takes at once. */
    capacity: smallint().notNull().default(1),
    /** The most medicals on a day; null without a limit. */
    mostPem: smallint(),
    /** The most fit tests on a day; null without a limit. */
    mostFitTest: smallint(),
    isActive: boolean().notNull().default(true),
    updatedAt: instant().notNull().default(sql`'2026-01-01T00:00:00Z'`),
  },
  (doctor) => [
    index('doctors_name').on(sql`lower(${doctor.name})`, doctor.id),
    check(
      'doctors_kind',
      sql`${doctor.kind} in ('doctor', 'nurse', 'technician', 'room', 'booth', 'device') and (${doctor.kind} = 'device' or ${doctor.calibratedUntil} is null)`,
    ),
    check(
      'doctors_capacity',
      sql`${doctor.capacity} between 1 and ${sql.raw(String(MOST_PLACES))} and (${doctor.kind} = 'room' or ${doctor.capacity} = 1)`,
    ),
    check(
      'doctors_day_limits',
      sql`${doctor.mostPem} between 0 and ${sql.raw(String(MOST_DAY_LIMIT))} and ${doctor.mostFitTest} between 0 and ${sql.raw(String(MOST_DAY_LIMIT))}`,
    ),
  ],
);

/**
 * A doctor at a clinic on one day of the clinic's own calendar; its id is the "calendar id" of the search. A room for two has
 * two rosters a day, one for each place.
 */
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
    /** From 1 to the capacity of a room; 1 for all others, and more for an appointment over the plan. */
    place: smallint().notNull().default(1),
    /** Why its one appointment is over the plan; null of all other days. Its slots are blocked from the start. */
    overPlan: text(),
  },
  (roster) => [
    unique('rosters_place_day').on(roster.clinicId, roster.day, roster.doctorId, roster.place),
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
    /** The reason of the block, in its author's words. */
    blockedBecause: text(),
  },
  (slot) => [
    unique('slots_roster_position').on(slot.rosterId, slot.position),
    // Few of a roster's slots are blocked: a count of those need not read the others.
    index('slots_blocked').on(slot.rosterId, slot.position).where(sql`not ${slot.available}`),
    check('slots_position_fits_a_mask', sql`${slot.position} between 0 and 62`),
  ],
);

/**
 * Claims of slots. The primary key is the guarantee that no slot has two; see claims.ts.
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
    /** Names the stop of a visit route; null where one doctor has the whole appointment. */
    stop: text(),
  },
  (claim) => [
    index('claims_roster').on(claim.rosterId),
    index('claims_claim').on(claim.claimId),
    check('claims_holds_end', sql`(${claim.kind} = 'hold') = (${claim.expiresAt} is not null)`),
  ],
);

/**
 * Public holidays by state, with where they were taken from and the year they were generated for. A day of chosen clinics has a row
 * for each of them.
 */
export const holidays = bookingSchema.table(
  'holidays',
  {
    state: text().notNull(),
    day: date({ mode: 'string' }).notNull(),
    /** Null: all clinics of the state. */
    clinicId: uuid().references(() => clinics.id),
    name: text().notNull(),
    source: text().notNull(),
    year: smallint().notNull(),
    /** Clinics of the state that work on it all the same. */
    openClinicIds: uuid().array().notNull().default([]),
  },
  (row) => [unique('holidays_day').on(row.state, row.day, row.clinicId).nullsNotDistinct()],
);
