import { sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import type { Actor, AuditEvent } from './audit-event.ts';

/** The channel of all notices that pages follow live. */
export const CHANGES_CHANNEL = 'slots_changed';

/**
 * A notice follows its commit, so a process that is killed between the two has lost it. The next one to start says that notices
 * may have been missed, and every open page asks again.
 */
export const publishMissed = (db: Database): Promise<unknown> =>
  db.execute(sql`select pg_notify(${CHANGES_CHANNEL}, '')`);

/** The kinds of record that have a list. */
export const RECORD_KINDS = [
  ...(['company', 'subsidiary', 'account', 'role', 'doctor', 'site', 'package', 'price', 'assessment'] as const),
  ...(['service', 'position', 'project', 'paperwork', 'mail_text'] as const),
] as const;
export type RecordKind = (typeof RECORD_KINDS)[number];

/** A record that changed: of which kind, and which organisation changed it; not which record, nor what. */
export interface RecordChange {
  readonly record: RecordKind;
  readonly changed_by: string;
}

/** In which lists an audited entity is seen. A doctor's page shows own days, which the audit keeps with the clinic. */
const kinds: Readonly<Record<string, RecordKind>> = {
  ...Object.fromEntries(RECORD_KINDS.map((kind) => [kind, kind])),
  'company details': 'company',
  clinic: 'doctor',
};
/** No list shows these, and they are frequent. */
const UNSHOWN = new Set([
  'account.otp-sent',
  'account.password-forgotten',
  'account.password-reset',
  'account.password-changed',
]);

/**
 * Tells every process which kinds of records the events changed. PostgreSQL sends the notice when the transaction commits,
 * and not at all when it fails; administrators' changes are rare enough for commits that wait for one another.
 */
export async function publishRecordChanges(
  tx: Database,
  { orgId }: Actor,
  events: readonly Pick<AuditEvent, 'action' | 'entity'>[],
): Promise<void> {
  const shown = events.flatMap(({ action, entity }) => (UNSHOWN.has(action) ? [] : (kinds[entity] ?? [])));
  if (shown.length === 0) return;
  const changes = [...new Set(shown)].map((record): RecordChange => ({ record, changed_by: orgId }));
  await tx.execute(sql`select pg_notify(${CHANGES_CHANNEL}, ${JSON.stringify(changes)})`);
}
