import { type Context, Hono } from 'hono';
import { FILE_ACCESS, readCookie } from '../cookie.ts';
import { headersOf } from '../request.ts';
import type { ServiceEndpoint } from '../rest/service-fetch.ts';
import { exportPath } from './export-path.ts';
import { stallTimeout } from './stall-timeout.ts';

/** The services that have files. */
interface Endpoints {
  readonly auth: ServiceEndpoint;
  readonly booking: ServiceEndpoint;
  readonly companies: ServiceEndpoint;
  readonly reporting: ServiceEndpoint;
}

/** Headers of the browser's request that are passed to the service. */
const passedOn = [
  'authorization',
  'content-length',
  'content-type',
  'range',
  'if-range',
  'user-agent',
  'x-forwarded-for',
  'x-request-id',
];

/**
 * Files on their way to and from the services, passed on as they come: nothing of one is held here.
 *   GET /files/{booking|companies}/{id}?session&expires&signature, with the cookie that came beside it
 *   POST /files/paperworks?org (form data)
 *   POST /files/exports/{bookings|audit|statement|month-end} (JSON: what to export, which names people and so stays out of the address)
 *   POST /files/consult-files/{candidateId} (form data)
 *   POST /files/imports/{companies|subsidiaries|accounts|packages}?import_id (CSV)
 * Given up where nothing has moved for `ms` milliseconds, or where the caller has left.
 */
export function fileProxy({ auth, booking, companies, reporting }: Endpoints, ms: number) {
  const app = new Hono().basePath('/files');
  const to = (c: Context, endpoint: ServiceEndpoint, path: string, added?: Readonly<Record<string, string>>) =>
    passOn(c.req.raw, endpoint, path + new URL(c.req.url).search, ms, added);
  // A HEAD would be read as a download.
  app.use((c, next) => (c.req.method === 'HEAD' ? Promise.resolve(c.body(null, 404)) : next()));
  app.post('/paperworks', (c) => to(c, companies, '/companies/paperworks'));
  for (const [kind, service] of Object.entries(importers)) {
    app.post(`/imports/${kind}`, (c) => to(c, { auth, booking, companies }[service], `/${service}/imports/${kind}`));
  }
  app.post('/exports/:kind', async (c) => {
    const length = Number(c.req.header('content-length') ?? Number.NaN);
    const question = length <= MOST_QUESTION_BYTES ? await c.req.json().catch(() => null) : null;
    const path = exportPath(c.req.param('kind'), question);
    return path === null ? c.body(null, 400) : passOn(bodiless(c.req.raw), reporting, path, ms);
  });
  app.post(`/consult-files/${ID}`, (c) => {
    const path = `/booking/candidates/${c.req.param('id')}/consult-files`;
    return passOn(c.req.raw, booking, path, ms);
  });
  for (const [home, endpoint] of Object.entries({ booking, companies })) {
    app.get(`/${home}/${ID}`, (c) => to(c, endpoint, `/${home}/files/${c.req.param('id')}`, accessOf(c.req.raw)));
  }
  app.notFound((c) => c.body(null, 404));
  return async (request: Request) => app.fetch(request);
}

const ID = ':id{[\\da-f-]{36}}';

/** Which service takes rows of each kind. */
const importers = { companies: 'companies', subsidiaries: 'companies', accounts: 'auth', packages: 'booking' } as const;

/** A question is words of a filter, not a file. */
const MOST_QUESTION_BYTES = 16_384;

/** A download by link has no bearer token of its own. */
function accessOf(request: Request): Readonly<Record<string, string>> {
  const token = readCookie(request, FILE_ACCESS);
  return token === null ? {} : { authorization: `Bearer ${token}` };
}

function bodiless({ url, headers: sent, signal }: Request): Request {
  const headers = new Headers(sent);
  for (const name of ['content-length', 'content-type']) headers.delete(name);
  return new Request(url, { headers, signal });
}

/** Passes a request on as it comes, with `added` headers; its answer likewise. */
export async function passOn(
  request: Request,
  { baseUrl, fetch }: ServiceEndpoint,
  path: string,
  ms: number,
  added: Readonly<Record<string, string>> = {},
) {
  const headers = { ...added, ...headersOf(request, passedOn) };
  const patience = stallTimeout(ms);
  const body = request.body && patience.request(request.body);
  const half = { duplex: 'half' };
  const signal = AbortSignal.any([patience.signal, request.signal]);
  const forwarded = new Request(baseUrl + path, { method: request.method, headers, body, ...half });
  try {
    const answer = await patience.race(Promise.resolve(fetch(forwarded, { signal })));
    const rest = answer.body && patience.answer(answer.body);
    if (!rest) patience.end();
    return new Response(rest, { status: answer.status, headers: answer.headers });
  } catch {
    patience.end();
    const error = { code: 'UNAVAILABLE', message: 'The server did not answer. Try again.' };
    return Response.json({ error }, { status: 504 });
  }
}
