// biome-ignore-all lint/a11y/noRedundantRoles: on a phone the rows are grids, and display: grid takes a table's own roles away
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { type ComponentType, type CSSProperties, memo, useState } from 'react';
import { Link } from 'wouter';
import { type ListSort, nextSort } from '../../../machines/booking-list-view/list-query.ts';
import type { Permission } from '../../../machines/rules/access/permissions.ts';
import {
  FIXED_COLUMN,
  isExtraColumn,
  type ListColumn,
  listColumn,
  USUAL_COLUMNS,
  type UsualColumn,
} from '../../../machines/rules/booking/list-columns.ts';
import { shownDay } from '../../../machines/rules/calendar/dates.ts';
import { bookingAddress } from '../../app/booking-address.ts';
import { formatAppointment, statusHint, statusLabel, twoLines } from '../../app/booking-format.ts';
import { BookAgainButton } from '../../app/drafts/book-again-button.tsx';
import { useAccess, useIsProvider } from '../../app/session/session-context.tsx';
import { StatusPill } from '../../ui/chips.tsx';
import { classes } from '../../ui/classes.ts';
import { lazyPart } from '../../ui/loading/lazy-part.tsx';
import { useStaleRows } from '../../ui/stale-rows.ts';
import { useIsPhone } from '../../ui/use-is-phone.ts';
import type { BookingRow } from './booking-list.ts';
import { sortLabels } from './sort-labels.ts';
import { useIncrementalRows } from './use-incremental-rows.ts';

const ExtraCell = lazyPart(() => import('./extra-cell.tsx'), null);

type View = ListSort;

type TableProps = {
  rows: readonly BookingRow[];
  /** In their order. A card has everything, whichever these are. */
  columns: readonly ListColumn[];
  view: View;
  onView: (view: View) => void;
  describedBy: string;
  /** New rows are loading: these are dimmed, and do nothing, as they are about to move. */
  isStale: boolean;
  /** Candidates that are selected, for who may do something with them; absent for everybody else. */
  selection?: Selection | null;
  /** Scroll position on opening, in pixels. */
  top: number;
};

/** So many rows are higher than any window. */
const LONG = 50;

export type Selection = { has: (candidateId: string) => boolean; toggle: (candidateId: string) => void };

