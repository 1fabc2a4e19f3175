import { Suspense } from 'react';
import { SkeletonLine } from '../../ui/feedback/skeleton.tsx';
import { lazyView } from '../../ui/loading/lazy-view.tsx';

type SafeHtmlProps = { html: string; className?: string };

const Purified = lazyView(() => import('./purified-html.tsx'));

/** HTML of a service, cleaned before it is shown. The cleaner loads with the first piece. */
export const SafeHtml = (props: SafeHtmlProps) => (
  <Suspense fallback={<SkeletonLine width={60} />}>
    <Purified {...props} />
  </Suspense>
);
