import type { FormValues } from '#contract/form.ts'
import { ownValue } from '#contract/record.ts'
import { isRecord } from '#domain/json/isRecord.ts'
import { type CellPath, type FormPath, parseCell } from './paths.ts'
import {
  applyChange,
  changeBack,
  columnsIn,
  type RowCells,
  type RowId,
  type RowsChange,
} from './rowsChange.ts'
import { UnreadTexts } from './unreadTexts.ts'

/** Stored data may contain anything in place of a row: it reads as an empty row, and the type check reports it. */
const asRows = (value: unknown): readonly FormValues[] => {
  if (!Array.isArray(value)) return []
  return value.every(isRecord) ? value : value.map((row) => (isRecord(row) ? row : {}))
}

/** Current values. Lists and rows are replaced, never mutated, so they can be compared by identity. */
export class Values {
  readonly #values: Map<string, unknown>
  readonly #rowIds = new Map<string, readonly RowId[]>()
  readonly #unread = new UnreadTexts()
  #nextId: RowId = 1

  /** @param values an entry for every key of the form, undefined without a value */
  constructor(values: Map<string, unknown>) {
    this.#values = values
  }

  get(path: FormPath): unknown {
    const cell = this.#cellAt(path)
    return cell ? ownValue(this.rows(cell.table)[cell.row], cell.column) : this.#values.get(path)
  }

  /** Sets a field or a cell of an existing row; null and undefined clear it. Unknown keys are ignored. */
  put(path: FormPath, value: unknown): void {
    const cell = this.#cellAt(path)
    if (cell) this.#putCell(cell, value ?? undefined)
    else if (this.#values.has(path)) {
      this.#rowIds.delete(path)
      this.#values.set(path, value ?? undefined)
    }
  }

  /** Returns the mark of a place, stable while rows move: `table/#identity/column`, or the key. */
  markOf(path: FormPath): string {
    const cell = this.#cellAt(path)
    return cell ? cellMark(cell.table, this.rowIds(cell.table)[cell.row], cell.column) : path
  }

  /** Returns why a cell could not read its last text; undefined once it is edited. */
  unread(path: FormPath): string | undefined {
    return this.#unread.none ? undefined : this.#unread.at(this.markOf(path))
  }

  rows(table: string): readonly FormValues[] {
    return asRows(this.#values.get(table))
  }

  /** Returns the rows' identities in order; the same array until rows are added, removed or moved. */
  rowIds(table: string): readonly RowId[] {
    const known = this.#rowIds.get(table)
    if (known) return known
    const ids = this.rows(table).map(() => this.#nextId++)
    this.#rowIds.set(table, ids)
    return ids
  }

  /** Applies a change; returns its inverse and the identities of the inserted rows. */
  changeRows(table: string, change: RowsChange): { back: RowsChange; inserted: readonly RowId[] } {
    const rows = { list: this.rows(table), ids: this.rowIds(table) }
    const back = changeBack(rows, change, (id, columns) => this.#unreadOf(table, id, columns))
    const { list, ids, inserted } = applyChange(rows, change, () => this.#nextId++)
    this.#replace(table, list, ids)
    for (const [id, given] of change.put ?? []) this.#putUnread(table, id, given)
    for (const [index, given] of (change.insert ?? []).entries())
      this.#putUnread(table, inserted[index], given)
    return { back: { ...back, remove: inserted }, inserted }
  }

  setRow(table: string, index: number, row: FormValues): void {
    this.#unread.forgetAll(cellMark(table, this.rowIds(table)[index], ''))
    this.#replace(table, this.rows(table).with(index, row), this.rowIds(table))
  }

  moveRow(table: string, from: number, to: number): void {
    this.#replace(table, moved(this.rows(table), from, to), moved(this.rowIds(table), from, to))
  }

  /** Parses a cell's path, unless the whole path is a key (keys may contain slashes). */
  #cellAt(path: FormPath): CellPath | undefined {
    return this.#values.has(path) ? undefined : parseCell(path)
  }

  #unreadOf(table: string, id: RowId, columns: readonly string[]): Record<string, string> {
    const texts = columns.map((column) => [column, this.#unread.at(cellMark(table, id, column))])
    return Object.fromEntries(texts.filter(([, text]) => text !== undefined))
  }

  #putUnread(table: string, id: RowId | undefined, given: RowCells): void {
    for (const column of columnsIn(given)) {
      const text = ownValue(given.unread, column)
      if (text === undefined) this.#unread.forget(cellMark(table, id, column))
      else this.#unread.put(cellMark(table, id, column), text)
    }
  }

  #putCell({ table, row, column }: CellPath, value: unknown): void {
    this.#unread.forget(cellMark(table, this.rowIds(table)[row], column))
    const { [column]: _, ...others } = this.rows(table)[row] ?? {}
    const cells = value === undefined ? others : { ...others, [column]: value }
    if (row < this.rows(table).length)
      this.#replace(table, this.rows(table).with(row, cells), this.rowIds(table))
  }

  #replace(table: string, rows: readonly FormValues[], ids: readonly RowId[]): void {
    this.#values.set(table, rows)
    this.#rowIds.set(table, ids)
  }
}

const cellMark = (table: string, id: RowId | undefined, column: string): string =>
  `${table}/#${id}/${column}`

const moved = <T>(list: readonly T[], from: number, to: number): T[] =>
  list.toSpliced(from, 1).toSpliced(to, 0, ...list.slice(from, from + 1))
