// The floor of a start: Node, the database's own driver, one query. Run as a process of its own: a folder or an address.
import { join } from 'node:path';

const [place = ''] = process.argv.slice(2);
if (place.startsWith('postgres://')) {
  const { default: pg } = await import('pg');
  const client = new pg.Client(place);
  await client.connect();
  await client.query('select 1');
  await client.end();
} else {
  const { PGlite } = await import('@electric-sql/pglite');
  const database = await PGlite.create({ dataDir: join(place, 'database') });
  await database.query('select 1');
  await database.close();
}
