import { expect, test } from 'vitest';
import {
  clinicDayAndTime,
  clinicTime,
  formatDate,
  formatDayAndTime,
  formatDayRange,
  formatTime,
  pluralize,
  shortenName,
  zoneName,
  zoneOffsetLabel,
} from './date-format.ts';

const monday = '2026-11-23T01:15:00Z';

test("[app.dates][app.timezone] a time reads in its clinic's zone, wherever the reader is", () => {
  expect(formatDayAndTime('Australia/Perth', monday)).toBe('Mon 23/11/2026 09:15');
  expect(formatDayAndTime('Australia/Sydney', monday)).toBe('Mon 23/11/2026 12:15');
  expect(formatDayAndTime('Australia/Darwin', '2026-11-22T15:00:00Z')).toBe('Mon 23/11/2026 00:30');
});

test('midnight is 00:00 of the new day', () => {
  expect(formatTime('Australia/Perth', '2026-11-22T16:00:00Z')).toBe('00:00');
  expect(formatDate('Australia/Perth', '2026-11-22T16:00:00Z')).toBe('2026-11-23');
});

test('a clinic elsewhere says how far its clocks are from the reader', () => {
  expect(zoneOffsetLabel('Australia/Perth', 'Australia/Sydney', monday)).toBe('3 hours ahead of Perth');
  expect(zoneOffsetLabel('Australia/Perth', 'Australia/Sydney', '2026-07-01T00:00:00Z')).toBe('2 hours ahead of Perth');
  expect(zoneOffsetLabel('Australia/Sydney', 'Australia/Adelaide', monday)).toBe('30 minutes behind Sydney');
  expect(zoneOffsetLabel('Australia/Perth', 'Australia/Darwin', monday)).toBe('1 hour 30 minutes ahead of Perth');
  expect(zoneOffsetLabel('Australia/Brisbane', 'Australia/Sydney', monday)).toBe('1 hour ahead of Brisbane');
  expect(zoneOffsetLabel('Australia/Perth', 'Australia/Perth', monday)).toBe('');
  expect(zoneName('Australia/Perth', monday)).toBe('AWST');
});

test('[app.timezone] zones of Australia are called what browsers call them', () => {
  const zones = Intl.supportedValuesOf('timeZone').filter((zone) => zone.startsWith('Australia/'));
  for (const timeZone of [...zones, 'Australia/LHI', 'Australia/ACT', 'Pacific/Auckland'])
    for (const instant of ['2026-01-15T00:00:00Z', '2026-07-15T00:00:00Z']) {
      const parts = new Intl.DateTimeFormat('en-AU', { timeZoneName: 'short', timeZone }).formatToParts(
        new Date(instant),
      );
      expect(zoneName(timeZone, instant), timeZone).toBe(parts.find(({ type }) => type === 'timeZoneName')?.value);
    }
});

test('[app.dates] a range writes both of its days whole', () => {
  expect(formatDayRange('2026-11-23', '2026-11-27')).toBe('23/11/2026 – 27/11/2026');
  expect(formatDayRange('2026-11-28', '2026-12-02')).toBe('28/11/2026 – 02/12/2026');
  expect(formatDayRange('2026-12-28', '2027-01-02')).toBe('28/12/2026 – 02/01/2027');
  expect(formatDayRange('2026-11-23', '2026-11-23')).toBe('23/11/2026');
});

test('counts and names read as English', () => {
  expect([pluralize(0, 'time'), pluralize(1, 'time'), pluralize(17, 'time')]).toEqual([
    'No times',
    '1 time',
    '17 times',
  ]);
  expect(shortenName('  Müller   Hans ')).toBe('Müller Hans');
  expect(shortenName('Adolph Blaine Charles Wolfeschlegelsteinhausenbergerdorff')).toBe(
    'Adolph Blaine Charles Wolfeschlegelstei…',
  );
});

test('[app.timezone] a clinic’s time goes by its clock, and names its zone where the viewer’s clock says another', () => {
  const monday = '2026-11-23T01:15:00Z';
  expect(clinicTime('Australia/Perth', monday)).toBe('09:15 AWST');
  expect(clinicTime('America/St_Johns', monday), 'the zone of this process').toBe('21:45');
  expect(clinicDayAndTime('Australia/Sydney', Date.parse(monday))).toBe('Mon 23/11/2026 12:15 AEDT');
});
