import { expect, test } from 'vitest';
import { allowedActions } from './allowed-actions.ts';

const now = Date.parse('2026-11-23T01:00:00Z');
const confirmed = { status: 'Confirmed', appointmentTime: '2026-11-24T01:00:00Z' };
const booking = (mine: { status: string; appointmentTime: string | null }, ...others: { status: string }[]) => ({
  ...mine,
  candidates: [mine, ...others],
});
const names = (actions: Readonly<Record<string, boolean>>) =>
  Object.keys(actions)
    .filter((name) => actions[name])
    .join(' ');

test('[detail.edit-rule] an account that may book has the actions that the status allows', () => {
  const may = (...parts: Parameters<typeof booking>) =>
    names(allowedActions(booking(...parts), ['make_bookings'], now));
  expect(may(confirmed)).toBe('editNotes update sendConfirmation cancel pickTime');
  expect(may({ ...confirmed, appointmentTime: '2026-11-22T01:00:00Z' })).toBe('update pickTime');
  expect(may({ status: 'Pending', appointmentTime: null })).toBe(
    'editNotes update sendConfirmation cancel changeDates',
  );
  const past = booking({ ...confirmed, appointmentTime: '2026-11-22T01:00:00Z' });
  expect(names(allowedActions(past, ['make_bookings'], now, { isProvider: true }))).toBe('update cancel pickTime');
  expect(may({ ...confirmed, status: 'Arrived' }), 'early').toBe('update sendConfirmation');
  expect(may({ ...confirmed, status: 'Cancelled' })).toBe('');
  expect(may({ ...confirmed, status: 'Cancelled' }, confirmed), 'a colleague who can be is no reason').toBe('');
});

test('an account that may confirm picks the time of a pending candidate; one that only reads has no actions', () => {
  const pending = booking({ status: 'Pending', appointmentTime: null });
  expect(allowedActions(pending, ['make_bookings', 'calendar'], now).pickTime).toBe(true);
  expect(names(allowedActions(booking(confirmed), ['view_bookings'], now))).toBe('');
});
