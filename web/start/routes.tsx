import { lazy, Suspense } from 'react';
import { Redirect, useLocation } from 'wouter';
import { isOpen, isPublic, type PublicPath } from '../../machines/rules/access/public-paths.ts';
import { usePortalIfKnown, useSession } from '../app/session/session-context.tsx';
import { CrashBoundary } from '../errors/crash-boundary.tsx';
import { Loader } from '../ui/loading/loader.tsx';
import { SignedInPage } from './fetch-page.ts';
import { InspectorPage, useMayInspect } from './inspector-toggle.tsx';
import { AuthLayout, isInspector, OpenReference, publicPages } from './public-pages.ts';
import { Startup } from './startup.tsx';

/** Every part in every state; the built product has no such page. */
const KitPage = import.meta.env.DEV ? lazy(() => import('../dev/kit-page.tsx')) : null;

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
        <SignedInPage path={path} />
      </Startup>
    ) : (
      <PublicPage path={path} />
    );
  if (!isSignedIn && isOpen(path))
    return (
      <Suspense fallback={<Loader isPage />}>
        <OpenReference />
      </Suspense>
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
      <CrashBoundary resetKey={path}>{isSigningOut && path === '/login' ? <Loader isPage /> : <View />}</CrashBoundary>
    </AuthLayout>
  );
}
