import { type SQL, sql } from 'drizzle-orm';

/** A valid UUID, the same one for the same words. */
export const uuidOf = (words: SQL): SQL =>
  sql`overlay(overlay(md5(${words}) placing '8' from 13) placing '8' from 17)::uuid`;
