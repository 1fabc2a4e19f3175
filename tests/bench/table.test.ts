import { expect, test } from 'vitest';
import { table, verdict } from './table.ts';

test('a figure within its aim is met, one beyond it says by how much', () => {
  expect(verdict(4, 1, { kind: 'at most', timesFloor: 4 })).toBe('yes');
  expect(verdict(5, 1, { kind: 'at most', timesFloor: 4 })).toBe('missed by 25 %');
  expect(verdict(1000, 8000, { kind: 'at least', timesFloor: 1 / 8 })).toBe('yes');
  expect(verdict(500, 8000, { kind: 'at least', timesFloor: 1 / 8 })).toBe('missed by 100 %');
  expect(verdict(96, undefined, { kind: 'at most', value: 95 })).toBe('missed by 1.05 %');
});

test('[run.bench] an aim of nothing is met by nothing', () => {
  expect(verdict(0, undefined, { kind: 'at most', value: 0 })).toBe('yes');
});

test('[run.bench] each figure is printed beside its floor, in one row', () => {
  const [, , row] = table([
    {
      what: 'times of one clinic, one day',
      on: 'PostgreSQL',
      unit: 'ms',
      figure: 2.5,
      floor: { what: 'bare query', value: 1 },
      aim: { kind: 'at most', timesFloor: 4 },
    },
  ]).split('\n');
  expect(row).toBe(
    '| times of one clinic, one day | PostgreSQL | 2.5 ms   | 1 ms (bare query) | 2.5x  | at most 4x | yes |',
  );
});
