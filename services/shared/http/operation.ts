import { type RouteConfig, type RouteHandler, z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { requireScope } from '../../access/api-scopes.ts';
import { isAllowed, isOwnAccount, refuseExpired, refuseWithoutSecondFactor } from '../../access/authenticate.ts';
import { type Caller, refuseForbidden } from '../../access/caller.ts';
import { allowedValues, type CallerRow, callerValues, toCaller } from '../../access/found-caller.ts';
import { type AccessRule, accessRule } from '../../access/operations.ts';
import type { TokenClaims } from '../../access/tokens.ts';
import { fail } from '../../base/errors.ts';
import { asWriter } from '../../database/connection-shares.ts';
import { type Deprecation, deprecationHeaders } from './deprecation.ts';
import { readingSchema } from './read-body.ts';
import { errorResponse } from './route.ts';
import type { Service, ServiceEnv } from './service.ts';
import { requireStrict } from './strict-body.ts';

export type OperationRoute = RouteConfig & {
  operationId: string;
  summary: string;
  description: string;
  'x-deprecation'?: Deprecation;
};

/**
 * Adds an operation. Its row of the access table is enforced before its input is read, unknown fields in JSON bodies
 * are refused, and the common errors are added to its document.
 * @throws at start, if the access table has no row or the body's schema is not strict
 */
export function operation<Route extends OperationRoute>(
  { app, authenticate }: Service,
  route: Route,
  handler: RouteHandler<Route, ServiceEnv>,
  { inlineAuthorization = false }: OperationOptions = {},
): void {
  const { operationId } = route;
  const rule = accessRule(operationId);
  const ending = Object.entries(route['x-deprecation'] ? deprecationHeaders(route['x-deprecation']) : {});
  const query = route.request?.query;
  const parameters = query instanceof z.ZodObject ? Object.keys(query.shape) : [];
  const body = route.request?.body;
  if (body) {
    body.required ??= true;
    requireStrict(operationId, body.content);
  }
  const guard = async (c: Context<ServiceEnv>, next: () => Promise<void>) => {
    c.set('operationId', operationId);
    if (rule.permissions !== 'public') {
      const claims = await authenticate.claimsOf(c.req.header('authorization'));
      c.set('claims', claims);
      if (claims.apiKey) refuseUnknownParameter(c, parameters);
      // The scope is checked before a statement runs that finds its caller itself.
      if (!inlineAuthorization || claims.apiKey) requirePermission(c, rule, await authenticate.callerOf(claims));
    }
    if (c.req.method === 'GET') await next();
    else await asWriter({ operation: operationId, company: c.get('claims')?.orgId ?? null }, next);
    // Refused before the statement runs: without permission the caller learns nothing else.
    const claims = c.get('claims');
    if (claims && !c.get('caller')) requirePermission(c, rule, await authenticate.callerOf(claims));
  };
  // After the answer, which may be a refusal.
  const sayEnding = async (c: Context<ServiceEnv>, next: () => Promise<void>) => {
    await next();
    for (const [name, value] of ending) c.header(name, value);
  };
  app.openapi(
    {
      ...withReadBody(route),
      ...documented(rule),
      responses: { ...standardErrors(rule), ...route.responses },
      middleware: ending.length > 0 ? [sayEnding, guard] : guard,
    },
    handler,
  );
}

/** A filter that is misspelt would widen an answer without a word. The portal's own calls are typed. */
function refuseUnknownParameter(c: Context<ServiceEnv>, known: readonly string[]): void {
  const unknown = Object.keys(c.req.query()).find((name) => !known.includes(name));
  if (unknown === undefined) return;
  const takes = known.length === 0 ? 'It takes none.' : `It takes ${known.join(', ')}.`;
  fail('BAD_REQUEST', `${unknown} is not a parameter of this request. ${takes}`, { field: unknown });
}

/** The route with a JSON body whose text is cleaned before it is judged; the types of the contract stay. */
function withReadBody<Route extends OperationRoute>(route: Route): Route {
  const body = route.request?.body;
  const json = body?.content['application/json'];
  if (!body || !json || !('schema' in json) || !(json.schema instanceof z.ZodType)) return route;
  const content = { ...body.content, 'application/json': { ...json, schema: readingSchema(json.schema) } };
  return { ...route, request: { ...route.request, body: { ...body, content } } };
}

interface OperationOptions {
  /**
   * For operations whose own statement finds the caller, which saves one statement. The handler starts with `claimsOf`.
   * It calls `authorize` with the row found before it does or answers anything else. The statement may only write if the
   * caller is allowed to.
   */
  readonly inlineAuthorization?: boolean;
}

function requirePermission(c: Context<ServiceEnv>, rule: AccessRule, caller: Caller): void {
  c.set('caller', caller);
  const { apiKey } = claimsOf(c);
  if (apiKey) requireScope(apiKey.scopes, c.get('operationId') ?? '');
  if (caller.lacksSecondFactor && !isOwnAccount(rule)) refuseWithoutSecondFactor();
  if (!isAllowed(rule, caller)) refuseForbidden();
}

/** Claims of the caller's token, for operations with `inlineAuthorization`. */
export function claimsOf(c: Context<ServiceEnv>): TokenClaims {
  return c.get('claims') ?? fail('UNAUTHENTICATED', 'Sign in first.');
}

/** Checks the caller that the statement found against the access table. @throws ServiceError 498, 403 */
export function authorize(c: Context<ServiceEnv>, row: CallerRow | null | undefined): Caller {
  const caller = row ? toCaller(row, claimsOf(c)) : refuseExpired();
  requirePermission(c, accessRule(c.get('operationId') ?? ''), caller);
  return caller;
}

/** Helpers of a statement that finds its caller and writes: its parameters, and the check of what it found. */
export interface QueryAuthorization {
  readonly values: ReturnType<typeof allowedValues>;
  readonly authorize: (row: CallerRow | null | undefined) => Caller;
}

/** The same of a statement that only reads, for operations that are open to everybody too. */
export interface ReaderAuthorization {
  readonly values: ReturnType<typeof callerValues>;
  readonly authorize: QueryAuthorization['authorize'];
}

export const authorizeReaderInQuery = (c: Context<ServiceEnv>, now: Date): ReaderAuthorization => ({
  values: callerValues(claimsOf(c), now),
  authorize: (row) => authorize(c, row),
});

export const authorizeInQuery = (c: Context<ServiceEnv>, now: Date): QueryAuthorization => ({
  values: allowedValues(accessRule(c.get('operationId') ?? ''), claimsOf(c), now),
  authorize: (row) => authorize(c, row),
});

/** The signed-in caller of an operation that is not public. */
export function callerOf(c: Context<ServiceEnv>): Caller {
  return c.get('caller') ?? fail('UNAUTHENTICATED', 'Sign in first.');
}

function standardErrors(rule: AccessRule) {
  const open = {
    400: errorResponse('The request is not as documented; `field` says where.'),
    500: errorResponse('A fault of ours; the request id finds it in the log.'),
  };
  if (rule.permissions === 'public') return open;
  return {
    ...open,
    401: errorResponse('No token, or nonsense.'),
    403: errorResponse('The account may not do this.'),
    498: errorResponse('The token is expired or revoked.'),
  };
}

function documented(rule: AccessRule) {
  return {
    security: rule.permissions === 'public' ? [] : [{ bearer: [] }],
    'x-permissions': rule.permissions,
    'x-scope': rule.scope,
  };
}
