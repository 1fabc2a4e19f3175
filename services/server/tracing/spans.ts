import type { Log } from '../../base/log.ts';
import { setTracing } from '../../base/tracing.ts';
import type { Answering } from '../http-server.ts';
import { openTracing } from './open-tracing.ts';

type Fetch = (request: Request, init?: { signal?: AbortSignal }) => Response | Promise<Response>;

export type Spans = ReturnType<typeof openSpans>;

/** Makes the spans of a process: around requests, around each call of a service; statements follow by themselves. */
export function openSpans(endpoint: string, roles: ReadonlySet<string>, isWhole: boolean) {
  const tracing = openTracing(endpoint, ['preflight', ...(isWhole ? [] : roles)].join('-'));
  setTracing(tracing);
  return {
    /** The log, whose line about a request names the span of that request too. */
    describing: (log: Log): Log => ({
      ...log,
      request(line) {
        log.request(line);
        tracing.describe(`${line.service} ${line.operation ?? line.method}`, {
          'http.request.method': line.method,
          'http.response.status_code': line.status,
          'preflight.request_id': line.requestId,
        });
      },
    }),
    /** A browser cannot say which trace it belongs to; a gateway elsewhere can. */
    requests:
      (answering: Answering): Answering =>
      (request) => {
        const parent = roles.has('gateway') ? null : request.headers.get('traceparent');
        return tracing.run({ name: request.method, kind: 'server', parent }, async () => answering(request));
      },
    /** Calls of a service, in this process or in another one. */
    calls:
      (service: string, isHere: boolean, fetch: Fetch): Fetch =>
      (request, init) =>
        tracing.run({ name: service, kind: isHere ? 'internal' : 'client' }, async () => {
          const header = isHere ? null : tracing.traceparent();
          if (header) request.headers.set('traceparent', header);
          return fetch(request, init);
        }),
    close: () => tracing.close().catch(() => {}),
  };
}
