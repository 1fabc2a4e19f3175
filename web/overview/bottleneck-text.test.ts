import { expect, test } from 'vitest';
import { bottleneckText } from './bottleneck-text.ts';

const booth = {
  kind: 'booth' as const,
  names: ['Booth 1'],
  fullAt: '10:00',
  fullDays: 12,
  days: 14,
  gain: 18,
  packageName: 'Express medical',
};

test('[overview.resources] the bottleneck is one sentence: who is full, when, and what one more gives', () => {
  expect(bottleneckText(booth)).toBe(
    'Booth 1 is full at 10:00 on 12 of 14 days: one more booth makes room for 18 visits of Express medical.',
  );
  expect(bottleneckText({ ...booth, kind: 'nurse', names: ['Ana', 'Ben'], fullDays: 1, days: 1, gain: 1 })).toBe(
    'All of kind nurse are full at 10:00 on 1 of 1 day: one more nurse makes room for 1 visit of Express medical.',
  );
  expect(bottleneckText({ ...booth, fullAt: '', fullDays: 0 })).toBe(
    'One more booth makes room for 18 visits of Express medical.',
  );
});
