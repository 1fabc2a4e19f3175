import type { z } from '@hono/zod-openapi';
import { sql } from 'drizzle-orm';
import { companyDetailMessages } from '../../../machines/rules/account/company-details.ts';
import { abnDigits } from '../../../machines/rules/contact/abn.ts';
import { readEmail } from '../../../machines/rules/contact/email.ts';
import { joinEmails, splitEmails } from '../../../machines/rules/contact/email-list.ts';
import { formatPhone } from '../../../machines/rules/contact/phone.ts';
import type { Caller } from '../../access/caller.ts';
import { audit, auditAll } from '../../audit/audit.ts';
import { fail, notFound } from '../../base/errors.ts';
import type { Database } from '../../database/database.ts';
import { nextStamp, refuseIfChanged, stampSql } from '../../shared/http/edit-conflict.ts';
import { fromRest, sameNames } from '../../shared/http/rest-names.ts';
import { insertMany } from '../../shared/sql/insert-many.ts';
import { companyDetails } from '../companies.tables.ts';
import type { Write } from '../company/company.ts';
import type { companyDetailsSchema } from './details.routes.ts';

type Details = z.infer<typeof companyDetailsSchema>;
export type DetailsContent = Omit<Details, 'updated_at'>;

/** Of a company without a row, all is empty since it was added. */
const findSql = (orgId: string) => sql`
  select coalesce(d.abn, '') as abn, coalesce(d.billing_address, '') as billing_address,
         coalesce(d.result_email, '') as result_email, coalesce(d.invoice_email, '') as invoice_email,
         coalesce(d.contact_name, '') as contact_name, coalesce(d.contact_phone, '') as contact_phone,
         coalesce(d.po_required, false) as po_required,
         to_json(coalesce(d.favourite_clinics, '{}')) as favourite_clinics, coalesce(d.own_packages_only, false) as own_packages_only,
         coalesce(d.invoice_per, 'company') as invoice_per, d.payment_days,
         coalesce(d.notes, '') as notes, ${stampSql(sql`coalesce(d.updated_at, o.created_at)`)} as updated_at
    from companies.organisations o left join companies.company_details d on d.org_id = o.id
   where o.id = ${orgId}::uuid and o.kind = 'client'`;

export async function findDetails(db: Database, orgId: string): Promise<Details> {
  const { rows } = await db.execute<Details & Record<string, unknown>>(findSql(orgId));
  return rows[0] ?? notFound('Organisation');
}

/** The part of the details that the company reads and changes itself. */
export const bookingDefaultsOf = ({
  result_email,
  invoice_email,
  po_required,
  favourite_clinics,
  updated_at,
}: Details) => ({
  result_email,
  invoice_email,
  po_required,
  favourite_clinics,
  updated_at,
});

interface DetailsChange extends Write {
  readonly orgId: string;
  readonly seen: string | undefined;
  /** Fields that are not in it keep their value. */
  readonly wanted: Partial<DetailsContent>;
  /** The part that a conflict shows. */
  readonly shown?: (details: Details) => { readonly updated_at: string };
}

/** @throws ServiceError 400 at the field that is wrong, 409 EDIT_CONFLICT with the present details */
export function changeDetails(
  db: Database,
  caller: Caller,
  { orgId, seen, wanted, shown = (details) => details, now, address }: DetailsChange,
): Promise<Details> {
  return db.transaction(async (tx) => {
    // The company's row is locked in place of details that are not there yet.
    await tx.execute(sql`select from companies.organisations where id = ${orgId}::uuid for update`);
    const present = await findDetails(tx, orgId);
    if (seen !== undefined)
      await refuseIfChanged(tx, shown(present), { seen, what: 'company details', id: orgId, caller, now });
    const { updated_at: updatedAt, ...before } = present;
    const written = cleaned({ ...before, ...wanted });
    if (JSON.stringify(before) === JSON.stringify(written)) return present;
    await requireClinics(tx, written.favourite_clinics);
    await tx.execute(sql`
      insert into companies.company_details (org_id, abn, billing_address, result_email, invoice_email, contact_name,
        contact_phone, po_required, favourite_clinics, own_packages_only, invoice_per, payment_days, notes, updated_at)
      values (${orgId}::uuid, ${written.abn}, ${written.billing_address}, ${written.result_email},
        ${written.invoice_email}, ${written.contact_name}, ${written.contact_phone}, ${written.po_required},
        ${sql.param(written.favourite_clinics)}::uuid[], ${written.own_packages_only}, ${written.invoice_per}, ${written.payment_days}::int, ${written.notes}, ${nextStamp(updatedAt, now).toISOString()}::timestamptz)
      on conflict (org_id) do update set abn = excluded.abn, billing_address = excluded.billing_address,
        result_email = excluded.result_email, invoice_email = excluded.invoice_email,
        contact_name = excluded.contact_name, contact_phone = excluded.contact_phone,
        po_required = excluded.po_required, favourite_clinics = excluded.favourite_clinics,
        own_packages_only = excluded.own_packages_only,
        invoice_per = excluded.invoice_per, payment_days = excluded.payment_days, notes = excluded.notes,
        updated_at = excluded.updated_at`);
    await audit(tx, caller, { ...eventOf(orgId, now, address), before, after: written });
    return findDetails(tx, orgId);
  });
}

