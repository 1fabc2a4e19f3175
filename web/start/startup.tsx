import { type ReactNode, useDeferredValue } from 'react';
import { usePortalIfKnown, useSession, useSessionActor } from '../app/session/session-context.tsx';
import { systemNow } from '../app/session/session-host.ts';
import { Button } from '../ui/button.tsx';
import { emptyStateClass } from '../ui/feedback/empty-state-classes.ts';
import { lazyView } from '../ui/loading/lazy-view.tsx';
import { Loader } from '../ui/loading/loader.tsx';
import { PageTitle } from '../ui/page-heading.tsx';

const AccessUnknown = lazyView(() => import('../errors/access-unknown.tsx'));

/** The startup loading screen, until it is known who this is and what the portal is. */
export function Startup({ children }: { children: ReactNode }) {
  const session = useSessionActor();
  const portal = usePortalIfKnown();
  const access = useSession((now) => now.context.access);
  const isFailed = useSession((now) => now.matches({ signedIn: { access: 'failed' } }));
  const isOverdue = useSession((now) => now.matches({ signedIn: { access: { loading: 'overdue' } } }));
  // A page is drawn in small tasks then; at the moment of the answer it would be one long one.
  const isKnown = Boolean(access && portal);
  const isDrawn = useDeferredValue(isKnown, false);
  const retry = () => session.send({ type: 'retry.pressed', at: systemNow() });
  if (isFailed) return <AccessUnknown onRetry={retry} onLogOut={() => session.send({ type: 'logOut.pressed' })} />;
  if (isKnown && isDrawn) return children;
  return (
    <main className="grid min-h-dvh" data-startup>
      <PageTitle>Loading</PageTitle>
      <div className={emptyStateClass}>
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
