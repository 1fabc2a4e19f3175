import { STATUS_CODES } from 'node:http';
import { Hono } from 'hono';
import { etag } from 'hono/etag';
import { type ServiceName, serviceNames } from '../../services/shared/service-names.ts';
import type { PassOn } from '../files/pass-on.ts';
import document from '../generated/public-api.json' with { type: 'json' };
import { headersOf } from '../request.ts';
import { bearerOf } from './credentials.ts';
import { type ApiError, dialectOf } from './dialects.ts';

const START = '/api/v1';
/** Opens without a key, since a key is exchanged there. */
const TOKEN = '/auth/token';

/**
 * Answers /api/v1/…: the operations of the services that the document has, for API keys and tokens of them only. Refusals are problems of RFC 9457, or
 * in the words of a dialect.
 * GET /api/v1/openapi.json is open to everybody.
 */
export function publicApi(passOn: PassOn): (request: Request) => Promise<Response> {
  const api = new Hono().basePath(START);
  const tagged = etag();
  // A file is not read for its tag.
  api.use((c, next) => (c.req.path.startsWith(`${START}/booking/files/`) ? next() : tagged(c, next)));
  api.get('/openapi.json', (c) => c.json(document, 200, { 'cache-control': 'no-cache' }));
  for (const [path, operations] of Object.entries(document.paths)) {
    const service = serviceNames.find((name) => name === path.split('/')[1]);
    if (!service) continue;
    const methods = Object.keys(operations).map((method) => method.toUpperCase());
    const allow = methods.join(', ');
    api.all(path.replace(/\{(\w+)\}/g, ':$1'), (c) =>
      methods.includes(c.req.method)
        ? answer(c.req.raw, service, path === TOKEN)
        : refused(path, { status: 405, code: 'BAD_REQUEST', detail: `This address takes ${allow}.` }, { allow }),
    );
  }
  api.notFound(() => {
    const detail = 'The API has nothing at this address. /api/v1/openapi.json lists what it has.';
    return refused('', { status: 404, code: 'NOT_FOUND', detail });
  });
  return async (request) => api.fetch(request);

  async function answer(request: Request, service: ServiceName, isOpen: boolean): Promise<Response> {
    const { pathname, search } = new URL(request.url);
    const path = pathname.slice(START.length);
    const authorization = bearerOf(request);
    if (!isOpen && !authorization) {
      const detail = 'Send an API key: Authorization: Bearer pf_…';
      const challenge = dialectOf(path)?.challenge ?? 'Bearer';
      return refused(path, { status: 401, code: 'UNAUTHENTICATED', detail }, { 'www-authenticate': challenge });
    }
    const added = headersOf(request, ['idempotency-key']);
    const known = isOpen || !authorization ? {} : { authorization };
    return asApi(request, path, await passOn(request, service, path + search, { ...added, ...known }));
  }
}

/** A service's answer: private to its key, and a refusal in the API's shape or that of a dialect. */
async function asApi({ method }: Request, path: string, response: Response): Promise<Response> {
  const isJson = response.headers.get('content-type')?.startsWith('application/json') ?? false;
  if (response.status >= 400 && isJson) {
    const { error } = (await response.json()) as { error: { code: string; message: string } };
    const { message: detail, ...more } = error;
    return refused(path, { status: response.status, detail, ...more }, Object.fromEntries(response.headers));
  }
  if (method === 'GET' && response.ok) response.headers.set('cache-control', 'private, no-cache');
  if (path === TOKEN) response.headers.set('cache-control', 'no-store');
  return response;
}

function refused(path: string, error: ApiError, headers: Readonly<Record<string, string>> = {}): Response {
  const dialect = dialectOf(path);
  const { 'content-length': _length, ...kept } = headers;
  const { status, detail, ...more } = error;
  const body = dialect?.body(error) ?? {
    type: '/developers#errors',
    title: STATUS_CODES[status] ?? 'Refused',
    status,
    detail,
    ...more,
  };
  const type = dialect ? 'application/json' : 'application/problem+json';
  return new Response(JSON.stringify(body), { status, headers: { ...kept, 'content-type': type } });
}
