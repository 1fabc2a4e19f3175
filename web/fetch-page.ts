import { lazy } from 'react';
import { isPublic, routeOf } from '../machines/rules/access/access-routes.ts';
import { isInspector, pages, parts, publicPages } from './pages.ts';
import { loadWithRetry } from './ui/loading/load-with-retry.ts';
import { prefetchOnActivity } from './ui/loading/prefetch.ts';

const loadSignedIn = () => import('./signed-in-page.tsx');

/** What nobody needs before signing in. */
export const SignedInPage = lazy(() => loadWithRetry(loadSignedIn));

/** Starts fetching the code of an address beside the first questions to the server, instead of after them. */
export function fetchPage(path: string, isSignedIn: boolean) {
  if (isInspector(path)) return; // nobody knows yet who may
  if (isPublic(path) || !isSignedIn) {
    // Whoever begins to type here will see the list next.
    prefetchOnActivity(loadSignedIn, parts.menuLayout, parts.bookings);
    return fetchEarly(parts.authLayout, isPublic(path) ? publicPages[path].fetch : parts.login);
  }
  const route = routeOf(path);
  const wanted = (route && pages[route.pattern]) ?? pages['/pem-bookings']; // the root leads to the list
  return fetchEarly(loadSignedIn, wanted.isBare ? parts.bareLayout : parts.menuLayout, wanted.fetch);
}

// What does not arrive is asked for again when it is needed.
const fetchEarly = (...loads: (() => Promise<unknown>)[]) => {
  for (const load of loads) load().catch(() => {});
};
