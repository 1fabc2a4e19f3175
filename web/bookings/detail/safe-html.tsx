import { lazy, Suspense } from 'react';
import { loadWithRetry } from '../../ui/load-with-retry.ts';
import { SkeletonLine } from '../../ui/states.tsx';

type SafeHtmlProps = { html: string; className?: string };

const Purified = lazy(() => loadWithRetry(() => import('./purified-html.tsx')));

/** HTML of a service, cleaned before it is shown. The cleaner loads with the first piece. */
export const SafeHtml = (props: SafeHtmlProps) => (
  <Suspense fallback={<SkeletonLine width={60} />}>
    <Purified {...props} />
  </Suspense>
);
