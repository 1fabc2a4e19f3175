export const DEFAULT_TIME_ZONE = 'Australia/Perth';

/** 0001-01-01T00:00:00Z, which the services send where there is no time yet. */
const EMPTY_MS = -62_135_596_800_000;

/** No value, or the sentinel in any spelling of that instant. */
export const isEmptyDate = (instant: string | null | undefined): boolean =>
  !instant || Temporal.Instant.from(instant).epochMilliseconds === EMPTY_MS;

/** The same as a day: an unknown date of birth. */
export const NO_DAY = '0001-01-01';

const two = (part: number) => String(part).padStart(2, '0');
const dayOf = (day: { day: number; month: number; year: number }) =>
  `${two(day.day)}/${two(day.month)}/${String(day.year).padStart(4, '0')}`;

/** 'YYYY-MM-DD' → 'DD/MM/YYYY'; empty, and the sentinel's day, → ''. What is no day stays as it was typed. */
export function shownDay(day: string | null | undefined): string {
  if (!day || day.startsWith(NO_DAY)) return '';
  const iso = isoDay(day.slice(0, 'YYYY-MM-DD'.length));
  return iso === null ? day : dayOf(Temporal.PlainDate.from(iso));
}

/** The same 'YYYY-MM-DD' where it is a day of the calendar, else null. */
export function isoDay(text: string): string | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return null;
  try {
    return Temporal.PlainDate.from(text).toString();
  } catch {
    return null;
  }
}

export const DAYS_TURNED = 'The last day is before the first.';

/** True if the days are in this order; null if one is none, as a date field keeps it while it is typed. */
export const areInOrder = (first: string, last: string): boolean | null =>
  isoDay(first) === null || isoDay(last) === null ? null : first <= last;

/** The day, 'YYYY-MM-DD', that an instant falls on in a zone. */
export const dayIn = (instant: string, timeZone: string) =>
  Temporal.Instant.from(instant).toZonedDateTimeISO(timeZone).toPlainDate().toString();

/**
 * An instant as people at the site read it, whatever the viewer's own zone is.
 * @returns day 'DD/MM/YYYY' and time 'HH:mm', both '' where there is no time yet
 */
export function shownAppointment(instant: string | null | undefined, siteTimeZone?: string | null) {
  if (!instant || isEmptyDate(instant)) return { day: '', time: '' };
  const at = Temporal.Instant.from(instant).toZonedDateTimeISO(siteTimeZone || DEFAULT_TIME_ZONE);
  return { day: dayOf(at), time: `${two(at.hour)}:${two(at.minute)}` };
}

const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const;

/** 'YYYY-MM-DD' → 'Mon'. */
export const shownWeekday = (day: string) => WEEKDAYS[Temporal.PlainDate.from(day).dayOfWeek - 1] ?? '';

/** 'Perth time'. */
export const zoneLabel = (zone: string | null) => `${(zone ?? 'UTC').replace(/^.*\//, '').replaceAll('_', ' ')} time`;
