import { once } from 'node:events';
import { sql } from 'drizzle-orm';
import { openDatabase } from '../../services/database/open.ts';

// A process that opens a data directory, and after a line on stdin writes more of the log than fits on a full disk.
const { db } = await openDatabase({ dataDir: process.argv[2] });
process.stdout.write('open\n');
await once(process.stdin, 'data');
await db.transaction((tx) => tx.execute(sql`select pg_logical_emit_message(true, 'test', repeat('x', 16000000))`));
