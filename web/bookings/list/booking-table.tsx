// biome-ignore-all lint/a11y/noRedundantRoles: on a phone the rows are grids, and display: grid takes a table's own roles away
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { Link } from 'wouter';
import { type ListSort, nextSort } from '../../../machines/booking-list-view/list-query.ts';
import type { Permission } from '../../../machines/rules/access/permissions.ts';
import { shownDay } from '../../../machines/rules/calendar/dates.ts';
import { bookingAddress } from '../../app/booking-address.ts';
import { formatAppointment, statusHint, statusLabel, twoLines } from '../../app/booking-format.ts';
import { BookAgainButton } from '../../app/drafts/book-again-button.tsx';
import { useAccess, useIsProvider } from '../../app/session/session-context.tsx';
import type { BookingSort } from '../../generated/graphql.ts';
import { StatusPill } from '../../ui/chips.tsx';
import { classes } from '../../ui/classes.ts';
import type { BookingRow } from './booking-list.ts';

type View = ListSort;

/** Widths in per cent; `sort` where the column sorts. */
const COLUMNS: readonly { name: string; width: number; sort?: BookingSort }[] = [
  { name: 'Name', width: 14, sort: 'name' },
  { name: 'Contact info', width: 17, sort: 'email' },
  { name: 'Company', width: 12.8 },
  { name: 'Contact person', width: 10.6, sort: 'contact_person' },
  { name: 'Appt. time', width: 9.6, sort: 'appointment_time' },
  { name: 'Site', width: 9.3 },
  { name: 'Package', width: 10.7 },
  { name: 'Status', width: 16 },
];

const sortWords: Readonly<Record<BookingSort, string>> = {
  name: 'name',
  email: 'email',
  contact_person: 'contact person',
  appointment_time: 'appointment time',
  created_at: 'time of booking',
};

type TableProps = {
  rows: readonly BookingRow[];
  view: View;
  onView: (view: View) => void;
  describedBy: string;
  /** New rows are asked for: these are dimmed, and do nothing, as they are about to move. */
  isStale: boolean;
  /** Candidates that are selected, for who may do something with them; absent for everybody else. */
  selection?: Selection | null;
};

export type Selection = { has: (candidateId: string) => boolean; toggle: (candidateId: string) => void };

/** Two-line rows; under 600 pixels each is a card. The roles stay when the style sheet turns rows into grids. */
export function BookingTable({ rows, view, onView, describedBy, isStale, selection }: TableProps) {
  const order = view.order === 'asc' ? 'up' : 'down';
  const isProvider = useIsProvider();
  const { permissions: held } = useAccess();
  return (
    <div className="table-wrap">
      <table
        className="list-table"
        role="table"
        aria-label={`Bookings, sorted by ${sortWords[view.sort]}, ${order}`}
        aria-describedby={describedBy}
      >
        <thead role="rowgroup">
          <tr role="row">
            {COLUMNS.map((column, at) => (
              <ColumnHead
                key={column.name}
                {...column}
                className={at === 0 && selection ? 'pl-9.5' : ''}
                {...{ view, onView }}
              />
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" data-stale={isStale} inert={isStale}>
          {rows.map((row) => (
            <Row key={row.candidateId} {...{ row, held, isProvider }} selection={selection ?? null} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

const sortIcons = { none: ChevronsUpDown, ascending: ArrowUp, descending: ArrowDown };

type HeadProps = (typeof COLUMNS)[number] & { className: string; view: View; onView: (view: View) => void };

function ColumnHead({ name, width, sort, className, view, onView }: HeadProps) {
  if (!sort)
    return (
      <th role="columnheader" scope="col" className={className} style={{ width: `${width}%` }}>
        {name}
      </th>
    );
  const sorted = view.sort === sort ? (view.order === 'asc' ? 'ascending' : 'descending') : 'none';
  const Icon = sortIcons[sorted];
  return (
    <th role="columnheader" scope="col" className={className} style={{ width: `${width}%` }} aria-sort={sorted}>
      <span className="min-[600px]:hidden">{name}</span>
      <button type="button" onClick={() => onView(nextSort(sort, view))}>
        {name}
        <Icon />
      </button>
    </th>
  );
}

const Lines = ({ first, second }: { first: string | null; second?: string | null }) => (
  <>
    <div title={first ?? undefined}>{first}</div>
    {second ? (
      <div className="second" title={second}>
        {second}
      </div>
    ) : null}
  </>
);

type RowProps = {
  row: BookingRow;
  held: readonly Permission[];
  isProvider: boolean;
  selection: Selection | null;
};

function Row({ row, held, isProvider, selection }: RowProps) {
  const [site, street] = twoLines(row.siteName ?? row.preferredSiteName);
  const [kind, variant] = twoLines(row.packageName);
  const dob = shownDay(row.candidateDob);
  const hint = row.outcome ?? statusHint(row.status, isProvider);
  return (
    <tr role="row" className={classes('group/row', selection && 'max-sm:pl-12')}>
      <td role="cell" className={classes('c-name', selection && 'pl-9.5 lg:relative')}>
        {selection ? (
          // On a phone it stands before the whole card, whose link the name stays.
          <label className="check absolute top-[5px] left-2 z-1 min-h-6 w-6 justify-center max-sm:top-1 max-sm:left-1 max-sm:min-h-10 max-sm:w-10 max-sm:pt-2">
            <input
              type="checkbox"
              checked={selection.has(row.candidateId)}
              onChange={() => selection.toggle(row.candidateId)}
            />
            <span className="sr-only">Select {row.candidateName}</span>
          </label>
        ) : null}
        <Link className="name" href={bookingAddress(row.candidateId, held)} state={{ from: 'bookings' }}>
          {row.candidateName}
        </Link>
        {dob ? <div className="second">DoB {dob}</div> : null}
      </td>
      <td role="cell" className="c-cont">
        <Lines first={row.candidateEmail} second={row.candidatePhone} />
      </td>
      <td role="cell" className="c-comp">
        <Lines first={row.companyName} second={row.subsidiaryName} />
      </td>
      <td role="cell" className="c-pers">
        <Lines first={row.contactName} second={row.contactPhone} />
      </td>
      <td role="cell" className="c-appt">
        <Appointment row={row} />
      </td>
      <td role="cell" className="c-site">
        <Lines first={site} second={street} />
      </td>
      <td role="cell" className="c-pack">
        <Lines first={kind} second={variant} />
      </td>
      <td role="cell" className="c-status sm:relative">
        <StatusPill status={statusLabel(row.status)} colour={row.statusColor} />
        {hint ? <div className="second leading-[14px] max-sm:hidden">{hint}</div> : null}
        {held.includes('make_bookings') && !isProvider ? (
          <span className="absolute top-[5px] right-2 z-1 hidden group-hover/row:block group-focus-within/row:block max-sm:hidden">
            <BookAgainButton {...{ candidateId: row.candidateId, candidateName: row.candidateName }} />
          </span>
        ) : null}
      </td>
    </tr>
  );
}

function Appointment({ row }: { row: BookingRow }) {
  const when = formatAppointment(row);
  if (!when) return null;
  return (
    <>
      <div className={when.zone ? undefined : 'text-text-3'}>{when.first}</div>
      <div className="second">
        {when.second}
        {when.zone ? <span className="tz"> {when.zone}</span> : null}
      </div>
    </>
  );
}
