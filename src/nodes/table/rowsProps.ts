import type { Column } from '#contract/nodes.ts'

/** What both looks of a table get. */
export interface RowsProps {
  columns: readonly Column[]
  rows: readonly unknown[]
  rowActions: readonly string[]
  /** Number of the first row. */
  first: number
  /** Newer rows are on their way: these may be looked at, not acted on. */
  isBusy: boolean
}
