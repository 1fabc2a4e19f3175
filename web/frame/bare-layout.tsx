import { type ReactNode, useEffect } from 'react';
import { Foot } from '../app/session/foot.tsx';
import { loadProblemFile, saveProblem } from '../tap/save-problem.ts';
import { Button } from '../ui/button.tsx';
import { prefetchOnActivity } from '../ui/loading/prefetch.ts';

/** A page without menu and header. What a person may need of the menu anywhere, a report of a problem, is at its end. */
export default function BareLayout({ children }: { children: ReactNode }) {
  useEffect(() => prefetchOnActivity(loadProblemFile), []);
  return (
    <div className="detail">
      {children}
      <div className="mt-auto flex flex-wrap items-center justify-between">
        <Foot className="foot m-0 px-0" />
        <Button look="quiet" size="sm" className="-mx-2" onClick={saveProblem}>
          Report a problem
        </Button>
      </div>
    </div>
  );
}
