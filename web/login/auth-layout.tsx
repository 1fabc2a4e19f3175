import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { Foot } from '../app/session/foot.tsx';
import { logoClass, Mark } from '../ui/brand.tsx';
import { useFirstFrameEnd } from '../ui/loading/first-frame.ts';
import { lazyView } from '../ui/loading/lazy-view.tsx';
import { Loader } from '../ui/loading/loader.tsx';

/** A picture that delays nothing: fetched once the form is drawn. */
const AuthArt = lazyView(() => import('./auth-art.tsx').catch(() => ({ default: () => null })));

/** The pages of those who are not signed in: a form at the left, what it is for at the right. */
export default function AuthLayout({ children }: { children: ReactNode }) {
  useFirstFrameEnd();
  const [isFormThere, setFormThere] = useState(false);
  return (
    <div className="grid min-h-dvh grid-cols-2 bg-surface max-md:grid-cols-1">
      <main className="flex flex-col px-10 py-8 max-sm:px-4 max-sm:py-5">
        <div>
          <Link className={logoClass} href="/login" aria-label="Preflight home">
            <Mark />
            <span>Preflight</span>
          </Link>
        </div>
        <div className="m-auto max-md:mt-0 w-full max-w-[360px] py-8 [&_h1]:font-heading [&_h1]:text-2xl [&_h1]:tracking-[-0.02em]">
          <Suspense fallback={<Loader isPage />}>
            {children}
            <Arrived tell={setFormThere} />
          </Suspense>
        </div>
        <Foot className="text-text-3 text-xs" />
      </main>
      <aside
        className="relative grid place-items-center overflow-hidden border-border border-l bg-canvas p-10 max-md:hidden"
        aria-label="About Preflight"
      >
        <Suspense>{isFormThere ? <AuthArt /> : null}</Suspense>
      </aside>
    </div>
  );
}

/** Reports once that the content beside it has loaded. */
function Arrived({ tell }: { tell: (isThere: true) => void }) {
  useEffect(() => tell(true), [tell]);
  return null;
}
