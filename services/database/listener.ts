import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { Unlisten } from './database.ts';

type Handler = (payload: string) => void;

const reconnectAfterMs = 1_000;

/**
 * One connection that carries LISTEN for the whole process, opened with the first channel and reopened when lost.
 * After a reopening every handler is called with '', because notices may have been missed meanwhile.
 */
export function listener(url: string, onFault: (error: Error) => void) {
  const handlers = new Map<string, Set<Handler>>();
  let connection: Promise<pg.Client> | null = null;
  let closed = false;

  async function connect(): Promise<pg.Client> {
    const client = new pg.Client({ connectionString: url, application_name: 'preflight-listen', keepAlive: true });
    client.on('error', onFault);
    client.on('notification', ({ channel, payload }) => {
      for (const handler of handlers.get(channel) ?? []) handler(payload ?? '');
    });
    await client.connect();
    client.on('end', () => void reconnect());
    for (const channel of handlers.keys()) await client.query(`LISTEN ${client.escapeIdentifier(channel)}`);
    return client;
  }

  async function reconnect(): Promise<void> {
    while (!closed) {
      await pause(reconnectAfterMs, undefined, { ref: false });
      if (closed) return;
      connection = connect();
      try {
        await connection;
        for (const handler of [...handlers.values()].flatMap((set) => [...set])) handler('');
        return;
      } catch (error) {
        onFault(error instanceof Error ? error : new Error(String(error)));
      }
    }
  }

  return {
    async listen(channel: string, handler: Handler): Promise<Unlisten> {
      const known = handlers.get(channel);
      handlers.set(channel, new Set([...(known ?? []), handler]));
      connection ??= connect();
      const client = await connection.catch((error: unknown) => {
        connection = null;
        throw error;
      });
      if (!known) await client.query(`LISTEN ${client.escapeIdentifier(channel)}`);
      return async () => {
        handlers.get(channel)?.delete(handler);
      };
    },
    async close(): Promise<void> {
      closed = true;
      await (await connection?.catch(() => null))?.end();
    },
  };
}
