import { expect, test } from 'vitest';
import { quietWords } from './link-sms-dialog.tsx';

test('an SMS that staff send in quiet hours says that it leaves now, by the clinic’s clock', () => {
  expect(quietWords('2026-11-22T23:36:00Z', 'Australia/Perth')).toBe(
    'It leaves now, at 07:36 for the candidate; automatic SMS wait until 08:00. ',
  );
  expect(quietWords('2026-11-22T23:36:00Z', 'Australia/Sydney')).toBe('');
  expect(quietWords('2026-11-23T00:00:00Z', 'Australia/Perth')).toBe('');
});
