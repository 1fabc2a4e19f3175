import { OpenAPIHono, type RouteConfig, type RouteHandler } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { getPath } from 'hono/utils/url';
import { MAX_IMPORT_BYTES } from '../../../machines/rules/import/import-columns.ts';
import { authenticator, isAllowed, refuseExpired } from '../../access/authenticate.ts';
import { type Caller, refuseForbidden } from '../../access/caller.ts';
import { allowedValues, type CallerRow, toCaller } from '../../access/found-caller.ts';
import { type AccessRule, accessRule } from '../../access/operations.ts';
import type { TokenClaims, TokenKeys } from '../../access/tokens.ts';
import { recordRefusal } from '../../audit/refusals.ts';
import { asWriter } from '../../database/connection-shares.ts';
import type { Database, OpenDatabase } from '../../database/database.ts';
import type { FileStore } from '../../files/file-store.ts';
import type { MailLook } from '../../mail/mail-look.ts';
import type { Log } from '../../server/log.ts';
import { answerError, refuseInvalid } from './error-answers.ts';
import { fail, ServiceError } from './errors.ts';
import { errorResponse } from './route.ts';
import { requireStrict } from './strict-body.ts';
import { unstorableTextError } from './unstorable-text.ts';

/** Dependencies of every service. `now` is the only clock. */
export interface ServiceDeps {
  readonly db: Database;
  readonly read: Database;
  readonly copiers: OpenDatabase['copiers'];
  readonly replica: OpenDatabase['replica'];
  readonly listen: OpenDatabase['listen'];
  readonly now: () => Date;
  /** Length of a hold and of each extension. */
  readonly holdMinutes: number;
  /** How many weeks ahead rosters are made from weekly hours. */
  readonly rosterWeeks: number;
  /** How long a move on the board can be undone. Its mails wait as long. */
  readonly undoSeconds: number;
  /** Upload limit of an account per day. */
  readonly uploadMegabytes: number;
  readonly keys: TokenKeys;
  readonly files: FileStore;
  readonly log: Log;
  readonly portal: PortalFacts;
  /** Signs SMS both ways; null where none come in. */
  readonly smsSecret: string | null;
}

/** What mails and answers say about the portal. It comes from configuration only, never from a request. */
export interface PortalFacts {
  /** Public address of the portal without a trailing slash. Links in mails start with it. */
  readonly publicUrl: string;
  readonly providerName: string;
  readonly mailLook: MailLook;
  /** Sender of mails, and organiser of appointments in calendar files. */
  readonly mailAddress: string;
  /** How answers by mail come in; without it they are written in the portal alone. */
  readonly inboundMail?: InboundMail | null;
  /** Time zone for times that belong to no clinic, such as when a mail was sent. */
  readonly timeZone: string;
  /** Whether 'forgot password' gives the same answer for unknown addresses. */
  readonly neutralForgotPassword: boolean;
  /** Days after which unread results are mailed again; 0 means never. */
  readonly resultReminderDays: number;
  /** Whether SMS leave at all. */
  readonly hasSms: boolean;
}

export interface InboundMail {
  /** Whose addresses the mail provider parses. */
  readonly domain: string;
  /** Signs reply addresses, and what the mail provider posts. */
  readonly key: string;
}

export interface ServiceEnv {
  Variables: {
    caller: Caller | undefined;
    /** Claims of the token, where the operation's own statement finds the caller. */
    claims: TokenClaims | undefined;
    requestId: string;
    operationId: string | undefined;
    /** The username typed at sign-in, for the audit of a failed sign-in. */
    triedUsername: string | undefined;
    /** Set by a GET that changes what lists show. */
    hasWritten: boolean | undefined;
  };
}

export interface Service {
  readonly app: OpenAPIHono<ServiceEnv>;
  readonly name: string;
  /** The service as a fetch function: the same code in process and behind a port. */
  readonly fetch: (request: Request) => Promise<Response>;
  /** The OpenAPI 3.1 document, also served at /{name}/openapi.json. */
  readonly document: () => object;
  readonly authenticate: ReturnType<typeof authenticator>;
}

