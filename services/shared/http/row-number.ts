import { z } from '@hono/zod-openapi';

/** The largest value of PostgreSQL's `integer`. */
export const MAX_INTEGER = 2_147_483_647;

/** The number of a row that the database has counted, such as a roster's. */
export const rowNumber = z.int().positive().max(MAX_INTEGER);
