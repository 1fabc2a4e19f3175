import { type SQL, sql } from 'drizzle-orm';
import type { Caller } from '../../access/caller.ts';
import { inlineNumber, opaqueParameter } from '../../database/statement.ts';

/** Limit of an account's own candidates that are read. */
const CANDIDATES = 200;

/**
 * An order in which what the account booked lately comes first, the last first. It is worked out once for a list, not by row.
 * @param used what a candidate `c` of a booking `b` was booked with
 * @param key the same of a row of the list
 */
export const latelyUsed = ({ accountId }: Caller, used: SQL, key: SQL): SQL => sql`
  coalesce(array_position((
    select array_agg(lately.used order by lately.used_at desc) from (
      select of_account.used, max(of_account.used_at) as used_at from (
        select ${used} as used, c.created_at as used_at
        from booking.candidates c join booking.bookings b on b.id = c.booking_id
        where c.created_by = ${opaqueParameter(sql`${accountId}`, 'uuid')} order by c.created_at desc, c.id desc limit ${inlineNumber(CANDIDATES)}) of_account
      where of_account.used is not null group by of_account.used) lately), ${key}), ${CANDIDATES + 1})`;
