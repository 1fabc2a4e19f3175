import type { ServiceName } from '../../services/shared/service-names.ts';
import type { Services } from '../context.ts';
import { headersOf } from '../request.ts';
import { untilAborted } from '../rest/service-fetch.ts';
import { stallTimeout } from './stall-timeout.ts';

export type PassOn = ReturnType<typeof passingOn>;

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
 * Passes a request on to a service as it comes, with `added` headers; its answer likewise: nothing of a file is held here.
 * Given up where nothing has moved for `ms` milliseconds, or where the caller has left.
 */
export const passingOn =
  (services: Services, ms: number) =>
  async (request: Request, service: ServiceName, path: string, added: Readonly<Record<string, string>> = {}) => {
    const { baseUrl, fetch } = services[service];
    const headers = { ...headersOf(request, passedOn), ...added };
    const patience = stallTimeout(ms);
    const body = request.body && patience.request(request.body);
    const half = { duplex: 'half' };
    const signal = AbortSignal.any([patience.signal, request.signal]);
    const forwarded = new Request(baseUrl + path, { method: request.method, headers, body, ...half });
    try {
      const answer = await untilAborted(signal, async () => fetch(forwarded, { signal }));
      const rest = answer.body && patience.answer(answer.body);
      if (!rest) patience.end();
      return new Response(rest, { status: answer.status, headers: answer.headers });
    } catch {
      patience.end();
      const error = { code: 'UNAVAILABLE', message: 'The server did not answer. Try again.' };
      return Response.json({ error }, { status: 504 });
    }
  };
