import { sql } from 'drizzle-orm';
import type { Caller } from '../../../access/caller.ts';
import { audit } from '../../../audit/audit.ts';
import type { Database } from '../../../database/database.ts';
import { mondayOf } from './mondays.ts';

interface At {
  readonly now: Date;
  readonly timeZone: string;
}

/** The account's choice of the mail, and when the next one leaves. */
export async function mondayDigest(db: Database, { accountId }: Caller, { now, timeZone }: At) {
  const { rows } = await db.execute<{ found: boolean }>(sql`
    select exists (select from booking.monday_digests where account_id = ${accountId}::uuid) as found`);
  return { is_wanted: rows[0]?.found ?? false, next_at: mondayOf(now, timeZone).next.toISOString() };
}

/** Asks for the mail, from the next Monday on, or ends it. */
export async function chooseMondayDigest(
  db: Database,
  caller: Caller,
  { isWanted, address, ...at }: At & { isWanted: boolean; address: string | undefined },
) {
  const { accountId } = caller;
  await db.transaction(async (tx) => {
    const { rows } = await tx.execute(
      isWanted
        ? sql`
          insert into booking.monday_digests (account_id, last_monday)
          values (${accountId}::uuid, ${mondayOf(at.now, at.timeZone).day}::date) on conflict do nothing returning account_id`
        : sql`delete from booking.monday_digests where account_id = ${accountId}::uuid returning account_id`,
    );
    if (rows.length === 0) return;
    const action = isWanted ? 'monday-digest.chosen' : 'monday-digest.ended';
    await audit(tx, caller, { action, entity: 'account', entityId: accountId, address, at: at.now });
  });
  return mondayDigest(db, caller, at);
}
