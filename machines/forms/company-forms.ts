import { formMachine } from '../form/form.machine.ts';
import { type FormRefusal, fieldsOf } from '../form/form.types.ts';
import type { PortalError } from '../lib/portal-error.ts';
import { type CompanyDetails, companyDetailMessages } from '../rules/account/company-details.ts';
import { requiredMessage } from '../rules/text/required.ts';

/*
 * The forms of companies and their subsidiaries, each the form machine with its own rules and words.
 * Ports, each as `save`: add or change the record. `updatedAt` is what an edit has seen; nobody types it.
 * Source: product specification, sections 3, 7 and 8.
 */

const UPDATED = 'Update success';
const UPDATE_ERROR = 'Update error! Please try again.';

export type NewCompany = { companyName: string; fitTest: boolean; otp: boolean; seedPositions: boolean };
export type CompanyRecord = { companyName: string; fitTest: boolean; otp: boolean; updatedAt: string };
export type NewSubsidiary = { siteName: string; fitTest: boolean };
export type SubsidiaryRecord = { siteName: string; alias: string; fitTest: boolean; updatedAt: string };

/** An update that was refused says so in the service's own words, where there are any. */
const updateRefused =
  (fields: readonly string[]) =>
  (error: PortalError): FormRefusal => ({
    text: ('reason' in error && error.reason) || UPDATE_ERROR,
    fields: fieldsOf(error, fields),
  });

const createRefused =
  (text: string, fields: readonly string[]) =>
  (error: PortalError): FormRefusal => ({ text, fields: fieldsOf(error, fields) });

export const newCompanyForm = formMachine<NewCompany, { id: string }>({
  check: ({ companyName }) => ({ companyName: requiredMessage(companyName) }),
  refused: createRefused('Create company error! Please try again.', ['companyName']),
  saved: 'Create company success',
  afterSave: () => 'ends',
});

export const companyForm = formMachine<CompanyRecord, CompanyRecord>({
  check: ({ companyName }) => ({ companyName: requiredMessage(companyName) }),
  refused: updateRefused(['companyName']),
  saved: UPDATED,
  keep: (_sent, answer) => answer,
});

export const companyDetailsForm = formMachine<
  CompanyDetails & { updatedAt: string },
  CompanyDetails & { updatedAt: string }
>({
  check: companyDetailMessages,
  refused: updateRefused(['abn', 'resultEmail', 'invoiceEmail', 'contactPhone']),
  saved: UPDATED,
  keep: (_sent, answer) => answer,
});

/** Each channel's moments, as `REMINDER_MOMENTS` has them. */
type ReminderSettings = { mail: string[]; sms: string[]; ownMoveDays: number; candidatesFillIn: boolean };

export const remindersForm = formMachine<ReminderSettings, ReminderSettings>({
  check: () => ({}),
  refused: updateRefused([]),
  saved: UPDATED,
  keep: (_sent, answer) => answer,
});

export const newSubsidiaryForm = formMachine<NewSubsidiary>({
  check: ({ siteName }) => ({ siteName: requiredMessage(siteName) }),
  refused: createRefused('Create subsidiary error! Please try again.', ['siteName']),
  saved: 'Create subsidiary success',
  afterSave: () => 'ends',
});

export const subsidiaryForm = formMachine<SubsidiaryRecord, SubsidiaryRecord>({
  check: ({ siteName, alias }) => ({ siteName: requiredMessage(siteName), alias: requiredMessage(alias) }),
  refused: updateRefused(['siteName', 'alias']),
  saved: UPDATED,
  keep: (_sent, answer) => answer,
});
