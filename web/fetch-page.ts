import { lazy } from 'react';
import { isPublic } from '../machines/rules/access/access-routes.ts';
import { fetchAuthLayout, isInspector, publicPages } from './public-pages.ts';
import { loadWithRetry } from './ui/loading/load-with-retry.ts';
import { prefetchOnActivity } from './ui/loading/prefetch.ts';

const loadSignedIn = () => import('./signed-in-page.tsx');

/** What nobody needs before signing in. */
export const SignedInPage = lazy(() => loadWithRetry(loadSignedIn));

/** The list of pages comes with their frame, which public/theme.js has asked for already. */
const loadPage = (path: string) => loadSignedIn().then(({ fetchPageOf }) => fetchPageOf(path));

/** Starts fetching the code of an address beside the first questions to the server, instead of after them. */
export function fetchPage(path: string, isSignedIn: boolean) {
  if (isInspector(path)) return; // nobody knows yet who may
  if (!isPublic(path) && isSignedIn) return fetchEarly(() => loadPage(path));
  // Whoever begins to type here will see the list next.
  prefetchOnActivity(() => loadPage('/'));
  return fetchEarly(fetchAuthLayout, publicPages[isPublic(path) ? path : '/login'].fetch);
}

// What does not arrive is asked for again when it is needed.
const fetchEarly = (...loads: (() => Promise<unknown>)[]) => {
  for (const load of loads) load().catch(() => {});
};
