import { type Context, Hono } from 'hono';
import type { ServiceName } from '../../services/shared/service-names.ts';
import { FILE_ACCESS, readCookie } from '../cookie.ts';
import { exportPath } from './export-path.ts';
import type { PassOn } from './pass-on.ts';

/**
 * Files on their way to and from the services.
 *   GET /files/{booking|companies}/{id}?session&expires&signature, with the cookie that came beside it
 *   POST /files/paperworks?org (form data)
 *   POST /files/exports/{bookings|audit|statement|month-end} (JSON: what to export, which names people and so stays out of the address)
 *   POST /files/consult-files/{candidateId} (form data)
 *   POST /files/imports/{companies|subsidiaries|accounts|packages}?import_id (CSV)
 */
export function fileProxy(passOn: PassOn) {
  const app = new Hono().basePath('/files');
  const to = (c: Context, service: ServiceName, path: string, added?: Readonly<Record<string, string>>) =>
    passOn(c.req.raw, service, `/${service}/${path}${new URL(c.req.url).search}`, added);
  // A HEAD would be read as a download.
  app.use((c, next) => (c.req.method === 'HEAD' ? Promise.resolve(c.body(null, 404)) : next()));
  app.post('/paperworks', (c) => to(c, 'companies', 'paperworks'));
  for (const [kind, service] of Object.entries(importers)) {
    app.post(`/imports/${kind}`, (c) => to(c, service, `imports/${kind}`));
  }
  app.post('/exports/:kind', async (c) => {
    const length = Number(c.req.header('content-length') ?? Number.NaN);
    const question = length <= MOST_QUESTION_BYTES ? await c.req.json().catch(() => null) : null;
    const path = exportPath(c.req.param('kind'), question);
    return path === null ? c.body(null, 400) : passOn(bodiless(c.req.raw), 'reporting', path);
  });
  app.post(`/consult-files/${ID}`, (c) => to(c, 'booking', `candidates/${c.req.param('id')}/consult-files`));
  for (const service of ['booking', 'companies'] as const) {
    app.get(`/${service}/${ID}`, (c) => to(c, service, `files/${c.req.param('id')}`, accessOf(c.req.raw)));
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
