import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { Unlisten } from './database.ts';
import { isPooled } from './pooler.ts';

type Handler = (payload: string) => void;

const RECONNECT_MS = 200;
const PROOF_CHANNEL = 'preflight_proof';
const PROOF_MS = 1_000;

/**
 * One connection that carries LISTEN for the whole process, opened with the first channel and reopened when lost.
 * After a reopening every handler is called with '', because notices may have been missed meanwhile.
 */
export function listener(url: string, onFault: (error: Error) => void) {
  const handlers = new Map<string, Set<Handler>>();
  let connection: Promise<pg.Client> | null = null;
  let lastAsked: Promise<void> = Promise.resolve();
  let isReconnecting = false;
  let closed = false;

  /** A connection that listens on every channel. */
  async function open(): Promise<pg.Client> {
    const client = new pg.Client({
      connectionString: url,
      application_name: 'preflight-listen',
      connectionTimeoutMillis: 5_000,
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
      query_timeout: 5_000,
    });
    client.on('error', () => {});
    client.on('notification', ({ channel, payload }) => {
      for (const handler of handlers.get(channel) ?? []) handler(payload ?? '');
    });
    try {
      await client.connect();
      for (const channel of handlers.keys()) await client.query(`LISTEN ${client.escapeIdentifier(channel)}`);
    } catch (error) {
      client.end().catch(() => {});
      throw error;
    }
    client.once('end', () => {
      connection = null;
      if (!closed) onFault(new Error('The connection that listens was lost.'));
      void reconnect();
    });
    return client;
  }

  function connected(): Promise<pg.Client> {
    connection ??= open().catch((error: unknown) => {
      connection = null;
      throw error;
    });
    return connection;
  }

  async function reconnect(): Promise<void> {
    if (isReconnecting) return;
    isReconnecting = true;
    while (!closed) {
      try {
        await connected();
        for (const handler of [...handlers.values()].flatMap((set) => [...set])) handler('');
        break;
      } catch {
        await pause(RECONNECT_MS, undefined, { ref: false });
      }
    }
    isReconnecting = false;
  }

  async function listen(channel: string, handler: Handler): Promise<Unlisten> {
    const registered = handlers.get(channel);
    handlers.set(channel, new Set([...(registered ?? []), handler]));
    // Also where the channel is known: its first LISTEN may have failed. One after the other, as a client runs one statement at a time.
    const asked = lastAsked.then(async () => {
      const client = await connected();
      await client.query(`LISTEN ${client.escapeIdentifier(channel)}`);
    });
    lastAsked = asked.catch(() => {});
    await asked;
    return async () => {
      handlers.get(channel)?.delete(handler);
    };
  }

  return {
    listen,
    /** True if notices arrive. A pooler loses them where it gives the connection that listens to another client. */
    async hears(notify: (channel: string) => Promise<unknown>): Promise<boolean> {
      if (!(await isPooled(await connected()))) return true;
      const heard = Promise.withResolvers<boolean>();
      const unlisten = await listen(PROOF_CHANNEL, () => heard.resolve(true));
      await notify(PROOF_CHANNEL);
      const isHeard = await Promise.race([heard.promise, pause(PROOF_MS, false, { ref: false })]);
      await unlisten();
      return isHeard;
    },
    async close(): Promise<void> {
      closed = true;
      await (await connection?.catch(() => null))?.end();
    },
  };
}
