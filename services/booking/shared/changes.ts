import { sql } from 'drizzle-orm';
import { CHANGES_CHANNEL, type RecordChange } from '../../audit/record-changes.ts';
import { withoutWriter } from '../../database/connection-shares.ts';
import type { Database, OpenDatabase, Unlisten } from '../../database/database.ts';
import { opaqueParameter, statement, variable } from '../../database/statement.ts';

/** A clinic's day, of its own calendar, whose free times changed. */
export interface SlotChange {
  readonly site_id: string;
  /** Null where no time changed, but who waits for one at the clinic. */
  readonly day: string | null;
}

/** For the boards of the sites that pending bookings wish for, or wished for until now. */
export const waitingChanged = (...siteIds: readonly (string | null)[]): SlotChange[] =>
  siteIds.flatMap((site_id) => (site_id === null ? [] : [{ site_id, day: null }]));

/** A candidate whose booking or results changed: the notice names the company, not the person. */
export interface CandidateChange {
  readonly candidate_id: string;
}

export const candidatesChanged = (...ids: readonly string[]): CandidateChange[] =>
  ids.map((candidate_id) => ({ candidate_id }));

/** A company of whose bookings or results some changed, as a notice says it. */
export interface CompanyChange {
  readonly org_id: string;
}

export type BookingChange = SlotChange | CandidateChange | CompanyChange;

/** A notice of PostgreSQL carries less than 8000 bytes. */
const PER_NOTICE = 80;

const publishStatement = statement<Record<string, unknown>, 'named'>(
  'booking_tell',
  sql`select pg_notify('${sql.raw(CHANGES_CHANNEL)}', ${variable('named', 'text')})`,
);
const publishCompaniesStatement = statement<Record<string, unknown>, 'named' | 'candidates'>(
  'booking_tell_companies',
  sql`
    select pg_notify('${sql.raw(CHANGES_CHANNEL)}', (${variable('named', 'jsonb')} || (
      select coalesce(jsonb_agg(distinct jsonb_build_object('org_id', org_id)), '[]') from booking.candidates
      where id = any (${opaqueParameter(variable('candidates', 'uuid[]'), 'uuid[]')})))::text)`,
);

/**
 * Resolves when every process has the notice. It never fails, because the change is committed already. A hold and a booking are
 * answered without waiting for it: their maker reads the times from the database.
 */
export type Announce = (changes: readonly BookingChange[]) => Promise<void>;

/**
 * Tells every process that free times changed, after the transaction and not in it: a NOTIFY inside a transaction makes
 * all commits of the server wait for one another, the write to disk included. Changes that arrive while a notice is on
 * its way travel together in the next one. A notice lost in a crash costs an open picker only the time until it asks again.
 */
export function announcer(db: Database, onFault: (thrown: unknown) => void): Announce {
  const waiting = new Map<string, BookingChange>();
  let sending: Promise<void> | null = null;

  async function send(): Promise<void> {
    let changes: BookingChange[] = [];
    try {
      while (waiting.size > 0) {
        changes = [...waiting.values()].slice(0, PER_NOTICE);
        for (const change of changes) waiting.delete(keyOf(change));
        const named = changes.filter((change) => !('candidate_id' in change));
        const candidates = changes.flatMap((change) => ('candidate_id' in change ? [change.candidate_id] : []));
        const told = JSON.stringify(named);
        await (candidates.length === 0
          ? publishStatement(db, { named: told })
          : publishCompaniesStatement(db, { named: told, candidates: `{${candidates.join(',')}}` }));
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
    // Of the many changes that travel together, the first one's operation must not wait for its turn again.
    if (waiting.size > 0) sending ??= withoutWriter(send);
    await sending;
  };
}

function keyOf(change: BookingChange): string {
  if ('org_id' in change) return change.org_id;
  return 'site_id' in change ? `${change.site_id} ${change.day}` : change.candidate_id;
}

/** The content of a notice. */
export type StreamedChange = SlotChange | CompanyChange | RecordChange;
type Watcher = {
  readonly isFor: (notice: StreamedChange) => boolean;
  readonly tell: (notice: StreamedChange | 'missed') => void | Promise<void>;
};

/** One LISTEN for all open pickers and pages of this process. */
export function changesHub(listen: OpenDatabase['listen']) {
  const watchers = new Set<Watcher>();
  let listening: Promise<Unlisten> | null = null;

  function hear(payload: string): void {
    const notices = readNotices(payload);
    for (const { isFor, tell } of watchers) {
      if (notices === 'missed') void tell('missed');
      else for (const notice of notices) if (isFor(notice)) void tell(notice);
    }
  }

  return {
    /** Answers when nothing can be missed any more; the function it answers ends the watch. */
    async watch(watcher: Watcher): Promise<() => void> {
      watchers.add(watcher);
      listening ??= listen(CHANGES_CHANNEL, hear);
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

function readNotices(payload: string): readonly StreamedChange[] | 'missed' {
  if (payload === '') return 'missed';
  const notices: unknown = JSON.parse(payload);
  return Array.isArray(notices) ? notices.filter(isNotice) : [];
}

const isNotice = (value: unknown): value is StreamedChange =>
  typeof value === 'object' &&
  value !== null &&
  ('org_id' in value || 'record' in value || ('site_id' in value && 'day' in value));

/** Of these clinics. */
export const ofSites =
  (siteIds: ReadonlySet<string>) =>
  (notice: StreamedChange): boolean =>
    'site_id' in notice && siteIds.has(notice.site_id);

/** Of a company, or of every one where `orgId` is null. */
export const ofCompany =
  (orgId: string | null) =>
  (notice: StreamedChange): boolean =>
    'org_id' in notice && (orgId === null || notice.org_id === orgId);

/** Of records that one's own organisation changed, or anybody where `orgId` is null. */
export const ofRecords =
  (orgId: string | null) =>
  (notice: StreamedChange): boolean =>
    'record' in notice && (orgId === null || notice.changed_by === orgId);