/** OpenAPI 3.1 allows a licence identifier, which the 3.0 types do not have. */
const license = { name: 'Proprietary', identifier: 'LicenseRef-Proprietary' };

const bodyBytes = 512 * 1024;
/** Largest body of an import, which is read whole. */
const csvBytes = MAX_IMPORT_BYTES;

/** Creates one of the five REST services without operations. Add them with `operation`. */
export function createService(info: { name: string; title: string; description: string }, deps: ServiceDeps): Service {
  const { name, title, description } = info;
  const app = new OpenAPIHono<ServiceEnv>({
    getPath: withoutApi,
    defaultHook: (result) => (result.success ? undefined : refuseInvalid(result)),
  });
  app.openAPIRegistry.registerComponent('securitySchemes', 'bearer', {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
  });
  app.use(async (c, next) => {
    const startedAt = performance.now();
    const requestId = readRequestId(c.req.header('x-request-id'));
    c.set('requestId', requestId);
    await next();
    c.res.headers.set('x-request-id', requestId);
    await auditRefusal(deps, name, c);
    await noteWritten(deps, name, c);
    deps.log.request({
      service: name,
      requestId,
      operation: c.get('operationId'),
      method: c.req.method,
      status: c.res.status,
      ms: Math.round(performance.now() - startedAt),
      accountId: c.get('caller')?.accountId,
      orgId: c.get('caller')?.orgId,
    });
  });
  const onError = () => fail('TOO_LARGE', 'The request is too large.');
  const [limited, limitedCsv] = [bodyLimit({ maxSize: bodyBytes, onError }), bodyLimit({ maxSize: csvBytes, onError })];
  // Uploads are form data. Their handlers count the bytes themselves.
  app.use((c, next) => {
    const type = c.req.header('content-type');
    if (isForm(type)) return next();
    return isCsv(type) ? limitedCsv(c, next) : limited(c, next);
  });
  app.notFound(() => answerError(new ServiceError('NOT_FOUND', 'There is nothing here.')));
  app.onError(async (error, c) => {
    const from = { log: deps.log, service: name, requestId: c.get('requestId') };
    return answerError((await unstorableTextError(error, c.req)) ?? error, from);
  });
  app.get(`/${name}/health`, (c) => c.json({ status: 'ok' }));
  let document: object | undefined;
  const describe = () =>
    (document ??= app.getOpenAPI31Document({
      openapi: '3.1.0',
      info: {
        title,
        version: '1.0.0',
        description,
        license,
      },
      servers: [
        { url: '/api', description: 'Beside the pages. A process without the gateway serves it at the root too.' },
      ],
    }));
  app.get(`/${name}/openapi.json`, (c) => c.json(describe()));
  return {
    app,
    name,
    document: describe,
    fetch: async (request) => app.fetch(request),
    authenticate: authenticator(deps),
  };
}

/** A refusal is audited before it is sent. If the audit cannot be written, the refusal is still sent. */
async function auditRefusal({ db, log, now }: ServiceDeps, service: string, c: Context<ServiceEnv>): Promise<void> {
  const operationId = c.get('operationId');
  if (operationId === undefined || c.res.status < 400 || c.res.status >= 500) return;
  try {
    await recordRefusal(db, {
      ...{ operationId, status: c.res.status, path: c.req.path, at: now() },
      ...{ caller: c.get('caller') ?? null, triedUsername: c.get('triedUsername') },
      code: c.error instanceof ServiceError ? c.error.code : '',
      address: c.req.header('x-forwarded-for') ?? 'unknown',
    });
  } catch (error) {
    log.fault(error, { service, requestId: c.get('requestId') });
  }
}

/**
 * Before the answer, because the caller's next list must show this write. If the position cannot be stored, the answer
 * is still sent.
 */
