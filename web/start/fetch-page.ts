import { isPublic } from '../../machines/rules/access/public-paths.ts';
import { loadPart } from '../ui/loading/arrived-parts.ts';
import { lazyView } from '../ui/loading/lazy-view.tsx';
import { prefetchOnActivity } from '../ui/loading/prefetch.ts';
import { fetchAuthLayout, isInspector, publicPages } from './public-pages.ts';

const loadSignedIn = () => import('./signed-in-page.tsx');

/** The part that is not needed before signing in. */
export const SignedInPage = lazyView(loadSignedIn);

/** The list of pages comes with their frame, which public/theme.js has asked for already. */
const loadPage = (path: string) => loadPart(loadSignedIn).then(({ fetchPageOf }) => fetchPageOf(path));

/**
 * Starts fetching the code of an address beside the first requests to the server, instead of after them.
 * @returns when all of it has arrived or failed; a failed part is fetched again when it is needed
 */
export async function fetchPage(path: string, isSignedIn: boolean): Promise<void> {
  if (isInspector(path)) return; // permission is not known yet
  if (!isPublic(path) && isSignedIn) return settled(loadPage(path));
  // A person who begins to type here will see the list next.
  prefetchOnActivity(() => loadPage('/'));
  return settled(fetchAuthLayout(), publicPages[isPublic(path) ? path : '/login'].fetch());
}

const settled = async (...loads: readonly Promise<unknown>[]): Promise<void> => {
  await Promise.allSettled(loads);
};
