import { sql } from 'drizzle-orm';
import { type MailText, mailTextMessages } from '../../../../machines/rules/mail/mail-text.ts';
import type { Caller } from '../../../access/caller.ts';
import { audit } from '../../../audit/audit.ts';
import { fail } from '../../../base/errors.ts';
import { isoSql } from '../../../base/iso-time.ts';
import type { Database } from '../../../database/database.ts';
import { currentMailText } from '../../../mail/texts/event-mail.ts';
import { type MailEventKind, mailEvent, mailEventKinds } from '../../../mail/texts/mail-events.ts';
import { timeAgo } from '../../../shared/http/edit-conflict.ts';
import type { Origin } from '../../../shared/http/origin.ts';

const MAX_VERSIONS = 50;

interface VersionRow extends Record<string, unknown> {
  readonly version: number;
  readonly subject: string | null;
  readonly heading: string | null;
  readonly body: string | null;
  readonly changed_by: string;
  readonly changed_at: string;
}

const columns = sql`version, subject, heading, body, account_name as changed_by, ${isoSql(sql`created_at`)} as changed_at`;

/** Every event, with its last version. */
export async function listMailTexts(db: Database) {
  const { rows } = await db.execute<VersionRow & { kind: string }>(sql`
    select k.kind, t.* from unnest(${`{${mailEventKinds.join(',')}}`}::text[]) as k (kind)
    cross join lateral (
      select ${columns} from mail.texts where kind = k.kind order by version desc limit 1) t`);
  const last = new Map(rows.map((row) => [row.kind, row]));
  return mailEventKinds.map((kind) => {
    const { name, recipient } = mailEvent(kind);
    const row = last.get(kind);
    const { version = 0, changed_by = null, changed_at = null } = row ?? {};
    return { kind, name, recipient, version, is_built_in: (row?.subject ?? null) === null, changed_by, changed_at };
  });
}

export async function findMailText(db: Database, kind: MailEventKind) {
  const { name, recipient, placeholders, text: builtIn } = mailEvent(kind);
  const { rows } = await db.execute<VersionRow>(sql`
    select ${columns} from mail.texts where kind = ${kind} order by version desc limit ${MAX_VERSIONS}`);
  const versions = rows.map(({ version, changed_by, changed_at, ...row }) => ({
    version,
    changed_by,
    changed_at,
    is_built_in: row.subject === null,
    text: textOf(row, builtIn),
  }));
  return {
    kind,
    name,
    recipient,
    versions,
    built_in: builtIn,
    version: versions[0]?.version ?? 0,
    text: versions[0]?.text ?? builtIn,
    placeholders: placeholders.map(({ name: placeholder, meaning, isRequired }) => ({
      name: placeholder,
      meaning,
      is_required: isRequired,
    })),
  };
}

const textOf = ({ subject, heading, body }: Pick<VersionRow, keyof MailText>, builtIn: MailText): MailText =>
  subject === null || heading === null || body === null ? builtIn : { subject, heading, body };

/** @throws ServiceError 422 at the first field at fault */
export function requireRightText(kind: MailEventKind, text: MailText): void {
  for (const [field, message] of Object.entries(mailTextMessages(text, mailEvent(kind).placeholders))) {
    if (message !== null) fail('INVALID', message, { field });
  }
}

interface Saving extends Origin {
  readonly kind: MailEventKind;
  readonly text: MailText;
  /** The version that the editor read. */
  readonly seen: number;
}

/**
 * Writes the next version of a text, in one statement that only the editor of the last one gets past.
 * @throws ServiceError 422 for a wrong text, 409 EDIT_CONFLICT
 */
export async function saveMailText(db: Database, caller: Caller, { kind, text, seen, now, address }: Saving) {
  requireRightText(kind, text);
  return db.transaction(async (tx) => {
    const before = await currentMailText(tx, kind);
    if (isSame(before, text)) return { version: seen };
    const kept = isSame(text, mailEvent(kind).text) ? null : text;
    const { rows } = await tx.execute<{ version: number }>(sql`
      insert into mail.texts (kind, version, subject, heading, body, created_at, account_id, account_name)
      select ${kind}, ${seen}::int + 1, ${kept?.subject ?? null}, ${kept?.heading ?? null}, ${kept?.body ?? null},
        ${now.toISOString()}::timestamptz, ${caller.accountId}::uuid, ${caller.name}
      where coalesce((select max(version) from mail.texts where kind = ${kind}), 0) = ${seen}::int
      on conflict (kind, version) do nothing returning version`);
    const version = rows[0]?.version ?? (await refuseChanged(tx, kind, now));
    await audit(tx, caller, {
      action: 'mail-text.changed',
      entity: 'mail_text',
      entityId: kind,
      address,
      at: now,
      before,
      after: { ...text, version },
    });
    return { version };
  });
}

const isSame = (one: MailText, other: MailText) =>
  one.subject === other.subject && one.heading === other.heading && one.body === other.body;

async function refuseChanged(tx: Database, kind: MailEventKind, now: Date): Promise<never> {
  const { version, text, versions } = await findMailText(tx, kind);
  const { changed_by: by, changed_at: at } = versions[0] ?? { changed_by: 'Somebody', changed_at: now.toISOString() };
  const message = `${by} changed this text ${timeAgo(now.getTime() - Date.parse(at))}.`;
  return fail('EDIT_CONFLICT', message, { details: { present: { ...text, version }, changed_by: by, changed_at: at } });
}
