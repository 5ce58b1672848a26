import { LIMITS } from '../limits.ts'

/** Whether a list has more rows than paging reaches; its total then is not exact. */
export const isBeyondPaging = (total: number): boolean => total > LIMITS.pagedRows

/** The total of a list as people read it: `10000+` when there are more rows than are counted. */
export const pagedTotal = (total: number): string =>
  isBeyondPaging(total) ? `${LIMITS.pagedRows}+` : String(total)

/** Number of the last page that can be turned to. */
export const lastPageOf = (total: number, size: number): number =>
  Math.max(1, Math.ceil(Math.min(total, LIMITS.pagedRows) / size))
