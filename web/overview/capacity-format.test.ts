import { expect, test } from 'vitest';
import { type CapacityDay, cellLabel, cellText, levelOf, sumOf, takenPercent } from './capacity-format.ts';

const dayWith = (counts: Partial<CapacityDay>): CapacityDay => ({
  day: '2026-11-24',
  doctors: 2,
  slots: 40,
  booked: 0,
  held: 0,
  blocked: 0,
  free: 0,
  ahead: 40,
  ...counts,
});

test('a cell says in words how full the day is, whatever its colour', () => {
  const said = (counts: Partial<CapacityDay>) => [levelOf(dayWith(counts)), ...cellText(dayWith(counts))];
  expect(said({ free: 40 })).toEqual(['low', '0%', '10 h']);
  expect(said({ booked: 10, free: 29, blocked: 1 })).toEqual(['quarter', '26%', '7.25 h']);
  expect(said({ booked: 20, free: 20 })).toEqual(['half', '50%', '5 h']);
  expect(said({ booked: 29, held: 1, free: 10 })).toEqual(['high', '75%', '2.5 h']);
  expect(said({ booked: 38, blocked: 2 })).toEqual(['full', 'Full', '']);
  expect(said({ blocked: 40 })).toEqual(['closed', 'Closed', '']);
  expect(said({ blocked: 10, ahead: 10 }), 'nothing else is to come').toEqual(['closed', 'Closed', '']);
  expect(said({ blocked: 4, ahead: 0 })).toEqual(['over', 'Over', '']);
});

test('[overview.over] a day that is over is not said to be full, however much of it was booked', () => {
  expect(cellText(dayWith({ booked: 40, ahead: 0 }))).toEqual(['Over', '']);
  expect(levelOf(dayWith({ booked: 30, blocked: 10, ahead: 0 }))).toBe('over');
  expect(levelOf(dayWith({ booked: 30, ahead: 4 })), 'somebody still comes, and no time is left').toBe('full');
});

test('a day with time left is never full, however little it is', () => {
  expect(takenPercent({ booked: 999, held: 0, free: 1 })).toBe(99);
  expect(takenPercent({ booked: 0, held: 0, free: 0 })).toBeNull();
});

test('the text for screen readers begins with the visible one, and names clinic, day and every part', () => {
  expect(
    cellLabel('Perth – Hay Street', 'Tue 24/11/2026', dayWith({ booked: 20, held: 2, blocked: 4, free: 14 })),
  ).toBe(
    '61% 3.5 h free. Perth – Hay Street, Tue 24/11/2026: booked 5 h, held 0.5 h, free 3.5 h, blocked 1 h; 2 doctors',
  );
});

test('days are added up', () => {
  expect(sumOf([dayWith({ booked: 3, free: 1 }), dayWith({ held: 2, free: 5 })])).toEqual({
    booked: 3,
    held: 2,
    free: 6,
  });
});
