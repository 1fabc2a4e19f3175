import type { PGlite } from '@electric-sql/pglite';
import { copyText } from '../copy-out.ts';
import type { Copier, Database } from '../database.ts';

/** COPY into PGlite's blob, which is held whole: small slices alone, because no other query is answered meanwhile. */
export const copierInto = (client: PGlite, db: Database): Copier => ({
  inOneGo: () => null,
  async slice(query, format) {
    try {
      const { blob } = await client.query(copyText(db, query, "'/dev/blob'", format));
      return new Uint8Array((await blob?.arrayBuffer()) ?? []);
    } catch (error) {
      // The output of a failed COPY would be the beginning of the next one.
      await client.query("copy (select where false) to '/dev/blob'");
      throw error;
    }
  },
});
