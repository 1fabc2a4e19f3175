import { expect, test } from 'vitest';
import { quietHoursMessage } from './link-sms-dialog.tsx';

test('an SMS that staff send in quiet hours says that it leaves now, by the clinic’s clock', () => {
  expect(quietHoursMessage('2026-11-22T23:36:00Z', 'Australia/Perth')).toBe(
    'It leaves now, at 07:36 for the candidate; automatic SMS wait until 08:00. ',
  );
  expect(quietHoursMessage('2026-11-22T23:36:00Z', 'Australia/Sydney')).toBe('');
  expect(quietHoursMessage('2026-11-23T00:00:00Z', 'Australia/Perth')).toBe('');
});
