import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { missing } from '../../support/machine.ts';
import { runAfterParent } from '../../support/servers/child-process.ts';
import { own } from './deployed.ts';

/** Folders of a database machine. */
export interface MemberPlace {
  readonly home: string;
  /** A disk of its own, to be filled up; none where this account may not mount one. */
  readonly disk: string | null;
  readonly data: string;
  readonly log: string;
}

/** Large enough for the demo, its log, and what a run writes. */
const DISK_SIZE = '3g';

/** Makes the folders. With `cleanup` they go, and the servers in them too where the run is broken off. */
export function memberPlace(cleanup: AsyncDisposableStack): MemberPlace {
  const home = mkdtempSync(join(realpathSync(tmpdir()), 'preflight-patroni-'));
  cleanup.defer(() => rmSync(home, { recursive: true, force: true }));
  own(home);
  const [disk, log] = [join(home, 'disk'), join(home, 'log')];
  for (const folder of [disk, log]) mkdirSync(folder, { mode: 0o700 });
  const data = join(disk, 'data');
  const isMounted = missing(['mount']).length === 0;
  if (isMounted) {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK_SIZE},mode=0700`, 'tmpfs', disk]);
    cleanup.defer(() => void execFileSync('umount', ['-l', disk]));
  }
  for (const folder of [disk, log]) own(folder);
  cleanup.defer(runAfterParent(`sleep 1; ${killPostgres(data)}; umount -l ${disk}; rm -rf ${home}`));
  return { home, disk: isMounted ? disk : null, data, log };
}

/** PostgreSQL outlives its Patroni, so it is found by its own file. */
const killPostgres = (data: string) =>
  `pid=$(head -1 ${data}/postmaster.pid) && [ "$(ps -o comm= -p $pid)" = postgres ] && kill -KILL $(ps -o pid= --ppid $pid) $pid`;
