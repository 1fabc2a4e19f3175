import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { defined } from '../../machines/lib/assert-defined.ts';
import { openDatabase } from '../../services/database/open.ts';
import { needs } from '../support/needs.ts';
import { answerOf, restAs } from '../support/rest.ts';
import { killWithParent } from '../support/servers/child-process.ts';
import { startPortal } from '../support/servers/portal.ts';

test(
  '[run.full-disk] on a full disk writing is refused in words, /health says down, and space heals it',
  needs('mount'),
  async () => {
    await using cleanup = new AsyncDisposableStack();
    const disk = mountDisk(cleanup);
    // The demo's accounts, without what it writes by itself.
    const dataDir = join(disk, 'data');
    await (await openDatabase({ dataDir, template: 'demo' })).close();
    const portal = await startPortal({ dataDir, env: { DEMO: '0' } });
    cleanup.defer(() => portal.stop());
    const health = async () => (await fetch(`${portal.url}/health`)).status;
    const rest = await restAs('manager', { url: `${portal.url}/api` });
    const begin = () => rest.booking.POST('/booking/drafts', { body: { service_type: 'pem', body: {} } });
    const list = () => answerOf(rest.booking.GET('/booking/drafts', { params: { query: {} } }));
    await answerOf(begin());
    expect(await health()).toBe(200);

    const ballast = fill(disk);
    const refused = await begin();
    expect([refused.response.status, refused.error?.error.code]).toEqual([503, 'STORAGE_FULL']);
    expect(refused.error?.error.message).toMatch(/Nothing was saved\./);
    expect(await health()).toBe(503);
    expect((await list()).drafts, 'reading goes on').toHaveLength(1);

    rmSync(ballast);
    await answerOf(begin());
    expect(await health()).toBe(200);
  },
);

test(
  '[run.full-disk] if the log itself cannot be written the process ends with one sentence',
  needs('mount'),
  async () => {
    await using cleanup = new AsyncDisposableStack();
    const disk = mountDisk(cleanup);
    const child = spawn(process.execPath, [join(import.meta.dirname, 'fill-the-log.fixture.ts'), join(disk, 'data')], {
      stdio: ['pipe', 'pipe', 'pipe'],
    });
    cleanup.defer(killWithParent(defined(child.pid), 'KILL'));
    const said = text(child.stderr);
    const ended = once(child, 'exit');
    await once(child.stdout, 'data');
    fill(disk);
    child.stdin.write('now\n');
    expect(await ended).toEqual([1, null]);
    expect(await said).toMatch(
      /^The embedded database has stopped \(.*No space left on device\): free some space and start again\.\n$/,
    );
  },
);

function mountDisk(cleanup: AsyncDisposableStack): string {
  const disk = mkdtempSync(join(tmpdir(), 'preflight-disk-'));
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=400m', 'tmpfs', disk]);
  cleanup.defer(() => {
    // Lazily: a test that failed may still have a file open.
    execFileSync('umount', ['-l', disk]);
    rmSync(disk, { recursive: true });
  });
  return disk;
}

/** To the last byte. */
function fill(disk: string): string {
  const ballast = join(disk, 'ballast');
  expect(() => writeFileSync(ballast, Buffer.alloc(400 * 1024 * 1024))).toThrow('ENOSPC');
  return ballast;
}
