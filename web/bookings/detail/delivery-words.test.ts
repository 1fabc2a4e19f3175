import { expect, test } from 'vitest';
import { deliveryWords, mailWords } from './delivery-words.ts';

test('[detail.email] a mail says what it is and how far it is', () => {
  expect(mailWords('booking.confirmed')).toBe('Confirmation');
  expect(mailWords('booking.rescheduled.copy')).toBe('New time, copy to the booking person');
  const at = '23/11/2026 09:00';
  expect(deliveryWords({ state: 'sent', lastError: null }, at)).toBe('Sent 23/11/2026 09:00');
  expect(deliveryWords({ state: 'waiting', lastError: null }, at)).toBe('On its way since 23/11/2026 09:00');
  expect(deliveryWords({ state: 'waiting', lastError: 'connect ECONNREFUSED' }, at)).toContain('ECONNREFUSED');
  expect(deliveryWords({ state: 'failed', lastError: '550 No such mailbox' }, at)).toBe(
    'Not sent: 550 No such mailbox',
  );
});
