import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/**
 * How the line behaves.
 * `pass` carries everything · `slow` holds each answer back for `slowMs` · `refuse` resets every connection ·
 * `swallow` carries requests, and cuts the line when the answer comes: the work is done and nobody is told ·
 * `mute` carries requests, and a connection that one came on stays silent from then on, whatever the line becomes.
 */
export type Line = 'pass' | 'slow' | 'refuse' | 'swallow' | 'mute';

/** A line between two programs that can be made bad while they talk. It knows nothing of HTTP. */
export interface TcpProxy {
  /** Address to use in place of the target's, without a slash at the end. */
  readonly url: string;
  /** Where it carries to: the port of a server on this machine. May be named after the proxy was made. */
  target(port: number): void;
  /** Behaves like this from now on, for connections that are open, too. */
  become(line: Line, slowMs?: number): void;
  /** Cuts every open connection at once; new ones are not affected. */
  drop(): void;
  stop(): Promise<void>;
}

export async function startProxy(): Promise<TcpProxy> {
  const open = new Set<Socket>();
  let line: Line = 'pass';
  let slowMs = 0;
  let targetPort = 0;

  const drop = () => {
    for (const socket of open) socket.resetAndDestroy();
    open.clear();
  };
  const server = createServer((client) => {
    if (line === 'refuse') {
      client.resetAndDestroy();
      return;
    }
    const upstream = connect(targetPort, '127.0.0.1');
    let isMuted = false;
    const afterwards = (step: () => void) => (line === 'slow' ? setTimeout(step, slowMs) : step());
    for (const socket of [client, upstream]) {
      open.add(socket);
      // A line that is cut at one end is cut at the other; the error itself is what these tests are about.
      socket.on('error', () => {});
      socket.on('close', () => open.delete(socket));
    }
    client.on('data', (chunk) => {
      isMuted ||= line === 'mute';
      upstream.write(chunk);
    });
    const answer = (chunk: Buffer) => {
      if (line === 'swallow') client.resetAndDestroy();
      else if (!isMuted) afterwards(() => client.write(chunk));
    };
    client.on('close', () => upstream.destroySoon());
    upstream.on('data', answer);
    upstream.on('close', () => afterwards(() => client.destroySoon()));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('A loopback listener has no port.');

  return {
    url: `http://127.0.0.1:${address.port}`,
    target: (port) => {
      targetPort = port;
    },
    become: (next, ms = 0) => {
      line = next;
      slowMs = ms;
      if (next === 'refuse') drop();
    },
    drop,
    stop: async () => {
      drop();
      server.close();
      await once(server, 'close');
    },
  };
}
