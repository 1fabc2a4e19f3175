import { once } from 'node:events';
import { createServer, IncomingMessage, type Server, ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import { stampClientAddress, type TrustedSenders } from './client-address.ts';
import { type BodyPace, bodyPace, slowBodies } from './slow-bodies.ts';
import { stoppable } from './stoppable-stream.ts';

export type Answering = (request: Request) => Response | Promise<Response>;

export interface RunningServer {
  /** The port it got; not the one asked for where that was 0. */
  readonly port: number;
  /** Fulfils when the first request has been answered. */
  readonly firstAnswer: Promise<void>;
  /** What is being answered right now, and how much of it are live streams. */
  underWay(): { readonly requests: number; readonly streams: number };
  /**
   * Refuses new requests with 503, asks live streams to come back, and waits until the rest is answered, `graceMs` at most.
   * @returns whether everything was answered
   */
  drain(graceMs: number): Promise<boolean>;
  /** Drains, then ends what is left. */
  close(graceMs: number): Promise<void>;
}

/** The address cannot be served at; the message is for the person who starts the product. */
export class AddressTaken extends Error {
  override readonly name = 'AddressTaken';
}

/** Longer than balancers keep theirs (60 s), so that they never send on a connection that is just being closed here. */
const keepAliveTimeout = 65_000;

const timeouts = {
  keepAliveTimeout,
  /** Headers come at once or not at all. */
  headersTimeout: 20_000,
  /** The whole request: a file of 10 MB at 35 KB/s. */
  requestTimeout: 300_000,
  connectionsCheckingInterval: 5_000,
};

/** What an answer is sent with where it says nothing else: nobody keeps it, and its type is not guessed at. */
const cautious = new Map([
  ['cache-control', 'no-store'],
  ['x-content-type-options', 'nosniff'],
]);

/** Serves a fetch function on one port. @throws AddressTaken */
export async function serve(
  answering: Answering,
  at: { host: string; port: number; bodyPace?: BodyPace } & TrustedSenders,
): Promise<RunningServer> {
  const stopping = new AbortController();
  const bodies = slowBodies(at.bodyPace ?? bodyPace);
  const answered = async (request: Request, { incoming, outgoing }: { incoming: unknown; outgoing: unknown }) => {
    if (!(incoming instanceof IncomingMessage && outgoing instanceof ServerResponse)) return answering(request);
    const handled = answering(announced(request));
    const answer = await (hasBody(incoming) ? bodies.orTooSlow(incoming, outgoing, handled) : handled);
    return stoppable(answer, stopping.signal);
  };
  const listener = getRequestListener(answered, { overrideGlobalObjects: false });
  const first = Promise.withResolvers<void>();
  const underWay = new Map<ServerResponse, Promise<unknown>>();
  const server = createServer(timeouts, (request, response) => {
    response.once('finish', first.resolve);
    response.setHeaders(cautious);
    if (stopping.signal.aborted) return refuseWhileStopping(request, response);
    stampClientAddress(request, at);
    const over = Promise.allSettled([listener(request, response), once(response, 'close')]);
    underWay.set(
      response,
      over.then(() => underWay.delete(response)),
    );
  });
  await listening(server, at);
  const address = server.address();
  const drain = async (graceMs: number) => {
    stopping.abort();
    for (const response of underWay.keys()) response.shouldKeepAlive = false;
    const over = new AbortController();
    const grace = pause(graceMs, false, { signal: over.signal }).catch(() => false);
    const isDone = await Promise.race([Promise.all(underWay.values()).then(() => true), grace]);
    over.abort();
    return isDone;
  };
  return {
    port: typeof address === 'object' && address ? address.port : at.port,
    firstAnswer: first.promise,
    underWay: () => ({ requests: underWay.size, streams: [...underWay.keys()].filter(isStream).length }),
    drain,
    async close(graceMs) {
      await drain(graceMs);
      bodies.stop();
      const closed = Promise.withResolvers<void>();
      server.close(() => closed.resolve());
      server.closeAllConnections();
      await closed.promise;
    },
  };
}

const isStream = (response: ServerResponse) =>
  String(response.getHeader('content-type') ?? '').startsWith('text/event-stream');

const hasBody = ({ headers }: IncomingMessage) =>
  'transfer-encoding' in headers || Number(headers['content-length'] ?? 0) > 0;

/** For balancers and for whoever comes now: this process goes, another one answers. */
function refuseWhileStopping(request: IncomingMessage, response: ServerResponse): void {
  const path = request.url?.split('?', 1)[0] ?? '';
  const isHealth = path === '/health' || path.startsWith('/health/');
  const error = { code: 'STOPPING', message: 'The portal is being restarted. Try again in a moment.' };
  request.resume();
  // It is alive: whoever ended it now would cut what it still answers.
  response.writeHead(path === '/health/live' ? 200 : 503, {
    'content-type': 'application/json',
    connection: 'close',
    'retry-after': '1',
  });
  response.end(JSON.stringify(isHealth ? { status: 'stopping' } : { error }));
}

/**
 * A body of unannounced length is read by hono's limit into a new `Request`, which only the platform's own can be made
 * into. Without either header there is no body, as with most DELETEs, though the listener offers one.
 */
function announced(request: Request): Request {
  const { method, headers, signal, url } = request;
  if (method === 'GET' || method === 'HEAD' || headers.has('content-length')) return request;
  const body = headers.has('transfer-encoding') ? request.body : null;
  const half = { duplex: 'half' };
  return new Request(url, { method, headers, signal, body, ...half });
}

function listening(server: Server, { host, port }: { host: string; port: number }): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error) => {
      const why = 'code' in error ? String(error.code) : error.message;
      reject(new AddressTaken(`Cannot serve at ${host}:${port} (${why}): choose another PORT or HOST.`));
    });
    server.listen(port, host, resolve);
  });
}
