import { useSelector } from '@xstate/react';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { uuidv7 } from 'uuidv7';
import { Redirect, useLocation, useSearchParams } from 'wouter';
import { navigate } from 'wouter/use-browser-location';
import type { VisitId } from '../../machines/booking-wizard/drafts/client-draft-id.ts';
import { shownErrorsOf } from '../../machines/booking-wizard/wizard-errors.ts';
import type { ServiceType, WizardStep } from '../../machines/lib/booking.types.ts';
import { type AccountId, type DraftId, id } from '../../machines/lib/ports.ts';
import { bookingPaths } from '../../machines/rules/access/menu.ts';
import { holdsAny } from '../../machines/rules/access/permissions.ts';
import { messageFor } from '../app/messages.ts';
import { useServiceList } from '../app/session/service-list.tsx';
import { useAccess, useGateway, useIsProvider, usePortal, useServerClock } from '../app/session/session-context.tsx';
import { storedAccount } from '../app/session/stored-keys.ts';
import { useActorRef } from '../lab-host/use-machine.ts';
import { showsAllTimes } from '../slots/all-times.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { classes } from '../ui/classes.ts';
import { Banner } from '../ui/feedback/states.tsx';
import { lazyPart } from '../ui/loading/lazy-part.tsx';
import { Loader } from '../ui/loading/loader.tsx';
import { hostedWizard } from './hosted-wizard.ts';
import { useDraftKeeping } from './saving/draft-keeping.ts';
import { noticeClass } from './step-body.tsx';
import { OpenWizard, WizardHead } from './wizard.tsx';
import { addressWith, nameDraft, stepNaming } from './wizard-address.ts';
import { useWizard, WizardContext } from './wizard-context.ts';
import { wizardLookups } from './wizard-lookups.ts';

/** Fetched ahead with the steps: it is needed where a line has just broken. */
const BookingResult = lazyPart(() => import('./result/booking-result.tsx'), <Loader label="Booked" />);

const MINUTE = 60_000;

/**
 * Make a booking, of the type that the path says and for the service that `sid` names. The address names draft and step; another draft (or none) in it is another visit, with a machine
 * of its own, while a new draft that gets its name stays the same visit.
 */
export default function WizardPage() {
  const [params] = useSearchParams();
  const [path] = useLocation();
  const services = useServiceList();
  const serviceType: ServiceType = path === bookingPaths.fit_test ? 'fit_test' : 'pem';
  const draftId = params.get('draft');
  const visit = useRef({ draftId, number: 0 });
  if (visit.current.draftId !== draftId) visit.current = { draftId, number: visit.current.number + 1 };
  const named = (to: DraftId) => {
    visit.current.draftId = to;
    nameDraft(to);
  };
  const sid = sidOf(params);
  const service = services.find((one) => one.sid === sid);
  if (service && service.serviceType !== serviceType) return <Redirect to={addressAt(service.serviceType)} replace />;
  const key = `${visit.current.number} ${draftId ? '' : (sid ?? '')}`;
  return <Visit key={key} serviceType={serviceType} draftId={draftId} sid={sid} onDraftNamed={named} />;
}

const sidOf = (params: URLSearchParams) => {
  const sid = params.get('sid') ?? '';
  return /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(sid) ? sid : null;
};

/** This address among the bookings of another type. */
const addressAt = (serviceType: ServiceType) => `${bookingPaths[serviceType]}${location.search}`;

type VisitProps = {
  serviceType: ServiceType;
  draftId: string | null;
  sid: string | null;
  onDraftNamed: (draftId: DraftId) => void;
};

