import { z } from '@hono/zod-openapi';
import { answer, jsonBody, routesOf } from '../../shared/http/route.ts';
import { listColumnNames } from '../../shared/list-columns.ts';

const route = routesOf('Own account');

const columns = z.strictObject({ list_columns: listColumnNames }).openapi('ListColumns');

export const saveListColumns = route('saveListColumns', 'put', '/auth/account/list-columns', {
  graphql: { mutation: 'saveListColumns', args: { columns: 'list_columns' }, flat: true, pick: 'list_columns' },
  summary: "Choose the caller's columns of the booking list",
  description: 'The candidate’s column comes first and always stays. They are answered with who is signed in.',
  request: { body: jsonBody(columns) },
  responses: { 200: answer('The columns as they are kept.', columns) },
});
