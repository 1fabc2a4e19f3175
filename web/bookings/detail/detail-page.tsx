import { Printer } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useParams, useSearchParams } from 'wouter';
import type { PortalError } from '../../../machines/lib/portal-error.ts';
import { statusLabel } from '../../app/booking-format.ts';
import { FetchFailure } from '../../app/records/fetch-failure.tsx';
import { leadsNowhere } from '../../app/records/leads-nowhere.ts';
import { useRecord } from '../../app/records/use-record.ts';
import { formDraft } from '../../app/session/form-drafts.ts';
import { useAccess, useGateway, useIsProvider } from '../../app/session/session-context.tsx';
import { BareBar } from '../../ui/bare-bar.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { cardClass } from '../../ui/card.tsx';
import { StatusPill } from '../../ui/chips.tsx';
import { pluralize } from '../../ui/date-format.ts';
import { loadDialogBox } from '../../ui/dialog/dialog.tsx';
import { emptyStateClass } from '../../ui/feedback/empty-state-classes.ts';
import { SignpostArt } from '../../ui/feedback/illustrations.tsx';
import { SkeletonLine } from '../../ui/feedback/skeleton.tsx';
import { lazyPart } from '../../ui/loading/lazy-part.tsx';
import { Loader } from '../../ui/loading/loader.tsx';
import { prefetchOnActivity } from '../../ui/loading/prefetch.ts';
import { useDelayedFlag } from '../../ui/loading/use-delayed-flag.ts';
import { PageHeading, PageTitle } from '../../ui/page-heading.tsx';
import { ResumedChange } from '../bulk/resumed-change.tsx';
import { ExportButton } from '../export/export-button.tsx';
import { Deliveries } from '../history/deliveries.tsx';
import { History } from '../history/history.tsx';
import { useDetailLeft } from '../list/use-detail-left.ts';
import { useMayChangeStatus } from '../may-change-status.ts';
import { ConsultFilesCard } from '../results/consult-files-card.tsx';
import { StatusChange } from '../status-change.tsx';
import { type AllowedActions, allowedActions } from './allowed-actions.ts';
import { BookAgain } from './book-again.tsx';
import { BookedAppointment } from './booked-appointment.tsx';
import type { Detail, DetailAction } from './booking-detail.ts';
import { BookingDetailDocument } from './detail.documents.ts';
import { DetailActions } from './detail-actions.tsx';
import { BookingCard, CandidateCard, CompanyCard } from './detail-cards.tsx';
import { placeOnBoard } from './place-on-board.ts';
import { Siblings } from './siblings.tsx';

/** /booking/{candidateId}/detail, and /my-bookings/{candidateId} of own bookings: to read and to print. */
export default function DetailPage() {
  const { candidateId = '' } = useParams();
  const [path] = useLocation();
  const mine = path.startsWith('/my-bookings/');
  const gateway = useGateway();
  const {
    data: detail,
    failure,
    retry,
    refresh,
  } = useRecord('booking', async (signal): Promise<Detail> => {
    const { bookingDetail } = await gateway.request(BookingDetailDocument, { candidateId, mine }, { signal });
    return bookingDetail;
  });
  useDetailLeft();
  const list = mine ? { href: '/my-bookings', label: 'My Bookings' } : { href: '/pem-bookings', label: 'Bookings' };
  return (
    <>
      <BareBar back={{ href: list.href, label: 'Bookings', onClick: goBack }}>
        {detail ? (
          <span className="ml-auto flex flex-wrap items-center gap-2">
            <ExportButton
              look="quiet"
              what={`${pluralize(detail.candidateCount, 'candidate')} of booking ${detail.reference}`}
              exported={() => ({ bookingId: detail.bookingId })}
            />
            <Button look="quiet" icon={<Printer />} onClick={() => print()}>
              Print
            </Button>
          </span>
        ) : null}
      </BareBar>
      <main id="main" tabIndex={-1}>
        {detail ? <Booking detail={detail} onChanged={refresh} /> : null}
        {failure ? <Failure failure={failure} list={list} isShownStill={detail !== null} onRetry={retry} /> : null}
        {detail || failure ? null : <Loading />}
      </main>
    </>
  );
}

