import { useSelector } from '@xstate/react';
import { CalendarRange, Check, Clock } from 'lucide-react';
import type { SlotReservation } from '../../../machines/booking-wizard/booking-wizard.types.ts';
import type { CandidateDraft, Hold } from '../../../machines/lib/booking.types.ts';
import { lengthLabel, minutesBetween } from '../../../machines/rules/calendar/length-label.ts';
import { AppointmentCard, type Fact } from '../../ui/appointment-card.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { clock } from '../../ui/countdown.ts';
import {
  clinicTime,
  formatDate,
  formatDay,
  formatDayRange,
  formatTime,
  ownZone,
  zoneName,
  zoneOffsetLabel,
} from '../../ui/date-format.ts';
import { useWizard } from '../wizard-context.ts';

/** The card's facts of a hold. A free-booking time does not run out; a zone is named where it is not the viewer's. */
function holdFacts(candidate: CandidateDraft, hold: Hold): Fact[] {
  const { timeZone, startsAt } = hold.slot;
  const length = lengthLabel(minutesBetween(startsAt, hold.endsAt));
  const ahead = zoneOffsetLabel(ownZone(), timeZone, startsAt);
  return [
    { name: 'Package', value: candidate.package?.name ?? '' },
    { name: 'Takes', value: `${length}, to ${formatTime(timeZone, hold.endsAt)}` },
    ...(ahead ? [{ name: 'Time zone', value: `${zoneName(timeZone, startsAt)}, ${ahead}` }] : []),
    hold.expiresAt === null
      ? { name: 'Held', value: 'No need: free booking' }
      : { name: 'Held until', value: <span className="tabular-nums">{clinicTime(timeZone, hold.expiresAt)}</span> },
  ];
}

type HeldTimeCardProps = { candidate: CandidateDraft; hold: Hold; called: string; reservation: SlotReservation };

/** The held time as a pass; compact above the picker where there is no room beside it. */
export function HeldTimeCard({ candidate, hold, called, reservation }: HeldTimeCardProps) {
  const { addressOf } = useWizard();
  const left = useSelector(reservation, (snapshot) => snapshot.context.remainingMs);
  const isReleasing = useSelector(reservation, (snapshot) => snapshot.matches('releasing'));
  const isChanging = useSelector(reservation, (snapshot) => snapshot.matches('reserving'));
  const { timeZone, startsAt, siteName } = hold.slot;
  return (
    <>
      <AppointmentCard
        label={`Held time of ${called}`}
        state={
          <>
            {hold.expiresAt === null ? <Check className="size-3.5" /> : <Clock className="size-3.5" />}
            <span className="normal-nums">
              {hold.expiresAt === null ? 'Chosen for' : 'Held for'} {called}
            </span>
          </>
        }
        aside={hold.expiresAt === null ? undefined : `${clock(left)} left`}
        time={formatTime(timeZone, startsAt)}
        date={formatDay(formatDate(timeZone, startsAt))}
        place={siteName}
        facts={holdFacts(candidate, hold)}
      />
      <div className="flex items-center gap-2 mt-3">
        <ButtonLink size="sm" href={addressOf('package')}>
          Change package
        </ButtonLink>
        <Button
          look="quiet"
          size="sm"
          busy={isReleasing && 'Releasing…'}
          aria-disabled={isChanging || undefined}
          onClick={() => reservation.send({ type: 'slot.cleared' })}
        >
          Release time
        </Button>
      </div>
      <p className="text-xs text-text-3 mt-4 max-md:hidden">
        Picking another time gives this one back. A held time is not booked until you send.
      </p>
    </>
  );
}

/** The dates asked for, as a card without a time. */
export function RequestedRangeCard({ candidate, called }: { candidate: CandidateDraft; called: string }) {
  const { site, fromDate, toDate, time } = candidate.choice;
  return (
    <AppointmentCard
      label={`Dates asked for ${called}`}
      state={
        <>
          <CalendarRange className="size-3.5" />
          <span>Asked for {called}</span>
        </>
      }
      time={time || 'Any time'}
      date={fromDate ? formatDayRange(fromDate, toDate) : 'No dates yet'}
      place={site?.name ?? 'No clinic yet'}
      facts={[
        { name: 'Package', value: candidate.package?.name ?? 'None yet' },
        { name: 'Status', value: 'Pending until the clinic offers a time' },
      ]}
    />
  );
}
