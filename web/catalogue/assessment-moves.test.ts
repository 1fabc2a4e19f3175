import { expect, test } from 'vitest';
import type { CatalogueAssessment } from './assessment-effects.tsx';
import { movesOf } from './assessment-moves.ts';

const row = (id: string, category: string) => ({ id, category }) as CatalogueAssessment;
const rows = [row('a', 'Heart'), row('b', 'heart'), row('c', 'Heart'), row('d', 'Lungs')];
const moves = rows.map((one) => movesOf(rows, one));

test('[catalogue.order] an assessment moves by one place, and within its category alone', () => {
  expect(moves).toEqual([
    { up: null, down: { before: 'c' } },
    { up: { before: 'a' }, down: { before: null } },
    { up: { before: 'b' }, down: null },
    { up: null, down: null },
  ]);
});
