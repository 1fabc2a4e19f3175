import { CalendarPlus, ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent, useId, useState } from 'react';
import { Link } from 'wouter';
import type { LookupItem } from '../../machines/lookup/lookup.types.ts';
import { shownDay } from '../../machines/rules/calendar/dates.ts';
import { countDueDrafts, dueDrafts } from '../../machines/rules/drafts/due-drafts.ts';
import { formatCount } from '../../machines/rules/text/format-count.ts';
import { formatTotal } from '../app/booking-format.ts';
import { BeginBooking, MAX_BEGUN_DRAFTS } from '../app/drafts/begin-booking.tsx';
import { type EntityColumn, EntityTable, Named } from '../app/records/entity-table.tsx';
import { RecordFailure } from '../app/records/record-failure.tsx';
import { useAnswer } from '../app/records/use-answer.ts';
import { useAccess, useIsProvider, usePortal } from '../app/session/session-context.tsx';
import type { DueFilter } from '../generated/graphql.ts';
import { IconButton } from '../ui/button.tsx';
import { formatDay, pluralize } from '../ui/date-format.ts';
import { EmptyState } from '../ui/feedback/empty-state.tsx';
import { SkeletonRows } from '../ui/feedback/skeleton.tsx';
import { Checkbox } from '../ui/fields/switches.tsx';
import { DueAgainDocument } from './due.documents.ts';
import { type DueAgain, type DueRow, toDuePerson } from './due-person.ts';

const PAGE_SIZE = 50;

type Props = {
  filter: DueFilter;
  page: number;
  /** Of what the filter names by id. */
  onNames: (names: readonly LookupItem[]) => void;
  onPage: (page: number) => void;
};

export function DueList({ filter, page, onNames, onPage }: Props) {
  const { timeZone } = usePortal();
  const { data, failure, retry } = useAnswer('due again', DueAgainDocument, { filter, timeZone, page }, 'dueAgain');
  const tellNames = useEffectEvent(onNames);
  useEffect(() => {
    if (data) tellNames(data.filterNames);
  }, [data]);
  if (failure) {
    return (
      <div className="px-4 pt-4 sm:px-6">
        <RecordFailure failure={failure} what="people who are due" onRetry={retry} />
      </div>
    );
  }
  if (!data) return <SkeletonRows rows={8} label="Loading who is due" />;
  const days = `${formatDay(data.dueFrom)} to ${formatDay(data.dueTo)}`;
  if (data.rows.length === 0) {
    return (
      <EmptyState title="Nobody is due">
        {`No validity ends from ${days} without a booking to come. Packages say after how many months somebody is due again.`}
      </EmptyState>
    );
  }
  return <Shown due={data} days={days} page={page} onPage={onPage} />;
}

type ShownProps = { due: DueAgain; days: string; page: number; onPage: (page: number) => void };

function Shown({ due, days, page, onPage }: ShownProps) {
  const isProvider = useIsProvider();
  const canBook = useAccess().permissions.includes('make_bookings');
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const id = useId();
  const { rows, total, totalCapped, expired } = due;
  const picked = rows.filter(({ candidateId }) => chosen.has(candidateId));
  const booked = picked.length > 0 ? picked : rows;
  const people = booked.map(toDuePerson);
  const drafts = countDueDrafts(people);
  const toggle = (candidateId: string, isOn: boolean) =>
    setChosen((now) => new Set(isOn ? [...now, candidateId] : [...now].filter((one) => one !== candidateId)));
  const who = (row: DueRow) =>
    canBook ? (
      <Checkbox checked={chosen.has(row.candidateId)} onValue={(isOn) => toggle(row.candidateId, isOn)}>
        {row.candidateName}
      </Checkbox>
    ) : (
      row.candidateName
    );
  return (
    <>
      <div className="flex flex-wrap items-center gap-3 px-4 py-3 sm:px-6">
        <p id={id} className="text-sm">
          <b className="font-strong tabular-nums">{formatTotal(total, totalCapped)} due</b> from {days},{' '}
          {expired === 0 ? 'none' : formatCount(expired)} of them expired
        </p>
        <div className="ml-auto flex items-center gap-2 max-sm:ml-0 max-sm:w-full">
          {total > PAGE_SIZE ? <Pages total={total} page={page} onPage={onPage} /> : null}
          {canBook ? (
            <BeginBooking
              key={booked.map(({ candidateId }) => candidateId).join()}
              look="primary"
              icon={<CalendarPlus />}
              className="max-sm:flex-1"
              off={
                drafts > MAX_BEGUN_DRAFTS
                  ? `These are ${drafts} bookings. At most ${MAX_BEGUN_DRAFTS} begin at once: choose fewer people.`
                  : null
              }
              draft={(now) => dueDrafts(people, now)}
            >
              {picked.length > 0 ? `Book the ${picked.length} chosen` : `Book all ${rows.length} shown`}
            </BeginBooking>
          ) : null}
        </div>
      </div>
      <EntityTable
        label="Due again"
        describedBy={id}
        rows={rows}
        columns={columnsOf({ isProvider, today: due.today, who })}
        idOf={({ candidateId }) => candidateId}
        isStale={false}
      />
    </>
  );
}

