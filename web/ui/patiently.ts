/** Pauses before a part of the page is asked for again, in milliseconds. */
const PAUSES = [500, 2_000, 5_000, 10_000, 15_000];

/**
 * A part of the page that did not arrive is asked for again for half a minute: what is open and typed around it should not
 * end for a dropped connection or a server that restarts. After that it fails, and the page says so.
 */
export async function patiently<Module>(
  load: () => Promise<Module>,
  pauses: readonly number[] = PAUSES,
): Promise<Module> {
  try {
    return await load();
  } catch (thrown) {
    const [next, ...later] = pauses;
    if (next === undefined) throw thrown;
    await new Promise((goOn) => setTimeout(goOn, next));
    return patiently(load, later);
  }
}
