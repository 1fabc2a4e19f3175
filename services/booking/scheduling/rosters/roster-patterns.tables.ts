import { sql } from 'drizzle-orm';
import { boolean, check, date, index, jsonb, smallint, text, uuid } from 'drizzle-orm/pg-core';
import type { Period } from '../../../../machines/rules/calendar/weekly-hours.ts';
import { bookingSchema } from '../../shared/booking-schema.ts';
import { clinics, doctors } from '../scheduling.tables.ts';

/**
 * A doctor's weekly hours at a clinic, from a day on. Days are made from it ahead of time, up to `made_until`. A change
 * ends it the day before and begins another one.
 */
export const rosterPatterns = bookingSchema.table(
  'roster_patterns',
  {
    id: uuid().primaryKey(),
    doctorId: uuid()
      .notNull()
      .references(() => doctors.id),
    clinicId: uuid()
      .notNull()
      .references(() => clinics.id),
    fromDay: date({ mode: 'string' }).notNull(),
    /** The last day; null while no end is known. Before `from_day` where it was replaced before it began. */
    untilDay: date({ mode: 'string' }),
    /** Two where weeks alternate: then `week_a` is the Monday of a week A. */
    weeks: smallint().notNull(),
    weekA: date({ mode: 'string' }).notNull(),
    /** Times of the clinic; what lies between two periods of a day is a break. */
    hours: jsonb().$type<readonly Period[]>().notNull(),
    onHolidays: boolean().notNull(),
    madeUntil: date({ mode: 'string' }).notNull(),
  },
  (row) => [
    index('roster_patterns_doctor').on(row.doctorId, row.clinicId, row.fromDay),
    index('roster_patterns_behind')
      .on(row.madeUntil)
      .where(sql`${row.untilDay} is null or ${row.madeUntil} < ${row.untilDay}`),
    check('roster_patterns_weeks', sql`${row.weeks} in (1, 2) and extract(isodow from ${row.weekA}) = 1`),
  ],
);

/** Days on which a doctor works nowhere, whatever the patterns say. */
export const doctorLeaves = bookingSchema.table(
  'doctor_leaves',
  {
    id: uuid().primaryKey(),
    doctorId: uuid()
      .notNull()
      .references(() => doctors.id),
    fromDay: date({ mode: 'string' }).notNull(),
    untilDay: date({ mode: 'string' }).notNull(),
    reason: text().notNull(),
  },
  (row) => [index('doctor_leaves_doctor').on(row.doctorId, row.untilDay)],
);
