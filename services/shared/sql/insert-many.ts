/** Rows of one statement: far below PostgreSQL's 65,535 parameters for any table of ours. */
const ROWS_AT_ONCE = 2_000;

/** Inserts in as few statements as parameters allow; none where there are no rows. */
export async function insertMany<Row>(
  rows: readonly Row[],
  insert: (some: Row[]) => PromiseLike<unknown>,
): Promise<void> {
  for (let at = 0; at < rows.length; at += ROWS_AT_ONCE) await insert(rows.slice(at, at + ROWS_AT_ONCE));
}
