import { shownDay } from '../../../machines/rules/calendar/dates.ts';
import { Banner } from '../../ui/feedback/states.tsx';
import type { BoardClinic } from './board-lanes.ts';

/** What the days themselves say: a holiday, or that nobody knows the holidays of a year. */
export function BoardNotes({ clinics }: { clinics: readonly BoardClinic[] }) {
  // Holidays are a state's.
  const states = [...new Map(clinics.map((clinic) => [clinic.state, clinic])).values()].filter(
    ({ holidays, missingYears }) => holidays.length > 0 || missingYears.length > 0,
  );
  if (states.length === 0) return null;
  return (
    <div className="grid gap-3 px-4 pb-3 sm:px-6">
      {states.map((clinic) => (
        <StateNotes key={clinic.state} clinic={clinic} />
      ))}
    </div>
  );
}

function StateNotes({ clinic: { holidays, missingYears, state } }: { clinic: BoardClinic }) {
  return (
    <>
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
    </>
  );
}
