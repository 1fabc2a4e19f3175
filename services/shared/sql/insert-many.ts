/** Rows per statement: far below PostgreSQL's limit of 65,535 parameters for all our tables. */
const ROWS_AT_ONCE = 2_000;

/** Inserts rows in as few statements as the parameter limit allows; none for no rows. */
export async function insertMany<Row>(
  rows: readonly Row[],
  insert: (some: Row[]) => PromiseLike<unknown>,
): Promise<void> {
  for (let at = 0; at < rows.length; at += ROWS_AT_ONCE) await insert(rows.slice(at, at + ROWS_AT_ONCE));
}
