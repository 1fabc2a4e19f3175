import { expect, test } from 'vitest';
import { PERMISSIONS } from '../../../machines/rules/access/permissions.ts';
import { commonStatusMessage } from './selection-messages.ts';

const now = Date.parse('2026-11-24T01:00:00Z');
const rows = (statuses: readonly string[], appointmentTime: string) =>
  statuses.map((status) => ({
    status,
    appointmentTime,
    siteTimeZone: 'Australia/Perth',
    statusBefore: null,
    statusChangedAt: null,
  }));

test.each([
  [['Confirmed', 'Rescheduled'], null],
  [['Confirmed', 'PartialConfirmed'], null],
  [['Confirmed', 'Completed'], 'Confirmed and Completed cannot be changed together.'],
  [['Cancelled'], 'Cancelled cannot be changed here.'],
])('%j: %s', (statuses, words) => {
  expect(commonStatusMessage(rows(statuses, '2026-11-24T00:00:00Z'), { held: PERMISSIONS, now })).toBe(words);
});

test('[status.not-before] before the day of the appointment it says from when on', () => {
  const tomorrow = rows(['Confirmed', 'Rescheduled'], '2026-11-25T00:00:00Z');
  expect(commonStatusMessage(tomorrow, { held: PERMISSIONS, now })).toBe(
    'Confirmed and Rescheduled can be changed from the day of the appointment on.',
  );
});
