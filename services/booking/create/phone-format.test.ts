import { expect, test } from 'vitest';
import { isPhone } from '../../../machines/rules/contact/phone.ts';
import { formatPhone } from './phone-format.ts';

test.each([
  ['0491570006', '0491 570 006'],
  ['0491 570 006 ext.123', '0491 570 006 (EXT.123)'],
  ['+61491570006', '+61 491 570 006'],
  ['+61894509876', '+61 8 9450 9876'],
  ['0894509876', '08 9450 9876'],
  ['1300000123', '1300 000 123'],
  ['94509876', '9450 9876'],
])('%s reads as %s and stays a phone', (typed, read) => {
  expect(formatPhone(typed)).toBe(read);
  expect(isPhone(read)).toBe(true);
});
