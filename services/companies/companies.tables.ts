import { sql } from 'drizzle-orm';
import { boolean, date, index, integer, pgSchema, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { uuidv7 } from 'uuidv7';
import type { InvoicePer } from '../../machines/rules/account/company-details.ts';
import { importsTable } from '../shared/import/imports.table.ts';

export const companiesSchema = pgSchema('companies');

export const imports = importsTable(companiesSchema);

const id = () => uuid().primaryKey().$defaultFn(uuidv7);
const instant = () => timestamp({ withTimezone: true });

/** The provider and its client companies. `enable` is the switch; a company is active while it is on. */
export const organisations = companiesSchema.table(
  'organisations',
  {
    id: id(),
    kind: text().$type<'provider' | 'client'>().notNull(),
    companyName: text().notNull(),
    enable: boolean().notNull().default(true),
    fitTest: boolean().notNull().default(false),
    otp: boolean().notNull().default(false),
    /** For programs under test: its bookings are at sandbox clinics, and no mail or SMS of them leaves. */
    sandbox: boolean().notNull().default(false),
    /** Its administrators open nothing but their own account without a second factor. */
    adminSecondFactor: boolean().notNull().default(false),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (org) => [
    uniqueIndex('organisations_name_key').on(sql`lower(${org.companyName})`),
    index('organisations_name_idx').using('gin', sql`public.fold_text(${org.companyName}) gin_trgm_ops`),
  ],
);

/** The provider's details of a company for booking and billing; a company without a row has none. */
export const companyDetails = companiesSchema.table('company_details', {
  orgId: uuid()
    .primaryKey()
    .references(() => organisations.id),
  /** Eleven digits, or empty. */
  abn: text().notNull(),
  billingAddress: text().notNull(),
  /** Addresses for results of new bookings, separated by semicolons. */
  resultEmail: text().notNull(),
  invoiceEmail: text().notNull(),
  contactName: text().notNull(),
  contactPhone: text().notNull(),
  poRequired: boolean().notNull(),
  /** Clinics that new bookings start with, the first first. */
  favouriteClinics: uuid().array().notNull().default([]),
  /** Packages for every company are withheld from it. */
  ownPackagesOnly: boolean().notNull(),
  /** The part of a statement that has an invoice of its own. */
  invoicePer: text().$type<InvoicePer>().notNull().default('company'),
  /** Until a statement is to be paid; null is the provider's number of days. */
  paymentDays: integer(),
  /** For the provider's people alone. */
  notes: text().notNull(),
  updatedAt: instant().notNull(),
});

/** The provider's own settings; an empty text or null leaves the server's. */
export const providerSettings = companiesSchema.table('provider_settings', {
  orgId: uuid()
    .primaryKey()
    .references(() => organisations.id),
  brandName: text().notNull(),
  phone: text().notNull(),
  openingHours: text().notNull(),
  xeroAccount: text().notNull(),
  xeroTax: text().notNull(),
  myobAccount: text().notNull(),
  myobTax: text().notNull(),
  holdMinutes: integer(),
  paymentDays: integer(),
  updatedAt: instant().notNull(),
});

const orgId = () =>
  uuid()
    .notNull()
    .references(() => organisations.id);

/** Invoice numbers of statements. A number belongs to one company, period and order for good, and no other gets it. */
export const statementNumbers = companiesSchema.table(
  'statement_numbers',
  {
    /** With its prefix it has eight characters, which is all that MYOB takes. */
    number: integer().primaryKey().generatedAlwaysAsIdentity({ startWith: 10_001 }),
    orgId: orgId(),
    fromDate: date().notNull(),
    toDate: date().notNull(),
    invoicePer: text().$type<InvoicePer>().notNull().default('company'),
    /** The order number or the project of this invoice; empty for those without one, and for a whole statement. */
    part: text().notNull().default(''),
    createdAt: instant().notNull(),
  },
  (statement) => [
    uniqueIndex('statement_numbers_key').on(
      statement.orgId,
      statement.fromDate,
      statement.toDate,
      statement.invoicePer,
      statement.part,
    ),
  ],
);

/** A company's own sites; the specification calls them subsidiaries. Active while it and its company are enabled. */
export const subsidiaries = companiesSchema.table(
  'subsidiaries',
  {
    id: id(),
    orgId: orgId(),
    siteName: text().notNull(),
    alias: text().notNull(),
    state: text(),
    enable: boolean().notNull().default(true),
    fitTest: boolean().notNull().default(false),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (site) => [
    uniqueIndex('subsidiaries_name_key').on(site.orgId, sql`lower(${site.siteName})`),
    // Of the search over everything, by a part of either.
    index('subsidiaries_search_idx').using(
      'gin',
      sql`public.fold_text(${site.siteName} || ' ' || ${site.alias}) gin_trgm_ops`,
    ),
  ],
);

export const positions = companiesSchema.table(
  'positions',
  { id: id(), orgId: orgId(), name: text().notNull(), createdAt: instant().notNull(), updatedAt: instant().notNull() },
  (position) => [uniqueIndex('positions_name_key').on(position.orgId, sql`lower(${position.name})`)],
);

export const projects = companiesSchema.table(
  'projects',
  {
    id: id(),
    orgId: orgId(),
    name: text().notNull(),
    disable: boolean().notNull().default(false),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (project) => [uniqueIndex('projects_name_key').on(project.orgId, sql`lower(${project.name})`)],
);

/** Project identifications, offered again once used. */
export const projectIdentifications = companiesSchema.table(
  'project_identifications',
  { id: id(), orgId: orgId(), name: text().notNull(), createdAt: instant().notNull() },
  (pi) => [uniqueIndex('project_identifications_name_key').on(pi.orgId, sql`lower(${pi.name})`)],
);

/** Purchase order numbers, offered again once used. */
export const purchaseOrders = companiesSchema.table(
  'purchase_orders',
  { id: id(), orgId: orgId(), name: text().notNull(), createdAt: instant().notNull() },
  (po) => [uniqueIndex('purchase_orders_name_key').on(po.orgId, sql`lower(${po.name})`)],
);

/** Forms a company wants filled in; a temporary one belongs to one booking and is in no list. */
export const paperworks = companiesSchema.table(
  'paperworks',
  {
    id: id(),
    orgId: orgId(),
    paperWork: text().notNull(),
    temporary: boolean().notNull().default(false),
    link: text(),
    /** Its place in the file store; empty for a form without a file. */
    fileKey: text(),
    fileName: text(),
    contentType: text(),
    size: integer(),
    createdBy: uuid(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (paperwork) => [index('paperworks_name_idx').on(paperwork.orgId, sql`lower(${paperwork.paperWork})`, paperwork.id)],
);
