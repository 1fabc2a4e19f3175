import {
  type ComponentType,
  type LazyExoticComponent,
  lazy,
  type ReactNode,
  Suspense,
  useEffect,
  useLayoutEffect,
} from 'react';
import { Redirect, Route, useLocation, useSearch } from 'wouter';
import { known } from '../machines/known.ts';
import { PUBLIC_PATHS, type RoutePattern, routeOf } from '../machines/rules/access-routes.ts';
import { continuePath, isRemembered, landingAfterSignIn, rootRedirect } from '../machines/rules/landing.ts';
import { holdsAny } from '../machines/rules/permissions.ts';
import { CrashBoundary } from './errors/crash-boundary.tsx';
import { offerWayBack } from './frame/way-back.ts';
import { fetchInspector, useMayInspect } from './inspector-door.tsx';
import { ServiceList } from './session/service-list.tsx';
import { useAccess, usePortalIfKnown, useSession, useSessionActor } from './session/session-context.tsx';
import { systemNow } from './session/session-host.ts';
import { SessionWarning } from './session/session-warning.tsx';
import { keepLastPath, lastPath } from './session/stored-keys.ts';
import { Button } from './ui/button.tsx';
import { Loader } from './ui/loader.tsx';
import { patiently } from './ui/patiently.ts';

type Page = {
  view: LazyExoticComponent<ComponentType>;
  fetch: () => Promise<unknown>;
  /** Without menu and header. */
  isBare: boolean;
};

/** Every part that loads by itself; naming them lets a visit fetch what its address needs at once. */
const parts = {
  authLayout: () => import('./login/auth-layout.tsx'),
  login: () => import('./login/login-page.tsx'),
  forgotPassword: () => import('./account/forgot-password-page.tsx'),
  emailSent: () => import('./account/email-sent-page.tsx'),
  resetPassword: () => import('./account/reset-password-page.tsx'),
  menuLayout: () => import('./frame/menu-layout.tsx'),
  bareLayout: () => import('./frame/bare-layout.tsx'),
  bookings: () => import('./bookings/bookings-page.tsx'),
  detail: () => import('./bookings/detail-page.tsx'),
  wizard: () => import('./booking/wizard/wizard-page.tsx'),
  consult: () => import('./consult/download-page.tsx'),
  account: () => import('./account/account-page.tsx'),
  companies: () => import('./companies/companies-page.tsx'),
  companyAdd: () => import('./companies/company-add-page.tsx'),
  companyTabs: () => import('./company-tabs.tsx'),
  myCompany: () => import('./companies/my-company-page.tsx'),
  accounts: () => import('./accounts/accounts-page.tsx'),
  subsidiaries: () => import('./companies/subsidiaries-page.tsx'),
  positions: () => import('./catalogue/positions-page.tsx'),
  projects: () => import('./catalogue/projects-page.tsx'),
  packages: () => import('./catalogue/packages-page.tsx'),
  packageAdd: () => import('./catalogue/package-add-page.tsx'),
  packageEdit: () => import('./catalogue/package-edit-page.tsx'),
  sites: () => import('./sites/sites-page.tsx'),
  siteAdd: () => import('./sites/site-add-page.tsx'),
  siteEdit: () => import('./sites/site-edit-page.tsx'),
  scheduler: () => import('./scheduler/scheduler-page.tsx'),
  paperworks: () => import('./paperworks/paperworks-page.tsx'),
  notFound: () => import('./errors/not-found.tsx'),
};

/** Every part in every state; the built product has no such page. */
const KitPage = import.meta.env.DEV ? lazy(() => import('./dev/kit-page.tsx')) : null;

/** Whether an address is of the inspector, which is no page of the portal's own. */
const isInspector = (path: string) => path === '/dev/machines' || path.startsWith('/dev/machines/');
const InspectorPage = lazy(() => patiently(fetchInspector));

const AccessDenied = lazy(() => patiently(() => import('./errors/access-denied.tsx')));
const AccessUnknown = lazy(() => patiently(() => import('./errors/access-unknown.tsx')));
const AuthLayout = lazy(() => patiently(parts.authLayout));
const MenuLayout = lazy(() => patiently(parts.menuLayout));
const BareLayout = lazy(() => patiently(parts.bareLayout));

type PublicPart = 'login' | 'forgotPassword' | 'emailSent' | 'resetPassword';
type PagePart = Exclude<keyof typeof parts, PublicPart | 'authLayout' | 'menuLayout' | 'bareLayout'>;

