import { shownDay } from '../../../machines/rules/calendar/dates.ts';
import { Banner } from '../../ui/feedback/states.tsx';
import type { BoardClinic } from './board-lanes.ts';

/** Banners for the days shown: their holidays by clinic, and years without known holidays by state. */
export function BoardNotes({ clinics }: { clinics: readonly BoardClinic[] }) {
  const unknown = new Map(
    clinics.flatMap(({ state, missingYears }) => (missingYears.length > 0 ? [[state, missingYears] as const] : [])),
  );
  const closed = byHolidays(clinics, 'holidays');
  const open = byHolidays(clinics, 'openHolidays');
  if (unknown.size + closed.size + open.size === 0) return null;
  return (
    <div className="grid gap-3 px-4 pb-3 sm:px-6">
      {[...unknown].map(([state, years]) => (
        <Banner key={state} tone="warn" title={`No public holidays are known for ${state} in ${years.join(' and ')}`}>
          Rosters and free-booking times of that year fall on holidays unseen. Open Holidays to see and add days.
        </Banner>
      ))}
      {[...closed].map(([holidays, at]) => (
        <Banner key={holidays} tone="info" title={holidays}>
          Holiday at {at.map(({ siteName }) => siteName).join(', ')}.
        </Banner>
      ))}
      {[...open].map(([holidays, at]) => (
        <Banner key={holidays} tone="info" title={`Open although ${holidays}`}>
          {at.map(({ siteName }) => siteName).join(', ')} can be booked as on any other day.
        </Banner>
      ))}
    </div>
  );
}

/** Clinics with the same holidays share a banner. */
const byHolidays = (clinics: readonly BoardClinic[], of: 'holidays' | 'openHolidays') =>
  Map.groupBy(
    clinics.filter((clinic) => clinic[of].length > 0),
    (clinic) => clinic[of].map(({ day, name }) => `${name}, ${shownDay(day)}`).join(' · '),
  );
