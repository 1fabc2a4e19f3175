import type { OutsidePerson } from '../../machines/roster-pattern/roster-pattern.types.ts';
import { formatDayAndTime } from '../ui/date-format.ts';

/** People booked outside the hours, by time. */
export const OutsidePeople = ({ people }: { people: readonly OutsidePerson[] }) => (
  <ul aria-label="People outside the hours" className="mt-3 border-border border-t">
    {people.map(({ candidateId, candidateName, reference, companyName, siteName, timeZone, startsAt }) => (
      <li
        key={candidateId}
        aria-label={candidateName}
        className="grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)] gap-x-4 border-border border-b py-2 max-sm:grid-cols-1"
      >
        <p className="min-w-0">
          <a className="font-strong text-link hover:underline" href={`/booking/${candidateId}/detail`}>
            {candidateName}
          </a>{' '}
          <span className="text-text-3">{reference}</span>
          <span className="block text-sm text-text-2">{companyName}</span>
        </p>
        <p className="tabular-nums">
          {formatDayAndTime(timeZone, startsAt)}
          <span className="block text-sm text-text-2">{siteName}</span>
        </p>
      </li>
    ))}
  </ul>
);
