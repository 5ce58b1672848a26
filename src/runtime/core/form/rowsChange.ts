import type { FormValues } from '#contract/form.ts'
import { ownValue, putOwn } from '#contract/record.ts'

/** Rows keep an identity while they move, so that what belongs to a row moves with it. */
export type RowId = number

/** A table's rows and, in the same order, their identities. */
export interface Rows {
  list: readonly FormValues[]
  ids: readonly RowId[]
}

/** Cells of one row by column. */
export interface RowCells {
  /** Values to put; undefined clears the cell. */
  cells: FormValues
  /** Why a cell could not be given the text meant for it: it stays empty, and this is its message until it is edited. */
  unread?: Readonly<Record<string, string>>
}

/** A row to put in; with the identity it had when it comes back. */
export interface InsertedRow extends RowCells {
  /** Its place among the rows as they are when it is put in. */
  at: number
  id?: RowId
}

/** Several changes of a table's rows as one step: rows go, cells are put into those that stay, rows come. */
export interface RowsChange {
  remove?: readonly RowId[]
  put?: ReadonlyMap<RowId, RowCells>
  insert?: readonly InsertedRow[]
}

interface Entry {
  id: RowId
  row: FormValues
}

/** Every column a change speaks of. */
export const columnsIn = ({ cells, unread }: RowCells): string[] => [
  ...new Set([...Object.keys(cells), ...Object.keys(unread ?? {})]),
]

/** The row with these cells; what is undefined, or could not be read, is empty. */
function withCells(row: FormValues, given: RowCells): FormValues {
  const cells = { ...row }
  for (const column of columnsIn(given)) {
    if (ownValue(given.cells, column) === undefined) delete cells[column]
    else putOwn(cells, column, ownValue(given.cells, column))
  }
  return cells
}

/** The rows after the change. Identities that are not there any more are passed over; new rows get one of `newId`. */
export function applyChange(
  { list, ids }: Rows,
  change: RowsChange,
  newId: () => RowId,
): Rows & { inserted: readonly RowId[] } {
  const gone = new Set(change.remove)
  const entries = ids
    .map((id, index): Entry => ({ id, row: list[index] ?? {} }))
    .filter(({ id }) => !gone.has(id))
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
 * The change that takes another one back, made before it is applied.
 * @param unreadOf what could not be read in a row's columns so far
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
