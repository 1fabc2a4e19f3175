/** @module-tag long */

import { execFileSync } from 'node:child_process';
import { chownSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { expect, test } from 'vitest';
import { defined } from '../../machines/lib/assert-defined.ts';
import { bookAt, bookableTimes } from '../support/bookings/bookable.ts';
import { freePort, PostgresProcess, startPostgres, unprivileged } from '../support/database/postgres.ts';
import { postgresPrograms } from '../support/database/postgres-programs.ts';
import { needs } from '../support/needs.ts';
import { restAs } from '../support/rest.ts';
import { startPortal } from '../support/servers/portal.ts';
import { fingerprint } from './fingerprint.ts';

test('[run.restore] a base backup and the archived log bring back the moment before a mistake, row by row', {
  ...needs('postgres'),
}, async () => {
  await using cleanup = new AsyncDisposableStack();
  const owner = unprivileged();
  const home = mkdtempSync(join(realpathSync(tmpdir()), 'preflight-restore-'));
  cleanup.defer(() => rmSync(home, { recursive: true, force: true }));
  const [archive, data] = [join(home, 'archive'), join(home, 'data')];
  mkdirSync(archive);
  if (owner.uid !== undefined && owner.gid !== undefined)
    for (const path of [home, archive]) chownSync(path, owner.uid, owner.gid);

  const server = await startPostgres(defined(postgresPrograms()), 'restart', [
    'archive_mode=on',
    `archive_command=test ! -f ${archive}/%f && cp %p ${archive}/%f`,
  ]);
  cleanup.defer(() => server.stop());
  const url = server.url('postgres');
  const portal = await startPortal({ databaseUrl: url });
  const rest = await restAs('manager', { url: `${portal.url}/api` });
  const [before, after] = await bookableTimes(rest, { days: 30 });
  await bookAt(rest, defined(before), 'BEFORE-THE-BACKUP');
  const program = (name: string) => join(defined(postgresPrograms()).directory, name);
  execFileSync(program('pg_basebackup'), ['-D', data, '-d', url, '--checkpoint=fast'], {
    cwd: home,
    stdio: ['ignore', 'ignore', 'pipe'],
    ...owner,
  });
  const candidateId = await bookAt(rest, defined(after), 'AFTER-THE-BACKUP');
  await portal.stop();
  const kept = await fingerprint(url);
  const moment = await ask(url, 'select clock_timestamp()::text');

  await ask(url, 'truncate booking.candidates cascade');
  const segment = await ask(url, 'select pg_walfile_name(pg_switch_wal())');
  await expect.poll(() => ask(url, 'select last_archived_wal from pg_stat_archiver')).toBe(segment);
  await server.shutDown('immediate');

  writeFileSync(join(data, 'recovery.signal'), '', owner.uid === undefined ? {} : { mode: 0o644 });
  const restored = await PostgresProcess.launch({
    programs: defined(postgresPrograms()),
    data,
    owner,
    durability: 'restart',
    port: await freePort(),
    settings: [
      `restore_command=cp ${archive}/%f %p`,
      `recovery_target_time=${moment}`,
      'recovery_target_action=promote',
    ],
  });
  cleanup.defer(() => restored.shutDown('immediate'));
  const address = new URL(url);
  address.port = String(restored.port);
  await expect.poll(() => ask(address.href, 'select pg_is_in_recovery()::text')).toBe('false');
  expect(await fingerprint(address.href)).toEqual(kept);

  const again = await startPortal({ databaseUrl: address.href });
  cleanup.defer(() => again.stop());
  const reader = await restAs('manager', { url: `${again.url}/api` });
  const found = await reader.booking.GET('/booking/candidates/{candidate_id}', {
    params: { path: { candidate_id: candidateId } },
  });
  expect(found.response.status).toBe(200);
});

/** The first column of the first row. */
async function ask(url: string, statement: string): Promise<string> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    const { rows } = await client.query<string[]>({ text: statement, rowMode: 'array' });
    return rows[0]?.[0] ?? '';
  } finally {
    await client.end();
  }
}
