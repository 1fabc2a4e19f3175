import type { ComponentType } from 'react';
import type { PublicPath } from '../../machines/rules/access/public-paths.ts';
import { type Load, loadPart } from '../ui/loading/arrived-parts.ts';
import { lazyView } from '../ui/loading/lazy-view.tsx';

const publicPage = (load: Load<{ default: ComponentType }>) => ({ view: lazyView(load), fetch: () => loadPart(load) });

/** True if an address is of the inspector, which is no page of the portal's own. */
export const isInspector = (path: string) => path === '/dev/machines' || path.startsWith('/dev/machines/');

const loadAuthLayout = () => import('../login/auth-layout.tsx');
export const fetchAuthLayout = () => loadPart(loadAuthLayout);
export const AuthLayout = lazyView(loadAuthLayout);

/** The reference of the API, for people without an account. */
export const OpenReference = lazyView(() => import('./open-reference.tsx'));

/** Pages for people who are not signed in; the other pages are listed in pages.ts, which sign-in does not load. */
export const publicPages = {
  '/login': publicPage(() => import('../login/login-page.tsx')),
  '/forgot-password': publicPage(() => import('../my-account/forgot-password-page.tsx')),
  '/email-sent': publicPage(() => import('../my-account/email-sent-page.tsx')),
  '/reset-password': publicPage(() => import('../my-account/reset-password-page.tsx')),
} satisfies Readonly<Record<PublicPath, object>>;