type Columns = { isProvider: boolean; today: string; who: (row: DueRow) => ReactNode };

const columnsOf = ({ isProvider, today, who }: Columns): readonly EntityColumn<DueRow>[] => [
  {
    name: 'Person',
    width: 26,
    of: (row) => <Named name={who(row)} second={<Born row={row} />} />,
  },
  { name: 'Due', of: (row) => <Due dueOn={row.dueOn} today={today} /> },
  { name: 'Package', width: 20, of: (row) => <Named name={row.packageName} second={<LastTime row={row} />} /> },
  { name: 'Position', of: ({ candidatePosition }) => candidatePosition },
  {
    name: isProvider ? 'Company' : 'Subsidiary',
    of: (row) =>
      isProvider ? <Named name={row.companyName} second={row.subsidiaryName ?? ''} /> : (row.subsidiaryName ?? ''),
  },
  { name: 'Clinic', isForDesk: true, of: ({ siteName }) => siteName ?? '' },
];

const Born = ({ row: { candidateDob, mayBeBooked } }: { row: DueRow }) => (
  <>
    {candidateDob ? `Born ${shownDay(candidateDob)}` : 'Date of birth not known'}
    {mayBeBooked ? (
      <>
        <br />
        <span className="text-warning">May be booked already: same name, one date of birth not known</span>
      </>
    ) : null}
  </>
);

function Due({ dueOn, today }: { dueOn: string; today: string }) {
  const days = Temporal.PlainDate.from(today).until(Temporal.PlainDate.from(dueOn)).days;
  return (
    <>
      <span className="whitespace-nowrap tabular-nums">{formatDay(dueOn)}</span>
      <br />
      <span className={days < 0 ? 'text-danger text-xs' : 'text-text-2 text-xs'}>
        {days < 0
          ? `Expired ${pluralize(-days, 'day')} ago`
          : days === 0
            ? 'Due today'
            : `Due in ${pluralize(days, 'day')}`}
      </span>
    </>
  );
}

/** The day of the last examination; links to that booking for accounts that may see it. */
function LastTime({ row: { candidateId, candidateName, examinedOn } }: { row: DueRow }) {
  const seesAll = useAccess().permissions.includes('view_bookings');
  return (
    <Link href={seesAll ? `/booking/${candidateId}/detail` : `/my-bookings/${candidateId}`} className="text-link">
      Last {formatDay(examinedOn)}
      <span className="sr-only"> of {candidateName}</span>
    </Link>
  );
}

function Pages({ total, page, onPage }: { total: number; page: number; onPage: (page: number) => void }) {
  const pages = Math.ceil(total / PAGE_SIZE);
  return (
    <div className="flex items-center gap-0.5 text-sm">
      <IconButton label="Page before" disabled={page === 1} onClick={() => onPage(page - 1)}>
        <ChevronLeft />
      </IconButton>
      <span className="tabular-nums">
        Page {page} of {pages}
      </span>
      <IconButton label="Page after" disabled={page === pages} onClick={() => onPage(page + 1)}>
        <ChevronRight />
      </IconButton>
    </div>
  );
}
