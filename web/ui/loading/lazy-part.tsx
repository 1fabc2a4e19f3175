import { type ComponentType, createContext, type ReactNode, Suspense, useContext, useReducer } from 'react';
import { Banner } from '../feedback/states.tsx';
import { lazyView } from './lazy-view.tsx';
import { loadWithRetry } from './load-with-retry.ts';
import { useDelayedFlag } from './use-delayed-flag.ts';

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

const AskAgain = createContext(() => {});

/**
 * A part of a page that loads when it is first shown. Where it does not arrive, its place says so and asks for it again;
 * the page around it, and what is typed there, stays.
 * @param waiting takes its place meanwhile
 */
export function lazyPart<Props extends object>(load: Load<Props>, waiting: ReactNode = <OnItsWay />) {
  const attempt = () =>
    lazyView(load, () => loadWithRetry(load).catch(() => ({ default: NotHere as ComponentType<Props> })));
  let Part = attempt();
  // biome-ignore lint/correctness/noComponentHookFactories: made once, where a module is read
  return function Later(props: Props) {
    const [, show] = useReducer((shown: number) => shown + 1, 0);
    const again = () => {
      Part = attempt();
      show();
    };
    return (
      <AskAgain value={again}>
        <Suspense fallback={waiting}>
          <Part {...props} />
        </Suspense>
      </AskAgain>
    );
  };
}

/** At the foot of the window, so that nothing moves for it. */
function OnItsWay() {
  const shown = useDelayedFlag(true);
  return shown ? (
    <span
      className="on-its-way fixed left-1/2 z-60 -translate-x-1/2 rounded-full border border-border bg-raised px-4 py-2 text-text-2 shadow-high"
      role="status"
    >
      Loading…
    </span>
  ) : null;
}

function NotHere() {
  const again = useContext(AskAgain);
  return (
    <Banner tone="bad" title="This part did not load." onRetry={again}>
      The rest of the page is kept.
    </Banner>
  );
}