async function noteWritten({ replica, log }: ServiceDeps, service: string, c: Context<ServiceEnv>): Promise<void> {
  const caller = c.get('caller');
  if (!replica || !caller || (c.req.method === 'GET' && !c.get('hasWritten'))) return;
  try {
    await replica.noteWritten(caller.accountId);
  } catch (error) {
    log.fault(error, { service, requestId: c.get('requestId') });
  }
}

/** Where to read a caller's lists: the replica, once it has replayed the account's last write. */
export const readsOf = ({ db, read, copiers, replica }: ServiceDeps, { writtenUpTo }: Caller) =>
  replica === null || replica.hasReplayed(writtenUpTo)
    ? { read, copier: copiers.read }
    : { read: db, copier: copiers.db };

export type OperationRoute = RouteConfig & { operationId: string; summary: string; description: string };

/**
 * Adds an operation. Its row of the access table is enforced before its input is read, unknown fields in JSON bodies
 * are refused, and the common errors are added to its document.
 * @throws at start, if the access table has no row or the body's schema is not strict
 */
export function operation<Route extends OperationRoute>(
  { app, authenticate }: Service,
  route: Route,
  handler: RouteHandler<Route, ServiceEnv>,
  { findsCaller = false }: OperationOptions = {},
): void {
  const { operationId } = route;
  const rule = accessRule(operationId);
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
      if (!findsCaller) letIn(c, rule, await authenticate.callerOf(claims));
    }
    if (c.req.method === 'GET') await next();
    else await asWriter({ operation: operationId, company: c.get('claims')?.orgId ?? null }, next);
    // Refused before the statement runs: without permission the caller learns nothing else.
    const claims = c.get('claims');
    if (claims && !c.get('caller')) letIn(c, rule, await authenticate.callerOf(claims));
  };
  app.openapi(
    { ...route, ...documented(rule), responses: { ...standardErrors(rule), ...route.responses }, middleware: guard },
    handler,
  );
}

interface OperationOptions {
  /**
   * For operations whose own statement finds the caller, which saves one statement. The handler starts with `claimsOf`.
   * It calls `admit` with the row found before it does or answers anything else. The statement may only write if the
   * caller is allowed to.
   */
  readonly findsCaller?: boolean;
}

function letIn(c: Context<ServiceEnv>, rule: AccessRule, caller: Caller): void {
  c.set('caller', caller);
  if (!isAllowed(rule, caller)) refuseForbidden();
}

/** Claims of the caller's token, for operations with `findsCaller`. */
export function claimsOf(c: Context<ServiceEnv>): TokenClaims {
  return c.get('claims') ?? fail('UNAUTHENTICATED', 'Sign in first.');
}

/** Checks the caller that the statement found against the access table. @throws ServiceError 498, 403 */
export function admit(c: Context<ServiceEnv>, row: CallerRow | null | undefined): Caller {
  const caller = row ? toCaller(row, claimsOf(c)) : refuseExpired();
  letIn(c, accessRule(c.get('operationId') ?? ''), caller);
  return caller;
}

/** Helpers of a statement that finds its caller and writes: its parameters, and the check of what it found. */
export interface Finding {
  readonly values: ReturnType<typeof allowedValues>;
  readonly admit: (row: CallerRow | null | undefined) => Caller;
}

export const finding = (c: Context<ServiceEnv>, now: Date): Finding => ({
  values: allowedValues(accessRule(c.get('operationId') ?? ''), claimsOf(c), now),
  admit: (row) => admit(c, row),
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

/** The services are mounted below /api, because pages use the same paths. */
function withoutApi(request: Request): string {
  const path = getPath(request);
  return path.startsWith('/api/') ? path.slice('/api'.length) : path;
}

const isCsv = (contentType: string | undefined) => contentType?.startsWith('text/csv') ?? false;
const isForm = (contentType: string | undefined) => contentType?.startsWith('multipart/form-data') ?? false;

function readRequestId(header: string | undefined): string {
  return header !== undefined && /^[\w-]{8,64}$/.test(header) ? header : crypto.randomUUID();
}
