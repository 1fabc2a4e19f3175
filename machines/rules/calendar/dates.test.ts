import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayIn, isEmptyDate, isoDay, shownAppointment, shownDay, shownWeekday } from './dates.ts';

test('[app.dates] days show as DD/MM/YYYY, times as HH:mm', () => {
  expect(shownDay('2026-03-07')).toBe('07/03/2026');
  expect(shownAppointment('2026-11-23T01:05:00Z')).toEqual({ day: '23/11/2026', time: '09:05' });
});

test('[app.timezone] the zone is Perth unless the site says otherwise, whatever the machine’s own is', () => {
  expect(new Date('2026-11-22T23:30:00Z').getDate(), 'this machine is not in Perth').toBe(22);
  expect(shownAppointment('2026-11-22T23:30:00Z')).toEqual({ day: '23/11/2026', time: '07:30' });
  expect(shownAppointment('2026-11-22T23:30:00Z', '')).toEqual({ day: '23/11/2026', time: '07:30' });
});

test.each([
  ['Australia/Sydney', '23/11/2026', '10:30'],
  ['Australia/Adelaide', '23/11/2026', '10:00'],
  ['Australia/Brisbane', '23/11/2026', '09:30'],
  ['Australia/Darwin', '23/11/2026', '09:00'],
])('[app.timezone] an appointment in %s shows at the site’s own time', (zone, day, time) => {
  expect(shownAppointment('2026-11-22T23:30:00Z', zone)).toEqual({ day, time });
});

test.each([
  '0001-01-01T00:00:00Z',
  '0001-01-01T00:00:00.000Z',
  '0001-01-01T00:00:00+00:00',
  '0001-01-01T08:00:00+08:00',
])('[app.empty-date] %s shows as empty', (sentinel) => {
  expect(isEmptyDate(sentinel)).toBe(true);
  expect(shownAppointment(sentinel, 'Australia/Sydney')).toEqual({ day: '', time: '' });
  expect(shownDay(sentinel)).toBe('');
});

test('[app.empty-date] no value is empty, the first moment after the sentinel is not', () => {
  for (const nothing of ['', null, undefined]) expect([isEmptyDate(nothing), shownDay(nothing)]).toEqual([true, '']);
  expect(isEmptyDate('0001-01-01T00:00:01Z')).toBe(false);
});

test('[app.dates] the day of an instant is the day that shows', () => {
  const instant = fc.date({ min: new Date('1900-01-01'), max: new Date('2199-12-31'), noInvalidDate: true });
  fc.assert(
    fc.property(instant, (date) => {
      expect(dayIn(date.toISOString(), 'UTC')).toBe(date.toISOString().slice(0, 10));
    }),
  );
});

test('[app.dates] a day must exist; what is none shows as it was typed', () => {
  expect([isoDay('2028-02-29'), isoDay('2027-02-29'), isoDay('29/02/2028')]).toEqual(['2028-02-29', null, null]);
  expect(['31/02/1990', '1990-02-31', '14 Ma'].map(shownDay)).toEqual(['31/02/1990', '1990-02-31', '14 Ma']);
});

test('[app.timezone] a day belongs to the zone it is read in', () => {
  expect(dayIn('2026-11-22T23:30:00Z', 'Australia/Perth')).toBe('2026-11-23');
  expect(dayIn('2026-11-22T23:30:00Z', 'America/New_York')).toBe('2026-11-22');
  expect([shownWeekday('2026-11-23'), shownWeekday('2026-11-29')]).toEqual(['Mon', 'Sun']);
});
