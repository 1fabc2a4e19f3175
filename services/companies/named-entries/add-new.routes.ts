import { z } from '@hono/zod-openapi';
import { answer, errorResponse, namedBody, namedObject, routesOf } from '../../shared/http/route.ts';

const route = routesOf('Lookups');

const newItem = namedBody('NewItem', {
  name: z.string().max(200, 'must be at most 200 characters').openapi({ description: 'Its name.', example: 'Rigger' }),
  company_id: z.uuid().openapi({ description: 'The company that keeps it.' }),
});
const item = namedObject(
  'Item',
  { id: z.uuid(), name: z.string().openapi({ example: 'Rigger' }) },
  { type: 'LookupItem' },
);

/** Adds an entry to a list while a person chooses from it. */
const addNew = <Id extends string, Path extends string>(operationId: Id, path: Path, what: string, is: string) =>
  route(operationId, 'post', path, {
    graphql: {
      mutation: 'addItem',
      choice: { argument: 'list', type: 'GrowingList!', is },
      args: { org: 'company_id' },
      flat: true,
    },
    summary: `Add a ${what} while booking`,
    description: 'A name that the company has already, whatever its capitals, is answered as it is.',
    request: { body: newItem },
    responses: {
      201: answer('The entry, new or not.', item),
      404: errorResponse('The company is unknown, or another one than the caller’s.'),
    },
  });

export const addNewPosition = addNew('addNewPosition', '/companies/positions', 'position', 'position');
export const addNewProject = addNew('addNewProject', '/companies/projects', 'project', 'project');
export const addNewPi = addNew('addNewPi', '/companies/pi', 'project identification', 'pi');
export const addNewPo = addNew('addNewPo', '/companies/po', 'purchase order number', 'po');
