import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { freeRuns, freeStarts, type RosterDay } from './availability.ts';
import { quarterText } from './time-slots.ts';

/** A doctor's day as a text: '.' free, 'x' taken, '#' blocked; nothing is open after its end. */
function roster(day: string): RosterDay {
  const mask = (wanted: (slot: string) => boolean) => {
    const bits = [...day].reduce((sum, slot, position) => (wanted(slot) ? sum | (1n << BigInt(position)) : sum), 0n);
    return [Number(bits & 0xffffffffn) | 0, Number(bits >> 32n) | 0] as const;
  };
  return {
    rosterId: 1,
    day: '2026-11-24',
    startQuarter: 0,
    open: mask((slot) => slot !== '#'),
    taken: mask((slot) => slot === 'x'),
  };
}

const days = fc.array(fc.constantFrom('.', '.', '.', 'x', '#'), { maxLength: 63 }).map((slots) => slots.join(''));
const lengths = fc.integer({ min: 1, max: 8 });
const isFree = (day: string, start: number, length: number) => day.slice(start, start + length) === '.'.repeat(length);

describe('free starts of a doctor’s day', () => {
  test('are exactly those with the whole length free, on any day', () => {
    fc.assert(
      fc.property(days, lengths, (day, length) => {
        const naive = [...day].flatMap((_slot, start) => (isFree(day, start, length) ? [start] : []));
        expect(freeStarts(roster(day), length, false)).toEqual(naive);
      }),
    );
  });

  test('optimized, each touches a taken slot or an edge, and there are some whenever there is any', () => {
    fc.assert(
      fc.property(days, lengths, (day, length) => {
        const [all, chosen] = [freeStarts(roster(day), length, false), freeStarts(roster(day), length, true)];
        expect(chosen.length > 0).toBe(all.length > 0);
        for (const start of chosen) {
          expect(isFree(day, start, length)).toBe(true);
          expect(day[start - 1] !== '.' || day[start + length] !== '.').toBe(true);
        }
      }),
    );
  });

  test('begin no earlier than asked, and the first one after that strands nothing', () => {
    expect(freeStarts(roster('........'), 2, false, 3)).toEqual([3, 4, 5, 6]);
    expect(freeStarts(roster('........'), 2, true, 3)).toEqual([3, 6]);
    expect(freeStarts(roster('.....xxx'), 2, true, 1)).toEqual([1, 3]);
  });

  test('runs say how many slots in a row are free from each on', () => {
    expect([...freeRuns(roster('..x.#...'))].slice(0, 9)).toEqual([2, 1, 0, 1, 0, 3, 2, 1, 0]);
  });

  test('the last slot of the longest day counts', () => {
    const longest = `${'x'.repeat(61)}..`;
    expect(freeStarts(roster(longest), 2, false)).toEqual([61]);
  });
});

test('a quarter reads as its instant, before 1970 and after', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1_000_000, max: 4_000_000 }), (quarter) => {
      expect(Date.parse(quarterText(quarter))).toBe(quarter * 900_000);
    }),
  );
});
