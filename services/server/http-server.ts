import { once } from 'node:events';
import { createServer, IncomingMessage, type Server, ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { TextResponse } from '../shared/http/text-response.ts';
import { stampClientAddress, type TrustedSenders } from './client-address.ts';
import { type BodyPace, bodyPace, slowBodies } from './slow-bodies.ts';
import { stoppable } from './stoppable-stream.ts';

export type Answering = (request: Request) => Response | Promise<Response>;

export interface RunningServer {
  /** The actual port, also where the configured one was 0. */
  readonly port: number;
  /** Requests under way, and how many of them are live streams. */
  underWay(): { readonly requests: number; readonly streams: number };
  /** Answers health checks with 503 and everything else as before, for `delayMs`: balancers send nothing any more once they saw it. */
  announceStop(delayMs: number): Promise<void>;
  /**
   * Refuses new requests with 503, asks live streams to reconnect and waits for the rest, at most `graceMs`.
   * @returns whether everything was answered
   */
  drain(graceMs: number): Promise<boolean>;
  /** Drains, then closes what is left. */
  close(graceMs: number): Promise<void>;
}

/** The port cannot be opened. The message is for the person who starts the product. */
export class AddressTaken extends Error {
  override readonly name = 'AddressTaken';
}

/** Longer than the keep-alive of balancers (60 s), so that they never send on a connection that is closing here. */
const keepAliveTimeout = 65_000;

const timeouts = {
  keepAliveTimeout,
  /** Time-out for the headers. */
  headersTimeout: 20_000,
  /** Time-out for the whole request: 10 MB at 35 KB/s. */
  requestTimeout: 300_000,
  connectionsCheckingInterval: 5_000,
};

/** TRACE is not among them: no fetch request can have it. */
const METHODS = 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS';

/** Default headers of an answer: not cached, no type sniffing. */
const defaultHeaders = new Map([
  ['cache-control', 'no-store'],
  ['x-content-type-options', 'nosniff'],
]);

/** Serves a fetch function on one port. @throws AddressTaken */
export async function serve(
  answering: Answering,
  at: { host: string; port: number; bodyPace?: BodyPace } & TrustedSenders,
): Promise<RunningServer> {
  const [announced, stopping] = [new AbortController(), new AbortController()];
  const bodies = slowBodies(at.bodyPace ?? bodyPace);
  const answered = async (request: Request, { incoming, outgoing }: { incoming: unknown; outgoing: unknown }) => {
    if (!(incoming instanceof IncomingMessage && outgoing instanceof ServerResponse)) return answering(request);
    const handled = answering(withBody(request));
    const answer = await (hasBody(incoming) ? bodies.orTooSlow(incoming, outgoing, handled) : handled);
    return answer instanceof TextResponse ? sendText(answer, outgoing) : stoppable(answer, stopping.signal);
  };
  const listener = getRequestListener(answered, { overrideGlobalObjects: false });
  const underWay = new Map<ServerResponse, Promise<unknown>>();
  const server = createServer(timeouts, (request, response) => {
    response.setHeaders(defaultHeaders);
    if (stopping.signal.aborted || (announced.signal.aborted && isHealthCheck(request))) {
      return refuseWhileStopping(request, response);
    }
    if (request.method === 'TRACE') return void response.writeHead(405, { allow: METHODS, connection: 'close' }).end();
    stampClientAddress(request, at);
    const over = Promise.allSettled([listener(request, response), once(response, 'close')]);
    underWay.set(
      response,
      over.then(() => underWay.delete(response)),
    );
  });
  await listening(server, at);
  const address = server.address();
  const announceStop = async (delayMs: number) => {
    announced.abort();
    await pause(delayMs);
  };
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
    underWay: () => ({ requests: underWay.size, streams: [...underWay.keys()].filter(isStream).length }),
    announceStop,
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

/** The text in one write, without the reading of streams that any other body takes. */
function sendText({ status, headers, written }: TextResponse, outgoing: ServerResponse): Response {
  outgoing.setHeaders(headers);
  outgoing.statusCode = status;
  outgoing.end(written);
  return RESPONSE_ALREADY_SENT;
}

const isStream = (response: ServerResponse) =>
  String(response.getHeader('content-type') ?? '').startsWith('text/event-stream');

const hasBody = ({ headers }: IncomingMessage) =>
  'transfer-encoding' in headers || Number(headers['content-length'] ?? 0) > 0;

const pathOf = ({ url }: IncomingMessage) => url?.split('?', 1)[0] ?? '';

const isHealthCheck = (request: IncomingMessage) => /^\/health(\/|$)/.test(pathOf(request));

const sentence = 'The portal is being restarted. Try again in a moment.';
/** As a service's refusal and as a gateway's: GraphQL clients read `errors`. */
const refusal = {
  errors: [{ message: sentence, extensions: { code: 'UNREACHABLE', reason: sentence, status: 503 } }],
  error: { code: 'STOPPING', message: sentence },
};

/** The answer to new requests while this process stops; another process will answer them. */
function refuseWhileStopping(request: IncomingMessage, response: ServerResponse): void {
  request.resume();
  // Still alive: a restart now would cut the answers under way.
  response.writeHead(pathOf(request) === '/health/live' ? 200 : 503, {
    'content-type': 'application/json',
    connection: 'close',
    'retry-after': '1',
  });
  response.end(JSON.stringify(isHealthCheck(request) ? { status: 'stopping' } : refusal));
}

/**
 * Hono's body limit reads a body of unknown length into a new `Request`, which needs the platform's own class. Without
 * a length or encoding header there is no body, although the listener offers one, as with most DELETEs.
 */
function withBody(request: Request): Request {
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
