import { lazy, Suspense, useEffect, useLayoutEffect } from 'react';
import { Redirect, Route, useLocation, useSearch } from 'wouter';
import { isPublic, mayOpen, type PublicPath, routeOf } from '../machines/rules/access/access-routes.ts';
import { continuePath, isRemembered, landingAfterSignIn, rootRedirect } from '../machines/rules/access/landing.ts';
import { ServiceList } from './app/session/service-list.tsx';
import { useAccess, usePortalIfKnown, useSession } from './app/session/session-context.tsx';
import { SessionQuestions } from './app/session/session-questions.tsx';
import { keepLastPath, lastPath } from './app/session/stored-keys.ts';
import { CrashBoundary } from './errors/crash-boundary.tsx';
import { offerWayBack } from './frame/way-back.ts';
import { fetchInspector, useMayInspect } from './inspector-toggle.tsx';
import { AuthLayout, BareLayout, isInspector, MenuLayout, pages, publicPages } from './pages.ts';
import { Startup } from './startup.tsx';
import { loadWithRetry } from './ui/loading/load-with-retry.ts';
import { Loader } from './ui/loading/loader.tsx';

/** Every part in every state; the built product has no such page. */
const KitPage = import.meta.env.DEV ? lazy(() => import('./dev/kit-page.tsx')) : null;

const InspectorPage = lazy(() => loadWithRetry(fetchInspector));

const AccessDenied = lazy(() => loadWithRetry(() => import('./errors/access-denied.tsx')));

/** Which page the address shows, to whom. */
export function Routes() {
  const [path] = useLocation();
  const isSignedIn = useSession((now) => now.matches('signedIn'));
  const mayInspect = useMayInspect();
  const isUnknown = usePortalIfKnown() === null;
  if (isInspector(path) && (mayInspect || isUnknown))
    return (
      <main>
        <Suspense fallback={<Loader isPage />}>{mayInspect ? <InspectorPage /> : <Loader isPage />}</Suspense>
      </main>
    );
  if (KitPage && path === '/dev/kit')
    return (
      <main>
        <KitPage />
      </main>
    );
  if (isPublic(path))
    return isSignedIn && path === '/login' ? (
      <Startup>
        <Landing />
      </Startup>
    ) : (
      <PublicPage path={path} />
    );
  if (!isSignedIn) return <Redirect to="/login" replace />;
  return (
    <Startup>
      <SignedInPage path={path} />
    </Startup>
  );
}

function PublicPage({ path }: { path: PublicPath }) {
  const { view: View } = publicPages[path];
  // Until the server has ended the session its token is valid, and the machine takes no sign-in.
  const isSigningOut = useSession((now) => now.matches('signingOut'));
  return (
    <AuthLayout>
      <CrashBoundary resetKey={path}>
        <Suspense fallback={<Loader isPage />}>
          {isSigningOut && path === '/login' ? <Loader isPage /> : <View />}
        </Suspense>
      </CrashBoundary>
    </AuthLayout>
  );
}

/** Once, right after a sign-in: to the saved download, or the list, or the root; any other saved page is offered. */
function Landing() {
  const { permissions } = useAccess();
  const [, navigate] = useLocation();
  useEffect(() => {
    const saved = lastPath();
    const landing = landingAfterSignIn(permissions, saved);
    const back = continuePath(saved);
    offerWayBack(back === landing || back === rootRedirect(permissions) ? null : back);
    navigate(landing, { replace: true });
  }, [permissions, navigate]);
  return null;
}

function SignedInPage({ path }: { path: string }) {
  const { permissions, info } = useAccess();
  const route = routeOf(path);
  const wanted = route && pages[route.pattern];
  useLastPath(wanted ? path : null);
  // A redirect works when it appears, so each address has one of its own.
  if (path === '/') return <Redirect key={path} to={rootRedirect(permissions)} replace />;
  if (!route || !wanted) return <Redirect key={path} to="/404" replace />;
  const isAllowed = mayOpen(permissions, path);
  const { view: View, isBare } = wanted;
  const Layout = isBare && isAllowed ? BareLayout : MenuLayout;
  return (
    <ServiceList>
      <Layout>
        <CrashBoundary resetKey={path}>
          <Suspense fallback={<Loader isPage />}>
            {isAllowed ? (
              <Route path={route.pattern} key={path}>
                <View />
              </Route>
            ) : (
              <AccessDenied key={path} needed={route.anyOf} company={info.company} />
            )}
          </Suspense>
        </CrashBoundary>
      </Layout>
      <SessionQuestions />
    </ServiceList>
  );
}

/** @param path null where the page does not stand */
function useLastPath(path: string | null) {
  const search = useSearch();
  const address = path !== null && search !== '' ? `${path}?${search}` : path;
  useLayoutEffect(() => {
    if (address !== null && isRemembered(address)) keepLastPath(address);
  }, [address]);
}
