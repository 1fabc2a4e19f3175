import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { importsTable } from '../../shared/import/imports.table.ts';
import { bookingSchema, instant } from '../shared/booking-schema.ts';
import type { AssessmentNeeds } from './visit-routes/stops-of.ts';

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
    /** Months after its examination until a person is due again; 0 where it is valid for good. */
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

/** Assessments that clinics offer. One that is switched off stays in its packages, and is put into no other. */
export const assessments = bookingSchema.table(
  'assessments',
  {
    id: uuid().primaryKey(),
    categoryName: text().notNull(),
    assessmentName: text().notNull(),
    minutes: smallint().notNull(),
    position: smallint().notNull(),
    /** The candidate's preparation, as a sentence; empty where there is nothing to do. */
    preparation: text().notNull().default(''),
    /** Needs of its stop of a visit route; null where a doctor does it. */
    needs: jsonb().$type<AssessmentNeeds>(),
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
 * The contents of a package until it was changed. A booking made before `valid_until` keeps showing what was booked;
 * `assessments` is the list as the booking's detail answers it.
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

/** Imports of packages that are done. */
export const imports = importsTable(bookingSchema);