const NONE: DetailsContent = {
  abn: '',
  billing_address: '',
  result_email: '',
  invoice_email: '',
  contact_name: '',
  contact_phone: '',
  po_required: false,
  favourite_clinics: [],
  own_packages_only: false,
  invoice_per: 'company',
  payment_days: null,
  notes: '',
};

/** Details of companies that have none yet, clean ones; where nothing is said of a company nothing is written. */
export async function insertDetails(
  tx: Database,
  caller: Caller,
  wanted: readonly { readonly orgId: string; readonly content: DetailsContent }[],
  { now, address }: Write,
): Promise<void> {
  const said = wanted.filter(({ content }) => JSON.stringify(content) !== JSON.stringify(NONE));
  await insertMany(said, (some) =>
    tx.insert(companyDetails).values(
      some.map(({ orgId, content }) => ({
        orgId,
        abn: content.abn,
        billingAddress: content.billing_address,
        resultEmail: content.result_email,
        invoiceEmail: content.invoice_email,
        contactName: content.contact_name,
        notes: content.notes,
        contactPhone: content.contact_phone,
        poRequired: content.po_required,
        favouriteClinics: content.favourite_clinics,
        ownPackagesOnly: content.own_packages_only,
        invoicePer: content.invoice_per,
        paymentDays: content.payment_days,
        updatedAt: now,
      })),
    ),
  );
  const events = said.map(({ orgId, content }) => ({ ...eventOf(orgId, now, address), before: NONE, after: content }));
  await auditAll(tx, caller, events);
}

const eventOf = (orgId: string, at: Date, address: string | undefined) => ({
  action: 'company.details-changed',
  entity: 'company details',
  entityId: orgId,
  at,
  address,
});

/** @throws ServiceError 400 where one is unknown */
async function requireClinics(tx: Database, ids: readonly string[]): Promise<void> {
  const { rows } = await tx.execute(sql`select from booking.clinics where id = any (${sql.param(ids)}::uuid[])`);
  if (rows.length < ids.length) fail('BAD_REQUEST', 'Choose from the list of clinics.', { field: 'favourite_clinics' });
}

/** Trimmed, in the order of the answer. @throws ServiceError 400 at the field that is wrong */
function cleaned(wanted: DetailsContent): DetailsContent {
  const messages = companyDetailMessages(fromRest(sameNames, wanted));
  const paths = {
    abn: 'abn',
    resultEmail: 'result_email',
    invoiceEmail: 'invoice_email',
    contactPhone: 'contact_phone',
  };
  for (const [name, field] of Object.entries(paths)) {
    const message = messages[name as keyof typeof messages];
    if (message) fail('BAD_REQUEST', message, { field });
  }
  return cleanDetails(wanted);
}

/** As they are stored, once they have passed. */
export function cleanDetails(wanted: DetailsContent): DetailsContent {
  return {
    abn: abnDigits(wanted.abn),
    billing_address: wanted.billing_address.trim(),
    result_email: joinEmails(splitEmails(wanted.result_email)),
    invoice_email: readEmail(wanted.invoice_email),
    contact_name: wanted.contact_name.trim(),
    contact_phone: formatPhone(wanted.contact_phone),
    po_required: wanted.po_required,
    favourite_clinics: [...new Set(wanted.favourite_clinics)],
    own_packages_only: wanted.own_packages_only,
    invoice_per: wanted.invoice_per,
    payment_days: wanted.payment_days,
    notes: wanted.notes.trim(),
  };
}
