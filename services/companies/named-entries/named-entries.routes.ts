import { z } from '@hono/zod-openapi';
import { inGraphql } from '../../shared/http/graphql.ts';
import { flag, paging } from '../../shared/http/query.ts';
import { answer, errorResponse, namedBody, namedObject, routesOf } from '../../shared/http/route.ts';
import { updateMask } from '../../shared/http/update-mask.ts';
import { lookupPage } from '../../shared/sql/lookup.ts';

const positionsRoute = routesOf('Positions');
const projectsRoute = routesOf('Projects');

const orgPath = z.object({ org_id: z.uuid().openapi({ description: 'The company.' }) });
const name = (example: string) =>
  z.string().max(200, 'must be at most 200 characters').openapi({ description: 'Its name.', example });
const seen = z.iso.datetime({ offset: true }).openapi({
  description: '`updated_at` as the editor read it: an entry that was changed since is refused with 409.',
  example: '2026-11-23T01:15:00.000Z',
});

const listQuery = z.object({
  name: z.string().trim().max(200).optional().openapi({ description: 'Part of the name.', example: 'rig' }),
  search: z.string().trim().max(200).optional().openapi({ description: 'The same as name.', example: 'rig' }),
  ...paging({ pageSize: 50, most: 1_000 }),
  is_count: flag('Answers count and pages too.').optional(),
});

const duplicate = errorResponse('The company has one of this name already (`field` is name).');
const conflict = errorResponse(
  'EDIT_CONFLICT: it was changed since it was read, `details.present` is what it is now. Or DUPLICATE at `name`.',
);
const unknown = errorResponse('Unknown, or another company’s: both answer alike.');
const unknownCompany = errorResponse('The company is unknown, or another one than the caller’s.');

/** A position as the administrators' pages show it. */
const position = namedObject('CompanyPosition', {
  id: z.uuid(),
  name: name('Haul truck operator'),
  company_id: inGraphql(z.uuid(), { hidden: true }),
  updated_at: seen.openapi({ description: 'When it was changed last.' }),
});

const project = namedObject('CompanyProject', {
  id: z.uuid(),
  name: name('Newman shutdown'),
  company_id: inGraphql(z.uuid(), { hidden: true }),
  disable: z.boolean().openapi({ description: 'Closed: bookings no longer choose it.' }),
  updated_at: seen.openapi({ description: 'When it was changed last.' }),
});
export type NamedEntry = z.output<typeof project>;

export const listCompanyPositions = positionsRoute(
  'listCompanyPositions',
  'get',
  '/companies/companies/{org_id}/positions',
  {
    graphql: {
      query: 'companyPositions',
      args: { org: 'org_id' },
      always: { is_count: true },
      only: ['search', 'page'],
    },
    summary: 'Positions of a company',
    description: 'By name, fifty to a page.',
    request: { params: orgPath, query: listQuery },
    responses: {
      200: answer(
        'One page.',
        inGraphql(z.object({ data: z.array(position), ...lookupPage }), {
          type: 'CompanyPositionPage',
          names: { positions: 'data', total: 'count' },
        }),
      ),
      404: unknownCompany,
    },
  },
);

export const addPosition = positionsRoute('addPosition', 'post', '/companies/companies/{org_id}/positions', {
  graphql: { mutation: 'addPosition', args: { org: 'org_id' }, flat: true },
  summary: 'Add a position',
  description: 'A name is there once in a company, whatever its capitals.',
  request: { params: orgPath, body: namedBody('NewPosition', { name: name('Rigger') }) },
  responses: {
    201: answer('The position.', position),
    404: unknownCompany,
    409: duplicate,
  },
});

const positionPath = z.object({ position_id: z.uuid().openapi({ description: 'The position.' }) });

export const updatePosition = positionsRoute('updatePosition', 'put', '/companies/positions/{position_id}', {
  graphql: { mutation: 'renamePosition', args: { id: 'position_id' }, flat: true },
  summary: 'Rename a position',
  description: 'Bookings that have it keep the words they were made with.',
  request: {
    params: positionPath,
    body: namedBody('PositionChange', {
      name: inGraphql(name('Rigger').optional(), { required: true }),
      update_mask: updateMask(['name']),
      updated_at: seen,
    }),
  },
  responses: {
    200: answer('The position as it is now.', position),
    404: unknown,
    409: conflict,
  },
});

export const deletePosition = positionsRoute('deletePosition', 'delete', '/companies/positions/{position_id}', {
  graphql: { mutation: 'deletePosition', args: { id: 'position_id' } },
  summary: 'Delete a position',
  description: 'Bookings that have it keep its words, so one that is in use may go.',
  request: { params: positionPath },
  responses: { 204: { description: 'Gone.' }, 404: unknown },
});

export const listCompanyProjects = projectsRoute(
  'listCompanyProjects',
  'get',
  '/companies/companies/{org_id}/projects',
  {
    graphql: {
      query: 'companyProjects',
      args: { org: 'org_id' },
      always: { is_count: true },
      only: ['search', 'page'],
      byActive: 'disable',
    },
    summary: 'Projects of a company',
    description: 'By name, open and closed ones, fifty to a page.',
    request: {
      params: orgPath,
      query: listQuery.extend({ disable: flag('Only closed ones, or only open ones.').optional() }),
    },
    responses: {
      200: answer(
        'One page.',
        inGraphql(z.object({ projects: z.array(project), ...lookupPage }), {
          type: 'CompanyProjectPage',
          names: { total: 'count' },
        }),
      ),
      404: unknownCompany,
    },
  },
);

export const addProject = projectsRoute('addProject', 'post', '/companies/companies/{org_id}/projects', {
  graphql: { mutation: 'addProject', args: { org: 'org_id' }, flat: true },
  summary: 'Add a project',
  description: 'A name is there once in a company, whatever its capitals.',
  request: { params: orgPath, body: namedBody('NewProject', { name: name('Mill reline') }) },
  responses: {
    201: answer('The project.', project),
    404: unknownCompany,
    409: duplicate,
  },
});

const projectPath = z.object({ project_id: z.uuid().openapi({ description: 'The project.' }) });

export const updateProject = projectsRoute('updateProject', 'put', '/companies/projects/{project_id}', {
  graphql: { mutation: 'changeProject', args: { id: 'project_id' } },
  summary: 'Rename, close or open a project',
  description: 'Bookings that have it keep the words they were made with. A closed one is no longer offered.',
  request: {
    params: projectPath,
    body: namedBody(
      'ProjectChange',
      {
        name: name('Mill reline').optional(),
        disable: z.boolean().optional(),
        update_mask: updateMask(['name', 'disable']),
        updated_at: seen,
      },
      { type: 'CompanyProjectInput' },
    ),
  },
  responses: { 200: answer('The project as it is now.', project), 404: unknown, 409: conflict },
});

export const deleteProject = projectsRoute('deleteProject', 'delete', '/companies/projects/{project_id}', {
  graphql: { mutation: 'deleteProject', args: { id: 'project_id' } },
  summary: 'Delete a project',
  description: 'Bookings that have it keep its words, so one that is in use may go.',
  request: { params: projectPath },
  responses: { 204: { description: 'Gone.' }, 404: unknown },
});
