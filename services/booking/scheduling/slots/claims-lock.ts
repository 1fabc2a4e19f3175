import { sql } from 'drizzle-orm';
import { fail } from '../../../base/errors.ts';
import type { Database } from '../../../database/database.ts';
import { TimeTaken } from './claims.ts';

/**
 * A transaction of the board. `taking` runs beside holds, bookings and other moves; `alone` waits for those under way
 * and lets none begin until it is over, so that a slot found free is still free when it is blocked or taken away.
 * The lock comes first: a statement's snapshot is taken after it has its locks.
 */
export async function withClaimsLock<Answer>(
  db: Database,
  how: 'shared' | 'exclusive',
  task: (tx: Database) => Promise<Answer>,
): Promise<Answer> {
  const mode = sql.raw(how === 'exclusive' ? 'share row exclusive' : 'row exclusive');
  try {
    return await db.transaction(async (tx) => {
      await tx.execute(sql`lock table booking.claims in ${mode} mode`);
      return await task(tx);
    });
  } catch (thrown) {
    if (thrown instanceof TimeTaken) fail('SLOT_TAKEN', 'Someone else has just taken this time.');
    throw thrown;
  }
}
