/** Sites without rosters offer a time each 15 minutes, 09:00 to 16:00 on weekdays: the last one starts at 15:45. */
const STEP_MINUTES = 15;
const OPENS = 9 * 60;
const CLOSES = 16 * 60;
const FRIDAY = 5;

const isOpenOn = (day: Temporal.PlainDate, holidays: ReadonlySet<string>) =>
  day.dayOfWeek <= FRIDAY && !holidays.has(day.toString());

/**
 * @param day 'YYYY-MM-DD' at the site
 * @param holidays days 'YYYY-MM-DD' of the site's state
 * @returns start times as UTC instants, earliest first; none on a weekend or holiday
 */
export function freeTimes(day: string, timeZone: string, holidays: ReadonlySet<string>): readonly string[] {
  const date = Temporal.PlainDate.from(day);
  if (!isOpenOn(date, holidays)) return [];
  return Array.from({ length: (CLOSES - OPENS) / STEP_MINUTES }, (_value, step) => {
    const minutes = OPENS + step * STEP_MINUTES;
    const plainTime = new Temporal.PlainTime(Math.floor(minutes / 60), minutes % 60);
    return date.toZonedDateTime({ timeZone, plainTime }).toInstant().toString();
  });
}

/**
 * The same for each day from one to another, without what lies before `notBefore` (a UTC instant, such as the start
 * of the search window). A day without times stays, so that the screen can say why.
 */
export function freeDays(
  days: { fromDay: string; toDay: string; timeZone: string; notBefore: string },
  holidays: ReadonlySet<string>,
) {
  const first = Temporal.PlainDate.from(days.fromDay);
  const count = first.until(days.toDay, { largestUnit: 'days' }).days + 1;
  const earliest = Temporal.Instant.from(days.notBefore).epochMilliseconds;
  return Array.from({ length: Math.max(0, count) }, (_value, ahead) => {
    const day = first.add({ days: ahead }).toString();
    const times = freeTimes(day, days.timeZone, holidays);
    return { day, times: times.filter((time) => Temporal.Instant.from(time).epochMilliseconds >= earliest) };
  });
}

/** True if the service may take this instant at a free-booking site: exactly the times that `freeTimes` offers. */
export function isFreeTime(startsAt: string, timeZone: string, holidays: ReadonlySet<string>): boolean {
  const instant = Temporal.Instant.from(startsAt);
  const day = instant.toZonedDateTimeISO(timeZone).toPlainDate().toString();
  return freeTimes(day, timeZone, holidays).some((time) => Temporal.Instant.from(time).equals(instant));
}