/** Two-line rows; under 600 pixels each is a card. The roles stay when the style sheet turns rows into grids. */
export function BookingTable(props: TableProps) {
  const { rows, columns: chosen, view, onView, describedBy, isStale, selection, top } = props;
  const { drawn, minHeight } = useIncrementalRows(rows.length, top);
  const order = view.order === 'asc' ? 'up' : 'down';
  const isProvider = useIsProvider();
  const { permissions: held } = useAccess();
  const columns = useIsPhone() ? USUAL_COLUMNS : chosen;
  const width = columns.reduce((sum, name) => sum + listColumn(name).width, 0);
  const isWide = width > 100.5;
  return (
    <div
      className={classes('table-wrap', rows.length >= LONG && 'is-long')}
      style={{ minHeight, ...(isWide && { overflowX: 'auto' }) }}
    >
      <table
        className="list-table"
        role="table"
        aria-label={`Bookings, sorted by ${sortLabels[view.sort]}, ${order}`}
        aria-describedby={describedBy}
        style={{ '--shown-width': width, ...(isWide && { minWidth: `${12.08 * width}px` }) } as CSSProperties}
      >
        <thead role="rowgroup">
          <tr role="row">
            {columns.map((name, at) => (
              <ColumnHead
                key={name}
                name={name}
                width={(100 * listColumn(name).width) / width}
                className={at === 0 && selection ? 'pl-9.5' : ''}
                view={view}
                onView={onView}
              />
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" {...useStaleRows(isStale)}>
          {rows.slice(0, drawn).map((row) => (
            <Row
              key={row.candidateId}
              row={row}
              columns={columns}
              held={held}
              isProvider={isProvider}
              selection={selection ?? null}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

const sortIcons = { none: ChevronsUpDown, ascending: ArrowUp, descending: ArrowDown };

type HeadProps = {
  name: ListColumn;
  /** In per cent. */
  width: number;
  className: string;
  view: View;
  onView: (view: View) => void;
};

function ColumnHead({ name, width, className, view, onView }: HeadProps) {
  const { label, sort } = listColumn(name);
  const sorted = view.sort === sort ? (view.order === 'asc' ? 'ascending' : 'descending') : 'none';
  const Icon = sortIcons[sorted];
  return (
    <th
      role="columnheader"
      scope="col"
      className={className}
      style={{ width: `${width}%` }}
      aria-sort={sort ? sorted : undefined}
    >
      {sort ? (
        <>
          <span className="min-[600px]:hidden">{label}</span>
          <button type="button" onClick={() => onView(nextSort(sort, view))}>
            {label}
            <Icon />
          </button>
        </>
      ) : (
        label
      )}
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
  columns: readonly ListColumn[];
  held: readonly Permission[];
  isProvider: boolean;
  selection: Selection | null;
};

const Row = memo(function Row({ row, columns, held, isProvider, selection }: RowProps) {
  const last = columns.at(-1);
  const [isNear, setNear] = useState(false);
  const near = () => setNear(true);
  return (
    <tr role="row" className={classes('group/row', selection && 'max-sm:pl-12')} onPointerEnter={near} onFocus={near}>
      {columns.map((name) => {
        const { className, of: Content } = isExtraColumn(name) ? EXTRA : cells[name];
        return (
          <td
            key={name}
            role="cell"
            className={classes(
              className,
              name === FIXED_COLUMN && selection && 'pl-9.5',
              name === last && 'sm:relative',
            )}
          >
            <Content name={name} row={row} held={held} isProvider={isProvider} selection={selection} />
            {/* Shown to who points at the row or has the focus in it, and made only for them. */}
            {isNear && name === last && held.includes('make_bookings') && !isProvider ? (
              <span className="absolute top-[5px] right-2 z-1 hidden group-hover/row:block group-focus-within/row:block max-sm:hidden">
                <BookAgainButton candidateId={row.candidateId} candidateName={row.candidateName} />
              </span>
            ) : null}
          </td>
        );
      })}
    </tr>
  );
});

type CellProps = Omit<RowProps, 'columns'> & { name: ListColumn };

const Site = ({ row }: CellProps) => {
  const [site, street] = twoLines(row.siteName ?? row.preferredSiteName);
  return <Lines first={site} second={street} />;
};

const Package = ({ row }: CellProps) => {
  const [kind, variant] = twoLines(row.packageName);
  return <Lines first={kind} second={variant} />;
};

/** The class is the cell's place in a card. */
const cells: Readonly<Record<UsualColumn, { className: string; of: ComponentType<CellProps> }>> = {
  name: { className: 'c-name', of: Name },
  contact_info: {
    className: 'c-cont',
    of: ({ row }) => <Lines first={row.candidateEmail} second={row.candidatePhone} />,
  },
  company: { className: 'c-comp', of: ({ row }) => <Lines first={row.companyName} second={row.subsidiaryName} /> },
  contact_person: { className: 'c-pers', of: ({ row }) => <Lines first={row.contactName} second={row.contactPhone} /> },
  appointment_time: { className: 'c-appt', of: Appointment },
  site: { className: 'c-site', of: Site },
  package: { className: 'c-pack', of: Package },
  status: { className: 'c-status', of: Status },
};

const EXTRA = {
  className: 'tabular-nums',
  of: ({ row, name }: CellProps) => (isExtraColumn(name) ? <ExtraCell row={row} name={name} /> : null),
};

function Name({ row, held, selection }: CellProps) {
  const dob = shownDay(row.candidateDob);
  return (
    <>
      {selection ? (
        // On a phone it comes before the whole card, whose link the name stays.
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
    </>
  );
}

function Status({ row, isProvider }: CellProps) {
  const hint = row.outcome ?? statusHint(row.status, isProvider);
  return (
    <>
      <StatusPill status={statusLabel(row.status)} colour={row.statusColor} />
      {hint ? <div className="second leading-[14px] max-sm:hidden">{hint}</div> : null}
    </>
  );
}

function Appointment({ row }: CellProps) {
  const when = formatAppointment(row);
  if (!when) return null;
  return (
    <>
      <div className={when.word ? 'text-text-3' : undefined}>
        {/* The column has no room for it beside a day; the status says it there. */}
        {when.word ? <span className="min-[600px]:sr-only">{when.word} </span> : null}
        {when.first}
      </div>
      {when.second ? (
        <div className="second">
          {when.second}
          {when.zone ? <span className="tz"> {when.zone}</span> : null}
        </div>
      ) : null}
    </>
  );
}
