import type { OpenDatabase } from '../database/database.ts';
import type { DemoData } from './seed-demo.ts';

/** The resources opened so far; null if no service runs in this process. */
export interface Opened {
  readonly database: Pick<OpenDatabase, 'isWell' | 'replica'> | null;
  /** Makes what answers requests, where that is not made yet. */
  readonly makeRest?: () => Promise<void>;
}

/**
 * `/health/live`: this process answers. An orchestrator restarts it otherwise.
 * `/health/ready`: it may receive requests, which is answered once all that answers them is made; 503 while it starts, stops or has
 * no database. A replica that is left out is reported but does not make it unready. Null for any other path.
 */
export async function probe(segment: string, opened: Opened | null): Promise<Response | null> {
  if (segment === 'live') return Response.json({ status: 'ok' });
  if (segment !== 'ready') return null;
  if (!opened) return Response.json({ status: 'starting' }, { status: 503 });
  const { database, makeRest } = opened;
  await makeRest?.();
  const isWell = (await database?.isWell()) ?? true;
  const replica = database?.replica && { replica: database.replica.hasReplayed(null) ? 'ok' : 'aside' };
  return Response.json({ status: isWell ? 'ok' : 'down', ...replica }, { status: isWell ? 200 : 503 });
}

/** For balancers: 200 while the database reads and writes, else 503. Also says how much of the demo data exists. */
export async function health({ database }: Pick<Opened, 'database'>, demo: DemoData): Promise<Response> {
  const isWell = (await database?.isWell()) ?? true;
  return Response.json({ status: isWell ? 'ok' : 'down', demo: demo.state }, { status: isWell ? 200 : 503 });
}
