/** Shift of the tests' clock ahead of the true time; 0 unless `shifted-clock.ts` says otherwise. */
export const clockShiftMs = Number(process.env['CLOCK_SHIFT_HOURS'] ?? 0) * 3_600_000;

/** Makes `Date` and `Temporal.Now` of this process, or of the page that it is sent to, as many milliseconds ahead. */
export function shiftClock(ms: number): void {
  const { Date: RealDate } = globalThis;
  const now = () => RealDate.now() + ms;
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, given, newTarget) => Reflect.construct(target, given.length > 0 ? given : [now()], newTarget),
    apply: () => new RealDate(now()).toString(),
    get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
  });
  // Browsers have a Temporal of their own; the polyfill reads `Date`.
  if (typeof Temporal === 'undefined') return;
  const instant = () => Temporal.Instant.fromEpochMilliseconds(now());
  const zoned = (zone: string = Temporal.Now.timeZoneId()) => instant().toZonedDateTimeISO(zone);
  Object.assign(Temporal.Now, {
    instant,
    zonedDateTimeISO: zoned,
    plainDateISO: (zone?: string) => zoned(zone).toPlainDate(),
    plainDateTimeISO: (zone?: string) => zoned(zone).toPlainDateTime(),
    plainTimeISO: (zone?: string) => zoned(zone).toPlainTime(),
  });
}
