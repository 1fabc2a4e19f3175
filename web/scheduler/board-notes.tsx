import { shownDay } from '../../machines/rules/dates.ts';
import { Banner } from '../ui/states.tsx';
import { dayWords } from '../ui/when.ts';
import type { BoardDoctors, Lane } from './board-lanes.ts';

type NotesProps = { board: { doctors: BoardDoctors }; lanes: readonly Lane[]; days: readonly string[] };

/** What the days themselves say: a holiday, nobody rostered, or that nobody knows the holidays of a year. */
export function BoardNotes({ board: { doctors }, lanes, days: [day = '', ...others] }: NotesProps) {
  const { holidays, missingYears, state } = doctors;
  const isEmpty = others.length === 0 && lanes.length > 0 && lanes.every(({ rosterId }) => rosterId === null);
  const isOff = isEmpty && holidays.length === 0;
  if (!isOff && holidays.length === 0 && missingYears.length === 0) return null;
  return (
    <div className="stack px-4 pb-3 sm:px-6">
      {missingYears.length > 0 ? (
        <Banner tone="warn" title={`No public holidays are known for ${state} in ${missingYears.join(' and ')}`}>
          Rosters and free-booking times of that year fall on holidays unseen. Open Holidays to see and add days.
        </Banner>
      ) : null}
      {isOff ? (
        <Banner tone="info" title={`Nobody is rostered here on ${dayWords(day)}`}>
          Week shows the days around it. A doctor’s actions add days.
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
