import { z } from '@hono/zod-openapi';
import { inGraphql, switchField } from '../../shared/http/graphql.ts';
import { orgQuery, paging } from '../../shared/http/query.ts';
import { answer, errorResponse, jsonBody, namedObject, routesOf } from '../../shared/http/route.ts';
import { updateMask } from '../../shared/http/update-mask.ts';
import { seen } from '../company/company.routes.ts';
import { siteSchema } from '../lookups/lookups.routes.ts';

const route = routesOf('Subsidiaries');

const sitePath = z.object({ site_id: z.uuid().openapi({ description: 'The subsidiary.' }) });
const inOrg = z.object({ org: inGraphql(orgQuery, { required: true }) });

const text = (most: number, description: string, example: string) =>
  z.string().max(most, `must be at most ${most} characters`).openapi({ description, example });
const siteName = text(200, 'Once in its company, whatever its capitals.', 'Newman Operations');
const alias = text(200, 'What it is called for short; its name unless said otherwise.', 'Newman');

const unknown = errorResponse('Unknown, or another organisation’s: both answer alike.');

const foundSubsidiary = namedObject(
  'FoundSubsidiary',
  {
    id: z.uuid(),
    name: z.string().openapi({ example: 'Newman Operations' }),
    alias: z.string().openapi({ example: 'Newman' }),
    company_id: z.uuid(),
    company_name: z.string().openapi({ example: 'Redgum Mining' }),
    active: z.boolean().openapi({ description: 'True while it and its company are enabled.' }),
  },
  { names: { orgId: 'company_id', orgName: 'company_name' } },
);
export type FoundSubsidiary = z.output<typeof foundSubsidiary>;

export const findSubsidiaries = route('findSubsidiaries', 'get', '/companies/found-subsidiaries', {
  graphql: { query: 'foundSubsidiaries', pick: 'subsidiaries', args: { limit: 'page_size' } },
  summary: 'Subsidiaries of all companies',
  description: 'By a part of the name or the alias; of the companies that the caller may see.',
  request: {
    query: z.object({
      search: z
        .string()
        .trim()
        .min(1)
        .max(200)
        .openapi({ description: 'Part of the name or alias.', example: 'newman' }),
      page_size: paging({ pageSize: 6, most: 50 }).page_size,
    }),
  },
  responses: {
    200: answer('The first of them, by name.', z.object({ subsidiaries: z.array(foundSubsidiary) })),
  },
});

export const createSite = route('createSite', 'post', '/companies/sites', {
  graphql: { mutation: 'addSubsidiary' },
  summary: 'Add a subsidiary',
  description: 'To the company that org or site.company_id names; the alias comes from the name.',
  request: {
    query: inOrg,
    body: jsonBody(
      z
        .strictObject({
          site: inGraphql(
            z.strictObject({
              site_name: siteName,
              company_id: z.uuid().optional().openapi({ description: 'The same as org.' }),
              alias: alias.optional(),
              enable: z.boolean().default(true),
            }),
            { spread: true, omit: ['company_id', 'alias', 'enable'] },
          ),
          fit_test: z.boolean().default(false),
          org: inGraphql(z.uuid().optional(), { hidden: true }).openapi({ description: 'The same as the query.' }),
        })
        .openapi('NewSubsidiary', { example: { site: { site_name: 'Newman Operations' }, fit_test: true } }),
    ),
  },
  responses: {
    201: answer('The subsidiary.', siteSchema),
    404: errorResponse('The company is unknown, or another one than the caller’s.'),
    409: errorResponse('The company has one of this name already (`field` is site.site_name).'),
  },
});

export const updateSite = route('updateSite', 'put', '/companies/sites/{site_id}', {
  graphql: { mutation: 'changeSubsidiary' },
  summary: 'Change a subsidiary',
  description: 'What the mask names.',
  request: {
    params: sitePath,
    query: inOrg,
    body: jsonBody(
      z
        .strictObject({
          site: inGraphql(z.strictObject({ site_name: siteName.optional(), alias: alias.optional() }).default({}), {
            spread: true,
          }),
          fit_test: z.boolean().optional(),
          update_mask: updateMask(['site_name', 'alias', 'fit_test']),
          org: inGraphql(z.uuid().optional(), { hidden: true }).openapi({
            description: 'Its company; the same as the query.',
          }),
          updated_at: seen.optional(),
        })
        .openapi('SubsidiaryChange', {
          'x-graphql': { type: 'SubsidiaryInput' },
          example: { site: { site_name: 'Newman Operations' }, update_mask: ['site_name'] },
        }),
    ),
  },
  responses: {
    200: answer('The subsidiary as it is now.', siteSchema),
    404: unknown,
    409: errorResponse('EDIT_CONFLICT with the record as it is in `details.present`, or DUPLICATE at the name.'),
  },
});

const switched = answer('The subsidiary as it is now.', siteSchema);

export const deactivateSite = route('deactivateSite', 'delete', '/companies/sites/{site_id}', {
  graphql: switchField('switchSubsidiary', false),
  summary: 'Deactivate a subsidiary',
  description: 'Nobody books for it any more. Its bookings stay as they are.',
  request: { params: sitePath, query: inOrg },
  responses: { 201: switched, 404: unknown },
});

export const activateSite = route('activateSite', 'put', '/companies/sites/{site_id}/activate', {
  graphql: switchField('switchSubsidiary', true),
  summary: 'Activate a subsidiary',
  description: 'It can be booked for again.',
  request: { params: sitePath, query: inOrg },
  responses: { 201: switched, 404: unknown },
});

export const getSiteEffects = route('getSiteEffects', 'get', '/companies/sites/{site_id}/effects', {
  graphql: { query: 'subsidiaryEffects' },
  summary: 'What switching a subsidiary on or off affects',
  description: 'Counted now; nothing is changed.',
  request: { params: sitePath, query: inOrg },
  responses: {
    200: answer(
      'What there is of it.',
      namedObject('SubsidiaryEffects', {
        open_bookings: z.int().openapi({
          description: 'Candidates whose booking is neither completed nor cancelled.',
          example: 3,
        }),
      }),
    ),
    404: unknown,
  },
});
