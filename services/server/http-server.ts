import { createServer, type Server, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { stampClientAddress } from './client-address.ts';
import { sendFile } from './send-file.ts';

export type Answering = (request: Request) => Response | Promise<Response>;

export interface RunningServer {
  /** The port it got; not the one asked for where that was 0. */
  readonly port: number;
  /** Fulfils when the first request has been answered. */
  readonly firstAnswer: Promise<void>;
  /** Takes no new requests, lets running ones finish for `graceMs`, then ends what is left (live streams). */
  close(graceMs: number): Promise<void>;
}

/** The address cannot be served at; the message is for the person who starts the product. */
export class AddressTaken extends Error {
  override readonly name = 'AddressTaken';
}

/** Longer than balancers keep theirs (60 s), so that they never send on a connection that is just being closed here. */
const keepAliveTimeout = 65_000;

/** Serves a fetch function on one port. @throws AddressTaken */
export async function serve(answering: Answering, at: { host: string; port: number }): Promise<RunningServer> {
  const answered = async (request: Request, { outgoing }: { outgoing: unknown }) => {
    const answer = await answering(announced(request));
    return outgoing instanceof ServerResponse ? sendFile(answer, outgoing) : answer;
  };
  const listener = getRequestListener(answered, { overrideGlobalObjects: false });
  const first = Promise.withResolvers<void>();
  const server = createServer({ keepAliveTimeout, headersTimeout: keepAliveTimeout + 1_000 }, (request, response) => {
    response.once('finish', first.resolve);
    stampClientAddress(request);
    void listener(request, response);
  });
  await listening(server, at);
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : at.port,
    firstAnswer: first.promise,
    async close(graceMs) {
      const closed = Promise.withResolvers<void>();
      server.close(() => closed.resolve());
      server.closeIdleConnections();
      const impatient = setTimeout(() => server.closeAllConnections(), graceMs);
      await closed.promise;
      clearTimeout(impatient);
    },
  };
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
