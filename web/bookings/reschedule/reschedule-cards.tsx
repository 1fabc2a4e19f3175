import { Check, Clock } from 'lucide-react';
import type { Hold } from '../../../machines/lib/booking.types.ts';
import { NoTimeCard } from '../../slots/no-time-card.tsx';
import { AppointmentCard } from '../../ui/appointment-card.tsx';
import {
  clinicDayAndTime,
  formatDate,
  formatDay,
  formatTime,
  ownZone,
  zoneName,
  zoneOffsetLabel,
} from '../../ui/date-format.ts';
import type { Detail } from '../detail/booking-detail.ts';

/** The time that the booking has, struck out once another is held; nothing where it has none yet. */
export function PresentTime({ detail, isLeft }: { detail: Detail; isLeft: boolean }) {
  const { site, appointmentTime } = detail;
  if (!site || !appointmentTime) return null;
  const when = clinicDayAndTime(site.timeZone, appointmentTime);

  return (
    <p className="grid gap-0.5 px-1">
      <span className="text-text-3 text-xs">Now booked</span>
      {isLeft ? <s className="tabular-nums text-text-2">{when}</s> : <span className="tabular-nums">{when}</span>}
      <span className="text-xs">{site.name}</span>
    </p>
  );
}

/** The time that is held for it, or where it will be. */
export function WantedTime({ hold }: { hold: Hold | null }) {
  if (!hold) {
    return (
      <NoTimeCard title="No new time yet" className="max-md:hidden">
        Pick one and it is held for you.
      </NoTimeCard>
    );
  }
  const { timeZone, startsAt, siteName } = hold.slot;
  const ahead = zoneOffsetLabel(ownZone(), timeZone, startsAt);
  return (
    <AppointmentCard
      label="New time"
      state={
        <>
          {hold.expiresAt === null ? <Check className="size-3.5" /> : <Clock className="size-3.5" />}
          <span className="normal-nums">{hold.expiresAt === null ? 'Chosen' : 'Held for you'}</span>
        </>
      }
      time={formatTime(timeZone, startsAt)}
      date={formatDay(formatDate(timeZone, startsAt))}
      place={siteName}
      facts={[
        { name: 'Ends', value: formatTime(timeZone, hold.endsAt) },
        ...(ahead ? [{ name: 'Time zone', value: `${zoneName(timeZone, startsAt)}, ${ahead}` }] : []),
      ]}
    />
  );
}
