import type { paths } from '../generated/booking.openapi.ts';
import { type PartOptions, publicClients } from '../part.ts';
import { requestIdOf } from '../request.ts';

const text = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' };

/** GET or HEAD /calendar/{secret}.ics, as calendar programs ask; 304 where theirs is the same. Whatever opens nothing answers 404. */
export function calendarFeedFile({
  booking,
  timeoutMs,
  onFault,
}: Pick<PartOptions, 'booking' | 'timeoutMs' | 'onFault'>) {
  const clientOf = publicClients<paths>(booking, timeoutMs);

  return async (request: Request): Promise<Response> => {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return new Response(null, { status: 405, headers: { allow: 'GET, HEAD' } });
    const link = /^\/calendar\/([\w-]{43})\.ics$/.exec(new URL(request.url).pathname)?.[1];
    if (link === undefined) return ended();
    const version = versionIn(request.headers.get('if-none-match'));
    const client = clientOf(request);
    try {
      const { data, response } = await client.POST('/booking/calendar-feeds/read', { body: { link, version } });
      if (response.status === 404) return ended();
      return data ? fileOf(data, request.method) : unreachable();
    } catch (error) {
      onFault(error, requestIdOf(request));
      return unreachable();
    }
  };
}

function fileOf({ version, calendar }: { version: string; calendar: string | null }, method: string): Response {
  const headers = { etag: `"${version}"`, 'cache-control': 'private, no-cache', 'x-robots-tag': 'noindex' };
  if (calendar === null) return new Response(null, { status: 304, headers });
  return new Response(method === 'HEAD' ? null : calendar, {
    headers: {
      ...headers,
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'inline; filename="appointments.ics"',
    },
  });
}

/** Programs between may have made a weak one of it. */
const versionIn = (noneMatch: string | null) => /^(?:W\/)?"([\w-]{1,100})"$/.exec(noneMatch?.trim() ?? '')?.[1] ?? null;

const ended = () => new Response('This calendar address has ended.\n', { status: 404, headers: text });
const unreachable = () =>
  new Response('The portal cannot be reached right now.\n', { status: 503, headers: { ...text, 'retry-after': '60' } });
