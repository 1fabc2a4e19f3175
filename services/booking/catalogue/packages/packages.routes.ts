import { z } from '@hono/zod-openapi';
import { MAX_VALIDITY_MONTHS } from '../../../../machines/rules/booking/validity.ts';
import { inGraphql } from '../../../shared/http/graphql.ts';
import { flag, orgQuery, paging, repeated } from '../../../shared/http/query.ts';
import { answer, errorResponse, namedBody, namedObject, routesOf } from '../../../shared/http/route.ts';
import { changeOf } from '../../../shared/http/update-mask.ts';
import { lookupPage } from '../../../shared/sql/lookup.ts';
import { id, serviceType, text } from '../../shared/booking.contract.ts';
import { assessmentNames, packageNames } from '../../shared/booking.names.ts';

const route = routesOf('Packages');

export const packageAssessment = namedObject(
  'PackageAssessment',
  {
    category_name: z.string().openapi({ example: 'Function' }),
    assessment_name: z.string().openapi({ example: 'Musculoskeletal assessment' }),
    minutes: z.int().openapi({ description: 'How long it takes.', example: 30 }),
    checked: z.boolean().openapi({ description: 'Whether it is part of the package.', example: true }),
  },
  { names: assessmentNames },
);

const updatedAt = z.iso.datetime({ offset: true }).openapi({ example: '2026-11-23T01:15:00.000Z' });

const validityMonths = z.int().min(0).max(MAX_VALIDITY_MONTHS).openapi({
  description: 'How many months after its examination somebody is due again; 0 where it is valid for good.',
  example: 24,
});

export const packageRecord = namedObject(
  'PackageRecord',
  {
    package_id: id('Package.'),
    name: z.string().openapi({ example: 'Standard medical' }),
    service_type: serviceType,
    org_id: z.uuid().nullable().openapi({ description: 'Null = offered to every company; the provider changes it.' }),
    is_active: z.boolean().openapi({ description: 'Offered to new bookings.', example: true }),
    minutes: z.int().openapi({ description: 'Sum of the assessments.', example: 65 }),
    duration: z.int().openapi({ description: 'What an appointment takes: rounded up to slots of 15.', example: 75 }),
    validity_months: validityMonths,
    in_use: z.boolean().openapi({ description: 'Bookings have it, so it can be switched off but not deleted.' }),
    updated_at: updatedAt.openapi({ description: 'When it was changed last; an edit sends it back.' }),
    assessments: z.array(packageAssessment),
  },
  { names: packageNames },
);

const givenAssessments = z
  .array(
    inGraphql(
      z.strictObject({
        category_name: text('Its category.', 'Function'),
        assessment_name: text('Its name.', 'Musculoskeletal assessment'),
        checked: inGraphql(z.boolean().default(true), { hidden: true }),
      }),
      { type: 'CheckedAssessmentInput', names: assessmentNames },
    ),
  )
  .max(200)
  .openapi({ description: 'From the catalogue; those that are not checked may be left out.' });

const duplicate = errorResponse('There is one of this name already (`field` is name).');
const unknown = errorResponse('Unknown, or another company’s: both answer alike.');
const notInCatalogue = errorResponse('Nothing is checked, or something is not in the catalogue; `field` says which.');

const searchText = z.string().trim().max(200).optional();

export const listPackages = route('listPackages', 'get', '/booking/packages', {
  graphql: {
    query: 'packages',
    args: { search: 'query' },
    always: { is_count: true },
    byActive: true,
    only: ['org', 'query', 'page', 'page_size'],
  },
  summary: 'Packages of an organisation',
  description:
    'By name, ascending: its own and those for every company. The provider’s own are those for every company. Each with ' +
    'what it holds; packages of a single booking are in no list.',
  request: {
    query: z.object({
      query: searchText.openapi({ description: 'Part of the name.', example: 'driver' }),
      name: searchText,
      search: searchText,
      ...paging({ pageSize: 50, most: 1_000 }),
      is_count: flag('Answers count and pages too.').optional(),
      status: repeated(z.enum(['active', 'inactive']))
        .default(['active', 'inactive'])
        .openapi({ description: 'active, inactive or both; both without it.', example: ['active'] }),
      service_type: serviceType.optional(),
      org: orgQuery,
    }),
  },
  responses: {
    200: answer(
      'One page.',
      inGraphql(z.object({ data: z.array(packageRecord), ...lookupPage }), {
        type: 'PackagePage',
        names: { packages: 'data', total: 'count' },
      }),
    ),
    404: errorResponse('`org` is unknown, or another company’s.'),
  },
});

