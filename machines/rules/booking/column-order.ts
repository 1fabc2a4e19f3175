import { type ListColumn, listColumn, USUAL_COLUMNS } from './list-columns.ts';

/** All columns: those that are shown in their order, each of the others behind the one that it usually follows. */
export function withHidden(shown: readonly ListColumn[]): readonly ListColumn[] {
  return USUAL_COLUMNS.reduce(
    (columns, name, at) =>
      columns.includes(name) ? columns : columns.toSpliced(columns.indexOf(USUAL_COLUMNS[at - 1] ?? name) + 1, 0, name),
    shown,
  );
}

/** One place on or back. The candidate's column keeps its place. */
export function withMoved(columns: readonly ListColumn[], name: ListColumn, by: -1 | 1): readonly ListColumn[] {
  const from = columns.indexOf(name);
  const to = from + by;
  if (from < 1 || to < 1 || to >= columns.length) return columns;
  return columns.toSpliced(from, 1).toSpliced(to, 0, name);
}

/** The column whose head sorts by this; undefined where none does. */
export const columnSortedBy = (sort: string): ListColumn | undefined =>
  USUAL_COLUMNS.find((name) => listColumn(name).sort === sort);
