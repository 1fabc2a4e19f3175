import { z } from '@hono/zod-openapi';
import { EVERY_COLUMN } from '../../machines/rules/booking/list-columns.ts';
import { inGraphql } from './http/graphql.ts';

/** Columns of the booking list in a body: an account's, or those of a saved view. */
export const listColumnNames = z
  .array(inGraphql(z.enum(EVERY_COLUMN), { type: 'ListColumn' }))
  .max(EVERY_COLUMN.length)
  .openapi({
    description: 'Columns of the booking list, in the order in which they are shown; none for the usual ones.',
    example: ['name', 'appointment_time', 'status'],
  });
