import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startPortal } from '../support/servers/portal.ts';

test('[run.lock] a second portal on the same folder stops and names the process that has it', async () => {
  await using cleanup = new AsyncDisposableStack();
  const dataDir = mkdtempSync(join(tmpdir(), 'preflight-lock-'));
  cleanup.defer(async () => rmSync(dataDir, { recursive: true, force: true }));
  const owner = await startPortal({ dataDir, env: { DEMO: '0' } });
  cleanup.defer(() => owner.stop());

  await expect(startPortal({ dataDir, env: { DEMO: '0' } })).rejects.toThrow(new RegExp(`\\b${owner.pid}\\b`));
  expect((await fetch(owner.url)).status, 'the owner is not disturbed').toBe(200);

  await owner.kill9();
  const next = await startPortal({ dataDir, env: { DEMO: '0' } });
  cleanup.defer(() => next.stop());
  expect((await fetch(next.url)).status, 'a lock does not outlive its owner').toBe(200);
});