export const listAssessments = route('listAssessments', 'get', '/booking/assessments', {
  graphql: { query: 'assessments', pick: 'data' },
  summary: 'Assessment list',
  description: 'Everything a clinic can do, by category, in the order that it is shown: what packages are made of.',
  responses: {
    200: answer('The catalogue.', z.object({ data: z.array(packageAssessment) })),
  },
});

const packagePath = z.object({ package_id: id('The package.') });

export const getPackage = route('getPackage', 'get', '/booking/packages/{package_id}', {
  graphql: { query: 'package', args: { id: 'package_id' } },
  summary: 'A package, to be edited',
  description: 'With the whole catalogue of assessments, each checked or not.',
  request: { params: packagePath },
  responses: { 200: answer('The package.', packageRecord), 404: unknown },
});

export const packageUses = namedObject('PackageUses', {
  bookings: z.int().openapi({ description: 'Bookings that have it, counted to 1001.', example: 40 }),
  coming: z.int().openapi({ description: 'How many of them are to come, counted to 1001.', example: 12 }),
  holds: z.int().openapi({ description: 'Times held for it at this moment.', example: 1 }),
  assessments_cents: z.int().nullable().openapi({
    description:
      'What its assessments cost together, in cents without GST, for the provider; null where one has no price.',
    example: 18_500,
  }),
});

export const getPackageUses = route('getPackageUses', 'get', '/booking/packages/{package_id}/uses', {
  graphql: { query: 'packageUses', args: { id: 'package_id' } },
  summary: 'Who has a package',
  description: 'What a change of it leaves as it was, and what its assessments cost together.',
  request: { params: packagePath },
  responses: { 200: answer('The uses.', packageUses), 404: unknown },
});

export const addPackage = route('addPackage', 'post', '/booking/packages', {
  graphql: { mutation: 'addPackage' },
  summary: 'Add a package',
  description: 'For the company of `org`; the provider’s own are offered to every company.',
  request: {
    query: z.object({ org: orgQuery }),
    body: namedBody('NewPackage', {
      name: text('Its name.', 'Standard medical'),
      service_type: serviceType,
      validity_months: validityMonths.default(0),
      assessments: givenAssessments,
    }),
  },
  responses: {
    201: answer('The package.', packageRecord),
    404: errorResponse('`org` is unknown, or another company’s.'),
    409: duplicate,
    422: notInCatalogue,
  },
});

export const updatePackage = route('updatePackage', 'put', '/booking/packages/{package_id}', {
  graphql: { mutation: 'changePackage', args: { id: 'package_id' } },
  summary: 'Change a package, switch it off or on',
  description:
    'Bookings stay as they were made: their times keep their length, and they go on showing what was booked. New ' +
    'bookings, and times picked from now on, take the package as it is now.',
  request: {
    params: packagePath,
    body: namedBody(
      'PackageChange',
      {
        ...changeOf({
          name: text('Its name.', 'Standard medical'),
          is_active: z.boolean(),
          validity_months: validityMonths,
          assessments: givenAssessments,
        }),
        updated_at: updatedAt.openapi({ description: 'As the editor read it; changed since is refused with 409.' }),
      },
      { type: 'PackageInput' },
    ),
  },
  responses: {
    200: answer('The package as it is now.', packageRecord),
    404: unknown,
    409: errorResponse('EDIT_CONFLICT with the record as it is now in `details.present`, or DUPLICATE at `name`.'),
    422: notInCatalogue,
  },
});

export const deletePackage = route('deletePackage', 'delete', '/booking/packages/{package_id}', {
  graphql: { mutation: 'deletePackage', args: { id: 'package_id' } },
  summary: 'Delete a package that nobody has',
  description: 'One that bookings have is kept for them: switch it off instead.',
  request: { params: packagePath },
  responses: {
    204: { description: 'Gone.' },
    404: unknown,
    409: errorResponse('PACKAGE_IN_USE: `details` says how many bookings have it and how many of them are to come.'),
  },
});
