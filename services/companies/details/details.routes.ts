import { z } from '@hono/zod-openapi';
import {
  INVOICE_PER,
  companyDetailLengths as lengths,
  MAX_FAVOURITE_CLINICS,
  MAX_PAYMENT_DAYS,
} from '../../../machines/rules/account/company-details.ts';
import { inGraphql } from '../../shared/http/graphql.ts';
import { answer, errorResponse, namedBody, namedObject, routesOf } from '../../shared/http/route.ts';
import { seen } from '../company/company.routes.ts';

const route = routesOf('Companies');

const orgPath = z.object({ org_id: z.uuid().openapi({ description: 'The company.' }) });
const text = (max: number, description: string, example: string) =>
  z.string().max(max, `must be at most ${max} characters`).openapi({ description, example });

const details = {
  abn: text(lengths.abn, 'Australian Business Number, or empty. Answered as its digits.', '51 824 753 556'),
  billing_address: text(lengths.billingAddress, 'On statements.', 'PO Box 12, Kalgoorlie WA 6430'),
  result_email: text(lengths.resultEmail, 'Where results of new bookings go; by semicolons.', 'hse@redgum.example'),
  invoice_email: text(lengths.invoiceEmail, 'Where invoices of new bookings go.', 'accounts@redgum.example'),
  contact_name: text(lengths.contactName, 'Whom the provider calls.', 'Priya Raman'),
  contact_phone: text(lengths.contactPhone, 'Australian phone.', '08 5550 1420'),
  po_required: z.boolean().openapi({ description: 'No booking without a purchase order number.', example: false }),
  favourite_clinics: z
    .array(z.uuid())
    .max(MAX_FAVOURITE_CLINICS, `must be at most ${MAX_FAVOURITE_CLINICS} clinics`)
    .openapi({ description: 'Clinics that new bookings start with, the first first.' }),
  own_packages_only: z
    .boolean()
    .openapi({ description: 'Only packages made for this company are offered.', example: false }),
  invoice_per: inGraphql(
    z
      .enum(INVOICE_PER)
      .openapi({ description: 'The part of a statement that has an invoice of its own.', example: 'po' }),
    { type: 'InvoicePer' },
  ),
  payment_days: z
    .int()
    .min(0)
    .max(MAX_PAYMENT_DAYS)
    .nullable()
    .openapi({ description: 'Until a statement is to be paid; null is the provider’s number.', example: 30 }),
  notes: text(lengths.notes, "For the provider's people alone.", 'Calls back on Mondays.'),
};

export const companyDetailsSchema = namedObject('CompanyDetails', { ...details, updated_at: seen });

const { result_email, invoice_email, po_required, favourite_clinics } = details;
const defaults = { result_email, invoice_email, po_required, favourite_clinics };
const bookingDefaults = namedObject('BookingDefaults', { ...defaults, updated_at: seen });

const unknown = errorResponse('No client company.');

export const getCompanyDetails = route('getCompanyDetails', 'get', '/companies/companies/{org_id}/details', {
  graphql: { query: 'companyDetails' },
  summary: 'What the provider keeps about a company',
  description: 'For booking and billing. One that was never written answers empty.',
  request: { params: orgPath },
  responses: { 200: answer('The details.', companyDetailsSchema), 404: unknown },
});

export const updateCompanyDetails = route('updateCompanyDetails', 'put', '/companies/companies/{org_id}/details', {
  graphql: { mutation: 'changeCompanyDetails' },
  summary: 'Change what the provider keeps about a company',
  description: 'All of it at once. Bookings that were made stay as they are.',
  request: {
    params: orgPath,
    body: namedBody(
      'CompanyDetailsChange',
      { ...details, favourite_clinics: details.favourite_clinics.optional(), updated_at: seen.optional() },
      { type: 'CompanyDetailsInput' },
    ),
  },
  responses: {
    200: answer('The details as they are now.', companyDetailsSchema),
    400: errorResponse('`field` names the first that is wrong.'),
    404: unknown,
    409: errorResponse('EDIT_CONFLICT with the details as they are in `details.present`.'),
  },
});

const defaultsPath = '/companies/companies/{org_id}/booking-defaults';

export const getBookingDefaults = route('getBookingDefaults', 'get', defaultsPath, {
  graphql: { query: 'bookingDefaults' },
  summary: 'What new bookings of a company start with',
  description:
    'The part of its details that the company changes itself. A client asks for its own, the provider for any.',
  request: { params: orgPath },
  responses: { 200: answer('The defaults.', bookingDefaults), 404: unknown },
});

export const updateBookingDefaults = route('updateBookingDefaults', 'put', defaultsPath, {
  graphql: { mutation: 'changeBookingDefaults' },
  summary: 'Change what new bookings of a company start with',
  description: 'All of it at once. Bookings that were made stay as they are.',
  request: {
    params: orgPath,
    body: namedBody(
      'BookingDefaultsChange',
      { ...defaults, favourite_clinics: favourite_clinics.optional(), updated_at: seen.optional() },
      { type: 'BookingDefaultsInput' },
    ),
  },
  responses: {
    200: answer('The defaults as they are now.', bookingDefaults),
    400: errorResponse('`field` names the first that is wrong.'),
    404: unknown,
    409: errorResponse('EDIT_CONFLICT with the defaults as they are in `details.present`.'),
  },
});
