import { sql } from 'drizzle-orm';
import type { Caller } from '../../../access/caller.ts';
import { audit } from '../../../audit/audit.ts';
import { fail, notFound } from '../../../base/errors.ts';
import type { Database } from '../../../database/database.ts';
import type { Origin } from '../../../shared/http/origin.ts';
import { changeable } from '../../record/candidates/booked-candidates.ts';
import { dropReminder } from './results-mails.ts';

/**
 * Keeps who of the company downloaded a file first; a candidate whose files are all read gets no reminder any more.
 * @param ids of the files, as a parameter
 */
export async function markRead(
  tx: Database,
  caller: Caller,
  ids: ReturnType<typeof sql.param>,
  now: Date,
): Promise<void> {
  const { rows } = await tx.execute<{ candidate_id: string }>(sql`
    update booking.consult_files set read_at = ${now.toISOString()}::timestamptz, read_by = ${caller.name}
    where id = any (${ids}::uuid[]) and org_id = ${caller.orgId}::uuid and read_at is null
    returning candidate_id`);
  for (const id of new Set(rows.map(({ candidate_id }) => candidate_id))) {
    const { rows: unread } = await tx.execute(sql`
      select from booking.consult_files
      where candidate_id = ${id}::uuid and read_at is null and withdrawn_at is null limit 1`);
    if (unread.length === 0) await dropReminder(tx, id);
  }
}

/**
 * The company says that it has received a candidate's results.
 * @returns how many files that are
 * @throws ServiceError 404 out of scope, 409 NOT_OWN_COMPANY for the provider's people, 409 NOT_READ while one is unread or none is there
 */
export async function acknowledgeResults(
  db: Database,
  caller: Caller,
  { candidateId, now, address }: { candidateId: string } & Origin,
): Promise<number> {
  return db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ booking_id: string; org_id: string; files: number; unread: number }>(sql`
      select c.booking_id, c.org_id,
        (select count(*)::int from booking.consult_files f where f.candidate_id = c.id and f.withdrawn_at is null) as files,
        (select count(*)::int from booking.consult_files f
          where f.candidate_id = c.id and f.withdrawn_at is null and f.read_at is null) as unread
      from booking.candidates c where c.id = ${candidateId}::uuid and ${changeable(caller)}`);
    const { booking_id: bookingId, org_id: orgId, files, unread } = rows[0] ?? notFound('Candidate');
    if (orgId !== caller.orgId) fail('NOT_OWN_COMPANY', 'Only people of the company acknowledge its results.');
    if (files === 0) fail('NOT_READ', 'There are no results to acknowledge yet.');
    if (unread > 0) {
      fail('NOT_READ', `${unread === 1 ? 'One file has' : `${unread} files have`} not been downloaded yet.`);
    }
    const { rows: marked } = await tx.execute(sql`
      update booking.consult_files set acknowledged_at = ${now.toISOString()}::timestamptz, acknowledged_by = ${caller.name}
      where candidate_id = ${candidateId}::uuid and withdrawn_at is null and read_at is not null and acknowledged_at is null
      returning id`);
    if (marked.length > 0) {
      await audit(tx, caller, {
        action: 'results.acknowledged',
        entity: 'candidate',
        entityId: candidateId,
        bookingId,
        address,
        at: now,
        after: { files: marked.length },
      });
    }
    return marked.length;
  });
}
