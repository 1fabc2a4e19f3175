/** @module-tag long */

import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, signIn, test } from '../support/browser/browser.ts';
import { openPageOn } from '../support/browser/page.ts';
import { startPortal } from '../support/servers/portal.ts';

const root = join(import.meta.dirname, '../..');

test('[machine.inspect] a server without the inspector neither offers it nor serves its code; with one, outside the demo, only the provider’s administrators have it', async ({
  browser,
}) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'preflight-inspected-'));
  const without = await startPortal({ dataDir, env: { INSPECTOR: '0' }, waitForDemo: false });
  try {
    const page = await openPageOn(browser, without.url);
    await page.goto('/dev/machines');
    await page.getByRole('heading', { level: 1, name: 'Log in' }).waitFor();
    const parts = (await readdir(join(root, 'web/dist/assets'))).filter((name) =>
      /^(inspector-page|page-link|gallery-(screens|small|flows)|registry|session\.chart)-[\w-]{7}\.js$/.test(name),
    );
    expect(parts.length).toBeGreaterThan(6);
    for (const name of parts) expect((await fetch(`${without.url}/assets/${name}`)).status, name).toBe(404);
    await page.context().close();
  } finally {
    await without.stop();
  }
  // The same accounts, where nothing is a demo any more.
  const portal = await startPortal({ dataDir, env: { INSPECTOR: '1', DEMO: '0' }, waitForDemo: false });
  try {
    for (const [username, heading] of [
      ['manager', 'Page not found'],
      ['admin', 'Machines'],
    ] as const) {
      const page = await openPageOn(browser, portal.url);
      await page.goto('/dev/machines');
      await page.getByRole('heading', { level: 1, name: 'Log in' }).waitFor();
      await signIn(page, username);
      await page.goto('/dev/machines');
      await page.getByRole('heading', { level: 1, name: heading }).waitFor();
      await page.context().close();
    }
  } finally {
    await portal.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
});
