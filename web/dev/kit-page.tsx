import './kit.css';
import { Button, ButtonLink } from '../ui/button.tsx';
import { BarrierArt, SignpostArt, TornPassArt } from '../ui/feedback/illustrations.tsx';
import { Banner, EmptyState, SkeletonRows } from '../ui/feedback/states.tsx';
import { Loader } from '../ui/loading/loader.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { Dates, Fields, Lists } from './kit-fields.tsx';
import { Buttons, Holds, Overlays, PassPart, Pills, TabsPart } from './kit-parts.tsx';

const nothing = () => {};

/** Every part in every state, for the eye and for the accessibility checker. Development only. */
export default function KitPage() {
  return (
    <>
      <PageHead
        title="Components"
        subtitle="Every part, in every state"
        actions={<ButtonLink href="/">Portal</ButtonLink>}
      />
      <div className="kit">
        <Buttons />
        <Fields />
        <Lists />
        <section className="w5">
          <h2>Status pills, coloured by the server</h2>
          <Pills />
        </section>
        <section className="w3">
          <h2>Tabs with errors</h2>
          <TabsPart />
        </section>
        <section className="w12">
          <h2>Hold countdown</h2>
          <Holds />
        </section>
        <section>
          <h2>The pass</h2>
          <PassPart />
        </section>
        <section>
          <h2>Dates</h2>
          <Dates />
        </section>
        <section>
          <h2>Dialogs and snackbars</h2>
          <Overlays />
        </section>
        <section>
          <h2>Loading</h2>
          <SkeletonRows rows={3} />
          <Loader label="Opening the portal" />
        </section>
        <section>
          <h2>Empty</h2>
          <EmptyState level={3} title="No bookings match" actions={<Button>Clear filter</Button>}>
            3 filters are on.
          </EmptyState>
        </section>
        <section>
          <h2>Failed</h2>
          <div className="stack">
            <Banner tone="bad" title="Fetch error" onRetry={nothing} retryWhat="list" requestId="7f3c-21aa">
              Your filters are kept.
            </Banner>
            <Banner tone="warn" title="Changed elsewhere">
              Another tab saved this draft.
            </Banner>
            <Banner tone="info" title="Resumed">
              The draft of 10:36 is open.
            </Banner>
          </div>
        </section>
        <section className="w12">
          <h2>Illustrations</h2>
          <div className="row row-wrap empty-state">
            <BarrierArt />
            <SignpostArt />
            <TornPassArt />
          </div>
        </section>
      </div>
    </>
  );
}
