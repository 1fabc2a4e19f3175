import { shownDay } from '../../../machines/rules/calendar/dates.ts';
import { Banner } from '../../ui/feedback/states.tsx';
import type { BoardDoctors } from './board-lanes.ts';

/** What the days themselves say: a holiday, or that nobody knows the holidays of a year. */
export function BoardNotes({ doctors }: { doctors: BoardDoctors }) {
  const { holidays, missingYears, state } = doctors;
  if (holidays.length === 0 && missingYears.length === 0) return null;
  return (
    <div className="grid gap-3 px-4 pb-3 sm:px-6">
      {missingYears.length > 0 ? (
        <Banner tone="warn" title={`No public holidays are known for ${state} in ${missingYears.join(' and ')}`}>
          Rosters and free-booking times of that year fall on holidays unseen. Open Holidays to see and add days.
        </Banner>
      ) : null}
      {holidays.length > 0 ? (
        <Banner tone="info" title={holidays.map(({ day, name }) => `${name}, ${shownDay(day)}`).join(' · ')}>
          Public holiday in {state}.
        </Banner>
      ) : null}
    </div>
  );
}
