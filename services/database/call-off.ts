import { once } from 'node:events';
import { connect } from 'node:net';
import type pg from 'pg';

/** The process stops: no statement begins any more. Answered as a database that shuts down, by the code of that. */
export class DatabaseCalledOff extends Error {
  override readonly name = 'DatabaseCalledOff';
  readonly code = '57P01';
}

/** Fields that a pool's clients have, though their types hide them. */
interface Backend {
  readonly processID: number | null;
  readonly secretKey: number | null;
}

/**
 * Lets the statements of a pool be called off: none begins after that, COMMIT included, and those that run are cancelled.
 * So no transaction is written whose answer is going to be cut.
 */
export function callOffFor(pool: pg.Pool): () => Promise<void> {
  const clients = new Set<pg.PoolClient>();
  let isCalledOff = false;
  pool.on('connect', (client) => {
    clients.add(client);
    const query = client.query.bind(client);
    const guarded = (...call: Parameters<typeof query>) => {
      if (!isCalledOff) return query(...call);
      const error = new DatabaseCalledOff('The process stops.');
      const done: unknown = call.at(-1);
      if (typeof done === 'function') return done(error);
      // A stream, such as COPY, is answered as it is and not as a promise.
      if (Object(call[0]).submit) throw error;
      return Promise.reject(error);
    };
    client.query = guarded as typeof client.query;
  });
  pool.on('remove', (client) => clients.delete(client));
  return async () => {
    isCalledOff = true;
    // A cancel without a statement to cancel does nothing.
    await Promise.all(
      [...clients].map((client) => cancel(client as pg.PoolClient & pg.Client & Backend).catch(() => {})),
    );
  };
}

const CANCEL_REQUEST = 80_877_102;

/** By the protocol instead of SQL: behind a pooler only the pooler knows which server process it is. */
async function cancel({ host, port, processID, secretKey }: pg.Client & Backend): Promise<void> {
  if (processID === null || secretKey === null) return;
  const request = Buffer.alloc(16);
  for (const [at, value] of [16, CANCEL_REQUEST, processID, secretKey].entries()) request.writeInt32BE(value, at * 4);
  const socket = host.startsWith('/') ? connect(`${host}/.s.PGSQL.${port}`) : connect(port, host);
  socket.end(request);
  await once(socket.resume(), 'close');
}
