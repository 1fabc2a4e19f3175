import { expect, test } from 'vitest';
import { missingMessage, monthMessage } from './month-messages.ts';

test('[billing.month] a month is said with what is missing, and without what is not', () => {
  expect(monthMessage('2026-11', { companies: 412, withoutPrice: 51, withoutPo: 67 })).toBe(
    'November 2026: 412 companies, 51 without a price, 67 without PO',
  );
  expect(monthMessage('2027-02', { companies: 1, withoutPrice: 0, withoutPo: 1 })).toBe(
    'February 2027: 1 company, 1 without PO',
  );
  expect(missingMessage({ withoutPrice: 3, withoutPo: 1 })).toBe('3 rows without a price, 1 row without PO');
  expect(missingMessage({ withoutPrice: 0, withoutPo: 0 })).toBe('');
});
