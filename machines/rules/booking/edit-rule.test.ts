import { expect, test } from 'vitest';
import { BOOKING_STATUSES, isPending } from './booking-status.table.ts';
import { canEditNotes, canUpdateCandidate, notesRefusal } from './edit-rule.ts';

const now = Date.parse('2026-11-23T01:00:00Z');
const AHEAD = '2026-11-23T01:00:01Z';

test.each<[string, string | null, boolean]>([
  ['Pending', null, true],
  ['Pending', '0001-01-01T00:00:00Z', true],
  ['Confirmed', AHEAD, true],
  ['PartialConfirmed', AHEAD, true],
  ['Rescheduled', AHEAD, true],
  ['Confirmed', '2026-11-23T01:00:00Z', false],
  ['Rescheduled', '2026-11-22T01:00:00Z', false],
  ['Confirmed', null, false],
  ['Confirmed', '0001-01-01T00:00:00Z', false],
  ['Nonsense', AHEAD, false],
])('[detail.edit-rule] %s at %s: notes may be edited %s', (status, appointmentTime, expected) => {
  expect(canEditNotes({ status, appointmentTime }, now)).toBe(expected);
});

test('[detail.edit-rule] in every other status they may not, results that are pending among them', () => {
  const open = ['Pending', 'Confirmed', 'Rescheduled'];
  for (const status of BOOKING_STATUSES.filter((other) => !open.includes(other))) {
    expect(canEditNotes({ status, appointmentTime: AHEAD }, now), status).toBe(false);
  }
  expect(BOOKING_STATUSES.filter(isPending)).toEqual(['Pending']);
});

test('[detail.edit-rule] a refusal names the candidate it is about and what is in the way', () => {
  const mei = { name: 'Mei Chen', status: 'Confirmed', appointmentTime: AHEAD };
  expect(notesRefusal(mei, now)).toBeNull();
  expect(notesRefusal(mei, now + 1000)).toBe('The appointment of Mei Chen has passed.');
  expect(notesRefusal({ ...mei, status: 'Pending Bloods' }, now)).toBe('Mei Chen is Pending Bloods.');
});

test('a person’s details may be put right until the booking is over', () => {
  const closed = BOOKING_STATUSES.filter((status) => !canUpdateCandidate({ status }));
  expect(closed).toEqual(['Cancelled', 'Completed']);
});
