import fc from 'fast-check';
import { expect, test } from 'vitest';
import { folded, groupSlots } from './slot-groups.ts';

const perth = { siteId: 'p', siteName: 'Perth', timeZone: 'Australia/Perth' };
const sydney = { siteId: 's', siteName: 'Sydney', timeZone: 'Australia/Sydney' };

test('[slots.more] ten times show in full, eleven fold behind a more toggle', () => {
  const ten = Array.from({ length: 10 }, (_value, number) => number);
  expect(folded(ten, false)).toEqual({ shown: ten, more: 0, hasToggle: false });
  expect(folded([...ten, 10, 11], false)).toEqual({ shown: ten, more: 2, hasToggle: true });
  expect(folded([...ten, 10, 11], true)).toEqual({ shown: [...ten, 10, 11], more: 0, hasToggle: true });
});

test('[slots.search] times are grouped by clinic, then by the clinic’s own day, earliest first', () => {
  const groups = groupSlots([
    { ...sydney, startsAt: '2026-11-22T14:00:00Z' }, // the 23rd in Sydney, the 22nd in Perth
    { ...perth, startsAt: '2026-11-23T02:00:00Z' },
    { ...perth, startsAt: '2026-11-22T14:00:00Z' },
    { ...perth, startsAt: '2026-11-23T01:00:00Z' },
  ]);
  expect(groups.map(({ siteName, days }) => [siteName, days.map(({ day, slots }) => [day, slots.length])])).toEqual([
    ['Sydney', [['2026-11-23', 1]]],
    [
      'Perth',
      [
        ['2026-11-22', 1],
        ['2026-11-23', 2],
      ],
    ],
  ]);
  expect(groups[1]?.days[1]?.slots.map(({ startsAt }) => startsAt)).toEqual([
    '2026-11-23T01:00:00Z',
    '2026-11-23T02:00:00Z',
  ]);
});

test('[slots.search] grouping loses no time and doubles none', () => {
  const slot = fc
    .tuple(
      fc.constantFrom(perth, sydney),
      fc.date({ min: new Date('2026-01-01'), max: new Date('2026-12-31'), noInvalidDate: true }),
    )
    .map(([site, date]) => ({ ...site, startsAt: date.toISOString() }));
  fc.assert(
    fc.property(fc.array(slot), (slots) => {
      const found = groupSlots(slots).flatMap(({ days }) => days.flatMap((day) => day.slots));
      expect(new Set(found)).toEqual(new Set(slots));
      expect(found).toHaveLength(slots.length);
    }),
  );
});
