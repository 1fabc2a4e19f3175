import { Suspense, useEffect, useState } from 'react';
import { OPEN } from '../app/machines/inspector-channel.ts';
import { usePortalIfKnown, useSession } from '../app/session/session-context.tsx';
import { lazyView } from '../ui/loading/lazy-view.tsx';

export const InspectorPage = lazyView(() => import('../lab-host/inspector-page.tsx'));

/** True if the server lets this visitor inspect the machines of the page. */
export function useMayInspect(): boolean {
  const isForAll = usePortalIfKnown()?.inspection === 'EVERYBODY';
  return useSession(({ context }) => context.access?.mayInspect === true) || isForAll;
}

/** The inspector over any page, with Alt+Shift+M or from the menu; loaded when it is first opened. */
export function InspectorToggle() {
  const mayInspect = useMayInspect();
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (!mayInspect) return;
    const toggle = (event: Event) => {
      const isKey = event instanceof KeyboardEvent;
      if (!isKey || (event.altKey && event.shiftKey && event.code === 'KeyM')) setOpen((was) => !isKey || !was);
    };
    addEventListener(OPEN, toggle);
    addEventListener('keydown', toggle);
    return () => {
      removeEventListener(OPEN, toggle);
      removeEventListener('keydown', toggle);
    };
  }, [mayInspect]);
  if (!isOpen || !mayInspect) return null;
  return (
    <Suspense>
      <InspectorPage onClose={() => setOpen(false)} />
    </Suspense>
  );
}
