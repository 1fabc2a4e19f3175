import { EVERY_COLUMN, isExtraColumn, type ListColumn, listColumn, USUAL_COLUMNS } from './list-columns.ts';

/** All columns: those that are shown in their order, each of the others behind the one that it usually follows, extra ones last. */
export function withHidden(shown: readonly ListColumn[]): readonly ListColumn[] {
  return EVERY_COLUMN.reduce((columns, name, at) => {
    if (columns.includes(name)) return columns;
    const before = columns.indexOf(EVERY_COLUMN[at - 1] ?? name);
    return columns.toSpliced(isExtraColumn(name) ? columns.length : before + 1, 0, name);
  }, shown);
}

/** One place on or back. The candidate's column keeps its place. */
export function withMoved(columns: readonly ListColumn[], name: ListColumn, by: -1 | 1): readonly ListColumn[] {
  const from = columns.indexOf(name);
  const to = from + by;
  if (from < 1 || to < 1 || to >= columns.length) return columns;
  return columns.toSpliced(from, 1).toSpliced(to, 0, name);
}

/** The usual column whose head sorts by this; undefined where none does. */
export const columnSortedBy = (sort: string): ListColumn | undefined =>
  USUAL_COLUMNS.find((name) => listColumn(name).sort === sort);
