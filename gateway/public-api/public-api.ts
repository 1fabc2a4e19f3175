import { STATUS_CODES } from 'node:http';
import { Hono } from 'hono';
import { etag } from 'hono/etag';
import { type ServiceName, serviceNames } from '../../services/shared/service-names.ts';
import type { PassOn } from '../files/pass-on.ts';
import document from '../generated/public-api.json' with { type: 'json' };
import { headersOf } from '../request.ts';

const START = '/api/v1';

/**
 * Answers /api/v1/…: the operations of the services that the document has, for API keys only. Refusals are problems of RFC 9457.
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
        ? answer(c.req.raw, service)
        : problem(405, 'BAD_REQUEST', `This address takes ${allow}.`, { allow }),
    );
  }
  api.notFound(() =>
    problem(404, 'NOT_FOUND', 'The API has nothing at this address. /api/v1/openapi.json lists what it has.'),
  );
  return async (request) => api.fetch(request);

  async function answer(request: Request, service: ServiceName): Promise<Response> {
    const { pathname, search } = new URL(request.url);
    if (!/^Bearer pf_[\w-]+$/.test(request.headers.get('authorization') ?? '')) {
      return problem(401, 'UNAUTHENTICATED', 'Send an API key: Authorization: Bearer pf_…', {
        'www-authenticate': 'Bearer',
      });
    }
    const added = headersOf(request, ['idempotency-key']);
    return asApi(request, await passOn(request, service, pathname.slice(START.length) + search, added));
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
