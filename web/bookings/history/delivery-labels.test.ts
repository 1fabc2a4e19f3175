import { expect, test } from 'vitest';
import { deliveryLabel, mailLabel } from './delivery-labels.ts';

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
