import { sql } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';

/*
 * A package's length and words come from its assessments. Whoever writes packages shares the catalogue until the end of the
 * transaction; whoever changes an assessment has it alone, so that no package is written with what it was. Taken before any
 * row is locked: then neither waits for the other in turn.
 */
const CATALOGUE = sql.raw('7262016');

export const shareCatalogue = (tx: Database) => tx.execute(sql`select pg_advisory_xact_lock_shared(${CATALOGUE})`);
export const lockCatalogue = (tx: Database) => tx.execute(sql`select pg_advisory_xact_lock(${CATALOGUE})`);
