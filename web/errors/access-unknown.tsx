import { RefreshCw } from 'lucide-react';
import { saveProblem } from '../lab-host/save-problem.ts';
import { Button, buttonClass } from '../ui/button.tsx';
import { emptyStateClass } from '../ui/feedback/empty-state-classes.ts';
import { BarrierArt } from '../ui/feedback/illustrations.tsx';
import { useFirstFrameEnd } from '../ui/loading/first-frame.ts';
import { PageHeading, PageTitle } from '../ui/page-heading.tsx';

/** The access-denied page where permissions or user info could not be loaded: it says that this is the reason. */
export default function AccessUnknown({ onRetry, onLogOut }: { onRetry: () => void; onLogOut: () => void }) {
  useFirstFrameEnd();
  return (
    <main className="grid min-h-dvh">
      <div className={emptyStateClass}>
        <PageTitle>Access Denied</PageTitle>
        <BarrierArt />
        <PageHeading>Access Denied</PageHeading>
        <p className="text-text-2">You don't have permission to access this page.</p>
        <p className="text-text-2">Your permissions could not be loaded, so no page opens. You are still signed in.</p>
        <div className="mt-3 flex items-center gap-2">
          <Button look="primary" size="lg" icon={<RefreshCw />} onClick={onRetry}>
            Try again
          </Button>
          <a className={buttonClass('default', 'lg')} href="/">
            Go Home
          </a>
          <Button size="lg" look="quiet" onClick={onLogOut}>
            Log out
          </Button>
        </div>
        <Button look="quiet" size="sm" onClick={saveProblem}>
          Report a problem
        </Button>
      </div>
    </main>
  );
}
