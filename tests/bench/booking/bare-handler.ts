import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import pg from 'pg';
import { defined } from '../../../machines/lib/assert-defined.ts';

/** A statement by its name, so that each connection plans it once. */
export interface BareStatement {
  readonly name: string;
  readonly text: string;
  readonly values?: readonly unknown[];
}

interface BareWork {
  readonly url: string;
  readonly statements: readonly BareStatement[];
  /** As long as the product's answer. */
  readonly body: string;
}

/** A handler without anything of ours, in a process of its own: it runs a request's statements one after the other. */
export async function startBare(work: BareWork) {
  const child = fork(import.meta.filename);
  child.send(work);
  const [port] = await once(child, 'message');
  const stop = async () => {
    child.kill();
    await once(child, 'exit');
  };
  return { url: `http://127.0.0.1:${port}`, pid: defined(child.pid), stop };
}

async function serveBare({ url, statements, body }: BareWork): Promise<void> {
  const pool = new pg.Pool({ connectionString: url, max: 10 });
  const server = createServer(async (_request, response) => {
    for (const { name, text, values = [] } of statements) await pool.query({ name, text, values: [...values] });
    response.setHeader('content-type', 'application/json');
    response.end(body);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  process.send?.(typeof address === 'object' && address ? address.port : 0);
}

if (process.argv[1] === import.meta.filename) process.once('message', (work) => void serveBare(work as BareWork));

/** The planned statements that are sent meanwhile, by connections that are opened meanwhile. */
export async function statementsOfWork(work: () => Promise<unknown>): Promise<BareStatement[]> {
  const { query } = pg.Client.prototype;
  const sent: BareStatement[] = [];
  pg.Client.prototype.query = function (this: pg.Client, asked: unknown, values: unknown, ...rest: unknown[]) {
    if (isPlanned(asked))
      sent.push({ name: asked.name, text: asked.text, values: asked.values ?? (values as unknown[]) });
    return Reflect.apply(query, this, [asked, values, ...rest]);
  } as typeof query;
  await work().finally(() => {
    pg.Client.prototype.query = query;
  });
  return sent;
}

const isPlanned = (asked: unknown): asked is BareStatement =>
  typeof asked === 'object' && asked !== null && 'name' in asked && typeof asked.name === 'string';
