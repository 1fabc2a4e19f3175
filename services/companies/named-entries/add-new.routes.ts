import { createRoute, z } from '@hono/zod-openapi';
import { errorResponse } from '../../shared/http/service.ts';

const json = <Schema extends z.ZodType>(schema: Schema) => ({ 'application/json': { schema } });

const newItem = z
  .strictObject({
    name: z
      .string()
      .max(200, 'must be at most 200 characters')
      .openapi({ description: 'Its name.', example: 'Rigger' }),
    company_id: z.uuid().openapi({ description: 'The company that keeps it.' }),
  })
  .openapi('NewItem');
const item = z.object({ id: z.uuid(), name: z.string().openapi({ example: 'Rigger' }) }).openapi('Item');

/** Adds an entry to a list while somebody chooses from it. */
const addNew = <Id extends string, Path extends string>(operationId: Id, path: Path, what: string) =>
  createRoute({
    method: 'post',
    path,
    operationId,
    tags: ['Lookups'],
    summary: `Add a ${what} while booking`,
    description: 'A name that the company has already, whatever its capitals, is answered as it is.',
    request: { body: { content: json(newItem) } },
    responses: {
      201: { description: 'The entry, new or not.', content: json(item) },
      404: errorResponse('The company is unknown, or another one than the caller’s.'),
    },
  });

export const addNewPosition = addNew('addNewPosition', '/companies/positions', 'position');
export const addNewProject = addNew('addNewProject', '/companies/projects', 'project');
export const addNewPi = addNew('addNewPi', '/companies/pi', 'project identification');
export const addNewPo = addNew('addNewPo', '/companies/po', 'purchase order number');
