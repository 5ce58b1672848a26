/** Rows of a page. */
const PAGE = 500

/**
 * All rows of a query that has them in the order of their ids, page after page; none further once `ending`.
 * @param read one page of at most so many rows, after an id
 */
export async function* inPages<Row>(
  read: (after: string, limit: number) => Promise<readonly Row[]>,
  idOf: (row: Row) => string,
  ending?: AbortSignal,
): AsyncIterable<Row> {
  for (let after = ''; ; ) {
    const page = await read(after, PAGE)
    for (const row of page) {
      if (ending?.aborted) return
      yield row
    }
    const last = page.at(-1)
    if (last === undefined || page.length < PAGE) return
    after = idOf(last)
  }
}
