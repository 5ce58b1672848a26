import type { FormField } from '#contract/form.ts'
import type { LeftOut } from '#runtime/core/form/paste/leftOut.ts'
import type { FormPath } from '#runtime/core/form/paths.ts'
import type { RowId, RowsChange } from '#runtime/core/form/rowsChange.ts'
import type { EditProps } from '#runtime/react/form/fieldWidget.ts'

/** What was done last and how it is taken back; shown above the rows until the next step or until dismissed. */
export interface Notice {
  text: string
  /** Takes the step back; absent where there is nothing to take back. */
  back?: RowsChange
  /** Cells it left with something to mend, by path; nothing moves them while the notice is shown. */
  wrong?: readonly FormPath[]
  /** What found no place, to be copied. */
  leftOut?: readonly LeftOut[]
}

/** What can be done with rows. Rows are counted from 0. */
export interface RowActs {
  /** At the end, or at a place. False when the table is full; the table then says so. */
  add: (at?: number) => boolean
  move: (index: number, by: 1 | -1) => boolean
  remove: (index: number) => void
  undo: () => void
  /** Says what was done by another way than these. */
  tell: (notice: Notice | undefined) => void
}

/** A table as its layouts share it. */
export interface TableModel {
  edit: EditProps
  /** Columns a person sees. */
  columns: readonly FormField[]
  /** Rows by identity, in order. */
  ids: readonly RowId[]
  notice: Notice | undefined
  acts: RowActs
}
