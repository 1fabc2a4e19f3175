import { useSelector } from '@xstate/react';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { TimeChoice } from '../../../machines/lib/booking.types.ts';
import { type CandidateId, type EpochMs, id, type PackageId, type SiteId } from '../../../machines/lib/ports.ts';
import { RESCHEDULED, type rescheduleMachine } from '../../../machines/reschedule/reschedule.machine.ts';
import { rangeMessage } from '../../../machines/rules/calendar/preferred-range.ts';
import { newChoice } from '../../../machines/rules/drafts/new-draft.ts';
import { useMachine } from '../../app/machines/use-machine.ts';
import { messageFor } from '../../app/messages.ts';
import { useGateway, usePortal, useServerClock } from '../../app/session/session-context.tsx';
import { showsAllTimes } from '../../slots/all-times.ts';
import { type Picker, PickerContext, type SlotReservation, type SlotSearch } from '../../slots/picker-context.ts';
import { ReservationTrouble } from '../../slots/reservation-trouble.tsx';
import { type SlotLookups, slotLookups } from '../../slots/slot-lookups.ts';
import { TimePicker } from '../../slots/time-picker.tsx';
import { Button } from '../../ui/button.tsx';
import { classes } from '../../ui/classes.ts';
import { clinicDayAndTime } from '../../ui/date-format.ts';
import { Banner } from '../../ui/feedback/states.tsx';
import { HoldBar } from '../../ui/hold-bar.tsx';
import { Loader } from '../../ui/loading/loader.tsx';
import type { DetailDialogProps } from '../detail/booking-detail.ts';
import { hostedReschedule } from './reschedule.ports.ts';
import { PresentTime, WantedTime } from './reschedule-cards.tsx';
import { searchedDays } from './searched-days.ts';

type Snapshot = SnapshotFrom<typeof rescheduleMachine>;
type Send = ActorRefFrom<typeof rescheduleMachine>['send'];

/** Another time for the candidate: the picker, what is held, and the button that makes it the booking's. */
export default function ReschedulePanel({ detail, onChanged, onClose }: DetailDialogProps) {
  const gateway = useGateway();
  const clock = useServerClock();
  const [{ machine, lookups, input }] = useState(() => {
    const lookups = slotLookups(gateway, detail.serviceType);
    const { bookingId, candidateId } = detail;
    const present = { candidateId, siteId: detail.site?.id ?? null, startsAt: detail.appointmentTime };
    const onSaved = () => {
      onChanged();
      onClose();
    };
    return {
      lookups,
      machine: hostedReschedule({ gateway, lookups, clock, bookingId, present, onSaved, leave: onClose }),
      input: {
        candidateId: id<CandidateId>(candidateId),
        package: { id: id<PackageId>(detail.packageId), name: detail.packageName, minutes: detail.packageMinutes },
        choice: choiceFor(detail, clock.now()),
        now: clock.now(),
      },
    };
  });
  const [snapshot, send] = useMachine(machine, { input });
  const { failure } = snapshot.context;
  const words = wordsFor(detail);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []); // the button that led here is gone
  return (
    <section
      className="grid gap-4 rounded-(--radius-lg) border border-border bg-surface px-6 py-5 shadow-(--shadow-1) max-sm:p-4 [&>[role=group]]:m-0"
      aria-labelledby="reschedule-heading"
    >
      <div className="flex items-center gap-2 flex-wrap">
        <h2 ref={heading} tabIndex={-1} id="reschedule-heading" className="text-lg font-[620]">
          {words.heading}
        </h2>
        <Button
          look="quiet"
          className="ml-auto"
          busy={snapshot.matches('leaving') && 'Releasing…'}
          onClick={() => send({ type: 'leave.pressed' })}
        >
          {words.leave}
        </Button>
      </div>
      {snapshot.matches('beginning') ? <Loader label="Opening the times" /> : null}
      {snapshot.matches('unbegun') && failure ? (
        <Banner tone="bad" title={words.unbegun} onRetry={() => send({ type: 'retry.pressed' })}>
          {messageFor(failure)} {words.kept}
        </Banner>
      ) : null}
      <Opened snapshot={snapshot} send={send} lookups={lookups} detail={detail} />
    </section>
  );
}

/** A booking that has a time is moved, one that has none yet is confirmed. */
const wordsFor = ({ appointmentTime }: DetailDialogProps['detail']) =>
  appointmentTime
    ? {
        heading: 'Choose another time',
        leave: 'Keep present time',
        unbegun: 'No other time can be chosen',
        unsaved: 'The time was not changed',
        kept: 'The booking keeps its time.',
        save: 'Move to',
        until: 'The booking keeps its present time until you move it.',
        wanted: 'Move to the new time',
      }
    : {
        heading: 'Choose a time',
        leave: 'Back to the booking',
        unbegun: 'No time can be chosen',
        unsaved: 'The booking was not confirmed',
        kept: 'It stays Pending.',
        save: 'Confirm',
        until: 'The booking is Pending until you confirm.',
        wanted: 'Confirm the time',
      };

