import { shownDay } from '../../../machines/rules/calendar/dates.ts';
import { Banner } from '../../ui/feedback/states.tsx';
import type { BoardClinic } from './board-lanes.ts';

/** Banners for the days shown: their holidays by clinic, and years without known holidays by state. */
export function BoardNotes({ clinics }: { clinics: readonly BoardClinic[] }) {
  const unknown = new Map(
    clinics.flatMap(({ state, missingYears }) => (missingYears.length > 0 ? [[state, missingYears] as const] : [])),
  );
  const closed = Map.groupBy(
    clinics.filter(({ holidays }) => holidays.length > 0),
    ({ holidays }) => holidays.map(({ day, name }) => `${name}, ${shownDay(day)}`).join(' · '),
  );
  if (unknown.size + closed.size === 0) return null;
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
    </div>
  );
}
