import fc from 'fast-check';
import { expect, test } from 'vitest';
import { freeDays, freeTimes, isFreeTime } from './free-booking.ts';

const none = new Set<string>();
const inZone = (instant: string, timeZone: string) => Temporal.Instant.from(instant).toZonedDateTimeISO(timeZone);

test('[slots.free] a weekday offers each quarter of an hour from 09:00, the last one at 15:45', () => {
  const times = freeTimes('2026-11-23', 'Australia/Perth', none);
  expect(times).toHaveLength(28);
  expect([times[0], times[1], times.at(-1)]).toEqual([
    '2026-11-23T01:00:00Z',
    '2026-11-23T01:15:00Z',
    '2026-11-23T07:45:00Z',
  ]);
});

test('[slots.free] weekends and holidays offer nothing', () => {
  expect(freeTimes('2026-11-28', 'Australia/Perth', none)).toEqual([]);
  expect(freeTimes('2026-11-29', 'Australia/Perth', none)).toEqual([]);
  expect(freeTimes('2026-12-25', 'Australia/Perth', new Set(['2026-12-25']))).toEqual([]);
});

test('[slots.free] the clock on the clinic’s wall counts, before and after it is put forward', () => {
  // Adelaide: 9.5 hours ahead until 04/10/2026, 10.5 after
  expect(freeTimes('2026-10-02', 'Australia/Adelaide', none)[0]).toBe('2026-10-01T23:30:00Z');
  expect(freeTimes('2026-10-05', 'Australia/Adelaide', none)[0]).toBe('2026-10-04T22:30:00Z');
});

test('[slots.free] a holiday of several days is skipped day by day, and a day without times stays', () => {
  const holidays = new Set(['2026-12-25', '2026-12-28']);
  const days = freeDays(
    { fromDay: '2026-12-24', toDay: '2026-12-29', timeZone: 'Australia/Perth', notBefore: '2026-12-01T00:00:00Z' },
    holidays,
  );
  expect(days.map(({ day, times }) => [day, times.length])).toEqual([
    ['2026-12-24', 28],
    ['2026-12-25', 0],
    ['2026-12-26', 0],
    ['2026-12-27', 0],
    ['2026-12-28', 0],
    ['2026-12-29', 28],
  ]);
});

test('[slots.free] today offers only what is still ahead', () => {
  const [today] = freeDays(
    { fromDay: '2026-11-23', toDay: '2026-11-23', timeZone: 'Australia/Perth', notBefore: '2026-11-23T07:20:00Z' },
    none,
  );
  expect(today?.times).toEqual(['2026-11-23T07:30:00Z', '2026-11-23T07:45:00Z']);
});

test('[slots.free] the service accepts the times that are offered and nothing else', () => {
  const zones = fc.constantFrom('Australia/Perth', 'Australia/Sydney', 'Australia/Adelaide', 'Australia/Darwin');
  const moment = fc.date({ min: new Date('2026-01-01'), max: new Date('2028-12-31'), noInvalidDate: true });
  fc.assert(
    fc.property(moment, zones, fc.boolean(), (date, timeZone, onStep) => {
      const wall = inZone(date.toISOString(), timeZone);
      const at = onStep ? wall.round({ smallestUnit: 'minute', roundingIncrement: 15, roundingMode: 'floor' }) : wall;
      const isOffered =
        at.dayOfWeek <= 5 &&
        at.hour >= 9 &&
        at.hour < 16 &&
        at.minute % 15 === 0 &&
        at.second === 0 &&
        at.millisecond === 0;
      const instant = at.toInstant().toString();
      expect(isFreeTime(instant, timeZone, none)).toBe(isOffered);
      expect(isFreeTime(instant, timeZone, new Set([at.toPlainDate().toString()]))).toBe(false);
    }),
  );
});

test('[slots.free] every time offered lies within the hours of a weekday that is no holiday', () => {
  const day = fc.date({ min: new Date('2026-01-01'), max: new Date('2028-12-31'), noInvalidDate: true });
  fc.assert(
    fc.property(day, fc.constantFrom('Australia/Perth', 'Australia/Sydney'), (date, timeZone) => {
      const named = date.toISOString().slice(0, 10);
      for (const time of freeTimes(named, timeZone, none)) {
        const at = inZone(time, timeZone);
        expect(at.toPlainDate().toString()).toBe(named);
        expect(at.dayOfWeek).toBeLessThanOrEqual(5);
        expect(at.hour * 60 + at.minute).toBeGreaterThanOrEqual(540);
        expect(at.hour * 60 + at.minute).toBeLessThanOrEqual(945);
      }
    }),
  );
});
