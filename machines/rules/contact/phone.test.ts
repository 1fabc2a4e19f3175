import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatPhone, isPhone, mobileAddress, normalisePhone, PHONE_HINT, phoneMessage } from './phone.ts';

test('[valid.phone] the hint names every form', () => {
  expect(PHONE_HINT).toBe('Eg. 0487 987 987, 1300 000 123, 1800 000 123, 08 9450 9876, 9450 9876, ext.123');
});

test.each([
  '0487 987 987',
  '1300 000 123',
  '1800 000 123',
  '08 9450 9876',
  '9450 9876',
  '+61 487 987 987',
  '+61894509876',
  '08 9450 9876 ext.123',
  '9450 9876 (EXT.5)',
  '1300000123(ext.77)',
  '(08) 9450-9876',
  '08.9450.9876',
  '0487-987-987',
  '0487–987–987',
  '+61 (8) 9450-9876',
  '9450-9876',
  '(08) 9450-9876 (ext.5)',
  '9450 9876, ext.123',
  '9450 9876 ext 123',
  '13 11 14',
])('[valid.phone] %s is a phone number', (number) => {
  expect(phoneMessage(number)).toBeNull();
});

test.each([
  'ext.123',
  '0087 987 987',
  '048 798 798',
  '0487 987 9870',
  '1400 000 123',
  '1300 000 12',
  '0450 987',
  '+61 48 798 798',
  '+61 4879 879 879',
  '+64 487 987 987',
  '9450 9876 ext',
  '9450 9876 (EXT.)',
  '9450 9876 (EXT.1',
  '(08) 9450/9876',
  '(08) 9450-987',
  '-- (.)',
  '9450 9876 EXT.1 EXT.2',
])('[valid.phone] %s is none', (number) => {
  expect(phoneMessage(number)).toMatch(/^Must be an Australian phone number\. Eg\. 0487 987 987/);
});

test('[valid.phone] an extension is kept as (EXT.n) however it was typed', () => {
  expect(normalisePhone(' 08 9450 9876 ext.123 ')).toBe('0894509876(EXT.123)');
  expect(normalisePhone('0894509876 (Ext.123)')).toBe('0894509876(EXT.123)');
  expect(normalisePhone('(08) 9450-9876, ext 123')).toBe('0894509876(EXT.123)');
});

test('[valid.phone] spaces, brackets, hyphens, dots and case never matter, and normalising twice changes nothing', () => {
  const number = fc.oneof(
    fc.stringMatching(/^\+61\d{9}$/),
    fc.stringMatching(/^04\d{8}$/),
    fc.stringMatching(/^1[38]00\d{6}$/),
    fc.stringMatching(/^0[1-9]\d{8}$/),
    fc.stringMatching(/^[1-9]\d{7}$/),
  );
  const extension = fc.oneof(
    fc.constant(''),
    fc.stringMatching(/^(ext|EXT|Ext)\.\d{1,5}$/),
    fc.stringMatching(/^\(ext\.\d{1,5}\)$/),
  );
  fc.assert(
    fc.property(number, extension, fc.infiniteStream(fc.nat({ max: 5 })), (digits, ext, spaced) => {
      const after = (marks: readonly string[]) => (letter: string) => letter + (marks[spaced.next().value ?? 0] ?? '');
      const number = [...digits].map(after(['', ' ', '-', '.', ' ', ')'])).join('');
      const typed = `(${number} ${[...ext].map(after(['', ' '])).join('')}`;
      expect(isPhone(typed)).toBe(true);
      expect(normalisePhone(typed)).toBe(normalisePhone(digits + ext));
      expect(normalisePhone(normalisePhone(typed))).toBe(normalisePhone(typed));
    }),
  );
});

test('[valid.phone] only lengths of the known forms pass', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\d{1,20}$/), (digits) => {
      if (isPhone(digits)) expect([6, 8, 10]).toContain(normalisePhone(digits).length);
    }),
  );
  expect(phoneMessage('')).toBeNull();
});

test.each([
  '0491570006',
  '491570006',
  '+61 491 570 006',
  '+61 0491 570 006',
  '+61 (0)491 570 006',
  '0061 491 570 006',
  '0011 61 491 570 006',
  '61491570006',
  'tel:0491570006',
  '０４９１ ５７０ ００６',
  '\u202a0491 570 006\u202c',
  '0491\u200b 570\u00a0006',
  "'0491570006",
  "'+61 491 570 006",
  '="0491570006"',
])('[valid.phone] %j is stored as one number', (typed) => {
  expect([phoneMessage(typed), formatPhone(typed), mobileAddress(typed)]).toEqual([
    null,
    '0491 570 006',
    '+61491570006',
  ]);
});

test.each([
  ['0894509876', '08 9450 9876'],
  ['+61894509876', '08 9450 9876'],
  ['+61 1300 000 123', '1300 000 123'],
  ['131114', '13 11 14'],
  ['94509876, ext.5', '9450 9876 (EXT.5)'],
  ['no \u200bphone', 'no phone'],
])('[valid.phone] %j is stored as %s', (typed, stored) => {
  expect(formatPhone(typed)).toBe(stored);
  expect(formatPhone(stored)).toBe(stored);
});
