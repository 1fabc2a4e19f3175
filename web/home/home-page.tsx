import { Plus } from 'lucide-react';
import { FetchFailure } from '../app/records/fetch-failure.tsx';
import { useAccess, useIsProvider } from '../app/session/session-context.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/feedback/empty-state.tsx';
import { SkeletonLine } from '../ui/feedback/skeleton.tsx';
import { lazyPart } from '../ui/loading/lazy-part.tsx';
import { useDelayedFlag } from '../ui/loading/use-delayed-flag.ts';
import { PageHead } from '../ui/page-head.tsx';
import { ResultsCard } from './results-card.tsx';
import { UpcomingCard } from './upcoming-card.tsx';
import { useHome } from './use-home.ts';
import { WaitingCard } from './waiting-card.tsx';

// It reads drafts as the wizard does, whose code it needs; most visits have none.
// Most visits have no question.
const QuestionsCard = lazyPart(() => import('../app/questions/questions-card.tsx'));
const OrdersCard = lazyPart(() => import('./orders/orders-card.tsx'));
const DueCard = lazyPart(() => import('./due-card.tsx'));
const FirstSteps = lazyPart(() => import('../app/first-steps/first-steps.tsx'));
const UnfinishedCard = lazyPart(() => import('./unfinished-card.tsx'));

/** /home: what waits for the people of a client company. */
export default function HomePage() {
  const { permissions, info } = useAccess();
  const isProvider = useIsProvider();
  const seesAll = permissions.includes('view_bookings');
  return (
    <>
      <PageHead
        title="Home"
        subtitle={
          seesAll && info.company && !isProvider ? `What waits for you at ${info.company.name}` : 'What waits for you'
        }
        actions={
          permissions.includes('make_bookings') && !isProvider ? (
            <ButtonLink href="/make-booking" look="primary" icon={<Plus />}>
              Make Booking
            </ButtonLink>
          ) : null
        }
      />
      {isProvider ? (
        <FirstSteps otherwise={<NotHere />} />
      ) : (
        <Waiting canBook={permissions.includes('make_bookings')} />
      )}
    </>
  );
}

const NotHere = () => (
  <section className="m-auto">
    <EmptyState
      title="This page is for client companies"
      actions={<ButtonLink href="/pem-bookings">Bookings</ButtonLink>}
    >
      It shows a company what the clinics wait for. Every company’s bookings are in the list.
    </EmptyState>
  </section>
);

const columns =
  'grid grid-cols-[minmax(0,1fr)_360px] grid-rows-[auto_1fr] items-start gap-5 px-6 pb-6 max-lg:grid-cols-1 max-lg:grid-rows-none max-sm:gap-3 max-sm:px-4';

function Waiting({ canBook }: { canBook: boolean }) {
  const { home, failure, retry, drafts } = useHome(canBook);
  if (!home && !failure) return <Loading />;
  // A held time runs out: it comes before everything that does not.
  const isHeld = drafts.some(({ holds }) => holds.length > 0);
  const unfinished = drafts.length > 0 ? <UnfinishedCard drafts={drafts} /> : null;
  return (
    <>
      {failure ? (
        <div className="px-4 pb-4 sm:px-6">
          <FetchFailure failure={failure} what="home page" onRetry={retry}>
            {home ? ' The page shows what was known before.' : null}
          </FetchFailure>
        </div>
      ) : null}
      {home ? (
        <div className={columns}>
          {isHeld ? <div className="min-w-0 lg:col-start-2 lg:row-start-1">{unfinished}</div> : null}
          <div className="grid min-w-0 gap-5 max-sm:gap-3 lg:col-start-1 lg:row-span-2 lg:row-start-1">
            <QuestionsCard />
            <WaitingCard home={home} />
          </div>
          <div className="grid min-w-0 gap-5 max-sm:gap-3 lg:col-start-2">
            {canBook ? <OrdersCard /> : null}
            <UpcomingCard home={home} />
            <ResultsCard home={home} />
            <DueCard />
            {isHeld ? null : unfinished}
          </div>
        </div>
      ) : null}
    </>
  );
}

function Loading() {
  if (!useDelayedFlag(true)) return <div className="min-h-60" />;
  return (
    <div role="status" aria-busy="true" aria-label="Loading" className={columns}>
      {[340, 260].map((height) => (
        <div
          key={height}
          className="grid content-start gap-4 rounded-(--radius-lg) border border-border p-4 shadow-low"
          style={{ height }}
        >
          {[40, 70, 55, 64].map((width) => (
            <SkeletonLine key={width} width={width} />
          ))}
        </div>
      ))}
    </div>
  );
}
