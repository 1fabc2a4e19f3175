import type { CatalogueAssessment } from './assessment-effects.tsx';

/** Moves an assessment right before `before`, or last of its category where that is null. */
export type AssessmentMove = { before: string | null };

const isSameCategory = (one: CatalogueAssessment | undefined, { category }: CatalogueAssessment) =>
  one?.category.toLowerCase() === category.toLowerCase();

/** The moves by one place within the category, of the rows as they are shown; null where it is at that end. */
export function movesOf(
  rows: readonly CatalogueAssessment[],
  row: CatalogueAssessment,
): { up: AssessmentMove | null; down: AssessmentMove | null } {
  const at = rows.indexOf(row);
  const [above, below, next] = [rows[at - 1], rows[at + 1], rows[at + 2]];
  return {
    up: above && isSameCategory(above, row) ? { before: above.id } : null,
    down: isSameCategory(below, row) ? { before: next && isSameCategory(next, row) ? next.id : null } : null,
  };
}
