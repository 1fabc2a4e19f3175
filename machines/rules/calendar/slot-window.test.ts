import fc from 'fast-check';
import { expect, test } from 'vitest';
import { epochMs } from '../../lib/ports.ts';
import { slotWindow } from './slot-window.ts';

const at = (instant: string) => epochMs(Date.parse(instant));

test('[slots.window] today starts in five minutes', () => {
  // 09:00 in Perth
  expect(
    slotWindow({
      fromDay: '2026-11-23',
      toDay: '2026-11-23',
      timeZone: 'Australia/Perth',
      now: at('2026-11-23T01:00:00Z'),
    }),
  ).toEqual({ from: '2026-11-23T01:05:00Z', to: '2026-11-23T15:59:59Z' });
});

test('[slots.window] another day starts at 01:00', () => {
  expect(
    slotWindow({
      fromDay: '2026-11-24',
      toDay: '2026-11-24',
      timeZone: 'Australia/Perth',
      now: at('2026-11-23T01:00:00Z'),
    }),
  ).toEqual({ from: '2026-11-23T17:00:00Z', to: '2026-11-24T15:59:59Z' });
});

test('[slots.window] today is the site’s today, not the viewer’s', () => {
  // 22:30 on the 22nd in Perth is already 01:30 on the 23rd in Sydney
  const now = at('2026-11-22T14:30:00Z');
  const day = { fromDay: '2026-11-23', toDay: '2026-11-23', now };
  expect(slotWindow({ ...day, timeZone: 'Australia/Sydney' }).from).toBe('2026-11-22T14:35:00Z');
  expect(slotWindow({ ...day, timeZone: 'Australia/Perth' }).from).toBe('2026-11-22T17:00:00Z');
});

test('[slots.window] several days end with the last one, across a change of clocks too', () => {
  // Sydney's clocks go forward on 04/10/2026
  expect(
    slotWindow({
      fromDay: '2026-10-03',
      toDay: '2026-10-05',
      timeZone: 'Australia/Sydney',
      now: at('2026-09-01T00:00:00Z'),
    }),
  ).toEqual({ from: '2026-10-02T15:00:00Z', to: '2026-10-05T12:59:59Z' });
});

test('[slots.window] in the last five minutes of today nothing is left', () => {
  const window = slotWindow({
    fromDay: '2026-11-23',
    toDay: '2026-11-23',
    timeZone: 'Australia/Perth',
    now: at('2026-11-23T15:57:00Z'),
  });
  expect(window.from).toBe(window.to);
});

test('[slots.window] it never runs backwards and never asks for the past', () => {
  const zones = fc.constantFrom(
    'Australia/Perth',
    'Australia/Sydney',
    'Australia/Adelaide',
    'Australia/Darwin',
    'Australia/Lord_Howe',
  );
  const moment = fc.date({ min: new Date('2026-01-01'), max: new Date('2028-12-31'), noInvalidDate: true });
  fc.assert(
    fc.property(moment, zones, fc.nat({ max: 60 }), fc.nat({ max: 30 }), (date, timeZone, ahead, length) => {
      const now = epochMs(date.getTime());
      const today = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(timeZone).toPlainDate();
      const fromDay = today.add({ days: ahead });
      const window = slotWindow({
        fromDay: fromDay.toString(),
        toDay: fromDay.add({ days: length }).toString(),
        timeZone,
        now,
      });
      const from = Temporal.Instant.from(window.from).toZonedDateTimeISO(timeZone);
      const to = Temporal.Instant.from(window.to).toZonedDateTimeISO(timeZone);
      expect(from.epochMilliseconds).toBeGreaterThan(now);
      expect(to.epochMilliseconds).toBeGreaterThanOrEqual(from.epochMilliseconds);
      expect(to.toPlainTime().toString()).toBe('23:59:59');
      if (ahead > 0) expect(from.toPlainTime().toString()).toBe('01:00:00');
    }),
  );
});
