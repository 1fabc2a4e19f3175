import { type ReactNode, useEffect } from 'react';
import { Foot } from '../app/session/foot.tsx';
import { loadProblemFile, saveProblem } from '../lab-host/save-problem.ts';
import { Button } from '../ui/button.tsx';
import { useFirstFrameEnd } from '../ui/loading/first-frame.ts';
import { prefetchOnActivity } from '../ui/loading/prefetch.ts';

/** A page without menu and header. What a person may need of the menu anywhere, a report of a problem, is at its end. */
export default function BareLayout({ children }: { children: ReactNode }) {
  useFirstFrameEnd();
  useEffect(() => prefetchOnActivity(loadProblemFile), []);
  return (
    <div className="detail mx-auto flex min-h-dvh max-md:min-h-[calc(100dvh+108px)] max-w-[1176px] flex-col px-6 pb-6 max-sm:px-4 max-sm:has-[.phone-bar]:pb-[88px] print:block print:min-h-0">
      {children}
      <div className="mt-auto flex flex-wrap items-center justify-between">
        <Foot className="py-3.5 text-text-3 text-xs max-sm:py-4" />
        <Button look="quiet" size="sm" className="-mx-2" onClick={saveProblem}>
          Report a problem
        </Button>
      </div>
    </div>
  );
}
