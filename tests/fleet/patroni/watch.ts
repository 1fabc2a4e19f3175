import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { query } from '../database.ts';
import { BEATS, type Cluster } from './cluster.ts';
import type { Acknowledged, MemberWrite, OpenMembers } from './judge.ts';
import type { Member } from './member.ts';

/** All that was seen of the databases, in milliseconds of `performance.now()`. */
export interface Seen {
  /** Writes on the portal's way, through PgBouncer and HAProxy. */
  readonly beats: Acknowledged[];
  /** Writes at the members themselves. */
  readonly writes: MemberWrite[];
  readonly open: OpenMembers[];
}

const BETWEEN_MS = 100;
const ANSWER_MS = 1_500;
const createTable = 'create table if not exists beats (number bigint primary key)';
const insert = 'insert into beats values ($1)';
const look = `select case when not pg_is_in_recovery() then
  ('x' || substr(pg_walfile_name(pg_current_wal_lsn()), 1, 8))::bit(32)::int end as timeline`;

/** Writes numbers one after the other on the portal's way, and at every member itself, until `signal` aborts. */
export async function watchDatabases({ front, members, at }: Cluster, signal: AbortSignal) {
  await query(front.direct(BEATS), createTable);
  const seen: Seen = { beats: [], writes: [], open: [] };
  let last = 0;
  const open = new Set<string>();
  const beat = async () => {
    const line = new Line(front.pooled(BEATS));
    while (!signal.aborted) {
      const [number, sentAt] = [++last, performance.now()];
      const answer = await line.ask(insert, [number]);
      if (answer) seen.beats.push({ number, sentAt, at: performance.now() });
      await pause(BETWEEN_MS);
    }
    line.close();
  };
  const ask = async (member: Member) => {
    const line = new Line(at(member, BEATS));
    while (!signal.aborted) {
      const timeline = (await line.ask(look))?.[0]?.['timeline'];
      const isOpen = typeof timeline === 'number';
      if (isOpen) open.add(member.name);
      else open.delete(member.name);
      seen.open.push({ at: performance.now(), members: [...open] });
      if (isOpen) {
        const [number, sentAt] = [++last, performance.now()];
        const answer = await line.ask(insert, [number]);
        if (answer) seen.writes.push({ member: member.name, timeline, number, sentAt, at: performance.now() });
      }
      await pause(BETWEEN_MS);
    }
    line.close();
  };
  const over = Promise.all([beat(), ...members.map(ask)]);
  return { seen, over };
}

/** @returns the numbers that the primary has */
export async function storedNumbers({ front }: Cluster): Promise<ReadonlySet<number>> {
  const text = await query(front.direct(BEATS), `select coalesce(string_agg(number::text, ' '), '') from beats`);
  return new Set(String(text).split(' ').map(Number));
}

/**
 * One connection that is opened again where it is lost. An answer that is late is none: its connection is given up, and never
 * cancelled, because a cancelled wait for a standby is answered as if the standby had it.
 */
class Line {
  readonly #url: string;
  #client: pg.Client | null = null;

  constructor(url: string) {
    this.#url = url;
  }

  async ask(text: string, values: unknown[] = []): Promise<Record<string, unknown>[] | null> {
    const late = pause(ANSWER_MS, null);
    const rows = await Promise.race([this.#ask(text, values).catch(() => null), late]);
    if (rows === null) this.close();
    return rows;
  }

  close(): void {
    const { connection } = (this.#client ?? {}) as { connection?: { stream: { destroy(): void } } };
    connection?.stream.destroy();
    this.#client = null;
  }

  async #ask(text: string, values: unknown[]): Promise<Record<string, unknown>[]> {
    if (!this.#client) {
      this.#client = new pg.Client(this.#url);
      this.#client.on('error', () => {});
      await this.#client.connect();
    }
    return (await this.#client.query<Record<string, unknown>>(text, values)).rows;
  }
}
