import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import { afterAll, expect, inject, test } from 'vitest';
import { ownDatabase } from '../../tests/support/database/database.ts';
import { openDatabase } from '../database/open.ts';
import { audit } from './audit.ts';

const root = join(import.meta.dirname, '../..');
const dataDir = mkdtempSync(join(tmpdir(), 'preflight-verify-'));
let own: Awaited<ReturnType<typeof ownDatabase>> | null = null;
own = inject('database') === 'postgres' ? await ownDatabase() : null;
afterAll(async () => {
  await own?.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

const open = () => openDatabase(own ? { databaseUrl: own.url } : { dataDir });

/** As `npm run verify-audit` runs it. */
function verifyAudit() {
  const { DATABASE_URL: _url, ...env } = process.env;
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, 'tools/verify-audit.ts')], {
    env: { ...env, DATA_DIR: dataDir, ...(own ? { DATABASE_URL: own.url } : {}) },
    encoding: 'utf8',
  });
  return { status, said: `${stdout}${stderr}`.trim().split('\n') };
}

// Slow: it starts two processes and opens an embedded database four times.
test('[audit.verify] the command ends with 0 where all chains are whole, and with 1 and the booking where one is broken', {
  timeout: 180_000,
}, async () => {
  const bookingId = uuidv7();
  let database = await open();
  for (const at of [new Date(1_000), new Date(2_000)]) {
    const event = { action: 'booking.changed', entity: 'booking', entityId: bookingId, bookingId, at };
    await database.db.transaction((tx) => audit(tx, { orgId: uuidv7(), name: 'Priya Raman' }, event));
  }
  await database.close();
  expect(verifyAudit()).toEqual({ status: 0, said: ['Checked 1 chains with 2 entries: 0 broken.'] });
  database = await open();
  await database.db.execute(sql`update audit.entries set account_name = 'Nobody' where position = 1`);
  await database.close();
  expect(verifyAudit()).toEqual({
    status: 1,
    said: [
      `Broken: booking (gone) (${bookingId}). Entry 1 is not what was written.`,
      'Checked 1 chains with 2 entries: 1 broken.',
    ],
  });
});
