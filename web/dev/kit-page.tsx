import { Button, ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/feedback/empty-state.tsx';
import { BarrierArt, SignpostArt, TornPassArt } from '../ui/feedback/illustrations.tsx';
import { SkeletonRows } from '../ui/feedback/skeleton.tsx';
import { Banner } from '../ui/feedback/states.tsx';
import { Loader } from '../ui/loading/loader.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { Dates, Fields, Lists } from './kit-fields.tsx';
import { KitPart } from './kit-part.tsx';
import { Buttons, Holds, Overlays, PassPart, Pills, Segments } from './kit-parts.tsx';

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
      <div className="grid grid-cols-12 gap-4 px-6 pt-1 pb-6 max-sm:grid-cols-1 max-sm:px-4 max-sm:pb-4">
        <Buttons />
        <Fields />
        <Lists />
        <KitPart title="Status pills, coloured by the server" span="col-span-5 max-lg:col-span-6">
          <Pills />
        </KitPart>
        <KitPart title="One of two" span="col-span-3 max-lg:col-span-6">
          <Segments />
        </KitPart>
        <KitPart title="Hold countdown" span="col-span-12">
          <Holds />
        </KitPart>
        <KitPart title="The pass">
          <PassPart />
        </KitPart>
        <KitPart title="Dates">
          <Dates />
        </KitPart>
        <KitPart title="Dialogs and snackbars">
          <Overlays />
        </KitPart>
        <KitPart title="Loading">
          <SkeletonRows rows={3} />
          <Loader label="Opening the portal" />
        </KitPart>
        <KitPart title="Empty">
          <EmptyState level={3} title="No bookings match" actions={<Button>Clear filter</Button>}>
            3 filters are on.
          </EmptyState>
        </KitPart>
        <KitPart title="Failed">
          <div className="grid gap-3">
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
        </KitPart>
        <KitPart title="Illustrations" span="col-span-12">
          <div className="flex items-center gap-2 flex-wrap empty-state">
            <BarrierArt />
            <SignpostArt />
            <TornPassArt />
          </div>
        </KitPart>
      </div>
    </>
  );
}
