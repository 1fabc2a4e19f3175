import { ArrowRight, Phone } from 'lucide-react';
import type { FreePlace, PlannedPerson, PlannedTime } from '../../machines/closing-plan/closing-plan.types.ts';
import { classes } from '../ui/classes.ts';
import { formatDayAndTime } from '../ui/date-format.ts';
import { selectClass } from '../ui/fields/control-classes.ts';

type RowProps = {
  person: PlannedPerson;
  /** Chosen by hand, not proposed. */
  isChosen: boolean;
  onChoice: (to: PlannedTime | null) => void;
};

const ROW = classes(
  'grid grid-cols-[minmax(0,1fr)_minmax(0,190px)_20px_minmax(0,1.3fr)] items-start gap-x-4 gap-y-1.5 border-border border-b px-4 py-2.5 sm:px-6',
  'max-md:grid-cols-1',
);
const PHONE = 'phone';

/** One person: where they are, and where they go. */
export function PersonRow({ person, isChosen, onChoice }: RowProps) {
  const { candidateName, companyName, reference, packageName, candidatePhone, timeZone, startsAt, doctorName } = person;
  const { action, isHere, to, reason, status } = person;
  return (
    <li className={ROW} aria-label={candidateName}>
      <p className="min-w-0">
        <b className="font-strong">{candidateName}</b> <span className="text-text-3">{reference}</span>
        <span className="block text-sm text-text-2">
          {companyName} · {packageName}
        </span>
      </p>
      <p className="tabular-nums">
        {formatDayAndTime(timeZone, startsAt)}
        <span className="block text-sm text-text-2">
          {doctorName}
          {isHere ? ` · ${status}` : null}
        </span>
      </p>
      <ArrowRight className="mt-1 size-4 text-text-3 max-md:hidden" aria-hidden />
      {action === 'stay' ? (
        <p className="text-text-2">{reason}</p>
      ) : (
        <div className="grid gap-1">
          <PlaceChoice person={person} onChoice={onChoice} />
          {to && to.siteName !== person.siteName ? <p className="text-sm text-text-2">At {to.siteName}</p> : null}
          {reason ? <p className="text-sm text-warning">{reason}</p> : null}
          {action === 'phone' && isHere ? (
            <p className="text-sm text-text-2">Keeps the time until you tell them</p>
          ) : null}
          {action === 'phone' && !isHere ? (
            <p className="flex items-center gap-1 text-sm text-text-2">
              <Phone className="size-3.5" aria-hidden /> {candidatePhone} keeps the time until somebody called
            </p>
          ) : null}
          {isChosen && action === 'move' && !reason ? <p className="text-sm text-text-3">Chosen by you</p> : null}
        </div>
      )}
    </li>
  );
}

function PlaceChoice({ person, onChoice }: Omit<RowProps, 'isChosen'>) {
  const { to, options, candidateName, isHere, timeZone, siteName } = person;
  const others = options.filter((place) => keyOf(place) !== (to && keyOf(to)));
  const places = to ? [to, ...others] : others;
  return (
    <select
      aria-label={`New time of ${candidateName}`}
      className={selectClass()}
      value={to ? keyOf(to) : PHONE}
      onChange={(event) => {
        const place = places.find((one) => keyOf(one) === event.target.value);
        onChoice(place ? { rosterId: place.rosterId, startsAt: place.startsAt } : null);
      }}
    >
      {places.map((place) => (
        <option key={keyOf(place)} value={keyOf(place)}>
          {placeText(place, { timeZone, siteName })}
        </option>
      ))}
      <option value={PHONE}>{isHere ? 'Tell them yourself' : 'Phone first'}</option>
    </select>
  );
}

const keyOf = ({ rosterId, startsAt }: PlannedTime) => `${rosterId} ${startsAt}`;

const placeText = (place: FreePlace, { siteName }: Pick<PlannedPerson, 'timeZone' | 'siteName'>) =>
  [
    formatDayAndTime(place.timeZone, place.startsAt),
    place.doctorName,
    place.siteName === siteName ? null : place.siteName,
  ]
    .filter(Boolean)
    .join(', ');
