import { Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { loadPart } from '../loading/arrived-parts.ts';
import { lazyView } from '../loading/lazy-view.tsx';
import { prefetchOnActivity } from '../loading/prefetch.ts';
import { onNotices, waitingNotices } from './toasts.ts';

const loadToastStack = () => import('./toast-stack.tsx');
const ToastStack = lazyView(loadToastStack);

/**
 * Mounted beside the page and not inside it, so that an open dialog does not silence it. The alert line is always
 * there, and the stack before its first notice: a live region that appears together with its words is not read out.
 */
export function ToastHost() {
  const waiting = useSyncExternalStore(onNotices, waitingNotices);
  const [needed, setNeeded] = useState(false);
  const [alert, setAlert] = useState<{ id: number; text: string } | null>(null);
  const failure = waiting.findLast((notice) => notice.tone === 'bad');
  useEffect(() => {
    if (waiting.length > 0) setNeeded(true);
    if (failure) setAlert(failure);
  }, [waiting, failure]);
  useEffect(() => prefetchOnActivity(() => loadPart(loadToastStack).then(() => setNeeded(true))), []);
  const host = document.getElementById('toasts');
  if (!host) return null;
  return createPortal(
    <div className="toast-host relative z-60 print:hidden">
      <p role="alert" className="sr-only">
        {alert ? <span key={alert.id}>{alert.text}</span> : null}
      </p>
      {needed ? (
        <Suspense>
          <ToastStack />
        </Suspense>
      ) : null}
    </div>,
    host,
  );
}
