import { dayIn, shownAppointment } from '../../../machines/rules/calendar/dates.ts';
import { lengthLabel, minutesBetween } from '../../../machines/rules/calendar/length-label.ts';
import { statusHint } from '../../app/booking-format.ts';
import { useIsProvider } from '../../app/session/session-context.tsx';
import { AppointmentCard } from '../../ui/appointment-card.tsx';
import { formatDay, formatDayRange, zoneName } from '../../ui/date-format.ts';
import type { Detail } from './booking-detail.ts';

/** The appointment in its site's zone, or what is preferred while there is none. */
export function BookedAppointment({ detail }: { detail: Detail }) {
  const isProvider = useIsProvider();
  const { site, appointmentTime, appointmentEnd, packageName, packageMinutes, assessments } = detail;
  const { day, time } = shownAppointment(appointmentTime, site?.timeZone);
  const until = shownAppointment(appointmentEnd, site?.timeZone).time;
  // Of a visit route the appointment is longer than its package: it has waits.
  const minutes = appointmentTime && appointmentEnd ? minutesBetween(appointmentTime, appointmentEnd) : packageMinutes;
  const facts = [
    { name: 'Package', value: packageName },
    { name: 'Takes', value: `${lengthLabel(minutes)}${until ? `, to ${until}` : ''}` },
    { name: 'Assessments', value: assessments.length },
  ];
  if (!appointmentTime || day === '')
    return <AppointmentCard wide label="Appointment" facts={facts} {...preferred(detail, isProvider)} />;
  const date = site ? formatDay(dayIn(appointmentTime, site.timeZone)) : day;
  return (
    <AppointmentCard
      wide
      label="Appointment"
      time={time}
      date={date}
      beside={<Place detail={detail} at={appointmentTime} />}
      facts={facts}
    />
  );
}

function Place({ detail: { site }, at }: { detail: Detail; at: string }) {
  if (!site) return null;
  return (
    <>
      <p className="font-strong pt-[9px]">{site.name}</p>
      <p className="text-text-2">{[site.address, site.suburb, site.state].filter(Boolean).join(', ')}</p>
      <p className="text-text-3 text-xs mt-0.5">
        Times in {zoneName(site.timeZone, at)}, the clinic’s zone{site.phone ? ` · ${site.phone}` : ''}
      </p>
    </>
  );
}

function preferred(detail: Detail, isProvider: boolean) {
  const { preferredSiteName, preferredFromDate, preferredToDate, preferredTime } = detail;
  return {
    time: 'No time yet',
    date: preferredFromDate ? `Prefers ${formatDayRange(preferredFromDate, preferredToDate ?? '')}` : null,
    beside: (
      <>
        {preferredSiteName ? <p className="font-strong pt-[9px]">{preferredSiteName}</p> : null}
        {preferredTime ? <p className="text-text-2">{preferredTime}</p> : null}
        {statusHint(detail.status, isProvider) ? (
          <p className="text-text-3 text-xs mt-0.5">{statusHint(detail.status, isProvider)}</p>
        ) : null}
      </>
    ),
  };
}
