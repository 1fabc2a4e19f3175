import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** A line between two programs that can be cut, and led to another server, while they talk. It knows nothing of HTTP. */
export interface TcpProxy {
  /** Address to use in place of the target's, without a slash at the end. */
  readonly url: string;
  /** The port of a server on this machine that it carries to. May be named after the proxy was made. */
  target(port: number): void;
  /** Cuts every open connection at once; new ones are not affected. */
  drop(): void;
  /** From here on nothing arrives at either end, and neither gets an error: as where a cable is pulled. */
  cutOff(): void;
  /** New connections get through again. Those that were cut off are reset, as by a machine that knows nothing of them. */
  mend(): void;
  stop(): Promise<void>;
}

export async function startProxy(): Promise<TcpProxy> {
  const open = new Set<Socket>();
  let targetPort = 0;
  let isCutOff = false;

  const drop = () => {
    for (const socket of open) socket.resetAndDestroy();
    open.clear();
  };
  const server = createServer((client) => {
    if (isCutOff) {
      open.add(client.pause().on('error', () => {}));
      return;
    }
    const upstream = connect(targetPort, '127.0.0.1');
    for (const socket of [client, upstream]) {
      open.add(socket);
      // A line that is cut at one end is cut at the other; the error itself is what these tests are about.
      socket.on('error', () => {});
      socket.on('close', () => open.delete(socket));
    }
    client.on('data', (chunk) => isCutOff || upstream.write(chunk));
    client.on('close', () => isCutOff || upstream.destroySoon());
    upstream.on('data', (chunk) => isCutOff || client.write(chunk));
    upstream.on('close', () => isCutOff || client.destroySoon());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('A loopback listener has no port.');

  return {
    url: `http://127.0.0.1:${address.port}`,
    target: (port) => {
      targetPort = port;
    },
    drop,
    cutOff: () => {
      isCutOff = true;
    },
    mend: () => {
      isCutOff = false;
      drop();
    },
    stop: async () => {
      drop();
      server.close();
      await once(server, 'close');
    },
  };
}