function Visit({ serviceType, draftId, sid, onDraftNamed }: VisitProps) {
  const gateway = useGateway();
  const portal = usePortal();
  const { info, permissions } = useAccess();
  const isProvider = useIsProvider();
  const listHref = permissions.includes('view_bookings') ? '/pem-bookings' : '/my-bookings';
  const clock = useServerClock();
  const [{ machine, lookups, naming }] = useState(() => {
    const naming = stepNaming();
    const lookups = wizardLookups(gateway, serviceType);
    const booker = {
      accountId: id<AccountId>(storedAccount() ?? ''),
      isProvider,
      fitTest: info.company?.fitTest,
      serviceType,
    };
    const host = { gateway, lookups, clock, booker, naming, onDraftNamed, leave: () => navigate(listHref) };
    return { lookups, naming, machine: hostedWizard(host) };
  });
  const actor = useActorRef(machine, {
    input: {
      serviceType,
      sid,
      draftId: draftId === null ? null : id<DraftId>(draftId),
      visitId: id<VisitId>(uuidv7()),
      now: clock.now(),
      showsAllTimes: showsAllTimes(),
    },
  });
  const snapshot = useSelector(actor, (current) => current);
  useDraftKeeping(actor);
  const opened = snapshot.matches({ draft: 'clean' }) ? snapshot.context.draft.serviceType : serviceType;
  const wizard = useMemo(
    () => ({
      actor,
      snapshot,
      shown: shownErrorsOf(snapshot.context),
      lookups,
      isCompanyFixed: !isProvider,
      holdMs: portal.holdMinutes * MINUTE,
      policyUrl: portal.policyUrl ?? null,
      listHref,
      naming,
      addressOf: (step: WizardStep) => addressWith('step', step),
    }),
    [actor, snapshot, lookups, naming, isProvider, portal, listHref],
  );
  // A draft opened under the other path: its type decides.
  if (opened !== serviceType) return <Redirect to={addressAt(opened)} replace />;
  return (
    <WizardContext value={wizard}>
      <WizardContent canOpen={holdsAny(permissions, ['view_bookings', 'my_bookings'])} />
    </WizardContext>
  );
}

/** The bar ends the sheet and stays in view; the page's foot comes to stand above it. */
const FRAME = classes(
  'contents [&~*]:order-1',
  // The words of the bar of holds break where a phone is very narrow.
  'max-[360px]:[&>[role=group]>div>span:first-child]:whitespace-normal',
);

type ContentProps = { canOpen: boolean; body?: ReactNode };

/** One head for all that is before the booking is sent, so that its heading takes the focus once. */
export function WizardContent({ canOpen, body = <OpenWizard /> }: ContentProps) {
  const { snapshot, context, draft, listHref } = useWizard();
  if (snapshot.matches({ submission: 'sent' }) && context.created) {
    return <BookingResult booking={context.created} draft={draft} listHref={listHref} canOpen={canOpen} />;
  }
  return (
    <div data-wizard className={FRAME}>
      <WizardHead />
      <Opened body={body} />
    </div>
  );
}

function Opened({ body }: { body: ReactNode }) {
  const { snapshot } = useWizard();
  if (snapshot.matches({ draft: 'loadFailed' })) return <NotOpened />;
  const isOpening = (['opening', 'preparing', 'loading'] as const).some((state) => snapshot.matches({ draft: state }));
  return isOpening ? <Loader label="Opening the booking" /> : body;
}

/** The draft could not be read: it is gone, it was sent already, or the server did not answer. */
function NotOpened() {
  const { context, send, listHref } = useWizard();
  const failure = context.loadFailure;
  const isGone = failure?.code === 'NOT_FOUND';
  const isSent = failure?.code === 'DRAFT_SENT';
  const title = isSent
    ? 'This booking was already sent'
    : isGone
      ? 'This unfinished booking is no longer there'
      : 'The booking could not be opened';
  return (
    <div className={noticeClass}>
      <Banner tone={isGone || isSent ? 'info' : 'bad'} title={title}>
        {isGone ? 'It was discarded, or belongs to another account.' : failure && messageFor(failure)}
        <div className="flex items-center gap-2 flex-wrap mt-2">
          {isGone || isSent ? null : (
            <Button size="sm" onClick={() => send({ type: 'load.againPressed' })}>
              Try again
            </Button>
          )}
          <ButtonLink size="sm" href={listHref}>
            See the bookings
          </ButtonLink>
          <Button size="sm" look="quiet" onClick={() => send({ type: 'startOver.pressed' })}>
            Start a new booking
          </Button>
        </div>
      </Banner>
    </div>
  );
}
