import { inArray, sql } from 'drizzle-orm';
import { audit } from '../audit/audit.ts';
import { eraseEntries, eraseUnchained } from '../audit/erase-entries.ts';
import * as tables from '../booking/booking.tables.ts';
import type { Database } from '../database/database.ts';
import { type ErasureDeps, unnameBulkChanges } from './erase-company.ts';
import { emptied } from './erased-columns.ts';
import { NotErasable } from './find-company.ts';
import type { Person } from './find-person.ts';
import { mentions, personTables } from './person-tables.ts';

export interface ErasedPerson {
  readonly candidates: number;
  readonly files: number;
  readonly entries: number;
}

/**
 * Erases what is known of a person. Their bookings stay as numbers: time, clinic, package, price, status.
 * @throws NotErasable while one of them is not over: it is cancelled first, so that its time is given back
 */
export async function erasePerson({ db, files, now, actor }: ErasureDeps, person: Person): Promise<ErasedPerson> {
  if (person.open.length > 0) {
    throw new NotErasable(`${person.open.join(', ')} ${person.open.length > 1 ? 'are' : 'is'} not over. Cancel first.`);
  }
  const candidates = sql`${sql.param(person.candidateIds)}::uuid[]`;
  const keys = await personFileKeys(db, person);
  for (const key of keys) await files.remove(key);
  return db.transaction(async (tx) => {
    const entries = await eraseEntries(tx, actor, {
      bookingIds: person.bookingIds,
      leave: (entry) => (isAbout(person, entry) ? { ...entry, before: null, after: null } : entry),
      at: now(),
    });
    await eraseUnchained(
      tx,
      sql`entity_id in (select unnest(${candidates})::text) or candidate_ids && ${candidates}
        or ${mentions(sql`coalesce(before::text, '') || coalesce(after::text, '')`, person)}`,
      false,
    );
    await unnameBulkChanges(tx, sql`(select unnest(${candidates})::text)`);
    for (const { table, of } of personTables(person)) {
      await tx.execute(sql`delete from ${sql.raw(table)} t where ${of}`);
    }
    await emptyBooking(tx, person);
    const erased = { candidates: person.candidateIds.length, files: keys.length, entries };
    const event = { action: 'person.erased', entity: 'candidate', entityId: person.candidateIds[0] ?? '', at: now() };
    await audit(tx, actor, { ...event, candidateIds: person.candidateIds, after: erased });
    return erased;
  });
}

export async function personFileKeys(db: Database, { candidateIds }: Person): Promise<readonly string[]> {
  const { rows } = await db.execute<{ file_key: string }>(sql`
    select file_key from booking.consult_files where candidate_id = any (${sql.param(candidateIds)}::uuid[])
    union select file_key from booking.candidate_files where candidate_id = any (${sql.param(candidateIds)}::uuid[])`);
  return rows.map(({ file_key }) => file_key);
}

function isAbout(
  { candidateIds, words }: Person,
  entry: { readonly entityId: string; readonly before: unknown; readonly after: unknown },
): boolean {
  const text = JSON.stringify([entry.entityId, entry.before, entry.after]).toLowerCase();
  return [...candidateIds, ...words].some((each) => text.includes(each));
}

async function emptyBooking(tx: Database, person: Person): Promise<void> {
  const candidates = sql`${sql.param(person.candidateIds)}::uuid[]`;
  await tx.execute(sql`update booking.moves set reason = null, told = null where candidate_id = any (${candidates})`);
  // A comment is the whole booking's: it goes if no other candidate is in the booking, or if it names the person.
  await tx.execute(sql`
    update booking.bookings b set booking_comment = '' where id = any (${sql.param(person.bookingIds)}::uuid[])
       and (${mentions(sql`b.booking_comment`, person)} or not exists (
         select from booking.candidates c where c.booking_id = b.id and c.id <> all (${candidates})))`);
  await tx
    .update(tables.candidates)
    .set(emptied)
    .where(inArray(tables.candidates.id, [...person.candidateIds]));
}
