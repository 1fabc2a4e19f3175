import { sql } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';

/*
 * A package's length and words come from its assessments. Writers of packages share the catalogue until the end of the
 * transaction; a writer of an assessment has it alone, so that no package is written with old assessments. Taken before
 * any row is locked, which avoids deadlocks.
 */
const CATALOGUE = sql.raw('7262016');

export const shareCatalogue = (tx: Database) => tx.execute(sql`select pg_advisory_xact_lock_shared(${CATALOGUE})`);
export const lockCatalogue = (tx: Database) => tx.execute(sql`select pg_advisory_xact_lock(${CATALOGUE})`);
