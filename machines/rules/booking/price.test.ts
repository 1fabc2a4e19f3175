import { expect, test } from 'vitest';
import { formatPrice, gstOf, PRICE_FORMAT, parsePrice, priceMessage } from './price.ts';

test.each([
  ['185', 18_500],
  ['185.5', 18_550],
  ['$1,250.05', 125_005],
  [' 0.09 ', 9],
])('[prices.set] %j is a price', (text, cents) => {
  expect(parsePrice(text)).toBe(cents);
});

test.each(['-1', '1.234', '1,25', 'abc', '1e3', '999999999', '.5'])('[prices.set] %j is none', (text) => {
  expect(priceMessage(text)).toBe(PRICE_FORMAT);
});

test('GST is a tenth, rounded to the cent', () => {
  expect([gstOf(18_500), gstOf(5), gstOf(4), gstOf(0)]).toEqual([1_850, 1, 0, 0]);
});

test('prices are written for people', () => {
  expect([formatPrice(125_005), formatPrice(9)]).toEqual(['$1,250.05', '$0.09']);
});
