import { createRoute, type RouteConfig, z } from '@hono/zod-openapi';
import { cleanLine } from '../../../machines/rules/text/clean-text.ts';
import { errorCodes } from '../../base/errors.ts';
import type { Deprecation } from './deprecation.ts';
import { type GraphqlPart, inGraphql, type RootField } from './graphql.ts';

/**
 * Makes the routes of one topic: `route('getSite', 'get', '/booking/sites/{site_id}', { … })`.
 * `deprecation: { since, sunset }` marks one that ends: its document says so, and each answer has the headers.
 * @param tag groups them in the OpenAPI document
 */
export const routesOf =
  (tag: string) =>
  <
    const OperationId extends string,
    const Method extends RouteConfig['method'],
    const Path extends string,
    Rest extends Described,
  >(
    operationId: OperationId,
    method: Method,
    path: Path,
    rest: Rest & { readonly graphql?: RootField | readonly RootField[]; readonly deprecation?: Deprecation },
  ) => {
    const { graphql, deprecation, ...described } = rest;
    const extension = graphql ? { 'x-graphql': graphql } : {};
    const ending = deprecation ? { deprecated: true, 'x-deprecation': deprecation } : {};
    return createRoute({ method, path, operationId, tags: [tag], ...(described as Rest), ...extension, ...ending });
  };

type Described = Omit<RouteConfig, 'method' | 'path' | 'operationId' | 'tags'> & {
  readonly summary: string;
  readonly description: string;
};

const json = <Schema extends z.ZodType>(schema: Schema) => ({ content: { 'application/json': { schema } } });

/** A JSON body, for a route's `request`. */
export const jsonBody = <Schema extends z.ZodType>(schema: Schema) => json(schema);

/** A JSON body whose schema has a name in the OpenAPI document. Unknown fields are refused. */
export const namedBody = <Shape extends z.ZodRawShape>(name: string, shape: Shape, graphql: GraphqlPart = {}) =>
  json(inGraphql(z.strictObject(shape).openapi(name), graphql));

/** A JSON body in the dialect of another system: texts are cleaned, and what it may add one day is left out. */
export const openBody = <Shape extends z.ZodRawShape>(name: string, schema: z.ZodObject<Shape>) =>
  json(z.preprocess(cleaned, schema).openapi(name));

function cleaned(value: unknown): unknown {
  if (typeof value === 'string') return cleanLine(value);
  if (Array.isArray(value)) return value.map(cleaned);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, cleaned(part)]));
}

/** An object that has a name in the OpenAPI document. */
export const namedObject = <Shape extends z.ZodRawShape>(name: string, shape: Shape, graphql: GraphqlPart = {}) =>
  inGraphql(z.object(shape).openapi(name), graphql);

/** A JSON answer, for a route's `responses`. */
export const answer = <Schema extends z.ZodType>(description: string, schema: Schema) => ({
  description,
  ...json(schema),
});

const errorSchema = namedObject('Error', {
  error: z.object({
    code: z.enum(errorCodes).openapi({ description: 'Each code has one status.', example: 'NOT_FOUND' }),
    message: z.string().openapi({ description: 'For the person.', example: 'Organisation not found.' }),
    field: z.string().optional().openapi({ description: 'Path of the field at fault.', example: 'candidates.0.email' }),
    details: z.record(z.string(), z.unknown()).optional(),
  }),
});

/** A stream of server-sent events, for a route's `responses`. @param event the data of each, as JSON */
export const liveAnswer = (event: z.ZodType) => ({
  200: {
    description: 'The stream; it ends with the request, and a second after the session at the latest.',
    content: { 'text/event-stream': { schema: event } },
  },
  429: errorResponse('TOO_MANY_STREAMS: the account has twenty already.'),
});

/** A documented error answer, for a route's `responses`. */
export const errorResponse = (description: string) => answer(description, errorSchema);
