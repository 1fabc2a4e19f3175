import { RefreshCw } from 'lucide-react';
import { saveProblem } from '../lab-host/save-problem.ts';
import { Button, buttonClass } from '../ui/button.tsx';
import { emptyStateClass, whyClass } from '../ui/feedback/empty-state-classes.ts';
import { BarrierArt } from '../ui/feedback/illustrations.tsx';
import { useFirstFrameEnd } from '../ui/loading/first-frame.ts';
import { PageHeading, PageTitle } from '../ui/page-heading.tsx';

/** The access-denied page where permissions or user info could not be loaded: nothing is known, so nothing opens. */
export default function AccessUnknown({ onRetry, onLogOut }: { onRetry: () => void; onLogOut: () => void }) {
  useFirstFrameEnd();
  return (
    <main className="grid min-h-dvh">
      <div className={emptyStateClass}>
        <PageTitle>Access Denied</PageTitle>
        <BarrierArt />
        <PageHeading>Access Denied</PageHeading>
        <p className="text-text-2">You don't have permission to access this page.</p>
        <div className="mt-3 flex items-center gap-2">
          <a className={buttonClass('primary', 'lg')} href="/">
            Go Home
          </a>
          <Button size="lg" icon={<RefreshCw />} onClick={onRetry}>
            Try again
          </Button>
          <Button size="lg" look="quiet" onClick={onLogOut}>
            Log out
          </Button>
        </div>
        <p className={whyClass}>What this account may do could not be loaded. You are still signed in.</p>
        <Button look="quiet" size="sm" onClick={saveProblem}>
          Report a problem
        </Button>
      </div>
    </main>
  );
}
