import type { FormField } from '#contract/form.ts'
import type { LeftOut } from '#runtime/core/form/paste/leftOut.ts'
import type { FormPath } from '#runtime/core/form/paths.ts'
import type { RowId, RowsChange } from '#runtime/core/form/rowsChange.ts'
import type { EditProps } from '#runtime/react/form/session/fieldWidget.ts'

/** The last action and its undo; shown above the rows until the next step or until dismissed. */
export interface Notice {
  text: string
  /** Takes the step back; absent where there is nothing to take back. */
  back?: RowsChange
  /** Cells it left with something to mend, by path; nothing moves them while the notice is shown. */
  wrong?: readonly FormPath[]
  /** Pasted values that could not be stored, for copying. */
  leftOut?: readonly LeftOut[]
}

/** The actions on rows. Rows are counted from 0. */
export interface RowActs {
  /** Adds a row at the end, or at an index. Returns false when the table is full; the table then shows a message. */
  add: (at?: number) => boolean
  move: (index: number, by: 1 | -1) => boolean
  remove: (index: number) => void
  undo: () => void
  /** Sets the notice of an action other than these. */
  tell: (notice: Notice | undefined) => void
}

/** A table as its layouts share it. */
export interface TableModel {
  edit: EditProps
  /** The visible columns. */
  columns: readonly FormField[]
  /** Rows by identity, in order. */
  ids: readonly RowId[]
  notice: Notice | undefined
  acts: RowActs
}
