import { Suspense, useEffect, useLayoutEffect } from 'react';
import { Redirect, Route, useLocation, useSearch } from 'wouter';
import { mayOpen, routeOf } from '../../machines/rules/access/access-routes.ts';
import { continuePath, isRemembered, landingAfterSignIn, rootRedirect } from '../../machines/rules/access/landing.ts';
import { ServiceList } from '../app/session/service-list.tsx';
import { useAccess } from '../app/session/session-context.tsx';
import { SessionQuestions } from '../app/session/session-questions.tsx';
import { lastPath, saveLastPath } from '../app/session/stored-keys.ts';
import { CrashBoundary } from '../errors/crash-boundary.tsx';
import MenuLayout from '../frame/menu-layout.tsx';
import { offerWayBack } from '../frame/way-back.ts';
import { lazyView } from '../ui/loading/lazy-view.tsx';
import { Loader } from '../ui/loading/loader.tsx';
import { BareLayout, viewOf } from './pages.ts';

export { fetchPageOf } from './pages.ts';

const AccessDenied = lazyView(() => import('../errors/access-denied.tsx'));
const SandboxLine = lazyView(() => import('../frame/sandbox-line.tsx'));
const SecondFactorSetup = lazyView(() => import('../my-account/second-factor-setup.tsx'));

/** The page of an address, in its frame, for those who may open it. */
export default function SignedInPage({ path }: { path: string }) {
  const { permissions, info, lacksSecondFactor } = useAccess();
  const route = routeOf(path);
  useLastPath(route ? path : null);
  if (lacksSecondFactor)
    return (
      <BareLayout>
        <Suspense fallback={<Loader isPage />}>
          <SecondFactorSetup />
        </Suspense>
        <SessionQuestions />
      </BareLayout>
    );
  if (path === '/login') return <Landing />;
  // A redirect works when it appears, so each address has one of its own.
  if (path === '/') return <Redirect key={path} to={rootRedirect(permissions)} replace />;
  if (!route) return <Redirect key={path} to="/404" replace />;
  const isAllowed = mayOpen(permissions, path);
  const View = viewOf(route);
  const Layout = route.isBare && isAllowed ? BareLayout : MenuLayout;
  return (
    <ServiceList>
      <Layout>
        <CrashBoundary resetKey={path}>
          <Suspense fallback={<Loader isPage />}>
            {info.company?.sandbox ? <SandboxLine /> : null}
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

/** @param path null where the page does not exist */
function useLastPath(path: string | null) {
  const search = useSearch();
  const address = path !== null && search !== '' ? `${path}?${search}` : path;
  useLayoutEffect(() => {
    if (address !== null && isRemembered(address)) saveLastPath(address);
  }, [address]);
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
