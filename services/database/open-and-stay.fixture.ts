import { sql } from 'drizzle-orm';
import { openDatabase } from './open.ts';

// A process that opens a data directory, writes one row, says so and stays until it is killed.
const { db } = await openDatabase({ dataDir: process.argv[2] });
await db.execute(sql`insert into auth.attempts (key, count, window_ends_at) values ('before the kill', 1, now())`);
process.stdout.write('open\n');
setInterval(() => {}, 60_000);
