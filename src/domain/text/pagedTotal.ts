/** Rows of a list that are counted and can be turned to (decision 0327). */
export const PAGED_ROWS = 10_000

/** The total of a list as people read it: `10000+` when there are more rows than are counted. */
export const pagedTotal = (total: number): string =>
  total > PAGED_ROWS ? `${PAGED_ROWS}+` : `${total}`

/** Number of the last page that can be turned to; 1 for no rows. */
export const lastPageOf = (total: number, size: number): number =>
  Math.ceil(Math.min(total || 1, PAGED_ROWS) / size)
