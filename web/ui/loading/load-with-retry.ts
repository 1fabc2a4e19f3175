import { loadPart } from './arrived-parts.ts';
import { reachable } from './server-away.ts';
import { reloadWithoutPrompt, saveBeforeReload } from './unsaved-work.ts';

/** A part that takes longer than this may have a server behind it that does not answer. */
const LONG_MS = 3_000;
/** A page that was made afresh this short a while ago is not made afresh again: something else is wrong. */
const RECENT_MS = 30_000;

const pause = () => new Promise((resolve) => setTimeout(resolve, 1_000));

const browser = {
  reachable,
  /** While it takes long, the page says whether the server answers at all. */
  async watched<Module>(arrives: Promise<Module>): Promise<Module> {
    let isHere = false;
    const timer = setTimeout(() => reachable(() => !isHere), LONG_MS);
    return await arrives.finally(() => {
      isHere = true;
      clearTimeout(timer);
    });
  },
  isFresh() {
    const [visit] = performance.getEntriesByType('navigation');
    return visit instanceof PerformanceNavigationTiming && visit.type === 'reload' && performance.now() < RECENT_MS;
  },
  /** True if all typed text is saved. */
  save: () =>
    saveBeforeReload().then(
      () => true,
      () => pause().then(() => false),
    ),
  reload: reloadWithoutPrompt,
};

/**
 * A part of the page that did not arrive is waited for until the server answers again: what is open and typed around it should not
 * end for a dropped connection. Most browsers remember that a part failed and never ask for it again; then what was typed is
 * saved, and the page made afresh, which is also what a page needs whose parts a newer version has replaced.
 */
export async function loadWithRetry<Module>(load: () => Promise<Module>, host = browser): Promise<Module> {
  let wasAway: boolean;
  try {
    return await host.watched(loadPart(load));
  } catch {
    wasAway = await host.reachable();
  }
  try {
    return await loadPart(load);
  } catch (thrown) {
    // A server that came back is news; without any, making the page afresh again would go on for ever.
    if (host.isFresh() && !wasAway) throw thrown;
    while (!(await host.save())) await host.reachable();
    host.reload();
    return new Promise<never>(() => {});
  }
}
