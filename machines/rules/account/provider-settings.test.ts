import { expect, test } from 'vitest';
import { providerSettingMessages } from './provider-settings.ts';

const right = {
  phone: '08 5550 1400',
  holdMinutes: '15',
  paymentDays: '30',
  xeroAccount: '200/01',
  xeroTax: 'GST on Income (10%)',
  myobAccount: '4-1000',
  myobTax: 'N-T',
};
const faulty = (change: Partial<typeof right>) =>
  Object.entries(providerSettingMessages({ ...right, ...change })).flatMap(([name, message]) =>
    message === null ? [] : [name],
  );

test('[provider.settings] right settings and empty ones have no fault', () => {
  expect(faulty({})).toEqual([]);
  const empty = Object.fromEntries(Object.keys(right).map((name) => [name, ' '])) as typeof right;
  expect(faulty(empty)).toEqual([]);
});

test.each([
  ['phone', ['12', '08 5550 140']],
  ['holdMinutes', ['0', '61', '-1', '1.5', 'ten', '١٠']],
  ['paymentDays', ['366', '-1', '7.5', 'a week']],
  ['xeroAccount', ['=1+1', '2 00', '-200']],
  ['xeroTax', ['=HYPERLINK("x")', '@tax', 'GST\nFree']],
  ['myobAccount', ['4-10', '41000', '=4-1000']],
  ['myobTax', ['-GST', '+', 'G T']],
] as const)('[provider.settings] a wrong %s is said at its field', (field, wrong) => {
  for (const typed of wrong) expect(faulty({ [field]: typed }), typed).toEqual([field]);
});
