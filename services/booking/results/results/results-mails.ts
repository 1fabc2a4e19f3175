import { sql } from 'drizzle-orm';
import { isEmail } from '../../../../machines/rules/contact/email.ts';
import { notFound } from '../../../base/errors.ts';
import type { Database } from '../../../database/database.ts';
import { writeMail } from '../../../mail/outbox.ts';
import { eventMail } from '../../../mail/texts/event-mail.ts';
import type { PortalFacts } from '../../../shared/http/service-deps.ts';
import { withdrawWebhooks, writeWebhookEvents } from '../../record/webhook-events.ts';

/** Kinds of mail about results. */
const READY = 'results.ready';
const REMINDER = 'results.reminder';
/** The event of webhooks about them. */
const AVAILABLE = 'results.available';

/** Time in which a file or a status can be corrected before any mail leaves. */
export const RESULTS_GRACE_MS = 2 * 60_000;
const DAY_MS = 24 * 60 * 60_000;
/** As many as one address of the download page names. */
const MAX_LINKED_FILES = 20;

interface ResultsRow extends Record<string, unknown> {
  candidate_name: string;
  status: string;
  org_id: string;
  reference: string;
  package_name: string;
  result_email: string;
  contact_email: string;
  /** Neither read nor withdrawn, the oldest first. */
  files: readonly { id: string; type: string }[];
}

/**
 * Writes to the results addresses of a Completed candidate: one mail each that names the unread files by a link, and
 * one reminder for later. Waiting mails are replaced, so that several files and a status set together are one mail. If
 * nothing is unread, none is written and waiting ones are dropped.
 * @param options `isNews` false, where a file was withdrawn: only mails that were still waiting are rewritten
 */
export async function announceResults(
  tx: Database,
  portal: PortalFacts,
  candidateId: string,
  now: Date,
  { isNews = true }: { isNews?: boolean } = {},
): Promise<void> {
  const row = await lockResults(tx, candidateId);
  const dropped = await dropWaiting(tx, candidateId, [READY, REMINDER]);
  const isWithdrawn = await withdrawWebhooks(tx, AVAILABLE, candidateId);
  if (row.status !== 'Completed' || row.files.length === 0) return;
  const isOne = row.files.length === 1;
  const what = isOne ? 'a file' : `${row.files.length} files`;
  const facts = [
    ['Candidate', row.candidate_name],
    ['Package', row.package_name],
    ['Reference', row.reference],
  ] as const;
  const action = { label: isOne ? 'Open the file' : 'Open the files', href: downloadLink(portal, candidateId, row) };
  const shared = { entity: 'candidate', entityId: candidateId, orgId: row.org_id };
  const values = { reference: row.reference, files: what, these_files: isOne ? 'this file' : `these ${what}` };
  const parts = { values, facts, action, from: portal };
  const [ready, reminder] = [await eventMail(tx, READY, parts), await eventMail(tx, REMINDER, parts)];
  const sendAfter = new Date(now.getTime() + RESULTS_GRACE_MS);
  const remindAt = new Date(now.getTime() + portal.resultReminderDays * DAY_MS);
  if (isNews || isWithdrawn) await writeWebhookEvents(tx, AVAILABLE, [candidateId], { now, sendAt: sendAfter });
  for (const to of addressesOf(row)) {
    if (isNews || dropped.has(READY)) {
      await writeMail(tx, { ...shared, ...ready, kind: READY, to, sendAfter }, now);
    }
    if (portal.resultReminderDays === 0 || !(isNews || dropped.has(REMINDER))) continue;
    await writeMail(
      tx,
      {
        ...shared,
        ...reminder,
        kind: REMINDER,
        to,
        sendAfter: remindAt,
        sendBefore: new Date(remindAt.getTime() + 3 * DAY_MS),
      },
      now,
    );
  }
}

/** Drops the reminder of a candidate whose files are all read. */
export const dropReminder = (tx: Database, candidateId: string) => dropWaiting(tx, candidateId, [REMINDER]);

/** A mail that a sender has claimed leaves all the same. */
async function dropWaiting(tx: Database, candidateId: string, kinds: readonly string[]) {
  const { rows } = await tx.execute<{ kind: string }>(sql`
    delete from mail.outbox where entity = 'candidate' and entity_id = ${candidateId}::uuid and state = 'waiting'
      and kind = any (${`{${kinds.join(',')}}`}::text[]) returning kind`);
  return new Set(rows.map(({ kind }) => kind));
}

/**
 * Locked first, so that a status and an upload at once write one mail and not two, and read then: a statement that waits
 * for a lock sees what was there before it waited. Not `for update`: each upload holds a key share of the row already,
 * and two of them would wait for each other.
 */
async function lockResults(tx: Database, candidateId: string): Promise<ResultsRow> {
  await tx.execute(sql`select from booking.candidates where id = ${candidateId}::uuid for no key update`);
  const { rows } = await tx.execute<ResultsRow>(sql`
    select c.candidate_name, c.status, c.org_id, b.reference, p.name as package_name, b.result_email, b.contact_email,
      (select coalesce(json_agg(json_build_object('id', f.id, 'type', f.file_type) order by f.created_at, f.id), '[]')
        from booking.consult_files f
        where f.candidate_id = c.id and f.withdrawn_at is null and f.read_at is null) as files
    from booking.candidates c join booking.bookings b on b.id = c.booking_id
    join booking.packages p on p.id = c.package_id
    where c.id = ${candidateId}::uuid`);
  return rows[0] ?? notFound('Candidate');
}

/** The results addresses of the booking; the booking person's where it has none. */
function addressesOf({ result_email: results, contact_email: contact }: ResultsRow): string[] {
  const typed = results.split(';').map((each) => each.trim().toLowerCase());
  const valid = typed.filter(isEmail);
  return [...new Set(valid.length > 0 ? valid : [contact].filter(isEmail))];
}

function downloadLink({ publicUrl }: PortalFacts, candidateId: string, { files }: ResultsRow): string {
  const query = new URLSearchParams({ candidate_id: candidateId });
  for (const { id, type } of files.slice(0, MAX_LINKED_FILES)) {
    query.append('file_id', id);
    query.append('type', type);
  }
  return `${publicUrl}/booking/download-consult-file?${query}`;
}
