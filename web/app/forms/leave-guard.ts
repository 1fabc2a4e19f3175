import { useEffect, useLayoutEffect } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { loadDialogBox } from '../../ui/dialog/dialog.tsx';
import { prefetchOnActivity } from '../../ui/loading/prefetch.ts';
import { beforeLeaving, isPromptSkipped } from '../../ui/loading/unsaved-work.ts';
import { useIsStaged } from '../machines/use-machine.ts';

/** Describes the unsaved work where it would be lost; says if a reload restores it. Always the same object. */
type Unsaved = { readonly what: () => string; readonly survivesReload?: () => boolean };

/** The part of the Navigation API that is needed here; TypeScript 5.9 has no types of it. */
interface NavigateEvent extends Event {
  readonly navigationType: 'push' | 'replace' | 'reload' | 'traverse';
  readonly destination: { readonly url: string; readonly key: string; readonly sameDocument: boolean };
}
interface Navigation extends EventTarget {
  traverseTo(key: string): { readonly finished: Promise<unknown> };
}
const isNavigation = (value: unknown): value is Navigation => value instanceof EventTarget && 'traverseTo' in value;
const isNavigate = (event: Event): event is NavigateEvent => 'destination' in event && 'navigationType' in event;

/**
 * Stops every way to another page (a link, the menu, the browser's Back) while something is unsaved, and passes on how
 * to go there after all. Closing and reloading show the browser's own question, whose words cannot be changed. A
 * browser without the Navigation API asks for those two only. The session's reload waits until it is saved, and a
 * log-out asks.
 * @param isUnsaved read at that moment, so that work saved just now stops no navigation
 */
export function useLeaveGuard(isUnsaved: () => boolean, onStopped: (proceed: () => void) => void, what: Unsaved) {
  const isStaged = useIsStaged();
  // A layout effect: it is gone before a page that replaces this one navigates on.
  useLayoutEffect(() => {
    if (isStaged) return;
    const ownNavigation: unknown = Reflect.get(window, 'navigation');
    const navigation = isNavigation(ownNavigation) ? ownNavigation : null;
    const stop = (event: Event) => {
      if (!isNavigate(event) || !event.cancelable || !event.destination.sameDocument || !isUnsaved()) return;
      const { url, key } = event.destination;
      const { pathname, search, hash } = new URL(url);
      if (pathname === location.pathname) return;
      const isBack = event.navigationType === 'traverse';
      event.preventDefault();
      onStopped(() => {
        if (isBack) void navigation?.traverseTo(key).finished.catch(() => {});
        else navigate(pathname + search + hash);
      });
    };
    const ask = (event: BeforeUnloadEvent) => isUnsaved() && !isPromptSkipped() && event.preventDefault();
    const refuse = async () => {
      if (isUnsaved()) throw new Error('It is not saved.');
    };
    const forget = beforeLeaving({ save: refuse, ...what });
    navigation?.addEventListener('navigate', stop);
    addEventListener('beforeunload', ask);
    return () => {
      forget();
      navigation?.removeEventListener('navigate', stop);
      removeEventListener('beforeunload', ask);
    };
  }, [isStaged, isUnsaved, onStopped, what]);
  useEffect(() => prefetchOnActivity(loadDialogBox), []); // a log-out asks, too, and there may be no line then
}
