/** One number about the source tree. */
export interface Figure {
  count: number
  /** What is counted, and what else is to be known of it. */
  says: string
  /** What stands behind the number, a line each. */
  behind: readonly string[]
}

/** A number as it is read: `3,428`. */
export const written = (count: number): string => count.toLocaleString('en')
