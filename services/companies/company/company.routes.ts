import { z } from '@hono/zod-openapi';
import { inGraphql, switchField } from '../../shared/http/graphql.ts';
import { answer, errorResponse, jsonBody, namedObject, routesOf } from '../../shared/http/route.ts';
import { updateMask } from '../../shared/http/update-mask.ts';
import { companySchema } from '../lookups/lookups.routes.ts';

const route = routesOf('Companies');

const orgPath = z.object({ org_id: z.uuid().openapi({ description: 'The company.' }) });

const name = z
  .string()
  .max(200, 'must be at most 200 characters')
  .openapi({ description: 'Once in the portal, whatever its capitals.', example: 'Redgum Mining' });
const otp = z.boolean().openapi({ description: "Results need a one-time password; the provider's decision." });
const sandbox = z.boolean().openapi({
  description: 'Nothing of its bookings is sent, and they are at sandbox clinics; the provider’s decision.',
});
export const seen = z.iso.datetime({ offset: true }).openapi({
  description: '`updated_at` as the editor read it: a record that was changed since is refused with 409.',
  example: '2026-11-23T01:15:00.000Z',
});

const unknown = errorResponse('Unknown, or another organisation’s: both answer alike.');
const duplicate = errorResponse('A company of this name exists already (`field` is company.company_name).');

export const getCompany = route('getCompany', 'get', '/companies/companies/{org_id}', {
  graphql: { query: 'company' },
  summary: 'A company',
  description: 'One company by its id; the provider may read any, a client its own.',
  request: { params: orgPath },
  responses: { 200: answer('The company.', companySchema), 404: unknown },
});

export const getMyCompany = route('getMyCompany', 'get', '/companies/my-company', {
  graphql: { query: 'myCompany' },
  summary: "The caller's company",
  description: 'The organisation that the caller is signed in to.',
  responses: { 200: answer('The company.', companySchema) },
});

export const createCompany = route('createCompany', 'post', '/companies/companies', {
  graphql: { mutation: 'addCompany', pick: 'id' },
  summary: 'Add a company',
  description: 'A client company, active at once unless said otherwise.',
  request: {
    body: jsonBody(
      z
        .strictObject({
          company: inGraphql(
            z.strictObject({
              company_name: name,
              enable: inGraphql(z.boolean().default(true), { hidden: true }),
              otp: otp.default(false),
            }),
            { spread: true },
          ),
          fit_test: z.boolean().default(false).openapi({ description: 'Fit tests can be booked for it.' }),
          seed_positions: z.boolean().default(false).openapi({ description: 'Starts with the usual positions.' }),
        })
        .openapi('NewCompany', {
          example: { company: { company_name: 'Redgum Mining' }, fit_test: true, seed_positions: true },
        }),
    ),
  },
  responses: { 201: answer('Its id.', z.object({ id: z.uuid() })), 409: duplicate },
});

export const updateCompany = route('updateCompany', 'put', '/companies/companies/{org_id}', {
  graphql: { mutation: 'changeCompany' },
  summary: 'Change a company',
  description:
    'What the mask names. One’s own organisation with my_company; any client’s, at the provider, with companies.',
  request: {
    params: orgPath,
    body: jsonBody(
      z
        .strictObject({
          company: inGraphql(
            z
              .strictObject({ company_name: name.optional(), otp: otp.optional(), sandbox: sandbox.optional() })
              .default({}),
            {
              spread: true,
            },
          ),
          fit_test: z.boolean().optional(),
          update_mask: updateMask(['company_name', 'fit_test', 'otp', 'sandbox']),
          updated_at: seen.optional(),
        })
        .openapi('CompanyChange', {
          'x-graphql': { type: 'CompanyInput' },
          example: { company: { company_name: 'Redgum Mining' }, update_mask: ['company_name'] },
        }),
    ),
  },
  responses: {
    200: answer('The company as it is now.', companySchema),
    404: unknown,
    409: errorResponse(
      'EDIT_CONFLICT with the record as it is in `details.present`, DUPLICATE at the name, or COMPANY_IN_USE at `company.sandbox`.',
    ),
  },
});

const switched = answer('The company as it is now.', companySchema);

export const deactivateCompany = route('deactivateCompany', 'delete', '/companies/companies/{org_id}', {
  graphql: switchField('switchCompany', false),
  summary: 'Deactivate a company',
  description: 'Its people are refused from their next request on. Its bookings stay as they are.',
  request: { params: orgPath },
  responses: { 201: switched, 404: unknown },
});

export const activateCompany = route('activateCompany', 'put', '/companies/companies/{org_id}/activate', {
  graphql: switchField('switchCompany', true),
  summary: 'Activate a company',
  description: 'Its people can sign in and book again.',
  request: { params: orgPath },
  responses: { 201: switched, 404: unknown },
});

const count = (description: string) => z.int().openapi({ description, example: 3 });

const companyEffects = namedObject('CompanyEffects', {
  accounts: count('Accounts that may sign in while it is active.'),
  accounts_signed_in: count('Accounts with an open session.'),
  open_bookings: count('Candidates whose booking is neither completed nor cancelled.'),
  drafts: count('Bookings that somebody has begun and not sent.'),
  subsidiaries: count('Subsidiaries that are switched on.'),
});
export type CompanyEffects = z.output<typeof companyEffects>;

export const getCompanyEffects = route('getCompanyEffects', 'get', '/companies/companies/{org_id}/effects', {
  graphql: { query: 'companyEffects' },
  summary: 'What switching a company on or off affects',
  description: 'Counted now; nothing is changed.',
  request: { params: orgPath },
  responses: {
    200: answer('What there is of it.', companyEffects),
    404: unknown,
  },
});
