import { sql } from 'drizzle-orm';
import type { OrganisationKind } from '../../machines/rules/access/usable-permissions.ts';
import { fail } from '../base/errors.ts';
import type { Database } from '../database/database.ts';
import { opaqueParameter, statement, variable } from '../database/statement.ts';
import type { Caller } from './caller.ts';
import { permissionsOf, standingSessions } from './found-caller.ts';

/** Interval at which open streams are checked. A stream ends well within a second of its session. */
const CHECK_MS = 500;
/**
 * Most streams of one account in one process. The limit protects memory and connections of this process. A count across
 * processes would cost a write for every stream that opens or closes.
 */
const MOST_STREAMS = 20;

interface Stream {
  readonly caller: Caller;
  readonly end: () => void;
}

interface SessionRow extends Record<string, unknown> {
  id: string;
  kind: OrganisationKind;
  permissions: string[];
}

const sessionsStatement = statement<SessionRow, 'ids' | 'now'>(
  'stream_sessions',
  sql`
    select s.id, o.kind, to_json(coalesce(p.permissions, '{}')) as permissions
    ${standingSessions(variable('now', 'timestamptz'))} and s.id = any(${opaqueParameter(variable('ids', 'uuid[]'), 'uuid[]')})`,
);

/**
 * The live streams of this process. A stream ends when its session ends or when the account's permissions change. One
 * query checks all of them, so code that ends a session does not have to know about streams.
 */
export function liveStreams({ db, now }: { db: Database; now: () => Date }) {
  const streams = new Set<Stream>();
  let isWaiting = false;

  async function check(): Promise<void> {
    const openStreams = [...streams];
    const ids = [...new Set(openStreams.map(({ caller }) => caller.sessionId))];
    const rows = await sessionsStatement(db, { ids: `{${ids.join(',')}}`, now: now().toISOString() });
    const standing = new Map(rows.map(({ id, kind, permissions }) => [id, permissionsOf(permissions, kind)]));
    for (const { caller, end } of openStreams) {
      const held = standing.get(caller.sessionId);
      if (!held || !isSame(held, caller.permissions)) end();
    }
  }

  function checkLater(): void {
    if (isWaiting) return;
    isWaiting = true;
    setTimeout(async () => {
      // If the database cannot be reached, no stream is ended: the sessions may still be active.
      await check().catch(() => {});
      isWaiting = false;
      if (streams.size > 0) checkLater();
    }, CHECK_MS).unref();
  }

  return {
    /**
     * Watches a stream until the returned function is called. Calls `end` when its session is over.
     * @throws ServiceError 429 if the account has too many streams
     */
    open(caller: Caller, end: () => void): () => void {
      const own = [...streams].filter((stream) => stream.caller.accountId === caller.accountId);
      if (own.length >= MOST_STREAMS) {
        fail('TOO_MANY_STREAMS', `This account watches ${MOST_STREAMS} pages already. Close one of them.`);
      }
      const stream = { caller, end };
      streams.add(stream);
      checkLater();
      return () => void streams.delete(stream);
    },
  };
}

const isSame = (some: ReadonlySet<unknown>, others: ReadonlySet<unknown>) =>
  some.size === others.size && [...some].every((one) => others.has(one));
