import { sql } from 'drizzle-orm';
import { check, primaryKey, smallint, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { bookingSchema } from '../../shared/booking-schema.ts';

/** The pattern of a booking under a name of the company's. It holds no candidates: they are named when it is booked. */
export const crews = bookingSchema.table(
  'crews',
  {
    id: uuid().primaryKey(),
    orgId: uuid().notNull(),
    name: text().notNull(),
    serviceType: text({ enum: ['pem', 'fit_test'] }).notNull(),
    sid: uuid(),
    subsidiaryId: uuid(),
    resultEmail: text().notNull(),
    invoiceEmail: text().notNull(),
    poNumber: text().notNull(),
    project: text().notNull(),
    projectIdentification: text().notNull(),
    createdBy: uuid().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    updatedAt: timestamp({ withTimezone: true }).notNull().default(sql`'2026-01-01T00:00:00Z'`),
  },
  (crew) => [uniqueIndex('crews_name').on(crew.orgId, sql`lower(${crew.name})`)],
);

/** People of a crew who are booked alike. A `state` without clinics means all of its clinics. */
export const crewLines = bookingSchema.table(
  'crew_lines',
  {
    crewId: uuid()
      .notNull()
      .references(() => crews.id, { onDelete: 'cascade' }),
    place: smallint().notNull(),
    people: smallint().notNull(),
    positionId: uuid(),
    position: text().notNull(),
    packageId: uuid(),
    state: text().notNull(),
    siteIds: uuid().array().notNull(),
  },
  (line) => [
    primaryKey({ columns: [line.crewId, line.place] }),
    check('crew_lines_people', sql`${line.people} between 1 and 100`),
  ],
);
