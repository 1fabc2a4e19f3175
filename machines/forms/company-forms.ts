import { formMachine } from '../form/form.machine.ts';
import {
  addressMessages,
  type CompanyDetails,
  companyDetailMessages,
  paymentDaysMessage,
} from '../rules/account/company-details.ts';
import { requiredMessage } from '../rules/text/required.ts';
import { refusedAs, refusedWithMessage } from './refusals.ts';

/*
 * The forms of companies and their subsidiaries, each the form machine with its own rules and words.
 * Ports, each as `save`: add or change the record. `updatedAt` is the version that was edited, not a field on the
 * screen.
 * Source: product specification, sections 3, 7 and 8.
 */

const UPDATED = 'Update success';

type CompanyFields = { companyName: string; fitTest: boolean; otp: boolean };
export type NewCompany = CompanyFields & { seedPositions: boolean };
export type CompanyRecord = CompanyFields & { sandbox: boolean; updatedAt: string };
export type NewSubsidiary = { siteName: string; fitTest: boolean };
export type SubsidiaryRecord = { siteName: string; alias: string; fitTest: boolean; updatedAt: string };

export const newCompanyForm = formMachine<NewCompany, { id: string }>({
  check: ({ companyName }) => ({ companyName: requiredMessage(companyName) }),
  refused: refusedAs('Create company error! Please try again.', ['companyName']),
  saved: 'Create company success',
  afterSave: () => 'ends',
});

export const companyForm = formMachine<CompanyRecord, CompanyRecord>({
  check: ({ companyName }) => ({ companyName: requiredMessage(companyName) }),
  refused: refusedWithMessage(['companyName', 'sandbox']),
  saved: UPDATED,
  keep: (_sent, answer) => answer,
});

/** `resultEmailText` is the part of the addresses for results that is no entry yet. */
type TypedDetails = CompanyDetails & { resultEmailText: string; updatedAt: string };

export const companyDetailsForm = formMachine<TypedDetails, TypedDetails>({
  check: (details) => ({ ...companyDetailMessages(details), paymentDays: paymentDaysMessage(details.paymentDays) }),
  refused: refusedWithMessage([
    'abn',
    'resultEmail',
    'favouriteClinics',
    'invoiceEmail',
    'contactPhone',
    'paymentDays',
  ]),
  saved: UPDATED,
  keep: (_sent, answer) => answer,
});

type Defaults = Pick<CompanyDetails, 'resultEmail' | 'invoiceEmail' | 'poRequired' | 'favouriteClinics'> & {
  updatedAt: string;
};

type TypedDefaults = Defaults & { resultEmailText: string };

export const bookingDefaultsForm = formMachine<TypedDefaults, TypedDefaults>({
  check: ({ resultEmail, invoiceEmail }) => addressMessages({ resultEmail, invoiceEmail }),
  refused: refusedWithMessage(['resultEmail', 'invoiceEmail', 'favouriteClinics']),
  saved: UPDATED,
  keep: (_sent, answer) => answer,
});

/** Each channel's moments, as `REMINDER_MOMENTS` has them. `updatedAt` is what the editor has seen. */
type ReminderSettings = {
  mail: string[];
  sms: string[];
  ownMoveDays: number;
  candidatesFillIn: boolean;
  updatedAt: string;
};

export const remindersForm = formMachine<ReminderSettings, ReminderSettings>({
  check: () => ({}),
  refused: refusedWithMessage([]),
  saved: UPDATED,
  keep: (_sent, answer) => answer,
});

export const newSubsidiaryForm = formMachine<NewSubsidiary>({
  check: ({ siteName }) => ({ siteName: requiredMessage(siteName) }),
  refused: refusedAs('Create subsidiary error! Please try again.', ['siteName']),
  saved: 'Create subsidiary success',
  afterSave: () => 'ends',
});

export const subsidiaryForm = formMachine<SubsidiaryRecord, SubsidiaryRecord>({
  check: ({ siteName, alias }) => ({ siteName: requiredMessage(siteName), alias: requiredMessage(alias) }),
  refused: refusedWithMessage(['siteName', 'alias']),
  saved: UPDATED,
  keep: (_sent, answer) => answer,
});
