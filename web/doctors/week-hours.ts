import type { Period } from '../../machines/rules/calendar/weekly-hours.ts';

type Hours = readonly Period[];

const LUNCH = { fromTime: '12:00', toTime: '12:30' };
const USUAL = [
  { fromTime: '08:00', toTime: LUNCH.fromTime },
  { fromTime: LUNCH.toTime, toTime: '16:00' },
];

const isOn = (week: number, weekday: number) => (period: Period) => period.week === week && period.weekday === weekday;

/** The periods of a day, each with its place in the list. */
export const periodsOf = (hours: Hours, week: number, weekday: number) =>
  hours.flatMap((period, at) => (isOn(week, weekday)(period) ? [{ period, at }] : []));

const replaceDay = (
  hours: Hours,
  week: number,
  weekday: number,
  periods: readonly Omit<Period, 'week' | 'weekday'>[],
) => [
  ...hours.filter((period) => !isOn(week, weekday)(period)),
  ...periods.map(({ fromTime, toTime }) => ({ week, weekday, fromTime, toTime })),
];

/** A day that is ticked gets the hours of the nearest one before it, else the usual ones, with lunch. */
export function withDay(
  hours: Hours,
  { week, weekday, works }: { week: number; weekday: number; works: boolean },
): Hours {
  const like = hours.findLast((period) => period.week === week && period.weekday < weekday);
  const periods = like ? hours.filter(isOn(week, like.weekday)) : USUAL;
  return replaceDay(hours, week, weekday, works ? periods : []);
}

export const withPeriod = (hours: Hours, at: number, changed: Partial<Period>): Hours =>
  hours.map((period, index) => (index === at ? { ...period, ...changed } : period));

export const withoutPeriod = (hours: Hours, at: number): Hours => hours.filter((_, index) => index !== at);

/** Lunch where a period spans it, else a half hour in the middle of the last one. */
export function withBreak(hours: Hours, week: number, weekday: number): Hours {
  const periods = hours.filter(isOn(week, weekday));
  const spanning = periods.find(({ fromTime, toTime }) => fromTime < LUNCH.fromTime && toTime > LUNCH.toTime);
  const cut = spanning ?? periods.at(-1);
  if (!cut) return hours;
  const pause = spanning ? LUNCH : middleOf(cut);
  const parts = [
    { fromTime: cut.fromTime, toTime: pause.fromTime },
    { fromTime: pause.toTime, toTime: cut.toTime },
  ];
  return replaceDay(
    hours,
    week,
    weekday,
    periods.flatMap((period) => (period === cut ? parts : [period])),
  );
}

/** One period from the day's start to its end. */
export function withoutBreaks(hours: Hours, week: number, weekday: number): Hours {
  const periods = hours
    .filter(isOn(week, weekday))
    .toSorted((one, other) => one.fromTime.localeCompare(other.fromTime));
  const [first, last] = [periods[0], periods.at(-1)];
  return first && last ? replaceDay(hours, week, weekday, [{ ...first, toTime: last.toTime }]) : hours;
}

const minutesOf = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));
const clockOf = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

function middleOf({ fromTime, toTime }: Period) {
  const middle = Math.round((minutesOf(fromTime) + minutesOf(toTime)) / 2 / 15) * 15;
  return { fromTime: clockOf(middle - 15), toTime: clockOf(middle + 15) };
}

/** Tuesday to Friday as Monday. */
export const workdaysLike = (hours: Hours, week: number): Hours =>
  [2, 3, 4, 5].reduce<Hours>((all, weekday) => replaceDay(all, week, weekday, all.filter(isOn(week, 1))), hours);
