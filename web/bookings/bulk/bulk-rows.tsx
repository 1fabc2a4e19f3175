import type { BulkPlace, BulkTime, ChangedRow, PlannedRow } from '../../../machines/bulk-change/bulk-change.types.ts';
import { formatDayAndTime } from '../../ui/date-format.ts';
import { selectClass } from '../../ui/fields/control-classes.ts';

const LIST = 'max-h-[min(46vh,420px)] overflow-y-auto rounded-md border border-border';
const ROW = 'grid gap-1 border-border px-3 py-2 not-first:border-t';

type RowsProps = { rows: readonly PlannedRow[]; onChoice: ((candidateId: string, to: BulkTime | null) => void) | null };

/** Each booking: where it is, why it cannot be done, or where it goes. */
export const PlannedRows = ({ rows, onChoice }: RowsProps) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls has to be reached without a pointer
  <ul className={LIST} aria-label="Bookings" tabIndex={0}>
    {rows.map((row) => (
      <li key={row.candidateId} className={ROW} aria-label={row.candidateName}>
        <p className="min-w-0">
          <b className="font-strong">{row.candidateName}</b> <span className="text-text-3">{row.reference}</span>
          <span className="block text-sm text-text-2 tabular-nums">{placeText(row)}</span>
        </p>
        {row.reason ? <p className="text-sm text-warning">{row.reason}</p> : null}
        {onChoice && row.reason === null ? <PlaceChoice row={row} onChoice={onChoice} /> : null}
        {row.note && row.reason === null ? <p className="text-sm text-text-2">{row.note}</p> : null}
      </li>
    ))}
  </ul>
);

const placeText = ({ status, timeZone, startsAt, siteName }: PlannedRow) =>
  [status, timeZone && startsAt ? formatDayAndTime(timeZone, startsAt) : null, siteName].filter(Boolean).join(' · ');

const STAYS = 'stays';
const keyOf = ({ rosterId, startsAt }: BulkTime) => `${rosterId} ${startsAt}`;

type ChoiceProps = { row: PlannedRow; onChoice: (candidateId: string, to: BulkTime | null) => void };

function PlaceChoice({ row: { candidateId, candidateName, siteName, to, options }, onChoice }: ChoiceProps) {
  const others = options.filter((place) => to === null || keyOf(place) !== keyOf(to));
  const places = to ? [to, ...others] : others;
  const shown = ({ timeZone, startsAt, doctorName, siteName: site }: BulkPlace) =>
    [formatDayAndTime(timeZone, startsAt), doctorName, site === siteName ? null : site].filter(Boolean).join(', ');
  return (
    <select
      aria-label={`New time of ${candidateName}`}
      className={selectClass()}
      value={to ? keyOf(to) : STAYS}
      onChange={({ target }) => {
        const place = places.find((one) => keyOf(one) === target.value);
        onChoice(candidateId, place ? { rosterId: place.rosterId, startsAt: place.startsAt } : null);
      }}
    >
      {places.map((place) => (
        <option key={keyOf(place)} value={keyOf(place)}>
          {shown(place)}
        </option>
      ))}
      <option value={STAYS}>Stays where it is</option>
    </select>
  );
}

const OUTCOMES: Readonly<Record<ChangedRow['outcome'], string>> = {
  done: 'Done',
  refused: 'Left as it was',
  undone: 'As before',
  kept: 'Could not go back',
};

/** The outcome of each booking. */
export const ChangedRows = ({ rows }: { rows: readonly ChangedRow[] }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls has to be reached without a pointer
  <ul className={LIST} aria-label="Bookings" tabIndex={0}>
    {rows.map(({ candidateId, candidateName, outcome, reason }) => (
      <li key={candidateId} className={ROW} aria-label={candidateName}>
        <p className="flex justify-between gap-3">
          <b className="font-strong">{candidateName}</b>
          <span className={outcome === 'refused' || outcome === 'kept' ? 'text-warning' : 'text-text-2'}>
            {OUTCOMES[outcome]}
          </span>
        </p>
        {reason ? <p className="text-sm text-text-2">{reason}</p> : null}
      </li>
    ))}
  </ul>
);
