import { abnMessage } from '../contact/abn.ts';
import { emailListMessage, emailMessage } from '../contact/email.ts';
import { splitEmails } from '../contact/email-list.ts';
import { phoneMessage } from '../contact/phone.ts';
import type { FieldMessage } from '../text/required.ts';

/**
 * The provider's record of a client company, beside its name and services. Addresses of results are separated by
 * semicolons.
 */
export type CompanyDetails = {
  abn: string;
  billingAddress: string;
  resultEmail: string;
  invoiceEmail: string;
  contactName: string;
  contactPhone: string;
  poRequired: boolean;
  /** Ids of clinics that new bookings start with. */
  favouriteClinics: string[];
  ownPackagesOnly: boolean;
  invoicePer: InvoicePer;
  /** Days until a statement is to be paid, as it was typed; empty is the provider's number. */
  paymentDays: string;
  notes: string;
};

/** The part of a statement that has an invoice of its own: companies pay by statement, by order or by project. */
export const INVOICE_PER = ['company', 'po', 'project'] as const;
export type InvoicePer = (typeof INVOICE_PER)[number];

/** Until a statement is to be paid, where nothing else was agreed. */
export const USUAL_PAYMENT_DAYS = 14;
export const MAX_PAYMENT_DAYS = 365;

export const paymentDaysMessage = (typed: string): FieldMessage =>
  typed.trim() === '' || (/^\d{1,3}$/.test(typed.trim()) && Number(typed) <= MAX_PAYMENT_DAYS)
    ? null
    : `Enter whole days, at most ${MAX_PAYMENT_DAYS}.`;

export const MAX_FAVOURITE_CLINICS = 20;

/** The longest text of each field. */
export const companyDetailLengths = {
  abn: 20,
  billingAddress: 500,
  resultEmail: 2_000,
  invoiceEmail: 254,
  contactName: 200,
  contactPhone: 40,
  notes: 2_000,
} as const satisfies Partial<Record<keyof CompanyDetails, number>>;

type Checked = 'abn' | 'resultEmail' | 'invoiceEmail' | 'contactPhone';

/** The faults of the addresses for results and invoices. */
export const addressMessages = ({
  resultEmail,
  invoiceEmail,
}: Pick<CompanyDetails, 'resultEmail' | 'invoiceEmail'>) => ({
  resultEmail: emailListMessage(splitEmails(resultEmail)),
  invoiceEmail: emailMessage(invoiceEmail),
});

/** Messages by field. Nothing is required. */
export const companyDetailMessages = (details: Pick<CompanyDetails, Checked>): Record<Checked, FieldMessage> => ({
  abn: abnMessage(details.abn),
  ...addressMessages(details),
  contactPhone: phoneMessage(details.contactPhone),
});
