import { saveUnsavedWork } from '../session/unsaved-work.ts';

/** Between two looks whether the server answers again. */
const PAUSE_MS = 1_000;
/** A page that was made afresh this short a while ago is not made afresh again: something else is wrong. */
const RECENT_MS = 30_000;

const pause = () => new Promise((goOn) => setTimeout(goOn, PAUSE_MS));

const browser = {
  /** Resolves once the server answers. */
  async reachable() {
    const isAnswered = () =>
      fetch('/favicon.svg', { method: 'HEAD', cache: 'no-store' }).then(
        ({ ok }) => ok,
        () => false,
      );
    while (!(await isAnswered())) await pause();
  },
  isFresh() {
    const [visit] = performance.getEntriesByType('navigation');
    return visit instanceof PerformanceNavigationTiming && visit.type === 'reload' && performance.now() < RECENT_MS;
  },
  /** Whether all that was typed is saved. */
  save: () =>
    saveUnsavedWork().then(
      () => true,
      () => pause().then(() => false),
    ),
  reload: () => location.reload(),
};

/**
 * A part of the page that did not arrive is waited for until the server answers again: what is open and typed around it should not
 * end for a dropped connection. Most browsers remember that a part failed and never ask for it again; then what was typed is
 * saved, and the page made afresh, which is also what a page needs whose parts a newer version has replaced.
 */
export async function patiently<Module>(load: () => Promise<Module>, host = browser): Promise<Module> {
  try {
    return await load();
  } catch {
    await host.reachable();
  }
  try {
    return await load();
  } catch (thrown) {
    if (host.isFresh()) throw thrown;
    while (!(await host.save())) await host.reachable();
    host.reload();
    return new Promise<never>(() => {});
  }
}