const page = (part: PagePart, isBare = false): Page => ({
  view: lazy(() => patiently(parts[part])),
  fetch: parts[part],
  isBare,
});

const bookings = page('bookings');
const packageAdd = page('packageAdd');
const packageEdit = page('packageEdit');
const subsidiaries = page('subsidiaries');
const wizard = page('wizard');

/** The pages that stand. A path of the table without one leads to /404, and its menu entry is hidden. */
const pages: Partial<Record<RoutePattern, Page>> = {
  '/pem-bookings': bookings,
  '/my-bookings': bookings,
  '/make-booking': wizard,
  '/make-fit-test-booking': wizard,
  '/booking/download-consult-file': page('consult', true),
  '/booking/:candidateId/detail': page('detail', true),
  '/packages': page('packages'),
  '/packages/add': packageAdd,
  '/packages/edit/:packageId': packageEdit,
  '/projects': page('projects'),
  '/positions': page('positions'),
  '/companies': page('companies'),
  '/companies/add': page('companyAdd'),
  '/companies/:orgId/packages/add': packageAdd,
  '/companies/:orgId/packages/edit/:packageId': packageEdit,
  '/companies/:orgId/:tab': page('companyTabs'),
  '/booking-account': page('accounts'),
  '/my/company': page('myCompany'),
  '/subsidiaries': subsidiaries,
  '/my/subsidiaries': subsidiaries,
  '/sites': page('sites'),
  '/sites/add': page('siteAdd'),
  '/sites/edit/:clinicId': page('siteEdit'),
  '/scheduler': page('scheduler'),
  '/paperworks': page('paperworks'),
  '/my/account': page('account'),
  '/404': page('notFound'),
};

const publicPage = (part: PublicPart) => ({
  view: lazy(() => patiently(parts[part])),
  fetch: parts[part],
});

const login = publicPage('login');

const publicPages: Readonly<Record<string, typeof login>> = {
  '/login': login,
  '/forgot-password': publicPage('forgotPassword'),
  '/email-sent': publicPage('emailSent'),
  '/reset-password': publicPage('resetPassword'),
};

/** Starts fetching the code of an address beside the first questions to the server, instead of after them. */
export function fetchPage(path: string, isSignedIn: boolean) {
  if (isInspector(path)) return; // nobody knows yet who may
  if (!isSignedIn || PUBLIC_PATHS.includes(path))
    return fetchEarly(parts.authLayout, (publicPages[path] ?? login).fetch);
  const route = routeOf(path);
  const wanted = (route && pages[route.pattern]) ?? bookings; // the root leads to the list
  return fetchEarly(wanted.isBare ? parts.bareLayout : parts.menuLayout, wanted.fetch);
}

// What does not arrive is asked for again when it is needed.
const fetchEarly = (...loads: (() => Promise<unknown>)[]) => {
  for (const load of loads) load().catch(() => {});
};

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
  if (PUBLIC_PATHS.includes(path))
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

function PublicPage({ path }: { path: string }) {
  const { view: View } = known(publicPages[path]);
  return (
    <AuthLayout>
      <CrashBoundary resetKey={path}>
        <Suspense fallback={<Loader isPage />}>
          <View />
        </Suspense>
      </CrashBoundary>
    </AuthLayout>
  );
}

/** The startup loading screen, until it is known who this is and what the portal is. */
export function Startup({ children }: { children: ReactNode }) {
  const session = useSessionActor();
  const portal = usePortalIfKnown();
  const access = useSession((now) => now.context.access);
  const isFailed = useSession((now) => now.matches({ signedIn: { access: 'failed' } }));
  const isOverdue = useSession((now) => now.matches({ signedIn: { access: { loading: 'overdue' } } }));
  const retry = () => session.send({ type: 'retry.pressed', at: systemNow() });
  if (isFailed) return <AccessUnknown onRetry={retry} onLogOut={() => session.send({ type: 'logOut.pressed' })} />;
  if (access && portal) return children;
  return (
    <main className="startup">
      <title>Loading – Preflight</title>
      <div className="blank">
        <Loader
          isPage
          label={
            isOverdue
              ? 'This takes longer than it should. The page opens by itself once the answer is here.'
              : 'Loading'
          }
        />
        {isOverdue ? <Button onClick={retry}>Try again</Button> : null}
      </div>
    </main>
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
  const isAllowed = holdsAny(permissions, route.anyOf);
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
              <AccessDenied key={path} needed={route.anyOf} company={info.company?.name} />
            )}
          </Suspense>
        </CrashBoundary>
      </Layout>
      <SessionWarning />
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
