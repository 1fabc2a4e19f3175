import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPortal } from './portal.ts';
import { startProxy } from './proxy.ts';

export type KillableServer = Awaited<ReturnType<typeof startKillableServer>>;

/** A portal behind an address that stays, so that it can be killed under a page and started again on the same data: a copy of `filledFrom`. */
export async function startKillableServer(filledFrom: string) {
  const dataDir = mkdtempSync(join(tmpdir(), 'preflight-mortal-'));
  cpSync(filledFrom, dataDir, { recursive: true });
  const proxy = await startProxy();
  let portal = await startPortal({ dataDir });
  const lead = () => proxy.target(Number(new URL(portal.url).port));
  lead();
  return {
    url: proxy.url,
    /** SIGKILL; until it is started again nobody answers. */
    kill: async () => {
      await portal.kill9();
      proxy.drop();
    },
    start: async () => {
      portal = await startPortal({ dataDir });
      lead();
    },
    stop: async () => {
      await proxy.stop();
      await portal.kill9();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
