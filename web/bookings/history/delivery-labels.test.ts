import { expect, test } from 'vitest';
import { deliveryLabel, mailLabel, reminderLabel } from './delivery-labels.ts';

test('[detail.email] a mail says what it is and how far it is', () => {
  expect(mailLabel('booking.confirmed')).toBe('Confirmation');
  expect(mailLabel('booking.rescheduled.copy')).toBe('New time, copy to the booking person');
  const at = '23/11/2026 09:00';
  expect(deliveryLabel({ state: 'sent', leavesAt: null, lastError: null }, at)).toBe('Sent 23/11/2026 09:00');
  expect(deliveryLabel({ state: 'waiting', leavesAt: null, lastError: null }, at)).toBe(
    'On its way since 23/11/2026 09:00',
  );
  expect(deliveryLabel({ state: 'waiting', leavesAt: null, lastError: 'connect ECONNREFUSED' }, at)).toContain(
    'ECONNREFUSED',
  );
  expect(deliveryLabel({ state: 'waiting', leavesAt: at, lastError: null }, at)).toBe('Leaves 23/11/2026 09:00');
  expect(deliveryLabel({ state: 'failed', leavesAt: null, lastError: '550 No such mailbox' }, at)).toBe(
    'Not sent: 550 No such mailbox',
  );
});

test.each([
  ['waiting', 'On its way'],
  ['sending', 'On its way'],
  ['retrying', 'Will be tried again 23/11/2026 09:00: 451 Busy'],
  ['failed', 'Could not be delivered: 451 Busy'],
  ['sent', 'Sent 23/11/2026 09:00'],
  ['confirmed', 'Sent 23/11/2026 09:00, confirmed'],
  ['asked', 'Sent 23/11/2026 09:00, another time asked for'],
] as const)('[remind.shown] a reminder that is %s reads "%s"', (phase, label) => {
  expect(reminderLabel({ phase, lastError: '451 Busy' }, '23/11/2026 09:00')).toBe(label);
});
