import { STATUS_CODES } from 'node:http';
import { type Context, Hono } from 'hono';
import { etag } from 'hono/etag';
import type { Services } from '../context.ts';
import { passOn } from '../files/file-proxy.ts';
import document from '../generated/public-api.json' with { type: 'json' };

const START = '/api/v1';
const isService = (name: string, services: Services): name is keyof Services => Object.hasOwn(services, name);

/**
 * Answers /api/v1/…: the operations of the services that the document has, for API keys only. Refusals are problems of RFC 9457.
 * GET /api/v1/openapi.json is open to everybody.
 */
export function publicApi(services: Services, timeoutMs: number): (request: Request) => Promise<Response> {
  const api = new Hono().basePath(START);
  const tagged = etag();
  // A file is not read for its tag.
  api.use((c, next) => (c.req.path.startsWith(`${START}/booking/files/`) ? next() : tagged(c, next)));
  api.get('/openapi.json', (c) => c.json(document, 200, { 'cache-control': 'no-cache' }));
  for (const [path, operations] of Object.entries(document.paths)) {
    const methods = Object.keys(operations).map((method) => method.toUpperCase());
    const allow = methods.join(', ');
    api.all(path.replace(/\{(\w+)\}/g, ':$1'), (c) =>
      methods.includes(c.req.method)
        ? answer(c)
        : problem(405, 'BAD_REQUEST', `This address takes ${allow}.`, { allow }),
    );
  }
  api.notFound(() =>
    problem(404, 'NOT_FOUND', 'The API has nothing at this address. /api/v1/openapi.json lists what it has.'),
  );
  return async (request) => api.fetch(request);

  async function answer({ req: { raw: request }, notFound }: Context): Promise<Response> {
    const { pathname, search } = new URL(request.url);
    const path = pathname.slice(START.length);
    const [, name = ''] = path.split('/');
    if (!isService(name, services)) return notFound();
    if (!/^Bearer pf_[\w-]+$/.test(request.headers.get('authorization') ?? '')) {
      return problem(401, 'UNAUTHENTICATED', 'Send an API key: Authorization: Bearer pf_…', {
        'www-authenticate': 'Bearer',
      });
    }
    const key = request.headers.get('idempotency-key');
    const added: Record<string, string> = key === null ? {} : { 'idempotency-key': key };
    return asApi(request, await passOn(request, services[name], path + search, timeoutMs, added));
  }
}

/** A service's answer: private to its key, and a refusal as a problem. */
async function asApi({ method }: Request, response: Response): Promise<Response> {
  const isJson = response.headers.get('content-type')?.startsWith('application/json') ?? false;
  if (response.status >= 400 && isJson) {
    const { error } = (await response.json()) as { error: { code: string; message: string } };
    const { code, message, ...more } = error;
    return problem(response.status, code, message, Object.fromEntries(response.headers), more);
  }
  if (method === 'GET' && response.ok) response.headers.set('cache-control', 'private, no-cache');
  return response;
}

function problem(
  status: number,
  code: string,
  detail: string,
  headers: Readonly<Record<string, string>> = {},
  more: object = {},
): Response {
  const { 'content-length': _length, ...kept } = headers;
  const body = { type: '/developers#errors', title: STATUS_CODES[status] ?? 'Refused', status, detail, code, ...more };
  return new Response(JSON.stringify(body), {
    status,
    headers: { ...kept, 'content-type': 'application/problem+json' },
  });
}
