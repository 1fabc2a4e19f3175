/** @module-tag long */

import { chownSync, mkdirSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { CreateBucketCommand, GetObjectCommand, ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3';
import { expect, test } from 'vitest';
import { defined } from '../../machines/lib/assert-defined.ts';
import { bookAt, bookableTimes } from '../support/bookings/bookable.ts';
import { pgbackrest } from '../support/database/pgbackrest.ts';
import { freePort, PostgresProcess, startPostgres, unprivileged } from '../support/database/postgres.ts';
import { postgresPrograms } from '../support/database/postgres-programs.ts';
import { needs } from '../support/needs.ts';
import { restAs } from '../support/rest.ts';
import { startPortal } from '../support/servers/portal.ts';
import { startSwift, swiftKeys } from '../support/servers/swift.ts';
import { startTlsFront } from '../support/servers/tls-front.ts';
import { fingerprint } from './fingerprint.ts';
import { runStatement } from './run-statement.ts';

const BUCKET = 'preflight-backups';

test('[run.restore] pgBackRest keeps encrypted backups and the log in a bucket, and brings back the moment before a mistake, row by row', {
  ...needs('postgres', 'swift', 'pgbackrest'),
  timeout: 240_000,
}, async () => {
  await using cleanup = new AsyncDisposableStack();
  const owner = unprivileged();
  const home = mkdtempSync(join(realpathSync(tmpdir()), 'preflight-restore-'));
  cleanup.defer(() => rmSync(home, { recursive: true, force: true }));
  const [sockets, restoredData] = [join(home, 'sockets'), join(home, 'restored')];
  for (const path of [sockets, restoredData]) mkdirSync(path, { mode: 0o700 });
  for (const path of [home, sockets, restoredData])
    if (owner.uid !== undefined) chownSync(path, owner.uid, defined(owner.gid));

  const swift = await startSwift();
  cleanup.defer(() => swift.stop());
  const bucket = new S3Client({
    endpoint: swift.endpoint,
    region: 'us-east-1',
    credentials: swiftKeys,
    forcePathStyle: true,
  });
  cleanup.defer(() => bucket.destroy());
  await bucket.send(new CreateBucketCommand({ Bucket: BUCKET }));
  const store = await startTlsFront(swift.port, home);
  cleanup.defer(() => store.close());
  const backups = pgbackrest({ home, bucket: BUCKET, store });

  const server = await startPostgres(defined(postgresPrograms()), 'restart', [
    `unix_socket_directories=${sockets}`,
    'archive_mode=on',
    `archive_command=${backups.archiveCommand}`,
  ]);
  cleanup.defer(() => server.stop());
  const url = server.url('postgres');
  const { port, password } = new URL(url);
  const data = await runStatement(url, 'show data_directory');
  const place = [`--pg1-path=${data}`, `--pg1-port=${port}`, `--pg1-socket-path=${sockets}`, '--pg1-user=postgres'];
  const run = (command: string, ...options: readonly string[]) =>
    backups.run(command, [...place, ...options], password);
  await run('stanza-create');
  await run('check');

  const portal = await startPortal({ databaseUrl: url });
  const rest = await restAs('manager', { url: `${portal.url}/api` });
  const [before, after] = await bookableTimes(rest, { days: 30 });
  await bookAt(rest, defined(before), 'BEFORE-THE-BACKUP');
  await run('backup', '--type=full');
  const candidateId = await bookAt(rest, defined(after), 'AFTER-THE-BACKUP');
  await portal.stop();
  const kept = await fingerprint(url);
  const moment = await runStatement(url, 'select clock_timestamp()::text');

  await runStatement(url, 'truncate booking.candidates cascade');
  // A backup that has the mistake already: the restore takes the one before it.
  await run('backup', '--type=incr');
  await backups.run('verify', []);
  await server.shutDown('immediate');
  const { Contents: objects = [] } = await bucket.send(new ListObjectsV2Command({ Bucket: BUCKET }));
  expect(objects.length).toBeGreaterThan(4);
  for (const { Key } of objects) {
    const { Body } = await bucket.send(new GetObjectCommand({ Bucket: BUCKET, Key, Range: 'bytes=0-7' }));
    expect(await text(Body as AsyncIterable<Uint8Array>), Key).toBe('Salted__');
  }

  const target = ['--type=time', `--target=${moment}`, '--target-action=promote'];
  await backups.run('restore', [`--pg1-path=${restoredData}`, ...target]);
  const restored = await PostgresProcess.launch({
    programs: defined(postgresPrograms()),
    data: restoredData,
    owner,
    durability: 'restart',
    port: await freePort(),
    settings: [],
  });
  cleanup.defer(() => restored.shutDown('immediate'));
  const address = new URL(url);
  address.port = String(restored.port);
  await expect.poll(() => runStatement(address.href, 'select pg_is_in_recovery()::text')).toBe('false');
  expect(await fingerprint(address.href)).toEqual(kept);

  const again = await startPortal({ databaseUrl: address.href });
  cleanup.defer(() => again.stop());
  const reader = await restAs('manager', { url: `${again.url}/api` });
  const found = await reader.booking.GET('/booking/candidates/{candidate_id}', {
    params: { path: { candidate_id: candidateId } },
  });
  expect(found.response.status).toBe(200);
});
