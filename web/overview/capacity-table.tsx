import { type MouseEvent, memo } from 'react';
import { useLocation } from 'wouter';
import { shownDay, shownWeekday } from '../../machines/rules/calendar/dates.ts';
import { classes } from '../ui/classes.ts';
import {
  type Capacity,
  type CapacityDay,
  cellLabel,
  cellText,
  formatHours,
  type Level,
  levelOf,
  sumOf,
  takenPercent,
} from './capacity-format.ts';
import { keepInTabOrder, moveInGrid } from './grid-keys.ts';

const CLINIC_PX = 208;
const LEAST_DAY_PX = 60;
const HEAD = 'border-border border-b bg-sunken px-1 text-xs font-[550] text-text-2';
const STICKY = 'sticky left-0 z-1 w-52 border-border border-r max-sm:w-32';

export const levelClass: Readonly<Record<Level, string>> = {
  closed: 'bg-sunken text-text-2',
  over: 'bg-sunken text-text-2',
  low: 'bg-surface text-text',
  quarter: 'bg-accent/10 text-text',
  half: 'bg-accent/22 text-text',
  high: 'bg-accent/38 text-text',
  full: 'bg-danger-soft text-danger font-strong',
};

/** Clinics by days: each cell says how much is taken and what is free, and opens the board of that clinic and day. */
export const CapacityTable = memo(function CapacityTable({ capacity }: { capacity: Capacity }) {
  const [, navigate] = useLocation();
  const { fromDay, dayCount, clinics } = capacity;
  const first = Temporal.PlainDate.from(fromDay);
  const days = Array.from({ length: dayCount }, (_, index) => {
    const day = first.add({ days: index }).toString();
    return { day, weekday: shownWeekday(day), date: shownDay(day) };
  });
  const firstLink = clinics.findIndex((clinic) => clinic.days.length > 0);
  const press = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || event.button !== 0 || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    navigate(link.getAttribute('href') ?? '');
  };
  return (
    <div className="relative overflow-auto rounded-b-[9px] border-border border-t sm:max-h-[calc(100dvh-180px)]">
      <table
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: moved through by the arrow keys, as a grid is
        role="grid"
        className="table-fixed text-sm tabular-nums"
        style={{ minWidth: CLINIC_PX + dayCount * LEAST_DAY_PX }}
        onKeyDown={moveInGrid}
        onFocus={(event) => keepInTabOrder(event.currentTarget, event.target)}
        onClick={press}
      >
        <caption className="sr-only">
          Capacity by clinic and day: how much of the time that can be booked is taken, and the hours that are free.
          Arrow keys go from day to day, Enter opens the board.
        </caption>
        <thead>
          <tr className="sticky top-0 z-2 h-11">
            <th scope="col" className={classes(HEAD, STICKY, 'z-3 pl-4 text-left')}>
              Clinic
            </th>
            {days.map(({ day, weekday, date }) => (
              <th key={day} scope="col" className={classes(HEAD, 'whitespace-nowrap text-center leading-4')}>
                {weekday}
                <br />
                <span className="font-normal">{date.slice(0, 5)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {clinics.map((clinic, row) => {
            const byDay = new Map(clinic.days.map((day) => [day.day, day]));
            const all = sumOf(clinic.days);
            const percent = takenPercent(all);
            return (
              <tr key={clinic.siteId}>
                <th
                  scope="row"
                  className={classes(STICKY, 'border-b bg-surface py-1.5 pr-2 pl-4 text-left align-middle max-sm:pl-3')}
                >
                  <span className="block font-[550] wrap-anywhere">{clinic.siteName}</span>
                  <span className="block font-normal text-text-3 text-xs">
                    {percent === null ? 'No doctors' : `${percent}%, ${formatHours(all.free)} free`}
                  </span>
                </th>
                {days.map(({ day, weekday, date }) => (
                  <Cell
                    key={day}
                    siteId={clinic.siteId}
                    siteName={clinic.siteName}
                    dayName={`${weekday} ${date}`}
                    day={byDay.get(day)}
                    isFirst={row === firstLink && day === clinic.days[0]?.day}
                  />
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
});

type CellProps = {
  siteId: string;
  siteName: string;
  dayName: string;
  /** Nothing where no doctor works. */
  day: CapacityDay | undefined;
  isFirst: boolean;
};

function Cell({ siteId, siteName, dayName, day, isFirst }: CellProps) {
  if (!day) {
    return (
      <td className="border-border border-b bg-canvas text-center text-text-3" title="No doctor works">
        <span aria-hidden>–</span>
        <span className="sr-only">No doctor works</span>
      </td>
    );
  }
  const [share, free] = cellText(day);
  const label = cellLabel(siteName, dayName, day);
  return (
    <td className="h-11 border-border border-b p-px">
      <a
        href={`/scheduler?site=${siteId}&day=${day.day}`}
        tabIndex={isFirst ? 0 : -1}
        aria-label={label}
        title={label}
        className={classes(
          'grid h-full min-h-10 place-content-center rounded-[4px] text-center text-[13px] leading-4 hover:no-underline hover:outline-2 hover:outline-border-strong hover:-outline-offset-2 focus-visible:-outline-offset-2',
          levelClass[levelOf(day)],
        )}
      >
        {share}
        {free ? <span className="block text-xs">{free}</span> : null}
      </a>
    </td>
  );
}
