import { expect, test } from 'vitest';
import { scalars } from './scalars.ts';

test.each([
  ['2026-11-23T09:15:00+08:00', '2026-11-23T01:15:00.000Z'],
  ['2026-11-23 09:15:00+08', '2026-11-23T01:15:00.000Z'],
  ['2026-11-23T01:15:00Z', '2026-11-23T01:15:00Z'],
  [1_795_396_500, '2026-11-23T01:15:00.000Z'],
])('the instant %s leaves in UTC', (written, shown) => {
  expect(scalars.DateTime.serialize(written)).toBe(shown);
});

test('an instant that is none is a fault', () => {
  expect(() => scalars.DateTime.serialize('soon')).toThrow('Invalid time value');
});
