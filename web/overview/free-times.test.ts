import { expect, test } from 'vitest';
import { type FreeTimes, formatWait, summaryOf, waitsFor } from './free-times.ts';

const clinic = (siteName: string, days: number | null, serviceTypes: ('pem' | 'fit_test')[] = ['pem']) => ({
  siteId: siteName,
  siteName,
  serviceTypes,
  free: [
    { minutes: 15, days: 0, day: '2026-11-23' },
    { minutes: 45, days, day: days === null ? null : '2026-11-25' },
  ],
});
const medical = { id: 'm', name: 'Medical', serviceType: 'pem', minutes: 45 } as const;
const times: FreeTimes = {
  lookAheadDays: 60,
  packages: [medical],
  clinics: [clinic('A', 2), clinic('B', null), clinic('C', 0), clinic('D', 9), clinic('E', 1, ['fit_test'])],
};

test('the longest wait comes first, and a clinic without any time before all; who does not offer the package is not there', () => {
  expect(waitsFor(times, medical).map(({ siteName, days }) => [siteName, days])).toEqual([
    ['B', null],
    ['D', 9],
    ['A', 2],
    ['C', 0],
  ]);
});

test('a package has its soonest clinic, the wait that half do not pass, and the clinics without a time', () => {
  expect(summaryOf(waitsFor(times, medical))).toMatchObject({ soonest: { siteName: 'C' }, median: 2, without: 1 });
  expect(summaryOf([])).toEqual({ soonest: null, median: null, without: 0 });
});

test('a wait in words', () => {
  expect([0, 1, 12].map(formatWait)).toEqual(['Today', '1 day', '12 days']);
});
