import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { ServiceType } from '../../../machines/lib/booking.types.ts';
import { bookingPaths } from '../../../machines/rules/access/menu.ts';
import { readDraft } from '../../../machines/rules/drafts/stored-draft.ts';
import { whoIn } from '../../../machines/rules/drafts/who-in.ts';
import type { Gateway } from '../../app/api/gateway-client.ts';
import { useRecord } from '../../app/records/use-record.ts';
import { useGateway, usePortal } from '../../app/session/session-context.tsx';
import { systemNow } from '../../app/session/session-host.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { formatDayAndTime } from '../../ui/date-format.ts';
import { Banner } from '../../ui/feedback/states.tsx';
import { lazyPart } from '../../ui/loading/lazy-part.tsx';
import { noticeClass } from '../step-body.tsx';
import { UnfinishedDocument } from '../wizard.documents.ts';
import type { Unfinished } from './discard-unfinished.tsx';

const Discard = lazyPart(() => import('./discard-unfinished.tsx'));

/** As many as one can take in at a glance; the others are behind a button. */
const MAX_SHOWN_DRAFTS = 3;

type UnfinishedBookingsProps = { serviceType: ServiceType /** The draft in view. */; besides: string | null };

/** Bookings that this account began and did not send, here or on another device; offered where a new one begins. */
export default function UnfinishedBookings({ serviceType, besides }: UnfinishedBookingsProps) {
  const gateway = useGateway();
  const { timeZone } = usePortal();
  const { data, refresh } = useRecord('unfinishedBookings', (signal) => unfinished(gateway, serviceType, signal));
  const [discarding, setDiscarding] = useState<Unfinished | null>(null);
  const region = useRef<HTMLElement>(null);
  const [isWhole, setWhole] = useState(false);
  const found = (data ?? []).filter(({ draftId }) => draftId !== besides);
  const shown = isWhole ? found : found.slice(0, MAX_SHOWN_DRAFTS);
  useStillFields(region, found.length > 0);
  if (found.length === 0) return null;
  const closed = ({ isDone }: { isDone: boolean }) => {
    setDiscarding(null);
    if (!isDone) return;
    // Its button goes with it: the focus moves to the others, or to the page's heading.
    const isLast = found.length === 1;
    setTimeout(() => (isLast ? document.querySelector<HTMLElement>('#main h1') : region.current)?.focus());
    refresh();
  };
  return (
    <section className={noticeClass} aria-label="Unfinished bookings" ref={region} tabIndex={-1}>
      <Banner
        tone="info"
        title={found.length === 1 ? 'You have an unfinished booking' : 'You have unfinished bookings'}
      >
        <ul className="grid gap-3 mt-2 w-fit max-w-full">
          {shown.map(({ draftId, updatedAt, draft }) => (
            <li key={draftId} className="flex items-center gap-2 flex-wrap justify-between">
              <span>
                <span className="font-strong">{whoIn(draft)}</span>
                <span className="text-text-3"> · saved {formatDayAndTime(timeZone, updatedAt)}</span>
              </span>
              <span className="flex items-center gap-2">
                <Button size="sm" look="quiet" onClick={() => setDiscarding({ draftId, updatedAt, draft })}>
                  Discard<span className="sr-only"> the booking of {whoIn(draft)}</span>
                </Button>
                <ButtonLink size="sm" href={`${bookingPaths[serviceType]}?draft=${draftId}`}>
                  Continue<span className="sr-only"> with {whoIn(draft)}</span>
                </ButtonLink>
              </span>
            </li>
          ))}
        </ul>
        {shown.length < found.length ? (
          <Button size="sm" look="link" className="-ml-2" onClick={() => setWhole(true)}>
            Show all {found.length}
          </Button>
        ) : null}
      </Banner>
      {discarding ? <Discard key={discarding.draftId} unfinished={discarding} onClose={closed} /> : null}
    </section>
  );
}

/**
 * A focused field does not move when the offer comes late; the browser takes care of that but for the top of a page.
 */
function useStillFields(region: RefObject<HTMLElement | null>, isShown: boolean) {
  useLayoutEffect(() => {
    const sheet = isShown ? region.current?.closest('.sheet') : null;
    if (!sheet || !document.activeElement?.matches('input, select, textarea')) return;
    const scrolled = getComputedStyle(sheet).overflowY === 'visible' ? document.scrollingElement : sheet; // a phone's sheet is the page
    if (scrolled?.scrollTop === 0) scrolled.scrollTop = region.current?.offsetHeight ?? 0;
  }, [region, isShown]);
}

/** A failure shows no drafts: a new booking needs none of them. */
async function unfinished(gateway: Gateway, serviceType: ServiceType, signal: AbortSignal): Promise<Unfinished[]> {
  const { drafts } = await gateway.request(UnfinishedDocument, { serviceType }, { signal, kind: 'background' });
  return drafts.map(({ draftId, updatedAt, body }) => ({ draftId, updatedAt, draft: readDraft(body, systemNow()) }));
}
