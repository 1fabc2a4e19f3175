import { describe, expect, test } from 'vitest';
import { any, needs } from '../../../../tests/support/bookings/visit-clinic.ts';
import { type RoutedAssessment, stopsOf } from './stops-of.ts';

const one = (id: string, minutes: number, wanted: RoutedAssessment['needs']): RoutedAssessment => ({
  id,
  name: id,
  minutes,
  needs: wanted,
});
const nurse = needs([any('nurse')]);
const names = (assessments: readonly RoutedAssessment[]) =>
  stopsOf(assessments, 15)?.map(({ name, slots, after }) => [name, slots, after]);

describe('the stops of a package', () => {
  test('[visit.rules] are none where no assessment says what it needs', () => {
    expect(stopsOf([one('Exam', 30, null), one('Vision', 10, null)], 15)).toBeNull();
  });

  test('[visit.rules] add up what the same resources do in a row, and a doctor does the rest', () => {
    expect(names([one('Height', 5, nurse), one('Weight', 5, nurse), one('Exam', 20, null)])).toEqual([
      ['Height, Weight', 1, 0],
      ['Exam', 2, 0],
    ]);
  });

  test('[visit.rules] keep an order that rules ask for, which joins no stops into a circle', () => {
    const exam = one('Exam', 15, needs([any('doctor')], { comes_after: ['Blood'] }));
    const blood = one('Blood', 15, needs([any('nurse')], { comes_first: true }));
    const vision = one('Vision', 15, needs([any('nurse')], { comes_after: ['Exam'] }));
    expect(names([vision, exam, blood])).toEqual([
      ['Blood', 1, 0],
      ['Exam', 1, 1],
      ['Vision', 1, 3],
    ]);
  });
});
