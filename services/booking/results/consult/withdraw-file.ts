import { type SQL, sql } from 'drizzle-orm';
import type { Caller } from '../../../access/caller.ts';
import { audit } from '../../../audit/audit.ts';
import { fail, notFound } from '../../../base/errors.ts';
import { isoSql } from '../../../base/iso-time.ts';
import type { Database } from '../../../database/database.ts';
import { writeMail } from '../../../mail/outbox.ts';
import { currentMailText, mailOf } from '../../../mail/texts/event-mail.ts';
import type { Origin } from '../../../shared/http/origin.ts';
import type { PortalFacts } from '../../../shared/http/service-deps.ts';
import { openBookingAction } from '../../record/mails/mail-parts.ts';
import { announceResults } from '../results/results-mails.ts';

interface Withdrawal extends Origin {
  readonly fileId: string;
  readonly reason: string;
  /** True if all who downloaded it get a mail. */
  readonly tellReaders: boolean;
  readonly portal: PortalFacts;
}

interface WithdrawnRow extends Record<string, unknown> {
  file_name: string;
  file_type: string;
  candidate_id: string;
  org_id: string;
  booking_id: string;
  reference: string;
  is_withdrawn: boolean;
}

/**
 * Takes a wrong file back: it stays stored and is never served again, by an old address neither.
 * @returns how many people were told, and whose file it is
 * @throws ServiceError 404 for an unknown file, 409 WITHDRAWN for one that is withdrawn already
 */
export async function withdrawConsultFile(
  db: Database,
  caller: Caller,
  input: Withdrawal,
): Promise<{ told: number; candidateId: string }> {
  const { fileId, reason, tellReaders, now, address, portal } = input;
  return db.transaction(async (tx) => {
    const { rows } = await tx.execute<WithdrawnRow>(sql`
      select f.file_name, f.file_type, f.candidate_id, c.org_id, c.booking_id, b.reference,
        f.withdrawn_at is not null as is_withdrawn
      from booking.consult_files f join booking.candidates c on c.id = f.candidate_id
      join booking.bookings b on b.id = c.booking_id
      where f.id = ${fileId}::uuid for update of f`);
    const file = rows[0] ?? notFound('File');
    if (file.is_withdrawn) fail('ALREADY_WITHDRAWN', 'This file is withdrawn already.');
    await tx.execute(sql`
      update booking.consult_files set withdrawn_at = ${now.toISOString()}::timestamptz,
        withdrawn_by = ${caller.name}, withdrawn_reason = ${reason}
      where id = ${fileId}::uuid`);
    await announceResults(tx, portal, file.candidate_id, now, { isNews: false });
    const told = tellReaders ? await notifyReaders(tx, caller, file, input) : 0;
    await audit(tx, caller, {
      action: 'consult-file.withdrawn',
      entity: 'consult_file',
      entityId: fileId,
      bookingId: file.booking_id,
      after: { file_name: file.file_name, file_type: file.file_type, reason, told },
      address,
      at: now,
    });
    return { told, candidateId: file.candidate_id };
  });
}

/** The mail names no person and gives no reason, which can tell of their health: the booking's page does. */
async function notifyReaders(
  tx: Database,
  caller: Caller,
  file: WithdrawnRow,
  { fileId, now, portal }: Withdrawal,
): Promise<number> {
  const { rows: readers } = await tx.execute<{ name: string; email: string }>(sql`
    select distinct on (lower(a.email)) coalesce(nullif(a.contact_person, ''), a.username) as name, a.email
    from audit.entries e join auth.accounts a on a.id = e.account_id
    where ${openingsOf(sql`${fileId}`)} and a.active and a.email <> '' and a.id <> ${caller.accountId}::uuid
    order by lower(a.email), a.id`);
  const text = await currentMailText(tx, 'consult-file.withdrawn');
  for (const { name, email } of readers) {
    const mail = {
      kind: 'consult-file.withdrawn',
      orgId: file.org_id,
      entity: 'candidate',
      entityId: file.candidate_id,
    };
    const parts = mailOf(text, {
      values: { name, reference: file.reference },
      from: portal,
      action: openBookingAction(portal, file.candidate_id),
    });
    await writeMail(tx, { ...mail, ...parts, to: email }, now);
  }
  return readers.length;
}

/** The audit entries of downloads of a file, as `e`. */
const openingsOf = (fileId: SQL) =>
  sql`e.entity = 'consult_file' and e.entity_id = ${fileId}::text and e.action = 'consult-file.opened'`;

/** Readers who downloaded a file, as JSON, the last first. */
export const readersSql = (fileId: SQL): SQL => sql`(
  select coalesce(json_agg(json_build_object('name', r.name, 'organisation', r.organisation, 'at', ${isoSql(sql`r.at`)})
    order by r.at desc), '[]')
  from (
    select e.account_name as name, o.company_name as organisation, max(e.at) as at
    from audit.entries e left join companies.organisations o on o.id = e.org_id
    where ${openingsOf(fileId)} group by e.account_id, e.account_name, o.company_name
  ) r)`;
