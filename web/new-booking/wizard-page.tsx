import { useSelector } from '@xstate/react';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { uuidv7 } from 'uuidv7';
import { Redirect, useLocation, useSearchParams } from 'wouter';
import { navigate } from 'wouter/use-browser-location';
import { shownErrorsOf } from '../../machines/booking-wizard/wizard-errors.ts';
import type { ServiceType, WizardStep } from '../../machines/lib/booking.types.ts';
import { type AccountId, type DraftId, id } from '../../machines/lib/ports.ts';
import { bookingPaths } from '../../machines/rules/access/menu.ts';
import { holdsAny } from '../../machines/rules/access/permissions.ts';
import type { VisitId } from '../../machines/rules/drafts/client-draft-id.ts';
import { useActorRef } from '../app/machines/use-machine.ts';
import { useServiceList } from '../app/session/service-list.tsx';
import { useAccess, useGateway, useIsProvider, usePortal, useServerClock } from '../app/session/session-context.tsx';
import { storedAccount } from '../app/session/stored-keys.ts';
import { showsAllTimes } from '../slots/all-times.ts';
import { lazyPart } from '../ui/loading/lazy-part.tsx';
import { Loader } from '../ui/loading/loader.tsx';
import { hostedWizard } from './hosted-wizard.ts';
import { useDraftKeeping } from './saving/draft-keeping.ts';
import { loadBookingResult } from './step-parts.ts';
import { OpenWizard, WizardHead } from './wizard.tsx';
import { addressWith, nameDraft, stepNaming } from './wizard-address.ts';
import { draftActorOf, useWizard, WizardContext } from './wizard-context.ts';
import { wizardLookups } from './wizard-lookups.ts';

/** Fetched ahead with the steps: it is needed where a line has just broken. */
const BookingResult = lazyPart(loadBookingResult, <Loader label="Booked" />);

const NotOpened = lazyPart(() => import('./not-opened.tsx'), <Loader label="Opening the booking" />);

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
  const [draftActor] = useState(() => draftActorOf(actor));
  const snapshot = useSelector(actor, (current) => current);
  const stored = useSelector(draftActor, (current) => current);
  useDraftKeeping(actor, draftActor);
  const opened = stored.matches({ open: { copy: 'clean' } }) ? stored.context.draft.serviceType : serviceType;
  const wizard = useMemo(
    () => ({
      actor,
      snapshot,
      draftActor,
      stored,
      shown: shownErrorsOf(snapshot.context),
      lookups,
      isCompanyFixed: !isProvider,
      holdMs: portal.holdMinutes * MINUTE,
      policyUrl: portal.policyUrl ?? null,
      listHref,
      naming,
      addressOf: (step: WizardStep) => addressWith('step', step),
    }),
    [actor, snapshot, draftActor, stored, lookups, naming, isProvider, portal, listHref],
  );
  // A draft opened under the other path: its type decides.
  if (opened !== serviceType) return <Redirect to={addressAt(opened)} replace />;
  return (
    <WizardContext value={wizard}>
      <WizardContent canOpen={holdsAny(permissions, ['view_bookings', 'my_bookings'])} />
    </WizardContext>
  );
}

/**
 * The bar ends the sheet and stays in view; the page's foot is above it. The words of the bar of holds break where a
 * phone is very narrow.
 */
const FRAME = 'contents [&~*]:order-1 max-[360px]:[&>[role=group]>div>span:first-child]:whitespace-normal';

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
  const { stored } = useWizard();
  if (stored.matches('loadFailed')) return <NotOpened />;
  const isOpening = (['opening', 'preparing', 'loading'] as const).some((phase) => stored.matches(phase));
  return isOpening ? <Loader label="Opening the booking" /> : body;
}
