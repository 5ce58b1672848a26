import type { FormValues } from '#contract/form.ts'
import { ownValue, putOwn } from '#contract/record.ts'

/** Identity of a row, kept when it moves, so that its state moves with it. */
export type RowId = number

/** A table's rows and their identities, in the same order. */
export interface Rows {
  list: readonly FormValues[]
  ids: readonly RowId[]
}

/** Cells of one row by column. */
export interface RowCells {
  /** Values to set; undefined clears the cell. */
  cells: FormValues
  /** Messages of cells whose text could not be read: they stay empty and show the message until edited. */
  unread?: Readonly<Record<string, string>>
}

/** A row to insert; with its former identity when it is restored. */
export interface InsertedRow extends RowCells {
  /** Index at the time of insertion. */
  at: number
  id?: RowId
}

/** Several changes of a table's rows as one step: remove rows, set cells of the remaining ones, insert rows. */
export interface RowsChange {
  remove?: readonly RowId[]
  put?: ReadonlyMap<RowId, RowCells>
  insert?: readonly InsertedRow[]
}

interface Entry {
  id: RowId
  row: FormValues
}

/** Returns all columns that a change concerns. */
export const columnsIn = ({ cells, unread }: RowCells): string[] => [
  ...new Set([...Object.keys(cells), ...Object.keys(unread ?? {})]),
]

/** Returns the row with these cells; undefined and unreadable ones are empty. */
function withCells(row: FormValues, given: RowCells): FormValues {
  const cells = { ...row }
  for (const column of columnsIn(given)) {
    if (ownValue(given.cells, column) === undefined) delete cells[column]
    else putOwn(cells, column, ownValue(given.cells, column))
  }
  return cells
}

/** Returns the rows after the change. Unknown identities are ignored; new rows get one from `newId`. */
export function applyChange(
  { list, ids }: Rows,
  change: RowsChange,
  newId: () => RowId,
): Rows & { inserted: readonly RowId[] } {
  const removedIds = new Set(change.remove)
  const entries = ids
    .map((id, index): Entry => ({ id, row: list[index] ?? {} }))
    .filter(({ id }) => !removedIds.has(id))
    .map(({ id, row }): Entry => {
      const given = change.put?.get(id)
      return { id, row: given ? withCells(row, given) : row }
    })
  const inserted: RowId[] = []
  for (const given of change.insert ?? []) {
    const id = given.id ?? newId()
    entries.splice(given.at, 0, { id, row: withCells({}, given) })
    inserted.push(id)
  }
  return { list: entries.map(({ row }) => row), ids: entries.map(({ id }) => id), inserted }
}

/**
 * Returns the inverse of a change; called before it is applied.
 * @param unreadOf returns the present messages of unreadable cells in a row
 */
export function changeBack(
  { list, ids }: Rows,
  { remove = [], put = new Map() }: RowsChange,
  unreadOf: (id: RowId, columns: readonly string[]) => Record<string, string>,
): Omit<RowsChange, 'remove'> {
  const gone = new Set(remove)
  const rowAt = (at: number): FormValues => list[at] ?? {}
  const before = (id: RowId, at: number, columns: readonly string[]): RowCells => ({
    cells: Object.fromEntries(columns.map((column) => [column, ownValue(rowAt(at), column)])),
    unread: unreadOf(id, columns),
  })
  const changed = [...ids.entries()].flatMap(([at, id]): [RowId, RowCells][] => {
    const given = gone.has(id) ? undefined : put.get(id)
    return given ? [[id, before(id, at, columnsIn(given))]] : []
  })
  return {
    put: new Map(changed),
    insert: [...ids.entries()].flatMap(([at, id]) =>
      gone.has(id) ? [{ at, id, cells: rowAt(at) }] : [],
    ),
  }
}
