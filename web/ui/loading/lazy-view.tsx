import { type ComponentType, lazy, useState } from 'react';
import { arrivedPart, type Load } from './arrived-parts.ts';
import { loadWithRetry } from './load-with-retry.ts';

/**
 * A component whose code loads when it is first drawn, as with `lazy`. Code that has arrived before is drawn at once. A `lazy`
 * component would still show its fallback first, and React keeps a fallback for 300 ms at least.
 */
export function lazyView<Props extends object>(
  load: Load<{ default: ComponentType<Props> }>,
  loadNow = () => loadWithRetry(load),
): ComponentType<Props> {
  const Waited = lazy(loadNow) as ComponentType<Props>;
  // biome-ignore lint/correctness/noComponentHookFactories: made once, where a module is read
  return function View(props: Props) {
    // Chosen once: another component in its place would lose its state.
    const [Part] = useState(() => arrivedPart(load)?.default ?? Waited);
    return <Part {...props} />;
  };
}