/** Goes back to the list that one came from, with its search, order and place; else opens a fresh list. */
function goBack(event: React.MouseEvent) {
  const cameFromPortal = history.state?.from === 'bookings';
  if (!cameFromPortal || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  history.back();
}

// As high as what comes, which is on a phone's first screen.
const EarlierTime = lazyPart(() => import('../earlier/earlier-time.tsx'), <div className="h-[90px]" />);
const VisitStops = lazyPart(() => import('./visit-stops.tsx'));
const Messages = lazyPart(() => import('../../app/questions/messages-card.tsx'));

const loadDialogs = () => import('./detail-dialogs.tsx');
const DetailDialog = lazyPart(loadDialogs);
const Reschedule = lazyPart(() => import('../reschedule/reschedule-panel.tsx'), <Loader label="Opening the times" />);

/** In the address, so that a reload finds the picker, and its held time, as they were. */
const RESCHEDULE = 'reschedule';

const dialogsWithDrafts = ['update', 'cancel', 'dates'] as const;

/** Which action is open: another time in place of the page's cards, everything else as a dialog over them. */
function useAction(allowed: AllowedActions) {
  const [params, setParams] = useSearchParams();
  const [dialog, setDialog] = useState<Exclude<DetailAction, 'time'> | null>(
    // Text typed before a reload or a sign-in is there again, in its dialog.
    () => dialogsWithDrafts.find((name) => formDraft(name) ?? formDraft(`${name} position`)) ?? null,
  );
  const choose = (isOpen: boolean) =>
    setParams(
      (now) => {
        if (isOpen) now.set(RESCHEDULE, '1');
        else now.delete(RESCHEDULE);
        return now;
      },
      { replace: true, state: history.state },
    );
  return {
    dialog,
    isChoosing: params.has(RESCHEDULE) && allowed.pickTime,
    open: (action: DetailAction) => (action === 'time' ? choose(true) : setDialog(action)),
    closeDialog: () => setDialog(null),
    endChoosing: () => choose(false),
  };
}

/** Moves the focus to the booking's heading once the time picker closes: the pressed button went with it. */
function useFocusBack(isChoosing: boolean) {
  const wasChoosing = useRef(isChoosing);
  useEffect(() => {
    if (wasChoosing.current && !isChoosing) document.querySelector<HTMLElement>('#main h1')?.focus();
    wasChoosing.current = isChoosing;
  }, [isChoosing]);
}

function Booking({ detail, onChanged }: { detail: Detail; onChanged: () => void }) {
  const { candidateName, status, statusColor, reference, candidateCount } = detail;
  const { permissions } = useAccess();
  const allowed = allowedActions(detail, permissions, Date.now(), { isProvider: useIsProvider() });
  const action = useAction(allowed);
  useFocusBack(action.isChoosing);
  useEffect(() => prefetchOnActivity(loadDialogs, loadDialogBox), []);
  const part = { detail, allowed, onChanged };
  const runsBoard = useMayChangeStatus();
  const [changed, setChanged] = useState(0);
  const boardHref = runsBoard ? placeOnBoard(detail, Date.now()) : null;
  return (
    <>
      <PageTitle>{`${candidateName}, booking ${reference}`}</PageTitle>
      <div className="mt-1 mb-[18px] flex flex-wrap items-center gap-3 max-sm:mb-3.5 max-sm:gap-x-2.5 max-sm:gap-y-1 [&>h1]:font-heading [&>h1]:text-2xl [&>h1]:tracking-[-0.02em] max-sm:[&>h1]:text-[22px] max-sm:[&>h1]:leading-7">
        <PageHeading>{candidateName}</PageHeading>
        <StatusPill status={statusLabel(status)} colour={statusColor} />
        <span className="text-text-3">{reference}</span>
        {candidateCount > 1 ? <Siblings detail={detail} /> : null}
        <StatusChange bookings={[{ ...detail, siteTimeZone: detail.site?.timeZone ?? null }]} onChanged={onChanged} />
        {action.isChoosing ? null : (
          <DetailActions
            allowed={allowed}
            hasTime={detail.appointmentTime !== null}
            boardHref={boardHref}
            again={
              permissions.includes('make_bookings') ? <BookAgain key={detail.candidateId} detail={detail} /> : null
            }
            onAction={action.open}
          />
        )}
      </div>
      {action.isChoosing ? (
        <Reschedule detail={detail} onChanged={onChanged} onClose={action.endChoosing} />
      ) : (
        <div className="grid grid-cols-[minmax(0,1fr)_360px] items-start gap-5 max-sm:gap-3 max-md:grid-cols-1 print:block">
          <div className="grid min-w-0 gap-5 max-sm:gap-3">
            <BookedAppointment detail={detail} />
            {detail.visitStops.length === 0 ? null : <VisitStops detail={detail} />}
            {detail.canBeEarlier && (detail.earlierTime || allowed.pickTime) ? (
              <EarlierTime detail={detail} onChanged={onChanged} />
            ) : null}
            <CandidateCard detail={detail} />
            <CompanyCard {...part} />
            <BookingCard {...part} />
          </div>
          <div className="grid min-w-0 gap-5 max-sm:gap-3">
            <ConsultFilesCard detail={detail} onChanged={onChanged} />
            <Messages candidateId={detail.candidateId} candidateName={candidateName} onChanged={onChanged} />
            <Deliveries {...part} onAction={action.open} />
            <History
              entries={detail.history}
              siteTimeZone={detail.site?.timeZone ?? null}
              candidateName={candidateName}
              isShared={candidateCount > 1}
            />
          </div>
        </div>
      )}
      {action.dialog ? (
        <DetailDialog
          action={action.dialog}
          detail={detail}
          onChanged={() => {
            setChanged((count) => count + 1);
            onChanged();
          }}
          onClose={action.closeDialog}
        />
      ) : null}
      <ResumedChange key={changed} onChanged={onChanged} />
    </>
  );
}

type FailureProps = {
  failure: PortalError;
  list: { href: string; label: string };
  isShownStill: boolean;
  onRetry: () => void;
};

/** Beside a booking that is still shown, as it was, only the banner: title and heading are the booking's. */
function Failure({ failure, list, isShownStill, onRetry }: FailureProps) {
  const banner = <FetchFailure failure={failure} what="booking" onRetry={onRetry} />;
  if (isShownStill) return banner;
  if (leadsNowhere(failure)) {
    return (
      <div className={emptyStateClass}>
        <PageTitle>Booking not found</PageTitle>
        <SignpostArt />
        <PageHeading>Booking not found</PageHeading>
        <p className="text-text-2">The address is mistyped, this was deleted, or your account may not open it.</p>
        <div className="flex items-center gap-2">
          <ButtonLink href={list.href} look="primary" size="lg">
            {list.label}
          </ButtonLink>
        </div>
      </div>
    );
  }
  return (
    <>
      <PageTitle>Booking</PageTitle>
      <div className="mt-1 mb-[18px] flex flex-wrap items-center gap-3 max-sm:mb-3.5 max-sm:gap-x-2.5 max-sm:gap-y-1 [&>h1]:font-heading [&>h1]:text-2xl [&>h1]:tracking-[-0.02em] max-sm:[&>h1]:text-[22px] max-sm:[&>h1]:leading-7">
        <PageHeading>Booking</PageHeading>
      </div>
      {banner}
    </>
  );
}

function Loading() {
  const isShown = useDelayedFlag(true);
  return (
    <>
      <PageTitle>Booking</PageTitle>
      <h1 className="sr-only">Booking</h1>
      {isShown ? (
        <div
          role="status"
          aria-busy="true"
          aria-label="Loading booking"
          className="grid grid-cols-[minmax(0,1fr)_360px] items-start gap-5 max-sm:gap-3 max-md:grid-cols-1 print:block"
        >
          <div className="grid min-w-0 gap-5 max-sm:gap-3">
            <SkeletonLine width={40} height={24} />
            {[104, 156, 200].map((height) => (
              <div className={`${cardClass} p-5`} style={{ height }} key={height}>
                <div className="grid gap-3">
                  <SkeletonLine width={30} />
                  <SkeletonLine width={70} />
                  <SkeletonLine width={55} />
                </div>
              </div>
            ))}
          </div>
        </div>
      ) : null}
    </>
  );
}
