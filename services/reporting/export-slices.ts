/** A page of rows by their ids; where the next page begins is null after the last. */
export interface IdPage<Cursor> {
  readonly ids: readonly string[];
  readonly next: Cursor | null;
}

/** So many rows at once, so that a database that answers one question at a time answers others in between. */
export const SLICE_ROWS = 1_000;

/**
 * Rows a page at a time. A page begins where the one before ended, so what is written meanwhile neither doubles nor loses
 * a row.
 */
export async function* inSlices<Cursor>(
  pageAt: (cursor: Cursor | undefined) => Promise<IdPage<Cursor>>,
  rowsOf: (ids: readonly string[]) => Promise<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  for (let cursor: Cursor | undefined; ; ) {
    const { ids, next }: IdPage<Cursor> = await pageAt(cursor);
    if (ids.length > 0) yield await rowsOf(ids);
    if (next === null) return;
    cursor = next;
  }
}
