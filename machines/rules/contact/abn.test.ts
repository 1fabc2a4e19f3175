import { expect, test } from 'vitest';
import { ABN_FORMAT, abnMessage, formatAbn, isAbn } from './abn.ts';

test.each(['51 824 753 556', '51824753556', ' 53 004 085 616 '])('[companies.abn] %j is one', (abn) => {
  expect(isAbn(abn)).toBe(true);
  expect(abnMessage(abn)).toBeNull();
});

test.each(['51 824 753 557', '15 824 753 556', '5182475355', '518247535560', '01 824 753 556', '51 824 753 55x'])(
  '[companies.abn] %j is none',
  (abn) => {
    expect(abnMessage(abn)).toBe(ABN_FORMAT);
  },
);

test('[companies.abn] a change of any one digit is noticed', () => {
  for (let at = 0; at < 11; at++) {
    const wrong = [...'51824753556'].map((digit, place) => (place === at ? (Number(digit) + 1) % 10 : digit)).join('');
    expect(isAbn(wrong)).toBe(false);
  }
});

test('an empty one passes, and digits are grouped to be read', () => {
  expect(abnMessage(' ')).toBeNull();
  expect(formatAbn('51824753556')).toBe('51 824 753 556');
});
