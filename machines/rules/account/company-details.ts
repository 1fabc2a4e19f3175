import { abnMessage } from '../contact/abn.ts';
import { emailListMessage, emailMessage } from '../contact/email.ts';
import { splitEmails } from '../contact/email-list.ts';
import { phoneMessage } from '../contact/phone.ts';
import type { Message } from '../text/required.ts';

/** What the provider keeps about a client company, beside its name and services. Addresses of results are separated by semicolons. */
export type CompanyDetails = {
  abn: string;
  billingAddress: string;
  resultEmail: string;
  invoiceEmail: string;
  contactName: string;
  contactPhone: string;
  poRequired: boolean;
  ownPackagesOnly: boolean;
  notes: string;
};

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

/** What is wrong, by field. Nothing is required. */
export const companyDetailMessages = (details: Pick<CompanyDetails, Checked>): Record<Checked, Message> => ({
  abn: abnMessage(details.abn),
  resultEmail: emailListMessage(splitEmails(details.resultEmail)),
  invoiceEmail: emailMessage(details.invoiceEmail),
  contactPhone: phoneMessage(details.contactPhone),
});
