import { createRoute, z } from '@hono/zod-openapi';
import { listColumnNames } from '../../shared/list-columns.ts';

const json = <Schema extends z.ZodType>(schema: Schema) => ({ 'application/json': { schema } });

const columns = z.strictObject({ list_columns: listColumnNames }).openapi('ListColumns');

export const saveListColumns = createRoute({
  method: 'put',
  path: '/auth/account/list-columns',
  operationId: 'saveListColumns',
  tags: ['Own account'],
  summary: "Choose the caller's columns of the booking list",
  description: 'The candidate’s column comes first and always stays. They are answered with who is signed in.',
  request: { body: { content: json(columns) } },
  responses: { 200: { description: 'The columns as they are kept.', content: json(columns) } },
});
