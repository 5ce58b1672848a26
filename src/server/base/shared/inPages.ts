/** Rows of a page. */
const PAGE = 500

/**
 * Yields all rows of a query ordered by id, page after page; ends early once `ending` is aborted.
 * @param read returns at most `limit` rows with ids after `after`
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
