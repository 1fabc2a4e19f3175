import { expect, test } from 'vitest';
import { formatAppointment, showing, statusLabel, twoLines } from './booking-format.ts';

const none = { appointmentTime: null, siteTimeZone: null, preferredFromDate: null, preferredToDate: null };

test('[app.timezone] an appointment reads in its site’s zone', () => {
  const sydney = { ...none, appointmentTime: '2026-11-23T02:00:00Z', siteTimeZone: 'Australia/Sydney' };
  expect(formatAppointment(sydney)).toEqual({ word: '', first: '23/11/2026', second: '13:00', zone: 'AEDT' });
  expect(formatAppointment({ ...sydney, siteTimeZone: 'Australia/Perth' })).toEqual({
    word: '',
    first: '23/11/2026',
    second: '10:00',
    zone: 'AWST',
  });
});

test('[list.partial] no time yet reads as nothing, or as the preferred dates', () => {
  expect(formatAppointment(none)).toBeNull();
  expect(
    formatAppointment({ ...none, appointmentTime: '0001-01-01T00:00:00Z', siteTimeZone: 'Australia/Perth' }),
  ).toBeNull();
  const prefers = { ...none, preferredFromDate: '2026-11-24', preferredToDate: '2026-11-28' };
  const dates = { word: 'Prefers', first: '24/11/2026 –', second: '28/11/2026', zone: '' };
  expect(formatAppointment(prefers)).toEqual(dates);
  expect(formatAppointment({ ...prefers, preferredToDate: null })).toEqual({
    ...dates,
    first: '24/11/2026',
    second: '',
  });
});

test('[list.partial] PartialConfirmed shows as Confirmed', () => {
  expect(statusLabel('PartialConfirmed')).toBe('Confirmed');
  expect(statusLabel('Pending')).toBe('Pending');
});

test('a clinic and its street are on two lines', () => {
  expect(twoLines('Perth – Hay Street')).toEqual(['Perth', 'Hay Street']);
  expect(twoLines('Darwin')).toEqual(['Darwin', '']);
  expect(twoLines(null)).toEqual(['', '']);
});

test('the number of shown entries is followed by the number of all matches', () => {
  expect(showing(50, 146, false)).toBe('Showing 50 of 146');
  expect(showing(50, 2000, true)).toBe('Showing 50 of 2,000+');
  expect(showing(50, null, false)).toBe('Showing 50');
});
