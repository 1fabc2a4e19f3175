import { OpenAPIHono } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { getPath } from 'hono/utils/url';
import { MAX_IMPORT_BYTES } from '../../../machines/rules/import/import-columns.ts';
import { authenticator } from '../../access/authenticate.ts';
import type { Caller } from '../../access/caller.ts';
import type { TokenClaims } from '../../access/tokens.ts';
import { recordRefusal } from '../../audit/refusals.ts';
import { fail, ServiceError } from '../../base/errors.ts';
import { answerError, refuseInvalid } from './error-answers.ts';
import type { ServiceDeps } from './service-deps.ts';
import { unstorableTextError } from './unstorable-text.ts';

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
  /** The OpenAPI 3.1 document, also served at /{name}/openapi.json; beside the pages at /api/{name}/openapi.json. */
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
    const { headers = {} } = c.get('claims')?.apiKey ?? {};
    for (const [header, value] of Object.entries(headers)) c.res.headers.set(header, value);
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
      operationId,
      status: c.res.status,
      path: c.req.path,
      at: now(),
      caller: c.get('caller') ?? null,
      triedUsername: c.get('triedUsername'),
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
