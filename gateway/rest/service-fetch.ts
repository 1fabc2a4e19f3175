import { Readable } from 'node:stream';
import type { Dispatcher } from 'undici';
import { unreachable } from './rest-error.ts';

/** Calls a service: in process its own fetch function, elsewhere `remoteFetch`. */
export type ServiceFetch = (request: Request, init?: { signal?: AbortSignal }) => Response | Promise<Response>;

/** The address of a service. In process `baseUrl` only has to be an origin, such as http://booking. */
export interface ServiceEndpoint {
  readonly baseUrl: string;
  readonly fetch: ServiceFetch;
}

/**
 * Asks a service over the network. undici's `request` instead of the global fetch, which costs half as much CPU again.
 * A JSON answer is read whole, anything else (event streams, files) is passed on as it comes.
 */
export function remoteFetch(dispatcher?: Dispatcher): ServiceFetch {
  return async (request, init) => {
    // Loaded by the first call: a portal whose services are all in its own process never needs it.
    const { request: send } = await import('undici');
    const { statusCode, headers, body } = await send(request.url, {
      method: request.method as Dispatcher.HttpMethod,
      headers: Object.fromEntries(request.headers),
      body: await bodyOf(request),
      // The first byte has its own deadline (`within`), and an event stream may be silent for long.
      headersTimeout: 0,
      bodyTimeout: 0,
      ...(init?.signal ? { signal: init.signal } : {}),
      ...(dispatcher ? { dispatcher } : {}),
    });
    const answer = { status: statusCode, headers: flat(headers) };
    if (statusCode === 204 || statusCode === 304) {
      await body.dump();
      return new Response(null, answer);
    }
    const isJson = String(headers['content-type']).includes('json');
    return isJson ? new Response(await body.text(), answer) : new Response(stream(body), answer);
  };
}

/**
 * The same fetch, which proves to a service elsewhere that the gateway asks: it then believes where the browser is.
 * @param key what both were configured with; null where they were not
 */
export const asGateway =
  (key: string | null, fetch: ServiceFetch): ServiceFetch =>
  (request, init) => {
    if (key !== null) request.headers.set('x-gateway-key', key);
    return fetch(request, init);
  };

/** Form data carries files, which are never held here. */
async function bodyOf(request: Request): Promise<string | Readable | null> {
  if (request.body === null) return null;
  const isForm = request.headers.get('content-type')?.startsWith('multipart/form-data');
  return isForm ? Readable.fromWeb(request.body as NodeStream) : request.text();
}

type NodeStream = Parameters<typeof Readable.fromWeb>[0];

/** Node's own stream type differs from the browser's by name only. */
const stream = (body: Readable) => Readable.toWeb(body) as ReadableStream<Uint8Array<ArrayBuffer>>;

const flat = (headers: Readonly<Record<string, string | string[] | undefined>>): [string, string][] =>
  Object.entries(headers).flatMap(([name, value]) => [value ?? []].flat().map((one): [string, string] => [name, one]));

/** A service was asked, and no answer began in time. */
export class NoAnswer extends Error {
  override readonly name = 'NoAnswer';
}

/**
 * The same fetch, where a service that cannot be asked is an answer too.
 * @throws {GraphQLError} UNREACHABLE
 */
export function reaching(fetch: ServiceFetch) {
  return async (request: Request, init?: { signal: AbortSignal }): Promise<Response> => {
    try {
      return await fetch(request, init);
    } catch (cause) {
      throw unreachable(cause);
    }
  };
}

/**
 * The same fetch, given up when no answer has begun within `ms` milliseconds.
 * @throws {NoAnswer} then
 */
export function timed(ms: number, fetch: ServiceFetch) {
  return async (request: Request): Promise<Response> => {
    const abort = new AbortController();
    const timer = setTimeout(() => abort.abort(new NoAnswer(`No answer within ${ms} ms.`)), ms);
    try {
      return await untilAborted(abort.signal, async () => fetch(request, { signal: abort.signal }));
    } finally {
      clearTimeout(timer);
    }
  };
}

/**
 * The same fetch within `ms` milliseconds, for GraphQL.
 * @throws {GraphQLError} UNREACHABLE
 */
export const within = (ms: number, fetch: ServiceFetch) => reaching(timed(ms, fetch));

/** Rejects with the signal's reason once it is aborted: a function in this process may ignore the signal. */
export async function untilAborted<Answer>(signal: AbortSignal, ask: () => Promise<Answer>): Promise<Answer> {
  signal.throwIfAborted();
  const { promise: aborted, reject } = Promise.withResolvers<never>();
  signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  return Promise.race([aborted, ask()]);
}
