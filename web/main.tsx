import './theme/index.css';
import { StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { navigate } from 'wouter/use-browser-location';
import { defined } from '../machines/lib/assert-defined.ts';
import { CHANNEL, waitForInspector } from './app/machines/inspector-channel.ts';
import { loadPortal } from './app/session/portal-store.ts';
import { serverClock } from './app/session/server-clock.ts';
import { SessionProvider } from './app/session/session-context.tsx';
import { startSession, systemNow } from './app/session/session-host.ts';
import { storedToken } from './app/session/stored-keys.ts';
import { applyTheme, followAccount } from './app/session/theme.ts';
import { CrashBoundary } from './errors/crash-boundary.tsx';
import { fetchPage } from './start/fetch-page.ts';
import { InspectorToggle } from './start/inspector-toggle.tsx';
import { Routes } from './start/routes.tsx';
import { ToastHost } from './ui/feedback/toast-host.tsx';
import { keepPresses } from './ui/kept-press.ts';
import { Loader } from './ui/loading/loader.tsx';
import { nextTask } from './ui/loading/next-task.ts';
import { prefetchOnActivity } from './ui/loading/prefetch.ts';
import { ServerAwayNote } from './ui/loading/server-away-note.tsx';

const pageArrived = fetchPage(location.pathname, storedToken() !== null);
applyTheme();
keepPresses(document);
// Controls with the focus go only once a person is at work.
prefetchOnActivity(() => import('./ui/lost-focus.ts').then(({ keepFocusInPage }) => keepFocusInPage(document)));

/** The loading animation would appear only now: until then the frame of index.html stays. */
const MOST_MS_BEFORE_DRAWING = 150;
const moment = () => new Promise((go) => setTimeout(go, MOST_MS_BEFORE_DRAWING));

async function start() {
  const send = import.meta.env.PROD ? 'hash' : 'text';
  const clock = serverClock(systemNow);
  const { session, gateway } = startSession({
    url: new URL('/graphql', location.href).href,
    fetch: clock.heardBy(fetch.bind(globalThis)),
    now: systemNow,
    send,
    navigate,
  });

  session.subscribe(followAccount);
  const portal = loadPortal(gateway);
  const mayInspect = () =>
    portal.current()?.inspection === 'EVERYBODY' || session.getSnapshot().context.access?.mayInspect === true;
  let isReporting = false;
  const report = () => {
    const url = portal.current()?.inspectorUrl;
    if (!url || isReporting || !mayInspect()) return;
    isReporting = true;
    void import('./lab-host/receiver-link.ts').then(({ reportTo }) => reportTo(url));
  };
  portal.subscribe(report);
  session.subscribe(report);
  waitForInspector(CHANNEL, mayInspect, () => import('./lab-host/page-link.ts').then((link) => link.linkToInspectors));

  // A promise that a machine breaks is an error in the console, where people may look at the machines.
  prefetchOnActivity(async () => {
    if (mayInspect()) await import('./lab-host/page-promises.ts').then(({ watchPromises }) => watchPromises());
  });

  await Promise.race([pageArrived, moment()]);
  createRoot(defined(document.getElementById('root'))).render(
    <StrictMode>
      <CrashBoundary>
        <SessionProvider host={{ session, gateway, portal, clock }}>
          <Suspense
            fallback={
              <main className="grid min-h-dvh" data-startup>
                <Loader isPage />
              </main>
            }
          >
            <Routes />
          </Suspense>
          <InspectorToggle />
          <ServerAwayNote />
          <ToastHost />
        </SessionProvider>
      </CrashBoundary>
    </StrictMode>,
  );
}

// Evaluating the first script is a long task already. Most browsers have Temporal; the others fetch 17 KB before the first page.
void ('Temporal' in globalThis ? nextTask() : import('temporal-polyfill/global')).then(start);
