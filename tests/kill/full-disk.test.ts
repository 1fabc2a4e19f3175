import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startPortal } from '../support/portal.ts';
import { answerOf, restAs } from '../support/rest.ts';

/** A disk of its own needs the right to mount one: root's, as in CI. */
const mayMount = process.platform === 'linux' && canMount();
if (!mayMount) console.warn('This account may not mount a small disk: its test is left out of this run.');

test.skipIf(!mayMount)(
  '[run.full-disk] on a full disk writing is refused in words, /health says down, and space heals it',
  async () => {
    await using cleanup = new AsyncDisposableStack();
    const disk = mkdtempSync(join(tmpdir(), 'preflight-disk-'));
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=400m', 'tmpfs', disk]);
    cleanup.defer(async () => {
      execFileSync('umount', [disk]);
      rmSync(disk, { recursive: true });
    });
    const portal = await startPortal({ dataDir: join(disk, 'data'), waitForDemo: false });
    cleanup.defer(() => portal.stop());
    const health = async () => (await fetch(`${portal.url}/health`)).status;
    const rest = await restAs('manager', { url: `${portal.url}/api` });
    const begin = () => rest.booking.POST('/booking/drafts', { body: { service_type: 'pem', body: {} } });
    const list = () => answerOf(rest.booking.GET('/booking/drafts', { params: { query: {} } }));
    await answerOf(begin());
    expect(await health()).toBe(200);

    const ballast = join(disk, 'ballast');
    expect(() => writeFileSync(ballast, Buffer.alloc(400 * 1024 * 1024))).toThrow('ENOSPC');
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

function canMount(): boolean {
  const probe = mkdtempSync(join(tmpdir(), 'preflight-mount-'));
  const isMounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', probe]).status === 0;
  if (isMounted) execFileSync('umount', [probe]);
  rmSync(probe, { recursive: true });
  return isMounted;
}
