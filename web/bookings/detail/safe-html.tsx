import { lazy, Suspense } from 'react';
import { patiently } from '../../ui/patiently.ts';
import { Bone } from '../../ui/states.tsx';

type SafeHtmlProps = { html: string; className?: string };

const Purified = lazy(() => patiently(() => import('./purified-html.tsx')));

/** HTML of a service, cleaned before it is shown. The cleaner loads with the first piece. */
export const SafeHtml = (props: SafeHtmlProps) => (
  <Suspense fallback={<Bone width={60} />}>
    <Purified {...props} />
  </Suspense>
);
