import { sql } from 'drizzle-orm';
import type { Database, OpenDatabase, Unlisten } from '../database/database.ts';

/** A clinic's day, of its own calendar, whose free times changed. */
export interface SlotChange {
  readonly site_id: string;
  /** Null where no time changed, but who waits for one at the clinic. */
  readonly day: string | null;
}

/** For the boards of the sites that pending bookings wish for, or wished for until now. */
export const waitingChanged = (...siteIds: readonly (string | null)[]): SlotChange[] =>
  siteIds.flatMap((site_id) => (site_id === null ? [] : [{ site_id, day: null }]));

const CHANNEL = 'slots_changed';
/** A notice of PostgreSQL carries less than 8000 bytes. */
const PER_NOTICE = 80;

/** Answers when every process has been told; it never fails, because the change itself stands already. */
export type Announce = (changes: readonly SlotChange[]) => Promise<void>;

/**
 * Tells every process that free times changed, after the transaction and not in it: a NOTIFY inside a transaction makes
 * all commits of the server wait for one another, the write to disk included. Changes that arrive while a notice is on
 * its way travel together in the next one. A notice lost in a crash costs an open picker only the time until it asks again.
 */
export function announcer(db: Database, onFault: (thrown: unknown) => void): Announce {
  const waiting = new Map<string, SlotChange>();
  let sending: Promise<void> | null = null;

  async function send(): Promise<void> {
    let changes: SlotChange[] = [];
    try {
      while (waiting.size > 0) {
        changes = [...waiting.values()].slice(0, PER_NOTICE);
        for (const change of changes) waiting.delete(keyOf(change));
        await db.execute(sql`select pg_notify(${CHANNEL}, ${JSON.stringify(changes)})`);
      }
    } catch (thrown) {
      // The next notice carries them too.
      for (const change of changes) waiting.set(keyOf(change), change);
      onFault(thrown);
    } finally {
      sending = null;
    }
  }

  return async (changes) => {
    for (const change of changes) waiting.set(keyOf(change), change);
    if (waiting.size > 0) sending ??= send();
    await sending;
  };
}

const keyOf = ({ site_id, day }: SlotChange) => `${site_id} ${day}`;

type Watcher = (change: SlotChange | 'missed') => void;

/** One LISTEN for all open pickers of this process. */
export function changesHub(listen: OpenDatabase['listen']) {
  const watchers = new Set<{ siteIds: ReadonlySet<string>; tell: Watcher }>();
  let listening: Promise<Unlisten> | null = null;

  function hear(payload: string): void {
    const changes = readChanges(payload);
    for (const { siteIds, tell } of watchers) {
      if (changes === 'missed') tell('missed');
      else for (const change of changes) if (siteIds.has(change.site_id)) tell(change);
    }
  }

  return {
    /** Answers when nothing can be missed any more; the function it answers ends the watch. */
    async watch(siteIds: readonly string[], tell: Watcher): Promise<() => void> {
      const watcher = { siteIds: new Set(siteIds), tell };
      watchers.add(watcher);
      listening ??= listen(CHANNEL, hear);
      try {
        await listening;
      } catch (error) {
        listening = null;
        watchers.delete(watcher);
        throw error;
      }
      return () => void watchers.delete(watcher);
    },
  };
}

function readChanges(payload: string): readonly SlotChange[] | 'missed' {
  if (payload === '') return 'missed';
  const changes: unknown = JSON.parse(payload);
  return Array.isArray(changes) ? changes.filter(isChange) : [];
}

const isChange = (value: unknown): value is SlotChange =>
  typeof value === 'object' && value !== null && 'site_id' in value && 'day' in value;
