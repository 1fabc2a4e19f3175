const formats = new Map<string, Intl.DateTimeFormat>();

/** The calendar day 'YYYY-MM-DD' of an instant in a zone. A format costs 50 µs to make, so each zone's is kept. */
export function dayIn(instant: Date, timeZone: string): string {
  let format = formats.get(timeZone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
    formats.set(timeZone, format);
  }
  return format.format(instant);
}

/** Days from one to another, both included. */
export function daysFromTo(first: string, last: string): string[] {
  const start = Date.parse(`${first}T00:00:00Z`);
  const count = (Date.parse(`${last}T00:00:00Z`) - start) / 86_400_000 + 1;
  return Array.from({ length: Math.max(0, count) }, (_value, index) =>
    new Date(start + index * 86_400_000).toISOString().slice(0, 10),
  );
}

/** 'HH:mm' with the zone's name, for a sentence that may be read in another one. */
export const namedClockIn = (instant: Date, timeZone: string) =>
  `${clockIn(instant, timeZone)} ${zoneNameIn(instant, timeZone)}`;

const zoneNameIn = (instant: Date, timeZone: string) =>
  new Intl.DateTimeFormat('en-AU', { timeZone, timeZoneName: 'short' })
    .formatToParts(instant)
    .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;

/** 'HH:mm' of an instant in a zone. */
export const clockIn = (instant: Date, timeZone: string) =>
  new Intl.DateTimeFormat('en-AU', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(instant);
