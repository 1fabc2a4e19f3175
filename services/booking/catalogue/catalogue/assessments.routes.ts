import { z } from '@hono/zod-openapi';
import {
  MAX_ASSESSMENT_MINUTES,
  MAX_PREPARATION_LENGTH,
  MINUTES_FORMAT,
} from '../../../../machines/rules/booking/assessment-form.ts';
import { MAX_PRICE_CENTS } from '../../../../machines/rules/booking/price.ts';
import { inGraphql } from '../../../shared/http/graphql.ts';
import { paging, repeated } from '../../../shared/http/query.ts';
import { answer, errorResponse, namedBody, namedObject, routesOf } from '../../../shared/http/route.ts';
import { changeOf } from '../../../shared/http/update-mask.ts';
import { lookupPage } from '../../../shared/sql/lookup.ts';
import { id, text } from '../../shared/booking.contract.ts';
import { catalogueNames } from '../../shared/booking.names.ts';
import { assessmentNeeds, resourceKind } from '../visit-routes/needs.contract.ts';

const route = routesOf('Assessments');

const path = '/booking/catalogue/assessments';
const onePath = `${path}/{assessment_id}` as const;
const one = z.object({ assessment_id: id('The assessment.') });

const updatedAt = z.iso.datetime({ offset: true }).openapi({ example: '2026-11-23T01:15:00.000Z' });

const facts = {
  category: text('Its heading.', 'Heart'),
  name: text('Its name.', 'Resting ECG'),
  minutes: z
    .int(MINUTES_FORMAT)
    .min(1, MINUTES_FORMAT)
    .max(MAX_ASSESSMENT_MINUTES, MINUTES_FORMAT)
    .openapi({ description: 'How long it takes.', example: 15 }),
  price_cents: z
    .int()
    .min(0)
    .max(MAX_PRICE_CENTS)
    .nullable()
    .openapi({ description: 'Australian cents, without GST; null where none is set.', example: 6_000 }),
  preparation: text(
    'What a candidate does before it; empty where there is nothing to do.',
    'Do not smoke in the hour before.',
    MAX_PREPARATION_LENGTH,
  ),
  needs: assessmentNeeds.nullable(),
};

export const assessmentRecord = namedObject(
  'AssessmentRecord',
  {
    assessment_id: id('The assessment.'),
    ...facts,
    comes_after: z
      .array(inGraphql(z.object({ id: id('The assessment.'), name: z.string() }), { type: 'EarlierAssessment' }))
      .openapi({ description: 'Those that its needs name as done before it, with their names.' }),
    is_active: z.boolean().openapi({ description: 'Can be put into packages.', example: true }),
    packages: z.int().openapi({ description: 'How many packages have it, counted to 1000.', example: 4 }),
    updated_at: updatedAt,
  },
  { type: 'CatalogueAssessment', names: catalogueNames },
);

const duplicate = errorResponse('The category has one of this name already (`field` is name).');
const unknown = errorResponse('Unknown.');
const circle = errorResponse('The rules of order would form a circle (`field` is needs), or a value is at fault.');

export const listCatalogue = route('listCatalogue', 'get', path, {
  graphql: { query: 'catalogue', byActive: true, only: ['search', 'page', 'page_size'] },
  summary: 'The catalogue of assessments, to be edited',
  description: 'In the order in which packages show it: by category. The provider alone sees what assessments cost.',
  request: {
    query: z.object({
      search: z.string().trim().max(200).optional().openapi({ description: 'Part of the name or the category.' }),
      ...paging({ pageSize: 50, most: 200 }),
      status: repeated(z.enum(['active', 'inactive']))
        .default(['active', 'inactive'])
        .openapi({ description: 'active, inactive or both; both without it.', example: ['active'] }),
    }),
  },
  responses: {
    200: answer(
      'One page.',
      inGraphql(z.object({ data: z.array(assessmentRecord), ...lookupPage }), {
        type: 'CataloguePage',
        names: { assessments: 'data', total: 'count' },
      }),
    ),
  },
});

export const addAssessment = route('addAssessment', 'post', path, {
  graphql: { mutation: 'addAssessment' },
  summary: 'Add an assessment',
  description: 'At the end of its category; a new category comes last.',
  request: {
    body: namedBody('NewAssessment', { ...facts, needs: facts.needs.default(null) }, { type: 'AssessmentInput' }),
  },
  responses: { 201: answer('The assessment.', assessmentRecord), 409: duplicate, 422: circle },
});

