import { createRoute, z } from '@hono/zod-openapi';
import { flag, paging } from '../../shared/http/query.ts';
import { errorResponse } from '../../shared/http/service.ts';
import { updateMask } from '../../shared/http/update-mask.ts';
import { lookupPage } from '../../shared/sql/lookup.ts';

const json = <Schema extends z.ZodType>(schema: Schema) => ({ 'application/json': { schema } });
const body = <Schema extends z.ZodType>(schema: Schema) => ({ body: { content: json(schema) } });

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
const position = z
  .object({
    id: z.uuid(),
    name: name('Haul truck operator'),
    company_id: z.uuid(),
    updated_at: seen.openapi({ description: 'When it was changed last.' }),
  })
  .openapi('CompanyPosition');

const project = z
  .object({
    id: z.uuid(),
    name: name('Newman shutdown'),
    company_id: z.uuid(),
    disable: z.boolean().openapi({ description: 'Closed: bookings no longer choose it.' }),
    updated_at: seen.openapi({ description: 'When it was changed last.' }),
  })
  .openapi('CompanyProject');

export const listCompanyPositions = createRoute({
  method: 'get',
  path: '/companies/companies/{org_id}/positions',
  operationId: 'listCompanyPositions',
  tags: ['Positions'],
  summary: 'Positions of a company',
  description: 'By name, fifty to a page.',
  request: { params: orgPath, query: listQuery },
  responses: {
    200: { description: 'One page.', content: json(z.object({ data: z.array(position), ...lookupPage })) },
    404: unknownCompany,
  },
});

export const addPosition = createRoute({
  method: 'post',
  path: '/companies/companies/{org_id}/positions',
  operationId: 'addPosition',
  tags: ['Positions'],
  summary: 'Add a position',
  description: 'A name is there once in a company, whatever its capitals.',
  request: { params: orgPath, ...body(z.strictObject({ name: name('Rigger') }).openapi('NewPosition')) },
  responses: {
    201: { description: 'The position.', content: json(position) },
    404: unknownCompany,
    409: duplicate,
  },
});

const positionPath = z.object({ position_id: z.uuid().openapi({ description: 'The position.' }) });

export const updatePosition = createRoute({
  method: 'put',
  path: '/companies/positions/{position_id}',
  operationId: 'updatePosition',
  tags: ['Positions'],
  summary: 'Rename a position',
  description: 'Bookings that have it keep the words they were made with.',
  request: {
    params: positionPath,
    ...body(
      z
        .strictObject({ name: name('Rigger').optional(), update_mask: updateMask(['name']), updated_at: seen })
        .openapi('PositionChange'),
    ),
  },
  responses: {
    200: { description: 'The position as it is now.', content: json(position) },
    404: unknown,
    409: conflict,
  },
});

export const deletePosition = createRoute({
  method: 'delete',
  path: '/companies/positions/{position_id}',
  operationId: 'deletePosition',
  tags: ['Positions'],
  summary: 'Delete a position',
  description: 'Bookings that have it keep its words, so one that is in use may go.',
  request: { params: positionPath },
  responses: { 204: { description: 'Gone.' }, 404: unknown },
});

export const listCompanyProjects = createRoute({
  method: 'get',
  path: '/companies/companies/{org_id}/projects',
  operationId: 'listCompanyProjects',
  tags: ['Projects'],
  summary: 'Projects of a company',
  description: 'By name, open and closed ones, fifty to a page.',
  request: {
    params: orgPath,
    query: listQuery.extend({ disable: flag('Only closed ones, or only open ones.').optional() }),
  },
  responses: {
    200: { description: 'One page.', content: json(z.object({ projects: z.array(project), ...lookupPage })) },
    404: unknownCompany,
  },
});

export const addProject = createRoute({
  method: 'post',
  path: '/companies/companies/{org_id}/projects',
  operationId: 'addProject',
  tags: ['Projects'],
  summary: 'Add a project',
  description: 'A name is there once in a company, whatever its capitals.',
  request: { params: orgPath, ...body(z.strictObject({ name: name('Mill reline') }).openapi('NewProject')) },
  responses: {
    201: { description: 'The project.', content: json(project) },
    404: unknownCompany,
    409: duplicate,
  },
});

const projectPath = z.object({ project_id: z.uuid().openapi({ description: 'The project.' }) });

export const updateProject = createRoute({
  method: 'put',
  path: '/companies/projects/{project_id}',
  operationId: 'updateProject',
  tags: ['Projects'],
  summary: 'Rename, close or open a project',
  description: 'Bookings that have it keep the words they were made with. A closed one is no longer offered.',
  request: {
    params: projectPath,
    ...body(
      z
        .strictObject({
          name: name('Mill reline').optional(),
          disable: z.boolean().optional(),
          update_mask: updateMask(['name', 'disable']),
          updated_at: seen,
        })
        .openapi('ProjectChange'),
    ),
  },
  responses: { 200: { description: 'The project as it is now.', content: json(project) }, 404: unknown, 409: conflict },
});

export const deleteProject = createRoute({
  method: 'delete',
  path: '/companies/projects/{project_id}',
  operationId: 'deleteProject',
  tags: ['Projects'],
  summary: 'Delete a project',
  description: 'Bookings that have it keep its words, so one that is in use may go.',
  request: { params: projectPath },
  responses: { 204: { description: 'Gone.' }, 404: unknown },
});
