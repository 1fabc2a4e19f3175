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
  return async (request: Request): Promise<Response> => {
    const { pathname, search } = new URL(request.url);
    const [, , home = '', id = ''] = pathname.split('/');
    if (request.method === 'POST' && pathname === '/files/paperworks') {
      return passOn(request, companies, `/companies/paperworks${search}`, ms);
    }
    const importer = request.method === 'POST' && home === 'imports' ? importers[id] : undefined;
    if (importer) {
      const endpoint = { auth, booking, companies }[importer];
      return passOn(request, endpoint, `/${importer}/imports/${id}${search}`, ms);
    }
    if (request.method === 'POST' && home === 'exports') {
      const length = Number(request.headers.get('content-length') ?? Number.NaN);
      const path = length <= MOST_QUESTION_BYTES ? exportPath(id, await request.text()) : null;
      return path === null ? new Response(null, { status: 400 }) : passOn(bodiless(request), reporting, path, ms);
    }
    const isId = /^[\da-f-]{36}$/.test(id);
    if (request.method === 'POST' && isId && home === 'consult-files') {
      return passOn(request, booking, `/booking/candidates/${id}/consult-files`, ms);
    }
    if (request.method !== 'GET' || !isId) return new Response(null, { status: 404 });
    if (home === 'booking') return passOn(withAccess(request), booking, `/booking/files/${id}${search}`, ms);
    if (home === 'companies') return passOn(withAccess(request), companies, `/companies/files/${id}${search}`, ms);
    return new Response(null, { status: 404 });
  };
}

/** Which service takes rows of each kind. */
const importers: Readonly<Record<string, 'auth' | 'booking' | 'companies'>> = {
  companies: 'companies',
  subsidiaries: 'companies',
  accounts: 'auth',
  packages: 'booking',
};

/** A question is words of a filter, not a file. */
const MOST_QUESTION_BYTES = 16_384;

/** A download by link has no bearer token of its own. */
function withAccess(request: Request): Request {
  const token = readCookie(request, FILE_ACCESS);
  if (token === null || request.headers.has('authorization')) return request;
  const headers = new Headers(request.headers);
  headers.set('authorization', `Bearer ${token}`);
  return new Request(request.url, { headers, signal: request.signal });
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