export const startCatalogue = route('startCatalogue', 'post', `${path}/usual`, {
  graphql: { mutation: 'startCatalogue', pick: 'added' },
  summary: 'Fill an empty catalogue with the usual assessments',
  description: 'Those of pre-employment medicals, without prices. Each can be changed or deleted afterwards.',
  responses: {
    201: answer(
      'They are there.',
      z.object({ added: z.int().openapi({ description: 'How many assessments were added.', example: 10 }) }),
    ),
    409: errorResponse('CONFLICT: the catalogue has assessments already, and nothing was added.'),
  },
});

export const updateAssessment = route('updateAssessment', 'put', onePath, {
  graphql: [
    {
      mutation: 'changeAssessment',
      args: { id: 'assessment_id' },
      body: { type: 'AssessmentChangeInput', omit: ['is_active'], parts: { price_cents: { clears: true } } },
    },
    {
      mutation: 'switchAssessment',
      args: { id: 'assessment_id' },
      flat: true,
      only: ['is_active', 'updated_at'],
      body: { parts: { is_active: { required: true } } },
    },
  ],
  summary: 'Change an assessment, switch it off or on',
  description:
    'Every package that has it changes with it, for new bookings. Bookings stay as they were made: their times keep ' +
    'their length, and they go on showing what was booked.',
  request: {
    params: one,
    body: namedBody('AssessmentChange', {
      ...changeOf({ ...facts, is_active: z.boolean() }),
      updated_at: updatedAt.openapi({ description: 'As the editor read it; changed since is refused with 409.' }),
    }),
  },
  responses: {
    200: answer('The assessment as it is now.', assessmentRecord),
    404: unknown,
    409: errorResponse('EDIT_CONFLICT with the record as it is now in `details.present`, or DUPLICATE at `name`.'),
    422: circle,
  },
});

export const moveAssessment = route('moveAssessment', 'put', `${onePath}/place`, {
  graphql: { mutation: 'moveAssessment', args: { id: 'assessment_id' }, flat: true },
  summary: 'Move an assessment within its category',
  description: 'Lists and packages show it there from then on. Sent twice it is moved once.',
  request: {
    params: one,
    body: namedBody('AssessmentPlace', {
      before: id('The assessment of the same category right after it; null: last of the category.').nullable(),
    }),
  },
  responses: {
    204: { description: 'It is there.' },
    404: unknown,
    422: errorResponse('`before` is of another category, or the assessment itself.'),
  },
});

export const deleteAssessment = route('deleteAssessment', 'delete', onePath, {
  graphql: { mutation: 'deleteAssessment', args: { id: 'assessment_id' } },
  summary: 'Delete an assessment that no package has',
  description: 'One that packages have is kept for them: switch it off instead.',
  request: { params: one },
  responses: {
    204: { description: 'Gone.' },
    404: unknown,
    409: errorResponse('ASSESSMENT_IN_USE: `details` says how many packages have it.'),
  },
});

export const assessmentEffects = namedObject('AssessmentEffects', {
  packages: z.array(
    inGraphql(
      z.object({
        package_id: id('A package that has it.'),
        name: z.string().openapi({ example: 'Standard medical' }),
        company_name: z.string().nullable().openapi({ description: 'Null = offered to every company.' }),
        minutes: z.int().openapi({ description: 'Sum of its assessments.', example: 65 }),
      }),
      { type: 'AffectedPackage' },
    ),
  ),
  total: z.int().openapi({ description: 'How many packages have it; 200 of them are named.', example: 4 }),
  coming: z.int().openapi({ description: 'Bookings to come that have one of these, counted to 1000.', example: 12 }),
  clinics: z
    .array(
      inGraphql(
        z.object({
          name: z.string().openapi({ example: 'Mackay – Victoria Street' }),
          resources: z.array(
            inGraphql(z.object({ kind: resourceKind, skills: z.array(z.string()) }), { type: 'ClinicResource' }),
          ),
        }),
        { type: 'EquippedClinic' },
      ),
    )
    .openapi({ description: 'Active clinics with a roster of their own, each with its resources to come.' }),
  holds: z.int().openapi({ description: 'Times held for one of these at this moment.', example: 1 }),
});

export const getAssessmentEffects = route('getAssessmentEffects', 'get', `${onePath}/effects`, {
  graphql: { query: 'assessmentEffects', args: { id: 'assessment_id' } },
  summary: 'What a change of an assessment touches',
  description: 'Packages that have it, by name, and the bookings to come with one of them. Those keep what was booked.',
  request: { params: one },
  responses: { 200: answer('The effects.', assessmentEffects), 404: unknown },
});