/** First the present clinic, in the week of the present time or on the days asked for; else a week from today. */
function choiceFor(detail: DetailDialogProps['detail'], now: EpochMs): TimeChoice {
  const { site, preferredState } = detail;
  const blank = newChoice(now, !showsAllTimes());
  const state = site?.state ?? preferredState ?? '';
  const siteIds = site ? [id<SiteId>(site.id)] : [];
  return { ...blank, ...searchedDays(detail, blank.fromDate), state, siteIds, all: !site && state !== '' };
}

const isReservation = (child: { id: string } | undefined): child is SlotReservation => child?.id === 'slotReservation';
const isSearch = (child: { id: string } | undefined): child is SlotSearch => child?.id === 'slotSearch';

/** Notices rise over the bar, so that they never cover its button. */
const BAR = classes(
  'sticky bottom-0 z-10 -mx-6 -mb-5 flex flex-wrap items-center justify-end gap-x-4 gap-y-2 px-6 py-3',
  'rounded-b-(--radius-lg) border-t border-border bg-surface [body:has(&)_[data-sonner-toaster]]:mb-16',
  'max-sm:-mx-4 max-sm:-mb-4 max-sm:px-4 max-sm:pt-2 max-sm:pb-[max(8px,env(safe-area-inset-bottom))]',
  'max-sm:[&_button]:w-full max-sm:[&>span]:w-full max-sm:[&>span]:flex-wrap',
);

type OpenedProps = { snapshot: Snapshot; send: Send; lookups: SlotLookups; detail: DetailDialogProps['detail'] };

function Opened(props: OpenedProps) {
  const { slotReservation, slotSearch } = props.snapshot.children;
  if (!props.snapshot.matches('open') || !isReservation(slotReservation) || !isSearch(slotSearch)) return null;
  return <Picking {...props} reservation={slotReservation} search={slotSearch} />;
}

type PickingProps = OpenedProps & { reservation: SlotReservation; search: SlotSearch };

function Picking({ snapshot, send, lookups, detail, reservation, search }: PickingProps) {
  const { choice, hold, now } = snapshot.context;
  const trouble = useSelector(reservation, (current) => current.context.failure);
  const picker = useMemo<Picker>(() => {
    const errors = { toDate: rangeMessage(choice.fromDate, choice.toDate) ?? undefined };
    return {
      current: RESCHEDULED,
      choice,
      lookups,
      now,
      reservation,
      search,
      holdError: undefined,
      change: (change) => send({ type: 'choice.changed', change, now }),
      error: (field) => (field === 'toDate' ? errors.toDate : undefined),
      hasErrors: errors.toDate !== undefined,
    };
  }, [choice, lookups, now, reservation, search, send]);
  const isSaving = snapshot.matches({ open: 'saving' });
  const words = wordsFor(detail);
  return (
    <PickerContext value={picker}>
      <Held snapshot={snapshot} send={send} reservation={reservation} words={words} />
      <div className="grid grid-cols-[minmax(0,1fr)_280px] items-start gap-6 max-md:grid-cols-1">
        <div className="min-w-0">
          {trouble ? <ReservationTrouble failure={trouble} reservation={reservation} /> : null}
          <TimePicker isNarrow />
        </div>
        <aside className="sticky top-3 grid gap-3 max-md:static max-md:-order-1" aria-label="Present and new time">
          <PresentTime detail={detail} isLeft={hold !== null} />
          <WantedTime hold={hold} />
        </aside>
      </div>
      <div className={BAR}>
        {hold ? <p className="text-xs text-text-2 mr-auto">{words.until}</p> : null}
        <Button
          look="primary"
          size="lg"
          busy={isSaving && 'Saving…'}
          off={hold ? null : 'Pick a time: it is held for you first.'}
          onClick={() => send({ type: 'save.pressed' })}
        >
          {hold ? `${words.save} ${clinicDayAndTime(hold.slot.timeZone, hold.slot.startsAt)}` : words.wanted}
        </Button>
      </div>
    </PickerContext>
  );
}

type HeldProps = Pick<PickingProps, 'snapshot' | 'send' | 'reservation'> & { words: ReturnType<typeof wordsFor> };

/** The held time, its remaining minutes, and the failure of a save. */
function Held({ snapshot, send, reservation, words }: HeldProps) {
  const { holdMinutes } = usePortal();
  const { hold, failure, extendFailure } = snapshot.context;
  const remainingMs = useSelector(reservation, (current) => current.context.remainingMs);
  return (
    <>
      {failure ? (
        <Banner tone="bad" title={words.unsaved}>
          {messageFor(failure)} {words.kept}
        </Banner>
      ) : null}
      {hold?.expiresAt ? (
        <HoldBar
          held={1}
          remainingMs={remainingMs}
          wholeMs={holdMinutes * 60_000}
          minutes={holdMinutes}
          extending={snapshot.matches({ open: 'extending' })}
          off={extendFailure && messageFor(extendFailure)}
          onExtend={() => send({ type: 'extend.pressed' })}
        />
      ) : null}
    </>
  );
}
