import { copyDemoData } from '../database/demo-data.ts';
import type { DemoData } from '../provided.ts';
import { startPortal } from './portal.ts';
import { startProxy } from './proxy.ts';

export type KillableServer = Awaited<ReturnType<typeof startKillableServer>>;

/** A portal behind an address that stays, so that it can be killed under a page and started again on the same data: a copy of `filledFrom`. */
export async function startKillableServer(filledFrom: DemoData) {
  const { remove, ...place } = await copyDemoData(filledFrom);
  const proxy = await startProxy();
  let portal = await startPortal(place);
  const lead = () => proxy.target(Number(new URL(portal.url).port));
  lead();
  return {
    url: proxy.url,
    /** SIGKILL; until it is started again no request is answered. */
    kill: async () => {
      await portal.kill9();
      proxy.drop();
    },
    start: async () => {
      portal = await startPortal(place);
      lead();
    },
    stop: async () => {
      await proxy.stop();
      await portal.kill9();
      await remove();
    },
  };
}
