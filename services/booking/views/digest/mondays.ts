/** Mails leave on Mondays at this hour of the portal's zone. */
const HOUR = 7;

/** @returns the last Monday that has struck seven, as a day and an instant, and the instant of the next one */
export function mondayOf(now: Date, timeZone: string) {
  const local = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(timeZone);
  const ofThisWeek = local.subtract({ days: local.dayOfWeek - 1 }).withPlainTime({ hour: HOUR });
  const isStruck = Temporal.ZonedDateTime.compare(ofThisWeek, local) <= 0;
  const monday = isStruck ? ofThisWeek : ofThisWeek.subtract({ days: 7 });
  return {
    day: monday.toPlainDate().toString(),
    at: new Date(monday.epochMilliseconds),
    next: new Date(monday.add({ days: 7 }).epochMilliseconds),
  };
}
