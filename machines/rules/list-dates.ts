/**
 * The appointment date filter as it is sent.
 * @param fromDay, toDay 'YYYY-MM-DD', or '' for an open end
 * @param timeZone the configured zone, which the panel names
 * @returns UTC instants: start of the from day, end (its last millisecond) of the to day; null for an open end
 */
export function listDates(fromDay: string, toDay: string, timeZone: string) {
  const startOf = (day: Temporal.PlainDate) => day.toZonedDateTime(timeZone).toInstant();
  return {
    from: fromDay === '' ? null : startOf(Temporal.PlainDate.from(fromDay)).toString(),
    to:
      toDay === ''
        ? null
        : startOf(Temporal.PlainDate.from(toDay).add({ days: 1 }))
            .subtract({ milliseconds: 1 })
            .toString(),
  };
}
