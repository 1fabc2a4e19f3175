import { type Context, Hono } from 'hono';
import type { PartOptions } from '../part.ts';
import { requestIdOf } from '../request.ts';

const uncached = { 'cache-control': 'no-store' };

/** GET or HEAD /calendar/{secret}.ics, as calendar programs ask; 304 where theirs is the same. Whatever opens nothing answers 404. */
export function calendarFeedFile({ publicClients, onFault }: Pick<PartOptions, 'publicClients' | 'onFault'>) {
  const app = new Hono();
  app.get('/calendar/:file{[\\w-]{43}\\.ics}', async (c) => {
    const link = c.req.param('file').slice(0, -'.ics'.length);
    const body = { link, version: versionIn(c.req.header('if-none-match')) };
    const { data, response } = await publicClients(c.req.raw).booking.POST('/booking/calendar-feeds/read', { body });
    if (!data) return response.status === 404 ? c.notFound() : unreachable(c);
    const headers = { etag: `"${data.version}"`, 'cache-control': 'private, no-cache', 'x-robots-tag': 'noindex' };
    if (data.calendar === null) return c.body(null, 304, headers);
    const disposition = 'inline; filename="appointments.ics"';
    const file = { 'content-type': 'text/calendar; charset=utf-8', 'content-disposition': disposition };
    return c.body(data.calendar, 200, { ...headers, ...file });
  });
  app.notFound((c) =>
    c.req.method === 'GET' || c.req.method === 'HEAD'
      ? c.text('This calendar address has ended.\n', 404, uncached)
      : c.body(null, 405, { allow: 'GET, HEAD' }),
  );
  app.onError((error, c) => {
    onFault(error, requestIdOf(c.req.raw));
    return unreachable(c);
  });
  return async (request: Request) => app.fetch(request);
}

/** Programs between may have made a weak one of it. */
const versionIn = (noneMatch = '') => /^(?:W\/)?"([\w-]{1,100})"$/.exec(noneMatch.trim())?.[1] ?? null;

const unreachable = (c: Context) =>
  c.text('The portal cannot be reached right now.\n', 503, { ...uncached, 'retry-after': '60' });
